"""Shares the height of the table among its bands of cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf


@dataclass(frozen=True, slots=True)
class CardBand:
    """A row of cards: its share of the height, the height above which it could use no more, since its cards fill the
    width, and the height that it shall have before others get more than theirs.
    """

    share: float
    most: float = inf
    least: float = 0.0


def band_heights(room: float, bands: Sequence[CardBand]) -> list[float]:
    """Return the height of every band: at least the least, if there is room, and a share of what that leaves. What one
    of them cannot use goes to the others by their shares.
    """
    least = [min(band.least, band.most) for band in bands]
    if sum(least) > room:
        return [height * room / sum(least) for height in least]
    more = _shared(room - sum(least), [(b.share, b.most - low) for b, low in zip(bands, least, strict=True)])
    return [low + height for low, height in zip(least, more, strict=True)]


def _shared(room: float, bands: Sequence[tuple[float, float]]) -> list[float]:
    """Share a height among bands with a share and a most each."""
    heights = {i: most for i, (_, most) in enumerate(bands)}
    growing = set(heights)
    while growing:
        left = room - sum(height for i, height in heights.items() if i not in growing)
        whole = sum(bands[i][0] for i in growing)
        fair = {i: left * bands[i][0] / whole for i in growing}
        full = {i for i in growing if bands[i][1] < fair[i]}
        if not full:
            return list((heights | fair).values())
        growing -= full
    return list(heights.values())
