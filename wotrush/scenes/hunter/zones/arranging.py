"""How one player's lines share their room: one behind the other, as the viewer's always do, or side by side."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from pygame import FRect, Vector2

from wotrush.scenes.hunter.table.frame import CARD, ArmyFrame, Formation, Lines, Tray
from wotrush.stage.geometry import rows

GAP, EDGE = 12.0, 10.0
LABEL, LEAST_LABEL = 34.0, 30.0
"""Width of the words that stand along the left edge of a line."""
BEHIND, OWN_BEHIND, MOST_BEHIND = 0.62, 0.56, 0.8
"""How large the cards of an enemy's and of the viewer's back line are, as a part of those in front, and how large they may be
where there is room.
"""
DIVIDER = 26.0
"""Between the back line and the commanders."""
SLIM = 46.0
"""Height of the viewer's back line while it is empty: still a place to move to."""
STEP, ROUNDING = 10.0, 0.01
"""Cards grow and shrink in steps, so that pictures of few sizes are drawn."""
BIASED = 1.06
"""Lines lie in another way than the usual one only where that makes cards larger by so much."""
RANKS = 2
"""A front line of more cards than this may lie in so many ranks, but not the viewer's in battle."""
TROPHIES, NAMED = 104.0, 260.0
"""Width of a score pile beside the lines of an enemy, without and with the names of its units."""
SHRINK = 0.7
"""How small turned cards may make a line, as a part of its cards' size."""
STRIP_GAP = 4.0


@dataclass(frozen=True, slots=True)
class Strength:
    """How many cards a player has in each line."""

    front: int
    back: int
    commanders: int
    scored: bool = True
    """Whether there is a score pile to be shown."""

    @property
    def behind(self) -> int:
        return self.back + self.commanders


NOBODY = Strength(0, 0, 0)


def arrange(army: ArmyFrame, strength: Strength, least: float) -> Lines:
    """Return where the cards of a player lie, and how large they are; none is narrower than `least`."""
    if army.tokens:
        return _strip(army, strength, least)
    return _arrangement(army, strength, army.way or way_of(army, strength), least).lines()


def way_of(army: ArmyFrame, strength: Strength) -> Formation:
    """Return how the lines of a player lie of whom nothing else is known."""
    return better_way({way: card_height(army, strength, way) for way in Formation}, Formation.BESIDE)


def better_way(heights: Mapping[Formation, float], usual: Formation) -> Formation:
    """Return the usual way, or the one in which cards are much higher."""
    best = max(heights, key=lambda way: heights[way])
    return best if heights[best] > BIASED * heights[usual] else usual


def card_height(army: ArmyFrame, strength: Strength, way: Formation) -> float:
    """Return how high the front line's cards would lie, however small that is."""
    return _arrangement(army, strength, way, 0.0).high


def _arrangement(army: ArmyFrame, strength: Strength, way: Formation, least: float) -> _Stacked | _Beside:
    if way is Formation.BESIDE and strength.behind and not army.own:
        return _Beside(army, strength, least)
    usual = _Stacked(army, strength, least, way)
    if strength.front <= RANKS or (army.own and not army.even):
        return usual
    ranked = _Stacked(army, strength, least, way, RANKS)
    return ranked if ranked.high > BIASED * usual.high else usual


class _Arrangement:
    """What both arrangements reckon with."""

    def __init__(self, army: ArmyFrame, strength: Strength, least: float) -> None:
        self.army, self.strength, self.least = army, strength, least
        self.gap, self.edge = GAP * army.spacing, EDGE * army.spacing
        self.label = max(LEAST_LABEL, LABEL * army.spacing)
        self.divider = DIVIDER * army.spacing if strength.back and strength.commanders else 0.0

    def height(self, high: float) -> float:
        """Return the height of cards in the front line, in steps."""
        step = STEP * self.army.spacing
        return max((min(high, self.army.largest) + ROUNDING) // step * step, self.least * CARD)

    def fitting(self, wide: float, count: int) -> float:
        """Return how wide cards are if so many fill a width."""
        return (wide - self.gap * (max(1, count) - 1)) / max(1, count)

    def span(self, card: float, count: int) -> float:
        return count * card + self.gap * max(0, count - 1)

    def needed(self, card: float) -> float:
        """Return the width of the cards behind the front line."""
        return self.span(card, self.strength.behind) + self.divider

    def tray(self, box: FRect, high: float, zone: FRect) -> Tray:
        card = Vector2(high / CARD, high)
        shrink = max(SHRINK, min(1.0, self.least / max(1.0, card.x)))
        return Tray(box, card, zone=zone, shrink=shrink, gap=self.gap)

    def behind(self, row: FRect, zone: FRect, high: float) -> tuple[Tray, Tray]:
        """Return the trays of back line and commanders, which share a row."""
        strength, none = self.strength, FRect(row.x, row.y, 0, row.h)
        if not strength.commanders:
            return self.tray(row, high, zone), self.tray(none, high, zone)
        if not strength.back:
            return self.tray(none, high, zone), self.tray(row, high, zone)
        back, command = (self.span(high / CARD, count) for count in (strength.back, strength.commanders))
        part = min(1.0, (row.w - self.divider) / (back + command))
        first = FRect(row.x, row.y, back * part, row.h)
        first.x += (row.w - self.divider - (back + command) * part) / 2
        second = FRect(first.right + self.divider, row.y, command * part, row.h)
        return self.tray(first, high, zone), self.tray(second, high, zone)


class _Stacked(_Arrangement):
    """The back line behind the front line, as seen from the middle of the table."""

    def __init__(
        self, army: ArmyFrame, strength: Strength, least: float, way: Formation, ranks: int = 1
    ) -> None:
        super().__init__(army, strength, least)
        self.ranks = ranks
        self.lowest = way is Formation.STACKED and not army.own
        self.wide = army.room.w - self.label - self.edge
        self.between = self.gap if army.own or strength.behind else 0.0
        self.free = army.room.h - army.above * ranks - self.between
        self.empty = SLIM if army.own else 0.0
        self.part = 1.0 if army.even else OWN_BEHIND if army.own else BEHIND
        high = (self.free - self.empty) / ranks
        if strength.behind:
            high = min(self.free / (ranks + self.part), (self.free - least * CARD) / ranks)
        self.high = self.height(min(high, self.fitting(self.wide, -(-strength.front // ranks)) * CARD))

    def lines(self) -> Lines:
        army, room, strength = self.army, self.army.room, self.strength
        back = self.empty
        if strength.behind:
            fitting = max(self.fitting(self.wide - self.divider, strength.behind), self.least) * CARD
            left = self.free - self.high * self.ranks
            back = max(min(max(self.part, MOST_BEHIND) * self.high, left, fitting), self.least * CARD)
        spare = max(0.0, self.free - self.high * self.ranks - back)
        lies = (self.high + army.above) * self.ranks - army.above
        ahead = army.above + lies + (spare / 2 if army.own else 0.0 if self.lowest else spare)
        if army.own:
            front = FRect(room.x, room.y, room.w, ahead)
            rear = FRect(room.x, front.bottom + self.between, room.w, back + spare / 2)
        else:
            front = FRect(room.x, room.bottom - ahead, room.w, ahead)
            rear = FRect(room.x, room.y, room.w, front.y - self.between - room.y)
        lying = FRect(room.x + self.label, front.y + (ahead + army.above - lies) / 2, self.wide, lies)
        row = FRect(rear.x + self.label, rear.centery - back / 2, self.wide, back)
        pile = None
        if strength.behind and strength.scored:
            pile = _pile(army, row, self.needed(back / CARD))
        if pile is not None:
            row.w -= pile.w
        tray = replace(self.tray(lying, self.high, front), ranks=self.ranks, between=army.above)
        return Lines(tray, *self.behind(row, rear, back), pile)


class _Beside(_Arrangement):
    """An enemy's back line at the right of the front line, a step behind it."""

    def __init__(self, army: ArmyFrame, strength: Strength, least: float) -> None:
        super().__init__(army, strength, least)
        ahead, behind = max(1, strength.front), strength.behind
        room = army.room
        fixed = 2 * (self.label + self.edge) + self.gap * (ahead + max(0, behind - 1)) + self.divider
        self.high = self.height(min(room.h - army.above, (room.w - fixed) / (ahead + BEHIND * behind) * CARD))

    def lines(self) -> Lines:
        army, room, high = self.army, self.army.room, self.high
        margins = self.label + self.edge
        ahead = margins + self.span(high / CARD, max(1, self.strength.front))
        fitting = (
            self.fitting(room.w - self.gap - ahead - margins - self.divider, self.strength.behind) * CARD
        )
        back = max(high * BEHIND, min(high * MOST_BEHIND, fitting), self.least * CARD)
        spare = max(0.0, room.w - self.gap - ahead - margins - self.needed(back / CARD))
        scored = self.strength.scored
        beside = NAMED if scored and spare > 1.5 * NAMED else 0.0
        front = FRect(room.x, room.y, ahead + (spare - beside) * 0.55, room.h)
        left = front.right + self.gap
        rear = FRect(left, room.y, room.right - beside - left, room.h)
        top = room.y + army.above + (room.h - army.above - high) / 2
        lying = FRect(front.x + self.label, top, front.w - margins, high)
        row = FRect(rear.x + self.label, top, rear.w - margins, back)
        pile = None
        if beside:
            pile = FRect(room.right - beside, room.y + EDGE, beside - EDGE, room.h - EDGE)
        elif scored:
            pile = FRect(row.x, row.bottom + EDGE, row.w, room.bottom - row.bottom - EDGE)
        return Lines(self.tray(lying, high, front), *self.behind(row, rear, back), pile)


def _pile(army: ArmyFrame, row: FRect, needed: float) -> FRect | None:
    """Return the right end of an enemy's back line where it is free."""
    free = row.w - needed
    if army.own or free < TROPHIES:
        return None
    wide = NAMED if free > 2 * NAMED else TROPHIES
    return FRect(row.right - wide, row.y, wide, row.h)


def _strip(army: ArmyFrame, strength: Strength, least: float) -> Lines:
    """Lay all cards in one row, all of one size, or the front line below the others where that makes them larger."""
    room, dividers = army.room, bool(strength.back and strength.commanders)
    one = _token(room, strength.front + strength.behind, dividers + bool(strength.front and strength.behind))
    above, below = rows(room, 1, 1, gap=STRIP_GAP)
    two = min(_token(below, strength.front, 0), _token(above, strength.behind, dividers))
    if two <= BIASED * max(one, least):
        tray = _tokens(room, min(army.largest, max(one, least) * CARD, room.h), least)
        return Lines(tray, tray, tray, None)
    front, back = (_tokens(row, min(army.largest, two * CARD), least) for row in (below, above))
    return Lines(front, back, back, None)


def _token(row: FRect, count: int, dividers: int) -> float:
    """Return how wide so many cards side by side can be."""
    wide = (row.w - STRIP_GAP * (count - 1 + dividers)) / (max(1, count) + 0.3 * dividers)
    return min(wide, row.h / CARD)


def _tokens(row: FRect, high: float, least: float) -> Tray:
    shrink = max(SHRINK, min(1.0, least * CARD / high))
    return Tray(row, Vector2(high / CARD, high), zone=row, shrink=shrink, gap=STRIP_GAP)
