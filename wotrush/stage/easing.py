"""Easing curves: how far a motion has come (0 to 1, may overshoot) after a part of its time (0 to 1)."""

from __future__ import annotations

import math
from collections.abc import Callable

Easing = Callable[[float], float]


def linear(t: float) -> float:
    return t


def ease_in(t: float) -> float:
    return t * t * t


def ease_out(t: float) -> float:
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def ease_out_back(t: float) -> float:
    """Runs a tenth past the goal and settles: for things that snap into place."""
    overshoot = 1.70158
    return 1 + (overshoot + 1) * (t - 1) ** 3 + overshoot * (t - 1) ** 2


def ease_out_bounce(t: float) -> float:
    """Falls and bounces three times, each time lower."""
    steepness, length = 7.5625, 2.75
    for until, touch, floor in ((1.0, 0.0, 0.0), (2.0, 1.5, 0.75), (2.5, 2.25, 0.9375)):
        if t < until / length:
            return steepness * (t - touch / length) ** 2 + floor
    return steepness * (t - 2.625 / length) ** 2 + 0.984375


def ease_out_elastic(t: float) -> float:
    """Swings around the goal like a spring."""
    if t <= 0 or t >= 1:
        return min(max(t, 0.0), 1.0)
    return 1 + 2 ** (-10 * t) * math.sin((t * 10 - 0.75) * math.tau / 3)


def there_and_back(t: float) -> float:
    """Out to 1 and home again: for pulses and nudges."""
    return math.sin(math.pi * t) if 0 < t < 1 else 0.0
