"""The name of a game as its title shows it: raised letters, and a sign of the game in gold that they make room for."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface, Vector2

from wotrush.stage.color import Color, rgba
from wotrush.stage.drawing.shapes import blank, gradient

FINER = 2
"""A sign is drawn so many times larger and scaled down, which smooths it."""
DEPTH, OUTLINE, CLEARANCE, SHADOW = 0.05, 0.022, 0.035, 0.07
"""How far letters are raised, and the widths of their dark edge, of the gap around a sign, and of the shadow, in heights
of a capital.
"""
MARGIN = 0.1
"""What is left free around a name for its sign and its shadow, in heights of its line."""
AROUND, STEPS = 8, 6
"""The number of copies around a shape that widen it on all sides, and of those below one another that raise it."""
CHEVRONS = 3
SIGHT, HAIR, TICK = 0.76, 0.03, 0.16
"""The radius of a sight, the width of its lines, and the length of those that cross its ring, in heights of a capital."""

Sign = Callable[[Surface, Rect, float], None]
"""Draws in white beside or over the letters that fill a box; the number is where the letter lies that it may aim at."""


@dataclass(frozen=True, slots=True)
class WordmarkColors:
    """Letters shade from the first to the second color, signs likewise; both are raised on `edge` before `dark`."""

    letters: tuple[Color, Color]
    sign: tuple[Color, Color]
    edge: Color
    dark: Color


def margin_of(letters: Surface) -> int:
    """Return how much wider the picture of a name is on the left and above than its letters."""
    return round(letters.get_height() * MARGIN)


def wordmark(letters: Surface, aim: float, sign: Sign, colors: WordmarkColors) -> Surface:
    """Return the picture for white letters, of which the one at `aim` is aimed at."""
    box, margin = letters.get_bounding_rect(), margin_of(letters)
    high = box.height
    size = (letters.get_width() + round(high * 1.6) + 2 * margin, letters.get_height() + 2 * margin)
    words, signs = blank(size), blank((size[0] * FINER, size[1] * FINER))
    words.blit(letters, (margin, margin))
    box.move_ip(margin, margin)
    sign(signs, Rect(*(side * FINER for side in box)), (margin + aim) * FINER)
    signs = pygame.transform.smoothscale(signs, size)
    words.blit(_widened(signs, high * CLEARANCE, (0, 0, 0, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    whole = words.copy()
    whole.blit(signs, (0, 0))
    depth = max(1, round(high * DEPTH))
    picture = blank(size)
    picture.blit(_blurred(whole, high * SHADOW, rgba(colors.dark, 0.8)), (0, depth))
    dark, edge = _widened(whole, max(1.0, high * OUTLINE), colors.dark), _tinted(whole, colors.edge)
    for below in (0, depth // 2, depth):
        picture.blit(dark, (0, below))
    for below in range(depth, 0, -max(1, depth // STEPS)):
        picture.blit(edge, (0, below))
    for part, (top, bottom) in ((words, colors.letters), (signs, colors.sign)):
        picture.blit(_shaded(part, box, top, bottom), (0, 0))
    return picture


def chevrons(target: Surface, box: Rect, aim: float) -> None:
    """Draw arrowheads that hurry on from the last letter, each fainter than the one before."""
    high = box.height
    wide, step, thick = high * 0.3, high * 0.36, high * 0.17
    for n in range(CHEVRONS):
        x, color = box.right + high * 0.2 + n * step, (255, 255, 255, (255, 175, 95)[n])
        points = [
            (x, box.top),
            (x + thick, box.top),
            (x + thick + wide, box.centery),
            (x + thick, box.bottom),
            (x, box.bottom),
            (x + wide, box.centery),
        ]
        pygame.draw.polygon(target, color, points)


def sight(target: Surface, box: Rect, aim: float) -> None:
    """Draw the sight of a gun over a letter."""
    high, center = box.height, Vector2(aim, box.centery)
    radius, hair = high * SIGHT, max(1, round(high * HAIR))
    pygame.draw.circle(target, "white", center, radius, hair)
    for turn in range(4):
        way = Vector2(1, 0).rotate(90 * turn)
        start, end = center + way * (radius - high * TICK), center + way * (radius + high * TICK * 0.4)
        pygame.draw.line(target, "white", start, end, hair)


def _tinted(shape: Surface, color: Color) -> Surface:
    """Return a white shape in that color."""
    tinted = shape.copy()
    tinted.fill(rgba(color), special_flags=pygame.BLEND_RGBA_MULT)
    return tinted


def _shaded(shape: Surface, box: Rect, top: Color, bottom: Color) -> Surface:
    """Return a white shape whose color changes from the top to the bottom of the box."""
    shades = Surface(shape.get_size(), pygame.SRCALPHA)
    shades.fill(rgba(top))
    shades.blit(gradient((shape.get_width(), box.height), top, bottom), (0, box.top))
    shades.fill(rgba(bottom), (0, box.bottom, shape.get_width(), shape.get_height()))
    shades.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return shades


def _blurred(shape: Surface, reach: float, color: Color) -> Surface:
    """Return the shape in that color with edges that fade over that distance."""
    width, height = shape.get_size()
    small = pygame.transform.smoothscale(
        shape, (max(1, round(width / reach * 2)), max(1, round(height / reach * 2)))
    )
    return pygame.transform.smoothscale(_tinted(small, color), (width, height))


def _widened(shape: Surface, reach: float, color: Color) -> Surface:
    """Return the shape in that color, wider by `reach` on all sides."""
    solid = _tinted(shape, color[:3])
    wide = blank(shape.get_size(), (*color[:3], 0))
    seen = solid.get_bounding_rect()
    for n in range(AROUND):
        turn = n * math.tau / AROUND
        way = round(reach * math.cos(turn)), round(reach * math.sin(turn))
        wide.blit(solid, seen.move(way), seen)
    wide.blit(solid, seen, seen)
    wide.fill((255, 255, 255, rgba(color)[3]), special_flags=pygame.BLEND_RGBA_MULT)
    return wide
