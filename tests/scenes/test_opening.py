"""The program opens wherever its folder is, and says what cannot be kept there."""

from __future__ import annotations

from pathlib import Path

import pytest

from wotrush.resources import HOME_VARIABLE
from wotrush.scenes import opening
from wotrush.scenes.app import App
from wotrush.scenes.title import Title


@pytest.mark.parametrize("file", ["home", "home/games", "home/games/running", "elsewhere"])
def test_a_file_in_the_place_of_a_folder_is_named_and_the_game_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str
) -> None:
    home = tmp_path / "home"
    monkeypatch.setenv(HOME_VARIABLE, str(home))
    (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / file).touch()
    told: list[str] = []

    def look(app: App) -> None:
        assert isinstance(app.stack.top, Title)
        told.append(str(app.stack.top.root.find("notice")))
        app.quit()

    opening._open(App.title, look)
    assert [str(home) in text for text in told] == [file != "elsewhere"]
