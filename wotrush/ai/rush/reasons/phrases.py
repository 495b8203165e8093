"""An action in words: as something that somebody does, and as an alternative."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import assert_never

from wotrush.ai.agent import Phrase, Plural, Wording
from wotrush.model.game import Reason
from wotrush.model.rush import Observation, RushGame
from wotrush.model.rush import actions as act


class PhraseKind(Enum):
    """The kinds of action that words distinguish, with these words."""

    BUY = Wording(Reason("Buys {card}"), Reason("buying {card}"))
    USE = Wording(Reason("Uses {card}"), Reason("using the abilities of {card}"))
    GUARD = Wording(Reason("Guards a base with {card}"), Reason("guarding a base with {card}"))
    RELIEVE = Wording(Reason("Relieves {target} with {card}"), Reason("relieving {target} with {card}"))
    HIT = Wording(Reason("Hits {target} with {card}"), Reason("hitting {target} with {card}"))
    RAID = Wording(Reason("Hits a base with {card}"), Reason("hitting a base with {card}"))
    STRIKE = Wording(Reason("Strikes {target}"), Reason("striking {target}"))
    BOMBARD = Wording(Reason("Strikes a base"), Reason("striking a base"))
    TAKE = Wording(Reason("Takes {card}"), Reason("taking {card}"))
    DISCARD = Wording(Reason("Gives up {card}"), Reason("giving up {card}"))
    SCRAP = Wording(Reason("Scraps {card}"), Reason("scrapping {card}"))
    STOP = Wording(Reason("Keeps all other cards"), Reason("keeping all other cards"))
    MEDALS = Wording(
        Plural("Takes {n} two-medal card", "Takes {n} two-medal cards"),
        Plural("taking {n} two-medal card", "taking {n} two-medal cards"),
    )
    ONES = Wording(Reason("Takes the medals one by one"), Reason("taking the medals one by one"))
    REFRESH = Wording(
        Reason("Clears the furthest vehicle away"), Reason("clearing the furthest vehicle away")
    )
    KEEP = Wording(Reason("Keeps the furthest vehicle"), Reason("keeping the furthest vehicle"))
    END_ASSAULT = Wording(Reason("Ends the assault"), Reason("ending the assault"))
    END_TURN = Wording(Reason("Ends the turn"), Reason("ending the turn"))


Description = tuple[PhraseKind, Mapping[str, object]]


def does(view: RushGame | Observation, action: act.Action) -> Phrase:
    """Return what somebody does, as the beginning of a sentence."""
    kind, named = described(view, action)
    return Phrase(kind.value.does, named)


def instead(view: RushGame | Observation, action: act.Action) -> Phrase:
    """Return what somebody could do, for use after `rather than` or by itself."""
    kind, named = described(view, action)
    return Phrase(kind.value.instead, named)


def in_turn(sentences: Sequence[Reason], view: RushGame | Observation, more: int = 0) -> Reason:
    """Return one of several sentences, each in its turn, so that the log does not repeat itself."""
    return sentences[(view.turn + more) % len(sentences)]


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
