"""Which puzzles have been solved, and whether with a hint: kept among the settings."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from pydantic import TypeAdapter, ValidationError

from wotrush.scenes.context import AppContext
from wotrush.settings import Settings

REMEMBERED_AS = "puzzles"


class Solved(StrEnum):
    """How a puzzle was solved at best."""

    HELPED = "helped"
    ALONE = "alone"


_KEPT = TypeAdapter(dict[str, Solved])


def solved_so_far(settings: Settings) -> Mapping[str, Solved]:
    """By the puzzle's key; nothing where nothing usable is remembered."""
    try:
        return _KEPT.validate_python(getattr(settings, REMEMBERED_AS, None))
    except ValidationError:
        return {}


def remember(context: AppContext, key: str, how: Solved) -> None:
    """What was once solved alone stays so."""
    before = solved_so_far(context.settings)
    if before.get(key) not in (Solved.ALONE, how):
        context.change(
            **{REMEMBERED_AS: {name: str(kept) for name, kept in before.items()} | {key: str(how)}}
        )
