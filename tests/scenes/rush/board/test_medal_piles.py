"""The piles of medals: how many one-medal cards are left, and below them the two-medal cards."""

from __future__ import annotations

import pytest
from pygame import FRect

from tests.scenes.rush.tables import table
from wotrush.scenes.rush.board import medal_piles
from wotrush.scenes.style import paint
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.typography.text import Ink, Segments, Writer


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1024, 768), 1.0), ((1920, 1080), 1.5)])
def test_both_lines_of_a_medal_pile_are_nearly_as_large(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float
) -> None:
    """Both are figures of the same worth; the second one names its card by an icon."""
    written: list[tuple[float, FRect]] = []

    def noted(
        canvas: Canvas, writer: Writer, text: Segments, ink: Ink, rect: FRect, *, lines: int = 1
    ) -> None:
        written.append((ink.size, rect))
        paint.write(canvas, writer, text, ink, rect, lines=lines)

    monkeypatch.setattr(medal_piles, "write", noted)
    played = table(size=size, ui_scale=scale)
    for pile in played.scene.view.frame.common.medals:
        first, second = [(letters, rect) for letters, rect in written if pile.contains(rect)][:2]
        assert 0.8 <= second[0] / first[0] <= 1
        assert first[1].bottom <= second[1].top + 1


def test_a_medal_pile_that_a_plate_cuts_has_no_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[FRect] = []
    monkeypatch.setattr(medal_piles, "write", lambda *given, **_: written.append(given[4]))
    played = table(size=(1280, 720))
    pile, *others = played.scene.view.frame.common.medals
    written.clear()
    played.scene.view.overlaid = pile.move(-pile.w / 2, -pile.h / 2)
    played.pilot.step()
    assert [sum(each.contains(rect) for rect in written) for each in (pile, *others)] == [0, 2, 2, 2]
