"""Which actions another one rules out for the rest of the turn; only those are named as rejected."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import assert_never

from wotrush.model.rush import Observation, RushGame
from wotrush.model.rush import actions as act
from wotrush.model.rush.cards import VEHICLES, Ability
from wotrush.model.rush.state import Prompt
from wotrush.model.rush.view.purse import purse

View = RushGame | Observation


def precludes(view: View, chosen: act.Action, other: act.Action) -> bool:
    """Return whether `other` surely comes no more in this turn once `chosen` is done; in doubt it may still come."""
    if isinstance(chosen, act.EndTurn):
        return True
    spent = _spent(chosen)
    left = [card for card in view.hands[view.active] or () if card not in spent]
    at_work = {*left, *spent, view.using}
    more = _able(view, at_work, Ability.REINFORCEMENTS)
    match other:
        case act.EndTurn() | act.EndAssault():
            return False
        case act.Refresh() | act.Discard() | act.Place():
            return True
        case act.Attack(card):
            return _once(card, spent) or _barred(view, chosen, card)
        case act.Use(card):
            return _once(card, spent)
        case act.Defend(card) | act.Expose(card):
            return _once(card, spent) and not isinstance(chosen, act.Use)
        case act.Buy(card) if isinstance(chosen, act.Buy) and chosen.card == card:
            return True
        case act.Buy(card):
            return not more and (
                _bought_enough(view, chosen, at_work) or _too_dear(view, chosen, card, left, spent)
            )
        case act.Take():
            return not more and not _able(view, left, Ability.RESEARCH)
        case act.Strike():
            return not more and not _able(view, left, Ability.SIEGE_MASTER)
        case act.Scrap() | act.StopRepair():
            goes_on = view.prompt is Prompt.REPAIR and isinstance(chosen, act.Scrap)
            return not more and not goes_on and not _able(view, left, Ability.REPAIR)
        case act.TakeMedals():
            return (
                view.assaulted and not any(view.siege_kills) and not _able(view, left, Ability.SIEGE_MASTER)
            )
        case _:
            assert_never(other)


def _spent(action: act.Action) -> frozenset[int]:
    """Return the cards of the hand that the action plays."""
    match action:
        case act.Buy(_, payers):
            return frozenset(payers)
        case act.Use(card) | act.Defend(card) | act.Attack(card) | act.Expose(card):
            return frozenset((card,))
        case _:
            return frozenset()


def _once(card: int, spent: Collection[int]) -> bool:
    """Return whether the card is a vehicle that was played just now: it cannot be played again in this turn."""
    return card in spent and card < VEHICLES


def _barred(view: View, chosen: act.Action, card: int) -> bool:
    """Return whether the card can no longer join an assault: there is one a turn, of one nation."""
    nations = view.catalogue.nation
    return isinstance(chosen, act.EndAssault) or (
        isinstance(chosen, act.Attack) and nations[card] != nations[chosen.card]
    )


def _able(view: View, cards: Iterable[int], ability: Ability) -> bool:
    printed = view.catalogue.abilities
    return any(each is ability for card in cards if card >= 0 for each, _ in printed[card])


def _bought_enough(view: View, chosen: act.Action, at_work: Iterable[int]) -> bool:
    """Return whether this was the one purchase of the turn."""
    more = view.recruiting or _able(view, at_work, Ability.RECRUITMENT)
    return isinstance(chosen, act.Buy) and not more


def _too_dear(view: View, chosen: act.Action, card: int, left: Iterable[int], spent: Iterable[int]) -> bool:
    """Return whether all that may still pay is too little for the vehicle."""
    payers = [*left, *spent] if isinstance(chosen, act.Buy) else left
    return purse(view, payers) < view.catalogue.cost[card]
