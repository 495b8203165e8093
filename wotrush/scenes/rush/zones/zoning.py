"""Divides a screen of any size into the zones of the table, given only the number of players.

The height is shared by bands of cards: the opponents' bases, the Reserve, and the viewer's bases and hand. What one of
them cannot use, since its cards fill the width, goes to the others. On a very wide table, and on one with large
letters, the viewer's bases lie left of the hand, where both are larger; else above it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from pygame import FRect, Vector2

from wotrush.model.game import Seat
from wotrush.scenes.rush.zones.bands import CardBand, band_heights, strips
from wotrush.scenes.rush.zones.frame import CardLengths, Common, Frame, PanelFrame, Stand
from wotrush.scenes.rush.zones.opponent_zones import panel_band, panel_zones
from wotrush.scenes.rush.zones.own_zones import (
    PLATE_GAP,
    OwnHeights,
    own_bands,
    own_zones,
    side_columns,
)
from wotrush.scenes.table.lying import CARD, card_in
from wotrush.stage.geometry import columns, grid, rows

GAP = 10.0
RESERVE, LONG_RESERVE, TWO_ROWS = 0.235, 0.265, 0.28
"""The shares of the height of the Reserve, of one on a long table, and of panels in two rows."""
LONG, WIDE = 2.0, 3.0
"""A table this many times as wide as high is long; on one that is this much wider the viewer's bases lie left of the hand."""
NARROW_SIDE, SMALLEST_FIELD, LEAST_FIELD, NARROW_FIELD = 170.0, 360.0, 320.0, 270.0
"""The width of the medals on a narrow table; that of the play area up to which cards of the Reserve grow, up to which the
common piles get the width of their names, and up to which cards get their least width.
"""
BROAD, HIGH = 1600.0, 900.0
"""From this width in units the medals have a column as wide as that of the log, and if the table is also this high,
there is room for the achievements below them; else only for their signs.
"""
MEDALS = 0.52
"""The share of the height that the medals have above those signs."""
PILES = 116.0
"""The width of the two common piles where the play area can spare it: their names then fit in large letters too."""
PROMPT = 310.0
"""What a question needs beside the card that is being resolved. What the play area has beyond that goes to the piles,
which then lie side by side.
"""
LARGE_PILE, LONG_PILE, BESIDE_PILE = 0.94, 0.88, 0.66
"""The largest width of the common piles in shares of a Reserve card's: they are as large as the viewer's own, also on a long
table, and where the bases lie left of the hand, which makes these smaller.
"""
NAMED_BELOW = 30.0
"""What the name below the lower one of two piles needs, with the edge of its tray."""
APART = 20.0
"""How much farther two piles side by side stand from the Reserve, whose cards they do not belong to."""


def frame(
    area: FRect,
    seats: int,
    viewer: Seat,
    reserve_size: int,
    *,
    ui_scale: float = 1.0,
    watched: bool = False,
) -> Frame:
    """Return the zones on a screen of that size in units.

    `watched` leaves room for the controls of a replay. In large letters no card is smaller than in usual ones if that can
    be: of two arrangements the one is taken in which the card that comes off worst is the larger.
    """
    table = _Table(area, seats, viewer, reserve_size, ui_scale, watched)
    if ui_scale <= 1:
        return table.frame(CardLengths(), beside=area.w > WIDE * area.h)
    usual = frame(FRect(0, 0, area.w * ui_scale, area.h * ui_scale), seats, viewer, reserve_size)
    least = usual.lengths / ui_scale

    def worst(one: Frame) -> float:
        return min(length / wanted for length, wanted in zip(one.lengths, least, strict=True))

    return max((table.frame(least, beside=beside) for beside in (True, False)), key=worst)


@dataclass(frozen=True, slots=True)
class _Table:
    area: FRect
    seats: int
    viewer: Seat
    reserve_size: int
    ui_scale: float
    watched: bool

    def frame(self, least: CardLengths, *, beside: bool) -> Frame:
        """Return the zones with the viewer's bases left of the hand or above it, and with cards of at least these
        heights if there is room.
        """
        area, stripes = self.area, strips(self.area.h, self.ui_scale)
        margin, long = 16.0 if area.w >= 1600 else 10.0, area.w > LONG * area.h
        bar = FRect(0, 0, area.w, stripes.bar)
        sides = side_columns(area, margin, self.ui_scale)
        opponents = [(self.viewer + 1 + i) % self.seats for i in range(self.seats - 1)]
        across = 2 if area.w / area.h < 1.45 and len(opponents) > 3 else len(opponents)
        down = -(-len(opponents) // across)
        strip = FRect(margin, bar.bottom + stripes.gap, area.w - 2 * margin, 0)
        room = area.h - stripes.height - GAP * (down - 1) - (0 if beside else 8)
        panels = panel_band((strip.w - GAP * (across - 1)) / across, across, room, least.opponents)
        side = sides.width if area.w >= BROAD else NARROW_SIDE
        widest = _widest_reserve(strip.w, self.reserve_size, side, least.reserve / CARD)
        panel, reserve, *own_heights = band_heights(
            room,
            [
                CardBand(panels.share if down == 1 else TWO_ROWS, panels.most * down, panels.least * down),
                CardBand(LONG_RESERVE if long else RESERVE, widest * CARD, least.reserve),
                *own_bands(area, sides, least, beside=beside),
            ],
        )
        strip.h = panel + GAP * (down - 1)
        cells = grid(strip, across, down, gap=GAP)
        middle = FRect(margin, strip.bottom + stripes.gap, strip.w, reserve + stripes.caption)
        common = _common(
            middle,
            Vector2(reserve / CARD, reserve),
            self.reserve_size,
            side,
            docked=area.w >= BROAD and area.h >= HIGH,
            long=long,
            beside=beside,
        )
        box = FRect(0, middle.bottom, area.w, area.h - middle.bottom)
        heights = OwnHeights(0.0, own_heights[0]) if beside else OwnHeights(*own_heights)
        opposite = self._panels(opponents, cells)
        own, log_place = own_zones(
            box,
            sides,
            stripes,
            common.caption,
            heights,
            least,
            opposite=opposite[0].stands[0].card.y,
            watched=self.watched,
        )
        return Frame(
            area,
            bar,
            self._panels(opponents, cells, own.stands[0].card.y, 0.0 if beside else _pitch(own.stands)),
            log_place,
            FRect(area.w - 470, bar.bottom + 4, 460, own.end_turn.top - bar.bottom - 12),
            common,
            own,
        )

    def _panels(
        self, opponents: Sequence[Seat], cells: Sequence[FRect], most: float = inf, pitch: float = 0.0
    ) -> tuple[PanelFrame, ...]:
        """Return the opponents' panels, with no base larger than that: than an own one. Those of a single opponent stand
        as far apart as that, opposite the own ones, if there is room.
        """
        alone = len(opponents) == 1
        return tuple(
            panel_zones(seat, cell, alone=alone, most=most, pitch=pitch)
            for seat, cell in zip(opponents, cells, strict=True)
        )


def _pitch(stands: Sequence[Stand]) -> float:
    return stands[1].base.x - stands[0].base.x


# -- the middle


def _widest_reserve(width: float, reserve_size: int, side: float, least: float) -> float:
    """Return the width of a Reserve card at which the play area is still wide enough. So that the cards have their least
    width, the play area may be narrower.
    """
    free = width - side - 8 * (reserve_size + 5)
    usual, narrow = (
        (free - field) / (reserve_size + 1.66) for field in (min(SMALLEST_FIELD, width * 0.27), NARROW_FIELD)
    )
    return max(usual, min(least, narrow))


def _common(
    box: FRect, card: Vector2, reserve_size: int, side: float, *, docked: bool, long: bool, beside: bool
) -> Common:
    """Return the zones of the middle. The Reserve has its name below its cards or, where the viewer's points take that place,
    below the deck.
    """
    deck = FRect(box.x, box.y, *card)
    slots = [FRect(deck.right + 14 + i * (card.x + 8), box.y, *card) for i in range(reserve_size)]
    named = deck if beside else slots[0]
    caption = FRect(named.x, deck.bottom + min(8.0, box.h - card.y - 22), card.x + 14, 22)
    right = FRect(box.right - side, box.y, side, box.h - 10)
    most = BESIDE_PILE if beside else LONG_PILE if long else LARGE_PILE
    piles = _piles(slots[-1].right + 12, right.x, deck, most)
    discard, graveyard = (card_in(cell) for cell in piles)
    field = FRect(piles[1].right + 12, box.y, right.x - piles[1].right - 24, card.y)
    if not docked:
        top, signs = rows(right, MEDALS, 1 - MEDALS, gap=6)
        medals, achievements = grid(top, 2, 2, gap=6), None
    else:
        top, rest = rows(right, -58, 1, gap=6)
        medals, achievements, signs = columns(top, 1, 1, 1, 1, gap=6), rest, None
    reserve = tuple(reversed(slots))
    return Common(box, deck, reserve, caption, discard, graveyard, field, tuple(medals), achievements, signs)


def _piles(start: float, end: float, card: FRect, most: float) -> list[FRect]:
    """Return the cells of vehicle discard and graveyard: side by side where the play area can spare their width, at most
    that share of a card's width each. Else they lie one above the other, with room for its name below each.
    """
    spare = end - start - APART - 24 - card.h / CARD - PROMPT
    each = min(max(most * card.w, PILES), (spare - GAP) / 2)
    if each >= min(PILES, 0.75 * card.w):
        return columns(FRect(start + APART, card.y, 2 * each + GAP, card.h), 1, 1, gap=GAP)
    width = max(card.w * 0.62, min(PILES, end - start - 24 - LEAST_FIELD))
    return rows(FRect(start, card.y, width, card.h - NAMED_BELOW), 1, 1, gap=PLATE_GAP)
