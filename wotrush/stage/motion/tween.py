"""Motion as a function of time: tweens, calls and pauses that compose into sequences and parallels. A motion is driven
by `at(t, since)`: show the state of time t, and do everything due after `since` once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Generic, Protocol, TypeVar

from pygame import Vector2

from wotrush.stage.motion.easing import Easing, ease_in_out

BEFORE = -1.0
"""A `since` before the beginning of every motion."""


BlendT = TypeVar("BlendT", float, Vector2)


class Motion(Protocol):
    """Something that takes `duration` seconds."""

    @property
    def duration(self) -> float: ...

    def at(self, t: float, since: float = BEFORE) -> None:
        """Show the state of time t; do what fell due in (since, t], once and in order."""

    def moments(self) -> Sequence[float]:
        """Return when its parts begin and end, so that a player keeps them in order however long a frame was."""


@dataclass(slots=True, eq=False)
class Tween(Generic[BlendT]):
    """Moves one value from `start` to `goal`; a start given as a callable is read when the tween begins."""

    start: BlendT | Callable[[], BlendT]
    goal: BlendT
    duration: float
    setter: Callable[[BlendT], None]
    ease: Easing = ease_in_out
    _from: BlendT | None = field(default=None, init=False)

    def at(self, t: float, since: float = BEFORE) -> None:
        if self._from is None or since < 0:
            self._from = self.start() if callable(self.start) else self.start
        self.setter(self.goal if t >= self.duration else self._between(self.ease(t / self.duration)))

    def _between(self, part: float) -> BlendT:
        assert self._from is not None
        return self._from + (self.goal - self._from) * part

    def moments(self) -> Sequence[float]:
        return (0.0, self.duration)


@dataclass(frozen=True, slots=True, eq=False)
class Progress:
    """Passes the eased progress 0..1 to `show`, for everything that is more than one value."""

    duration: float
    show: Callable[[float], None]
    ease: Easing = ease_in_out

    def at(self, t: float, since: float = BEFORE) -> None:
        self.show(self.ease(1.0 if t >= self.duration else t / self.duration))

    def moments(self) -> Sequence[float]:
        return (0.0, self.duration)


@dataclass(frozen=True, slots=True)
class Delay:
    """A pause."""

    duration: float

    def at(self, t: float, since: float = BEFORE) -> None:
        return

    def moments(self) -> Sequence[float]:
        return (self.duration,)


@dataclass(frozen=True, slots=True, eq=False)
class Call:
    """Calls something exactly once."""

    action: Callable[[], object]
    duration: float = field(default=0.0, init=False)

    def at(self, t: float, since: float = BEFORE) -> None:
        if since < 0:
            self.action()

    def moments(self) -> Sequence[float]:
        return (0.0,)


@dataclass(frozen=True, slots=True, eq=False)
class Chain:
    """Parts one after another; build it with `sequence`."""

    parts: tuple[Motion, ...]
    ends: tuple[float, ...]

    @property
    def duration(self) -> float:
        return self.ends[-1] if self.ends else 0.0

    def at(self, t: float, since: float = BEFORE) -> None:
        for part, begin, end in zip(self.parts, (0.0, *self.ends), self.ends, strict=False):
            if begin > t:
                return
            _show(part, begin, end, t, since)

    def moments(self) -> Sequence[float]:
        begins = (0.0, *self.ends)
        return [begin + m for part, begin in zip(self.parts, begins, strict=False) for m in part.moments()]


@dataclass(frozen=True, slots=True, eq=False)
class Bundle:
    """Parts that begin together; it lasts as long as the longest. Build it with `parallel`."""

    parts: tuple[Motion, ...]

    @property
    def duration(self) -> float:
        return max((part.duration for part in self.parts), default=0.0)

    def at(self, t: float, since: float = BEFORE) -> None:
        for part in self.parts:
            _show(part, 0.0, part.duration, t, since)

    def moments(self) -> Sequence[float]:
        return [moment for part in self.parts for moment in part.moments()]


def _show(part: Motion, begin: float, end: float, t: float, since: float) -> None:
    """Return whether a part must be shown: from its beginning until its end has been shown once."""
    if begin <= t and since < end:
        part.at(part.duration if t >= end else t - begin, max(since - begin, BEFORE))


def sequence(*parts: Motion) -> Motion:
    return Chain(parts, tuple(accumulate(part.duration for part in parts)))


def parallel(*parts: Motion) -> Motion:
    return Bundle(parts)


def stagger(parts: Sequence[Motion], gap: float) -> Motion:
    """Start parts `gap` seconds apart, so that they overlap: a hand being dealt."""
    return parallel(*(sequence(delay(i * gap), part) for i, part in enumerate(parts)))


def delay(seconds: float) -> Motion:
    return Delay(seconds)


def call(action: Callable[[], object]) -> Motion:
    return Call(action)
