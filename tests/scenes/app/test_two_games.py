"""A second game beside Rush: chosen, coded, remembered, dealt, resumed, and named on the title."""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.scenes import toy_screens
from tests.scenes.program import QUICK, Program
from tests.scenes.toy_screens import ENTRY, ToyTable
from wotrush.game_info import GameInfo, GamePart
from wotrush.games import GAMES, GameEntry, game_info, games_to_choose, load
from wotrush.match.opponents.worker import SpawnedWorker
from wotrush.match.seats import Human, Opponent
from wotrush.scenes.menu.new_game import NewGame
from wotrush.scenes.menu.running_games import RunningGames
from wotrush.scenes.menu.title import Title
from wotrush.scenes.rulebook.pages import PageSheet
from wotrush.scenes.rulebook.scene import RuleBook
from wotrush.scenes.rush.info import INFO as RUSH
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.setup.game_plan import LARGEST_SEED, GamePlan, SeatPlan, first_plan, remembered_plan
from wotrush.scenes.setup.opponents import level_name
from wotrush.scenes.setup.share_code import (
    CodeError,
    code_of,
    code_of_deal,
    deal_of,
    is_of_the_day,
    of_the_day,
)
from wotrush.settings import Settings

TOY = toy_screens.INFO
BOTH = (RUSH, TOY)
NOW = datetime(2026, 1, 1, tzinfo=UTC)


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    monkeypatch.delitem(GAMES, "hunter")
    monkeypatch.setitem(GAMES, "toy", ENTRY)
    return Program(tmp_path)


# -- data


@pytest.mark.parametrize("name", [name for name, entry in GAMES.items() if entry.info is not None])
def test_the_parts_that_the_title_offers_are_those_that_have_scenes(name: str) -> None:
    entry = GAMES[name]
    assert entry.screens is not None
    screens = load(entry.screens)
    assert game_info(name).parts == {part for part in GamePart if getattr(screens, part) is not None}


def test_the_title_lists_games_without_importing_them() -> None:
    code = """
import sys
from wotrush.games import games_to_choose
from wotrush.scenes.app import app, opening
games_to_choose()
heavy = ("wotrush.model.rush", "wotrush.ai.rush", "wotrush.scenes.rush.")
print(sorted(name for name in sys.modules if name.startswith(heavy)))
"""
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert loaded.splitlines()[-1] == "['wotrush.scenes.rush.info']"


def test_the_name_of_an_agent_tells_its_level_and_style() -> None:
    assert RUSH.level_and_style("ace-raider") == ("ace", "raider")
    assert RUSH.level_and_style("ace") == ("ace", "balanced")
    assert RUSH.agent("ace", "balanced") == "ace"
    assert TOY.level_and_style("highest") == ("highest", "")
    assert TOY.agent("highest", "") == "highest"
    assert level_name(TOY, "highest") == "Highest"


def test_a_plan_of_another_game_is_dealt_by_its_options() -> None:
    plan = first_plan(TOY).with_one_more(TOY).model_copy(update={"options": {"cards": 20, "unknown": True}})
    setup = plan.setup(TOY, 3, NOW)
    assert setup.options == {"players": 3, "cards": 20}
    assert setup.players == (Human("Player 1"), Opponent("Ant", "highest"), Opponent("Bee", "highest"))


def test_an_option_value_that_does_not_exist_gives_way_to_the_default() -> None:
    plan = first_plan(TOY).model_copy(update={"options": {"cards": 99}})
    assert plan.chosen_options(TOY) == {"cards": 12}


def test_each_game_remembers_its_own_plan() -> None:
    rush, toy = first_plan(RUSH).with_one_more(RUSH), first_plan(TOY)
    kept = {"new_game": rush.model_dump(mode="json"), "new_game_toy": toy.model_dump(mode="json")}
    settings = Settings(language="en").model_copy(update=kept)
    assert remembered_plan(RUSH, settings) == rush
    assert remembered_plan(TOY, settings) == toy


def test_a_remembered_plan_with_seats_that_the_game_lacks_gives_way_to_the_first() -> None:
    crowd = first_plan(TOY).with_one_more(TOY).with_one_more(TOY).with_one_more(TOY)
    settings = Settings(language="en").model_copy(update={"new_game_toy": crowd.model_dump(mode="json")})
    assert remembered_plan(TOY, settings) == first_plan(TOY)


# -- share codes


@st.composite
def toy_plans(draw: st.DrawFn) -> GamePlan:
    kinds = draw(st.lists(st.sampled_from(["person", *TOY.levels]), min_size=2, max_size=4))
    seats = tuple(
        SeatPlan(kind="person", name="Ann", color=i)
        if kind == "person"
        else SeatPlan(kind="opponent", name="Bee", agent=kind, color=i)
        for i, kind in enumerate(kinds)
    )
    return GamePlan(seats=seats, options={"cards": draw(st.sampled_from([12, 20]))})


@given(toy_plans(), st.integers(0, LARGEST_SEED))
def test_a_code_of_another_game_names_the_game(plan: GamePlan, seed: int) -> None:
    deal = deal_of(code_of(TOY, plan, seed), BOTH)
    assert deal.info == TOY
    assert (deal.seed, deal.plan.options) == (seed, plan.options)
    reported = [(seat.kind, seat.agent) for seat in deal.plan.seats]
    assert reported == [(seat.kind, seat.agent) for seat in plan.seats]


def test_a_code_of_before_there_were_games_means_rush() -> None:
    assert deal_of("X26A-1W5", BOTH).info == deal_of("X26A-1W5", BOTH[::-1]).info == RUSH


def test_a_code_of_a_game_that_is_not_here_says_so_and_a_mistyped_one_does_not() -> None:
    code = code_of(TOY, first_plan(TOY), 77)
    with pytest.raises(CodeError, match="another game"):
        deal_of(code, (RUSH,))
    with pytest.raises(CodeError, match="is no code"):
        deal_of(code.replace("T", "H", 1), BOTH)
    with pytest.raises(CodeError, match="is no code"):
        deal_of(code[:-1] + ("0" if code[-1] != "0" else "1"), (RUSH,))


def test_every_game_has_a_deal_of_the_day_of_its_own() -> None:
    rush, toy = (of_the_day(info, date(2026, 1, 1)) for info in BOTH)
    assert rush.seed != toy.seed
    assert is_of_the_day(TOY, toy.plan.setup(TOY, toy.seed, NOW))
    assert code_of_deal(TOY, toy.plan.setup(TOY, toy.seed, NOW)) == code_of(*toy)


# -- the page for a new game


def test_a_game_is_chosen_in_a_row_that_one_game_does_not_have(program: Program) -> None:
    program.click("new")
    page = program.scene(NewGame)
    assert page.info == RUSH
    choose(program, 1)
    assert page.info == TOY
    with pytest.raises(LookupError):
        program.node("first")
    with pytest.raises(LookupError):
        program.node("style 1")
    program.click("cards")
    program.click("start")
    session = program.scene(ToyTable).session
    assert session.match.setup.options == {"players": 2, "cards": 20}
    assert program.app.info == TOY


def choose(program: Program, index: int) -> None:
    """Click on the part of the row that selects the game."""
    box = program.node("game").box_px
    program.pilot.click((box.x + box.w * (index + 0.5) / 2, box.centery))


def test_one_game_needs_no_choice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(GAMES, "hunter")
    program = Program(tmp_path)
    with pytest.raises(LookupError):
        program.node("game")
    program.click("new")
    with pytest.raises(LookupError):
        program.node("game")


def test_a_typed_code_switches_the_game(program: Program) -> None:
    program.click("new")
    program.click("seed")
    program.pilot.type(code_of(TOY, first_plan(TOY).with_one_more(TOY), 5))
    assert program.scene(NewGame).info == TOY
    program.click("start")
    session = program.scene(ToyTable).session
    assert (session.match.setup.seed, len(session.players)) == (5, 3)


def test_what_the_rules_refuse_is_reported_and_not_dealt(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise ValueError("Twenty cards are too many.")

    program.click("new")
    choose(program, 1)
    with monkeypatch.context() as broken:
        broken.setattr("tests.toy.ToyRuleset.new", refuse)
        program.click("start")
        assert program.says("seed note") == "Twenty cards are too many."
    program.click("cards")
    assert "deals the same cards" in program.says("seed note")
    program.click("start")
    assert program.scene(ToyTable)


# -- the title and the app


def test_the_title_names_the_game_that_was_played_last_and_offers_its_parts(program: Program) -> None:
    assert program.says("name") == "RUSH"
    program.click("new")
    choose(program, 1)
    program.click("start")
    program.app.rules("2.2")
    book = program.scene(RuleBook)
    assert book.shows == "2.2"
    assert program.node("sheet").find("2.1")
    book.open("aim")
    program.click("search")
    program.pilot.type("draw")
    sheet = program.node("sheet")
    assert isinstance(sheet, PageSheet)
    assert [node.name for node in sheet.content.children] == ["turn", "2.1"]
    program.app.back()
    program.app.title()
    assert program.says("name") == "STAKES"
    names = {node.name for node in program.scene(Title).root.walk()}
    assert {"rules", "history", "continue"} <= names
    assert not {"tutorial", "puzzles", "cards"} & names
    program.app.puzzles()
    program.app.cards()
    program.app.tutorial()
    assert program.scene(Title)


def test_the_title_chooses_the_game(program: Program) -> None:
    choose(program, 1)
    assert program.says("name") == "STAKES"
    choose(program, 0)
    assert program.says("name") == "RUSH"


def test_each_title_continues_its_own_game_first(program: Program) -> None:
    program.new_game(seed=3)
    program.app.title()
    assert "round 1" in program.caption("continue")
    choose(program, 1)
    assert title_menu(program)[:2] == ["new", "continue"], "what is golden belongs to this game"
    assert "Rush" in program.caption("continue")
    program.click("new")
    program.click("start")
    program.app.title()
    choose(program, 0)
    assert title_menu(program)[0] == "continue"
    program.click("continue")
    assert program.app.info == RUSH
    program.app.title()
    choose(program, 1)
    assert title_menu(program)[0] == "continue"
    program.click("continue")
    seen, worker = program.scene(ToyTable).session.match.observe(0), program.app.worker
    assert program.app.info == TOY
    worker.request(seen, "highest", 1)
    assert worker.poll() is not None


def test_a_title_without_a_game_of_its_own_lists_several_of_another(program: Program) -> None:
    for seed in (3, 4):
        program.new_game(seed=seed)
        program.app.title()
    choose(program, 1)
    assert title_menu(program)[:2] == ["new", "running games"]
    program.click("running games")
    assert program.scene(RunningGames)


def title_menu(program: Program) -> list[str]:
    return [button.name for button in program.scene(Title).menu]


def test_opponents_are_asked_of_the_game_that_is_played(program: Program) -> None:
    program.new_game(seed=3)
    program.app.title()
    choose(program, 1)
    program.click("new")
    program.click("start")
    seen, worker = program.scene(ToyTable).session.match.observe(0), program.app.worker
    worker.request(seen, "highest", 1)
    answer = worker.poll()
    assert answer is not None
    assert answer.choice.action in seen.actions


def test_a_worker_turns_to_another_game_with_another_process() -> None:
    worker = SpawnedWorker(GAMES["rush"])
    try:
        worker.warm_up()
        worker.serve(GAMES["rush"])
        child = worker._child
        assert child is not None
        worker.serve(ENTRY)
        assert worker._child is None
        worker.warm_up()
        assert worker._child is not child
    finally:
        worker.close()


def test_a_saved_game_of_an_unknown_kind_is_named_once_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = Program(tmp_path)
    program.new_game(seed=3)
    program.app.title()
    (saved,) = program.saves.resumable().games
    other = saved.path.with_name("other.json")
    other.write_text(json.dumps({**json.loads(saved.path.read_text()), "game": "chess", "checksum": None}))
    program.app.title()
    assert "game of chess" in program.says("notice")
    program.app.title()
    assert "chess" not in program.says("notice")
    assert other.exists()
    program.click("continue")
    assert program.scene(TableScene)


def test_only_games_with_an_info_are_offered() -> None:
    games = {"rush": GAMES["rush"], "tools only": GameEntry("tests.toy:toy_ruleset"), "toy": ENTRY}
    offered: tuple[GameInfo, ...] = games_to_choose(games)
    assert offered == BOTH


def test_a_game_chosen_before_that_is_gone_gives_way_to_the_first(tmp_path: Path) -> None:
    program = Program(tmp_path, QUICK.model_copy(update={"game": "chess"}))
    assert program.app.info == RUSH
