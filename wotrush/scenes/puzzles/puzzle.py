"""What a game provides about its puzzles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from wotrush.game_info import GameInfo
from wotrush.i18n import t
from wotrush.model.game import AnyGame
from wotrush.scenes.session.advice import Hint
from wotrush.stage.drawing.shapes import Face


class AnyPuzzle(Protocol):
    """A table, and the goal its player is to reach in one turn. Texts are message ids."""

    @property
    def key(self) -> str:
        """Return the permanent key under which its solution is remembered."""

    @property
    def stars(self) -> int:
        """Return how hard it is, from 1."""

    @property
    def title(self) -> str: ...
    @property
    def task(self) -> str: ...
    @property
    def why(self) -> str:
        """Return the reason for a hint, which is also shown when the puzzle is solved."""

    @property
    def options(self) -> Mapping[str, object]:
        """The options of the rules, as plain JSON values."""

    @property
    def way(self) -> Sequence[Any]:
        """Return the actions of one solution, up to the end of the turn."""

    def table(self) -> AnyGame:
        """Return a fresh table with its player to act."""

    def hint(self, view: Any, rng: Random) -> Hint | None:
        """Return the next step of the shortest remaining solution; None if the goal is out of reach."""

    def solved(self, view: Any) -> bool:
        """Return whether the goal is reached, by what the player observes after the turn."""

    def came_to(self, view: Any) -> str:
        """Say how far a turn came that did not reach the goal."""


@dataclass(frozen=True, slots=True)
class PuzzleContents:
    """All puzzles of a game, in their order."""

    info: GameInfo
    puzzles: Callable[[], Sequence[AnyPuzzle]]
    star: str
    """The icon that shows how hard a puzzle is."""
    hardest: int
    """The number of stars of the hardest puzzles."""
    pictures: Callable[[Any], Sequence[Face]] = lambda _puzzle: ()
    """Return pictures of what a puzzle is solved with."""

    def headings(self, puzzle: AnyPuzzle) -> tuple[str, str]:
        """Return the puzzle's number with its title, and alone."""
        number = t("Puzzle {n}", n=[each.key for each in self.puzzles()].index(puzzle.key) + 1)
        return f"{number} · {t(puzzle.title)}", number

    def after(self, puzzle: AnyPuzzle) -> AnyPuzzle:
        """Return the next puzzle; after the last one, the first."""
        keys = [each.key for each in self.puzzles()]
        return self.puzzles()[(keys.index(puzzle.key) + 1) % len(keys)]
