"""Both lines of a player side by side."""

from __future__ import annotations

from pygame import FRect

from wotrush.scenes.hunter.zones.behind import COLUMN, MOST_BEHIND, PILE_GAP, TELLING, TURNED, LinesBehind
from wotrush.scenes.hunter.zones.frame import ArmyFrame, Lines
from wotrush.scenes.hunter.zones.strength import Strength
from wotrush.scenes.table.lying import CARD


class LinesAbreast(LinesBehind):
    """The back line at the right of the front line, where a panel is so low that cards behind each other would be small."""

    def __init__(self, army: ArmyFrame, strength: Strength, least: float) -> None:
        super().__init__(army, strength, least)
        gaps = self.gap * (strength.front + strength.behind - 1)
        pile = COLUMN * army.spacing + PILE_GAP if self._piled and army.trophies is None else 0.0
        share = self.wide - self.label - self.divider - gaps - pile
        self.high = self._height(
            min(self.free, share / (strength.front + MOST_BEHIND * strength.behind) * CARD)
        )
        back, telling = MOST_BEHIND * self.high / CARD, TELLING * least
        room = (share - strength.front * self.high / CARD) / max(1, strength.behind)
        self.back = (
            telling * CARD if back < telling <= min(room, self.high / CARD) else max(back, least) * CARD
        )

    def lines(self) -> Lines:
        """Lay both lines in the middle, the upper edges of all cards level; an enemy's as low as front lines lie alone."""
        room, back = self.army.room, self.back
        ahead, behind = self._span(self.high / CARD, self.strength.front), self._needed(back / CARD)
        column = self.column
        pile = FRect(self._end - column, room.y, column, room.h) if column else self.army.trophies
        taken, needed = column + PILE_GAP if column else 0.0, ahead + self.gap + self.label + behind
        spare, free = self.wide - needed, self.wide - needed - taken
        turned = max(0.0, min(free / 2, TURNED * self.high / CARD))
        # In the middle of the panel, or as near to it as they have room.
        before = max(turned, min(spare / 2, free - turned))
        left, top = room.x + self.label + before - turned, room.y + self.army.above
        spare_above = self.free - self.high
        if self.army.own or self.army.alone:
            spare_above /= 2
        front = FRect(left, top + spare_above, ahead + turned, self.high)
        rest = FRect(front.right + self.gap, room.y, room.right - front.right - self.gap, room.h)
        rear = FRect(rest.x + self.label, front.y, behind + turned, back)
        zone = FRect(room.x, room.y, rest.x - room.x, room.h)
        return Lines(self._tray(front, self.high, zone), *self._behind(rear, rest, back), pile)

    def _widest(self, back: float, turned: float = TURNED) -> float:
        ahead = self._span(self.high / CARD, self.strength.front) + turned * self.high / CARD
        return ahead + self.gap + self.label + self._needed(self.back / CARD) + turned * self.high / CARD
