"""What a sparring partner sees: its observation, and what it works out from it by trying actions on a copy."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TypeVar

from wotrush.model.rush import Observation, RushGame
from wotrush.model.rush.actions import END_ASSAULT, Action, Attack
from wotrush.model.rush.scoring import (
    Achievement,
    achievement_count,
    achievement_counts,
    ahead_by,
)
from wotrush.model.rush.state import GONE, Prompt

ActionT = TypeVar("ActionT")


class SeenTable:
    """An observation, with a world that fits it."""

    def __init__(self, observation: Observation, world: RushGame) -> None:
        self.o, self.world, self.me = observation, world, observation.seat
        self.printed = observation.catalogue

    def legal(self, kind: type[ActionT]) -> list[ActionT]:
        return [action for action in self.o.actions if isinstance(action, kind)]

    @cached_property
    def margins(self) -> dict[int, int]:
        """How far ahead of the best rival, for each achievement in the game."""
        return {key: ahead_by(counts, self.me) for key, counts in achievement_counts(self.o).items()}

    def counts_for(self, card: int) -> Iterator[int]:
        """Yield the achievements for which the card counts."""
        for achievement in self.o.achievements:
            if achievement != Achievement.BASES and achievement_count(self.o, self.me, achievement, (card,)):
                yield achievement

    @cached_property
    def bare(self) -> list[int]:
        """The places of own bases without a defender."""
        slots = range(3 * self.me, 3 * self.me + 3)
        return [slot % 3 for slot in slots if self.o.base[slot] != GONE and self.o.defender[slot] < 0]

    @cached_property
    def bases_left(self) -> int:
        """The number of own bases that stand."""
        return sum(base != GONE for base in self.o.base[3 * self.me : 3 * self.me + 3])

    @cached_property
    def late(self) -> bool:
        """Whether no rival has another turn."""
        return self.o.ending and self.o.turn % self.o.seats == self.o.seats - 1


def after(world: RushGame, action: Action) -> RushGame:
    tried = world.copy()
    tried.apply(action)
    return tried


def assault_ended(world: RushGame) -> RushGame:
    """Return the game with the open assault, if any, ended and its medals taken."""
    if world.prompt is Prompt.ASSAULT:
        world = after(world, END_ASSAULT)
    while world.prompt in (Prompt.REWARD, Prompt.EXPOSE):
        world = after(world, world.legal_actions()[-1])
    return world


def assaults(world: RushGame) -> Iterator[tuple[frozenset[int], Attack, RushGame]]:
    """Yield every assault that the active player could make: the cards, the first hit, and the game afterwards.

    Hits that come to the same are tried once.
    """
    seen: set[object] = set()

    def hits(
        now: RushGame, cards: frozenset[int], first: Attack | None
    ) -> Iterator[tuple[frozenset[int], Attack, RushGame]]:
        for hit in now.legal_actions():
            if not isinstance(hit, Attack):
                continue
            then = after(now, hit)
            used = cards | {hit.card}
            key = (used, *then.base, *then.defender, *then.hurt)
            if key in seen:
                continue
            seen.add(key)
            yield used, first or hit, then
            yield from hits(then, used, first or hit)

    yield from hits(world, frozenset(), None)
