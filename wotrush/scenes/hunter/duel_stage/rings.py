"""The rings of the cards that have stepped out: each trembles and recoils with its card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pygame import FRect, Vector2

from wotrush.scenes.style.paint import outline
from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset
from wotrush.stage.node import Node, Tracked

RADIUS, GAP = 10.0, 2.0
FURTHEST = 60.0
"""A card that is further away from its place is on its way to it or from it; the ring stays where the card will lie."""


@dataclass(frozen=True, slots=True)
class RingLook:
    """Where the card lies in the coordinates of the stage, and what the ring looks like."""

    place: FRect
    color: Color
    thickness: float


NO_RING = RingLook(FRect(), (0, 0, 0), 0.0)


class DuelRings(Node):
    """Lies on the stage, below the cards."""

    touchable = False

    def __init__(self) -> None:
        super().__init__(name="duel rings")
        self._rings: dict[int, _Ring] = {}

    def show(self, looks: Mapping[int, RingLook]) -> None:
        """Show these rings, each by its unit."""
        for unit in self._rings.keys() - looks.keys():
            self._rings.pop(unit).detach()
        for unit, look in looks.items():
            if unit not in self._rings:
                self._rings[unit] = self.add(_Ring())
            self._rings[unit].look = look
            self._rings[unit].follow(Vector2())

    def follow(self, shifts: Mapping[int, Vector2]) -> None:
        """Move every ring as far as its card is away from its place."""
        for unit, ring in self._rings.items():
            shift = shifts.get(unit, Vector2())
            ring.follow(Vector2() if shift.length() > FURTHEST else shift)


class _Ring(Node):
    touchable = False
    settled = True
    look = Tracked(NO_RING)

    def follow(self, shift: Vector2) -> None:
        self.rect = inset(self.look.place, -GAP - self.look.thickness / 2).move(shift)

    def paint(self, canvas: Canvas) -> None:
        outline(canvas, self.bounds, self.look.color, radius=RADIUS, thickness=self.look.thickness)
