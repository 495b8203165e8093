"""The names of all opponents are written in letters of one size."""

from __future__ import annotations

import pytest

from tests.scenes.rush.tables import table
from wotrush.scenes.rush.board.opponents_board import _name_ink


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
