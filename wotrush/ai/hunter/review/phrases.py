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


class PlayKind(Enum):
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


_DOES: Mapping[PlayKind, Reason] = {
    PlayKind.KEEP_CARD: Reason("Keeps {card}"),
    PlayKind.LAY_FRONT: Reason("Lays {card} into the front line"),
    PlayKind.LAY_BACK: Reason("Lays {card} into the back line"),
    PlayKind.MIX: Reason("Mixes the hidden units"),
    PlayKind.ADVANCE: Reason("Moves {card} to the front line"),
    PlayKind.CURE: Reason("Discards three events for {card}"),
    PlayKind.BEGIN: Reason("Begins the turn"),
    PlayKind.REVEAL: Reason("Reveals {card}"),
    PlayKind.ATTACK: Reason("Attacks {target} with {card}"),
    PlayKind.CHARGE: Reason("Charges {target} with {card}"),
    PlayKind.COUNTER: Reason("Strikes back at {target} with {card}"),
    PlayKind.SPY: Reason("Spies with {card}"),
    PlayKind.STOP: Reason("Reveals no more"),
    PlayKind.WAIT: Reason("Waits and draws an event"),
    PlayKind.DISCARD: Reason("Discards {card}"),
    PlayKind.PLAY: Reason("Plays {card}"),
    PlayKind.PLAY_ON: Reason("Plays {card}: {target}"),
    PlayKind.USE: Reason("Uses {card}"),
    PlayKind.USE_FOR: Reason("Uses {card}: {target}"),
    PlayKind.ANTI_AIR: Reason("Fires at the aircraft with {card}"),
    PlayKind.EVADE: Reason("Tries to evade"),
    PlayKind.PASS: Reason("Passes"),
    PlayKind.END_TURN: Reason("Ends the turn"),
}
_INSTEAD: Mapping[PlayKind, Reason] = {
    PlayKind.KEEP_CARD: Reason("keeping {card}"),
    PlayKind.LAY_FRONT: Reason("laying {card} into the front line"),
    PlayKind.LAY_BACK: Reason("laying {card} into the back line"),
    PlayKind.MIX: Reason("mixing the hidden units"),
    PlayKind.ADVANCE: Reason("moving {card} to the front line"),
    PlayKind.CURE: Reason("discarding three events for {card}"),
    PlayKind.BEGIN: Reason("beginning the turn"),
    PlayKind.REVEAL: Reason("revealing {card}"),
    PlayKind.ATTACK: Reason("attacking {target} with {card}"),
    PlayKind.CHARGE: Reason("charging {target} with {card}"),
    PlayKind.COUNTER: Reason("striking back at {target} with {card}"),
    PlayKind.SPY: Reason("spying with {card}"),
    PlayKind.STOP: Reason("revealing no more"),
    PlayKind.WAIT: Reason("waiting and drawing an event"),
    PlayKind.DISCARD: Reason("discarding {card}"),
    PlayKind.PLAY: Reason("playing {card}"),
    PlayKind.PLAY_ON: Reason("playing {card} ({target})"),
    PlayKind.USE: Reason("using {card}"),
    PlayKind.USE_FOR: Reason("using {card} ({target})"),
    PlayKind.ANTI_AIR: Reason("firing at the aircraft with {card}"),
    PlayKind.EVADE: Reason("trying to evade"),
    PlayKind.PASS: Reason("passing"),
    PlayKind.END_TURN: Reason("ending the turn"),
}
_HIDDEN = Phrase(Reason("a hidden unit"))

Description = tuple[PlayKind, Mapping[str, object]]


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
