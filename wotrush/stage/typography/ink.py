"""The values that a text is made of: inks, spans in an ink of their own, icons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from wotrush.stage.color import WHITE, Color
from wotrush.stage.drawing.shapes import Face


class Ink(NamedTuple):
    """How a text is written; the size is in units and means the same on every screen. It is a tuple, since hundreds
    are made and looked up when many words change at once.
    """

    font: Path
    size: float
    color: Color = WHITE
    align: float = 0.0
    """0 left, 0.5 centred, 1 right."""
    leading: float = 1.0
    """The distance of lines as a multiple of the font's own."""
    underline: bool = False

    def colored(self, color: Color) -> Ink:
        return self._replace(color=color)

    def sized(self, size: float) -> Ink:
        return self._replace(size=size)

    def aligned(self, align: float) -> Ink:
        return self._replace(align=align)

    def underlined(self) -> Ink:
        return self._replace(underline=True)


@dataclass(frozen=True, slots=True)
class Icon:
    """A picture in a line of text; sizes are shares of the font's height."""

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
"""A text; a callable is asked whenever the text is drawn, so that a language can be switched live."""


def resolve(text: Text) -> Segments:
    return text() if callable(text) else text
