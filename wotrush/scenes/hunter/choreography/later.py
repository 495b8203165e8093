"""A motion that is made when it begins, from where things then are."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wotrush.stage.motion.tween import BEFORE, Motion


class Later:
    """Takes `duration` seconds, whatever the motion that is made would take."""

    def __init__(self, duration: float, make: Callable[[], Motion]) -> None:
        self.duration = duration
        self._make = make
        self._motion: Motion | None = None

    def at(self, t: float, since: float = BEFORE) -> None:
        if self._motion is None or since < 0:
            self._motion = self._make()
        over = t >= self.duration
        self._motion.at(max(t, self._motion.duration) if over else t, since)

    def moments(self) -> Sequence[float]:
        return (0.0, self.duration)
