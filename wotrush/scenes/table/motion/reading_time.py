"""How fast things go at each speed of the settings, and how long words stand before others take their place."""

from __future__ import annotations

from wotrush.settings import Speed

PACES = {Speed.OFF: 0.0, Speed.FAST: 0.5, Speed.NORMAL: 1.0, Speed.SLOW: 1.6}
A_WORD, AT_LEAST = 0.06, 0.6
"""Seconds at normal speed: for each word, and once."""


def reading_time(text: str, speed: Speed) -> float:
    """Return the seconds that it takes to read the text."""
    return PACES[speed] * (AT_LEAST + A_WORD * len(text.split()))
