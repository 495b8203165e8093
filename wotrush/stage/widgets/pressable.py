"""A node that does something when it is pressed and released, or at Enter with the focus."""

from __future__ import annotations

from pygame import Vector2

from wotrush.stage.node import Node, Tracked


class Pressable(Node):
    """Override `activate` to say what it does."""

    hovered = Tracked(False)
    focusable = True

    def on_hover(self, inside: bool) -> None:
        self.hovered = inside

    def on_press(self, point: Vector2) -> bool:
        return True

    def on_release(self, point: Vector2) -> None:
        if self.contains(point):
            self.activate()
