"""How far a held card leans at the speed of the hand: a function of its last places and the time."""

from __future__ import annotations

from collections import deque

from pygame import Vector2
from pygame.typing import Point

MEMORY = 0.12
"""The seconds of the past that count."""


class Tilt:
    """Leans in the direction of the hand, and is upright again as soon as it rests."""

    def __init__(self, degrees_per_unit: float = 0.008, most: float = 11.0) -> None:
        self._slope = degrees_per_unit
        self._most = most
        self._places: deque[tuple[float, Vector2]] = deque()

    def add(self, now: float, place: Point) -> None:
        """Record where the hand is now."""
        self._places.append((now, Vector2(place)))
        while len(self._places) > 2 and self._places[1][0] < now - MEMORY:
            self._places.popleft()

    def angle(self, now: float) -> float:
        """Return the lean in degrees clockwise."""
        if not self._places:
            return 0.0
        then = self._place_at(now - MEMORY)
        speed = (self._places[-1][1].x - then.x) / MEMORY
        return max(-self._most, min(self._most, speed * self._slope))

    def clear(self) -> None:
        self._places.clear()

    def _place_at(self, time: float) -> Vector2:
        """Return where the hand was, interpolated between two known places."""
        after = self._places[-1]
        for at, place in reversed(self._places):
            if at <= time:
                if after[0] == at:
                    return place
                return place.lerp(after[1], min(1.0, (time - at) / (after[0] - at)))
            after = (at, place)
        return after[1]
