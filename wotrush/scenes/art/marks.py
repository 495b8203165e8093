"""Single icons, class marks and emblems as small transparent images, for panels and buttons."""

from __future__ import annotations

import pygame

from wotrush.scenes.art.color import RGB
from wotrush.scenes.art.emblems import PALE, draw_emblem, draw_hungarian_flag
from wotrush.scenes.art.icons import ICONS, SMALL_FORMS, Painter, draw_symbol
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.palette import CREAM
from wotrush.scenes.art.pen import Pen
from wotrush.scenes.art.symbol import Symbol

OVERSIZE = 6
SMALL = 32
"""Icons of so many pixels, or fewer, take their small form."""
KEY: RGB = (1, 2, 3)
"""Stands for transparency while drawing; the holes of an icon are cut with it."""


def icon_image(key: str, pixels: int, color: RGB = CREAM) -> pygame.Surface:
    """Return an icon in one color with transparent holes."""
    return painted_image(painter_of(key, pixels), pixels, color)


def painter_of(key: str, pixels: int) -> Painter:
    """Return how an icon is drawn on so many pixels."""
    return SMALL_FORMS.get(key, ICONS[key]) if pixels <= SMALL else ICONS[key]


def painted_image(painter: Painter, pixels: int, color: RGB) -> pygame.Surface:
    """Return what a painter draws in one color, with transparent holes."""
    big, pen = _canvas(pixels)
    painter(pen, color, KEY)
    return _reduced(big, pixels, color)


def symbol_image(symbol: Symbol, pixels: int, color: RGB = CREAM) -> pygame.Surface:
    big, pen = _canvas(pixels)
    draw_symbol(pen, symbol, color, KEY)
    return _reduced(big, pixels, color)


def emblem_image(nation: ArtNation, pixels: int) -> pygame.Surface:
    """Return a nation's emblem. Hungary's cross lies on the colors of its flag: alone it would look like a sign to close."""
    big, pen = _canvas(pixels)
    if nation is ArtNation.HUNGARY:
        draw_hungarian_flag(pen)
        pen = pen.moved((0.0, 0.0), 0.72)
    draw_emblem(pen, nation)
    return _reduced(big, pixels, PALE)


def _canvas(pixels: int) -> tuple[pygame.Surface, Pen]:
    side = pixels * OVERSIZE
    big = pygame.Surface((side, side))
    big.fill(KEY)
    return big, Pen(big, (side / 2, side / 2), side / 2.12)


def _reduced(big: pygame.Surface, pixels: int, edge: RGB) -> pygame.Surface:
    """Scale down without dark fringes: transparent pixels first take the color of the edge."""
    clean = pygame.Surface(big.get_size(), pygame.SRCALPHA)
    clean.fill((*edge, 0))
    big.set_colorkey(KEY)
    clean.blit(big, (0, 0))
    return pygame.transform.smoothscale(clean, (pixels, pixels))
