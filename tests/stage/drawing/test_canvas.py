"""From units to pixels: shared edges stay shared, and no thin line is lost."""

from __future__ import annotations

import pytest
from pygame import FRect, Rect, Vector2

from wotrush.stage.drawing.cache import SurfaceCache
from wotrush.stage.drawing.canvas import Canvas, Transform
from wotrush.stage.drawing.display_list import DisplayList


def canvas_at(scale: float, top: float = 0.0) -> Canvas:
    return Canvas(
        DisplayList(), SurfaceCache(0), Rect(0, 0, 999, 999), Transform(Vector2(0, top), scale=scale)
    )


@pytest.mark.parametrize("scale", [0.4, 0.533, 0.667, 1.0, 2.0])
def test_a_thin_line_is_seen_wherever_it_lies(scale: float) -> None:
    for step in range(100):
        canvas = canvas_at(scale, top=step / 10)
        assert canvas.box(FRect(0, 7, 50, 1)).h >= 1
        assert canvas.box(FRect(7, 0, 1, 50)).w >= 1


def test_nothing_stays_nothing() -> None:
    assert canvas_at(0.5, top=0.3).box(FRect(3, 3, 0, 0)).size == (0, 0)


@pytest.mark.parametrize("scale", [0.533, 0.667, 1.0, 1.7])
def test_neighbours_share_their_edge(scale: float) -> None:
    canvas = canvas_at(scale)
    left, right = canvas.box(FRect(3, 0, 11.3, 9)), canvas.box(FRect(14.3, 0, 8.1, 9))
    assert left.right == right.left
