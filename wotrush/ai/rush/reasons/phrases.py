"""An action in words: as what somebody does, and as what could have been done instead."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from typing import assert_never

from wotrush.ai.agent import Phrase, Plural
from wotrush.model.game import Reason
from wotrush.model.rush import Observation, RushGame
from wotrush.model.rush import actions as act

Text = Reason | Plural


class Kind(Enum):
    """What can be done, as far as words tell it apart."""

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


_DOES: Mapping[Kind, Text] = {
    Kind.BUY: Reason("Buys {card}"),
    Kind.USE: Reason("Uses {card}"),
    Kind.GUARD: Reason("Guards a base with {card}"),
    Kind.RELIEVE: Reason("Relieves {target} with {card}"),
    Kind.HIT: Reason("Hits {target} with {card}"),
    Kind.RAID: Reason("Hits a base with {card}"),
    Kind.STRIKE: Reason("Strikes {target}"),
    Kind.BOMBARD: Reason("Strikes a base"),
    Kind.TAKE: Reason("Takes {card}"),
    Kind.DISCARD: Reason("Gives up {card}"),
    Kind.SCRAP: Reason("Scraps {card}"),
    Kind.STOP: Reason("Scraps no more"),
    Kind.MEDALS: Plural("Takes {n} two-medal card", "Takes {n} two-medal cards"),
    Kind.ONES: Reason("Takes the medals one by one"),
    Kind.REFRESH: Reason("Clears the furthest vehicle away"),
    Kind.KEEP: Reason("Keeps the furthest vehicle"),
    Kind.END_ASSAULT: Reason("Ends the assault"),
    Kind.END_TURN: Reason("Ends the turn"),
}
_INSTEAD: Mapping[Kind, Text] = {
    Kind.BUY: Reason("buying {card}"),
    Kind.USE: Reason("using {card}"),
    Kind.GUARD: Reason("guarding a base with {card}"),
    Kind.RELIEVE: Reason("relieving {target} with {card}"),
    Kind.HIT: Reason("hitting {target} with {card}"),
    Kind.RAID: Reason("hitting a base with {card}"),
    Kind.STRIKE: Reason("striking {target}"),
    Kind.BOMBARD: Reason("striking a base"),
    Kind.TAKE: Reason("taking {card}"),
    Kind.DISCARD: Reason("giving up {card}"),
    Kind.SCRAP: Reason("scrapping {card}"),
    Kind.STOP: Reason("scrapping no more"),
    Kind.MEDALS: Plural("taking {n} two-medal card", "taking {n} two-medal cards"),
    Kind.ONES: Reason("taking the medals one by one"),
    Kind.REFRESH: Reason("clearing the furthest vehicle away"),
    Kind.KEEP: Reason("keeping the furthest vehicle"),
    Kind.END_ASSAULT: Reason("ending the assault"),
    Kind.END_TURN: Reason("ending the turn"),
}

Told = tuple[Kind, Mapping[str, object]]


def does(view: RushGame | Observation, action: act.Action) -> Phrase:
    """What somebody does: the beginning of a sentence."""
    kind, named = told(view, action)
    return Phrase(_DOES[kind], named)


def instead(view: RushGame | Observation, action: act.Action) -> Phrase:
    """What somebody could do: stands after `rather than`, or by itself."""
    kind, named = told(view, action)
    return Phrase(_INSTEAD[kind], named)


def told(view: RushGame | Observation, action: act.Action) -> Told:
    """`view` is the table before the action. Two actions told alike are no choice in words."""
    match action:
        case act.Buy(card):
            return Kind.BUY, _card(view, card)
        case act.Use(card):
            return Kind.USE, _card(view, card)
        case act.Defend(card, place) | act.Expose(card, place):
            return _guard(view, card, place)
        case act.Place(place):
            return _guard(view, view.using, place)
        case act.Attack(card, seat, place):
            target = view.defender[3 * seat + place]
            return (Kind.HIT, _card(view, card, target)) if target >= 0 else (Kind.RAID, _card(view, card))
        case act.Strike(seat, place, True):
            return Kind.STRIKE, {"target": _name(view, view.defender[3 * seat + place])}
        case act.Strike():
            return Kind.BOMBARD, {}
        case act.Take(card):
            return Kind.TAKE, _card(view, card)
        case act.Discard(card):
            return Kind.DISCARD, _card(view, card)
        case act.Scrap(card):
            return Kind.SCRAP, _card(view, card)
        case act.StopRepair():
            return Kind.STOP, {}
        case act.TakeMedals(doubles):
            return (Kind.MEDALS, {"n": doubles}) if doubles else (Kind.ONES, {})
        case act.Refresh(discard):
            return (Kind.REFRESH if discard else Kind.KEEP), {}
        case act.EndAssault():
            return Kind.END_ASSAULT, {}
        case act.EndTurn():
            return Kind.END_TURN, {}
        case _:
            assert_never(action)


def _guard(view: RushGame | Observation, card: int, place: int) -> Told:
    relieved = view.defender[3 * view.active + place]
    return (Kind.GUARD, _card(view, card)) if relieved < 0 else (Kind.RELIEVE, _card(view, card, relieved))


def _card(view: RushGame | Observation, card: int, target: int = -1) -> dict[str, object]:
    named: dict[str, object] = {"card": _name(view, card)}
    return named if target < 0 else {**named, "target": _name(view, target)}


def _name(view: RushGame | Observation, card: int) -> str:
    return view.catalogue.cards[card].name
