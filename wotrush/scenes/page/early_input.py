"""Input that comes too early: what has just come up by itself hears nothing for a moment."""

from __future__ import annotations

import pygame
from pygame.event import Event

from wotrush.stage.clock import Clock

DEAF = 0.25
"""Seconds in which keys and clicks are still meant for what was there before."""


class EarlyInput:
    """Begins at once, and again with `restart`; it is too early for as many seconds as it is `deaf`."""

    def __init__(self, clock: Clock, deaf: float = DEAF) -> None:
        self._clock = clock
        self._deaf = deaf
        self.restart()

    def restart(self) -> None:
        """Something new has come up."""
        self._since = self._clock.now()

    @property
    def lasts(self) -> bool:
        """Whether what is pressed now would still be too early."""
        return self._clock.now() - self._since < self._deaf

    def swallows(self, event: Event) -> bool:
        """Whether this is a key or a click that came too early."""
        return event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and self.lasts
