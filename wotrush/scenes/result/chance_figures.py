"""Chances to win, and differences between them, as figures."""

from __future__ import annotations


def percent(chance: float) -> int:
    """Return a chance in percent. Only certainties are 0 or 100."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))


def signed(figure: float) -> str:
    """Return a share of wins in whole wins of a hundred, with its sign."""
    return with_sign(round(100 * figure))


def with_sign(difference: int) -> str:
    return f"{difference:+d}".replace("-", "−") if difference else "0"
