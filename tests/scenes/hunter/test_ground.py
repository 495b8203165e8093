"""The land under the cards: light where both sides face each other, dim where words lie, and plain in high contrast."""

from __future__ import annotations

import pygame
import pytest
from pygame import Surface

from tests.scenes.hunter.tables import battle
from tests.scenes.written import contrast
from wotrush.scenes.hunter.board.board import front_of
from wotrush.scenes.hunter.board.ground import Ground
from wotrush.scenes.style.palette import HIGH_CONTRAST, STANDARD

SIZES = [(640, 360), (480, 480), (640, 270)]
FRONTS = [(0.12, 0.17), (0.44, 0.5), (0.6, 0.64)]


def bands(picture: Surface) -> list[int]:
    """Return how bright each twentieth of the height is, from the top."""
    wide, high = picture.get_size()
    rows = [picture.subsurface((0, high * i // 20, wide, high // 20)) for i in range(20)]
    return [sum(pygame.transform.average_color(row)[:3]) for row in rows]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("front", FRONTS, ids=str)
def test_first_light_lies_between_both_sides(size: tuple[int, int], front: tuple[float, float]) -> None:
    light = bands(Ground(STANDARD, front).picture(size))
    brightest = (light.index(max(light)) + 0.5) / 20
    assert front[0] - 0.05 <= brightest <= front[1] + 0.05


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("front", FRONTS, ids=str)
def test_words_can_be_read_on_the_land(size: tuple[int, int], front: tuple[float, float]) -> None:
    """Between the fronts, and a fifth of the way further down, they have plates."""
    picture = Ground(STANDARD, front).picture(size)
    top = round((front[1] + (1 - front[1]) / 5) * size[1])
    below = picture.subsurface((0, top, size[0], size[1] - top))
    wide, high = below.get_size()
    pixels = [below.get_at((x, y)) for x in range(0, wide, 2) for y in range(0, high, 2)]
    shades = {(pixel.r, pixel.g, pixel.b) for pixel in pixels}
    assert min(contrast(STANDARD.text_soft, shade) for shade in shades) >= 4.5


def test_in_high_contrast_the_table_is_plain() -> None:
    light = bands(Ground(HIGH_CONTRAST, FRONTS[1]).picture((320, 180)))
    assert max(light) - min(light) < 30, "all that differs is the shade of its corners"


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_the_strip_lies_below_all_enemies_and_begins_above_the_own_lines(seats: int) -> None:
    frame = battle(seats, blind=True).scene.view.frame
    upper, lower = (share * frame.area.bottom for share in front_of(frame))
    assert all(army.box.bottom <= upper + 0.01 for army in frame.enemies)
    assert upper < frame.own.room.y <= lower + 0.01
