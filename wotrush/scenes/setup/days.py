"""The results of the games of the day: stored in the settings, separately for each game, the first result of a day."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, date, timedelta

from pydantic import BaseModel, ConfigDict

from wotrush.game_info import GameInfo
from wotrush.match.notices import Result
from wotrush.match.seats import Human, Setup
from wotrush.scenes.setup.share_code import is_of_the_day
from wotrush.settings import Settings

REMEMBERED_AS = "days"
KEPT_DAYS = 400


class DayResult(BaseModel):
    """How the person ended that day's game."""

    model_config = ConfigDict(frozen=True)

    won: bool
    points: int | None = None
    gave_up: bool = False


def days_played(info: GameInfo, settings: Settings) -> Mapping[date, DayResult]:
    """Return the results by day; nothing if nothing usable is stored."""
    return _usable(getattr(settings, info.setting(REMEMBERED_AS), None))


def with_result(settings: Settings, info: GameInfo, setup: Setup, result: Result) -> dict[str, object]:
    """Return what changes in the settings by the result of the game of its day, and nothing for any other; a later game of
    the same day, whose cards are known by then, does not count.
    """
    seat = next((i for i, player in enumerate(setup.players) if isinstance(player, Human)), None)
    day = setup.started.astimezone(UTC).date()
    before = days_played(info, settings)
    if seat is None or day in before or not is_of_the_day(info, setup):
        return {}
    points = result.outcome.scores[seat] if result.outcome is not None and result.outcome.scores else None
    ended = DayResult(won=seat in result.winners, points=points, gave_up=result.gave_up is not None)
    stored = getattr(settings, info.setting(REMEMBERED_AS), None)
    return {info.setting(REMEMBERED_AS): {**_unread(stored), **_written({**before, day: ended})}}


def joined(one: object, other: object) -> dict[str, object]:
    """Return the results that either has; where both have one, that of the first."""
    return {**_unread(other), **_unread(one), **_written({**_usable(other), **_usable(one)})}


def streak(days: Mapping[date, DayResult], today: date) -> int:
    """Return how many days in a row were played to the end, up to today or, as long as today can still be played,
    yesterday.
    """
    day, count = today if today in days else today - timedelta(days=1), 0
    while day in days and not days[day].gave_up:
        day, count = day - timedelta(days=1), count + 1
    return count


def _written(days: Mapping[date, DayResult]) -> dict[str, dict[str, object]]:
    return {day.isoformat(): days[day].model_dump() for day in sorted(days)[-KEPT_DAYS:]}


def _usable(stored: object) -> dict[date, DayResult]:
    """Return the results that can be read: a wrong one costs no other."""
    return dict(pair for entry in _entries(stored) if (pair := _read(*entry)) is not None)


def _unread(stored: object) -> dict[str, object]:
    """Return what cannot be read, which is kept as it is: a newer version may have written it, or a hand."""
    return {name: value for name, value in _entries(stored) if _read(name, value) is None}


def _entries(stored: object) -> Iterable[tuple[str, object]]:
    if isinstance(stored, Mapping):
        return stored.items()
    return [] if stored is None else [("unread", stored)]


def _read(name: str, value: object) -> tuple[date, DayResult] | None:
    try:
        return date.fromisoformat(name), DayResult.model_validate(value)
    except ValueError:
        return None
