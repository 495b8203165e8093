"""The zones of an opponent's panel."""

from __future__ import annotations

from pygame import FRect, Vector2

from wotrush.model.game import Seat
from wotrush.scenes.rush.table.bands import CardBand
from wotrush.scenes.rush.table.frame import CARD, PanelFrame
from wotrush.scenes.rush.table.stands import BELOW, BESIDE, stand, stand_in
from wotrush.stage.geometry import columns, inset, rows

LEFT, EDGE = 14.0, 8.0
"""The margin of a panel at the side of its mark, and at the others."""
WIDE = 7.0
"""A panel this many times as wide as high has room for piles and a summary of the squad."""
LOWEST = 130.0
"""The height that a single opponent's panel shall have for its texts, if the others leave it that much."""
LOW_PANEL = 118.0
"""Below this height in units the counts of the three piles stand side by side."""
SHARES = {1: 0.195, 2: 0.215, 3: 0.235, 4: 0.235}
"""The share of the height by the number of panels side by side: narrow ones have the defenders below their bases."""


def panel_band(width: float, across: int, height: float) -> CardBand:
    """Return the band of so many panels of that width, on a table of that height."""
    share = SHARES[across]
    if across == 1:
        return CardBand(max(share, LOWEST / height), 0.14 * width)
    cell = (width - LEFT - EDGE - _info_width(width) - 6) / 3
    below = (share * height - 2 * EDGE) / BELOW
    beside = (cell - 4) / BESIDE
    length = cell * BELOW if below > beside else beside
    return CardBand(share, length + 2 * EDGE + 4)


def _info_width(width: float) -> float:
    return 92.0 if width < 480 else 104.0 if width < 640 else 120.0 if width < 900 else 150.0


def panel_zones(seat: Seat, box: FRect) -> PanelFrame:
    inner = inset(box, LEFT, EDGE, EDGE, EDGE)
    if box.w > WIDE * box.h:
        return _wide_panel(seat, box, inner)
    info_width = _info_width(box.w)
    if inner.h < LOW_PANEL:
        info_width = max(info_width, 112.0)
    info = FRect(inner.x, inner.y, info_width * max(1.0, inner.h / 192), inner.h)
    rest = FRect(info.right + 6, inner.y, inner.right - info.right - 6, inner.h)
    if inner.h < LOW_PANEL:
        name, score, below = rows(info, 26, 32, 26)
        kind, lines = FRect(name.right, name.y, 0, 0), columns(below, 1, 1, 1)
    else:
        heights = (26, 20, 40, 24, 24, 24) if inner.h >= 150 else (25, 22, 30, 22, 22, 22)
        name, kind, score, *lines = rows(info, *heights)
    stands = tuple(stand_in(cell) for cell in columns(rest, 1, 1, 1))
    return PanelFrame(seat, box, name, kind, score, lines[0], lines[1], lines[2], False, stands, None)


def _wide_panel(seat: Seat, box: FRect, inner: FRect) -> PanelFrame:
    """Return the panel of a single opponent, with bases opposite the viewer's, visible piles and a summary of the
    squad.
    """
    pile = min(inner.h / CARD, 130.0)
    piles = 3 * pile + 2 * 14
    length = min(inner.h, ((box.w - 2 * piles - 96) / 3 - 16) / BESIDE)
    cell = length * BESIDE + 16
    stands = FRect(box.centerx - cell * 1.5, inner.y, cell * 3, inner.h)
    right = FRect(stands.right + 24, inner.y, inner.right - stands.right - 24, inner.h)
    left = FRect(inner.x, inner.y, stands.left - 24 - inner.x, inner.h)
    info, squad = columns(left, 0.42, 0.58, gap=14) if left.w >= 380 else (left, None)
    name, kind, score, _ = rows(info, 32, 24, 56, 40)
    gap = min(24.0, (right.w - 3 * pile) / 2)
    at = right.right - 3 * pile - 2 * gap
    hand, garage, depot = (
        FRect(at + i * (pile + gap), inner.centery - pile * CARD / 2, pile, pile * CARD) for i in range(3)
    )
    shift = Vector2(length * (BESIDE - 1), 0)
    each = tuple(stand(part, length, shift) for part in columns(stands, 1, 1, 1))
    return PanelFrame(seat, box, name, kind, score, hand, garage, depot, True, each, squad)
