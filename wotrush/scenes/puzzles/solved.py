"""Which puzzles have been solved, and whether with a hint: stored in the settings, separately for each game."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from pydantic import TypeAdapter, ValidationError

from wotrush.game_info import GameInfo
from wotrush.scenes.page.context import AppContext
from wotrush.settings import Settings

REMEMBERED_AS = "puzzles"


class Solved(StrEnum):
    """How a puzzle was solved at best."""

    HELPED = "helped"
    ALONE = "alone"


_KEPT = TypeAdapter(dict[str, Solved])


def solved_so_far(info: GameInfo, settings: Settings) -> Mapping[str, Solved]:
    """Return how each puzzle of that game was solved, by its key; nothing if nothing usable is stored."""
    return _usable(getattr(settings, info.setting(REMEMBERED_AS), None))


def remember(context: AppContext, info: GameInfo, key: str, how: Solved) -> None:
    """Remember that a puzzle was solved. One that was solved without a hint stays so."""
    before = solved_so_far(info, context.settings)
    now = joined(before, {key: how})
    if now != before:
        context.change(**{info.setting(REMEMBERED_AS): now})


def joined(one: object, other: object) -> dict[str, str]:
    """Return what was solved in either, each puzzle at its best."""
    both = (_usable(one), _usable(other))
    return {
        key: str(Solved.ALONE if Solved.ALONE in {solved.get(key) for solved in both} else Solved.HELPED)
        for key in both[0] | both[1]
    }


def _usable(kept: object) -> dict[str, Solved]:
    try:
        return _KEPT.validate_python(kept)
    except ValidationError:
        return {}
