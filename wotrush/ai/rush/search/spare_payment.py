"""Pays with the weakest cards that will do: two payments after which the squad is the same differ in what may still be played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from wotrush.ai.rush.blunders.choices import surpasses
from wotrush.ai.rush.search.outlooks import Outlook
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import Action, Buy
from wotrush.model.rush.cards import Ability
from wotrush.model.rush.view.alike import canonical


def spared(world: RushGame, outlook: Outlook) -> Outlook:
    """Return the outlook with its purchase paid by weaker cards of the hand if these pay as well and the plan does not play
    them: what stays in the hand instead does all that they do, and more.
    """
    first, later = outlook.action, outlook.steps[1:]
    if not isinstance(first, Buy):
        return outlook
    for other in _weaker(world, first, later):
        return spared(world, replace(outlook, action=other, steps=(other, *later)))
    return outlook


def _weaker(world: RushGame, buy: Buy, later: Sequence[Action]) -> Iterator[Buy]:
    """Yield the purchase with one payer exchanged for a weaker card. Where more may be bought, that one must pay as much."""
    printed, hand = world.catalogue, world.hands[world.active]
    more = world.recruiting or any(_may_buy_more(world, card) for card in hand if card not in buy.payers)
    for payer in buy.payers:
        for card in hand:
            if card in buy.payers or _plays(later, card) or not surpasses(printed, payer, card):
                continue
            if more and printed.resources[card] != printed.resources[payer]:
                continue
            payers = tuple(card if each == payer else each for each in buy.payers)
            other = canonical(world, Buy(buy.card, payers))
            if isinstance(other, Buy) and other in world.legal_actions():
                yield other


def _may_buy_more(world: RushGame, card: int) -> bool:
    """Return whether the card may lead to a second purchase, at least if it draws another."""
    abilities = (ability for ability, _ in world.catalogue.abilities[card])
    return any(ability in (Ability.RECRUITMENT, Ability.REINFORCEMENTS) for ability in abilities)


def _plays(actions: Sequence[Action], card: int) -> bool:
    return any(
        card == getattr(action, "card", None) or card in getattr(action, "payers", ()) for action in actions
    )
