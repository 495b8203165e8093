"""Paints plates, pictures and lines of text straight onto a canvas, for parts that draw many of them at once."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import FRect, Rect, Surface

from wotrush.scenes.art.marks import emblem_image, icon_image
from wotrush.scenes.art.nation import ArtNation
from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import Face, Size, framed, gradient, plate, ring, soft
from wotrush.stage.typography.text import Ink, Segments, Writer, smallest


@dataclass(frozen=True, slots=True)
class IconPicture:
    """A symbol of the icon set in one color."""

    key: str
    color: Color

    def __call__(self, size: Size) -> Surface:
        return icon_image(self.key, max(4, min(size)), self.color[:3])


@dataclass(frozen=True, slots=True)
class EmblemPicture:
    """A nation's emblem."""

    nation: ArtNation

    def __call__(self, size: Size) -> Surface:
        return emblem_image(self.nation, max(4, min(size)))


@dataclass(frozen=True, slots=True)
class EmptyPlace:
    """The dashed outline of a place where a card may lie."""

    color: Color

    def __call__(self, size: Size) -> Surface:
        line = max(2, size[0] // 75)
        return _dashes(size, 4 * line, line, self.color)


def picture(canvas: Canvas, face: Face, rect: FRect) -> None:
    """Paint a cached picture that fills a rectangle."""
    box = canvas.box(rect)
    if min(box.size) > 0:
        canvas.blit(canvas.pictures.face(face, box.size), box.topleft)


def icon(canvas: Canvas, key: str, color: Color, rect: FRect) -> None:
    """Paint an icon in the centre of a rectangle, as large as it may be."""
    side = min(rect.w, rect.h)
    picture(
        canvas, IconPicture(key, color), FRect(rect.centerx - side / 2, rect.centery - side / 2, side, side)
    )


def fill(
    canvas: Canvas,
    rect: FRect,
    color: Color,
    *,
    radius: float = 0.0,
    bottom: Color | None = None,
    rim: Color | None = None,
    thickness: float = 2.0,
) -> None:
    """Paint a rounded plate within a rim, shading down to `bottom`."""
    box, corner, line = canvas.box(rect), canvas.px(radius), canvas.px(thickness)
    if min(box.size) <= 0:
        return
    if rim is None:
        make = partial(plate, box.size, corner, color, bottom)
    else:
        make = partial(framed, box.size, corner, color, rim, line, bottom)
    _put(canvas, ("fill", box.size, corner, color, bottom, rim, line), make, box)


def shade(canvas: Canvas, rect: FRect, top: Color, bottom: Color) -> None:
    """Paint a gradient downwards."""
    box = canvas.box(rect)
    _put(canvas, ("shade", box.size, top, bottom), partial(gradient, box.size, top, bottom), box)


def outline(canvas: Canvas, rect: FRect, color: Color, *, radius: float, thickness: float = 2.0) -> None:
    """Paint only the rim of a plate."""
    box, corner, line = canvas.box(rect), canvas.px(radius), canvas.px(thickness)
    if min(box.size) > 2 * line:
        _put(
            canvas,
            ("outline", box.size, corner, line, color),
            partial(ring, box.size, corner, line, color),
            box,
        )


def shadow(canvas: Canvas, rect: FRect, *, radius: float, reach: float, color: Color) -> None:
    """Paint soft darkness, or light, around a rectangle."""
    box, corner, blur = canvas.box(rect), canvas.px(radius), canvas.px(reach)
    make = partial(soft, box.size, corner, blur, color)
    _put(canvas, ("soft", box.size, corner, blur, color), make, box.move(-2 * blur, -2 * blur))


def dashed(canvas: Canvas, rect: FRect, color: Color, *, radius: float, thickness: float = 3.0) -> None:
    """Paint a dashed frame."""
    box, corner, line = canvas.box(rect), canvas.px(radius), canvas.px(thickness)
    if min(box.size) > 4 * line:
        make = partial(_dashes, box.size, corner, line, color)
        _put(canvas, ("dashed", box.size, corner, line, color), make, box)


def write(
    canvas: Canvas,
    writer: Writer,
    text: Segments,
    ink: Ink,
    rect: FRect,
    *,
    valign: float = 0.5,
    lines: int = 1,
) -> None:
    """Write within the rectangle: one line shrunk as in a label, or wrapped over several."""
    box = canvas.box(rect)
    if box.w <= 4 or not text:
        return
    if lines == 1:
        set_text = writer.fitted(text, ink, box.w, canvas.scale, box.h, ink.align)
    else:
        set_text = writer.picture(text, ink, canvas.scale, box.w, lines)
    x = box.x + (box.w - set_text.get_width()) * ink.align
    y = box.y + (box.h - set_text.get_height()) * valign
    canvas.blit(set_text, (round(x), round(y)))


def write_on(canvas: Canvas, writer: Writer, text: Segments, ink: Ink, rect: FRect, baseline: float) -> None:
    """Write one line, shrunk to fit the width of the rectangle, whose letters stand at that height."""
    box = canvas.box(FRect(rect.x, baseline, rect.w, 0))
    if box.w <= 4 or not text:
        return
    fit = text, ink, box.w, canvas.scale
    set_text = writer.fitted(*fit)
    x = box.x + (box.w - set_text.get_width()) * ink.align
    canvas.blit(set_text, (round(x), box.y - writer.baseline(*fit)))


def write_up(canvas: Canvas, writer: Writer, text: str, ink: Ink, rect: FRect) -> None:
    """Write one upward line in the middle of the rectangle, shrunk to fit its height."""
    box = canvas.box(rect)
    if box.h <= 4 or not text:
        return

    def make() -> Surface:
        return pygame.transform.rotate(writer.fitted(text, ink, box.h, canvas.scale), 90)

    turned = canvas.pictures.get(("upwards", text, ink, round(canvas.scale, 4), box.h), make)
    canvas.blit(turned, turned.get_rect(center=box.center).topleft)


def breadth(canvas: Canvas, writer: Writer, text: Segments, ink: Ink) -> float:
    """Return the units that one line of text takes up on this screen. It is measured in one size, `Writer.units` in three."""
    return (writer.size(text, ink, canvas.scale).x + 1) / canvas.scale


def fits(canvas: Canvas, writer: Writer, text: Segments, ink: Ink, width: float) -> bool:
    """Return whether the text fits on one line at its smallest size."""
    return writer.size(text, ink.sized(smallest(ink)), canvas.scale).x <= int(width * canvas.scale)


def _put(canvas: Canvas, key: tuple[Hashable, ...], make: partial[Surface], box: Rect) -> None:
    canvas.blit(canvas.pictures.get(key, make), box.topleft)


def _dashes(size: Size, radius: int, line: int, color: Color) -> Surface:
    """Return a ring with gaps cut out of its straight sides."""
    surface = ring(size, radius, line, color)
    gap, step = 4 * line, 9 * line
    clear = (*color[:3], 0)
    for x in range(radius + gap, size[0] - radius - gap, step):
        for y in (0, size[1] - line):
            surface.fill(clear, (x, y, gap, line))
    for y in range(radius + gap, size[1] - radius - gap, step):
        for x in (0, size[0] - line):
            surface.fill(clear, (x, y, line, gap))
    return surface
