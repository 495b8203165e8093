"""The zones of the viewer's side: bases, hand, piles, points and buttons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from pygame import FRect, Vector2

from wotrush.scenes.rush.table.bands import CardBand
from wotrush.scenes.rush.table.frame import CARD, Own, Stand
from wotrush.scenes.rush.table.stands import BELOW, BESIDE, stand, stand_in
from wotrush.stage.geometry import columns, inset, rect_around, rows

STATUS, STATUS_ABOVE = 36.0, 12.0
"""The height of the status line, and how far it reaches into the strip below the Reserve."""
HEAD, FOOT = 34.0, 4.0
"""The room above the cards, where the status line stands, and below them."""
SMALLEST_LOG = (250.0, 110.0)
PLATE_GAP = 26.0
"""The gap between two piles of which one lies below the other: the plate of the upper one may stand in it."""
BEND = 16.0
"""How much the outer cards of the hand need because they lean."""
POINTS, WITH_SQUAD = 86.0, 640.0
"""The height of the viewer's points where they are a strip, and from which width on the squad has room beside them."""
BASES, HAND = 0.17, 0.36
"""The shares of the height of own bases and of the hand, on a table of 1080 units."""
LETTERS = 0.00033
"""How much larger the hand's share is for every unit that the table is lower."""
HELD = 3.3
"""The number of cards for whose width the hand is made: three and what they lean."""
NAMED_PILE = 88.0
"""The width of Garage and Depot where one lies below the other: the plates with their names fit in."""
NARROWEST_SIDE = 412.0
"""The width that the bases have at least where they lie left of the hand."""
HIGHEST = 0.4
"""The share of the whole height above which the hand does not grow."""
FEW_HELD = 4.1
"""The number of cards for whose width the hand is made beside the bases, where there is room: five, somewhat smaller."""


class OwnHeights(NamedTuple):
    """The height of the bases, which is none where they lie left of the hand, and of the hand."""

    bases: float
    hand: float


@dataclass(frozen=True, slots=True)
class SideColumns:
    """The columns left and right of the viewer's cards."""

    left: float
    right: float
    width: float


def side_columns(area: FRect, margin: float) -> SideColumns:
    width = min(max(0.2063 * area.w, 190.0), 460.0)
    return SideColumns(margin, area.w - margin - width, width)


def own_bands(area: FRect, sides: SideColumns, *, beside: bool) -> list[CardBand]:
    """Return the bands of the viewer's side. The hand's share grows with the letters, so that both can be read."""
    letters = min(area.h, area.w * 9 / 16)
    hand = min(max(HAND + (1080 - letters) * LETTERS, 0.5 * HAND), 1.5 * HAND)
    wide = sides.right - 16 - (sides.left if beside else sides.left + sides.width + 16)
    most = (wide - NARROWEST_SIDE - 12 if beside else wide) / HELD * CARD + BEND
    most = min(most, HIGHEST * area.h + BEND)
    return [CardBand(hand, most)] if beside else [CardBand(BASES), CardBand(hand, most)]


def own_zones(
    box: FRect, sides: SideColumns, caption: FRect, heights: OwnHeights
) -> tuple[Own, FRect | None]:
    """Return the zones of the viewer's side, and that of the log if there is room."""
    top, height = box.y + 16, box.h - 16 - sides.left
    left = FRect(sides.left, top, sides.width, height)
    right = FRect(sides.right, top, sides.width, height)
    log = _docked_log(right)
    start = max(left.right + 8, caption.right + 8)
    status = FRect(start, box.y - STATUS_ABOVE, 2 * (box.centerx - start), STATUS)
    end_turn = _end_button(right)
    below = FRect(
        right.x, end_turn.bottom + 12, right.w, (log.top if log else right.bottom) - end_turn.bottom - 22
    )
    below.h = min(below.h, 96.0)
    inner = FRect(left.right + 16, box.y + HEAD, right.left - left.right - 32, box.h - HEAD - FOOT)
    points, squad, line, hand, (garage, depot) = (
        _above(left, inner, heights) if heights.bases else _beside(left, inner)
    )
    card = min(hand.h - BEND, hand.w / HELD * CARD)
    own = Own(
        box,
        status,
        line,
        hand,
        Vector2(card / CARD, card),
        points,
        squad,
        garage,
        depot,
        end_turn,
        below,
    )
    return own, log


def _end_button(column: FRect) -> FRect:
    return FRect(column.x, column.y, column.w, min(max(column.h * 0.16, 50.0), 84.0))


def _docked_log(column: FRect) -> FRect | None:
    """Return the log's place below the end turn button, or None if the column is too low or too narrow."""
    top = _end_button(column).bottom + 116
    log = FRect(column.x, top, column.w, column.bottom - top)
    return log if log.w >= SMALLEST_LOG[0] and log.h >= SMALLEST_LOG[1] else None


class _Arranged(NamedTuple):
    points: FRect
    squad: FRect | None
    line: tuple[Stand, ...]
    hand: FRect
    piles: tuple[FRect, FRect]
    """Garage and Depot."""


def _above(left: FRect, inner: FRect, heights: OwnHeights) -> _Arranged:
    """Return the bases between Garage and Depot, above the hand."""
    row, hand = rows(inner, 1, -heights.hand, gap=8)
    pile = min(row.h / CARD, inner.w * 0.105)
    line = _line_of_stands(row, pile)
    beside = (row.w - (line[-1].box.right - line[0].box.left)) / 2
    piles = (
        _card_at((row.left + beside / 2 - 6, row.centery), pile),
        _card_at((row.right - beside / 2 + 6, row.centery), pile),
    )
    points, squad = (left, None) if left.h < 290 else rows(left, 0.54, 0.46, gap=10)
    return _Arranged(points, squad, line, hand, piles)


def _line_of_stands(row: FRect, pile: float) -> tuple[Stand, ...]:
    """Return the viewer's three stands side by side, between Garage and Depot. In a high and narrow row defenders lie
    below their bases, where all are larger.
    """
    gap = min(24.0, row.w * 0.02)
    room = (row.w - 2 * (pile + 28) - 2 * gap) / 3
    length = min(row.h, room / BESIDE)
    if min((row.h - 4) / BELOW, room - 2) > length:
        line = rect_around(row.center, (3 * room + 2 * gap, row.h))
        return tuple(stand_in(cell) for cell in columns(line, 1, 1, 1, gap=gap))
    width = length * BESIDE
    line = rect_around(row.center, (3 * width + 2 * gap, length))
    shift = Vector2(length * (BESIDE - 1), 0)
    return tuple(stand(cell, length, shift) for cell in columns(line, 1, 1, 1, gap=gap))


def _beside(left: FRect, inner: FRect) -> _Arranged:
    """Return the bases left of the hand, which has the whole height."""
    whole = FRect(left.x, inner.y, inner.right - left.x, left.bottom - inner.y)
    pile = max((whole.h - POINTS - 8) * 0.34, NAMED_PILE)
    stands = 3 * (whole.h - POINTS - 8) / BELOW + pile
    held = FEW_HELD * (inner.h - BEND) / CARD + 76
    side = FRect(whole.x, whole.y, max(min(stands, whole.w - held), NARROWEST_SIDE), whole.h)
    hand = FRect(side.right + 12, inner.y, inner.right - side.right - 12, inner.h)
    points, below = rows(side, -POINTS, 1, gap=8)
    places, piles = columns(below, 1, -pile, gap=16)
    garage, depot = (pile_in(cell) for cell in rows(piles, 1, 1, gap=PLATE_GAP))
    line = tuple(stand_in(cell) for cell in columns(inset(places, 0, 10, 0, 0), 1, 1, 1, gap=4))
    squad = None
    if points.w >= WITH_SQUAD:
        points, squad = columns(points, 0.4, 0.6, gap=10)
    return _Arranged(points, squad, line, hand, (garage, depot))


def pile_in(cell: FRect) -> FRect:
    """Return the largest pile in the middle of a cell."""
    height = min(cell.h, cell.w * CARD)
    return rect_around(cell.center, (height / CARD, height))


def _card_at(middle: tuple[float, float], width: float) -> FRect:
    return rect_around(middle, (width, width * CARD))
