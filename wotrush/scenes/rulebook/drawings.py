"""The parts of a rule book's pictures: faces, arrows and words, side by side."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from pygame import FRect, Vector2

from wotrush.scenes.rulebook.signs import DrawnSign
from wotrush.stage.drawing.shapes import Face

CARD = Vector2(180, 252)
"""The usual size of a card, in units."""
GAP = 18.0
ARROW = Vector2(70, 44)


@dataclass(frozen=True, slots=True)
class DrawingPart:
    """A picture, a sign or a line of text at its place within a drawing, in units."""

    what: Face | DrawnSign | str
    rect: FRect
    angle: float = 0.0
    """In degrees."""
    alpha: float = 1.0
    align: float = 0.0
    """Where a line of text stands in its place: 0 on the left, 1 on the right."""


class Drawing(Protocol):
    """A picture of a paragraph, made whenever a page is shown, in the language of that moment."""

    def parts(self) -> list[DrawingPart]: ...


def row(faces: Iterable[Face | DrawnSign | str], size: Vector2 = CARD, gap: float = GAP) -> list[DrawingPart]:
    """Put pictures of that size side by side; arrows and words are centred vertically."""
    parts, x = [], 0.0
    for what in faces:
        own = ARROW if isinstance(what, DrawnSign | str) else size
        parts.append(DrawingPart(what, FRect(x, (size.y - own.y) / 2, own.x, own.y)))
        x += own.x + gap
    return parts
