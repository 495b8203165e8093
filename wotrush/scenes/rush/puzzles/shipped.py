"""Reads the puzzles that ship with the game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from wotrush import resources
from wotrush.model.rush.default import default_catalogue
from wotrush.model.rush.positions.puzzle import Puzzle


@cache
def all_puzzles() -> tuple[Puzzle, ...]:
    """Read all puzzles. Raises PuzzleError."""
    return tuple(read(file) for file in files())


def files() -> list[Path]:
    """Return the files in their order. A name begins with a number; the rest is the puzzle's permanent key."""
    return sorted(resources.asset("puzzles").glob("*.txt"))


def read(file: Path) -> Puzzle:
    """Read one puzzle. Raises PuzzleError."""
    return Puzzle.parse(file.stem.partition("_")[2], file.read_text("utf-8"), default_catalogue())
