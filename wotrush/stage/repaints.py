"""Nodes to be repainted one per frame, so that no frame waits for all of them while something moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wotrush.stage.node import Node


class Repaints:
    """Call `update` every frame. Until its turn comes, a node looks as before."""

    def __init__(self) -> None:
        self._due: list[Node] = []
        self._outdated: Callable[[], Sequence[Node]] | None = None

    def add(self, *nodes: Node) -> None:
        """Add a node behind those that wait already."""
        self._due += [node for node in nodes if node not in self._due]

    def add_outdated(self, outdated: Callable[[], Sequence[Node]]) -> None:
        """Add what is outdated once the next frame begins: it is asked for once, however often things change till then."""
        self._outdated = outdated

    @property
    def waiting(self) -> bool:
        return bool(self._due) or self._outdated is not None

    def update(self) -> None:
        if self._outdated is not None:
            outdated, self._outdated = self._outdated, None
            self.add(*outdated())
        if self._due:
            self._due.pop(0).invalidate()

    def finish(self) -> None:
        """Repaint in the next frame all that is waiting."""
        self.update()
        while self._due:
            self.update()
