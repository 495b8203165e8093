"""The suggested level: up for those who win as the next level would, down for those who win as the one below."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from wotrush.i18n import set_language
from wotrush.match.saves.archive import Archived
from wotrush.scenes.history.suggestion import FEWEST, MOST, suggestion
from wotrush.scenes.history.summary import LEFT, GameArchive, GameSummary, SeatSummary
from wotrush.scenes.hunter.info import INFO as HUNTER
from wotrush.scenes.menu.new_game import NewGame
from wotrush.scenes.rush.info import INFO
from wotrush.stage.label import Label
from wotrush.workshop.studio import Studio

BEGIN = datetime(2026, 11, 20, tzinfo=UTC)


def seat(agent: str | None = None) -> SeatSummary:
    return SeatSummary(name=agent or "Ada", agent=agent, left=False, points=9, parts=None, chosen=())


def games(
    results: str, *agents: str, first: int = 0, game: str = "rush", end: str = "bases"
) -> list[GameSummary]:
    """Return one game for each letter, w for won and l for lost, a day after another."""
    return [
        GameSummary(
            game=game,
            started=BEGIN + timedelta(days=first + day),
            seats=(seat(), *map(seat, agents)),
            winners=(int(letter == "l"),),
            rounds=9,
            end=end,
            take_backs=0,
        )
        for day, letter in enumerate(results)
    ]


def suggested(played: list[GameSummary]) -> str | None:
    found = suggestion(INFO, played)
    return found.level if found is not None else None


def test_who_wins_seven_in_ten_is_ready_for_the_next_level_and_who_wins_three_for_the_one_below() -> None:
    assert suggested(games("wwlww", "regular")) == "veteran"
    assert suggested(games("lwlll", "regular")) == "recruit"
    assert suggested(games("wlwl", "regular")) is None


def test_at_a_larger_table_fewer_wins_say_the_same() -> None:
    three = ("regular",) * 3
    assert suggested(games("wlwl", *three)) == "veteran"
    assert suggested(games("wlll", *three)) is None
    assert suggested(games("llll", *three)) == "recruit"


def test_there_is_nothing_beyond_the_first_and_the_last_level() -> None:
    assert suggested(games("wwww", "ace-raider")) is None
    assert suggested(games("llll", "random")) is None


def test_a_few_games_say_nothing_and_old_ones_no_longer_count() -> None:
    assert suggested(games("w" * (FEWEST - 1), "recruit")) is None
    assert suggested(games("w" * 20 + "l" * MOST, "regular")) == "recruit"
    assert suggested([*games("wwww", "recruit"), *games("ll", "regular", first=9)]) is None


@pytest.mark.parametrize(
    "others",
    [
        games("llll", "regular", end=LEFT),
        games("llll", "regular", "recruit"),
        games("llll", "drill"),
        games("llll", "regular", game="hunter"),
        [entry.model_copy(update={"seats": (seat(), seat())}) for entry in games("llll")],
    ],
)
def test_only_whole_games_of_one_person_against_one_level_count(others: list[GameSummary]) -> None:
    played = [entry.model_copy(update={"started": BEGIN + timedelta(days=30)}) for entry in others]
    assert suggested([*games("wwww", "regular"), *played]) == "veteran"


def page(studio: Studio, played: list[GameSummary], level: str) -> NewGame:
    archive: GameArchive = GameArchive([Archived(Path("1.json"), entry) for entry in played])
    scene = NewGame(studio.context, (INFO, HUNTER), INFO, lambda info, setup: None, archive=lambda: archive)
    scene.plan = scene.plan.with_seat(1, kind="opponent", agent=level)
    studio.stack.push(scene)
    studio.pilot().step(0.1)
    return scene


@pytest.mark.parametrize(("level", "told"), [("recruit", True), ("veteran", False)])
def test_the_page_says_it_while_that_level_is_chosen(level: str, told: bool) -> None:
    set_language("en")
    label = page(Studio((1280, 720)), games("wwww", "recruit"), level).root.find("suggested level")
    assert isinstance(label, Label)
    text = label.text() if callable(label.text) else label.text
    assert (text == "At level Recruit you won 4 of your last 4 games: try level Regular.") == told
    assert bool(text) == told
