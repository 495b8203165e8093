"""Text in fonts given by file: wrapped, fitted, with icons inline. Finished texts are cached."""

from __future__ import annotations

from functools import lru_cache

from pygame import Surface, Vector2

from wotrush.stage.drawing.cache import MEGABYTE, SurfaceCache
from wotrush.stage.drawing.shapes import blank
from wotrush.stage.typography.ink import Icon, Ink, Segment, Segments, Span, Text, resolve
from wotrush.stage.typography.typeset import TextPiece, Typesetter, breadth, too_wide

__all__ = ["Icon", "Ink", "Segment", "Segments", "Span", "Text", "Writer", "resolve"]

MEASURED_AT = (0.667, 1.0, 2.0)
WIDER, SPARE = 1.03, 1.0
"""What a text is given beyond its measured width, since letters of other sizes differ: a factor, and units."""
SMALLEST = 18.0
"""In units: no letter is made smaller than 12 pixels in 720 lines, or 18 in 1080."""
SMALLEST_PART = 0.6
"""The share of its size to which a text may be shrunk to fit."""
NARROWER = 20.0
"""The step in which a text is made narrower to have even lines."""
Fixed = str | tuple[Segment, ...]
"""A text that can be a cache key."""


def smallest(ink: Ink) -> float:
    """Return the smallest size it may be shrunk to."""
    return min(ink.size, max(SMALLEST, ink.size * SMALLEST_PART))


class Writer:
    """Sets text. `scale` is pixels per unit; widths passed in and sizes returned are in pixels."""

    def __init__(self, budget: int = 24 * MEGABYTE) -> None:
        self._cache = SurfaceCache(budget)
        self._setter = Typesetter()
        self._measured = lru_cache(maxsize=4096)(self._measure)
        self._fitting = lru_cache(maxsize=4096)(self._fit)
        self._needed = lru_cache(maxsize=4096)(self._units)

    def picture(
        self,
        text: Segments,
        ink: Ink,
        scale: float = 1.0,
        width: int | None = None,
        most_lines: int | None = None,
    ) -> Surface:
        """Return the finished text, wrapped at `width` and cut off with an ellipsis if it needs too many lines."""
        segments = _fixed(text)
        key = (segments, ink, round(scale, 4), width, most_lines)
        return self._cache.get(key, lambda: self._set(segments, ink, scale, width, most_lines))

    def written(self, text: str, ink: Ink) -> str:
        """Return the text without the letters of which the font has no picture."""
        return "".join(letter for letter in text if self._setter.writes(letter, ink))

    def size(self, text: Segments, ink: Ink, scale: float = 1.0, width: int | None = None) -> Vector2:
        """Return the size of the text in pixels."""
        return Vector2(self._measured(_fixed(text), ink, scale, width))

    def _measure(self, text: Fixed, ink: Ink, scale: float, width: int | None) -> tuple[int, int]:
        lines = self._setter.lines(text, ink, scale, width)
        return max((breadth(line) for line in lines), default=0), len(lines) * self._setter.line_height(
            ink, scale
        )

    def line_count(self, text: Segments, ink: Ink, scale: float, width: int | None) -> int:
        """Return on how many lines the text is set."""
        return round(self.size(text, ink, scale, width).y / self.size("x", ink, scale).y)

    def units(self, text: Segments, ink: Ink, width: float | None = None) -> Vector2:
        """Return the size of the text in units on any screen: between the sizes that were measured, letters are a
        little wider.
        """
        return Vector2(self._needed(_fixed(text), ink, width))

    def _units(self, text: Fixed, ink: Ink, width: float | None) -> tuple[float, float]:
        sizes = [
            self.size(text, ink, s, None if width is None else int(width * s / WIDER)) / s
            for s in MEASURED_AT
        ]
        return max(size.x for size in sizes) * WIDER + SPARE, max(size.y for size in sizes)

    def least_width(self, text: Segments, ink: Ink) -> float:
        """Return the units that its longest line takes up at the smallest size."""
        return self.units(text, ink.sized(smallest(ink))).x

    def fitted(
        self, text: Segments, ink: Ink, width: int, scale: float = 1.0, height: int = 0, align: float = 0.0
    ) -> Surface:
        """Return the text on one line: shrunk as far as allowed, then on more lines if they fit that height, each
        aligned in the width, then cut off with an ellipsis.
        """
        fixed = _fixed(text)
        small, lines = self._fitting(fixed, ink, (width, height), scale, align)
        return self.picture(fixed, small, scale, width, most_lines=lines)

    def baseline(
        self, text: Segments, ink: Ink, width: int, scale: float = 1.0, height: int = 0, align: float = 0.0
    ) -> int:
        """Return how many pixels below its upper edge the letters of the fitted text stand, in its first line."""
        fixed = _fixed(text)
        small, _ = self._fitting(fixed, ink, (width, height), scale, align)
        first = self._setter.lines(fixed, small, scale, width)[0]
        return self._setter.font(small, scale).get_ascent() + self._rise(first, scale)

    def _rise(self, line: list[TextPiece], scale: float) -> int:
        return max((self._setter.rise(piece, scale) for piece in line), default=0)

    def _fit(
        self, text: Fixed, ink: Ink, room: tuple[int, int], scale: float, align: float
    ) -> tuple[Ink, int]:
        """Return the ink in which it fits, and the number of lines."""
        small = self.fitting_ink(text, ink, room[0], scale)
        if not room[1] or self.size(text, small, scale).x <= room[0]:
            return small, 1
        return self._folding(text, ink.aligned(align), small.size, room, scale)

    def _folding(
        self, text: Fixed, ink: Ink, least: float, room: tuple[int, int], scale: float
    ) -> tuple[Ink, int]:
        """Return the largest ink in which the wrapped text fits, and the number of lines; at worst the smallest ink on
        one line.
        """
        size = ink.size
        while True:
            tried = ink.sized(size)
            needed = self.size(text, tried, scale, room[0])
            if needed.x <= room[0] and needed.y <= room[1] + 1:
                return tried, self.line_count(text, tried, scale, room[0])
            if size == least:
                return tried, 1
            size = max(least, size - 1)

    def fitting_ink(self, text: Segments, ink: Ink, width: int, scale: float = 1.0) -> Ink:
        """Return the ink, shrunk until the text fits on one line."""
        wanted = self.size(text, ink, scale).x
        if wanted <= width:
            return ink
        least = smallest(ink)
        size = max(least, ink.size * width / wanted)
        while size > least and self.size(text, ink.sized(size), scale).x > width:
            size = max(least, size - 0.5 / scale)
        return ink.sized(size)

    def wrapping_ink(self, text: Segments, ink: Ink, room: tuple[float, float]) -> Ink:
        """Return the ink, as small as the wrapped text needs it to fit into that many units, its longest word too."""
        least = smallest(ink)
        while ink.size > least and not self._fits(text, ink, room):
            ink = ink.sized(max(least, ink.size - 1))
        return ink

    def _fits(self, text: Segments, ink: Ink, room: tuple[float, float]) -> bool:
        wide, high = self.units(text, ink, room[0])
        return wide <= room[0] + SPARE and high <= room[1]

    def even_width(self, text: Segments, ink: Ink, width: float) -> float:
        """Return the units in which the wrapped text has no more lines than in `width`, all of them about equally long."""

        def heights(wide: float) -> tuple[float, float]:
            return self.size(text, ink, width=int(wide)).y, self.units(text, ink, wide).y

        least = heights(width)
        while width > 2 * NARROWER and heights(width - NARROWER) == least:
            width -= NARROWER
        return width

    def line_width(self, text: str, ink: Ink, scale: float = 1.0) -> int:
        """Return how many pixels a stretch of one line takes up, spaces at its end included."""
        return breadth(self._setter.pieces(text, ink, scale))

    def ascent(self, ink: Ink) -> int:
        return self._setter.font(ink, 1.0).get_ascent()

    def _set(
        self, text: Segments, ink: Ink, scale: float, width: int | None, most_lines: int | None
    ) -> Surface:
        lines = self._setter.lines(text, ink, scale, width)
        if most_lines is not None and (len(lines) > most_lines or too_wide(lines, width)):
            lines = self._setter.shortened(lines, ink, scale, width, most_lines)
        widest = max((breadth(line) for line in lines), default=0)
        across = widest if width is None or ink.align == 0 else max(width, widest)
        height = self._setter.line_height(ink, scale)
        surface = blank(
            (across, height * max(0, len(lines) - 1) + self._setter.font(ink, scale).get_height())
        )
        for row, line in enumerate(lines):
            x = round((across - breadth(line)) * ink.align)
            y = row * height + self._rise(line, scale)
            for piece in line:
                self._put(surface, piece, x, y, ink, scale)
                x += piece.width
        return surface

    def _put(self, surface: Surface, piece: TextPiece, x: int, y: int, line_ink: Ink, scale: float) -> None:
        ascent = self._setter.font(line_ink, scale).get_ascent()
        if isinstance(piece.what, Icon):
            height = round(self._setter.font(piece.ink, scale).get_height() * piece.what.height)
            middle = y + ascent * 0.62
            surface.blit(piece.what.face((piece.width, height)), (x, round(middle - height / 2)))
        else:
            font = self._setter.font(piece.ink, scale)
            top = y + ascent - font.get_ascent() - self._setter.rise(piece, scale)
            for part, start in self._setter.stretches(piece.what, piece.ink, scale):
                surface.blit(font.render(part, True, piece.ink.color), (x + start, top))


def _fixed(text: Segments) -> Fixed:
    return text if isinstance(text, str) else tuple(text)
