"""Who threatens whom: how likely each unit is hit, or arrows between one unit and the others, with exact chances."""

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
from wotrush.scenes.hunter.faces.face import Detail
from wotrush.scenes.hunter.texts.figures import percent
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.style.paint import fill, write
from wotrush.scenes.style.seat_mark import seat_icon
from wotrush.scenes.table.lying import Lying
from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import Pose, inset, kept_inside, rect_around, rows
from wotrush.stage.layer import StaticLayer
from wotrush.stage.typography.text import Ink, Segments

SLIM = 0.34
"""How broad the arrows are, as a part of the one that aims."""
CHIP = (72.0, 32.0)
LINE, SIDES, BELOW = 20.0, 8.0, 4.0
"""How high a further line of a chip is, and the room left and right of its words, and below its last line."""
FREE = {Detail.LARGE: 0.47, Detail.MEDIUM: 0.58, Detail.TOKEN: 0.46, Detail.SLIM: 0.46}
"""How far down an upright card the middle of its chip is, as a part of its height: between its figures above and below."""
LOW, LOW_LETTERS = 22.0, 20.0
"""How high a chip on a token is, and its letters."""
DOWN, ACROSS = (0.5, 0.42, 0.24, 0.6, 0.78, 0.92, 0.08), (0.5, 0.3, 0.7)
"""How far down and across a card the middle of its chip may be where that is taken, as parts of its size."""
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
    """Return all threats of and to a unit or, without one, the greatest to each unit, between the viewer and the others."""
    if unit is not None:
        return [one for one in found if unit in (one.action.unit, one.action.target)]
    greatest: dict[int, Threat] = {}
    for one in found:
        if _concerns_viewer(o, one):
            best = greatest.setdefault(one.action.target, one)
            if one.rank > best.rank:
                greatest[one.action.target] = one
    return list(greatest.values())


def further_chances(threat: Threat) -> list[str]:
    """Return how likely the attacker is struck first or in return, and that it runs dry, as far as either may come."""
    cast = threat.cast
    struck = [t("counter {chance}", chance=percent(cast.struck))] if cast.struck else []
    return struck + ([t("dry {chance}", chance=percent(cast.dry))] if cast.dry else [])


@dataclass(frozen=True, slots=True)
class ThreatLine:
    """A chip with the chance to hit and what else there is to say, and the arrow from one card to the other, if there is one."""

    threat: Threat
    way: ArrowWay | None
    texts: tuple[str, ...]
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
        self._since: object = None
        """What the viewer observed when they were asked for."""
        self._asked: object = None
        self._found: list[Threat] = []
        self.lines: list[ThreatLine] = []
        self.visible = False

    def toggle(self) -> None:
        """Show them, or hide them again."""
        self.on = self.newly_on = not self.on
        self._since = None

    def show(self, *, still: bool, unit: int | None) -> None:
        """Show the threats while the table is still: those of `unit` by arrows, with all their chances, if it has any, or else
        how likely each unit is hit.
        """
        self.visible = self.on and still
        if not self.visible:
            return
        view = self.view
        self._since = self._since or view.o
        if view.o is not self._asked:
            self._asked, self._found = view.o, table_threats(view.o)
        of_unit = [] if unit is None else shown_threats(view.o, self._found, unit)
        shown = of_unit or shown_threats(view.o, self._found, None)
        lines = self._placed(shown, unit if of_unit else None)
        if lines != self.lines or self.rect != view.frame.area:
            self.lines, self.rect = lines, FRect(view.frame.area)
            self.invalidate()

    @property
    def empty(self) -> bool:
        """Whether there is nothing to be shown."""
        return not self.lines

    @property
    def legend(self) -> str:
        """What the chips tell, or why there are none, until the game goes on; nothing while arrows lead to them."""
        if self.view.o is not self._since or self.arrowed:
            return ""
        if self.empty:
            return t("No revealed unit can hit yours or be hit by them.")
        return t("How likely each unit is hit, with the sign of its attacker. Point at one for its arrows.")

    @property
    def arrowed(self) -> bool:
        """Whether arrows lead to the chips."""
        return any(line.way for line in self.lines)

    @property
    def rects(self) -> list[FRect]:
        """Where the chips are, the cards on which they lie and those that arrows come from."""
        lines = self.lines
        units = {one.threat.action.target for one in lines} | {
            one.threat.action.unit for one in lines if one.way
        }
        cards = [self.view.lying[unit].pose.rect for unit in units if unit in self.view.lying]
        return [*cards, *(one.chip for one in self.lines)]

    def _placed(self, shown: Iterable[Threat], unit: int | None) -> list[ThreatLine]:
        """Return chips that cover no other, neither status line nor large buttons: on the threatened card or, of a `unit` whose
        threats are shown by arrows, on the card at the other end.
        """
        view = self.view
        kept = [FRect(view.frame.buttons), *[status_plate(view)] * bool(view.status)]
        lines: list[ThreatLine] = []
        for threat in shown:
            one, other = view.lying.get(threat.action.unit), view.lying.get(threat.action.target)
            if one is None or other is None:
                continue
            way = None if unit is None else _between(one.pose, other.pose)
            card = one if threat.action.target == unit else other
            taken = [*kept, *(line.chip for line in lines)]
            words, chip = self._chip(threat, card, taken, detailed=unit is not None)
            lines.append(ThreatLine(threat, way, words, chip))
        return lines

    def _chip(
        self, threat: Threat, lying: Lying, taken: Sequence[FRect], *, detailed: bool
    ) -> tuple[tuple[str, ...], FRect]:
        """Return what a chip on a card says, and where it stands: all of it if there is room, or else only whether it hits."""
        hits, further = percent(threat.cast.success), further_chances(threat) if detailed else []
        card, detail = lying.pose.rect, lying.side.detail
        upright = [(0.5, FREE[detail])] if card.h > card.w and lying.side.kind is not None else []
        low = detail in (Detail.TOKEN, Detail.SLIM)
        for words in ((hits, *further), (hits,)):
            size = self._size(threat, words, low=low and len(words) == 1)
            parts = [*upright, *((x, y) for x in ACROSS for y in DOWN)]
            points = [(card.x + card.w * x, card.y + card.h * y) for x, y in parts]
            places = [kept_inside(rect_around(point, size), self.view.frame.area) for point in points]
            free = next((place for place in places if place.collidelist(taken) < 0), None)
            if free is not None:
                return words, free
        return words, places[0]

    @property
    def _inks(self) -> tuple[Ink, Ink]:
        """Return that of the chance to hit, and that of whatever else a chip tells."""
        inks, color = self.view.theme.inks, self.view.palette.text
        strong, small = inks.strong.sized(24), inks.small.sized(17)
        return strong.colored(color).aligned(0.5), small.colored(color).aligned(0.5)

    def _size(self, threat: Threat, texts: Sequence[str], *, low: bool) -> Vector2:
        strong, small = self._inks
        writer, first = self.view.theme.writer, self._first(threat, texts)
        if low:
            return Vector2(writer.units(first, strong.sized(LOW_LETTERS)).x + SIDES, LOW)
        wide = max((writer.units(text, small).x + 2 * SIDES for text in texts[1:]), default=0.0)
        return Vector2(
            max(CHIP[0], wide, writer.units(first, strong).x + 2 * SIDES),
            CHIP[1] + LINE * (len(texts) - 1) + (BELOW if len(texts) > 1 else 0.0),
        )

    def _first(self, threat: Threat, texts: Sequence[str]) -> Segments:
        """Return the first line of a chip: whose attack it is of, and how likely that hits."""
        seat = self.view.o.owner[threat.action.unit]
        return [seat_icon(seat, self.view.context.seat_color(seat)), f" {texts[0]}"]

    def paint(self, canvas: Canvas) -> None:
        for line in self.lines:
            if line.way is not None:
                paint_arrow(canvas, line.way, (*self._color(line.threat)[:3], OPAQUE), SLIM)
        strong, small = self._inks
        for line in self.lines:
            ground = (*self.view.palette.bar[1][:3], 245)
            fill(canvas, line.chip, ground, radius=9, rim=self._color(line.threat), thickness=2)
            room = inset(line.chip, 4, 1, 4, 1 if len(line.texts) == 1 else BELOW)
            low = line.chip.h < CHIP[1]
            lies = rows(room, -room.h if low else -CHIP[1] + 2, *(1.0 for _ in line.texts[1:]))
            inks = (strong.sized(LOW_LETTERS) if low else strong, *repeat(small, len(lies) - 1))
            texts: list[Segments] = [self._first(line.threat, line.texts), *line.texts[1:]]
            for text, rect, ink in zip(texts, lies, inks, strict=True):
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
