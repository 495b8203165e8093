"""An action in words: as something that somebody does, and as an alternative."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from typing import assert_never

from wotrush.ai.agent import Phrase, Plural
from wotrush.model.game import Reason
from wotrush.model.rush import Observation, RushGame
from wotrush.model.rush import actions as act

Text = Reason | Plural


class PhraseKind(Enum):
    """The kinds of action that words distinguish."""

    BUY = auto()
    USE = auto()
    GUARD = auto()
    RELIEVE = auto()
    HIT = auto()
    RAID = auto()
    STRIKE = auto()
    BOMBARD = auto()
    TAKE = auto()
    DISCARD = auto()
    SCRAP = auto()
    STOP = auto()
    MEDALS = auto()
    ONES = auto()
    REFRESH = auto()
    KEEP = auto()
    END_ASSAULT = auto()
    END_TURN = auto()


_DOES: Mapping[PhraseKind, Text] = {
    PhraseKind.BUY: Reason("Buys {card}"),
    PhraseKind.USE: Reason("Uses {card}"),
    PhraseKind.GUARD: Reason("Guards a base with {card}"),
    PhraseKind.RELIEVE: Reason("Relieves {target} with {card}"),
    PhraseKind.HIT: Reason("Hits {target} with {card}"),
    PhraseKind.RAID: Reason("Hits a base with {card}"),
    PhraseKind.STRIKE: Reason("Strikes {target}"),
    PhraseKind.BOMBARD: Reason("Strikes a base"),
    PhraseKind.TAKE: Reason("Takes {card}"),
    PhraseKind.DISCARD: Reason("Gives up {card}"),
    PhraseKind.SCRAP: Reason("Scraps {card}"),
    PhraseKind.STOP: Reason("Scraps no more"),
    PhraseKind.MEDALS: Plural("Takes {n} two-medal card", "Takes {n} two-medal cards"),
    PhraseKind.ONES: Reason("Takes the medals one by one"),
    PhraseKind.REFRESH: Reason("Clears the furthest vehicle away"),
    PhraseKind.KEEP: Reason("Keeps the furthest vehicle"),
    PhraseKind.END_ASSAULT: Reason("Ends the assault"),
    PhraseKind.END_TURN: Reason("Ends the turn"),
}
_INSTEAD: Mapping[PhraseKind, Text] = {
    PhraseKind.BUY: Reason("buying {card}"),
    PhraseKind.USE: Reason("using the abilities of {card}"),
    PhraseKind.GUARD: Reason("guarding a base with {card}"),
    PhraseKind.RELIEVE: Reason("relieving {target} with {card}"),
    PhraseKind.HIT: Reason("hitting {target} with {card}"),
    PhraseKind.RAID: Reason("hitting a base with {card}"),
    PhraseKind.STRIKE: Reason("striking {target}"),
    PhraseKind.BOMBARD: Reason("striking a base"),
    PhraseKind.TAKE: Reason("taking {card}"),
    PhraseKind.DISCARD: Reason("giving up {card}"),
    PhraseKind.SCRAP: Reason("scrapping {card}"),
    PhraseKind.STOP: Reason("scrapping no more"),
    PhraseKind.MEDALS: Plural("taking {n} two-medal card", "taking {n} two-medal cards"),
    PhraseKind.ONES: Reason("taking the medals one by one"),
    PhraseKind.REFRESH: Reason("clearing the furthest vehicle away"),
    PhraseKind.KEEP: Reason("keeping the furthest vehicle"),
    PhraseKind.END_ASSAULT: Reason("ending the assault"),
    PhraseKind.END_TURN: Reason("ending the turn"),
}

Description = tuple[PhraseKind, Mapping[str, object]]


def does(view: RushGame | Observation, action: act.Action) -> Phrase:
    """Return what somebody does, as the beginning of a sentence."""
    kind, named = described(view, action)
    return Phrase(_DOES[kind], named)


def instead(view: RushGame | Observation, action: act.Action) -> Phrase:
    """Return what somebody could do, for use after `rather than` or by itself."""
    kind, named = described(view, action)
    return Phrase(_INSTEAD[kind], named)


def described(view: RushGame | Observation, action: act.Action) -> Description:
    """Return an action's kind and names; `view` is the game before it. Actions with equal descriptions are no choice in words."""
    match action:
        case act.Buy(card):
            return PhraseKind.BUY, _card(view, card)
        case act.Use(card):
            return PhraseKind.USE, _card(view, card)
        case act.Defend(card, place) | act.Expose(card, place):
            return _guard(view, card, place)
        case act.Place(place):
            return _guard(view, view.using, place)
        case act.Attack(card, seat, place):
            target = view.defender[3 * seat + place]
            return (
                (PhraseKind.HIT, _card(view, card, target))
                if target >= 0
                else (PhraseKind.RAID, _card(view, card))
            )
        case act.Strike(seat, place, True):
            return PhraseKind.STRIKE, {"target": _name(view, view.defender[3 * seat + place])}
        case act.Strike():
            return PhraseKind.BOMBARD, {}
        case act.Take(card):
            return PhraseKind.TAKE, _card(view, card)
        case act.Discard(card):
            return PhraseKind.DISCARD, _card(view, card)
        case act.Scrap(card):
            return PhraseKind.SCRAP, _card(view, card)
        case act.StopRepair():
            return PhraseKind.STOP, {}
        case act.TakeMedals(doubles):
            return (PhraseKind.MEDALS, {"n": doubles}) if doubles else (PhraseKind.ONES, {})
        case act.Refresh(discard):
            return (PhraseKind.REFRESH if discard else PhraseKind.KEEP), {}
        case act.EndAssault():
            return PhraseKind.END_ASSAULT, {}
        case act.EndTurn():
            return PhraseKind.END_TURN, {}
        case _:
            assert_never(action)


def _guard(view: RushGame | Observation, card: int, place: int) -> Description:
    relieved = view.defender[3 * view.active + place]
    return (
        (PhraseKind.GUARD, _card(view, card))
        if relieved < 0
        else (PhraseKind.RELIEVE, _card(view, card, relieved))
    )


def _card(view: RushGame | Observation, card: int, target: int = -1) -> dict[str, object]:
    named: dict[str, object] = {"card": _name(view, card)}
    return named if target < 0 else {**named, "target": _name(view, target)}


def _name(view: RushGame | Observation, card: int) -> str:
    return view.catalogue.cards[card].name
