"""Shares the height of the table among its bands of cards, and says how high the strips between them are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

LOW = 640.0
"""Below this height in units all texts are shorter."""


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


@dataclass(frozen=True, slots=True)
class Strips:
    """The heights of the strips. In large letters they keep their height on the screen while their text still fits."""

    bar: float
    caption: float
    """The strip below the Reserve."""
    head: float
    """The rest of the strip in which the status line stands, on the viewer's side."""
    status: float
    gap: float
    """Between the bar and the panels, and between these and the Reserve."""
    foot: float

    @property
    def status_above(self) -> float:
        """How far the status line reaches into the strip below the Reserve, so that it stands in the middle."""
        return self.caption - (self.caption + self.head - self.status) / 2

    @property
    def height(self) -> float:
        return self.bar + 2 * self.gap + self.caption + self.head + self.foot


def strips(height: float, ui_scale: float) -> Strips:
    """Return the strips of a table of that height in units."""

    def kept(usual: float, least: float) -> float:
        return max(least, usual / max(1.0, ui_scale))

    bar = kept(52.0, 45.0) if height >= LOW else 45.0
    return Strips(bar, kept(42.0, 24.0), kept(34.0, 24.0), 36.0, kept(8.0, 3.0), kept(4.0, 2.0))
