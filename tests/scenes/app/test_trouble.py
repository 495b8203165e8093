"""An error of the program itself: nothing is lost, a report is written, and play resumes from before."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.scenes.layout_faults import faults
from tests.scenes.program import Program
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
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    """Return a game in which some decisions were made, the last one and the next one by a person."""
    monkeypatch.setenv(resources.HOME_VARIABLE, str(tmp_path))
    program = Program(tmp_path / "games")
    program.new_game(seed=3)
    program.play_on(3)
    assert program.session.may_decide
    return program


def fail(*_: object) -> None:
    raise ZeroDivisionError("a card fell off the table")


def _names(program: Program) -> set[str]:
    """Return the names of what is on the page."""
    return {node.name for node in program.scene(TroubleScene).root.walk()}


@pytest.mark.parametrize("method", ["update", "draw", "handle", "resize"])
def test_a_failing_scene_gives_way_to_a_page_that_tells_it(
    program: Program, method: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = program.decisions
    monkeypatch.setattr(TableScene, method, fail)
    program.scene(TableScene).root.invalidate()
    program.pilot.key(pygame.K_SPACE)
    program.stack.resize((1024, 576))
    program.pilot.step()
    page = program.scene(TroubleScene)
    assert "a card fell off the table" in program.says("cause")
    (kept,) = (tmp_path / "reports").iterdir()
    assert f"{kept}, with the seed" in program.says("sheet")
    report = kept.read_text(encoding="utf-8")
    assert report == page.report
    assert "ZeroDivisionError" in report
    assert "seed 3" in report
    assert all(action in report for action in before)
    monkeypatch.undo()
    (saved,) = program.saves.resumable().games
    assert [action for turn in saved.journal.turns for action in turn.actions] == before


def fail_and_go_on(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail once and resume; the page mentions a saved game only if there is one."""
    kept = program.session.kept is not None
    with monkeypatch.context() as broken:
        broken.setattr(TableScene, "update", fail)
        program.pilot.step()
    assert ("disk" in _names(program)) is kept
    program.click("go on")


@pytest.mark.parametrize("broken", ["result", "journal"])
def test_a_game_that_fails_in_everything_is_left_all_the_same(
    program: Program, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    session = program.session
    kept = session.kept
    assert kept is not None
    claim = kept.path.with_suffix(".claim")
    assert claim.exists()
    monkeypatch.setattr(session if broken == "result" else session.match, broken, fail)
    monkeypatch.setattr(TableScene, "update", fail)
    program.pilot.step()
    assert "a card fell off the table" in program.says("cause")
    assert not claim.exists(), "another copy may go on with it"


def save_another(folder: Path) -> None:
    """Save another game, as another window of the program would, later than everything here."""
    Saves(folder).keep(Match.new(rush_ruleset(), lesson_game())).close()


def test_play_goes_on_from_before_the_last_decision(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = program.decisions
    fail_and_go_on(program, monkeypatch)
    assert program.scene(TableScene)
    after = program.decisions
    assert len(after) < len(before)
    assert before[: len(after)] == after


def test_the_tutorial_goes_on_where_it_was(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.app.tutorial()
    program.pilot.step()
    while len(program.decisions) < 5:
        if isinstance(program.stack.top, LessonScene):
            program.app.back()
        program.play_on(1)
    while not program.session.may_decide:
        program.pilot.step()
    before = program.decisions
    save_another(tmp_path / "games")
    fail_and_go_on(program, monkeypatch)
    assert any(isinstance(scene, LessonTable) for scene in program.stack.each())
    after = program.decisions
    assert len(after) > 0
    assert before[: len(after)] == after


def test_a_puzzle_lies_there_as_at_its_beginning(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = rush_puzzles()[3]
    Ways(program.app.context, PUZZLES, puzzle).play()
    program.pilot.step()
    program.session.decide(puzzle.way[0])
    fail_and_go_on(program, monkeypatch)
    assert any(isinstance(scene, PuzzleTable) for scene in program.stack.each())
    assert isinstance(program.session, PuzzleSession)
    assert program.session.puzzle is puzzle
    assert program.decisions == []


def test_a_puzzle_that_has_been_won_is_offered_too(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = next(puzzle for puzzle in rush_puzzles() if puzzle.puzzle.goal.kind is GoalKind.WIN)
    Ways(program.app.context, PUZZLES, puzzle).play()
    for action in puzzle.way:
        program.session.decide(action)
    assert program.session.result()
    fail_and_go_on(program, monkeypatch)
    assert program.decisions == []


def test_a_way_is_shown_again(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = rush_puzzles()[3]
    Ways(program.app.context, PUZZLES, puzzle).show()
    program.pilot.step()
    fail_and_go_on(program, monkeypatch)
    assert program.scene(ShownTable)
    assert isinstance(program.session, ShownWay)
    assert program.session.puzzle is puzzle


def test_a_replay_goes_on_from_the_decision_before(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = program.session.match.journal()
    program.app.watch(journal, 2)
    fail_and_go_on(program, monkeypatch)
    assert program.scene(TableScene)
    assert isinstance(program.session, WatchedSession)
    assert program.session.watched is journal
    assert program.session.recorded.place == 1 + 1, "the first decision comes at once"


def test_without_a_game_the_title_is_the_way_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(resources.HOME_VARIABLE, str(tmp_path))
    program = Program(tmp_path / "games")
    monkeypatch.setattr(Title, "update", fail)
    program.pilot.step()
    monkeypatch.undo()
    assert "seed" not in program.says("sheet")
    assert not {"disk", "go on"} & _names(program), "no game is saved that could go on"
    program.click("leave")
    program.pilot.wait(0.3)
    assert program.scene(Title)


def test_where_the_page_itself_fails_the_error_is_not_hidden(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TableScene, "update", fail)
    program.pilot.step()
    monkeypatch.setattr(TroubleScene, "update", fail)
    with pytest.raises(ZeroDivisionError):
        program.pilot.step()


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
