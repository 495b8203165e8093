"""A game that the program does not know, from the title to its result: a third game would fit."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Vector2

from tests.ai.toy_agents import TOY
from tests.scenes.desk import Desk
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


def choose_the_toy(desk: Desk) -> None:
    choice = desk.node("game")
    assert isinstance(choice, Segmented)
    box = choice.box_px
    desk.pilot.click(Vector2(box.right - box.w / 4, box.centery))
    desk.pilot.step()


def has(desk: Desk, name: str) -> bool:
    return any(node.name == name for node in desk.scene(NodeScene).root.walk())


def new_toy_game(desk: Desk) -> ToyTable:
    desk.click("new")
    choose_the_toy(desk)
    desk.click("start")
    desk.pilot.step()
    return desk.scene(ToyTable)


def play_on(desk: Desk, longest: int = 400) -> None:
    """Let the person press the first button every time, until the game is over."""
    for _ in range(longest):
        desk.pilot.step(0.5)
        if isinstance(desk.stack.top, ResultScene):
            return
        if isinstance(desk.stack.top, ToyTable) and desk.session.may_decide:
            desk.click(f"action {desk.session.observation().actions[0]}")
    raise AssertionError("the game does not end")


def test_the_title_offers_both_games_and_what_each_of_them_has(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    assert has(desk, "puzzles")
    choose_the_toy(desk)
    title = desk.scene(Title)
    assert title.info == INFO
    assert not has(desk, "puzzles")
    assert not has(desk, "tutorial")


def test_seats_options_and_levels_come_from_data(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.click("new")
    choose_the_toy(desk)
    desk.click("add")
    desk.click("add")
    assert desk.scene(NewGame)._why_not_more() == "Four players at most."
    desk.click("tops")
    desk.click("start")
    match = desk.session.match
    assert match.ruleset.name == "toy"
    assert dict(match.setup.options) == {"players": 4, "tops": True, "cards": 12}
    assert [player.name for player in match.players] == ["Player 1", "Bison", "Lynx", "Otter"]
    assert match.players[1] == Opponent("Bison", "highest")


def test_a_game_is_played_saved_resumed_watched_and_kept(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    new_toy_game(desk)
    desk.click(f"action {desk.session.observation().actions[0]}")
    before = desk.session.match.journal()
    desk.click("leave")
    desk.click("continue")
    assert desk.session.match.journal().digest == before.digest
    play_on(desk)
    assert desk.session.result() is not None
    page = desk.scene(ResultScene)
    page.open_chapter(COURSE)
    page.interface.focus.set(page.course.chart)
    desk.pilot.key(pygame.K_LEFT)
    desk.pilot.key(pygame.K_RETURN)
    desk.pilot.step(0.5)
    assert isinstance(desk.session, WatchedSession)
    assert desk.scene(ToyTable)
    desk.click("leave")


def test_a_choice_is_taken_back_by_its_seat(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    new_toy_game(desk)
    digest = desk.session.match.journal().digest
    play = next(action for action in desk.session.observation().actions if action.verb == "play")
    desk.click(f"action {play}")
    assert desk.session.match.journal().digest != digest
    desk.click("undo")
    assert desk.session.match.journal().digest == digest
    desk.click(f"action {play}")
    desk.pilot.key(pygame.K_u)
    assert desk.session.match.journal().digest == digest, "by its key too"
    desk.pilot.key(pygame.K_ESCAPE)
    assert desk.scene(Title)


def test_a_private_decision_at_one_screen_has_a_cover(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.click("new")
    choose_the_toy(desk)
    page = desk.scene(NewGame)
    page.plan = page.plan.with_seat(1, kind="person", name="Ben")
    page.restyle()
    desk.click("start")
    assert uncovered(desk).startswith("Player 1")
    rob = next(action for action in desk.session.observation().actions if action.verb == "rob")
    desk.click(f"action {rob}")
    assert desk.session.observation().hand == [], "nothing is to be seen before Ben has the screen"
    assert uncovered(desk) == "Ben: Choose a card to give."
    assert all(action.verb == "give" for action in desk.session.observation().actions)
    desk.click(f"action {desk.session.observation().actions[0]}")
    assert desk.session.observation().hand == []
    assert uncovered(desk).startswith("Player 1")


def uncovered(desk: Desk) -> str:
    """Remove a cover; return for whom it was and why."""
    for _ in range(10):
        desk.pilot.step(0.2)
    cover = desk.scene(CoverScene)
    shown = f"{cover.player_name}: {cover.reason()}"
    cover.uncover()
    desk.pilot.step(0.2)
    assert desk.session.may_decide
    return shown


def test_a_code_brings_the_game_along(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    new_toy_game(desk)
    code = code_of_deal(INFO, desk.session.match.setup)
    assert code is not None
    deal = deal_of(code, desk.app.games)
    assert deal.info == INFO
    assert deal.seed == desk.session.match.setup.seed


def test_a_hint_is_reported_in_the_games_own_words(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    table = new_toy_game(desk)
    desk.click("hint")
    for _ in range(10):
        desk.pilot.step(0.2)
    assert table.status().startswith("Hint: ")


def test_the_history_lists_it(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    new_toy_game(desk)
    play_on(desk)
    desk.click("title")
    desk.click("history")
    desk.pilot.step(0.5)
    archive = desk.saves.archive(DIGEST)
    archive.read(10)
    (game,) = archive.games
    assert game.summary.code is not None
    assert [seat.agent for seat in game.summary.seats] == [None, "highest"]
