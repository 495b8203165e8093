"""Which tips were given in earlier games: stored in the settings, separately for each game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pydantic import TypeAdapter, ValidationError

from wotrush.game_info import GameInfo
from wotrush.settings import Settings

REMEMBERED_AS = "tips_told"
_KEPT = TypeAdapter(tuple[str, ...])


def tips_given(info: GameInfo, settings: Settings) -> tuple[str, ...]:
    """Return the keys of the lessons that were given as tips; none if nothing usable is stored."""
    try:
        return _KEPT.validate_python(getattr(settings, info.setting(REMEMBERED_AS), ()))
    except ValidationError:
        return ()


def forgotten(games: Iterable[GameInfo]) -> Mapping[str, tuple[str, ...]]:
    """Return the change of the settings that restarts the tips of these games."""
    return {info.setting(REMEMBERED_AS): () for info in games}
