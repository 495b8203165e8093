"""Who threatens whom: arrows between cards with exact chances, all of the greatest or those of one unit."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import repeat

from pygame import FRect, Vector2

from wotrush.i18n import t
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter.odds.threats import Threat, threats
from wotrush.model.hunter.state import IN_TURNS
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.arrows.arrow import BEND, OPAQUE, paint_arrow
from wotrush.scenes.hunter.arrows.arrow_way import ArrowWay, arc, arc_over
from wotrush.scenes.hunter.board.status import status_plate
from wotrush.scenes.hunter.texts.figures import percent
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.style.paint import fill, write
from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import Pose, inset, kept_inside, rect_around, rows
from wotrush.stage.layer import StaticLayer
from wotrush.stage.typography.text import Ink

SLIM = 0.34
"""How broad the arrows are, as a part of the one that aims."""
CHIP = (62.0, 26.0)
LINE, SIDES, BELOW = 20.0, 8.0, 4.0
"""How high a further line of a chip is, and the room left and right of its words, and below its last line."""
CHIP_PLACES = (0.8, 0.68, 0.56, 0.44, 0.32, 0.9, 0.2)
"""Parts of the way of an arrow at which its chip may stand."""
BESIDE = (
    *((0.0, 0.0), (-0.5, 0.0), (0.5, 0.0), (0.0, -0.5), (0.0, 0.5)),
    *((-1.0, 0.0), (1.0, 0.0), (0.0, 1.0), (0.0, -1.0)),
    *((0.0, 1.5), (0.0, -1.5), (-1.5, 0.0), (1.5, 0.0), (0.0, 2.0), (0.0, -2.0)),
)
"""How far its middle may lie beside the arrow, as parts of its breadth and height."""
NAME = 0.16
"""How much of a card's height its name takes."""
APART = " · "
"""Between chances in one line."""
SAG = 110.0
"""How far below two cards that lie side by side the bend of their arrow lies."""


def table_threats(o: HunterObservation) -> list[Threat]:
    """Return the threats of all players to one another that can hit."""
    if o.phase != IN_TURNS:
        return []
    found = [threat for seat in range(o.seats) for threat in threats(open_table(o), seat)]
    return [one for one in found if one.cast.success]


def _concerns_viewer(o: HunterObservation, threat: Threat) -> bool:
    return o.seat in (o.owner[threat.action.unit], o.owner[threat.action.target])


def shown_threats(o: HunterObservation, found: Sequence[Threat], unit: int | None) -> list[Threat]:
    """Return all threats of and to a unit or, without one, that of the most points of each attacker between the viewer and the
    others.
    """
    if unit is not None:
        return [one for one in found if unit in (one.action.unit, one.action.target)]
    greatest: dict[int, Threat] = {}
    for one in found:
        if _concerns_viewer(o, one):
            best = greatest.setdefault(one.action.unit, one)
            if _worth(o, one) > _worth(o, best):
                greatest[one.action.unit] = one
    return list(greatest.values())


def _worth(o: HunterObservation, threat: Threat) -> tuple[float, float]:
    points = o.catalogue.points[o.kinds[threat.action.target]]
    return threat.cast.destroys * points, threat.cast.success * points


def further_chances(threat: Threat) -> list[str]:
    """Return how likely the attacker is struck first or in return, and that it runs dry, as far as either may come."""
    cast = threat.cast
    struck = [t("counter {chance}", chance=percent(cast.struck))] if cast.struck else []
    return struck + ([t("dry {chance}", chance=percent(cast.dry))] if cast.dry else [])


@dataclass(frozen=True, slots=True)
class ThreatLine:
    """An arrow from one card to another, and the chip on it with the chance to hit and whatever else is told."""

    threat: Threat
    way: ArrowWay
    told: tuple[str, ...]
    chip: FRect


class ThreatLines(StaticLayer):
    """`show` it with every change of the table or of what is pointed at."""

    touchable = False

    def __init__(self, view: BattleView) -> None:
        super().__init__(name="threats")
        self.view = view
        self.on = False
        """Whether they are asked for."""
        self.newly_on = False
        """Whether they were asked for since this was last taken note of."""
        self._asked: object = None
        self._found: list[Threat] = []
        self.lines: list[ThreatLine] = []
        self.visible = False

    def toggle(self) -> None:
        """Show them, or hide them again."""
        self.on = self.newly_on = not self.on

    def show(self, *, still: bool, unit: int | None) -> None:
        """Show the threats while the table is still; those of `unit` alone, with all their chances, if it has any."""
        self.visible = self.on and still
        if not self.visible:
            return
        view = self.view
        if view.o is not self._asked:
            self._asked, self._found = view.o, table_threats(view.o)
        of_unit = [] if unit is None else shown_threats(view.o, self._found, unit)
        shown = of_unit or shown_threats(view.o, self._found, None)
        lines = self._placed(shown, detailed=bool(of_unit))
        if lines != self.lines or self.rect != view.frame.area:
            self.lines, self.rect = lines, FRect(view.frame.area)
            self.invalidate()

    @property
    def empty(self) -> bool:
        """Whether there is nothing to be shown."""
        return not self.lines

    @property
    def rects(self) -> list[FRect]:
        """Where the chips are, and the cards between which arrows are shown."""
        units = {unit for one in self.lines for unit in (one.threat.action.unit, one.threat.action.target)}
        cards = [self.view.lying[unit].pose.rect for unit in units if unit in self.view.lying]
        return [*cards, *(one.chip for one in self.lines)]

    def _placed(self, shown: Iterable[Threat], *, detailed: bool) -> list[ThreatLine]:
        """Return their arrows, with chips that cover no other, neither status line nor large buttons and, where there is room, no
        card.
        """
        view = self.view
        cards = [one.pose.rect for one in view.lying.values()]
        kept = [FRect(view.frame.buttons), *[status_plate(view)] * bool(view.status)]
        lines: list[ThreatLine] = []
        for threat in shown:
            one, other = view.lying.get(threat.action.unit), view.lying.get(threat.action.target)
            if one is None or other is None:
                continue
            way = _between(one.pose, other.pose)
            words, chip = self._chip(
                threat, way, [*kept, *(line.chip for line in lines)], cards, detailed=detailed
            )
            lines.append(ThreatLine(threat, way, words, chip))
        return lines

    def _chip(
        self, threat: Threat, way: ArrowWay, taken: Sequence[FRect], cards: Sequence[FRect], *, detailed: bool
    ) -> tuple[tuple[str, ...], FRect]:
        """Return what a chip says and where it stands: all below each other or in one line, on no card or at least on no name, or
        else only whether it hits.
        """
        hits, further = percent(threat.cast.success), further_chances(threat) if detailed else []
        whole = ((hits, *further), (APART.join((hits, *further)),))
        names = [FRect(card.x, card.y, card.w, card.h * NAME) for card in cards]
        for covered, told in ((cards, whole), (names, whole), ([], ((hits,),))):
            for words in told:
                places = _places(way, self._size(words), self.view.frame.area)
                free = (place for place in places if place.collidelist([*taken, *covered]) < 0)
                if (place := next(free, None)) is not None:
                    return words, place
        return words, places[0]

    @property
    def _inks(self) -> tuple[Ink, Ink]:
        """Return that of the chance to hit, and that of whatever else a chip tells."""
        inks, color = self.view.theme.inks, self.view.palette.text
        strong, small = inks.strong.sized(19), inks.small.sized(16)
        return strong.colored(color).aligned(0.5), small.colored(color).aligned(0.5)

    def _size(self, told: Sequence[str]) -> Vector2:
        strong, small = self._inks
        writer = self.view.theme.writer
        wide = max((writer.units(text, small).x + 2 * SIDES for text in told[1:]), default=0.0)
        return Vector2(
            max(CHIP[0], wide, writer.units(told[0], strong).x + SIDES),
            CHIP[1] + LINE * (len(told) - 1) + (BELOW if len(told) > 1 else 0.0),
        )

    def paint(self, canvas: Canvas) -> None:
        for line in self.lines:
            paint_arrow(canvas, line.way, (*self._color(line.threat)[:3], OPAQUE), SLIM)
        strong, small = self._inks
        for line in self.lines:
            ground = (*self.view.palette.bar[1][:3], 245)
            fill(canvas, line.chip, ground, radius=9, rim=self._color(line.threat), thickness=2)
            room = inset(line.chip, 4, 1, 4, 1 if len(line.told) == 1 else BELOW)
            lies = rows(room, -CHIP[1] + 2, *(1.0 for _ in line.told[1:]))
            for text, rect, ink in zip(line.told, lies, (strong, *repeat(small, len(lies) - 1)), strict=True):
                write(canvas, self.view.theme.writer, text, ink, rect)

    def _color(self, threat: Threat) -> Color:
        palette, o = self.view.palette, self.view.o
        return palette.legal if o.owner[threat.action.unit] == o.seat else palette.hostile


def _between(one: Pose, other: Pose) -> ArrowWay:
    """Return the way from one card to another between the edges that face each other, or below both in one row."""
    shift = one.size.x * 0.12  # Those of both directions lie side by side.
    if abs(one.center.y - other.center.y) < min(one.size.y, other.size.y) / 2:
        shift = math.copysign(shift, other.center.x - one.center.x)
        start = Vector2(one.center.x + shift, one.rect.bottom)
        goal = Vector2(other.center.x - shift, other.rect.bottom)
        return arc_over(start, Vector2((start.x + goal.x) / 2, max(start.y, goal.y) + SAG), goal)
    up = other.center.y < one.center.y
    start = Vector2(one.center.x + (shift if up else -shift), one.rect.top if up else one.rect.bottom)
    goal = Vector2(other.center.x + (shift if up else -shift), other.rect.bottom if up else other.rect.top)
    return arc(start, goal, BEND)


def _places(way: ArrowWay, size: Vector2, area: FRect) -> list[FRect]:
    """Return where on an arrow its chip may stand, the best first: near its upper end, and beside it at last."""
    parts = CHIP_PLACES if way.tip.y < way.start.y else [1 - part for part in CHIP_PLACES]
    places = [way.after(part) + size.elementwise() * Vector2(aside) for aside in BESIDE for part in parts]
    return [kept_inside(rect_around(place, size), area) for place in places]
