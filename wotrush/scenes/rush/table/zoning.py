"""Divides a screen of any size into the zones of the table, given only the number of players.

The height is shared by bands of cards: the opponents' bases, the Reserve, and the viewer's bases and hand. What one of
them cannot use, since its cards fill the width, goes to the others. On a wide table, and on one with large letters, the
viewer's bases lie left of the hand, where both are larger; else above it.
"""

from __future__ import annotations

from dataclasses import replace

from pygame import FRect, Vector2

from wotrush.model.game import Seat
from wotrush.scenes.rush.table.bands import CardBand, band_heights
from wotrush.scenes.rush.table.frame import CARD, Common, Frame
from wotrush.scenes.rush.table.opponent_zones import panel_band, panel_zones
from wotrush.scenes.rush.table.own_zones import (
    FOOT,
    HEAD,
    PLATE_GAP,
    STATUS_ABOVE,
    OwnHeights,
    own_bands,
    own_zones,
    pile_in,
    side_columns,
)
from wotrush.stage.geometry import columns, grid, rect_around, rows

BAR, LOW_BAR, GAP = 52.0, 46.0, 10.0
LOW = 640.0
"""Below this height in units all texts are shorter."""
CAPTION = 42.0
"""The height of the strip below the Reserve, where chips and the caption stand."""
RESERVE, TWO_ROWS = 0.235, 0.28
"""The shares of the height of the Reserve, and of panels in two rows."""
WIDE, FEW = 2.0, 800.0
"""The viewer's bases lie left of the hand on a table this many times as wide as high, or lower than this in units."""
NARROW_SIDE, SMALLEST_FIELD = 150.0, 360.0
BROAD, HIGH = 1500.0, 900.0
"""From this width in units the medals have a column as wide as that of the log, and if the table is also this high,
there is room for the achievements below them; else these are in a drawer.
"""
PILES = 116.0
"""The width of the two common piles where the play area can spare it: their names then fit in large letters too."""
PROMPT = 310.0
"""What a question needs beside the card that is being resolved. What the play area has beyond that goes to the piles,
which then lie side by side.
"""
APART = 20.0
"""How much farther two piles side by side stand from the Reserve, whose cards they do not belong to."""
NARRATION = 86.0
"""The height of the narration strip: two lines of large letters."""


def frame(area: FRect, seats: int, viewer: Seat, reserve_size: int, *, narrated: bool = False) -> Frame:
    """Return the zones on a screen of that size in units.

    With `narrated`, a strip along the lower edge is kept free.
    """
    if narrated:
        table, strip = rows(area, 1, -NARRATION)
        return replace(frame(table, seats, viewer, reserve_size), narration=strip)
    beside = area.w > WIDE * area.h or area.h < FEW
    margin = 16.0 if area.w >= 1600 else 10.0
    bar = FRect(0, 0, area.w, BAR if area.h >= LOW else LOW_BAR)
    sides = side_columns(area, margin)
    opponents = [(viewer + 1 + i) % seats for i in range(seats - 1)]
    across = 2 if area.w / area.h < 1.45 and len(opponents) > 3 else len(opponents)
    down = -(-len(opponents) // across)
    strip = FRect(margin, bar.bottom + 6, area.w - 2 * margin, 0)
    room = area.h - strip.y - 8 - CAPTION - HEAD - FOOT - 8 - GAP * (down - 1)
    panels = panel_band((strip.w - GAP * (across - 1)) / across, across, room)
    side = sides.width if area.w >= BROAD else NARROW_SIDE
    widest = _widest_reserve(strip.w, reserve_size, side)
    panel, reserve, *own_heights = band_heights(
        room,
        [
            CardBand(panels.share if down == 1 else TWO_ROWS, panels.most * down),
            CardBand(RESERVE, widest * CARD),
            *own_bands(area, sides, beside=beside),
        ],
    )
    strip.h = panel + GAP * (down - 1)
    cells = grid(strip, across, down, gap=GAP)
    middle = FRect(margin, strip.bottom + 8, strip.w, reserve + CAPTION)
    common = _common(
        middle,
        Vector2(reserve / CARD, reserve),
        reserve_size,
        side,
        docked=area.w >= BROAD and area.h >= HIGH,
    )
    box = FRect(0, middle.bottom, area.w, area.h - middle.bottom)
    own, log_place = own_zones(
        box, sides, common.caption, OwnHeights(0.0, own_heights[0]) if beside else OwnHeights(*own_heights)
    )
    return Frame(
        area,
        bar,
        tuple(panel_zones(seat, cell) for seat, cell in zip(opponents, cells, strict=True)),
        log_place,
        FRect(area.w - 470, bar.bottom + 4, 460, own.end_turn.top - bar.bottom - 12),
        common,
        own,
    )


# -- the middle


def _widest_reserve(width: float, reserve_size: int, side: float) -> float:
    """Return the width of a Reserve card at which the play area is still wide enough."""
    field = min(SMALLEST_FIELD, width * 0.27)
    free = width - side - field - 8 * (reserve_size + 5)
    return free / (reserve_size + 1.66)


def _common(box: FRect, card: Vector2, reserve_size: int, side: float, *, docked: bool) -> Common:
    deck = FRect(box.x, box.y, *card)
    slots = [FRect(deck.right + 14 + i * (card.x + 8), box.y, *card) for i in range(reserve_size)]
    caption = FRect(deck.x, deck.bottom + 8, card.x + 14, 22)
    right = FRect(box.right - side, box.y, side, box.h - STATUS_ABOVE - 6)
    piles = _piles(slots[-1].right + 12, right.x, deck)
    discard, graveyard = (pile_in(cell) for cell in piles)
    field = FRect(piles[1].right + 12, box.y, right.x - piles[1].right - 24, card.y)
    if not docked:
        medals, achievements = grid(right, 2, 2, gap=6), None
    else:
        top, rest = rows(right, -58, 1, gap=6)
        medals, achievements = columns(top, 1, 1, 1, 1, gap=6), rest
    reserve = tuple(reversed(slots))
    return Common(box, deck, reserve, caption, discard, graveyard, field, tuple(medals), achievements)


def _piles(start: float, end: float, card: FRect) -> list[FRect]:
    """Return the cells of vehicle discard and graveyard: side by side where the play area can spare their width."""
    spare = end - start - APART - 24 - card.h / CARD - PROMPT
    each = min(0.94 * card.w, (spare - GAP) / 2)
    if each >= min(PILES, 0.75 * card.w):
        return columns(FRect(start + APART, card.y, 2 * each + GAP, card.h), 1, 1, gap=GAP)
    width = max(card.w * 0.62, min(PILES, end - start - 24 - SMALLEST_FIELD))
    return rows(FRect(start, card.y, width, card.h), 1, 1, gap=PLATE_GAP)


def _pile(cell: FRect) -> FRect:
    height = min(cell.h, cell.w * CARD)
    return rect_around(cell.center, (height / CARD, height))
