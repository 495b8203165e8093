"""Rounded plates, rings, soft shadows and glows with smooth edges. Callers cache them."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from wotrush.stage.color import Color, rgba

Size = tuple[int, int]
Face = Callable[[Size], Surface]
"""Draws something at a size in pixels. Use a frozen dataclass, so that equal faces share one picture."""

OVERSAMPLING = 4


def blank(size: Size, color: Color = (0, 0, 0, 0)) -> Surface:
    surface = Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA, 32)
    surface.fill(color)
    return surface


def plate(size: Size, radius: int, color: Color, bottom: Color | None = None) -> Surface:
    """Draw a filled rounded rectangle; with `bottom` it shades from `color` downwards."""
    surface = blank(size, (*color[:3], 0))
    width, height = surface.get_size()
    radius = max(0, min(radius, width // 2, height // 2))
    pygame.draw.rect(surface, color, (radius, 0, width - 2 * radius, height))
    pygame.draw.rect(surface, color, (0, radius, width, height - 2 * radius))
    if radius:
        disc = _disc(radius, color)
        for x, left in ((0, 0), (radius, width - radius)):
            for y, top in ((0, 0), (radius, height - radius)):
                surface.blit(disc, (left, top), (x, y, radius, radius), pygame.BLEND_RGBA_MAX)
    return surface if bottom is None else _shaded(surface, color, bottom)


def ring(size: Size, radius: int, thickness: int, color: Color) -> Surface:
    """Draw the rim of a plate."""
    edge = max(radius, thickness)
    small = _least(size, edge, 1)
    surface = plate(small, radius, color)
    inner = (small[0] - 2 * thickness, small[1] - 2 * thickness)
    if min(inner) > 0:
        hole = plate(inner, max(0, radius - thickness), (0, 0, 0, 255))
        surface.blit(hole, (thickness, thickness), special_flags=pygame.BLEND_RGBA_SUB)
        _recolored(surface, color)
    return _drawn_out(surface, size, edge)


def framed(
    size: Size, radius: int, fill: Color, rim: Color, thickness: int, bottom: Color | None = None
) -> Surface:
    """Draw a plate within its rim."""
    surface = plate(size, radius, fill, bottom)
    if thickness > 0:
        frame = ring(size, radius, thickness, rim)
        for strip in _border(frame.get_rect(), max(radius, thickness)):
            surface.blit(frame, strip, strip)
    return surface


def soft(size: Size, radius: int, blur: int, color: Color) -> Surface:
    """Draw a plate whose edge fades over `blur` pixels each way; the Surface is 2 * blur larger all round."""
    margin = 2 * blur
    shrink = min(6, max(2, blur // 3))
    full = (size[0] + 2 * margin, size[1] + 2 * margin)
    edge = 2 * margin + radius
    small = _least(full, edge, shrink)
    surface = blank((small[0] // shrink, small[1] // shrink), (*color[:3], 0))
    (width, height), out = surface.get_size(), round(margin / shrink)
    inner = Rect(out, out, max(1, width - 2 * out), max(1, height - 2 * out))
    pygame.draw.rect(surface, color, inner, border_radius=max(0, radius // shrink))
    faded = pygame.transform.gaussian_blur(surface, max(1, blur // shrink))
    return _drawn_out(pygame.transform.smoothscale(faded, small), full, edge)


def glow(size: Size, radius: int, line: int, blur: int, color: Color) -> Surface:
    """Draw light around a card: a crisp line outside its edge and a halo, larger by line + 2 * blur all round."""
    lined = (size[0] + 2 * line, size[1] + 2 * line)
    surface = soft(lined, radius + line, blur, rgba(color, 0.75))
    surface.blit(plate(lined, radius + line, color), (2 * blur, 2 * blur))
    return surface


def gradient(size: Size, top: Color, bottom: Color) -> Surface:
    """Draw a gradient from top to bottom."""
    pair = blank((1, 2))
    pair.set_at((0, 0), top)
    pair.set_at((0, 1), bottom)
    wide = pygame.transform.smoothscale(pair, (1, max(2, size[1])))
    return pygame.transform.scale(wide, (max(1, size[0]), max(1, size[1])))


def _border(whole: Rect, edge: int) -> list[Rect]:
    """Return all of a rectangle that is near its sides, without overlap."""
    if 2 * edge >= min(whole.size):
        return [whole]
    middle = whole.inflate(0, -2 * edge)
    return [
        Rect(0, 0, whole.w, edge),
        Rect(0, middle.bottom, whole.w, edge),
        Rect(0, edge, edge, middle.h),
        Rect(whole.w - edge, edge, edge, middle.h),
    ]


def _least(size: Size, edge: int, middle: int) -> Size:
    """Return the least size at which the edges of a picture can be drawn, with so much between them."""
    return min(size[0], 2 * edge + middle), min(size[1], 2 * edge + middle)


def _drawn_out(small: Surface, size: Size, edge: int) -> Surface:
    """Enlarge a picture: its corners stay, and what lies between them is drawn out. Most of a large picture is the same."""
    if small.get_size() == size:
        return small
    surface = blank(size)
    across, down = (_spans(*lengths, edge) for lengths in zip(small.get_size(), size, strict=True))
    for x, width, left, wide in across:
        for y, height, top, high in down:
            part = small.subsurface(x, y, width, height)
            pygame.transform.scale(part, (wide, high), surface.subsurface(left, top, wide, high))
    return surface


def _spans(length: int, whole: int, edge: int) -> list[tuple[int, int, int, int]]:
    """Return start and length of each part along one side, in the small picture and in the whole."""
    if length == whole:
        return [(0, length, 0, whole)]
    middle = (edge, length - 2 * edge, edge, whole - 2 * edge)
    return [(0, edge, 0, edge), middle, (length - edge, edge, whole - edge, edge)]


def _disc(radius: int, color: Color) -> Surface:
    large = radius * OVERSAMPLING
    disc = blank((2 * large, 2 * large), (*color[:3], 0))
    pygame.draw.circle(disc, color, (large, large), large)
    return pygame.transform.smoothscale(disc, (2 * radius, 2 * radius))


def _shaded(surface: Surface, top: Color, bottom: Color) -> Surface:
    shade = gradient(surface.get_size(), (*top[:3], 255), (*bottom[:3], 255))
    _recolored(surface, (255, 255, 255))
    surface.blit(shade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def _recolored(surface: Surface, color: Color) -> None:
    """Set red, green and blue everywhere and keep the opacity."""
    surface.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    surface.fill((*color[:3], 255), special_flags=pygame.BLEND_RGBA_MULT)
