"""The puzzles that ship with the game, in their order."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from wotrush import resources
from wotrush.model.rush.default import default_catalogue
from wotrush.model.rush.positions.puzzle import Puzzle


@cache
def all_puzzles() -> tuple[Puzzle, ...]:
    """Raises PuzzleError."""
    return tuple(read(file) for file in files())


def files() -> list[Path]:
    """A file's name begins with its number; the rest is the key, so that puzzles can be ordered anew."""
    return sorted(resources.asset("puzzles").glob("*.txt"))


def read(file: Path) -> Puzzle:
    """Raises PuzzleError."""
    return Puzzle.parse(file.stem.partition("_")[2], file.read_text("utf-8"), default_catalogue())


def following(puzzle: Puzzle) -> Puzzle:
    """The next one; after the last the first."""
    puzzles = all_puzzles()
    return puzzles[(puzzles.index(puzzle) + 1) % len(puzzles)]
