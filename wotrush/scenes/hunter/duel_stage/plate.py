"""The plate of a duel. As it opens, its parts come up one per frame, so that no frame waits for all their words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset
from wotrush.stage.layer import StaticLayer
from wotrush.stage.painting import Painting

REACH = 16


class DuelPlate(StaticLayer):
    """Kept as one picture; each of `paints` paints a part of it, from back to front."""

    def __init__(self, paints: Sequence[Callable[[Canvas], None]]) -> None:
        super().__init__(name="duel plate")
        self._parts = [self.add(Painting(paint)) for paint in paints]
        self._to_come: list[Painting] = []
        self._painted_from: Sequence[object] = ()

    @property
    def reach(self) -> FRect:
        return inset(self.bounds, -REACH)

    @property
    def complete(self) -> bool:
        """Whether all parts are up."""
        return not self._to_come

    def open(self) -> None:
        """Begin with an empty plate; `update` brings up its parts."""
        self._to_come = list(self._parts)
        for part in self._parts:
            part.visible = False

    def repaint(self, shows: Sequence[object]) -> None:
        """Have the parts painted anew that show something else; `shows` is all that each of them is painted from."""
        before, self._painted_from = self._painted_from, shows
        for i, part in enumerate(self._parts):
            part.rect = self.bounds
            if not before or before[i] != shows[i]:
                part.invalidate()

    def update(self, *, at_once: bool) -> None:
        """Bring up the next part, or all of them. Call it every frame."""
        count = len(self._to_come) if at_once else 1
        for part in self._to_come[:count]:
            part.visible = True
        del self._to_come[:count]
