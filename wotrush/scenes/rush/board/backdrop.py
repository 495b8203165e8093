"""The background of the table: three zones of cloth, a faint map, gold lines between them."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import FRect, Surface, Vector2

from wotrush.scenes.rush.view.view import View
from wotrush.scenes.style.backdrop import contours
from wotrush.scenes.style.paint import fill, shade, shadow
from wotrush.stage.color import Color, rgba
from wotrush.stage.drawing.cache import SurfaceCache
from wotrush.stage.drawing.canvas import Canvas, Transform, painting
from wotrush.stage.drawing.shapes import Size

GRID = 120.0


def paint_backdrop(canvas: Canvas, view: View) -> None:
    """Paint the background from one opaque picture that is kept until the zones change."""
    frame, palette = view.frame, view.palette
    box = canvas.box(frame.area)
    zones = tuple(round(y) for y in (frame.bar.bottom, frame.common.box.top, frame.own.box.top))
    key = ("table backdrop", box.size, canvas.scale, zones, palette)
    canvas.blit(canvas.pictures.get(key, partial(_drawn, box.size, canvas.scale, view)), box.topleft)


def _drawn(size: Size, scale: float, view: View) -> Surface:
    surface = Surface(size, depth=32)
    with painting(surface, SurfaceCache(0), Transform(Vector2(), scale=scale)) as canvas:
        _paint(canvas, view)
    return surface


def _paint(canvas: Canvas, view: View) -> None:
    frame, palette = view.frame, view.palette
    area, middle, own = frame.area, frame.common.box, frame.own.box
    top = middle.top - 4
    shade(canvas, FRect(0, 0, area.w, top), *palette.enemies)
    shade(canvas, FRect(0, top, area.w, own.top - top), *palette.table)
    shade(canvas, FRect(0, own.top, area.w, area.bottom - own.top + 1), *palette.own)
    _map(canvas, FRect(0, frame.bar.bottom, area.w, area.h - frame.bar.bottom), palette.map)
    hollow = FRect(own.centerx - own.w * 0.3, own.bottom - own.h * 0.3, own.w * 0.6, own.h * 0.5)
    shadow(canvas, hollow, radius=90, reach=120, color=(*palette.table[1][:3], 70))
    shade(canvas, frame.bar, *palette.bar)
    for y in (frame.bar.bottom - 2, own.top - 2):
        fill(canvas, FRect(0, y, area.w, 2), palette.line)
    fill(canvas, FRect(0, top - 1, area.w, 1), (*palette.line[:3], 90))


def _map(canvas: Canvas, rect: FRect, color: Color) -> None:
    box = canvas.box(rect)
    canvas.blit(_drawn_map(box.size, canvas.scale, color), box.topleft)


def _drawn_map(size: Size, scale: float, color: Color) -> Surface:
    """Return the contour lines of all pages with the grid of a staff map."""
    surface = contours(size, rgba(color, 0.05))
    thin = rgba(color, 0.027)
    step = max(8, round(GRID * scale))
    for x in range(0, size[0], step):
        pygame.draw.line(surface, thin, (x, 0), (x, size[1]))
    for y in range(0, size[1], step):
        pygame.draw.line(surface, thin, (0, y), (size[0], y))
    return surface
