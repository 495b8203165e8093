"""The land under the cards: light where both sides face each other, dim where words lie, and plain in high contrast."""

from __future__ import annotations

from unittest.mock import Mock

import pygame
import pytest
from pygame import Surface

from tests.scenes.hunter.tables import battle
from tests.scenes.written import contrast
from wotrush.scenes.art.scenery.no_mans_land import HIGHEST, LOWEST, no_mans_land
from wotrush.scenes.hunter.board.board import horizon_of
from wotrush.scenes.hunter.board.ground import Ground
from wotrush.scenes.style.palette import HIGH_CONTRAST, STANDARD, Palette

SIZES = [(640, 360), (480, 480), (640, 270)]
HORIZONS = [0.14, 0.47, 0.62]


def ground(palette: Palette, horizon: float) -> Ground:
    made = Ground(palette)
    made.horizon = horizon
    return made


def bands(picture: Surface) -> list[int]:
    """Return how bright each twentieth of the height is, from the top."""
    wide, high = picture.get_size()
    rows = [picture.subsurface((0, high * i // 20, wide, high // 20)) for i in range(20)]
    return [sum(pygame.transform.average_color(row)[:3]) for row in rows]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("horizon", HORIZONS)
def test_first_light_lies_between_both_sides(size: tuple[int, int], horizon: float) -> None:
    light = bands(ground(STANDARD, horizon).picture(size))
    brightest = (light.index(max(light)) + 0.5) / 20
    assert abs(brightest - horizon) <= 0.07


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("horizon", HORIZONS)
def test_words_can_be_read_on_the_land(size: tuple[int, int], horizon: float) -> None:
    """Between the fronts, and a fifth of the way further down, they have plates."""
    picture = ground(STANDARD, horizon).picture(size)
    top = round((horizon + 0.03 + (1 - horizon) / 5) * size[1])
    below = picture.subsurface((0, top, size[0], size[1] - top))
    wide, high = below.get_size()
    pixels = [below.get_at((x, y)) for x in range(0, wide, 2) for y in range(0, high, 2)]
    shades = {(pixel.r, pixel.g, pixel.b) for pixel in pixels}
    assert min(contrast(STANDARD.text_soft, shade) for shade in shades) >= 4.5


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_cannot_be_used_can_be_read_in_the_bar(size: tuple[int, int]) -> None:
    """While the players draft the horizon lies not far below the bar."""
    picture = ground(STANDARD, 0.11).picture(size)
    pixels = [picture.get_at((x, y)) for x in range(0, size[0], 2) for y in range(round(size[1] * 0.04))]
    shades = {(pixel.r, pixel.g, pixel.b) for pixel in pixels}
    assert min(contrast(STANDARD.text_disabled, shade) for shade in shades) >= 3


def test_in_high_contrast_the_table_is_plain() -> None:
    light = bands(ground(HIGH_CONTRAST, 0.5).picture((320, 180)))
    assert max(light) - min(light) < 30, "all that differs is the shade of its corners"


@pytest.mark.parametrize("decisions", [0, 60], ids=["draft", "battle"])
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_the_horizon_lies_below_all_enemies(seats: int, decisions: int) -> None:
    frame = battle(seats, blind=True, decisions=decisions).scene.view.frame
    horizon = horizon_of(frame) * frame.area.bottom
    assert all(army.box.bottom < horizon for army in frame.enemies)
    assert horizon < frame.own.room.y + 0.04 * frame.area.h
    assert HIGHEST <= horizon_of(frame) <= LOWEST


def test_the_land_is_painted_once_though_its_horizon_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    paint = Mock(side_effect=no_mans_land)
    monkeypatch.setattr("wotrush.scenes.hunter.board.ground.no_mans_land", paint)
    moving = ground(STANDARD, 0.14)
    moving.moves = True
    before = moving.picture((320, 180))
    moving.horizon, moving.moves = 0.47, False
    after = moving.picture((320, 180))
    assert bands(before) != bands(after)
    assert paint.call_count == 1
