"""The zones of the viewer's side: bases, hand, piles, points and buttons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from pygame import FRect, Vector2

from wotrush.scenes.rush.zones.bands import CardBand, Strips
from wotrush.scenes.rush.zones.frame import CardLengths, Own, Stand
from wotrush.scenes.rush.zones.stands import AIR, BELOW, BESIDE, stand_height, stand_in
from wotrush.scenes.table.lying import CARD, card_in
from wotrush.stage.geometry import columns, rect_around, rows

SMALLEST_LOG = (250.0, 78.0)
LEFT_OVER, IN_A_ROW, LOW_LOG = 104.0, 48.0, 150.0
"""The room between the end turn button and the log, where it is said what is left to do: on three lines or, where these
would leave the log less than this height, in a row of figures.
"""
PLATE_GAP = 26.0
"""The gap between two piles of which one lies below the other: the plate of the upper one may stand in it."""
BEND = 1.046
"""How much higher than its cards the hand is, because the outer ones lean."""
POINTS, WITH_SQUAD, STATUS = 44.0, 640.0, 760.0
"""The height of the viewer's points beside the status line, from which width on the squad has room beside them, and the
width that the status line then has at least.
"""
POINTS_ABOVE_SQUAD = 205.0
"""From which height on the viewer's points and squad are both shown where they are a column."""
PILES, BROAD_COLUMN = (0.34, 0.42), 480.0
"""The share of that column that Garage and Depot below them take, and in one that is wider than this."""
BASES, HAND = 0.18, 0.36
"""The shares of the height of own bases and of the hand."""
LONGEST = 0.6
"""The most of that height that a base takes, which leaves width to the hand."""
HELD = 3.3
"""The number of cards for whose width the hand is made: three and what they lean."""
NAMED_PILE, BESIDE_PILES = 72.0, 24.0
"""The width of Garage and Depot where one lies below the other, and of the gaps between bases and to these piles: the
plates with their names have room.
"""
NARROWEST_SIDE = 412.0
"""The width that the bases have at least where they lie left of the hand."""
HIGHEST = 0.31, 0.36
"""The share of the whole height above which the hand does not grow, above which it does not beside the bases."""
LARGE_HELD = 1.1
"""How many times as large as in usual letters the cards of the hand stay in large ones."""
FEW_HELD = 3.6
"""The number of cards for whose width the hand is made beside the bases, where there is room: four, somewhat smaller."""


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


def side_columns(area: FRect, margin: float, ui_scale: float) -> SideColumns:
    width = min(max(0.2063 * area.w, 190.0), 500.0 if ui_scale <= 1 else SMALLEST_LOG[0])
    return SideColumns(margin, area.w - margin - width, width)


def own_bands(area: FRect, sides: SideColumns, least: CardLengths, *, beside: bool) -> list[CardBand]:
    """Return the bands of the viewer's side."""
    start = sides.left if beside else sides.left + sides.width + 16
    wide = sides.right - 16 - start
    room = wide - _narrowest(least.own) - 12 if beside else wide
    most = min(room / HELD * CARD, HIGHEST[beside] * area.h) * BEND
    if not beside:
        row = stand_height(wide / 3, least.own) if least.own else 0.0
        return [CardBand(BASES, least=row), CardBand(HAND, most, least.hand * BEND)]
    cell = (wide - 12 - HELD * least.hand / CARD - NAMED_PILE - BESIDE_PILES) / 3
    bases = stand_height(cell, least.own) if least.own else 0.0
    return [CardBand(HAND, max(most, bases), max(least.hand * BEND, bases))]


def _narrowest(length: float) -> float:
    """Return the width that bases of that height and the piles beside them have at least."""
    return max(NARROWEST_SIDE, 3 * (length + AIR) + NAMED_PILE + BESIDE_PILES)


def own_zones(
    box: FRect,
    sides: SideColumns,
    strips: Strips,
    caption: FRect,
    heights: OwnHeights,
    least: CardLengths,
    *,
    opposite: float,
    watched: bool,
) -> tuple[Own, FRect | None]:
    """Return the zones of the viewer's side, and that of the log if there is room. Own bases shall be as large as those of
    that height `opposite`. In a game that is only `watched` the controls of the replay need the room above the log.
    """
    top, height = box.y + strips.gap * 2, box.h - strips.gap * 2 - sides.left
    left = FRect(sides.left, top, sides.width, height)
    right = FRect(sides.right, top, sides.width, height)
    log = _docked_log(right, LEFT_OVER)
    if log is None or log.h < LOW_LOG:
        log = (None if watched else _docked_log(right, IN_A_ROW)) or log
    end_turn = _end_button(right)
    below = FRect(
        right.x, end_turn.bottom + 12, right.w, (log.top if log else right.bottom) - end_turn.bottom - 20
    )
    below.h = min(below.h, 96.0)
    inner = FRect(left.right + 16, box.y + strips.head, right.left - left.right - 32, box.h - strips.head)
    inner.h -= strips.foot
    status = FRect(0, box.y - strips.status_above, 0, strips.status)
    if heights.bases:
        points, squad, line, hand, (garage, depot) = _above(left, inner, heights)
        start, middle = max(left.right, caption.right) + 8, box.centerx
    else:
        strip = FRect(caption.right + 8, status.centery - POINTS / 2, 0, POINTS)
        points, squad, line, hand, (garage, depot) = _beside(left, inner, strip, least, opposite)
        start, middle = max(hand.x, (squad or points).right + 8), hand.centerx
    status.x, status.w = start, 2 * (middle - start)
    card = min(hand.h / BEND, hand.w / HELD * CARD)
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


def _docked_log(column: FRect, left_over: float) -> FRect | None:
    """Return the log's place below the end turn button and what is left to do, or None if the column is too low or too
    narrow.
    """
    top = _end_button(column).bottom + left_over + 12
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
    """Return the bases above the hand, and Garage and Depot below points and squad."""
    row, hand = rows(inner, 1, -heights.hand, gap=8)
    gap = min(24.0, row.w * 0.02)
    places = rect_around(row.center, (min(row.w, 3 * (row.h * BESIDE + AIR + 2 * gap)), row.h))
    line = tuple(stand_in(cell) for cell in columns(places, 1, 1, 1, gap=gap))
    share = PILES[left.w > BROAD_COLUMN]
    pile = min((left.w - 2 * PLATE_GAP) / 2, left.h * share / CARD)
    dossier, piles = rows(left, 1, -pile * CARD, gap=PLATE_GAP / 2)
    garage, depot = (rect_around(cell.center, (pile, pile * CARD)) for cell in columns(piles, 1, 1))
    points, squad = (dossier, None) if dossier.h < POINTS_ABOVE_SQUAD else rows(dossier, 0.6, 0.4, gap=10)
    return _Arranged(points, squad, line, hand, (garage, depot))


def _beside(left: FRect, inner: FRect, strip: FRect, least: CardLengths, opposite: float) -> _Arranged:
    """Return the bases left of the hand, which has the whole height, and the points beside the status line. If bases that
    are to be as large as those opposite need more width, the hand gives it, as long as its own cards stay large.
    """
    whole = FRect(left.x, inner.y, inner.right - left.x, left.bottom - inner.y)
    spare = whole.w - HELD * LARGE_HELD * least.hand / CARD - NAMED_PILE - BESIDE_PILES - 12
    equal = max(least.own, min(opposite, spare / 3 - AIR, (whole.h - AIR) / BELOW))
    longest, pile = max(LONGEST * whole.h, equal), max((whole.h - PLATE_GAP) / 2 / CARD, NAMED_PILE)
    held = FEW_HELD * inner.h / BEND / CARD + 76
    wide = max(min(3 * (longest + AIR) + pile + BESIDE_PILES + 4, whole.w - held), _narrowest(equal))
    if equal * BELOW + AIR > whole.h:
        wide = max(wide, 3 * (equal * BESIDE + AIR) + NAMED_PILE + BESIDE_PILES)
    side = FRect(whole.x, whole.y, wide, whole.h)
    hand = FRect(side.right + 12, inner.y, inner.right - side.right - 12, inner.h)
    spare = wide - BESIDE_PILES - 3 * (equal + AIR)
    places, piles = columns(side, 1, -min(pile, wide * 0.2, max(spare, NAMED_PILE)), gap=BESIDE_PILES - 8)
    garage, depot = (card_in(cell) for cell in rows(piles, 1, 1, gap=PLATE_GAP))
    line = tuple(stand_in(cell, longest) for cell in columns(places, 1, 1, 1, gap=4))
    strip.w = max(side.right, hand.centerx - STATUS / 2 - 16) - strip.x
    points, squad = columns(strip, 0.48, 0.52, gap=10) if strip.w >= WITH_SQUAD else (strip, None)
    return _Arranged(points, squad, line, hand, (garage, depot))
