"""What an action surely leads to: tried on a copy, and whatever nobody could foresee is laid back.

So a search bets on no guess of what is hidden: cards drawn or dealt are only counted.
"""

from __future__ import annotations

from dataclasses import dataclass

from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import Action
from wotrush.model.rush.cards import FIRST_BASE
from wotrush.model.rush.state import Prompt


@dataclass(frozen=True, slots=True)
class Foreseen:
    """The table afterwards as far as it can be known, and how many cards were drawn, dealt and lost to Sabotage."""

    world: RushGame
    drawn: int = 0
    dealt: int = 0
    sabotaged: int = 0


def foresee(world: RushGame, action: Action) -> Foreseen:
    """Try an action of the active player."""
    me = world.active
    after = world.copy()
    after.apply(action)
    sabotaged = 0
    while after.prompt is Prompt.SABOTAGE and world.prompt is not Prompt.SABOTAGE:
        after.apply(after.legal_actions()[0])
        sabotaged += 1
    if sabotaged:
        _give_back(world, after)
    return Foreseen(after, _lay_back_draws(world, after, me), _lay_back_deals(world, after), sabotaged)


def _give_back(world: RushGame, after: RushGame) -> None:
    """Which card a victim lets go is its own secret."""
    for seat in range(world.seats):
        if seat != world.active:
            after.hands[seat] = world.hands[seat][:]
            after.depots[seat] = world.depots[seat][:]


def _lay_back_draws(world: RushGame, after: RushGame, me: int) -> int:
    """Cards drawn go back; a base that was drawn went on to the Depot by itself and goes back as well."""
    hand, garage, depot = after.hands[me], after.garages[me], after.depots[me]
    known = world.hands[me] if after.turn == world.turn else ()
    new = [card for card in hand if card not in known]
    if not new and len(garage) == len(world.garages[me]):
        return 0
    before = set(world.garages[me])
    shuffled = not before.issuperset(new) or not before.issuperset(garage)
    bases = [card for card in depot if card >= FIRST_BASE and (shuffled or card in before)]
    after.hands[me] = [card for card in hand if card not in new]
    after.depots[me] = [card for card in depot if card not in bases]
    garage += new + bases
    after.legal = None
    return len(new) + len(bases)


def _lay_back_deals(world: RushGame, after: RushGame) -> int:
    """New cards of the Reserve go back under the deck, so that they can be neither bought nor counted on."""
    new = [card for card in after.reserve if card not in world.reserve]
    if new:
        after.reserve = [card for card in after.reserve if card in world.reserve]
        after.deck[:0] = new
        after.legal = None
    return len(new)
