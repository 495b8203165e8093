"""A node that opens over the table."""

from __future__ import annotations

from wotrush.stage.node import Node


class Overlay(Node):
    """Closed by a click beside it unless it is `asking`."""

    @property
    def asking(self) -> bool:
        """Whether it waits for an answer and cannot be closed."""
        return False

    def close(self) -> None:
        self.visible = False
