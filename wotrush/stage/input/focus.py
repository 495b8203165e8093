"""Keyboard focus: Tab walks nodes or zones in order, arrows go to the nearest node that way, and a ring shows where it
is.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import partial

import pygame
from pygame import FRect, Vector2
from pygame.event import Event

from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import ring
from wotrush.stage.node import Node

ARROWS = {
    pygame.K_LEFT: Vector2(-1, 0),
    pygame.K_RIGHT: Vector2(1, 0),
    pygame.K_UP: Vector2(0, -1),
    pygame.K_DOWN: Vector2(0, 1),
}
SIDEWAYS_COST = 2.5
"""How much a distance to the side counts, relative to a distance ahead."""


class By(Enum):
    """What moved the focus last; the ring is shown only for keys."""

    POINTER = "pointer"
    KEYS = "keys"


class FocusPlan:
    """How keys walk a crowded scene. Override what matters."""

    def home(self) -> Node | None:
        """Return where to begin."""
        return None

    def zone(self, node: Node) -> tuple[int, ...]:
        """Return the node's zone. Tab goes through zones in their order; by default every node is a zone of its own."""
        return ()

    def stops_at(self, node: Node) -> bool:
        """Return whether arrows stop there; Tab always does."""
        return True

    def beside(self, node: Node, direction: Vector2) -> Node | None:
        """Return where an arrow leads from a node if not to the nearest one that way."""
        return None


class Focus:
    """The focus within one tree of nodes; `scope` narrows it to a part, for prompts that must be answered first."""

    def __init__(self, root: Node) -> None:
        self.root = root
        self.scope = root
        self.by = By.POINTER
        self.plan: FocusPlan | None = None
        self._current: Node | None = None
        self._left_at: dict[tuple[int, ...], Node] = {}
        """Where Tab returns to in each zone."""

    @property
    def current(self) -> Node | None:
        """Return the focused node if it is visible."""
        if self._current is not None and not self._reachable(self._current):
            self.set(None, self.by)
        return self._current

    def set(self, node: Node | None, by: By = By.POINTER) -> None:
        self.by = by
        self.root.invalidate()
        if node is self._current:
            return
        before, self._current = self._current, node
        if before is not None:
            before.on_focus(False)
        if node is not None:
            node.on_focus(True)
            node.scroll_into_view()

    def handle(self, event: Event) -> bool:
        """Handle Tab and arrows."""
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_TAB:
            return self.step(-1 if getattr(event, "mod", 0) & pygame.KMOD_SHIFT else 1)
        if event.key in ARROWS:
            return self.go(ARROWS[event.key])
        return False

    def step(self, by: int) -> bool:
        """Go to the next or previous node in order or, with a plan, to the next or previous zone."""
        found = self.stepped(by)
        if found is not None:
            self.set(found, By.KEYS)
        return found is not None

    def stepped(self, by: int) -> Node | None:
        """Return where a step would lead."""
        nodes, current = self.candidates(), self.current
        if current not in nodes:
            home = self.plan.home() if self.plan else None
            return home if home in nodes else next(iter(nodes[::by]), None)
        if self.plan is None or len({self.plan.zone(node) for node in nodes}) < 2:
            return nodes[(nodes.index(current) + by) % len(nodes)]
        self._left_at[self.plan.zone(current)] = current
        zones = sorted({self.plan.zone(node) for node in nodes})
        zone = zones[(zones.index(self.plan.zone(current)) + by) % len(zones)]
        left_at = self._left_at.get(zone)
        there = [node for node in nodes if self.plan.zone(node) == zone]
        if left_at in there:
            return left_at
        return next((node for node in there if self.plan.stops_at(node)), there[0])

    def go(self, direction: Vector2) -> bool:
        """Go to the nearest node in a direction; stay where there is none."""
        found = self.stepped(1) if self.current is None else self.towards(direction)
        if found is not None:
            self.set(found, By.KEYS)
        return True

    def towards(self, direction: Vector2) -> Node | None:
        """Return where an arrow would lead from here."""
        current = self.current
        if current is None:
            return None
        others = [node for node in self.candidates() if node is not current]
        beside = None if self.plan is None else self.plan.beside(current, direction)
        if beside in others:
            return beside
        stops = [node for node in others if self.plan is None or self.plan.stops_at(node)]
        return nearest(current.box_px, stops, direction)

    def candidates(self) -> list[Node]:
        return [node for node in self.scope.walk() if node.focusable]

    def _reachable(self, node: Node) -> bool:
        return node.focusable and node.shown and self.scope in node.ancestry()


def nearest(start: FRect, nodes: Sequence[Node], direction: Vector2) -> Node | None:
    ways = [(_way(start, node.box_px, direction), node) for node in nodes]
    ahead = [(cost, node) for cost, node in ways if cost is not None]
    return min(ahead, key=lambda way: way[0])[1] if ahead else None


def _way(start: FRect, goal: FRect, direction: Vector2) -> float | None:
    """Return how far a goal is in a direction, or None if it does not lie there."""
    step = Vector2(goal.center) - Vector2(start.center)
    ahead = step.dot(direction)
    gap = ahead - (abs(direction.x) * (start.w + goal.w) + abs(direction.y) * (start.h + goal.h)) / 2
    aside = abs(step.cross(direction))
    overlaps = gap < -0.5 * min(start.w, start.h, goal.w, goal.h)
    if ahead <= 1 or (overlaps and ahead < 2 * aside):
        return None
    return max(gap, 0) + SIDEWAYS_COST * aside + 0.01 * ahead


class FocusRing(Node):
    """A ring around the focused node; add it to the root last."""

    touchable = False
    LINE, GAP = 3.0, 3.0

    def __init__(self, focus: Focus, color: Color) -> None:
        super().__init__(name="focus ring")
        self.z = 1e5
        self.focus = focus
        self.color = color

    def paint(self, canvas: Canvas) -> None:
        node = self.focus.current
        if node is None or self.focus.by is not By.KEYS:
            return
        place = node.transform
        line, margin = canvas.px(self.LINE), canvas.px(self.LINE + self.GAP)
        size = (round(node.size.x * place.scale) + 2 * margin, round(node.size.y * place.scale) + 2 * margin)
        radius = round(getattr(node, "radius", 8.0) * place.scale) + margin
        key = ("ring", size, radius, line, self.color)
        make = partial(ring, size, radius, line, self.color)
        canvas.stamp(key, make, place(node.size / 2), angle=round(place.angle, 1))
