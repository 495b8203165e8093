"""Eight seats can be distinguished by shape alone, and by color too."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from wotrush.scenes.style.palette import HIGH_CONTRAST, STANDARD, Palette
from wotrush.scenes.style.seat_colors import SEATS
from wotrush.scenes.style.seat_mark import SeatMark

WHITE = (255, 255, 255, 255)


@pytest.mark.parametrize("side", [16, 24, 48])
def test_no_two_seats_have_marks_alike_in_shape(side: int) -> None:
    marks = [SeatMark(seat, WHITE)((side, side)) for seat in range(SEATS)]
    for one, other in combinations(marks, 2):
        seen = [
            [
                pixel.r * pixel.a / 255**2
                for pixel in (mark.get_at((x, y)) for x in range(side) for y in range(side))
            ]
            for mark in (one, other)
        ]
        differ = sum(abs(a - b) for a, b in zip(*seen, strict=True))
        assert differ >= side * side * 0.045, "disc and pentagon come closest"


@pytest.mark.parametrize("palette", [STANDARD, HIGH_CONTRAST], ids=["standard", "high contrast"])
def test_no_two_seats_have_colors_alike(palette: Palette) -> None:
    for one, other in combinations(palette.seats, 2):
        assert pygame.Vector3(one[:3]).distance_to(pygame.Vector3(other[:3])) > 60
