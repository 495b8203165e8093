"""The plate of a duel. As it opens, its parts come up one per frame, so that no frame waits for all their words."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from wotrush.stage.geometry import inset
from wotrush.stage.layer import StaticLayer
from wotrush.stage.node import Node

REACH = 16


class DuelPlate(StaticLayer):
    """Kept as one picture; each of `parts` is painted by itself, from back to front."""

    def __init__(self, parts: Sequence[Node]) -> None:
        super().__init__(name="duel plate")
        self._parts = [self.add(part) for part in parts]
        self._to_come: list[Node] = []
        self.bared = False
        """Whether it has nothing but its ground."""
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
        self.bared, self._to_come = False, list(self._parts)
        for part in self._parts:
            part.visible = False

    def repaint(self, shows: Sequence[object]) -> None:
        """Have the parts painted anew that show something else; `shows` is all that each of them is painted from."""
        before, self._painted_from = self._painted_from, shows
        for i, part in enumerate(self._parts):
            part.rect = self.bounds
            if not before or before[i] != shows[i]:
                part.invalidate()

    def bare(self) -> None:
        """Leave nothing but the ground until it opens again: no words are seen through as it fades."""
        self.bared, self._to_come = True, []
        for part in self._parts[1:]:
            part.visible = False

    def update(self, *, at_once: bool, solid: bool = True) -> None:
        """Bring up the next part, or all of them; nothing but the ground while it is not `solid`. Call it every frame."""
        if not solid and len(self._to_come) < len(self._parts):
            return
        count = len(self._to_come) if at_once else 1
        for part in self._to_come[:count]:
            part.visible = True
        del self._to_come[:count]
