"""The puzzles that ship with the game, in their order."""

from __future__ import annotations

from functools import cache

from wotrush import resources
from wotrush.model.rush.default import default_catalogue
from wotrush.model.rush.puzzle import Puzzle


@cache
def all_puzzles() -> tuple[Puzzle, ...]:
    """A file's name begins with its number; the rest is the key, so that puzzles can be ordered anew. Raises PuzzleError."""
    files = sorted(resources.asset("puzzles").glob("*.txt"))
    return tuple(
        Puzzle.parse(path.stem.partition("_")[2], path.read_text("utf-8"), default_catalogue())
        for path in files
    )


def following(puzzle: Puzzle) -> Puzzle:
    """The next one; after the last the first."""
    puzzles = all_puzzles()
    return puzzles[(puzzles.index(puzzle) + 1) % len(puzzles)]
