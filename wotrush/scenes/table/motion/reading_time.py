"""How long words stand before others take their place."""

from __future__ import annotations

from wotrush.settings import Speed

A_WORD, AT_LEAST = 0.06, 0.6
"""Seconds at normal speed: for each word, and once."""
SHARES = {Speed.OFF: 0.0, Speed.FAST: 0.5, Speed.NORMAL: 1.0, Speed.SLOW: 1.6}


def reading_time(text: str, speed: Speed) -> float:
    """Return the seconds that it takes to read the text."""
    return SHARES[speed] * (AT_LEAST + A_WORD * len(text.split()))
