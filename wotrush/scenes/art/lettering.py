"""Text on cards in the shipped fonts: the role chooses the font, and the text is condensed and shrunk to fit."""

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
"""Long lines are first condensed to this share of their width: narrow letters are easier to read than low ones."""

SMALL, FINER = 20.0, 4
"""Letters lower than this in pixels are drawn so many times as large."""


def font(face: Face, height: float) -> pygame.font.Font:
    """Return a font whose size is given in pixels."""
    return _opened(face, max(4, round(height)))


# Cached, since opening a font and drawing each letter for the first time took a third of a card's time.
@lru_cache(maxsize=64)
def _opened(face: Face, height: int) -> pygame.font.Font:
    return pygame.font.Font(resources.asset("fonts", face.value), height)


def line(
    text: str, face: Face, height: float, width: float, color: RGB, least: float = 0.0
) -> tuple[pygame.Surface, float]:
    """Render one line at most `width` wide and at least `least` high; return it with the size it came out at."""
    needed = font(face, height).size(text)[0]
    share = width / needed / NARROWEST if needed else 1.0
    used = max(height * min(1.0, share), min(least, height))
    drawn = _rendered(text, face, used, color)
    if drawn.get_width() > width:
        drawn = pygame.transform.smoothscale(drawn, (max(1, int(width)), drawn.get_height()))
    return drawn, used


def _rendered(text: str, face: Face, height: float, color: RGB) -> pygame.Surface:
    """Render small letters from larger ones: at whole pixels, two of them would touch, and "lo" would look like "b"."""
    if height >= SMALL:
        return font(face, height).render(text, True, color)
    large = font(face, FINER * max(4, round(height))).render(text, True, color)
    size = round(large.get_width() / FINER), round(large.get_height() / FINER)
    return pygame.transform.smoothscale(large, (max(1, size[0]), max(1, size[1])))


def paragraph(text: str, face: Face, height: float, width: float, color: RGB) -> pygame.Surface:
    """Render text wrapped to a width."""
    return font(face, height).render(text, True, color, None, max(1, int(width)))


def capitals(face: Face, height: float) -> pygame.Rect:
    """Return where capitals stand in a rendered line, for centring by eye rather than by the line's box."""
    chosen = font(face, height)
    metrics = chosen.metrics("H")[0]
    tall = metrics[3] if metrics else chosen.get_ascent()
    return pygame.Rect(0, chosen.get_ascent() - tall, 1, tall)
