"""What a reaction would change, in a few words, and its chance."""

from __future__ import annotations

from typing import NamedTuple

from wotrush.i18n import mark, t
from wotrush.model.hunter import actions as act
from wotrush.model.hunter import frames as fr
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.combat.attack import declared
from wotrush.model.hunter.combat.strike import counter_kind
from wotrush.model.hunter.odds.forecast import (
    FACES,
    chance_of,
    counter_chances,
    forecast,
    spy_chance,
    strike_chances,
)
from wotrush.model.hunter.plays.air import shot_dry_from, shot_number
from wotrush.model.hunter.plays.modifiers import NEEDED, TUNGSTEN_ADDS, Modifier, modified
from wotrush.model.hunter.plays.playable import in_turn
from wotrush.model.hunter.view.observation import HunterObservation
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.texts.declared_effects import declared_effect
from wotrush.scenes.hunter.texts.event_cards import event_name
from wotrush.scenes.hunter.texts.figures import faces_text, from_to, percent


class ReactionEffect(NamedTuple):
    """What it does, its chance, and what it may cost; each can be empty."""

    note: str = ""
    chance: str = ""
    risk: str = ""
    share: float = 0.0
    """The chance as a number, of a strike, or how much a chance changes."""
    changes: bool = False
    """Whether it tells how a chance changes, or that none does."""
    chance_of: str = ""
    """What the chance is of, unless it is that of success."""
    serves: bool = True
    """Whether that chance is good for the viewer."""


_EFFECTS = {
    w.ESCAPE: mark("the hits are averted, the unit hides"),
    w.EMERGENCY_RESERVE: mark("draw and deploy a unit"),
    w.SMOKE: mark("the attack is called off"),
    w.RADIO_SILENCE: mark("the spying fails"),
    w.JAMMING: mark("the card is cancelled"),
    w.AIR_COVER: mark("the air strike is off"),
    w.TRENCH: mark("mobility +2"),
    w.RIVER: mark("strikes across it −1"),
    w.MINEFIELD: mark("an attacker is destroyed on 1–2"),
    w.FUEL_SHORTAGE: mark("fire readiness −2"),
    w.CAMOUFLAGE: mark("the unit hides"),
    w.RESUPPLY: mark("a marker comes off"),
    w.STRAFING: mark("out of ammo on 1–4"),
}
"""Events whose effect is certain, or known."""


def reaction_effect(o: HunterObservation, action: act.HunterAction) -> ReactionEffect:
    """Return what an answer in a window or to an attack would bring."""
    if declared := declared_effect(o, action):
        note, word, chance, share, serves = declared
        return ReactionEffect(note or ("" if word else _known(action)), chance, "", share, True, word, serves)
    match action:
        case act.Counterattack():
            role = fr.SPY_STRIKE if o.stack[-1][0] == fr.SPY_COUNTER else fr.COUNTER_STRIKE
            return _counter(o, action, role)
        case act.AntiAir(unit=unit):
            table = open_table(o)
            number, dry_from = shot_number(table, unit, o.stack[-1]), shot_dry_from(table, unit)
            risk = _risk(o, unit, dry_from, chance_of(FACES + 1 - dry_from))
            return ReactionEffect(t("shoot the air strike down"), _faces(number), risk)
        case act.EvadeHit():
            return ReactionEffect(t("avert the hits"), _faces(o.catalogue.evade[o.kinds[o.stack[-2][fr.Y]]]))
        case act.UseUnit() if o.stack[-1][0] == fr.READY:
            return ReactionEffect(t("two dice, the lower counts"), _strike_with(o, action))
        case act.UseCommander():
            return _commander(o, action)
        case act.PlayEvent():
            return _event(o, action)
    return ReactionEffect()


def _counter(o: HunterObservation, action: act.Counterattack, role: int) -> ReactionEffect:
    """Return what a counterattack may come to, and what it may cost; of one that cannot hit, which card would help it."""
    table = open_table(o)
    cast = counter_chances(table, action, role)
    note = "" if cast.number > 0 else _with_tungsten(o, action, role) or t("cannot hit")
    cost = _evasion(o) if role == fr.COUNTER_STRIKE else ""
    risk = " · ".join(filter(None, (cost, _risk(o, action.unit, cast.dry_from, cast.dry))))
    return ReactionEffect(note, percent(cast.success), risk, cast.success)


def _evasion(o: HunterObservation) -> str:
    """Return that a target which counters before the attack can no longer evade it, where it could."""
    cast = forecast(open_table(o), declared(list(o.stack[-2])))
    evade = cast.instead or cast.attack.evade
    if not (cast.counter_first and evade):
        return ""
    return t("gives up evading ({chance})", chance=percent(chance_of(evade)))


def _with_tungsten(o: HunterObservation, action: act.Counterattack, role: int) -> str:
    """Return the chance of a counterattack with the Tungsten Rounds in the viewer's hand; nothing if they do not help it."""
    table, kinds = open_table(o), o.kinds
    piercing = counter_kind(o.catalogue.types, kinds[action.unit], kinds[action.target]) == w.AP
    if w.TUNGSTEN not in o.hand or not piercing or not in_turn(table, o.seat, w.TUNGSTEN):
        return ""
    cast = counter_chances(table, action, role, plus=TUNGSTEN_ADDS)
    named = {"event": event_name(w.TUNGSTEN), "chance": percent(cast.success)}
    return t("with {event}: {chance}", **named) if cast.success else ""


def _risk(o: HunterObservation, unit: int, dry_from: int, chance: float) -> str:
    """Return that a hidden unit is revealed by it, and how likely it runs dry."""
    shown = "" if o.revealed(unit) else t("reveals it")
    return " · ".join(filter(None, (shown, _dry(dry_from, chance))))


def _dry(dry_from: int, chance: float) -> str:
    """Return on which faces a unit that fires runs dry, and how likely that is; nothing where it cannot."""
    if not chance:
        return ""
    return t("dry on {faces} ({chance})", faces=faces_text(dry_from, upwards=True), chance=percent(chance))


def _event(o: HunterObservation, action: act.PlayEvent) -> ReactionEffect:
    match action.event:
        case w.ACE_GUNNER:
            return _again(o)
        case w.TUNGSTEN:
            return ReactionEffect(t("armor-piercing +2"), _strike_with(o, action))
        case w.FLANKING:
            strike = o.stack[-2]
            less = modified(open_table(o), action, strike)[fr.D_MINUS] - strike[fr.D_MINUS]
            return ReactionEffect(t("armor −{number}", number=less), _strike_with(o, action))
        case w.FIELD_REPAIR:
            return ReactionEffect(t("avert the hits, out of ammo"), _faces(NEEDED[action.event]))
        case w.CAPTURED_VEHICLE:
            points = o.catalogue.points[o.kinds[action.unit]]
            return ReactionEffect(
                t("it joins your front line without ammo, −{points} for you", points=points)
            )
        case w.AMBUSH:
            counter = act.Counterattack(action.unit, o.stack[-2][fr.A_UNIT], action.number)
            effect = _counter(o, counter, fr.AMBUSH_STRIKE)
            return effect._replace(note=t("it counterattacks at once"))
    return ReactionEffect(_known(action))


def _known(action: act.HunterAction) -> str:
    """Return what an event does whatever comes of it."""
    return t(_EFFECTS[action.event]) if isinstance(action, act.PlayEvent) and action.event in _EFFECTS else ""


def _commander(o: HunterObservation, action: act.UseCommander) -> ReactionEffect:
    match action.kind:
        case w.GUNNERY_ACE:
            return _again(o)
        case w.SCOUT_LEADER:
            table, spying = open_table(o), o.stack[-2]
            both = (spying, modified(table, action, spying))
            before, after = (spy_chance(table, frame[fr.P_UNIT], frame[fr.P_BONUS]) for frame in both)
            return ReactionEffect("", from_to(before, after))
        case w.ARTILLERY_CONTROLLER | w.CHARGE_LEADER:
            return ReactionEffect("", _strike_with(o, action))
        case w.FLAK_CHIEF:
            return ReactionEffect(t("anti-air fire +1"))
        case w.AIR_LIAISON:
            return ReactionEffect(t("air strike +1"))
    return ReactionEffect()


def _again(o: HunterObservation) -> ReactionEffect:
    """Return what a die rolled again can do."""
    procedure = o.stack[-2]
    return ReactionEffect(t("roll the die again"), _faces(procedure[fr.NUMBER_AT[procedure[0]]]))


def _strike_with(o: HunterObservation, action: Modifier) -> str:
    """Return the chance of the strike that is about to be rolled, without and with a play."""
    table, strike = open_table(o), list(o.stack[-2])
    before, after = (strike_chances(table, one).success for one in (strike, modified(table, action, strike)))
    return from_to(before, after)


def _faces(number: int) -> str:
    return percent(chance_of(number))
