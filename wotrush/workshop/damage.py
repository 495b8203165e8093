"""Reports damaged files of the game in one sentence instead of a traceback."""

from __future__ import annotations

from pathlib import Path

from wotrush import resources
from wotrush.games import GAMES, load


def is_own(problem: OSError) -> bool:
    """Return True for a file that ships with the program, which is only ever read."""
    return isinstance(problem.filename, str) and Path(problem.filename).is_relative_to(resources.asset())


def damage(problem: OSError | ValueError) -> str | None:
    """Return one sentence that names the damaged file, or None if something else went wrong."""
    if isinstance(problem, OSError):
        if not is_own(problem):
            return None
        return f"{problem.filename} cannot be read: {problem.strerror}. Bring it back, or install the game again."
    for entry in GAMES.values():
        sentence: str | None = load(entry.damaged)(problem) if entry.damaged else None
        if sentence is not None:
            return sentence
    return None
