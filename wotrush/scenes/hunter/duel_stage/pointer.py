"""The arrow from an event on the stage to the unit that it is played on."""

from __future__ import annotations

from pygame import FRect, Vector2

from wotrush.scenes.hunter.arrows.arrow import paint_arrow
from wotrush.scenes.hunter.arrows.arrow_way import ArrowWay
from wotrush.scenes.hunter.duel.duel import NO_CARD, Duel
from wotrush.scenes.hunter.duel.zone import DuelZone
from wotrush.scenes.hunter.view.view import STEPPED_OUT, BattleView
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.node import Node, Tracked

REACH, INTO, LEAST = 30.0, 12.0, 52.0
"""How far the arrow reaches over the edge of the event and into the card it points at, and how long it is at least."""
BREADTH = 0.8
"""How broad it is, as a part of the arrow with which a player aims."""
HEIGHT = 0.4
"""How far down the lower of the two cards it lies: over pictures, between the figures."""


class EventPointer(Node):
    """Lies above the cards that have stepped out; hidden while no event points at one of them."""

    touchable = False
    settled = True
    way = Tracked[ArrowWay | None](None)

    def __init__(self, view: BattleView) -> None:
        super().__init__(name="event pointer")
        self._view = view
        self._duel: Duel | None = None
        self.z = STEPPED_OUT + 1.0

    def show(self, duel: Duel | None, zone: DuelZone, flying: int) -> None:
        """Point from the event that was played last at its unit, unless it is `flying`, called off, names none, or a
        third card stands between them.
        """
        self._duel, self.rect = duel, FRect(self._view.frame.area)
        self.way = None if duel is None else _way(duel, zone, flying)

    def hide(self) -> None:
        self.way = None

    def paint(self, canvas: Canvas) -> None:
        if self.way is not None and self._duel is not None:
            duel = self._duel
            seat = duel.reactor if duel.reaction != NO_CARD else duel.seat
            paint_arrow(canvas, self.way, self._view.color(seat), BREADTH)


def _way(duel: Duel, zone: DuelZone, flying: int) -> ArrowWay | None:
    event, unit = (duel.reaction, duel.played_on) if duel.reaction != NO_CARD else (duel.event, duel.right)
    start, goal = zone.events(duel).get(event), zone.units(duel).get(unit)
    if start is None or goal is None or event == flying or duel.cancelled or duel.aside:
        return None
    y = max(start.y + start.h * HEIGHT, goal.y + goal.h * HEIGHT)
    ahead = 1.0 if goal.centerx > start.centerx else -1.0
    edge, facing = (start.right, goal.left) if ahead > 0 else (start.left, goal.right)
    tip = facing + ahead * INTO
    begin = min(edge - REACH, tip - LEAST) if ahead > 0 else max(edge + REACH, tip + LEAST)
    if event == duel.event and (duel.rows or not zone.tells(duel)):  # What is told stands between them.
        begin = tip - ahead * LEAST
    return ArrowWay(((begin, y), (Vector2(begin, y).lerp((tip, y), 0.5).x, y), (tip, y)))
