"""Effects beside the cards: a shell on its way, words that sweep across the table."""

from __future__ import annotations

from itertools import pairwise

from pygame import FRect, Surface, Vector2

from wotrush.scenes.style.paint import fill, shade, write
from wotrush.scenes.style.palette import Palette
from wotrush.scenes.table.view import TableView
from wotrush.stage.color import BLACK, Color, mix
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import soft
from wotrush.stage.motion.particles import as_light
from wotrush.stage.node import Node, Tracked

JOINTS = 5


class Tracer(Node):
    """A shell on its way: a glowing head, and a tapering tail. `lob` bends the path upwards, in units."""

    touchable = False
    part = Tracked(0.0)
    tail = Tracked(0.22)
    """The share of its path that its light reaches back."""

    def __init__(self, palette: Palette, start: Vector2, goal: Vector2, lob: float = 0.0) -> None:
        super().__init__(FRect(0, 0, 0, 0), name="tracer")
        self.z = 3000.0
        self._start = start
        self._goal = goal
        self._lob = lob
        self._light = palette.gold_light
        self._strands = ((9.0, mix(palette.hostile, BLACK, 0.3)), (5.0, self._light), (2.0, palette.text))

    def place(self, part: float) -> Vector2:
        """Return where the shell is after that share of its path."""
        part = min(1.0, max(0.0, part))
        return self._start.lerp(self._goal, part) - Vector2(0, self._lob * 4 * part * (1 - part))

    def paint(self, canvas: Canvas) -> None:
        line = [canvas.transform(self.place(self.part - self.tail * i / JOINTS)) for i in range(JOINTS + 1)]
        for width, color in self._strands:
            for i, (head, tail) in enumerate(pairwise(line)):
                canvas.line(color, tail, head, canvas.px(width * (1 - i / JOINTS)))
        size = canvas.px(16)
        glow = canvas.pictures.get(("shell", size, self._light), lambda: _glow(size, self._light))
        corner = line[0] - Vector2(glow.get_size()) / 2
        canvas.shine(glow, corner)


def _glow(size: int, color: Color) -> Surface:
    return as_light(soft((size, size), size // 2, size, color))


class Ribbon(Node):
    """Words on a band across the table; `unrolled` from 0 to 1 draws it out from the middle."""

    touchable = False
    unrolled = Tracked(1.0)

    def __init__(self, view: TableView, text: str) -> None:
        super().__init__(view.zones.ribbon, name="ribbon")
        self.z = 2500.0
        self.view = view
        self.text = text

    def paint(self, canvas: Canvas) -> None:
        palette = self.view.palette
        band = FRect(self.bounds)
        visible = FRect(0, 0, band.w * self.unrolled, band.h)
        visible.center = band.center
        canvas = canvas.within(canvas.box(visible))
        shade(canvas, band, (*palette.bar[1][:3], 235), (*palette.bar[0][:3], 235))
        for y in (0.0, band.h - 2):
            fill(canvas, FRect(0, y, band.w, 2), palette.line)
        ink = self.view.theme.inks.title.colored(palette.gold_light).aligned(0.5)
        write(canvas, self.view.theme.writer, self.text, ink, band)
