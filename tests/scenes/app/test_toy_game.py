"""A game that the program does not know, from the title to its result: a third game would fit."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Vector2

from tests.ai.toy_agents import TOY
from tests.scenes.program import Program
from tests.toy.info import INFO
from tests.toy.table import ToyTable
from wotrush.games import GAMES
from wotrush.match.seats import Opponent
from wotrush.scenes.history.summary import DIGEST
from wotrush.scenes.hotseat.cover import CoverScene
from wotrush.scenes.menu.new_game import NewGame
from wotrush.scenes.menu.title import Title
from wotrush.scenes.result.scene import COURSE, ResultScene
from wotrush.scenes.session.watching import WatchedSession
from wotrush.scenes.setup.share_code import code_of_deal, deal_of
from wotrush.stage.scene import NodeScene
from wotrush.stage.widgets import Segmented


@pytest.fixture(autouse=True)
def _two_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", TOY)


def choose_the_toy(program: Program) -> None:
    choice = program.node("game")
    assert isinstance(choice, Segmented)
    box = choice.box_px
    program.pilot.click(Vector2(box.right - box.w / 10, box.centery))
    program.pilot.step()


def has(program: Program, name: str) -> bool:
    return any(node.name == name for node in program.scene(NodeScene).root.walk())


def new_toy_game(program: Program) -> ToyTable:
    program.click("new")
    choose_the_toy(program)
    program.click("start")
    program.pilot.step()
    return program.scene(ToyTable)


def play_on(program: Program, longest: int = 400) -> None:
    """Let the person press the first button every time, until the game is over."""
    for _ in range(longest):
        program.pilot.step(0.5)
        if isinstance(program.stack.top, ResultScene):
            return
        if isinstance(program.stack.top, ToyTable) and program.session.may_decide:
            program.click(f"action {program.session.observation().actions[0]}")
    raise AssertionError("the game does not end")


def test_the_title_offers_both_games_and_what_each_of_them_has(tmp_path: Path) -> None:
    program = Program(tmp_path)
    assert has(program, "puzzles")
    choose_the_toy(program)
    title = program.scene(Title)
    assert title.info == INFO
    assert not has(program, "puzzles")
    assert not has(program, "tutorial")


def test_seats_options_and_levels_come_from_data(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.click("new")
    choose_the_toy(program)
    program.click("add")
    program.click("add")
    assert program.scene(NewGame)._why_not_more() == "Four players at most."
    program.click("tops")
    program.click("start")
    match = program.session.match
    assert match.ruleset.name == "toy"
    assert dict(match.setup.options) == {"players": 4, "tops": True, "cards": 12}
    assert [player.name for player in match.players] == ["Player 1", "Bison", "Lynx", "Otter"]
    assert match.players[1] == Opponent("Bison", "highest")


def test_a_game_is_played_saved_resumed_watched_and_kept(tmp_path: Path) -> None:
    program = Program(tmp_path)
    new_toy_game(program)
    program.click(f"action {program.session.observation().actions[0]}")
    before = program.session.match.journal()
    program.click("leave")
    program.click("continue")
    assert program.session.match.journal().digest == before.digest
    play_on(program)
    assert program.session.result() is not None
    page = program.scene(ResultScene)
    page.open_chapter(COURSE)
    page.interface.focus.set(page.course.chart)
    program.pilot.key(pygame.K_LEFT)
    program.pilot.key(pygame.K_RETURN)
    program.pilot.step(0.5)
    assert isinstance(program.session, WatchedSession)
    assert program.scene(ToyTable)
    program.click("leave")


def test_a_choice_is_taken_back_by_its_seat(tmp_path: Path) -> None:
    program = Program(tmp_path)
    new_toy_game(program)
    digest = program.session.match.journal().digest
    play = next(action for action in program.session.observation().actions if action.verb == "play")
    program.click(f"action {play}")
    assert program.session.match.journal().digest != digest
    program.click("undo")
    assert program.session.match.journal().digest == digest
    program.click(f"action {play}")
    program.pilot.key(pygame.K_u)
    assert program.session.match.journal().digest == digest, "by its key too"
    program.pilot.key(pygame.K_ESCAPE)
    assert program.scene(Title)


def test_a_private_decision_at_one_screen_has_a_cover(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.click("new")
    choose_the_toy(program)
    page = program.scene(NewGame)
    page.plan = page.plan.with_seat(1, kind="person", name="Ben")
    page.restyle()
    program.click("start")
    assert uncovered(program).startswith("Player 1")
    rob = next(action for action in program.session.observation().actions if action.verb == "rob")
    program.click(f"action {rob}")
    assert program.session.observation().hand == [], "nothing is to be seen before Ben has the screen"
    assert uncovered(program) == "Ben: Choose a card to give."
    assert all(action.verb == "give" for action in program.session.observation().actions)
    program.click(f"action {program.session.observation().actions[0]}")
    assert program.session.observation().hand == []
    assert uncovered(program).startswith("Player 1")


def uncovered(program: Program) -> str:
    """Remove a cover; return for whom it was and why."""
    for _ in range(10):
        program.pilot.step(0.2)
    cover = program.scene(CoverScene)
    shown = f"{cover.player_name}: {cover.reason()}"
    cover.uncover()
    program.pilot.step(0.2)
    assert program.session.may_decide
    return shown


def test_a_code_brings_the_game_along(tmp_path: Path) -> None:
    program = Program(tmp_path)
    new_toy_game(program)
    code = code_of_deal(INFO, program.session.match.setup)
    assert code is not None
    deal = deal_of(code, program.app.games)
    assert deal.info == INFO
    assert deal.seed == program.session.match.setup.seed


def test_a_hint_is_reported_in_the_games_own_words(tmp_path: Path) -> None:
    program = Program(tmp_path)
    table = new_toy_game(program)
    program.click("hint")
    for _ in range(10):
        program.pilot.step(0.2)
    assert table.status().startswith("Hint: ")


def test_the_history_lists_it(tmp_path: Path) -> None:
    program = Program(tmp_path)
    new_toy_game(program)
    play_on(program)
    program.click("title")
    program.click("history")
    program.pilot.step(0.5)
    archive = program.saves.archive(DIGEST)
    archive.read(10)
    (game,) = archive.games
    assert game.summary.code is not None
    assert [seat.agent for seat in game.summary.seats] == [None, "highest"]
