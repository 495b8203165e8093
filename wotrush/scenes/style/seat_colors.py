"""Which color is whose, as a number in the palette's row of player colors."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, product

SEATS = 8
"""The most seats that any game has."""
COLORS = SEATS + 1
"""How many colors a palette has for players: one to spare, so that everybody can change."""


def colors_of_seats(chosen: Sequence[int]) -> tuple[int, ...]:
    """Return one color for every seat and none twice: the chosen one, else the seat's own, else a free one."""
    seats = range(SEATS)
    colors: dict[int, int] = {}
    for seat, color in chain(
        enumerate(chosen), zip(seats, seats, strict=True), product(seats, range(COLORS))
    ):
        if seat not in colors and color < COLORS and color not in colors.values():
            colors[seat] = color
    return tuple(colors[seat] for seat in seats)
