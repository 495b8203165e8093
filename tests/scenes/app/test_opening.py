"""The program starts wherever its folder is, and says what cannot be saved there."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from wotrush.match.saves.saves import Saves
from wotrush.resources import HOME_VARIABLE
from wotrush.scenes.app import opening
from wotrush.scenes.app.app import App
from wotrush.scenes.menu.title import Title


@pytest.mark.parametrize("file", ["home", "home/games", "home/games/running", "elsewhere"])
def test_a_file_in_the_place_of_a_folder_is_named_and_the_game_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str
) -> None:
    home = tmp_path / "home"
    monkeypatch.setenv(HOME_VARIABLE, str(home))
    (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / file).touch()
    reported: list[str] = []

    def begin(app: App) -> None:
        app.stack.on_shown = partial(look, app)
        app.title()

    def look(app: App) -> None:
        assert isinstance(app.stack.top, Title)
        reported.append(str(app.stack.top.root.find("notice")))
        app.quit()

    opening._open(begin)
    assert [str(home) in text for text in reported] == [file != "elsewhere"]


def test_the_first_steps_lead_to_a_table_and_the_next_ones_back_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    reported: list[str] = []
    for _ in range(2):
        opening.take_first_steps(reported.append)
    assert reported == ["shown", "playable"] * 2
    assert len(Saves(tmp_path / "games").resumable().games) == 1, "the second time it was another game"


def test_first_steps_end_where_the_game_that_was_left_cannot_be_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    monkeypatch.setattr(App, "resume", App.title)
    reported: list[str] = []
    for _ in range(2):
        opening.take_first_steps(reported.append)
    assert reported == ["shown", "playable", "shown"]
