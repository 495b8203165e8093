"""What can still be paid in a turn: a Recruitment after which that is too little for any vehicle is in vain."""

from __future__ import annotations

from collections.abc import Iterable

from wotrush.model.rush.actions import Action, Use
from wotrush.model.rush.cards import Ability
from wotrush.model.rush.state import State
from wotrush.model.rush.view.observation import Observation

_NEED_IT = (Ability.REINFORCEMENTS, Ability.SCOUTING, Ability.RESEARCH, Ability.REPAIR)
"""Abilities that bring other cards to pay with or other vehicles to buy, or that could scrap the card once it is used."""


def purse(view: State | Observation, cards: Iterable[int]) -> int:
    """Return the most that these cards and what is left of earlier payments may pay."""
    resources = view.catalogue.resources
    return sum(max(0, resources[card]) for card in cards) + view.pool + sum(view.pool_national)


def cheapest(view: State | Observation) -> int:
    """Return what the cheapest vehicle of the Reserve costs; there must be one."""
    return min(view.catalogue.cost[card] for card in view.reserve)


def in_vain(o: Observation, action: Action) -> bool:
    """Return whether it is the use of a card that can only recruit, not even defend, and whose Recruitment lets nothing be
    bought.
    """
    if not isinstance(action, Use) or o.catalogue.armor[action.card]:
        return False
    only = all(ability is Ability.RECRUITMENT for ability, _ in o.catalogue.abilities[action.card])
    return only and recruits_in_vain(o, action.card)


def recruits_in_vain(o: Observation, card: int) -> bool:
    """Return whether nothing could be bought after the Recruitment of a card of the hand."""
    if o.recruiting or not o.reserve:
        return True
    others = [other for other in o.hand if other != card]
    return purse(o, others) < cheapest(o) and not any(_may_need_it(o, other) for other in o.actions)


def _may_need_it(o: Observation, action: Action) -> bool:
    """Return whether it is the use of a card after which a Recruitment, or the card that brought it, may be of use."""
    if not isinstance(action, Use):
        return False
    return any(ability in _NEED_IT for ability, _ in o.catalogue.abilities[action.card])
