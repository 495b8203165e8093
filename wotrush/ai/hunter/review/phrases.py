"""An action in words: as something that somebody does, and as an alternative. Card names are in English."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import assert_never

from wotrush.ai.agent import Phrase, Wording
from wotrush.model.game import Reason
from wotrush.model.hunter import HIDDEN, HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.cards.words import EVENT


class PlayKind(Enum):
    """The kinds of action that words distinguish, with these words."""

    KEEP_CARD = Wording(Reason("Keeps {card}"), Reason("keeping {card}"))
    LAY_FRONT = Wording(
        Reason("Lays {card} into the front line"), Reason("laying {card} into the front line")
    )
    LAY_BACK = Wording(Reason("Lays {card} into the back line"), Reason("laying {card} into the back line"))
    MIX = Wording(Reason("Mixes the hidden units"), Reason("mixing the hidden units"))
    ADVANCE = Wording(Reason("Moves {card} to the front line"), Reason("moving {card} to the front line"))
    CURE = Wording(Reason("Discards three events for {card}"), Reason("discarding three events for {card}"))
    BEGIN = Wording(Reason("Begins the turn"), Reason("beginning the turn"))
    REVEAL = Wording(Reason("Reveals {card}"), Reason("revealing {card}"))
    ATTACK = Wording(Reason("Attacks {target} with {card}"), Reason("attacking {target} with {card}"))
    CHARGE = Wording(Reason("Charges {target} with {card}"), Reason("charging {target} with {card}"))
    COUNTER = Wording(
        Reason("Strikes back at {target} with {card}"), Reason("striking back at {target} with {card}")
    )
    SPY = Wording(Reason("Spies with {card}"), Reason("spying with {card}"))
    STOP = Wording(Reason("Reveals no more"), Reason("revealing no more"))
    WAIT = Wording(Reason("Waits and draws an event"), Reason("waiting and drawing an event"))
    DISCARD = Wording(Reason("Discards {card}"), Reason("discarding {card}"))
    PLAY = Wording(Reason("Plays {card}"), Reason("playing {card}"))
    PLAY_ON = Wording(Reason("Plays {card}: {target}"), Reason("playing {card} ({target})"))
    USE = Wording(Reason("Uses {card}"), Reason("using {card}"))
    USE_FOR = Wording(Reason("Uses {card}: {target}"), Reason("using {card} ({target})"))
    ANTI_AIR = Wording(
        Reason("Fires at the aircraft with {card}"), Reason("firing at the aircraft with {card}")
    )
    EVADE = Wording(Reason("Tries to evade"), Reason("trying to evade"))
    PASS = Wording(Reason("Passes"), Reason("passing"))
    END_TURN = Wording(Reason("Ends the turn"), Reason("ending the turn"))


_HIDDEN = Phrase(Reason("a hidden unit"))

Description = tuple[PlayKind, Mapping[str, object]]


def does(view: HunterObservation, action: act.HunterAction) -> Phrase:
    """Return what somebody does, as the beginning of a sentence."""
    kind, named = described(view, action)
    return Phrase(kind.value.does, named)


def instead(view: HunterObservation, action: act.HunterAction) -> Phrase:
    """Return what somebody could do, for use by itself."""
    kind, named = described(view, action)
    return Phrase(kind.value.instead, named)


def described(view: HunterObservation, action: act.HunterAction) -> Description:
    """Return an action's kind and names; `view` is what its seat saw before it. Actions with equal descriptions are no
    choice in words.
    """
    match action:
        case act.Keep(card):
            return PlayKind.KEEP_CARD, _card(view, card)
        case act.Deploy(kind, back):
            return (PlayKind.LAY_BACK if back else PlayKind.LAY_FRONT), _card(view, kind)
        case act.Mix():
            return PlayKind.MIX, {}
        case act.Advance(unit):
            return PlayKind.ADVANCE, _at(view, unit)
        case act.Cure(unit):
            return PlayKind.CURE, _at(view, unit)
        case act.Begin():
            return PlayKind.BEGIN, {}
        case act.Reveal(unit) | act.Show(unit):
            return PlayKind.REVEAL, _at(view, unit)
        case act.DeclareAttack(unit, target, charge=charge):
            return (PlayKind.CHARGE if charge else PlayKind.ATTACK), _at(view, unit, target)
        case act.Counterattack(unit, target):
            return PlayKind.COUNTER, _at(view, unit, target)
        case act.Spy(unit):
            return PlayKind.SPY, _at(view, unit)
        case act.Stop():
            return PlayKind.STOP, {}
        case act.Wait():
            return PlayKind.WAIT, {}
        case act.DiscardEvent(event):
            return PlayKind.DISCARD, _card(view, EVENT + event)
        case act.PlayEvent(event, unit):
            played = _card(view, EVENT + event)
            return (
                (PlayKind.PLAY_ON, played | {"target": _name(view, unit)})
                if unit
                else (PlayKind.PLAY, played)
            )
        case act.UseUnit(unit, passenger):
            return (PlayKind.USE_FOR if passenger else PlayKind.USE), _at(view, unit, passenger)
        case act.UseCommander(kind, unit):
            used = _card(view, kind)
            return (PlayKind.USE_FOR, used | {"target": _name(view, unit)}) if unit else (PlayKind.USE, used)
        case act.AntiAir(unit):
            return PlayKind.ANTI_AIR, _at(view, unit)
        case act.EvadeHit():
            return PlayKind.EVADE, {}
        case act.Pass():
            return PlayKind.PASS, {}
        case act.End():
            return PlayKind.END_TURN, {}
        case _:
            assert_never(action)


def _card(view: HunterObservation, card: int) -> dict[str, object]:
    rows = view.catalogue
    return {"card": rows.event_rows[card - EVENT].name if card >= EVENT else rows.rows[card].name}


def _at(view: HunterObservation, unit: int, target: int = 0) -> dict[str, object]:
    named: dict[str, object] = {"card": _name(view, unit)}
    return named | {"target": _name(view, target)} if target else named


def _name(view: HunterObservation, place: int) -> object:
    kind = view.kinds[place]
    return _HIDDEN if kind == HIDDEN else view.catalogue.rows[kind].name
