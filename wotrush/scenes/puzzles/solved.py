"""Which puzzles have been solved, and whether with a hint: kept among the settings."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from pydantic import TypeAdapter, ValidationError

from wotrush.scenes.page.context import AppContext
from wotrush.settings import Settings

REMEMBERED_AS = "puzzles"


class Solved(StrEnum):
    """How a puzzle was solved at best."""

    HELPED = "helped"
    ALONE = "alone"


_KEPT = TypeAdapter(dict[str, Solved])


def solved_so_far(settings: Settings) -> Mapping[str, Solved]:
    """By the puzzle's key; nothing where nothing usable is remembered."""
    return _usable(getattr(settings, REMEMBERED_AS, None))


def remember(context: AppContext, key: str, how: Solved) -> None:
    """What was once solved alone stays so."""
    before = solved_so_far(context.settings)
    now = joined(before, {key: how})
    if now != before:
        context.change(**{REMEMBERED_AS: now})


def joined(one: object, other: object) -> dict[str, str]:
    """All that was solved, at best."""
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
