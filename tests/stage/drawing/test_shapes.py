"""Large shapes are drawn small and drawn out, which must not be seen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pygame import Surface
from pygame.image import tobytes

from wotrush.stage.drawing.shapes import Size, framed, glow, ring, soft

RED, BLUE = (200, 20, 30, 255), (10, 30, 220, 160)
SHAPES: dict[str, Callable[[Size], Surface]] = {
    "ring": lambda size: ring(size, 12, 3, RED),
    "thick ring": lambda size: ring(size, 4, 9, BLUE),
    "framed": lambda size: framed(size, 10, RED, BLUE, 3),
    "soft": lambda size: soft(size, 8, 6, RED),
    "glow": lambda size: glow(size, 8, 2, 6, BLUE),
}


@pytest.mark.parametrize("draw", SHAPES.values(), ids=SHAPES)
def test_a_wider_shape_differs_in_the_middle_only(draw: Callable[[Size], Surface]) -> None:
    narrow, wide = draw((150, 140)), draw((400, 140))
    half = narrow.get_width() // 2
    size = (half, narrow.get_height())
    left, right = ((surface.get_width() - half, 0, *size) for surface in (narrow, wide))
    assert tobytes(narrow.subsurface((0, 0, *size)), "RGBA") == tobytes(
        wide.subsurface((0, 0, *size)), "RGBA"
    )
    assert tobytes(narrow.subsurface(left), "RGBA") == tobytes(wide.subsurface(right), "RGBA")


@pytest.mark.parametrize("draw", SHAPES.values(), ids=SHAPES)
def test_a_large_shape_is_the_same_all_along_its_sides(draw: Callable[[Size], Surface]) -> None:
    picture = draw((300, 260))
    middle = picture.get_width() // 2
    for y in range(picture.get_height()):
        assert len({tuple(picture.get_at((x, y))) for x in range(middle - 80, middle + 80)}) == 1


def test_a_faint_rim_whose_sides_meet_is_painted_once() -> None:
    middle = framed((10, 8), 4, (0, 0, 0), BLUE, 4).get_at((5, 4))
    assert middle[2] == pytest.approx(BLUE[2] * BLUE[3] / 255, abs=3)
