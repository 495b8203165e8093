"""Small pictures of what a line tells: first who acted or paid, then an arrow, then whom it struck or what it brought."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import TypeAlias

from pygame import FRect, Vector2

from wotrush.stage.drawing.shapes import Face
from wotrush.stage.geometry import grid, rect_around
from wotrush.stage.label import Label
from wotrush.stage.node import Node
from wotrush.stage.sprite import Sprite
from wotrush.stage.typography.text import Ink, Writer

PICTURE, APART, ARROW = Vector2(74, 46), 6.0, 26.0
"""The least size of a picture, the distance between two and from the words, and the width of the arrow."""
WIDEST = 2 * (PICTURE.x + APART) + ARROW
"""The most room that pictures of that size take: several on one side of the arrow share the place of one."""
SHARED = 3.0
"""The gap between pictures that share the place of one."""

Faces: TypeAlias = tuple[Sequence[Face], Sequence[Face]]
"""Pictures of who acted, and of what came of it."""


def repeats(faces: Faces, shown: Faces) -> bool:
    """Return whether these pictures stand above already, as those of an attack do when its outcome is told."""
    (by, then), (before, after) = faces, shown
    seen = [*before, *after]
    return bool(by or then) and all(face in before for face in by) and all(face in seen for face in then)


class LinePictures:
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
        sides = bool(self._by) + bool(self._then)
        return self.times * (sides * (PICTURE.x + APART) + (ARROW if self.arrow is not None else 0.0))

    @property
    def height(self) -> float:
        return self.times * PICTURE.y

    def place(self, right: float, top: float, widest: float) -> None:
        """Place the pictures to end at `right`, in line with those of other rows, the widest of which take `widest`."""
        size, apart, wide = self.times * PICTURE, self.times * APART, self.times * ARROW
        left = right - (widest if self._by else self.width)
        for side in (self._by, self._then):
            if side:
                _share(side, FRect(left, top, *size))
                left += size.x + apart
            if side is self._by and self.arrow is not None:
                self.arrow.rect = FRect(left - apart / 2, top, wide, size.y)
                left += wide


def _share(pictures: Sequence[Sprite], room: FRect) -> None:
    """Place pictures of one shape in the room for one: side by side, and in two rows from three on."""
    across = ceil(len(pictures) ** 0.5)
    down = ceil(len(pictures) / across)
    size = (Vector2(room.size) - Vector2(across - 1, across - 1) * SHARED) / across
    middle = rect_around(room.center, (room.w, down * size.y + (down - 1) * SHARED))
    for picture, cell in zip(pictures, grid(middle, across, down, gap=SHARED), strict=False):
        picture.rect = rect_around(cell.center, size)
