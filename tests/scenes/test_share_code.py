"""Codes of games: what is told is what is dealt, and a slip of the finger is noticed."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.scenes.desk import Desk
from wotrush.ai.rush.styles import STYLED
from wotrush.match.seats import Opponent
from wotrush.scenes.game_plan import (
    COLORS,
    LARGEST_SEED,
    MOST,
    RULE_OPTIONS,
    GamePlan,
    SeatPlan,
    first_plan,
)
from wotrush.scenes.new_game import NewGame
from wotrush.scenes.opponents import LEVELS, STYLES
from wotrush.scenes.rush.tutorial.course import lesson_game
from wotrush.scenes.share_code import (
    DIGITS,
    LIKINGS,
    SITTING,
    CodeError,
    code_of,
    code_of_deal,
    looks_like_code,
    of_the_day,
    plan_of,
)


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
    """All of it that matters to the game."""
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
    setup = first_plan().setup(5, datetime(2026, 1, 1, tzinfo=UTC))
    setup = replace(setup, players=(setup.players[0], Opponent("Bison", agent)))
    code = code_of_deal(setup)
    assert code is not None
    assert plan_of(code)[0].setup(5, setup.started).players[1] == Opponent("Bison", agent)


def test_a_deal_with_a_style_that_nobody_knows_has_no_code() -> None:
    setup = first_plan().setup(5, datetime(2026, 1, 1, tzinfo=UTC))
    assert code_of_deal(replace(setup, players=(setup.players[0], Opponent("Bison", "ace-oracle")))) is None


def test_everybody_has_the_same_game_on_a_day_and_another_on_the_next() -> None:
    seeds = [of_the_day(date(2026, 11, day))[1] for day in (20, 20, 21)]
    assert seeds[0] == seeds[1] != seeds[2]


def test_a_seed_is_told_from_a_code() -> None:
    assert not looks_like_code(" 1234 ")
    assert looks_like_code(code_of(*of_the_day(date(2026, 11, 20))))


def test_a_typed_code_brings_its_seats_rules_and_cards(tmp_path: Path) -> None:
    plan, _ = of_the_day(date(2026, 11, 20))
    told = plan.with_one_more().model_copy(update={"options": {"wide_reserve": True}, "first_player": 2})
    desk = Desk(tmp_path)
    desk.click("new")
    desk.click("seed")
    desk.pilot.type(code_of(told, 77))
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
    assert setup.seed == of_the_day(setup.started.date())[1]


def test_a_finished_game_tells_the_code_of_its_deal(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.new_game(seed=12)
    desk.session.give_up()
    desk.pilot.wait(1.0)
    desk.click("share")
    code = desk.says("saved").rpartition(" ")[2]
    plan, seed = plan_of(code)
    setup = desk.session.match.setup
    assert seed == 12
    assert plan.setup(seed, setup.started).options == setup.options


def test_a_deal_with_somebody_whom_no_code_can_call_has_none() -> None:
    assert code_of_deal(lesson_game()) is None
