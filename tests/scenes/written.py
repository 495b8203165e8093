"""The texts of a frame: each with its place, its size, its contrast, and whether all of it is visible."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from unittest.mock import patch

import pygame
from pygame import Rect, Surface

from wotrush.stage.color import Color, mix, rgba
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.display_list import Mark
from wotrush.stage.layer import StaticLayer
from wotrush.stage.node import Node
from wotrush.stage.typography.ink import Ink, Segments, Span
from wotrush.stage.typography.text import Writer
from wotrush.stage.typography.typeset import too_wide

SAME = (24, 24, 24, 255)
"""Pixels that differ by less look alike."""
FAINTEST = 13
"""Out of 255: letters less opaque are fading in or out."""


@dataclass(frozen=True, slots=True)
class _Set:
    """A text as it was set. The picture is kept, so that no other can take its place in memory."""

    picture: Surface
    text: Segments
    ink: Ink
    scale: float
    cut: bool
    ascent: int
    """How far below its upper edge the letters of its first line stand."""

    @property
    def inks(self) -> list[Ink]:
        parts = [self.text] if isinstance(self.text, str) else self.text
        return [*(part.ink for part in parts if isinstance(part, Span)), self.ink][
            : None if any(isinstance(part, str) for part in parts) else -1
        ] or [self.ink]

    def __str__(self) -> str:
        parts = [self.text] if isinstance(self.text, str) else self.text
        return "".join(part if isinstance(part, str) else getattr(part, "text", "") for part in parts)


@dataclass(frozen=True, slots=True)
class Written:
    """One text of a frame, in pixels."""

    text: str
    box: Rect
    """Where its letters are."""
    height: int
    """The size of its smallest letters."""
    cut: bool
    """Whether an ellipsis stands for some of it, or a clip hides some of it sideways."""
    contrast: float
    """The lowest contrast between its letters and what lies behind them."""
    colors: tuple[Color, ...]
    seen: float
    """The share of it that nothing drawn later has changed."""
    foot: int
    """Where the letters of its first line stand."""


class NotingWriter(Writer):
    """Remembers what it set."""

    def __init__(self) -> None:
        super().__init__()
        self.known: dict[int, _Set] = {}

    def picture(
        self,
        text: Segments,
        ink: Ink,
        scale: float = 1.0,
        width: int | None = None,
        most_lines: int | None = None,
    ) -> Surface:
        picture = super().picture(text, ink, scale, width, most_lines)
        if id(picture) not in self.known:
            lines = self._setter.lines(text, ink, scale, width)
            cut = too_wide(lines, width) or (most_lines is not None and len(lines) > most_lines)
            ascent = self._setter.font(ink, scale).get_ascent() + self._rise(lines[0], scale)
            self.known[id(picture)] = _Set(picture, text, ink, scale, cut, ascent)
        return picture


@dataclass(slots=True)
class _Blit:
    what: _Set
    box: Rect
    cut: bool
    contrast: float
    after: Surface
    foot: int


@dataclass(slots=True)
class _Letters:
    """A text about to be painted, as far as the clip shows it."""

    what: _Set
    box: Rect
    top: int
    cut: bool
    alpha: float

    def seen(self, behind: Surface, after: Surface) -> _Blit:
        contrast = min(_contrast(ink.color, self.alpha, behind) for ink in self.what.inks)
        return _Blit(self.what, self.box, self.cut, contrast, after, self.top + self.what.ascent)


def _drawn_afresh(draw: Callable[[StaticLayer, Canvas], None]) -> Callable[[StaticLayer, Canvas], None]:
    """Have a transparent layer paint without its cache, which has coordinates of its own and nothing behind it."""

    def drawn(layer: StaticLayer, canvas: Canvas) -> None:
        (draw if layer.opaque else Node.draw)(layer, canvas)

    return drawn


class Noting:
    """Note whatever is painted within this context."""

    def __init__(self, writer: NotingWriter) -> None:
        self._writer = writer
        self._blits: list[_Blit] = []

    @contextmanager
    def watching(self) -> Iterator[None]:
        paint = Mark.onto

        def onto(mark: Mark, surface: Surface, region: Rect) -> None:
            letters = self._letters(mark)
            behind = surface.subsurface(letters.box).copy() if letters is not None else None
            paint(mark, surface, region)
            if letters is not None and behind is not None:
                self._blits.append(letters.seen(behind, surface.subsurface(letters.box).copy()))

        afresh = _drawn_afresh(StaticLayer.draw)
        with patch.object(Mark, "onto", onto), patch.object(StaticLayer, "draw", afresh):
            yield

    def _letters(self, mark: Mark) -> _Letters | None:
        """Return the text, if it is one that can be seen."""
        match mark.given:
            case Surface() as picture, (int(), int()) as at:
                opacity = 255
            case Surface() as picture, (int(), int()) as at, int(opacity):
                pass
            case _:
                return None
        found = self._writer.known.get(id(picture))
        if found is None or not str(found).strip() or opacity < FAINTEST:
            return None
        whole = picture.get_bounding_rect().move(at)
        box = whole.clip(mark.box)
        return _Letters(found, box, at[1], found.cut or box.w < whole.w - 2, opacity / 255) if box else None

    def frame(self, surface: Surface) -> list[Written]:
        """Return what was written since the frame began, as the finished frame shows it."""
        return [
            Written(
                str(one.what),
                one.box,
                min(round(ink.size * one.what.scale) for ink in one.what.inks),
                one.cut,
                one.contrast,
                tuple(ink.color for ink in one.what.inks),
                _alike(one.after, surface.subsurface(one.box)),
                one.foot,
            )
            for one in self._blits
        ]


def _alike(one: Surface, other: Surface) -> float:
    same = pygame.mask.from_threshold(one, (0, 0, 0, 255), SAME, other)
    return same.count() / (one.get_width() * one.get_height())


def _contrast(color: Color, alpha: float, behind: Surface) -> float:
    """Return the lowest contrast along the text, a few letters at a time."""
    width, height = behind.get_size()
    step = max(8, height * 2)
    least = 21.0
    for x in range(0, width, step):
        part = Rect(x, 0, min(step, width - x), height)
        ground = pygame.transform.average_color(behind, part)[:3]
        letters = mix(ground, color[:3], rgba(color, alpha)[3] / 255)
        least = min(least, contrast(letters, ground))
    return least


def contrast(one: Color, other: Color) -> float:
    """Return the contrast as WCAG 2 defines it, from 1 to 21."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(color: Color) -> float:
    red, green, blue = (_linear(part / 255) for part in color[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
