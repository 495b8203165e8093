"""Shares the height of the table among its bands of cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf


@dataclass(frozen=True, slots=True)
class CardBand:
    """A row of cards: its share of the height, and the height above which it could use no more, since its cards fill
    the width.
    """

    share: float
    most: float = inf


def band_heights(room: float, bands: Sequence[CardBand]) -> list[float]:
    """Return the height of every band. What one of them cannot use goes to the others by their shares."""
    heights = {i: band.most for i, band in enumerate(bands)}
    growing = set(heights)
    while growing:
        left = room - sum(height for i, height in heights.items() if i not in growing)
        whole = sum(bands[i].share for i in growing)
        fair = {i: left * bands[i].share / whole for i in growing}
        full = {i for i in growing if bands[i].most < fair[i]}
        if not full:
            return list((heights | fair).values())
        growing -= full
    return list(heights.values())
