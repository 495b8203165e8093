"""Effects beside the cards: a shell on its way, words that sweep across the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import FRect, Surface, Vector2

from wotrush.scenes.style.paint import fill, shade, write
from wotrush.scenes.style.palette import Palette
from wotrush.scenes.table.view import TableView
from wotrush.stage.color import BLACK, WHITE, Color, mix, rgba
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import Size, blank, gradient, soft
from wotrush.stage.geometry import inset, rect_around, rows
from wotrush.stage.motion.particles import as_light
from wotrush.stage.node import Node, Tracked

STREAK, THICK, GLOW = 200.0, 9.0, 16.0
"""How long the tail of a shell is drawn, before it is scaled to its length, how thick it is at its head, and the side of the
light there.
"""
FINER = 4
TRACER_STEP = 0.5
"""Degrees between two pictures of a tail."""


class Tracer(Node):
    """A shell on its way: a glowing head, and a tapering tail. `lob` bends the path upwards, in units."""

    touchable = False
    part = Tracked(0.0)
    tail = Tracked(0.22)
    """The share of its path that its light reaches back."""

    def __init__(
        self,
        palette: Palette,
        start: Vector2,
        goal: Vector2,
        lob: float = 0.0,
        *,
        size: float = 1.0,
    ) -> None:
        super().__init__(FRect(0, 0, 0, 0), name="tracer")
        self._thick, self._glow = THICK * size, GLOW * size
        self.z = 3000.0
        self._start = start
        self._goal = goal
        self._lob = lob
        self._light = palette.gold_light
        self._strands = ((1.0, mix(palette.hostile, BLACK, 0.3)), (0.6, self._light), (0.25, palette.text))

    def place(self, part: float) -> Vector2:
        """Return where the shell is after that share of its path."""
        part = min(1.0, max(0.0, part))
        return self._start.lerp(self._goal, part) - Vector2(0, self._lob * 4 * part * (1 - part))

    def paint(self, canvas: Canvas) -> None:
        head, tail = (canvas.transform(self.place(self.part - back)) for back in (0.0, self.tail))
        way = head - tail
        if way.length() >= 1:
            size = canvas.px(STREAK), max(2, canvas.px(self._thick))
            key = "tracer", size, self._strands
            angle = round(Vector2(1, 0).angle_to(way) / TRACER_STEP) * TRACER_STEP
            long = max(size[1], round(way.length()))
            canvas.stamp(
                key, partial(_streak, size, self._strands), (head + tail) / 2, (long, size[1]), angle
            )
        side = max(4, canvas.px(self._glow))
        glow = canvas.pictures.get(("shell", side, self._light), lambda: _glow(side, self._light))
        canvas.shine(glow, head - Vector2(glow.get_size()) / 2)


def _streak(size: Size, strands: Sequence[tuple[float, Color]]) -> Surface:
    """Return a tail of light that tapers to the left, with a smooth edge; every strand has its part of the thickness."""
    wide, high = size[0], size[1] * FINER
    fine = blank((wide, high))
    for part, color in strands:
        half = high / 2 * part
        pygame.draw.polygon(
            fine, color, [(0, high / 2), (wide - half, high / 2 - half), (wide - half, high / 2 + half)]
        )
        pygame.draw.circle(fine, color, (wide - half, high / 2), half)
    fading = pygame.transform.rotate(gradient((high, wide), rgba(WHITE, 0.0), WHITE), 90)
    fine.blit(fading, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.smoothscale(fine, size)


def _glow(size: int, color: Color) -> Surface:
    return as_light(soft((size, size), size // 2, size, color))


class Ribbon(Node):
    """Words on a band across the table, which hides what is written there; `unrolled` from 0 to 1 opens it up and down. Below
    words of warning, which are red, stands why.
    """

    touchable = False
    unrolled = Tracked(1.0)

    def __init__(self, view: TableView, text: str, why: str = "") -> None:
        super().__init__(view.zones.ribbon, name="ribbon")
        self.z = 2500.0
        self.view = view
        self.text, self.why = text, why

    def paint(self, canvas: Canvas) -> None:
        palette = self.view.palette
        band = FRect(self.bounds)
        open_ = rect_around(band.center, (band.w, band.h * self.unrolled))
        canvas = canvas.within(canvas.box(open_))
        shade(canvas, band, palette.bar[1], palette.bar[0])
        for y in (open_.top, open_.bottom - 2):
            fill(canvas, FRect(0, y, band.w, 2), palette.warning if self.why else palette.line)
        inks, writer = self.view.theme.inks, self.view.theme.writer
        title = inks.title.colored(palette.warning if self.why else palette.gold_light).aligned(0.5)
        if not self.why:
            write(canvas, writer, self.text, title, band)
            return
        above, below = rows(inset(band, 16, 6), 0.58, 0.42)
        write(canvas, writer, self.text, title, above)
        write(canvas, writer, self.why, inks.heading.colored(palette.text).aligned(0.5), below)
