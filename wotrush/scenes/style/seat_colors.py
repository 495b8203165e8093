"""Which color is whose, as a number in the palette's row of player colors."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, product

COLORS = 6
"""To choose from, one more than players: as many as a palette has for seats."""


def colors_of_seats(chosen: Sequence[int]) -> tuple[int, ...]:
    """One for every seat, and none twice: what was chosen, else the seat's own, else what nobody has."""
    seats = range(COLORS - 1)
    colors: dict[int, int] = {}
    for seat, color in chain(
        enumerate(chosen), zip(seats, seats, strict=True), product(seats, range(COLORS))
    ):
        if seat not in colors and color < COLORS and color not in colors.values():
            colors[seat] = color
    return tuple(colors[seat] for seat in seats)
