"""What a hand would do with the mouse: for the pilot that plays a whole game in a real window."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Vector2


@dataclass(frozen=True, slots=True)
class Click:
    """Press and release on a window pixel."""

    at: Vector2


@dataclass(frozen=True, slots=True)
class DragTo:
    """Press on one window pixel, move, release on another."""

    start: Vector2
    goal: Vector2


Gesture = Click | DragTo
