"""An action in words: as something that somebody does, and as an alternative. Card names are in English."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from typing import assert_never

from wotrush.ai.agent import Phrase
from wotrush.model.game import Reason
from wotrush.model.hunter import HIDDEN, HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.cards.words import EVENT


class PhraseKind(Enum):
    """The kinds of action that words distinguish."""

    KEEP_CARD = auto()
    LAY_FRONT = auto()
    LAY_BACK = auto()
    MIX = auto()
    ADVANCE = auto()
    CURE = auto()
    BEGIN = auto()
    REVEAL = auto()
    ATTACK = auto()
    CHARGE = auto()
    COUNTER = auto()
    SPY = auto()
    STOP = auto()
    WAIT = auto()
    DISCARD = auto()
    PLAY = auto()
    PLAY_ON = auto()
    USE = auto()
    USE_FOR = auto()
    ANTI_AIR = auto()
    EVADE = auto()
    PASS = auto()
    END_TURN = auto()


_DOES: Mapping[PhraseKind, Reason] = {
    PhraseKind.KEEP_CARD: Reason("Keeps {card}"),
    PhraseKind.LAY_FRONT: Reason("Lays {card} into the front line"),
    PhraseKind.LAY_BACK: Reason("Lays {card} into the back line"),
    PhraseKind.MIX: Reason("Mixes the hidden units"),
    PhraseKind.ADVANCE: Reason("Moves {card} to the front line"),
    PhraseKind.CURE: Reason("Discards three events for {card}"),
    PhraseKind.BEGIN: Reason("Begins the turn"),
    PhraseKind.REVEAL: Reason("Reveals {card}"),
    PhraseKind.ATTACK: Reason("Attacks {target} with {card}"),
    PhraseKind.CHARGE: Reason("Charges {target} with {card}"),
    PhraseKind.COUNTER: Reason("Strikes back at {target} with {card}"),
    PhraseKind.SPY: Reason("Spies with {card}"),
    PhraseKind.STOP: Reason("Reveals no more"),
    PhraseKind.WAIT: Reason("Waits and draws an event"),
    PhraseKind.DISCARD: Reason("Discards {card}"),
    PhraseKind.PLAY: Reason("Plays {card}"),
    PhraseKind.PLAY_ON: Reason("Plays {card}: {target}"),
    PhraseKind.USE: Reason("Uses {card}"),
    PhraseKind.USE_FOR: Reason("Uses {card}: {target}"),
    PhraseKind.ANTI_AIR: Reason("Fires at the aircraft with {card}"),
    PhraseKind.EVADE: Reason("Tries to evade"),
    PhraseKind.PASS: Reason("Passes"),
    PhraseKind.END_TURN: Reason("Ends the turn"),
}
_INSTEAD: Mapping[PhraseKind, Reason] = {
    PhraseKind.KEEP_CARD: Reason("keeping {card}"),
    PhraseKind.LAY_FRONT: Reason("laying {card} into the front line"),
    PhraseKind.LAY_BACK: Reason("laying {card} into the back line"),
    PhraseKind.MIX: Reason("mixing the hidden units"),
    PhraseKind.ADVANCE: Reason("moving {card} to the front line"),
    PhraseKind.CURE: Reason("discarding three events for {card}"),
    PhraseKind.BEGIN: Reason("beginning the turn"),
    PhraseKind.REVEAL: Reason("revealing {card}"),
    PhraseKind.ATTACK: Reason("attacking {target} with {card}"),
    PhraseKind.CHARGE: Reason("charging {target} with {card}"),
    PhraseKind.COUNTER: Reason("striking back at {target} with {card}"),
    PhraseKind.SPY: Reason("spying with {card}"),
    PhraseKind.STOP: Reason("revealing no more"),
    PhraseKind.WAIT: Reason("waiting and drawing an event"),
    PhraseKind.DISCARD: Reason("discarding {card}"),
    PhraseKind.PLAY: Reason("playing {card}"),
    PhraseKind.PLAY_ON: Reason("playing {card} ({target})"),
    PhraseKind.USE: Reason("using {card}"),
    PhraseKind.USE_FOR: Reason("using {card} ({target})"),
    PhraseKind.ANTI_AIR: Reason("firing at the aircraft with {card}"),
    PhraseKind.EVADE: Reason("trying to evade"),
    PhraseKind.PASS: Reason("passing"),
    PhraseKind.END_TURN: Reason("ending the turn"),
}
_HIDDEN = Phrase(Reason("a hidden unit"))

Description = tuple[PhraseKind, Mapping[str, object]]


def does(view: HunterObservation, action: act.HunterAction) -> Phrase:
    """Return what somebody does, as the beginning of a sentence."""
    kind, named = described(view, action)
    return Phrase(_DOES[kind], named)


def instead(view: HunterObservation, action: act.HunterAction) -> Phrase:
    """Return what somebody could do, for use by itself."""
    kind, named = described(view, action)
    return Phrase(_INSTEAD[kind], named)


def described(view: HunterObservation, action: act.HunterAction) -> Description:
    """Return an action's kind and names; `view` is what its seat saw before it. Actions with equal descriptions are no
    choice in words.
    """
    match action:
        case act.Keep(card):
            return PhraseKind.KEEP_CARD, _card(view, card)
        case act.Deploy(kind, back):
            return (PhraseKind.LAY_BACK if back else PhraseKind.LAY_FRONT), _card(view, kind)
        case act.Mix():
            return PhraseKind.MIX, {}
        case act.Advance(unit):
            return PhraseKind.ADVANCE, _at(view, unit)
        case act.Cure(unit):
            return PhraseKind.CURE, _at(view, unit)
        case act.Begin():
            return PhraseKind.BEGIN, {}
        case act.Reveal(unit) | act.Show(unit):
            return PhraseKind.REVEAL, _at(view, unit)
        case act.DeclareAttack(unit, target, charge=charge):
            return (PhraseKind.CHARGE if charge else PhraseKind.ATTACK), _at(view, unit, target)
        case act.Counterattack(unit, target):
            return PhraseKind.COUNTER, _at(view, unit, target)
        case act.Spy(unit):
            return PhraseKind.SPY, _at(view, unit)
        case act.Stop():
            return PhraseKind.STOP, {}
        case act.Wait():
            return PhraseKind.WAIT, {}
        case act.DiscardEvent(event):
            return PhraseKind.DISCARD, _card(view, EVENT + event)
        case act.PlayEvent(event, unit):
            played = _card(view, EVENT + event)
            return (
                (PhraseKind.PLAY_ON, played | {"target": _name(view, unit)})
                if unit
                else (PhraseKind.PLAY, played)
            )
        case act.UseUnit(unit, passenger):
            return (PhraseKind.USE_FOR if passenger else PhraseKind.USE), _at(view, unit, passenger)
        case act.UseCommander(kind, unit):
            used = _card(view, kind)
            return (
                (PhraseKind.USE_FOR, used | {"target": _name(view, unit)}) if unit else (PhraseKind.USE, used)
            )
        case act.AntiAir(unit):
            return PhraseKind.ANTI_AIR, _at(view, unit)
        case act.EvadeHit():
            return PhraseKind.EVADE, {}
        case act.Pass():
            return PhraseKind.PASS, {}
        case act.End():
            return PhraseKind.END_TURN, {}
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
