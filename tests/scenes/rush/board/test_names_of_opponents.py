"""The names of all opponents are written in letters of one size."""

from __future__ import annotations

import pytest
from pygame import FRect

from tests.scenes.rush.tables import table
from wotrush.i18n import LANGUAGES, set_language
from wotrush.scenes.rush.board import opponents_board
from wotrush.scenes.rush.board.opponents_board import _name_ink
from wotrush.stage.typography.text import Ink


@pytest.mark.parametrize(("longest", "fits"), [("Steinadler", True), ("W" * 40, False)])
def test_names_are_as_large_as_the_longest_fits_unless_it_is_very_long(
    longest: str, fits: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = table(players=5, size=(1920, 1080), ui_scale=1.5).scene.view
    before = _name_ink(view, view.frame.panels[0]).size
    names = [*view.names[:3], longest, *view.names[4:]]
    monkeypatch.setattr(type(view), "names", names)
    inks = [_name_ink(view, panel) for panel in view.frame.panels]
    assert len({ink.size for ink in inks}) == 1
    assert inks[0].size < before
    (wide,) = (
        view.theme.writer.units(longest, inks[0]).x - panel.name.w
        for panel in view.frame.panels
        if panel.seat == 3
    )
    assert (wide <= 1) is fits


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_five_players_each_says_what_kind_it_is_apart_from_its_points(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[tuple[str, FRect, Ink]] = []
    monkeypatch.setattr(
        opponents_board, "write", lambda c, w, text, ink, rect: written.append((text, rect, ink))
    )
    set_language(language)
    played = table(players=5, opponent="recruit", size=(1280, 720))
    view = played.scene.view
    monkeypatch.setattr(type(view), "names", [*view.names[:3], "Großtrappe", view.names[4]])
    written.clear()
    played.scene.pieces.repaint(in_turn=False)
    played.pilot.step()
    for panel in view.frame.panels:
        name, kind = [
            one for one in written if one[1].right <= panel.score.left and panel.name.contains(one[1])
        ]
        assert kind[0] == view.kind(panel.seat)
        ends = [rect.left + view.theme.writer.units(text, ink).x for text, rect, ink in (name, kind)]
        assert ends[0] + 6 <= kind[1].left
        assert ends[1] + 6 <= panel.score.left
