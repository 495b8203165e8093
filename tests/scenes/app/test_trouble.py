"""An error of the program itself: nothing is lost, a report is written, and play resumes from before."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.scenes.desk import Desk
from tests.scenes.layout_faults import faults
from wotrush import resources
from wotrush.i18n import LANGUAGES, set_language
from wotrush.match.match import Match
from wotrush.match.saves.saves import Saves
from wotrush.model.rush import rush_ruleset
from wotrush.model.rush.positions.puzzle import GoalKind
from wotrush.scenes.app.trouble import TroubleScene
from wotrush.scenes.menu.title import Title
from wotrush.scenes.puzzles.session import PuzzleSession, ShownWay
from wotrush.scenes.puzzles.tables import PuzzleTable, ShownTable
from wotrush.scenes.puzzles.ways import Ways
from wotrush.scenes.rush.puzzles.contents import PUZZLES, rush_puzzles
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.rush.tutorial.contents import lesson_game
from wotrush.scenes.rush.tutorial.table import LessonTable
from wotrush.scenes.session.watching import WatchedSession
from wotrush.scenes.tutorial.lesson_scene import LessonScene
from wotrush.workshop.studio import Studio


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    """Return a game in which some decisions were made, the last one and the next one by a person."""
    monkeypatch.setenv(resources.HOME_VARIABLE, str(tmp_path))
    desk = Desk(tmp_path / "games")
    desk.new_game(seed=3)
    desk.play_on(3)
    assert desk.session.may_decide
    return desk


def fail(*_: object) -> None:
    raise ZeroDivisionError("a card fell off the table")


@pytest.mark.parametrize("method", ["update", "draw", "handle", "resize"])
def test_a_failing_scene_gives_way_to_a_page_that_tells_it(
    desk: Desk, method: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = desk.decisions
    monkeypatch.setattr(TableScene, method, fail)
    desk.scene(TableScene).root.invalidate()
    desk.pilot.key(pygame.K_SPACE)
    desk.stack.resize((1024, 576))
    desk.pilot.step()
    page = desk.scene(TroubleScene)
    assert "a card fell off the table" in desk.says("cause")
    (kept,) = (tmp_path / "reports").iterdir()
    assert f"{kept}, with the seed" in desk.says("summary")
    report = kept.read_text(encoding="utf-8")
    assert report == page.report
    assert "ZeroDivisionError" in report
    assert "seed 3" in report
    assert all(action in report for action in before)
    monkeypatch.undo()
    (saved,) = desk.saves.resumable().games
    assert [action for turn in saved.journal.turns for action in turn.actions] == before


def fail_and_go_on(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail once and resume; the page mentions a saved game only if there is one."""
    kept = desk.session.kept is not None
    with monkeypatch.context() as broken:
        broken.setattr(TableScene, "update", fail)
        desk.pilot.step()
    assert ("Your game is saved" in desk.says("summary")) is kept
    desk.click("go on")


def save_another(folder: Path) -> None:
    """Save another game, as another window of the program would, later than everything here."""
    Saves(folder).keep(Match.new(rush_ruleset(), lesson_game())).close()


def test_play_goes_on_from_before_the_last_decision(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    before = desk.decisions
    fail_and_go_on(desk, monkeypatch)
    assert desk.scene(TableScene)
    after = desk.decisions
    assert len(after) < len(before)
    assert before[: len(after)] == after


def test_the_tutorial_goes_on_where_it_was(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.app.tutorial()
    desk.pilot.step()
    while len(desk.decisions) < 5:
        if isinstance(desk.stack.top, LessonScene):
            desk.app.back()
        desk.play_on(1)
    before = desk.decisions
    save_another(tmp_path / "games")
    fail_and_go_on(desk, monkeypatch)
    assert any(isinstance(scene, LessonTable) for scene in desk.stack.each())
    after = desk.decisions
    assert len(after) > 0
    assert before[: len(after)] == after


def test_a_puzzle_lies_there_as_at_its_beginning(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = rush_puzzles()[3]
    Ways(desk.app.context, PUZZLES, puzzle).play()
    desk.pilot.step()
    desk.session.decide(puzzle.way[0])
    fail_and_go_on(desk, monkeypatch)
    assert any(isinstance(scene, PuzzleTable) for scene in desk.stack.each())
    assert isinstance(desk.session, PuzzleSession)
    assert desk.session.puzzle is puzzle
    assert desk.decisions == []


def test_a_puzzle_that_has_been_won_is_offered_too(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = next(puzzle for puzzle in rush_puzzles() if puzzle.puzzle.goal.kind is GoalKind.WIN)
    Ways(desk.app.context, PUZZLES, puzzle).play()
    for action in puzzle.way:
        desk.session.decide(action)
    assert desk.session.result()
    fail_and_go_on(desk, monkeypatch)
    assert desk.decisions == []


def test_a_way_is_shown_again(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = rush_puzzles()[3]
    Ways(desk.app.context, PUZZLES, puzzle).show()
    desk.pilot.step()
    fail_and_go_on(desk, monkeypatch)
    assert desk.scene(ShownTable)
    assert isinstance(desk.session, ShownWay)
    assert desk.session.puzzle is puzzle


def test_a_replay_goes_on_from_the_decision_before(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = desk.session.match.journal()
    desk.app.watch(journal, 2)
    fail_and_go_on(desk, monkeypatch)
    assert desk.scene(TableScene)
    assert isinstance(desk.session, WatchedSession)
    assert desk.session.watched is journal
    assert desk.session.recorded.place == 1 + 1, "the first decision comes at once"


def test_without_a_game_the_title_is_the_way_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(resources.HOME_VARIABLE, str(tmp_path))
    desk = Desk(tmp_path / "games")
    monkeypatch.setattr(Title, "update", fail)
    desk.pilot.step()
    monkeypatch.undo()
    assert "Your game is saved" not in desk.says("summary")
    assert "seed" not in desk.says("summary")
    assert not [node for node in desk.scene(TroubleScene).root.walk() if node.name == "go on"]
    desk.click("leave")
    desk.pilot.wait(0.3)
    assert desk.scene(Title)


def test_where_the_page_itself_fails_the_error_is_not_hidden(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TableScene, "update", fail)
    desk.pilot.step()
    monkeypatch.setattr(TroubleScene, "update", fail)
    with pytest.raises(ZeroDivisionError):
        desk.pilot.step()


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_fits(code: str) -> None:
    set_language(code)
    studio = Studio((1280, 720))
    file = Path("/home/somebody/with a long name/.local/share/wotrush/reports/20261120-201500.txt")
    page = TroubleScene(
        studio.context, "wotrush\n" + "ZeroDivisionError: " + "x y " * 40, file, lambda: None, saved=True
    )
    studio.stack.resize((1280, 720), 1.25)
    studio.stack.push(page)
    assert faults(page.root) == []
