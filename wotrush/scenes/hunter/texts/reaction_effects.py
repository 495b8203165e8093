"""What a reaction would change, in a few words, and its chance."""

from __future__ import annotations

from collections.abc import Callable

from wotrush.i18n import mark, t
from wotrush.model.hunter import actions as act
from wotrush.model.hunter import frames as fr
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.odds.forecast import chance_of, counter_chances, spy_chance, strike_chances
from wotrush.model.hunter.view.observation import HunterObservation
from wotrush.model.hunter.worlds.open_table import open_table

Effect = tuple[str, str]
"""What it does, and its chance; either can be empty."""

_EFFECTS = {
    w.ESCAPE: mark("the hits are averted, the unit hides"),
    w.EMERGENCY_RESERVE: mark("draw and deploy a unit"),
    w.CAPTURED_VEHICLE: mark("it joins your front line"),
    w.SMOKE: mark("the attack is called off"),
    w.RADIO_SILENCE: mark("the spying fails"),
    w.JAMMING: mark("the card is cancelled"),
    w.AIR_COVER: mark("the air strike is off"),
}
"""Events whose effect is certain."""
_FIELD_REPAIR_WORKS = 3
_TUNGSTEN, _FLANK, _FLANK_NO_TURRET = 2, 2, 3


def reaction_effect(o: HunterObservation, action: act.HunterAction) -> Effect:
    """Return what an answer in a window or to an attack would bring."""
    match action:
        case act.Counterattack():
            role = fr.SPY_STRIKE if o.stack[-1][0] == fr.SPY_COUNTER else fr.COUNTER_STRIKE
            return "", _share(counter_chances(open_table(o), action, role).success)
        case act.AntiAir(unit=unit):
            flak = o.stack[-1][fr.R_FLAK] >> o.seat & 1
            return t("shoot the air strike down"), _faces(o.catalogue.anti_air[o.kinds[unit]] + flak)
        case act.EvadeHit():
            return t("avert the hits"), _faces(o.catalogue.evade[o.kinds[o.stack[-2][fr.Y]]])
        case act.UseUnit(unit=unit) if o.stack[-1][0] == fr.READY:
            return t("two dice, the lower counts"), _strike_with(
                o, lambda strike: _set(strike, fr.LEADER, unit)
            )
        case act.UseCommander():
            return _commander(o, action)
        case act.PlayEvent():
            return _event(o, action)
    return "", ""


def _event(o: HunterObservation, action: act.PlayEvent) -> Effect:
    match action.event:
        case w.ACE_GUNNER:
            return _again(o)
        case w.TUNGSTEN:
            return t("armor-piercing +2"), _strike_with(o, lambda strike: _add(strike, fr.A_PLUS, _TUNGSTEN))
        case w.FLANKING:
            target = o.kinds[o.stack[-2][fr.Y]]
            less = _FLANK_NO_TURRET if o.catalogue.no_turret[target] else _FLANK
            return (
                t("armor −{number}", number=less),
                _strike_with(o, lambda strike: _add(strike, fr.D_MINUS, less)),
            )
        case w.FIELD_REPAIR:
            return t("avert the hits, out of ammo"), _faces(_FIELD_REPAIR_WORKS)
        case w.AMBUSH:
            counter = act.Counterattack(action.unit, o.stack[-2][fr.A_UNIT], action.number)
            chances = counter_chances(open_table(o), counter, fr.AMBUSH_STRIKE)
            return t("it counterattacks at once"), _share(chances.success)
    return (t(_EFFECTS[action.event]) if action.event in _EFFECTS else ""), ""


def _commander(o: HunterObservation, action: act.UseCommander) -> Effect:
    match action.kind:
        case w.GUNNERY_ACE:
            return _again(o)
        case w.SCOUT_LEADER:
            unit, bonus = o.stack[-2][fr.P_UNIT], o.stack[-2][fr.P_BONUS]
            table = open_table(o)
            before, after = (spy_chance(table, unit, bonus + more) for more in (0, 2))
            return "", _from_to(before, after)
        case w.ARTILLERY_CONTROLLER:
            return "", _strike_with(o, lambda strike: _add(strike, fr.BONUS, 1))
        case w.CHARGE_LEADER:
            return "", _strike_with(o, lambda strike: _add(strike, fr.BONUS, -1))
        case w.FLAK_CHIEF:
            return t("anti-air fire +1"), ""
        case w.AIR_LIAISON:
            return t("air strike +1"), ""
    return "", ""


def _again(o: HunterObservation) -> Effect:
    """Return what a die rolled again can do."""
    procedure = o.stack[-2]
    return t("one die again"), _faces(procedure[fr.NUMBER_AT[procedure[0]]])


def _strike_with(o: HunterObservation, change: Callable[[list[int]], None]) -> str:
    """Return the chance of the strike that is about to be rolled, without and with a change."""
    table, strike = open_table(o), list(o.stack[-2])
    before = strike_chances(table, strike).success
    change(strike)
    return _from_to(before, strike_chances(table, strike).success)


def _add(strike: list[int], slot: int, more: int) -> None:
    strike[slot] += more


def _set(strike: list[int], slot: int, value: int) -> None:
    strike[slot] = value


def _from_to(before: float, after: float) -> str:
    return f"{_share(before)} › {_share(after)}"


def _faces(number: int) -> str:
    return _share(chance_of(number))


def _share(share: float) -> str:
    return t("{number}%", number=round(100 * share))
