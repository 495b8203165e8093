"""The names of games on their titles: raised letters that make room for a sign."""

from __future__ import annotations

import pygame
import pytest
from pygame import Surface

from wotrush.scenes.style.wordmark import Sign, WordmarkColors, chevrons, margin_of, sight, wordmark

LETTERS, SIGN, EDGE, DARK = (255, 255, 255), (255, 0, 0), (0, 0, 255), (0, 0, 0)
COLORS = WordmarkColors((LETTERS, LETTERS), (SIGN, SIGN), EDGE, DARK)


def slab() -> Surface:
    """Return a name that is one block of white, high as a capital in its line."""
    letters = Surface((300, 100), pygame.SRCALPHA)
    letters.fill((255, 255, 255), (0, 20, 300, 60))
    return letters


def row(picture: Surface, y: int) -> list[str]:
    """Return what the pixels of a row belong to, each stretch once: letters, the sign or the ground."""
    parts = [part(tuple(picture.get_at((x, y)))) for x in range(picture.get_width())]
    return [name for n, name in enumerate(parts) if n == 0 or name != parts[n - 1]]


def part(color: tuple[int, ...]) -> str:
    red, green, blue, _ = color
    return "ground" if red < 200 else "letters" if min(green, blue) > 200 else "sign"


def test_letters_leave_a_gap_around_the_sight_that_lies_on_them() -> None:
    picture, margin = wordmark(slab(), 150, sight, COLORS), margin_of(slab())
    ring = ["ground", "sign", "ground", "letters"]
    assert row(picture, margin + 25)[:6] == ["ground", "letters", *ring]


def test_chevrons_follow_the_last_letter() -> None:
    picture, margin = wordmark(slab(), 150, chevrons, COLORS), margin_of(slab())
    assert row(picture, margin + 50)[:4] == ["ground", "letters", "ground", "sign"]


@pytest.mark.parametrize("sign", [sight, chevrons])
def test_letters_are_raised_and_stay_where_they_were(sign: Sign) -> None:
    picture, margin = wordmark(slab(), 150, sign, COLORS), margin_of(slab())
    for y in (21, 78):
        assert tuple(picture.get_at((margin + 4, margin + y)))[:3] == LETTERS
    assert tuple(picture.get_at((margin + 4, margin + 81)))[:3] == EDGE
