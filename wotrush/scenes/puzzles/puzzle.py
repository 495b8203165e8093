"""What a game hands over of its puzzles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from wotrush.games import GameInfo
from wotrush.model.game import Game
from wotrush.scenes.session.advice import Hint


class AnyPuzzle(Protocol):
    """A table, and what its player is to reach in one turn. Texts are message ids."""

    @property
    def key(self) -> str:
        """What is remembered of it; it never changes."""
        ...

    @property
    def stars(self) -> int:
        """How hard it is, from 1."""
        ...

    @property
    def title(self) -> str: ...
    @property
    def task(self) -> str: ...
    @property
    def why(self) -> str:
        """The reason for a hint, which also stands there when the puzzle is solved."""
        ...

    @property
    def options(self) -> Mapping[str, object]:
        """The options of the rules, as plain JSON values."""
        ...

    @property
    def way(self) -> Sequence[Any]:
        """The actions of one way to the goal, up to the end of the turn."""
        ...

    def table(self) -> Game[Any, Any, Any]:
        """Return a fresh table with its player to act."""
        ...

    def hint(self, view: Any, rng: Random) -> Hint | None:
        """Return the next step of the shortest way that is left; None if the goal is out of reach."""
        ...

    def solved(self, view: Any) -> bool:
        """Return True if the goal is reached, by what the player observes after the turn."""
        ...

    def came_to(self, view: Any) -> str:
        """Tell what a turn was worth that did not reach the goal."""
        ...


@dataclass(frozen=True, slots=True)
class PuzzleContents:
    """All puzzles of a game, in their order."""

    info: GameInfo
    puzzles: Callable[[], Sequence[AnyPuzzle]]
    star: str
    """The icon that shows how hard a puzzle is."""
    hardest: int
    """The number of stars of the hardest puzzles."""

    def after(self, puzzle: AnyPuzzle) -> AnyPuzzle:
        """Return the next puzzle; after the last one, the first."""
        keys = [each.key for each in self.puzzles()]
        return self.puzzles()[(keys.index(puzzle.key) + 1) % len(keys)]
