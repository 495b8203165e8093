"""Text in fonts given by file: wrapped, fitted, with icons inline; fonts and finished lines are cached."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

import pygame
from pygame import Surface, Vector2

from wotrush.stage.cache import MEGABYTE, SurfaceCache
from wotrush.stage.color import WHITE, Color
from wotrush.stage.shapes import Face, blank

ELLIPSIS = "…"
SMALLEST = 5
MEASURED_AT = (0.667, 1.0, 2.0)


@dataclass(frozen=True, slots=True)
class Ink:
    """What to write with; the size is in units and means the same on every screen."""

    font: Path
    size: float
    color: Color = WHITE
    align: float = 0.0
    """0 left, 0.5 centred, 1 right."""
    leading: float = 1.0
    """Distance of lines, as a part of the font's own."""
    underline: bool = False

    def colored(self, color: Color) -> Ink:
        return replace(self, color=color)

    def sized(self, size: float) -> Ink:
        return replace(self, size=size)

    def aligned(self, align: float) -> Ink:
        return replace(self, align=align)


@dataclass(frozen=True, slots=True)
class Icon:
    """A picture in a line of text; sizes are parts of the font's height."""

    face: Face
    ratio: float = 1.0
    height: float = 0.8


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of text in its own ink."""

    text: str
    ink: Ink


Segment = str | Span | Icon
Segments = str | Sequence[Segment]
Text = str | Callable[[], Segments]
"""A callable is asked whenever the text is drawn, so that a language can be switched live."""


def resolve(text: Text) -> Segments:
    return text() if callable(text) else text


def with_icons(text: str, icons: Mapping[str, Icon]) -> list[Segment]:
    """`"Pay 3 [coin]"` becomes text and icons; an unknown name stays as written."""
    parts = re.split(r"\[(\w+)\]", text)
    segments: list[Segment] = []
    for i, part in enumerate(parts):
        if i % 2 == 0:
            segments += [part] if part else []
        else:
            segments.append(icons.get(part, f"[{part}]"))
    return segments


@dataclass(frozen=True, slots=True)
class _Piece:
    """A word, a space or an icon, ready to be set."""

    what: str | Icon
    ink: Ink
    width: int

    @property
    def is_space(self) -> bool:
        return isinstance(self.what, str) and self.what.isspace()


class Writer:
    """Sets text. `scale` is pixels to a unit; widths given and sizes returned are in pixels."""

    def __init__(self, budget: int = 24 * MEGABYTE) -> None:
        self._cache = SurfaceCache(budget)
        self._open = lru_cache(maxsize=128)(_open_font)
        self._measured = lru_cache(maxsize=4096)(self._measure)

    def picture(
        self,
        text: Segments,
        ink: Ink,
        scale: float = 1.0,
        width: int | None = None,
        most_lines: int | None = None,
    ) -> Surface:
        """The finished text; wrapped at `width`, cut off with an ellipsis if it needs more lines than allowed."""
        segments = text if isinstance(text, str) else tuple(text)
        key = (segments, ink, round(scale, 4), width, most_lines)
        return self._cache.get(key, lambda: self._set(segments, ink, scale, width, most_lines))

    def size(self, text: Segments, ink: Ink, scale: float = 1.0, width: int | None = None) -> Vector2:
        """What the text takes up, in pixels."""
        return Vector2(self._measured(text if isinstance(text, str) else tuple(text), ink, scale, width))

    def _measure(
        self, text: str | tuple[Segment, ...], ink: Ink, scale: float, width: int | None
    ) -> tuple[int, int]:
        lines = self._lines(text, ink, scale, width)
        return max((_breadth(line) for line in lines), default=0), len(lines) * self._line_height(ink, scale)

    def units(self, text: Segments, ink: Ink, width: float | None = None) -> Vector2:
        """What the text takes up in units on any screen: small ones set it a little wider."""
        sizes = [
            self.size(text, ink, s, None if width is None else round(width * s)) / s for s in MEASURED_AT
        ]
        return Vector2(max(size.x for size in sizes) * 1.03 + 1, max(size.y for size in sizes))

    def fitted(
        self, text: Segments, ink: Ink, width: int, scale: float = 1.0, smallest: float = 0.7
    ) -> Surface:
        """On one line: written smaller, down to `smallest` of its size, then cut off with an ellipsis."""
        return self.picture(
            text, self.fitting_ink(text, ink, width, scale, smallest), scale, width, most_lines=1
        )

    def fitting_ink(
        self, text: Segments, ink: Ink, width: int, scale: float = 1.0, smallest: float = 0.7
    ) -> Ink:
        """The ink, made smaller until the text fits on one line."""
        wanted = self.size(text, ink, scale).x
        if wanted <= width:
            return ink
        size = ink.size * max(smallest, width / wanted)
        while size > ink.size * smallest and self.size(text, ink.sized(size), scale).x > width:
            size = max(ink.size * smallest, size - 0.5 / scale)
        return ink.sized(size)

    def line_width(self, text: str, ink: Ink, scale: float = 1.0) -> int:
        """How far a stretch of one line reaches in pixels, spaces at its end included."""
        return self._font(ink, scale).size(text)[0]

    def ascent(self, ink: Ink, scale: float = 1.0) -> int:
        return self._font(ink, scale).get_ascent()

    # -- setting

    def _set(
        self, text: Segments, ink: Ink, scale: float, width: int | None, most_lines: int | None
    ) -> Surface:
        lines = self._lines(text, ink, scale, width)
        if most_lines is not None and (len(lines) > most_lines or _too_wide(lines, width)):
            lines = self._shortened(lines, ink, scale, width, most_lines)
        breadth = max((_breadth(line) for line in lines), default=0)
        across = breadth if width is None or ink.align == 0 else max(width, breadth)
        height = self._line_height(ink, scale)
        surface = blank((across, height * max(0, len(lines) - 1) + self._font(ink, scale).get_height()))
        for row, line in enumerate(lines):
            x = round((across - _breadth(line)) * ink.align)
            for piece in line:
                self._put(surface, piece, x, row * height, ink, scale)
                x += piece.width
        return surface

    def _put(self, surface: Surface, piece: _Piece, x: int, y: int, line_ink: Ink, scale: float) -> None:
        ascent = self._font(line_ink, scale).get_ascent()
        if isinstance(piece.what, Icon):
            height = round(self._font(piece.ink, scale).get_height() * piece.what.height)
            middle = y + ascent * 0.62
            surface.blit(piece.what.face((piece.width, height)), (x, round(middle - height / 2)))
        else:
            font = self._font(piece.ink, scale)
            surface.blit(font.render(piece.what, True, piece.ink.color), (x, y + ascent - font.get_ascent()))

    def _lines(self, text: Segments, ink: Ink, scale: float, width: int | None) -> list[list[_Piece]]:
        """Breaks between words where `width` is reached, and wherever the text says so."""
        lines: list[list[_Piece]] = [[]]
        for piece in self._pieces(text, ink, scale):
            if piece.what == "\n":
                lines.append([])
                continue
            if (
                width is not None
                and lines[-1]
                and _breadth(lines[-1]) + piece.width > width
                and not piece.is_space
            ):
                lines.append([])
            if lines[-1] or not piece.is_space or len(lines) == 1:
                lines[-1].append(piece)
        return [_without_last_spaces(line) for line in lines]

    def _pieces(self, text: Segments, ink: Ink, scale: float) -> list[_Piece]:
        pieces = []
        for segment in (text,) if isinstance(text, str) else text:
            if isinstance(segment, Icon):
                height = self._font(ink, scale).get_height() * segment.height
                pieces.append(_Piece(segment, ink, max(1, round(height * segment.ratio))))
                continue
            words, own = (segment.text, segment.ink) if isinstance(segment, Span) else (segment, ink)
            for word in re.findall(r"\n|[^\S\n\u00a0]+|[^\s]+(?:\u00a0[^\s]*)*|\u00a0", words):
                pieces.append(_Piece(word, own, self._font(own, scale).size(word)[0]))
        return pieces

    def _shortened(
        self, lines: list[list[_Piece]], ink: Ink, scale: float, width: int | None, most_lines: int
    ) -> list[list[_Piece]]:
        kept = lines[:most_lines]
        last = (
            kept[-1]
            if len(lines) == most_lines
            else [*kept[-1], self._word(" ", ink, scale), *lines[most_lines]]
        )
        room = (width or 0) - self._word(ELLIPSIS, ink, scale).width
        short: list[_Piece] = []
        for piece in last:
            if _breadth(short) + piece.width > room:
                if isinstance(piece.what, str) and (part := self._cut(piece, room - _breadth(short), scale)):
                    short.append(part)
                break
            short.append(piece)
        return [*kept[:-1], [*_without_last_spaces(short), self._word(ELLIPSIS, ink, scale)]]

    def _cut(self, piece: _Piece, room: int, scale: float) -> _Piece | None:
        assert isinstance(piece.what, str)
        for length in range(len(piece.what) - 1, 0, -1):
            part = self._word(piece.what[:length], piece.ink, scale)
            if part.width <= room:
                return part
        return None

    def _word(self, word: str, ink: Ink, scale: float) -> _Piece:
        return _Piece(word, ink, self._font(ink, scale).size(word)[0])

    def _line_height(self, ink: Ink, scale: float) -> int:
        return round(self._font(ink, scale).get_linesize() * ink.leading)

    def _font(self, ink: Ink, scale: float) -> pygame.font.Font:
        return self._open(ink.font, max(SMALLEST, round(ink.size * scale)), ink.underline)


def _open_font(path: Path, size: int, underline: bool) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    try:
        font = pygame.font.Font(path, size)
    except (FileNotFoundError, pygame.error) as error:
        raise FileNotFoundError(
            f"The font {path} cannot be opened ({error}); install the game again."
        ) from error
    font.set_underline(underline)
    return font


def _breadth(line: Sequence[_Piece]) -> int:
    return sum(piece.width for piece in line)


def _too_wide(lines: Sequence[Sequence[_Piece]], width: int | None) -> bool:
    return width is not None and any(_breadth(line) > width for line in lines)


def _without_last_spaces(line: list[_Piece]) -> list[_Piece]:
    end = len(line)
    while end and line[end - 1].is_space:
        end -= 1
    return line[:end]
