"""Divides a screen of any size into the zones of the table, given only the number of players."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from pygame import FRect, Vector2

from wotrush.model.game import Seat
from wotrush.scenes.rush.table.frame import CARD, Common, Frame, Own, PanelFrame, Stand
from wotrush.stage.geometry import columns, grid, inset, rect_around, rows

BAR, LOW_BAR, GAP = 52.0, 46.0, 10.0
LOW = 640.0
"""Below this height in units all texts are shorter."""
CAPTION, STATUS, STATUS_ABOVE = 42.0, 36.0, 12.0
"""The heights of the strip below the Reserve, where chips and the caption stand, and of the status line, which reaches
into it.
"""
SIDE_COLUMN, SMALLEST_FIELD = 396.0, 400.0
SMALLEST_LOG = (250.0, 110.0)
PILES = 116.0
"""The width of the two common piles where the play area can spare it: their names then fit in large letters too."""
PLATE_GAP = 16.0
"""The gap between two piles of which one lies below the other: the plate of the upper one may stand in it."""
LOW_PANEL = 118.0
"""Below this height in units the counts of an opponent's three piles stand side by side."""
BEND = 16.0
"""How much the outer cards of the hand need because they lean."""
LOW_SIDE = 480.0
"""Below this height in units the viewer's bases lie left of the hand instead of above it."""
POINTS = 86.0
"""The height of the viewer's points where they are a strip."""
NARRATION = 86.0
"""The height of the narration strip: two lines of large letters."""


def frame(area: FRect, seats: int, viewer: Seat, reserve_size: int, *, narrated: bool = False) -> Frame:
    """Return the zones on a screen of that size in units.

    With `narrated`, a strip along the lower edge is kept free.
    """
    if narrated:
        table, strip = rows(area, 1, -NARRATION)
        return replace(frame(table, seats, viewer, reserve_size), narration=strip)
    margin = 16.0 if area.w >= 1600 else 10.0
    opponents = [(viewer + 1 + i) % seats for i in range(seats - 1)]
    two_rows = area.w / area.h < 1.45 and len(opponents) > 3
    bar = FRect(0, 0, area.w, BAR if area.h >= LOW else LOW_BAR)
    height = _panel_height(area, len(opponents), two_rows)
    strip = FRect(margin, bar.bottom + 6, area.w - 2 * margin, height * (1 + two_rows) + GAP * two_rows)
    cells = grid(strip, 2, 2, gap=GAP) if two_rows else columns(strip, *[1] * len(opponents), gap=GAP)
    side = SIDE_COLUMN if area.w >= 1500 and area.h >= 900 else 150.0
    card = _common_card(area, reserve_size, side, margin)
    middle = FRect(margin, strip.bottom + 8, strip.w, card.y + CAPTION)
    own = FRect(0, middle.bottom, area.w, area.h - middle.bottom)
    sides = _sides(own, margin)
    log = _docked_log(sides[1])
    common = _common(middle, card, reserve_size, side)
    return Frame(
        area,
        bar,
        tuple(_panel(seat, cell) for seat, cell in zip(opponents, cells, strict=True)),
        log,
        FRect(area.w - 470, bar.bottom + 4, 460, sides[1].top - bar.bottom - 12),
        common,
        _own(own, sides, common.caption, log, _highest_hand(area)),
    )


# -- opponents


def _panel_height(area: FRect, opponents: int, two_rows: bool) -> float:
    """Return the height of the panels. A single opponent's is lower, which leaves more room for the viewer's cards."""
    if two_rows:
        return 0.138 * area.h
    share = (0.18 if opponents == 1 else 0.192) + max(0.0, 900 - area.h) * 0.00006
    return min(share * area.h, 0.125 * area.w)


def _panel(seat: Seat, box: FRect) -> PanelFrame:
    inner = inset(box, 14, 8, 8, 8)
    if box.w > 7 * box.h:
        return _wide_panel(seat, box, inner)
    info_width = 92.0 if box.w < 480 else 104.0 if box.w < 640 else 150.0
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
    stands = tuple(_enemy_stand(cell) for cell in columns(rest, 1, 1, 1))
    return PanelFrame(seat, box, name, kind, score, lines[0], lines[1], lines[2], False, stands, None)


def _wide_panel(seat: Seat, box: FRect, inner: FRect) -> PanelFrame:
    """Return the panel of a single opponent, with bases opposite the viewer's, visible piles and a summary of the
    squad.
    """
    pile = min(inner.h / CARD, 130.0)
    piles = 3 * pile + 2 * 14
    length = min(inner.h, ((box.w - 2 * piles - 96) / 3 - 16) / 1.56)
    cell = length * 1.56 + 16
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
    each = tuple(_stand(part, length, Vector2(length * 0.56, 0)) for part in columns(stands, 1, 1, 1))
    return PanelFrame(seat, box, name, kind, score, hand, garage, depot, True, each, squad)


def _enemy_stand(cell: FRect) -> Stand:
    """Return a stand whose defender lies below or right of its base, whichever leaves larger cards."""
    below = min((cell.h - 4) / 1.6, cell.w - 2)
    beside = min(cell.h - 4, (cell.w - 10) / 1.56)
    length = max(below, beside)
    shift = Vector2(0, length * 0.6) if below >= beside else Vector2(length * 0.56, 0)
    return _stand(rect_around(cell.center, (cell.w, min(cell.h, length * 1.6 + 8))), length, shift)


def _stand(cell: FRect, length: float, shift: Vector2) -> Stand:
    middle = Vector2(cell.center)
    return Stand(FRect(cell), middle - shift / 2, middle + shift / 2, Vector2(length / CARD, length))


# -- the middle


def _common_card(area: FRect, reserve_size: int, side: float, margin: float) -> Vector2:
    """Return the size of Reserve cards: as high as the middle allows while the play area stays wide enough."""
    height = (0.208 if reserve_size == 4 else 0.2) * area.h + max(0.0, 900 - area.h) * 0.05
    field = min(SMALLEST_FIELD, area.w * 0.27)
    free = area.w - 2 * margin - side - field - 8 * (reserve_size + 5)
    width = min(height / CARD, free / (reserve_size + 1.66))
    return Vector2(width, width * CARD)


def _common(box: FRect, card: Vector2, reserve_size: int, side: float) -> Common:
    deck = FRect(box.x, box.y, *card)
    slots = [FRect(deck.right + 14 + i * (card.x + 8), box.y, *card) for i in range(reserve_size)]
    caption = FRect(deck.x, deck.bottom + 8, card.x + 14, 22)
    right = FRect(box.right - side, box.y, side, box.h - STATUS_ABOVE - 6)
    spare = right.x - slots[-1].right - 36 - SMALLEST_FIELD
    piles = FRect(slots[-1].right + 12, box.y, max(card.x * 0.62, min(PILES, spare)), card.y)
    discard, graveyard = (_pile(cell) for cell in rows(piles, 1, 1, gap=PLATE_GAP))
    field = FRect(piles.right + 12, box.y, right.x - piles.right - 24, card.y)
    if side < SIDE_COLUMN:
        medals, achievements = grid(right, 2, 2, gap=6), None
    else:
        top, rest = rows(right, -58, 1, gap=6)
        medals, achievements = columns(top, 1, 1, 1, 1, gap=6), rest
    reserve = tuple(reversed(slots))
    return Common(box, deck, reserve, caption, discard, graveyard, field, tuple(medals), achievements)


def _pile(cell: FRect) -> FRect:
    height = min(cell.h, cell.w * CARD)
    return rect_around(cell.center, (height / CARD, height))


# -- the viewer


def _sides(box: FRect, margin: float) -> tuple[FRect, FRect]:
    """Return the columns left and right of the hand."""
    width = min(max(0.197 * box.w, 190.0), 460.0)
    top, height = box.y + 16, box.h - 16 - margin
    return FRect(margin, top, width, height), FRect(box.right - margin - width, top, width, height)


def _end_button(column: FRect) -> FRect:
    return FRect(column.x, column.y, column.w, min(max(column.h * 0.16, 50.0), 84.0))


def _docked_log(column: FRect) -> FRect | None:
    """Return the log's place below the end turn button, or None if the column is too low or too narrow."""
    top = _end_button(column).bottom + 116
    log = FRect(column.x, top, column.w, column.bottom - top)
    return log if log.w >= SMALLEST_LOG[0] and log.h >= SMALLEST_LOG[1] else None


def _highest_hand(area: FRect) -> float:
    """Return the largest height of the hand, whose share of the screen grows with the letters."""
    letters = min(area.h, area.w * 9 / 16)
    return max(0.23, 0.38 - (letters - 720) * 0.00017) * area.h


def _own(box: FRect, sides: tuple[FRect, FRect], caption: FRect, log: FRect | None, highest: float) -> Own:
    left, right = sides
    start = max(left.right + 8, caption.right + 8)
    status = FRect(start, box.y - STATUS_ABOVE, 2 * (box.centerx - start), STATUS)
    end_turn = _end_button(right)
    below = FRect(
        right.x, end_turn.bottom + 12, right.w, (log.top if log else right.bottom) - end_turn.bottom - 22
    )
    below.h = min(below.h, 96.0)
    inner = FRect(left.right + 16, box.y + 40, right.left - left.right - 32, box.h - 44)
    arrange = _beside if box.h < LOW_SIDE and box.w > 2.6 * box.h else _above
    points, squad, line, hand, (garage, depot) = arrange(left, inner, highest)
    height = hand.h - BEND
    return Own(
        box, status, line, hand, Vector2(height / CARD, height), points, squad, garage, depot, end_turn, below
    )


Arranged: TypeAlias = tuple[FRect, FRect | None, tuple[Stand, ...], FRect, tuple[FRect, FRect]]
"""Points, squad, bases, the hand, and the piles: Garage and Depot."""


def _above(left: FRect, inner: FRect, highest: float) -> Arranged:
    """Return the bases between Garage and Depot, above the hand."""
    hand_height = min(inner.h * 0.69, inner.w / 3.4 * CARD, highest)
    row, hand = rows(inner, 1, -hand_height, gap=8)
    pile = min(row.h / CARD, inner.w * 0.105)
    line = _own_stands(row, pile)
    beside = (row.w - (line[-1].box.right - line[0].box.left)) / 2
    piles = (
        _card_at((row.left + beside / 2 - 6, row.centery), pile),
        _card_at((row.right - beside / 2 + 6, row.centery), pile),
    )
    points, squad = (left, None) if left.h < 290 else rows(left, 0.54, 0.46, gap=10)
    return points, squad, line, hand, piles


def _own_stands(row: FRect, pile: float) -> tuple[Stand, ...]:
    """Return the viewer's three stands side by side, between Garage and Depot. In a high and narrow row defenders lie
    below their bases, where all are larger.
    """
    gap = min(24.0, row.w * 0.02)
    room = (row.w - 2 * (pile + 28) - 2 * gap) / 3
    length = min(row.h, room / 1.5)
    if min((row.h - 4) / 1.6, room - 2) > length:
        line = rect_around(row.center, (3 * room + 2 * gap, row.h))
        return tuple(_enemy_stand(cell) for cell in columns(line, 1, 1, 1, gap=gap))
    width = length * 1.5
    line = rect_around(row.center, (3 * width + 2 * gap, length))
    shift = Vector2(length * 0.5, 0)
    return tuple(_stand(cell, length, shift) for cell in columns(line, 1, 1, 1, gap=gap))


def _beside(left: FRect, inner: FRect, highest: float) -> Arranged:
    """Return the bases left of the hand, which has the whole height: on a low screen with large letters, cards must not
    shrink.
    """
    side = FRect(left.x, inner.y, left.w + inner.w * 0.2, left.bottom - inner.y)
    height = min(inner.h, highest)
    hand = FRect(side.right + 12, inner.bottom - height, inner.right - side.right - 12, height)
    points, below = rows(side, -POINTS, 1, gap=8)
    stands, piles = columns(below, 1, -below.h * 0.34, gap=8)
    garage, depot = (_pile(cell) for cell in rows(piles, 1, 1, gap=PLATE_GAP))
    line = tuple(_enemy_stand(cell) for cell in columns(inset(stands, 0, 10, 0, 0), 1, 1, 1, gap=4))
    return points, None, line, hand, (garage, depot)


def _card_at(middle: tuple[float, float], width: float) -> FRect:
    return rect_around(middle, (width, width * CARD))
