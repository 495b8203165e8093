"""Where everything of the table lies, in units: zones only, from the size of the screen and the number of players."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect, Vector2

from wotrush.model.game import Seat
from wotrush.stage.geometry import columns, grid, inset, rect_around, rows

CARD = 7 / 5
"""Height of a card as a part of its width."""
BAR = 52.0
GAP = 10.0
SMALLEST_PANEL, DOCKED_LOG, SIDE_COLUMN, SMALLEST_FIELD = 452.0, 320.0, 300.0, 440.0


@dataclass(frozen=True, slots=True)
class Stand:
    """One base of a player and the defender on it, which leaves an edge of the base free; both have room to turn."""

    box: FRect
    base: Vector2
    defender: Vector2
    card: Vector2


@dataclass(frozen=True, slots=True)
class Panel:
    """An opponent: what is known of them, their piles (only a line of text each where space is short), their bases."""

    seat: Seat
    box: FRect
    name: FRect
    kind: FRect
    score: FRect
    hand: FRect
    garage: FRect
    depot: FRect
    piles: bool
    stands: tuple[Stand, ...]


@dataclass(frozen=True, slots=True)
class Common:
    """The middle of the table."""

    box: FRect
    deck: FRect
    reserve: tuple[FRect, ...]
    """Index 0 is furthest from the deck."""
    caption: FRect
    discard: FRect
    graveyard: FRect
    field: FRect
    medals: tuple[FRect, ...]
    achievements: FRect | None
    """None: they are in a drawer."""


@dataclass(frozen=True, slots=True)
class Own:
    """The viewer's side."""

    box: FRect
    status: FRect
    stands: tuple[Stand, ...]
    hand: FRect
    card: Vector2
    points: FRect
    garage: FRect
    depot: FRect
    end_turn: FRect
    left: FRect


@dataclass(frozen=True, slots=True)
class Frame:
    """All zones of the table. `log` is None where it is a drawer, which then opens over `drawer`."""

    area: FRect
    bar: FRect
    panels: tuple[Panel, ...]
    log: FRect | None
    drawer: FRect
    common: Common
    own: Own

    def panel(self, seat: Seat) -> Panel | None:
        return next((panel for panel in self.panels if panel.seat == seat), None)

    def stands(self, seat: Seat) -> tuple[Stand, ...]:
        panel = self.panel(seat)
        return self.own.stands if panel is None else panel.stands


def frame(area: FRect, seats: int, viewer: Seat, reserve_size: int) -> Frame:
    """The zones on a screen of that many units."""
    margin = 16.0 if area.w >= 1600 else 10.0
    opponents = [(viewer + 1 + i) % seats for i in range(seats - 1)]
    two_rows = area.w / area.h < 1.45 and len(opponents) > 2
    bar = FRect(0, 0, area.w, BAR)
    share = 0.145 if two_rows else 0.192
    panel_height = min(max(share * area.h, 146.0), 250.0)
    top = bar.bottom + 6
    strip = FRect(margin, top, area.w - 2 * margin, panel_height * (1 + two_rows) + GAP * two_rows)
    cells, log = _panel_cells(strip, len(opponents), two_rows)
    side = SIDE_COLUMN if area.w >= 1500 else 150.0
    card = _common_card(area, reserve_size, side, margin)
    middle = FRect(margin, strip.bottom + 8, strip.w, card.y + 26)
    own = FRect(0, middle.bottom + 6, area.w, area.h - middle.bottom - 6)
    drawer = FRect(area.w - 470, bar.bottom + 4, 460, own.top - bar.bottom - 10)
    return Frame(
        area,
        bar,
        tuple(_panel(seat, cell) for seat, cell in zip(opponents, cells, strict=False)),
        log,
        drawer,
        _common(middle, card, reserve_size, side),
        _own(own, margin),
    )


# -- opponents


def _panel_cells(strip: FRect, count: int, two_rows: bool) -> tuple[list[FRect], FRect | None]:
    """The opponents' boxes and, where there is room beside them, the log's."""
    if two_rows:
        cells = grid(strip, 2, 2, gap=GAP)
        return cells[:count], cells[3] if count == 3 else None
    log_width = _log_width(strip.w, count)
    if not log_width:
        return columns(strip, *[1] * count, gap=GAP), None
    *cells, log = columns(strip, *[1] * count, -log_width, gap=GAP)
    return cells, log


def _log_width(width: float, count: int) -> float:
    largest = {1: 1250.0, 2: 760.0}.get(count, 560.0)
    spare = width - count * (largest + GAP)
    if spare >= DOCKED_LOG:
        return min(spare, 620.0)
    return DOCKED_LOG if width - count * (SMALLEST_PANEL + GAP) >= DOCKED_LOG else 0.0


def _panel(seat: Seat, box: FRect) -> Panel:
    info_width = 96.0 if box.w < 400 else 112.0 if box.w < 640 else 128.0
    inner = inset(box, 12, 8, 8, 8)
    info = FRect(inner.x, inner.y, info_width, inner.h)
    rest = FRect(info.right + 6, inner.y, inner.right - info.right - 6, inner.h)
    piles = box.w >= 700
    name, kind, score, *lines = rows(info, 26, 18, 40, 22, 22, 22)
    if piles:
        size = Vector2(_pile_width(rest), 0)
        pile_area = FRect(rest.right - 3 * size.x - 2 * 14, rest.y, 3 * size.x + 2 * 14, rest.h)
        rest.w -= pile_area.w + 14
        lines = [
            rect_around(cell.center, (size.x, size.x * CARD)).move(0, -11)
            for cell in columns(pile_area, 1, 1, 1, gap=14)
        ]
        name, kind, score, _ = rows(info, 28, 20, 50, 60)
    stands = tuple(_enemy_stand(cell) for cell in columns(rest, 1, 1, 1))
    return Panel(seat, box, name, kind, score, lines[0], lines[1], lines[2], piles, stands)


def _pile_width(rest: FRect) -> float:
    return min(96.0, (rest.h - 26) / CARD, rest.w * 0.118)


def _enemy_stand(cell: FRect) -> Stand:
    """The defender lies lower than its base or, in a wide cell, to the right of it: whichever leaves larger cards."""
    below = min((cell.h - 4) / 1.6, cell.w - 6)
    beside = min(cell.h - 4, (cell.w - 10) / 1.56)
    length = max(below, beside)
    shift = Vector2(0, length * 0.6) if below >= beside else Vector2(length * 0.56, 0)
    return _stand(cell, length, shift)


def _stand(cell: FRect, length: float, shift: Vector2) -> Stand:
    middle = Vector2(cell.center)
    return Stand(FRect(cell), middle - shift / 2, middle + shift / 2, Vector2(length / CARD, length))


# -- the middle


def _common_card(area: FRect, reserve_size: int, side: float, margin: float) -> Vector2:
    """As high as the middle allows, unless the field of action would become too narrow."""
    height = min(max(0.197 * area.h, 124.0), 250.0)
    free = area.w - 2 * margin - side - min(SMALLEST_FIELD, area.w * 0.26) - 8 * (reserve_size + 4)
    width = min(height / CARD, free / (reserve_size + 1.55))
    return Vector2(width, width * CARD)


def _common(box: FRect, card: Vector2, reserve_size: int, side: float) -> Common:
    deck = FRect(box.x, box.y, *card)
    slots = [FRect(deck.right + 12 + i * (card.x + 8), box.y, *card) for i in range(reserve_size)]
    caption = FRect(slots[0].x, deck.bottom + 2, slots[-1].right - slots[0].x, 22)
    piles = FRect(slots[-1].right + 12, box.y, card.x * 0.55, box.h)
    discard, graveyard = (_pile(cell) for cell in rows(piles, 1, 1, gap=4))
    right = FRect(box.right - side, box.y, side, box.h)
    field = FRect(piles.right + 12, box.y, right.x - piles.right - 24, box.h - 4)
    if side < SIDE_COLUMN:
        medals, achievements = grid(right, 2, 2, gap=6), None
    else:
        top, rest = rows(right, -56, 1, gap=6)
        medals, achievements = columns(top, 1, 1, 1, 1, gap=6), rest
    reserve = tuple(reversed(slots))
    return Common(box, deck, reserve, caption, discard, graveyard, field, tuple(medals), achievements)


def _pile(cell: FRect) -> FRect:
    """A small pile over the line that names it."""
    height = min(cell.h - 20, cell.w * CARD)
    return FRect(cell.centerx - height / CARD / 2, cell.y, height / CARD, height)


# -- the viewer


def _own(box: FRect, margin: float) -> Own:
    side = min(max(0.178 * box.w, 216.0), 380.0)
    center = FRect(side + margin, box.y, box.w - 2 * (side + margin), box.h)
    status, stands, hand = rows(center, -38, 0.345, 0.655, gap=8)
    left = FRect(margin, box.y + 4, side, box.h - 14)
    right = FRect(box.w - margin - side, box.y + 4, side, box.h - 14)
    pile = min(side * 0.56, (box.h - 260) / CARD if box.h > 480 else box.h * 0.2)
    card_height = hand.h - 28
    margins = side - pile - 26
    hand = inset(hand, -margins, 0)
    garage = FRect(left.x, left.bottom - pile * CARD - 22, pile, pile * CARD)
    depot = FRect(right.right - pile, garage.y, pile, pile * CARD)
    points = FRect(left.x, left.y, side, min(garage.y, hand.y) - left.y - 10)
    button = min(86.0, max(52.0, box.h * 0.13))
    end_turn = FRect(right.x + side * 0.06, right.y + 8, side * 0.94, button)
    left_over = FRect(right.x, end_turn.bottom + 10, side, min(depot.y, hand.y) - end_turn.bottom - 18)
    return Own(
        box,
        status,
        _own_stands(stands),
        hand,
        Vector2(card_height / CARD, card_height),
        points,
        garage,
        depot,
        end_turn,
        left_over,
    )


def _own_stands(row: FRect) -> tuple[Stand, ...]:
    """A line to be defended: side by side in the middle."""
    length = min(row.h, (row.w - 64) / 3 / 1.5)
    width = length * 1.5
    line = FRect(row.centerx - 1.5 * width - 32, row.y, 3 * width + 64, row.h)
    shift = Vector2(length * 0.5, 0)
    return tuple(_stand(cell, length, shift) for cell in columns(line, 1, 1, 1, gap=32))
