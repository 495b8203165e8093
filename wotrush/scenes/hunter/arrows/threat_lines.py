"""Who threatens whom: arrows between cards with exact chances, all of the greatest or those of one unit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pygame import FRect, Vector2

from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter.odds.threats import Threat, threats
from wotrush.model.hunter.state import IN_TURNS
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.arrows.arrow import BEND, OPAQUE, paint_arrow
from wotrush.scenes.hunter.arrows.arrow_way import ArrowWay, arc
from wotrush.scenes.hunter.table.view import BattleView
from wotrush.scenes.hunter.texts.figures import percent
from wotrush.scenes.style.paint import fill, write
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import Pose, inset, rect_around
from wotrush.stage.layer import StaticLayer

SLIM = 0.34
"""How broad the arrows are, as a part of the one that aims."""
CHIP = (62.0, 26.0)
CHIP_PLACES = (0.8, 0.68, 0.56, 0.44, 0.32, 0.9)
"""Parts of the way of an arrow at which its chance may stand."""
FAINT = 120
"""How opaque arrows are that cannot hit."""


def table_threats(o: HunterObservation) -> list[Threat]:
    """Return the threats between the viewer and the others."""
    if o.phase != IN_TURNS:
        return []
    found = [threat for seat in range(o.seats) for threat in threats(open_table(o), seat)]
    return [one for one in found if o.seat in (o.owner[one.action.unit], o.owner[one.action.target])]


def shown_threats(found: Sequence[Threat], unit: int | None) -> list[Threat]:
    """Return all threats of and to a unit or, without one, the greatest of each attacker."""
    if unit is not None:
        return [one for one in found if unit in (one.action.unit, one.action.target)]
    greatest: dict[int, Threat] = {}
    for one in found:
        best = greatest.setdefault(one.action.unit, one)
        if one.rank > best.rank:
            greatest[one.action.unit] = one
    return list(greatest.values())


class ThreatLines(StaticLayer):
    """`show` it with every change of the table or of what is pointed at."""

    touchable = False

    def __init__(self, view: BattleView) -> None:
        super().__init__(name="threats")
        self.view = view
        self.on = False
        """Whether they are asked for."""
        self._asked: object = None
        self._found: list[Threat] = []
        self._arrows: list[tuple[Threat, ArrowWay]] = []
        self.visible = False

    def toggle(self) -> None:
        """Show them, or hide them again."""
        self.on = not self.on

    def show(self, *, still: bool, unit: int | None) -> None:
        """Show the threats while the table is still; those of `unit` alone if it has any."""
        self.visible = self.on and still
        if not self.visible:
            return
        view = self.view
        if view.o is not self._asked:
            self._asked, self._found = view.o, table_threats(view.o)
        shown = shown_threats(self._found, unit) or shown_threats(self._found, None)
        placed = [(one, way) for one in shown if (way := self._way(one)) is not None]
        if placed != self._arrows or self.rect != view.frame.area:
            self._arrows, self.rect = placed, FRect(view.frame.area)
            self.invalidate()

    @property
    def empty(self) -> bool:
        """Whether there is nothing to be shown."""
        return not self._arrows

    @property
    def rects(self) -> list[FRect]:
        """Where the cards lie between which arrows are shown."""
        units = {unit for one, *_ in self._arrows for unit in (one.action.unit, one.action.target)}
        return [self.view.lying[unit].pose.rect for unit in units if unit in self.view.lying]

    def _way(self, threat: Threat) -> ArrowWay | None:
        lying = self.view.lying
        one, other = lying.get(threat.action.unit), lying.get(threat.action.target)
        return None if one is None or other is None else _between(one.pose, other.pose)

    def paint(self, canvas: Canvas) -> None:
        palette = self.view.palette
        for threat, way in self._arrows:
            own = self.view.o.owner[threat.action.unit] == self.view.o.seat
            opaque = OPAQUE if threat.cast.success else FAINT
            color = (*(palette.legal if own else palette.hostile)[:3], opaque)
            paint_arrow(canvas, way, color, SLIM)
        self._chips(canvas)

    def _chips(self, canvas: Canvas) -> None:
        """Write the chances on the arrows, none on another."""
        palette, taken = self.view.palette, list[FRect]()
        ink = self.view.theme.inks.strong.sized(19).colored(palette.text).aligned(0.5)
        for threat, way in self._arrows:
            chip = _free_place(way, taken)
            taken.append(chip)
            own = self.view.o.owner[threat.action.unit] == self.view.o.seat
            rim = palette.legal if own else palette.hostile
            fill(canvas, chip, (*palette.bar[1][:3], 245), radius=9, rim=rim, thickness=2)
            write(canvas, self.view.theme.writer, percent(threat.cast.success), ink, inset(chip, 4, 1))


def _between(one: Pose, other: Pose) -> ArrowWay:
    """Return the way from one card to another between the edges that face each other."""
    up = other.center.y < one.center.y
    shift = one.size.x * 0.12  # Those of both directions lie side by side.
    start = Vector2(one.center.x + (shift if up else -shift), one.rect.top if up else one.rect.bottom)
    goal = Vector2(other.center.x + (shift if up else -shift), other.rect.bottom if up else other.rect.top)
    return arc(start, goal, BEND)


def _free_place(way: ArrowWay, taken: Iterable[FRect]) -> FRect:
    """Return a place for a chip on an arrow, near its upper end, and clear of the others if there is one."""
    parts = CHIP_PLACES if way.tip.y < way.start.y else [1 - part for part in CHIP_PLACES]
    places = [rect_around(way.after(part), CHIP) for part in parts]
    return next((place for place in places if place.collidelist(list(taken)) < 0), places[0])
