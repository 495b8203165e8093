"""How one player's lines share their room: the back line behind the front line, as seen from the middle of the table."""

from __future__ import annotations

from dataclasses import replace

from pygame import FRect, Vector2

from wotrush.scenes.hunter.zones.frame import ArmyFrame, Lines, Tray
from wotrush.scenes.hunter.zones.strength import Strength
from wotrush.scenes.table.lying import CARD

GAP, EDGE = 12.0, 10.0
LABEL = 34.0
"""Width of the words that stand along the left edge of a line."""
BEHIND, OWN_BEHIND, MOST_BEHIND = 0.6, 0.615, 0.82
"""How large the cards of an enemy's and of the viewer's back line are, as a part of those in front, and how large they may be
where there is room.
"""
TELLING = 1.7
"""A card so many times as wide as the narrowest shows its attack: those behind are as wide if that makes them no larger than
they may be.
"""
DIVIDER = 26.0
"""Between the back line and the commanders."""
SLIM = 46.0
"""Height of the viewer's back line while it is empty: still a place to move to."""
STEP, ROUNDING = 10.0, 0.01
"""Cards grow and shrink in steps, so that pictures of few sizes are drawn."""
TROPHIES, COLUMN, NAMED = 104.0, 190.0, 320.0
"""The least width of an enemy's score pile beside the back line, that of one beside both lines, and the greatest: without and
with the names of its units. Where letters are large a pile beside both lines may be narrower.
"""
PILE_GAP, PILE_EDGE = 12.0, 8.0
"""Between cards and a score pile, and between this and the right edge of its panel."""
LEAST_PILE, PILE_ROW = 84.0, 50.0
"""Height of a score pile of one unit with its heading, above a front line with no other behind it, and of each other unit."""
HEADED, NAMED_ROW = 28.0, 26.0
"""Height of the heading of a pile of units with their names, and the least height of each."""
LONE_ROW = 34.0
"""The height of each other unit of a score pile that is all there is."""
WHY, LEAST_WHY = 72.0, 140.0
"""Height of what is said below a score pile of why its player has no cards, and the least width of that beside one."""
TURNED = 0.4
"""Beside a score pile a line has that part of a card more than its cards need, for one that is turned."""
SHRINK = 0.7
"""How small turned cards may make a line, as a part of its cards' size."""


class LinesBehind:
    """The back line behind the front line, which may lie in several ranks."""

    def __init__(self, army: ArmyFrame, strength: Strength, least: float, ranks: int = 1) -> None:
        self.army, self.strength, self.least, self.ranks = army, strength, least, ranks
        self.gap, self.edge = GAP * army.spacing, EDGE * army.spacing
        self.label = LABEL * army.spacing
        self.divider = DIVIDER * army.spacing if strength.back and strength.commanders else 0.0
        self.wide = army.room.w - self.label - self.edge
        self.between = self.gap if army.own else 0.0  # What is above an enemy's front line is gap enough.
        self.free = army.room.h - army.above * ranks - self.between
        self.empty = SLIM * min(1.0, army.spacing) if army.own else 0.0
        self.part = 1.0 if army.even else OWN_BEHIND if army.own else BEHIND
        self.only_behind = bool(strength.behind and not strength.front and not army.own)
        """Whether the back line has the room of the front line too."""
        high = self._ahead() if strength.behind else (self.free - self.empty) / ranks
        self.high = self._height(min(high, self._fitting(self.wide, -(-strength.front // ranks)) * CARD))

    def lines(self) -> Lines:
        army, room, strength = self.army, self.army.room, self.strength
        column = self.column
        place = self._beside(column) if column else FRect(room.x + self.label, 0, self.wide, 0)
        back = self._behind_high(place.w)
        spare = max(0.0, self.free - self._high_ahead - back)
        lies = (self.high + army.above) * self.ranks - army.above if self._high_ahead else 0.0
        behind = spare / 2 if strength.behind or army.even else 0.0  # An empty line is as low as it may be.
        ahead = army.above + lies + (spare if self._alone else spare - behind if army.own else 0.0)
        if army.own:
            front = FRect(room.x, room.y, room.w, ahead)
            rear = FRect(room.x, front.bottom + self.between, room.w, back + behind)
        else:
            front = FRect(room.x, room.bottom - ahead, room.w, ahead)
            rear = FRect(room.x, room.y, room.w, front.y - self.between - room.y)
        lying = FRect(place.x, front.y + (ahead + army.above - lies) / 2, place.w, lies)
        row = FRect(place.x, rear.centery - back / 2, place.w, back)
        pile = army.trophies
        if strength.scored and not strength.lying and not army.own:
            pile = lone_pile(army, strength.scored) or pile
        elif column:
            pile = FRect(self._end - column, room.y, column, room.h)
        elif self._piled and pile is None and (strength.behind or rear.h >= LEAST_PILE):
            row, pile = self._pile_behind(row, rear, self._needed(back / CARD))
        if self.only_behind:
            lying = FRect(place.x, front.y, place.w, front.h)
        tray = replace(
            self._tray(lying, min(self.high, lying.h), front), ranks=self.ranks, between=army.above
        )
        return Lines(tray, *self._behind(row, rear, back), None if army.own else pile)

    @property
    def column(self) -> float:
        """Return the width of a score pile that stands beside both lines, or 0 if these leave too little room: names are worth
        more than that cards lie in the middle.
        """
        return 0.0 if self._has_room_above else self._column

    @property
    def _named(self) -> float:
        """The least width of a score pile with names."""
        return COLUMN * min(1.0, self.army.spacing)

    @property
    def _column(self) -> float:
        if not self._piled:
            return 0.0
        room, back = self.army.room, self._behind_high(self.wide) / CARD
        columns = 1 if room.h >= HEADED + NAMED_ROW * self.strength.scored else 2
        # Turned cards rather make others smaller.
        most = self._end - room.x - self.label - self._widest(back, 0.0) - PILE_GAP
        return min(columns * NAMED, most) if most >= self._named else 0.0

    @property
    def leaves_nothing_behind(self) -> bool:
        """Whether nothing has to lie behind a front line: neither cards nor a score pile."""
        return self.only_behind or (not self.strength.behind and (not self._piled or self._column > 0))

    @property
    def _high_ahead(self) -> float:
        """The height of the front line's cards."""
        return 0.0 if self.only_behind else self.high * self.ranks

    @property
    def _has_room_above(self) -> bool:
        """Whether all of a score pile has room above a front line with no other behind it."""
        if self.strength.behind or self._alone:
            return False
        return self.free - self._high_ahead >= LEAST_PILE + PILE_ROW * (self.strength.scored - 1)

    @property
    def _piled(self) -> bool:
        """Whether there is a score pile that has no place elsewhere, or one so narrow that names have no room there."""
        army = self.army
        return (
            self.strength.scored > 0 and not army.own and (army.trophies is None or army.figures is not None)
        )

    @property
    def _alone(self) -> bool:
        """Whether the front line lies in the middle, since nobody's has a line behind it."""
        return self.army.alone and not self.strength.behind

    @property
    def _end(self) -> float:
        return self.army.room.right - PILE_EDGE

    def _widest(self, back: float, turned: float = TURNED) -> float:
        """Return how wide the wider line is if cards behind the front line are so wide, and one of it is turned."""
        ahead = self.high / CARD
        behind = self._needed(back) + turned * back
        if self.only_behind:
            return behind
        return max(self._span(ahead, -(-self.strength.front // self.ranks)) + turned * ahead, behind)

    def _beside(self, column: float) -> FRect:
        """Return the width in which both lines lie on one axis beside the score pile: the middle of the panel, or as near to it
        as they have room.
        """
        left, right = self.army.room.x + self.label, self._end - column - PILE_GAP
        half = self._widest(self._behind_high(self.wide) / CARD) / 2
        middle = max((left + right) / 2, min(left + self.wide / 2, right - half))
        return FRect(2 * middle - right, 0, 2 * (right - middle), 0)

    def _behind_high(self, wide: float) -> float:
        """Return how high the cards behind the front line are in that width."""
        strength = self.strength
        if not strength.behind:
            return self.empty
        fitting = max(self._fitting(wide - self.divider, strength.behind), self.least) * CARD
        if self.only_behind:
            return self._height(min(self.free, fitting))
        left = self.free - self.high * self.ranks
        return max(min(max(self.part, MOST_BEHIND) * self.high, left, fitting), self.least * CARD)

    def _pile_behind(self, row: FRect, rear: FRect, needed: float) -> tuple[FRect, FRect | None]:
        """Return the back line's row and the score pile at its right, if there is room: the row keeps its middle, or gives way as
        little as it must.
        """
        free = self._end - row.x - needed - PILE_GAP
        if free < TROPHIES:
            return row, None
        beside = self._end - row.centerx - needed / 2 - PILE_GAP if self.strength.behind else free
        wide = min(NAMED, max(TROPHIES, beside))
        pile = FRect(self._end - wide, rear.y, wide, rear.h)
        right = pile.x - PILE_GAP
        middle = min(row.centerx, right - needed / 2)
        half = min(right - middle, middle - row.x)
        return FRect(middle - half, row.y, 2 * half, row.h), pile

    def _ahead(self) -> float:
        """Return the height that the front line's cards have with others behind them."""
        telling, high = TELLING * self.least * CARD, self.free / (self.ranks + self.part)
        if self.part * high < telling <= MOST_BEHIND * (self.free - telling) / self.ranks:
            high = (self.free - telling) / self.ranks
        return min(high, (self.free - self.least * CARD) / self.ranks)

    def _height(self, high: float) -> float:
        """Return the height of cards in the front line, in steps."""
        step = STEP * self.army.spacing
        return max((min(high, self.army.largest) + ROUNDING) // step * step, self.least * CARD)

    def _fitting(self, wide: float, count: int) -> float:
        """Return how wide cards are if so many fill a width."""
        return (wide - self.gap * (max(1, count) - 1)) / max(1, count)

    def _span(self, card: float, count: int) -> float:
        return count * card + self.gap * max(0, count - 1)

    def _needed(self, card: float) -> float:
        """Return the width of the cards behind the front line."""
        return self._span(card, self.strength.behind) + self.divider

    def _tray(self, box: FRect, high: float, zone: FRect) -> Tray:
        card = Vector2(high / CARD, high)
        shrink = max(SHRINK, min(1.0, self.least / max(1.0, card.x)))
        return Tray(box, card, zone=zone, shrink=shrink, gap=self.gap)

    def _behind(self, row: FRect, zone: FRect, high: float) -> tuple[Tray, Tray]:
        """Return the trays of back line and commanders, which share a row."""
        strength, none = self.strength, FRect(row.x, row.y, 0, row.h)
        if not strength.commanders:
            return self._tray(row, high, zone), self._tray(none, high, zone)
        if not strength.back:
            return self._tray(none, high, zone), self._tray(row, high, zone)
        back, command = (self._span(high / CARD, count) for count in (strength.back, strength.commanders))
        part = min(1.0, (row.w - self.divider) / (back + command))
        first = FRect(row.x, row.y, back * part, row.h)
        first.x += (row.w - self.divider - (back + command) * part) / 2
        second = FRect(first.right + self.divider, row.y, command * part, row.h)
        return self._tray(first, high, zone), self._tray(second, high, zone)


def lone_pile(army: ArmyFrame, count: int) -> FRect | None:
    """Return where the score pile of a player without cards lies: above what is said of that if all of it has room there, or else
    beside it, where its units may lie in two columns.
    """
    right, room = army.room.right - PILE_EDGE, army.room
    below, beside = room.h - WHY, right - room.x - LEAST_WHY - PILE_GAP
    wide = min(NAMED, right - room.x)
    if below >= LEAST_PILE and (below >= LEAST_PILE + LONE_ROW * (count - 1) or beside < wide):
        return FRect(right - wide, room.y, wide, below)
    wide = min(2 * NAMED, beside)
    return FRect(right - wide, room.y, wide, room.h) if wide >= TROPHIES and room.h >= LEAST_PILE else None
