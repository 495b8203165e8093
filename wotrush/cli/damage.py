"""Files of the game's own that are damaged: what a command says in place of a traceback."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

from wotrush import resources
from wotrush.cli import check_assets
from wotrush.model.rush.cardfile import CardDataError
from wotrush.model.rush.puzzle import PuzzleError


def is_own(problem: OSError) -> bool:
    """Whether it is about a file that ships with the game: such a file is only ever read."""
    return isinstance(problem.filename, str) and Path(problem.filename).is_relative_to(resources.asset())


def damage(problem: OSError | ValueError) -> str | None:
    """One sentence that names the file, or None where it is something else that went wrong."""
    from wotrush.scenes.art.vehicles.profile import ProfileError

    match problem:
        case CardDataError() | PuzzleError() | ProfileError():
            return str(problem)
        case UnicodeDecodeError():  # It does not know which file it was.
            return next(chain(check_assets.cards(), check_assets.profiles(), check_assets.puzzles()), None)
        case OSError() if is_own(problem):
            return f"{problem.filename} cannot be read: {problem.strerror}. Bring it back, or install the game again."
    return None
