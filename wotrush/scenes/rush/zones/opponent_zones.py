"""The zones of an opponent's panel."""

from __future__ import annotations

from math import inf

from pygame import FRect, Vector2

from wotrush.model.game import Seat
from wotrush.scenes.rush.zones.bands import CardBand
from wotrush.scenes.rush.zones.frame import PanelFrame
from wotrush.scenes.rush.zones.stands import BESIDE, longest, stand, stand_height, stand_in, useful_height
from wotrush.scenes.table.lying import CARD
from wotrush.stage.geometry import columns, inset, rows

LEFT, EDGE = 14.0, 6.0
"""The margin of a panel at the side of its mark, and at the others."""
LOWEST = 130.0
"""The height that a single opponent's panel shall have for its texts, if the others leave it that much."""
COLUMN, COLUMN_LINES, LOWEST_COLUMN = (96.0, 150.0), (27.0, 22.0, 32.0, 23.0, 23.0, 23.0), 112.0
"""The least and largest width of the texts where they stand left of the bases, the heights of their lines, and the
height that they need together.
"""
HEAD, NAME, SCORE, FIGURE, BETWEEN = 30.0, 80.0, (54.0, 118.0), (36.0, 48.0), 4.0
"""The height of the line where they stand above the bases, the least width of the name in it, the least and largest
width of points and medals and of each of the three counts, and the gap between two parts.
"""
SHARES = {1: 0.195, 2: 0.215, 3: 0.235, 4: 0.24}
"""The share of the height by the number of panels side by side."""
MOST_APART = 0.165
"""The most width of the place of one of a single opponent's bases, as a share of the panel's."""
PILE, BESIDE_PILES = 130.0, 8.0
"""The most width of each of a single opponent's piles, and how far the last one, whose plate and tray are wider, stays
from the margin.
"""


def panel_band(width: float, across: int, height: float, length: float) -> CardBand:
    """Return the band of so many panels of that width, on a table of that height. Cards are at least so long."""
    share = SHARES[across]
    if across == 1:
        return CardBand(max(share, LOWEST / height), 0.14 * width, length + 2 * EDGE if length else 0.0)
    inner = width - LEFT - EDGE
    column, head = (inner - _column(inner)) / 3, inner / 3
    room = share * height - 2 * EDGE
    most = max(useful_height(column, room), HEAD + useful_height(head, room - HEAD))
    lows = [
        max(LOWEST_COLUMN + 6, stand_height(column, length)) if longest(column, inf) > 0.98 * length else inf,
        HEAD + stand_height(head, length),
    ]
    least = min(lows) + 2 * EDGE if length else 0.0
    return CardBand(share, max(most + 2 * EDGE, least), least)


def _column(width: float) -> float:
    """Return the width of the texts left of the bases, with the gap beside them."""
    return min(max(width * 0.16, COLUMN[0]), COLUMN[1]) + 6


def panel_zones(seat: Seat, box: FRect, *, alone: bool, most: float, pitch: float) -> PanelFrame:
    """Return the zones of a panel, with cards of at most that height. Texts stand left of the bases of one opponent among
    several or, where that leaves larger cards, in a line above them.
    """
    inner = inset(box, LEFT, EDGE, EDGE, EDGE)
    if alone:
        return _wide_panel(seat, box, inner, most, pitch)
    info, beside = columns(inner, -_column(inner.w), 1)
    head, below = rows(inner, -HEAD, 1)
    left, under = ([stand_in(cell, most) for cell in columns(rest, 1, 1, 1)] for rest in (beside, below))
    if left[0].card.y >= under[0].card.y and inner.h >= LOWEST_COLUMN:
        info.w -= 6
        name, kind, score, hand, garage, depot = rows(info, *COLUMN_LINES)
        return PanelFrame(seat, box, name, kind, score, hand, garage, depot, False, tuple(left), None)
    figure = min(max(head.w * 0.13, FIGURE[0]), FIGURE[1])
    points = min(max(head.w - NAME - 3 * figure - 4 * BETWEEN, SCORE[0]), SCORE[1])
    name, score, hand, garage, depot = columns(head, 1, -points, -figure, -figure, -figure, gap=BETWEEN)
    return PanelFrame(seat, box, name, None, score, hand, garage, depot, False, tuple(under), None)


def _wide_panel(seat: Seat, box: FRect, inner: FRect, most: float, pitch: float) -> PanelFrame:
    """Return the panel of a single opponent, with bases opposite the viewer's, visible piles and a summary of the
    squad.
    """
    length = min(inner.h, (box.w * 0.5 / 3 - 16) / BESIDE, most)
    cell = max(length * BESIDE + 16, min(pitch, MOST_APART * box.w))
    stands = FRect(box.centerx - cell * 1.5, inner.y, cell * 3, inner.h)
    right = inset(inner, stands.right + 24 - inner.x, 0, BESIDE_PILES, 0)
    left = FRect(inner.x, inner.y, stands.left - 24 - inner.x, inner.h)
    info, squad = columns(left, 0.42, 0.58, gap=14) if left.w >= 380 else (left, None)
    name, kind, score, below = rows(info, 32, 24, 52, 44)
    pile = min(length / CARD, PILE, (right.w - 2 * 14) / 3)
    gap = min(24.0, (right.w - 3 * pile) / 2)
    at = right.right - 3 * pile - 2 * gap
    hand, garage, depot = (
        FRect(at + i * (pile + gap), inner.centery - pile * CARD / 2, pile, pile * CARD) for i in range(3)
    )
    shift = Vector2(length * (BESIDE - 1), 0)
    each = tuple(stand(part, length, shift) for part in columns(stands, 1, 1, 1))
    return PanelFrame(seat, box, name, kind, score, hand, garage, depot, True, each, squad or below)
