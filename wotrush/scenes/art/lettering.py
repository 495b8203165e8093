"""Text on cards in the shipped fonts: chosen by role, shrunk and then condensed until it fits its place."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache

import pygame

from wotrush import resources
from wotrush.scenes.art.color import RGB


class Face(StrEnum):
    TITLE = "Oswald-SemiBold.ttf"
    LABEL = "Oswald-Medium.ttf"
    TEXT = "FiraSansExtraCondensed-Regular.ttf"
    TEXT_MEDIUM = "FiraSansExtraCondensed-Medium.ttf"
    TEXT_BOLD = "FiraSansExtraCondensed-SemiBold.ttf"


NARROWEST = 0.82
"""Long lines are condensed sideways to this share of their width first: lower letters are harder to read than narrow ones."""


def font(face: Face, height: float) -> pygame.font.Font:
    """A font whose size is given in pixels."""
    return _opened(face, max(4, round(height)))


# Opening a font and drawing each letter for the first time took a third of all the time a card needs.
@lru_cache(maxsize=64)
def _opened(face: Face, height: int) -> pygame.font.Font:
    return pygame.font.Font(resources.asset("fonts", face.value), height)


def line(
    text: str, face: Face, height: float, width: float, color: RGB, least: float = 0.0
) -> tuple[pygame.Surface, float]:
    """One line that is at most `width` wide and not lower than `least`, and the size it came out at."""
    needed = font(face, height).size(text)[0]
    share = width / needed / NARROWEST if needed else 1.0
    used = max(height * min(1.0, share), min(least, height))
    drawn = font(face, used).render(text, True, color)
    if drawn.get_width() > width:
        drawn = pygame.transform.smoothscale(drawn, (max(1, int(width)), drawn.get_height()))
    return drawn, used


def paragraph(text: str, face: Face, height: float, width: float, color: RGB) -> pygame.Surface:
    """Text wrapped to a width."""
    return font(face, height).render(text, True, color, None, max(1, int(width)))


def capitals(face: Face, height: float) -> pygame.Rect:
    """Where capitals stand in a rendered line: for centring by eye rather than by the line's box."""
    chosen = font(face, height)
    metrics = chosen.metrics("H")[0]
    tall = metrics[3] if metrics else chosen.get_ascent()
    return pygame.Rect(0, chosen.get_ascent() - tall, 1, tall)
