"""Share codes: the code stands for the deal, and a typing mistake is noticed."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, timezone
from functools import partial
from pathlib import Path
from random import Random

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.scenes.program import Program
from wotrush.ai.rush.styles import STYLED
from wotrush.match.seats import Opponent
from wotrush.scenes.history.game_list import ending
from wotrush.scenes.history.scene import HistoryScene
from wotrush.scenes.menu.new_game import NewGame
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.rush.tutorial.contents import lesson_game
from wotrush.scenes.setup import share_code
from wotrush.scenes.setup.game_plan import LARGEST_SEED, GamePlan, SeatPlan
from wotrush.scenes.setup.game_plan import first_plan as plan_for
from wotrush.scenes.setup.share_code import DIGITS, LAYOUTS, CodeError, deal_of, looks_like_code
from wotrush.scenes.style.seat_colors import COLORS
from wotrush.stage.typography.text import resolve
from wotrush.stage.widgets import Button

CODE_OF_A_DAY = "2F6B-8TF0-206G"
LEVELS, STYLES, LIKINGS = INFO.levels, INFO.styles, INFO.codes.styles
SITTING = ("person", *INFO.codes.levels)
MOST, RULE_OPTIONS = INFO.seats[-1], INFO.options
first_plan = partial(plan_for, INFO)
code_of = partial(share_code.code_of, INFO)
code_of_deal = partial(share_code.code_of_deal, INFO)
is_of_the_day = partial(share_code.is_of_the_day, INFO)


def of_the_day(day: date) -> tuple[GamePlan, int]:
    return share_code.of_the_day(INFO, day)[1:]


def plan_of(code: str) -> tuple[GamePlan, int]:
    return deal_of(code, [INFO])[1:]


@st.composite
def plans(draw: st.DrawFn) -> GamePlan:
    kinds = draw(st.lists(st.sampled_from(SITTING), min_size=2, max_size=MOST))
    styles = st.none() | st.sampled_from(LIKINGS)
    seats = tuple(
        SeatPlan(kind="person", name="Ann", color=i % COLORS)
        if kind == "person"
        else SeatPlan(kind="opponent", name="Bison", agent=kind, style=draw(styles), color=i % COLORS)
        for i, kind in enumerate(kinds)
    )
    options = {option.field: draw(st.booleans()) for option in RULE_OPTIONS}
    first = draw(st.none() | st.integers(0, len(seats) - 1))
    return GamePlan(seats=seats, options=options, first_player=first)


@given(plans(), st.integers(0, LARGEST_SEED))
def test_a_code_brings_back_seats_rules_beginner_and_seed(plan: GamePlan, seed: int) -> None:
    again, same_seed = plan_of(code_of(plan, seed))
    assert same_seed == seed
    assert again.options == plan.options
    assert again.first_player == plan.first_player
    assert list(map(who, again.seats)) == list(map(who, plan.seats))


def who(seat: SeatPlan) -> tuple[str | None, ...]:
    """Return everything about the player that matters to the game."""
    if seat.kind == "person":
        return (seat.kind,)
    return seat.kind, seat.agent, seat.style if seat.agent in STYLED else None


def test_an_ordinary_game_has_a_code_that_can_be_told_on_the_telephone() -> None:
    plan, _ = of_the_day(date(2026, 11, 20))
    code = code_of(plan, 2**32 - 1)
    assert len(code.replace("-", "")) <= 13
    assert set(code) <= {*DIGITS, "-"}
    assert plan_of(code.lower().replace("0", "o").replace("1", "l")) == plan_of(code)


def test_a_mistyped_code_is_refused_and_named() -> None:
    rng, plan = Random(1), of_the_day(date(2026, 11, 20))[0]
    refusals = []
    for _ in range(300):
        code = list(code_of(plan, rng.getrandbits(32)).replace("-", ""))
        place = rng.randrange(len(code))
        code[place] = rng.choice([digit for digit in DIGITS if digit != code[place]])
        with suppress(CodeError):
            plan_of("".join(code))
            continue
        refusals.append("".join(code))
    assert len(refusals) >= 297, "one in a thousand may slip through"
    with pytest.raises(CodeError, match=refusals[0]):
        plan_of(refusals[0])


@pytest.mark.parametrize("text", ["", "-", "!", "ZZZZ", "9" * 500, "ÄÖ", "0"])
def test_what_is_no_code_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(CodeError, match="is no code"):
        plan_of(text)


def test_every_level_can_be_told() -> None:
    assert set(LEVELS) < set(SITTING)
    assert set(STYLES) == set(LIKINGS)


def test_a_code_of_before_there_were_styles_still_means_the_same() -> None:
    plan, seed = plan_of("X26A-1W5")
    assert seed == 77
    assert [seat.agent for seat in plan.seats[1:]] == ["recruit", "random"]


@pytest.mark.parametrize("agent", ["recruit", "veteran", "veteran-raider", "ace-fortress"])
def test_a_deal_tells_the_style_that_was_played(agent: str) -> None:
    setup = first_plan().setup(INFO, 5, datetime(2026, 1, 1, tzinfo=UTC))
    setup = replace(setup, players=(setup.players[0], Opponent("Bison", agent)))
    code = code_of_deal(setup)
    assert code is not None
    assert plan_of(code)[0].setup(INFO, 5, setup.started).players[1] == Opponent("Bison", agent)


def test_a_deal_with_a_style_that_nobody_knows_has_no_code() -> None:
    setup = first_plan().setup(INFO, 5, datetime(2026, 1, 1, tzinfo=UTC))
    assert code_of_deal(replace(setup, players=(setup.players[0], Opponent("Bison", "ace-oracle")))) is None


def test_everybody_has_the_same_game_on_a_day_and_another_on_the_next() -> None:
    seeds = [of_the_day(date(2026, 11, day))[1] for day in (20, 20, 21)]
    assert seeds[0] == seeds[1] != seeds[2]


def test_the_game_of_a_day_is_known_by_its_deal_and_its_day() -> None:
    plan, seed = of_the_day(date(2026, 11, 20))
    evening = datetime(2026, 11, 20, 23, 30, tzinfo=UTC)
    there = evening.astimezone(timezone(timedelta(hours=9)))
    assert is_of_the_day(plan.setup(INFO, seed, evening))
    assert is_of_the_day(plan.setup(INFO, seed, there)), "a day begins and ends for everybody at once"
    assert not is_of_the_day(plan.setup(INFO, seed, evening + timedelta(hours=1)))
    assert not is_of_the_day(plan.with_one_more(INFO).setup(INFO, seed, evening))
    assert not is_of_the_day(plan.with_seat(1, agent="ace").setup(INFO, seed, evening))


def test_the_deal_of_a_day_stays_what_it_was() -> None:
    assert code_of(*of_the_day(date(2026, 11, 20))) == CODE_OF_A_DAY


@given(plans(), st.integers(0, LARGEST_SEED))
def test_there_is_room_for_more_kinds_of_players_than_there_are(plan: GamePlan, seed: int) -> None:
    roomy = LAYOUTS[-1:]
    again, same_seed = plan_of(code_of(plan, seed, roomy))
    assert (same_seed, list(map(who, again.seats))) == (seed, list(map(who, plan.seats)))
    assert roomy[0].sitting > len(SITTING)
    assert roomy[0].styled > len(STYLED)


def test_a_code_for_more_kinds_of_players_than_are_known_is_refused() -> None:
    codes = replace(INFO.codes, levels=(*INFO.codes.levels, "oracle"))
    later = replace(INFO, codes=codes, levels={**INFO.levels, "oracle": "Oracle"})
    plan = first_plan().with_seat(1, agent="oracle")
    code = share_code.code_of(later, plan, 77)
    assert deal_of(code, [later]).plan.seats[1].agent == "oracle"
    with pytest.raises(CodeError, match="is no code"):
        plan_of(code)


def test_a_seed_is_distinguished_from_a_code() -> None:
    assert not looks_like_code(" 1234 ")
    assert looks_like_code(code_of(*of_the_day(date(2026, 11, 20))))


def test_a_typed_code_brings_its_seats_rules_and_cards(tmp_path: Path) -> None:
    plan, _ = of_the_day(date(2026, 11, 20))
    reported = plan.with_one_more(INFO).model_copy(
        update={"options": {"wide_reserve": True}, "first_player": 2}
    )
    program = Program(tmp_path)
    program.click("new")
    program.click("seed")
    program.pilot.type(code_of(reported, 77))
    program.click("start")
    setup = program.session.match.setup
    assert setup.seed == 77
    assert setup.options["wide_reserve"] is True
    assert setup.options["first_player"] == 2
    assert len(setup.players) == 3


def test_a_mistyped_code_does_not_start_a_game(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.click("new")
    program.click("seed")
    program.pilot.type("ZZZZ-ZZZZ")
    assert "is no code" in program.says("seed note")
    program.click("start")
    assert program.scene(NewGame)


def test_the_game_of_the_day_is_one_click_away(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.click("new")
    program.click("today")
    program.click("start")
    setup = program.session.match.setup
    assert setup.seed == of_the_day(setup.started.date())[1]


def test_a_finished_game_tells_the_code_of_its_deal(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.new_game(seed=12)
    program.session.give_up()
    program.pilot.wait(1.0)
    program.click("share")
    code = program.says("saved").rpartition(" ")[2]
    plan, seed = plan_of(code)
    setup = program.session.match.setup
    assert seed == 12
    assert plan.setup(INFO, seed, setup.started).options == setup.options


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what was copied to the clipboard, the latest last."""
    kept = [""]
    monkeypatch.setattr("pygame.scrap.put_text", kept.append)
    monkeypatch.setattr("pygame.scrap.get_text", lambda: kept[-1])
    return kept


def test_a_code_goes_from_the_menu_of_a_game_to_the_page_of_a_new_one(
    tmp_path: Path, clipboard: list[str]
) -> None:
    program = Program(tmp_path)
    program.new_game(seed=12)
    program.pilot.key(pygame.K_ESCAPE)
    program.click("menu share")
    code = clipboard[-1]
    assert code == code_of_deal(program.session.match.setup)
    button = program.node("menu share")
    assert isinstance(button, Button)
    assert resolve(button.text) == f"Copied the code of this deal: {code}"
    program.app.title()
    program.click("new")
    program.click("seed")
    program.pilot.key(pygame.K_v, pygame.KMOD_CTRL)
    program.click("start")
    assert program.session.match.setup.seed == 12


def test_the_history_tells_codes_and_which_were_games_of_their_day(
    tmp_path: Path, clipboard: list[str]
) -> None:
    program = Program(tmp_path)
    program.click("new")
    program.click("today")
    program.click("start")
    code = code_of_deal(program.session.match.setup)
    program.session.give_up()
    program.app.title()
    program.click("history")
    for _ in range(3):
        program.pilot.step()
    page = program.scene(HistoryScene)
    (game,) = page.archive.games
    assert (game.summary.code, game.summary.of_the_day) == (code, True)
    assert "Game of the day" in ending(game.summary)
    program.click(f"share {game.path.stem}")
    assert clipboard[-1] == code
    assert program.says("note") == f"Copied the code of this deal: {code}"


def test_a_deal_with_somebody_whom_no_code_can_call_has_none() -> None:
    assert code_of_deal(lesson_game()) is None
