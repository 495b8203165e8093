"""Finds what can be touched on the screen, and where."""

from __future__ import annotations

from random import Random

from pygame import Vector2

from tests.monkey.program import Program
from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.scenes.table.panels.hot_spots import HotSpot
from wotrush.stage.node import Node
from wotrush.stage.scene import NodeScene

SHY = {
    "quit": 0.02,
    "tutorial": 0.3,
    "menu title": 0.2,
    "menu history": 0.3,
    "menu puzzles": 0.3,
    "title": 0.4,
    "menu give up": 0.4,
}
"""The probabilities with which ways out of a page are taken."""


class Eyes:
    """Finds places on the screen that a pointer could reach."""

    def __init__(self, program: Program, rng: Random) -> None:
        self.program = program
        self.rng = rng
        self.met = ""
        """What was looked for last, for reports of failures."""

    def reachable(self, node: Node, page: NodeScene | None = None) -> Vector2 | None:
        """Return a point of the node that nothing covers, if a few tries find one."""
        page = page or self.program.page
        if not node.size.x or not node.size.y:
            return None
        for x, y in ((0.5, 0.5), (self.rng.random(), self.rng.random()), (0.1, 0.5), (0.5, 0.9), (0.9, 0.2)):
            point = node.transform((node.size.x * x, node.size.y * y))
            hit = page.interface.scope.hit(point) if page.root.contains(point) else None
            if hit is not None and node in hit.ancestry():
                return point
        return None

    def answering(self) -> list[Node]:
        """Return the nodes that react to a touch."""
        top = self.program.top
        return (
            [node for node in top.interface.scope.walk() if _answers(node)]
            if isinstance(top, NodeScene)
            else []
        )

    def somewhere(self) -> tuple[Vector2, str]:
        """Return a place to press, mostly on a node that reacts."""
        nodes = self.answering()
        if nodes and self.rng.random() < 0.85:
            for _ in range(4):
                node = self.rng.choice(nodes)
                if self.rng.random() > SHY.get(node.name, 1.0):
                    continue
                point = self.reachable(node)
                if point is not None:
                    self.met = f"{type(node).__name__} {node.name!r}"
                    return point, self.met
        self.met = "anywhere"
        width, height = self.program.size
        return Vector2(self.rng.randrange(width), self.rng.randrange(height)), self.met


def _answers(node: Node) -> bool:
    presses = type(node).on_press is not Node.on_press
    return node.touchable and (node.focusable or presses or isinstance(node, HotSpot | CardSprite))
