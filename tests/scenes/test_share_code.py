"""Codes of games: what is told is what is dealt, and a slip of the finger is noticed."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, timezone
from pathlib import Path
from random import Random

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.scenes.desk import Desk
from wotrush.match.seats import Opponent
from wotrush.scenes.history.game_list import ending
from wotrush.scenes.history.scene import HistoryScene
from wotrush.scenes.menu.new_game import NewGame
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.rush.tutorial.course import lesson_game
from wotrush.scenes.setup.game_plan import LARGEST_SEED, GamePlan, SeatPlan, first_plan
from wotrush.scenes.setup.share_code import (
    DIGITS,
    LAYOUTS,
    CodeError,
    code_of,
    code_of_deal,
    deal_of,
    is_of_the_day,
    looks_like_code,
    of_the_day,
)
from wotrush.scenes.style.seat_colors import COLORS
from wotrush.stage.typography.text import resolve
from wotrush.stage.widgets import Button

GAMES = (INFO,)
CODES = INFO.codes
SITTING = ("person", *CODES.levels)
CODE_OF_A_DAY = "2F6B-8TF0-206G"


@st.composite
def plans(draw: st.DrawFn) -> GamePlan:
    kinds = draw(st.lists(st.sampled_from(SITTING), min_size=2, max_size=INFO.seats[-1]))
    styles = st.none() | st.sampled_from(CODES.styles)
    seats = tuple(
        SeatPlan(kind="person", name="Ann", color=i % COLORS)
        if kind == "person"
        else SeatPlan(kind="opponent", name="Bison", agent=kind, style=draw(styles), color=i % COLORS)
        for i, kind in enumerate(kinds)
    )
    options = {option.field: draw(st.booleans()) for option in INFO.options}
    first = draw(st.none() | st.integers(0, len(seats) - 1))
    return GamePlan(seats=seats, options=options, first_player=first)


@given(plans(), st.integers(0, LARGEST_SEED))
def test_a_code_brings_back_seats_rules_beginner_and_seed(plan: GamePlan, seed: int) -> None:
    _, again, same_seed = deal_of(code_of(INFO, plan, seed), GAMES)
    assert same_seed == seed
    assert again.options == plan.options
    assert again.first_player == plan.first_player
    assert list(map(who, again.seats)) == list(map(who, plan.seats))


def who(seat: SeatPlan) -> tuple[str | None, ...]:
    """All of it that matters to the game."""
    if seat.kind == "person":
        return (seat.kind,)
    return seat.kind, seat.agent, seat.style if seat.agent in CODES.styled else None


def test_an_ordinary_game_has_a_code_that_can_be_told_on_the_telephone() -> None:
    _, plan, _ = of_the_day(INFO, date(2026, 11, 20))
    code = code_of(INFO, plan, 2**32 - 1)
    assert len(code.replace("-", "")) <= 13
    assert set(code) <= {*DIGITS, "-"}
    assert deal_of(code.lower().replace("0", "o").replace("1", "l"), GAMES) == deal_of(code, GAMES)


def test_a_mistyped_code_is_refused_and_named() -> None:
    rng, plan = Random(1), of_the_day(INFO, date(2026, 11, 20)).plan
    refusals = []
    for _ in range(300):
        code = list(code_of(INFO, plan, rng.getrandbits(32)).replace("-", ""))
        place = rng.randrange(len(code))
        code[place] = rng.choice([digit for digit in DIGITS if digit != code[place]])
        with suppress(CodeError):
            deal_of("".join(code), GAMES)
            continue
        refusals.append("".join(code))
    assert len(refusals) >= 297, "one in a thousand may slip through"
    with pytest.raises(CodeError, match=refusals[0]):
        deal_of(refusals[0], GAMES)


@pytest.mark.parametrize("text", ["", "-", "!", "ZZZZ", "9" * 500, "ÄÖ", "0"])
def test_what_is_no_code_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(CodeError, match="is no code"):
        deal_of(text, GAMES)


def test_every_level_can_be_told() -> None:
    assert set(INFO.levels) == set(CODES.levels)
    assert set(INFO.styles) == set(CODES.styles)


def test_a_code_of_before_there_were_styles_still_means_the_same() -> None:
    _, plan, seed = deal_of("X26A-1W5", GAMES)
    assert seed == 77
    assert [seat.agent for seat in plan.seats[1:]] == ["recruit", "random"]


@pytest.mark.parametrize("agent", ["recruit", "veteran", "veteran-raider", "ace-fortress"])
def test_a_deal_tells_the_style_that_was_played(agent: str) -> None:
    setup = first_plan(INFO).setup(INFO, 5, datetime(2026, 1, 1, tzinfo=UTC))
    setup = replace(setup, players=(setup.players[0], Opponent("Bison", agent)))
    code = code_of_deal(INFO, setup)
    assert code is not None
    assert deal_of(code, GAMES).plan.setup(INFO, 5, setup.started).players[1] == Opponent("Bison", agent)


def test_a_deal_with_a_style_that_nobody_knows_has_no_code() -> None:
    setup = first_plan(INFO).setup(INFO, 5, datetime(2026, 1, 1, tzinfo=UTC))
    setup = replace(setup, players=(setup.players[0], Opponent("Bison", "ace-oracle")))
    assert code_of_deal(INFO, setup) is None


def test_everybody_has_the_same_game_on_a_day_and_another_on_the_next() -> None:
    seeds = [of_the_day(INFO, date(2026, 11, day)).seed for day in (20, 20, 21)]
    assert seeds[0] == seeds[1] != seeds[2]


def test_the_game_of_a_day_is_known_by_its_deal_and_its_day() -> None:
    _, plan, seed = of_the_day(INFO, date(2026, 11, 20))
    evening = datetime(2026, 11, 20, 23, 30, tzinfo=UTC)
    there = evening.astimezone(timezone(timedelta(hours=9)))
    assert is_of_the_day(INFO, plan.setup(INFO, seed, evening))
    assert is_of_the_day(INFO, plan.setup(INFO, seed, there)), "a day begins and ends for everybody at once"
    assert not is_of_the_day(INFO, plan.setup(INFO, seed, evening + timedelta(hours=1)))
    assert not is_of_the_day(INFO, plan.with_one_more(INFO).setup(INFO, seed, evening))
    assert not is_of_the_day(INFO, plan.with_seat(1, agent="ace").setup(INFO, seed, evening))


def test_the_deal_of_a_day_stays_what_it_was() -> None:
    assert code_of(*of_the_day(INFO, date(2026, 11, 20))) == CODE_OF_A_DAY


@given(plans(), st.integers(0, LARGEST_SEED))
def test_there_is_room_for_more_kinds_of_players_than_there_are(plan: GamePlan, seed: int) -> None:
    roomy = LAYOUTS[-1:]
    _, again, same_seed = deal_of(code_of(INFO, plan, seed, roomy), GAMES)
    assert (same_seed, list(map(who, again.seats))) == (seed, list(map(who, plan.seats)))
    assert roomy[0].sitting > len(SITTING)
    assert roomy[0].styled > len(CODES.styled)


def test_a_code_for_more_kinds_of_players_than_are_known_is_refused() -> None:
    codes = replace(CODES, levels=(*CODES.levels, "oracle"))
    later = replace(INFO, levels={**INFO.levels, "oracle": "Oracle"}, codes=codes)
    code = code_of(later, first_plan(later).with_seat(1, agent="oracle"), 77)
    assert deal_of(code, (later,)).plan.seats[1].agent == "oracle"
    with pytest.raises(CodeError, match="is no code"):
        deal_of(code, GAMES)


def test_a_seed_is_told_from_a_code() -> None:
    assert not looks_like_code(" 1234 ")
    assert looks_like_code(code_of(*of_the_day(INFO, date(2026, 11, 20))))


def test_a_typed_code_brings_its_seats_rules_and_cards(tmp_path: Path) -> None:
    _, plan, _ = of_the_day(INFO, date(2026, 11, 20))
    told = plan.with_one_more(INFO).model_copy(update={"options": {"wide_reserve": True}, "first_player": 2})
    desk = Desk(tmp_path)
    desk.click("new")
    desk.click("seed")
    desk.pilot.type(code_of(INFO, told, 77))
    desk.click("start")
    setup = desk.session.match.setup
    assert setup.seed == 77
    assert setup.options["wide_reserve"] is True
    assert setup.options["first_player"] == 2
    assert len(setup.players) == 3


def test_a_mistyped_code_does_not_start_a_game(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.click("new")
    desk.click("seed")
    desk.pilot.type("ZZZZ-ZZZZ")
    assert "is no code" in desk.says("seed note")
    desk.click("start")
    assert desk.scene(NewGame)


def test_the_game_of_the_day_is_one_click_away(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.click("new")
    desk.click("today")
    desk.click("start")
    setup = desk.session.match.setup
    assert setup.seed == of_the_day(INFO, setup.started.date()).seed


def test_a_finished_game_tells_the_code_of_its_deal(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.new_game(seed=12)
    desk.session.give_up()
    desk.pilot.wait(1.0)
    desk.click("share")
    code = desk.says("saved").rpartition(" ")[2]
    _, plan, seed = deal_of(code, GAMES)
    setup = desk.session.match.setup
    assert seed == 12
    assert plan.setup(INFO, seed, setup.started).options == setup.options


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was put there, the latest last."""
    kept = [""]
    monkeypatch.setattr("pygame.scrap.put_text", kept.append)
    monkeypatch.setattr("pygame.scrap.get_text", lambda: kept[-1])
    return kept


def test_a_code_goes_from_the_menu_of_a_game_to_the_page_of_a_new_one(
    tmp_path: Path, clipboard: list[str]
) -> None:
    desk = Desk(tmp_path)
    desk.new_game(seed=12)
    desk.pilot.key(pygame.K_ESCAPE)
    desk.click("menu share")
    code = clipboard[-1]
    assert code == code_of_deal(INFO, desk.session.match.setup)
    button = desk.node("menu share")
    assert isinstance(button, Button)
    assert resolve(button.text) == f"The code of this deal: {code}"
    desk.app.title()
    desk.click("new")
    desk.click("seed")
    desk.pilot.key(pygame.K_v, pygame.KMOD_CTRL)
    desk.click("start")
    assert desk.session.match.setup.seed == 12


def test_the_history_tells_codes_and_which_were_games_of_their_day(
    tmp_path: Path, clipboard: list[str]
) -> None:
    desk = Desk(tmp_path)
    desk.click("new")
    desk.click("today")
    desk.click("start")
    code = code_of_deal(INFO, desk.session.match.setup)
    desk.session.give_up()
    desk.app.title()
    desk.click("history")
    for _ in range(3):
        desk.pilot.step()
    page = desk.scene(HistoryScene)
    (game,) = page.archive.games
    assert (game.summary.code, game.summary.of_the_day) == (code, True)
    assert "Game of the day" in ending(game.summary)
    desk.click(f"share {game.path.stem}")
    assert clipboard[-1] == code
    assert desk.says("note") == f"The code of this deal: {code}"


def test_a_deal_with_somebody_whom_no_code_can_call_has_none() -> None:
    assert code_of_deal(INFO, lesson_game()) is None
