"""Nodes to be repainted one per frame, so that no frame waits for all of them while something moves."""

from __future__ import annotations

from wotrush.stage.node import Node


class Repaints:
    """Call `update` every frame. Until its turn comes, a node looks as before."""

    def __init__(self) -> None:
        self._due: list[Node] = []

    def add(self, *nodes: Node) -> None:
        """Add a node behind those that wait already."""
        self._due += [node for node in nodes if node not in self._due]

    def update(self) -> None:
        if self._due:
            self._due.pop(0).invalidate()

    def finish(self) -> None:
        """Repaint in the next frame all that is waiting."""
        while self._due:
            self.update()
