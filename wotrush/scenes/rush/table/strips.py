"""The strips between the bands of cards: top bar, caption of the Reserve, status line, gaps."""

from __future__ import annotations

from dataclasses import dataclass

LOW = 640.0
"""Below this height in units all texts are shorter."""


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
