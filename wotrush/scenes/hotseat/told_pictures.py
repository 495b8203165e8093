"""Small pictures of what a line tells: first who acted or paid, then an arrow, then whom it struck or what it brought."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect, Vector2

from wotrush.stage.drawing.shapes import Face
from wotrush.stage.label import Label
from wotrush.stage.node import Node
from wotrush.stage.sprite import Sprite
from wotrush.stage.typography.text import Ink, Writer

PICTURE, APART, ARROW = Vector2(74, 46), 6.0, 26.0
"""The least size of a picture, the distance between two and from the words, and the width of the arrow."""
WIDEST = 3 * (PICTURE.x + APART) + ARROW
"""The most room that pictures of that size take; where there are more, all are smaller."""


class ToldPictures:
    """The pictures of one line, and the arrow if they stand on both sides of it; `times` enlarges them."""

    def __init__(
        self, parent: Node, by: Sequence[Face], then: Sequence[Face], writer: Writer, ink: Ink
    ) -> None:
        self._by = [parent.add(Sprite(face, name="named card")) for face in by]
        self._then = [parent.add(Sprite(face, name="named card")) for face in then]
        self.times = 1.0
        both = self._by and self._then
        self.arrow = parent.add(Label(writer, "→", ink.aligned(0.5))) if both else None

    @property
    def all(self) -> list[Sprite]:
        return [*self._by, *self._then]

    @property
    def width(self) -> float:
        """The room they take, with the distance from the words."""
        return self.times * min(WIDEST, self._full)

    @property
    def height(self) -> float:
        return self.times * PICTURE.y

    @property
    def _full(self) -> float:
        return len(self.all) * (PICTURE.x + APART) + (ARROW if self.arrow is not None else 0.0)

    def place(self, right: float, top: float) -> None:
        """Stand in a row that ends there, in line with those of the other rows."""
        share = self.times * (min(1.0, WIDEST / self._full) if self.all else 1.0)
        size, apart, wide = PICTURE * share, APART * share, ARROW * share
        left, y = right - self.width, top + (self.height - size.y) / 2
        for picture in self._by:
            picture.rect = FRect(left, y, *size)
            left += size.x + apart
        if self.arrow is not None:
            self.arrow.rect = FRect(left - apart / 2, y, wide, size.y)
            left += wide
        for picture in self._then:
            picture.rect = FRect(left, y, *size)
            left += size.x + apart
