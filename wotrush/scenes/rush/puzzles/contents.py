"""The puzzles of Rush with their words, as the shared scenes know them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from random import Random

from wotrush.ai.rush.search.solver import ways
from wotrush.match.message import Message
from wotrush.model.rush import Observation, RushGame, determinize
from wotrush.model.rush.actions import END_TURN, Action
from wotrush.model.rush.cards import Kind
from wotrush.model.rush.positions.puzzle import HARDEST, Puzzle
from wotrush.scenes.puzzles.puzzle import PuzzleContents
from wotrush.scenes.rush.cards.small_pictures import thumbnail
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.rush.puzzles.shipped import all_puzzles
from wotrush.scenes.rush.puzzles.words import came_to, words_of
from wotrush.scenes.session.advice import Hint
from wotrush.stage.drawing.shapes import Face


@dataclass(frozen=True, slots=True)
class RushPuzzle:
    """A puzzle and what people read of it."""

    puzzle: Puzzle

    @property
    def key(self) -> str:
        return self.puzzle.key

    @property
    def stars(self) -> int:
        return self.puzzle.stars

    @property
    def title(self) -> str:
        return words_of(self.puzzle).title

    @property
    def task(self) -> str:
        return words_of(self.puzzle).task

    @property
    def why(self) -> str:
        return words_of(self.puzzle).why

    @property
    def options(self) -> Mapping[str, object]:
        return self.table().options.model_dump()

    @property
    def way(self) -> tuple[Action, ...]:
        return self.puzzle.ways[0]

    def table(self) -> RushGame:
        return self.puzzle.table()

    def hint(self, view: Observation, rng: Random) -> Hint | None:
        now = determinize(view, rng)
        found = [line for line in ways(self.table(), now, self.puzzle.goal) if line is not None]
        if not found:
            return None
        steps = min(found, key=lambda line: len(line.actions)).actions
        return Hint(steps[0], Message(self.why)) if steps else Hint(END_TURN, None)

    def solved(self, view: Observation) -> bool:
        return self.puzzle.goal.reached(self.table(), _shown(view), view.seat)

    def came_to(self, view: Observation) -> str:
        return came_to(self.puzzle.goal, self.table(), _shown(view), view.seat)


def _shown(view: Observation) -> RushGame:
    """Return the table as the player sees it. Hidden cards are dealt anew, since no goal depends on them."""
    return determinize(view, Random(0))


@cache
def rush_puzzles() -> tuple[RushPuzzle, ...]:
    return tuple(map(RushPuzzle, all_puzzles()))


def _vehicles_in_hand(puzzle: RushPuzzle) -> list[Face]:
    table = puzzle.table()
    cards = [table.catalogue.cards[card] for card in table.observe(table.active).hand]
    return [thumbnail(card) for card in cards if card.kind is Kind.VEHICLE]


PUZZLES = PuzzleContents(
    info=INFO, puzzles=rush_puzzles, star="chevron", hardest=HARDEST, pictures=_vehicles_in_hand
)
