"""An error of the program itself: nothing is lost, it is written down, and play goes on from before."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.scenes.desk import Desk
from tests.scenes.layout_faults import faults
from wotrush import resources
from wotrush.i18n import LANGUAGES, set_language
from wotrush.scenes.rush.table import TableScene
from wotrush.scenes.studio import Studio
from wotrush.scenes.title import Title
from wotrush.scenes.trouble import TroubleScene


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    """A game in which some decisions were made, the last and the next by a person."""
    monkeypatch.setenv(resources.HOME_VARIABLE, str(tmp_path))
    desk = Desk(tmp_path / "games")
    desk.new_game(seed=3)
    desk.play_on(3)
    assert desk.session.may_decide
    return desk


def fail(*_: object) -> None:
    raise ZeroDivisionError("a card fell off the table")


@pytest.mark.parametrize("method", ["update", "draw", "handle"])
def test_a_failing_scene_gives_way_to_a_page_that_tells_it(
    desk: Desk, method: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = desk.decisions
    monkeypatch.setattr(TableScene, method, fail)
    desk.scene(TableScene).root.invalidate()
    desk.pilot.key(pygame.K_SPACE)
    desk.pilot.step()
    page = desk.scene(TroubleScene)
    assert "a card fell off the table" in desk.says("cause")
    (kept,) = (tmp_path / "reports").iterdir()
    assert str(kept) in desk.says("told")
    report = kept.read_text(encoding="utf-8")
    assert report == page.report
    assert "ZeroDivisionError" in report
    assert "seed 3" in report
    assert all(action in report for action in before)
    monkeypatch.undo()
    (saved,) = desk.saves.resumable().games
    assert [action for turn in saved.journal.turns for action in turn.actions] == before


def test_play_goes_on_from_before_the_last_decision(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    before = desk.decisions
    monkeypatch.setattr(TableScene, "update", fail)
    desk.pilot.step()
    monkeypatch.undo()
    desk.click("go on")
    desk.pilot.wait(0.3)
    assert desk.scene(TableScene)
    after = desk.decisions
    assert len(after) < len(before)
    assert before[: len(after)] == after


def test_without_a_game_the_title_is_the_way_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(resources.HOME_VARIABLE, str(tmp_path))
    desk = Desk(tmp_path / "games")
    monkeypatch.setattr(Title, "update", fail)
    desk.pilot.step()
    monkeypatch.undo()
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
    page = TroubleScene(studio.context, "wotrush\n" + "ZeroDivisionError: " + "x y " * 40, file, lambda: None)
    studio.stack.resize((1280, 720), 1.25)
    studio.stack.push(page)
    assert faults(page.root) == []
