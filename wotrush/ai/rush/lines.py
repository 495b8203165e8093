"""Searches what the active player can still do this turn, up to its end: every order of plays that makes a difference.

What nobody could foresee is not bet on: cards drawn are sampled, and a card dealt to the Reserve cannot be counted on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from wotrush.ai.rush.network import Valuation
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import END_ASSAULT, END_TURN, Action, Buy, Use
from wotrush.model.rush.cards import Ability
from wotrush.model.rush.state import DAMAGED, Prompt

Path = tuple[Action, ...]
Key = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is looked at: how many plays after each other and how many of each, positions in all, draws sampled."""

    widths: tuple[int, ...]
    positions: int
    draws: int


@dataclass(frozen=True, slots=True)
class Line:
    """What to do up to the end of the turn or to the next unknown card, and the chance to win that it leads to."""

    actions: Path
    value: int


@dataclass(slots=True)
class _Play:
    """One play carried out up to the next: the table after it, or several if it shows cards."""

    actions: Path
    value: int
    world: RushGame | None
    shown: list[RushGame] = field(default_factory=list)


class TurnSearch:
    """One decision of the active player."""

    def __init__(self, valuation: Valuation, effort: Effort) -> None:
        self.valuation, self.effort = valuation, effort
        self._left = effort.positions
        self._known: dict[Key, Line] = {}
        self._sampling = False

    def lines(self, world: RushGame) -> list[Line]:
        """The best line for each play, and for ending the turn; the best first."""
        if world.prompt is Prompt.PLAY:
            found = [Line((END_TURN,), self.valuation.value(world))]
            found += [self._line(play, 1) for play in self._chosen(world, 0)]
        else:
            found = [self._line(play, 0) for play in self._answers(world)]
        return sorted(found, key=lambda line: -line.value)

    def _best(self, world: RushGame, value: int, depth: int) -> Line:
        key = _key(world)
        known = self._known.get(key)
        if known is not None:
            return known
        best = Line((END_TURN,), value)
        for play in self._chosen(world, depth):
            line = self._line(play, depth + 1)
            if line.value > best.value:
                best = line
        self._known[key] = best
        return best

    def _line(self, play: _Play, depth: int) -> Line:
        """What the play leads to at best. A longer line must be better."""
        if play.world is not None:
            then = self._best(play.world, play.value, depth)
            return Line(play.actions + then.actions, then.value - 1)
        before, self._sampling, total = self._sampling, True, 0
        for world in play.shown:
            options = self._answers(world) if world.prompt is not Prompt.PLAY else [self._settled((), world)]
            total += max(self._line(option, depth).value for option in options)
        self._sampling = before
        return Line(play.actions, total // len(play.shown) - 1)

    def _chosen(self, world: RushGame, depth: int) -> list[_Play]:
        """The most promising plays, and all that show cards."""
        if depth >= len(self.effort.widths) or self._left <= 0:
            return []
        plays = list(self._plays(world))
        plays.sort(key=lambda play: -play.value)
        showing = [play for play in plays if play.shown]
        return showing + [play for play in plays if not play.shown][: self.effort.widths[depth]]

    def _plays(self, world: RushGame) -> Iterator[_Play]:
        seen: set[Key] = {_key(world)}
        for action in worthwhile(world.legal_actions()):
            if action is END_TURN:
                continue
            if isinstance(action, Use) and _shows(world, action):
                yield _Play((action,), 0, None, self._samples(world, action))
            else:
                yield from self._carried_out(world, (action,), seen, _damage(world))

    def _answers(self, world: RushGame) -> list[_Play]:
        """A question of the game first, then on to the next play."""
        seen: set[Key] = set()
        damage = _damage(world)
        return [
            play
            for action in world.legal_actions()
            for play in self._carried_out(world, (action,), seen, damage)
        ]

    def _carried_out(self, world: RushGame, actions: Path, seen: set[Key], damage: int) -> Iterator[_Play]:
        """The last of these actions, and every answer to what the game asks after it.

        No assault ends that left more damaged than there was before, unless a Siege Master can still make use of it.
        """
        after = try_out(world, actions[-1])
        key = _key(after)
        if key in seen:
            return
        seen.add(key)
        if after.prompt is Prompt.PLAY:
            yield self._settled(actions, after)
            return
        halfway = after.prompt is Prompt.ASSAULT and _damage(after) > damage and not _can_besiege(after)
        for action in after.legal_actions():
            if not (halfway and action is END_ASSAULT):
                yield from self._carried_out(after, (*actions, action), seen, damage)
        if not after.legal_actions():
            yield self._settled(actions, after)

    def _settled(self, actions: Path, world: RushGame) -> _Play:
        self._left -= 1
        return _Play(actions, self.valuation.value(world), world)

    def _samples(self, world: RushGame, action: Action) -> list[RushGame]:
        """Different draws; after the first unknown cards the rest of the turn is guessed once."""
        draws = 1 if self._sampling else self.effort.draws
        found = []
        for number in range(draws):
            other = world.copy()
            for pile in (other.garages[other.active], other.deck):
                cut = number * len(pile) // draws
                pile[:] = pile[cut:] + pile[:cut]
            other.rng ^= number << 64
            found.append(try_out(other, action, shown=True))
        return found


def try_out(world: RushGame, action: Action, *, shown: bool = False) -> RushGame:
    """On a copy. A card that refills the Reserve goes back under the deck, unless cards are shown on purpose."""
    after = world.copy()
    after.apply(action)
    if after.prompt is Prompt.SABOTAGE:
        _sabotage(world, after)
    reserve = after.reserve
    if not shown and reserve != world.reserve:
        while reserve and reserve[-1] not in world.reserve:
            after.deck.insert(0, reserve.pop())
        after.legal = None
    return after


def _sabotage(world: RushGame, after: RushGame) -> None:
    """Which card a victim lets go is its own secret: it lies among the unknown ones, and the hand is a card shorter."""
    while after.prompt is Prompt.SABOTAGE:
        victim = after.victim
        after.apply(after.legal_actions()[0])
        lost = next(card for card in world.hands[victim] if card not in after.hands[victim])
        after.depots[victim].remove(lost)
        after.garages[victim].insert(0, lost)


def _shows(world: RushGame, action: Use) -> bool:
    printed = world.catalogue.abilities[action.card]
    return any(ability in (Ability.REINFORCEMENTS, Ability.SCOUTING) for ability, _ in printed)


def _damage(world: RushGame) -> int:
    """How much on the table is damaged."""
    return world.base.count(DAMAGED) + world.hurt.count(True)


def _can_besiege(world: RushGame) -> bool:
    abilities = world.catalogue.abilities
    return any(
        ability is Ability.SIEGE_MASTER
        for card in world.hands[world.active]
        for ability, _ in abilities[card]
    )


def _key(world: RushGame) -> Key:
    """Equal for positions that are equal for the rest of this turn."""
    me = world.active
    return (
        world.prompt,
        frozenset(world.depots[me]),
        tuple(world.hands[me]),
        *world.base,
        *world.defender,
        *world.hurt,
        *world.reserve,
        world.using,
        world.step,
        world.kills,
        world.bought,
        world.recruiting,
        world.pool,
        world.pool_national,
        world.assaulted,
        world.siege_kills,
        *world.ones,
        len(world.graveyard),
    )


def worthwhile(actions: Iterable[Action]) -> Iterator[Action]:
    """All but purchases that pay more cards than it takes."""
    paid: dict[int, list[set[int]]] = {}
    purchases = []
    for action in actions:
        if isinstance(action, Buy):
            purchases.append(action)
        else:
            yield action
    for purchase in sorted(purchases, key=lambda purchase: len(purchase.payers)):
        payers = set(purchase.payers)
        cheaper = paid.setdefault(purchase.card, [])
        if not any(other <= payers for other in cheaper):
            cheaper.append(payers)
            yield purchase
