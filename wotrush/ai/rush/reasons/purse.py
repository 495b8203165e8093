"""What can still be paid in a turn: the end of a turn in which that is too little needs no other reason, or none at all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from wotrush.ai.agent import Because
from wotrush.model.game import Reason
from wotrush.model.rush import Observation, RushGame
from wotrush.model.rush.actions import END_TURN, Action, Use
from wotrush.model.rush.cards import Ability

_TOO_DEAR = Reason("Ends the turn: it can pay {n}, and the cheapest vehicle costs {cost}.")


def all_too_dear(view: RushGame | Observation, action: Action) -> Because | None:
    """Return the reason for the end of a turn in which no vehicle could be bought: what the cheapest costs; None for any other
    turn.
    """
    if action != END_TURN or view.bought or not view.reserve:
        return None
    most, cheapest = purse(view, _hand(view)), _cheapest(view)
    return (_TOO_DEAR, {"n": most, "cost": cheapest}) if most < cheapest else None


def goes_without_saying(view: Observation, action: Action) -> bool:
    """Return whether the turn ends because nothing is left but purchases that cannot be paid for."""
    if action != END_TURN or not view.bought or not view.reserve:
        return False
    return all(
        isinstance(other, Use)
        and all(ability is Ability.RECRUITMENT for ability, _ in view.catalogue.abilities[other.card])
        and purse(view, (card for card in _hand(view) if card != other.card)) < _cheapest(view)
        for other in view.actions
        if other != END_TURN
    )


def purse(view: RushGame | Observation, cards: Iterable[int]) -> int:
    """Return the most that these cards and what is left of earlier payments may pay."""
    resources = view.catalogue.resources
    return sum(max(0, resources[card]) for card in cards) + view.pool + sum(view.pool_national)


def _cheapest(view: RushGame | Observation) -> int:
    return min(view.catalogue.cost[card] for card in view.reserve)


def _hand(view: RushGame | Observation) -> Sequence[int]:
    return view.hands[view.active] or ()
