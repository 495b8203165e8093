"""Searches the orders of a whole turn: every way to play the hand that is worth considering, and what it leads to.

Cards still to be drawn come from a sampled world; after the real draw the turn is planned anew.
"""

from __future__ import annotations

from dataclasses import dataclass

from wotrush.ai.rush.value.judge import Judge
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import END_ASSAULT, END_TURN, Action, Buy, Scrap
from wotrush.model.rush.cards import FIRST_ONE
from wotrush.model.rush.catalogue import Catalogue
from wotrush.model.rush.state import Prompt

_HASTE = 1e-4
"""Prefers the shorter of two ways to the same end."""
_LONGEST = 20
_SCRAPS = 4


@dataclass(slots=True)
class PlannedWay:
    """A way to play on to some point of the turn."""

    world: RushGame
    actions: tuple[Action, ...]
    value: float
    news: int = 0
    """The number of actions up to the first that shows its seat something new; 0 if none does."""

    def to_the_end(self, turn: int) -> tuple[Action, ...]:
        """Return its actions until the turn of that number is over."""
        goes_on = self.world.turn == turn and self.world.prompt is Prompt.PLAY
        return (*self.actions, END_TURN) if goes_on else self.actions

    def until_news(self, turn: int) -> tuple[Action, ...]:
        """Return its actions up to the first that shows its seat something new, or until the turn is over."""
        return self.actions[: self.news] if self.news else self.to_the_end(turn)


class Planner:
    """Plans for the active player of a sampled world.

    A beam search: each step follows the `width` best ways, and as many more with an assault under way, since an assault
    pays only with its last hits.
    """

    def __init__(self, judge: Judge, width: int) -> None:
        self.judge, self.width = judge, width

    def ways(self, root: RushGame) -> list[PlannedWay]:
        """Return every way to a point where the turn may end, best first."""
        seat, turn, log_odds = root.active, root.turn, self.judge.log_odds
        start = PlannedWay(root, (), 0.0)
        ends: list[PlannedWay] = []
        if root.prompt is Prompt.PLAY:
            start.value = log_odds(root, seat)
            ends.append(start)
        seen: set[tuple[object, ...]] = set()
        frontier = [start]
        while frontier:
            reached: list[PlannedWay] = []
            attacking: list[PlannedWay] = []
            open_ways = frontier
            while open_ways:
                way = open_ways.pop()
                for action in worthwhile(way.world):
                    if action is END_TURN:
                        continue
                    world = after(way.world, action)
                    actions = (*way.actions, action)
                    news = way.news or (len(actions) if _shows_more(way.world, world, seat) else 0)
                    if world.turn != turn or world.prompt is Prompt.OVER:
                        ends.append(PlannedWay(world, actions, log_odds(world, seat), news))
                        continue
                    key = _key(world)
                    if key in seen:
                        continue
                    seen.add(key)
                    following = PlannedWay(world, actions, way.value, news)
                    if world.prompt is Prompt.PLAY:
                        following.value = log_odds(world, seat) - _HASTE * len(actions)
                        ends.append(following)
                        reached.append(following)
                    elif world.prompt is Prompt.ASSAULT:
                        following.value = log_odds(_assault_ended(world), seat)
                        attacking.append(following)
                    else:
                        open_ways.append(following)
            best = _best(reached, self.width) + _best(attacking, self.width)
            frontier = [way for way in best if len(way.actions) < _LONGEST]
        ends.sort(key=_value, reverse=True)
        return ends


def _shows_more(before: RushGame, after: RushGame, seat: int) -> bool:
    """Return whether the seat has seen a card of a pile in between."""
    return after.deck != before.deck or after.garages[seat] != before.garages[seat]


def _value(way: PlannedWay) -> float:
    return way.value


def _best(ways: list[PlannedWay], many: int) -> list[PlannedWay]:
    ways.sort(key=_value, reverse=True)
    return ways[:many]


def after(world: RushGame, action: Action) -> RushGame:
    """Return the game after the action and the others' answers to it."""
    copy = world.copy()
    carry_out(copy, action)
    return copy


def carry_out(world: RushGame, action: Action) -> None:
    """Apply the action and the others' answers to it, where a victim's choice of card is a guess."""
    world.apply(action)
    while world.prompt is Prompt.SABOTAGE:
        world.apply(world.legal_actions()[0])


def _assault_ended(world: RushGame) -> RushGame:
    ended = world.copy()
    ended.apply(END_ASSAULT)
    while ended.prompt in (Prompt.REWARD, Prompt.EXPOSE):
        ended.apply(ended.legal_actions()[0])
    return ended


def _key(world: RushGame) -> tuple[object, ...]:
    me = world.active
    return (
        *(world.prompt, world.pool, world.pool_national, world.bought, world.recruiting, world.assaulted),
        *(world.nation, world.kills, world.using, world.step, world.siege_kills),
        *(tuple(world.base), tuple(world.defender), tuple(world.hurt), tuple(world.reserve)),
        *(frozenset(world.hands[me]), frozenset(world.depots[me]), len(world.garages[me])),
    )


def worthwhile(world: RushGame) -> list[Action]:
    """Return all actions except purchases with superfluous payers and scrapping any but the weakest few cards."""
    paid: dict[int, list[set[int]]] = {}
    found: list[Action] = []
    purchases, scraps = [], []
    for action in world.legal_actions():
        if isinstance(action, Buy):
            purchases.append(action)
        elif isinstance(action, Scrap):
            scraps.append(action)
        else:
            found.append(action)
    for purchase in sorted(purchases, key=lambda purchase: len(purchase.payers)):
        payers = set(purchase.payers)
        cheaper = paid.setdefault(purchase.card, [])
        if not any(other <= payers for other in cheaper):
            cheaper.append(payers)
            found.append(purchase)
    if scraps:
        found += sorted(scraps, key=lambda scrap: _strength(world.catalogue, scrap.card))[:_SCRAPS]
    return found


def _strength(catalogue: Catalogue, card: int) -> tuple[bool, float]:
    printed = catalogue.cards[card]
    return card >= FIRST_ONE, printed.cost + 0.3 * max(0, catalogue.resources[card]) + 0.3 * printed.power
