"""The colors of the seats, as numbers in the palette's row of player colors."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, product

SEATS = 8
"""The most seats that any game has."""
COLORS = SEATS + 1
"""The number of player colors in a palette: one to spare, so that everybody can change."""


def colors_of_seats(chosen: Sequence[int]) -> tuple[int, ...]:
    """Return a different color for every seat: the chosen one, else the seat's own, else a free one."""
    seats = range(SEATS)
    colors: dict[int, int] = {}
    for seat, color in chain(
        enumerate(chosen), zip(seats, seats, strict=True), product(seats, range(COLORS))
    ):
        if seat not in colors and color < COLORS and color not in colors.values():
            colors[seat] = color
    return tuple(colors[seat] for seat in seats)
