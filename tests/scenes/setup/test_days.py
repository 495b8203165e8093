"""Games of the day: their first result counts, and days in a row make a streak."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta, tzinfo
from pathlib import Path
from typing import Self

import pytest

from tests.scenes.program import Program
from wotrush.match.notices import Result
from wotrush.match.seats import Setup
from wotrush.model.game import Outcome
from wotrush.scenes.menu.title import Title
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.setup.days import DayResult, days_played, joined, streak, with_result
from wotrush.scenes.setup.game_plan import REMEMBERED_AS as PLAN
from wotrush.scenes.setup.game_plan import first_plan
from wotrush.scenes.setup.share_code import of_the_day

TODAY = date(2026, 3, 1)


def dealt(day: date, seed: int | None = None) -> Setup:
    deal = of_the_day(INFO, day)
    moment = datetime(day.year, day.month, day.day, 12, tzinfo=UTC)
    return deal.plan.setup(INFO, deal.seed if seed is None else seed, moment)


def result(winner: int, points: int = 30, gave_up: int | None = None) -> Result:
    outcome = Outcome((winner,), (points, 20), ((), ()), "points")
    return Result((winner,), outcome if gave_up is None else None, gave_up)


def remember(context: AppContext, setup: Setup, ended: Result) -> None:
    context.change(**with_result(context.settings, INFO, setup, ended))


def test_days_in_a_row_count_up_to_today_or_yesterday() -> None:
    won = DayResult(won=True)
    days = {TODAY - timedelta(days=n): won for n in (1, 2, 3, 5)}
    assert streak(days, TODAY) == 3
    assert streak({**days, TODAY: won}, TODAY) == 4
    assert streak(days, TODAY + timedelta(days=1)) == 0
    assert streak({**days, TODAY: DayResult(won=False, gave_up=True)}, TODAY) == 0


def test_the_first_result_of_the_day_counts(tmp_path: Path) -> None:
    context = Program(tmp_path).app.context
    remember(context, dealt(TODAY), result(1))
    remember(context, dealt(TODAY), result(0))
    assert days_played(INFO, context.settings) == {TODAY: DayResult(won=False, points=30)}


def test_other_deals_do_not_count(tmp_path: Path) -> None:
    context = Program(tmp_path).app.context
    remember(context, dealt(TODAY, seed=1), result(0))
    assert not days_played(INFO, context.settings)


def test_who_gave_up_has_seen_the_cards_and_cannot_begin_anew(tmp_path: Path) -> None:
    context = Program(tmp_path).app.context
    remember(context, dealt(TODAY), result(1, gave_up=0))
    remember(context, dealt(TODAY), result(0))
    assert days_played(INFO, context.settings) == {TODAY: DayResult(won=False, gave_up=True)}


def test_two_running_copies_keep_the_days_of_both() -> None:
    one: dict[str, dict[str, object]] = {"2026-03-01": {"won": True, "points": 3, "gave_up": False}}
    older: dict[str, dict[str, object]] = {
        "2026-03-01": {"won": False, "points": 1},
        "2026-02-28": {"won": True, "points": None},
    }
    other = {day: {**stored, "gave_up": False} for day, stored in older.items()}
    assert joined(one, older) == {**other, **one}
    assert joined("nonsense", None) == {"unread": "nonsense"}


def test_an_entry_that_cannot_be_read_costs_no_other_and_stays_as_it_is(tmp_path: Path) -> None:
    context = Program(tmp_path).app.context
    yesterday, wrong = {"won": True, "points": 9, "gave_up": False}, {"2026-13-01": 7, "2026-02-27": "won"}
    context.change(**{INFO.setting("days"): {"2026-02-28": yesterday, **wrong}})
    assert days_played(INFO, context.settings) == {date(2026, 2, 28): DayResult(won=True, points=9)}
    remember(context, dealt(TODAY), result(0))
    stored = context.settings.model_dump()[INFO.setting("days")]
    assert stored.items() >= {**wrong, "2026-02-28": yesterday}.items()
    assert stored["2026-03-01"]["won"]


class Noon(datetime):
    """A clock that stands at noon of that day."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Self:
        return cls(TODAY.year, TODAY.month, TODAY.day, 12, tzinfo=tz)


def test_the_title_starts_the_game_of_the_day_goes_on_with_it_and_says_how_it_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("app", "sessions"):
        monkeypatch.setattr(f"wotrush.scenes.app.{module}.datetime", Noon)
    program = Program(tmp_path)
    plan = first_plan(INFO)
    program.app.context.change(**{INFO.setting(PLAN): plan.with_seat(0, name="Ada").model_dump()})
    program.app.title()
    program.click("play the day")
    assert program.session.match.setup.seed == of_the_day(INFO, TODAY).seed
    assert program.session.names[0] == "Ada"
    program.play_on(3)
    said = program.scene(TableScene).pieces.bar._said_on_the_left()
    assert [span.text for span, _ in said] == ["Game of the day · round 1"]
    version = program.session.match.journal().turns
    program.app.title()
    assert program.says("day result") == "Begun: round 1"
    assert program.caption("play the day") == "Continue"
    assert "Game of the day · round 1" in program.caption("continue")
    program.app.running_games()
    program.pilot.step()
    assert program.says("how far").startswith("Game of the day")
    program.app.title()
    program.click("play the day")
    assert program.session.match.journal().turns == version
    program.play_on()
    program.app.title()
    assert program.scene(Title).day is not None
    assert program.says("streak") == "Played 1 day in a row"
    assert program.caption("play the day") == "Play again"
