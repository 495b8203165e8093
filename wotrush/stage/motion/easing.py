"""Easing curves: the progress of a motion (0 to 1, possibly beyond) for a share of its time (0 to 1)."""

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


def ease_carry(t: float) -> float:
    """Start gently, speed up soon and land softly, like a hand that moves a card."""
    left: float = 1 - t**1.4
    return 1 - left**3


def ease_back(t: float) -> float:
    """Overshoot a little and come back."""
    return 1 + 2.4 * (t - 1) ** 3 + 1.4 * (t - 1) ** 2


def there_and_back(t: float) -> float:
    """Go out to 1 and return: for pulses and nudges."""
    return math.sin(math.pi * t) if 0 < t < 1 else 0.0
