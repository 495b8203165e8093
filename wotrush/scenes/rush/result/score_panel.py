"""One player's panel on the result page: points counting up, and what they came from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from pygame import FRect

from wotrush.i18n import t, tn
from wotrush.model.game import ScorePart
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.rush.result.final_score import SCORE_PARTS, FinalScore, achievements_text
from wotrush.scenes.rush.texts.words import achievement_name
from wotrush.scenes.style.icons import icon
from wotrush.scenes.style.paint import fill
from wotrush.scenes.style.paint import icon as paint_icon
from wotrush.scenes.style.seat_mark import seat_icon
from wotrush.stage.color import Color, lighter
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset
from wotrush.stage.label import Fit, Label
from wotrush.stage.node import Node, Tracked
from wotrush.stage.style import Paint
from wotrush.stage.typography.text import SMALLEST, Ink, Segments, Text, resolve
from wotrush.stage.widgets import Panel


@dataclass(frozen=True, slots=True)
class Room:
    """Heights of a panel's lines."""

    side: float
    margin: float
    name: float
    line: float
    score: float
    bar: float
    part: float
    achievement: float


ROOMY = Room(side=20, margin=20, name=50, line=30, score=120, bar=30, part=44, achievement=32)
COMPACT = Room(side=12, margin=12, name=44, line=24, score=62, bar=22, part=29, achievement=25)
COUNT = 34.0
GAP, ROUNDING = 2.0, 5.0
"""Between the shares of a bar; of their corners."""
TOP_ROUNDING = 10.0
"""Of a panel's upper corners."""


@dataclass(frozen=True, slots=True)
class Share:
    """A stretch of a bar: told by its icon too, not by its color alone."""

    key: str
    points: int
    color: Color


class ScoreBar(Node):
    """Where points came from, side by side, against the highest score of all."""

    part = Tracked(1.0)
    touchable = False

    def __init__(self, shares: Sequence[Share], highest: float, ground: Color, ink: Color) -> None:
        super().__init__(name="bar")
        self._shares = tuple(shares)
        self._highest = max(1.0, highest)
        self._ground = ground
        self._ink = ink

    def paint(self, canvas: Canvas) -> None:
        fill(canvas, self.bounds, self._ground, radius=ROUNDING)
        unit = self.size.x / self._highest
        reach = unit * sum(share.points for share in self._shares)
        grown = canvas.within(canvas.box(FRect(0, 0, reach * self.part, self.size.y)))
        left = 0.0
        for share in self._shares:
            cell = FRect(left, 0, unit * share.points, self.size.y)
            if share.points > 0:
                fill(grown, FRect(left, 0, cell.w - GAP, cell.h), share.color, radius=ROUNDING)
                if cell.w >= cell.h:
                    paint_icon(grown, share.key, self._ink, inset(cell, 4))
            left = cell.right


def shares_of(parts: Sequence[ScorePart], context: AppContext) -> list[Share]:
    """Medals, bases, achievements, each in its shade."""
    palette = context.theme.palette
    shades = (palette.gold[0], lighter(palette.gold_dim, 0.12), palette.paper[1])
    return [
        Share(SCORE_PARTS[part.key].icon, part.points, shade)
        for part, shade in zip(parts, shades, strict=True)
    ]


class ScorePanel(Node):
    """`show` takes 0 to 1 while the points count up."""

    def __init__(self, context: AppContext, line: FinalScore, kind: Callable[[], str], highest: int) -> None:
        super().__init__(name=f"score {line.seat}")
        theme = self._theme = context.theme
        palette, inks = theme.palette, theme.inks
        self.line = line
        self._count = 1.0
        self._color = context.seat_color(line.seat)
        rim = palette.gold_light if line.winner else palette.panel_rim
        self._plate = self.add(
            Panel(theme.styles.plain, paint=Paint(palette.panel, palette.text, rim), shadow=10)
        )
        self._stripe = self.add(Stripe(self._color))
        self._name = self._label(self._name_text, inks.heading.colored(self._color).aligned(0.5), "name")
        self._kind = self._label(kind, inks.small.aligned(0.5), "kind")
        self._score = self._label(self._score_text, inks.number.sized(84).aligned(0.5), "score")
        shares = shares_of(line.parts, context)
        self._bar = self.add(ScoreBar(shares, highest, palette.sunken, palette.on_paper))
        self._parts = [self._part_row(part, share) for part, share in zip(line.parts, shares, strict=True)]
        self._counts = [self._count_row(achievement) for achievement in line.counts]
        soft = inks.small.aligned(0.5)
        self._held = self._label(partial(achievements_text, line), soft, "achievements", fit=Fit.WRAP)
        self._held.valign = 0.0
        self._done = self._label(self._destroyed_text, soft, "destroyed")

    def _label(self, text: Text, ink: Ink, name: str, *, fit: Fit = Fit.SHRINK) -> Label:
        return self.add(Label(self._theme.writer, text, ink, fit=fit, name=name))

    def _part_row(self, part: ScorePart, share: Share) -> tuple[Label, Label]:
        """What it came from, with how many; and what that made."""
        inks = self._theme.inks
        mark = icon(share.key, share.color)

        def told() -> Segments:
            """Its icon tells what it is where there is no room for its name."""
            named = t("{part}: {count}", part=t(SCORE_PARTS[part.key].name), count=part.count)
            width = self._theme.writer.least_width([mark, "  ", named], inks.body)
            return [mark, "  ", named if width <= what.size.x else f"{part.count}"]

        what = self._label(told, inks.body, part.key)
        return what, self._label(lambda: f"{part.points}", inks.strong.aligned(1.0), f"{part.key} points")

    def _count_row(self, achievement: int) -> tuple[Label, Label]:
        """What the player has of what it counts; the one who holds it has it in gold and marked."""
        held = achievement in self.line.achievements
        inks, palette = self._theme.inks, self._theme.palette
        ink = inks.small.colored(palette.gold_light if held else palette.text_soft)
        mark: Segments = [icon(SCORE_PARTS["achievements"].icon, palette.gold_light), " "] if held else []
        name = self._label(lambda: [*mark, achievement_name(achievement)], ink, f"achievement {achievement}")
        return name, self._label(f"{self.line.counts[achievement]}", ink.aligned(1.0), f"count {achievement}")

    # -- texts

    def _name_text(self) -> Segments:
        mark = seat_icon(self.line.seat, self._color)
        if not self.line.winner:
            return [mark, "  ", self.line.name]
        return [icon("laurel", self._theme.palette.gold_light), " ", mark, "  ", self.line.name]

    def _score_text(self) -> str:
        return f"{round(self.line.score * self._count)}"

    def _destroyed_text(self) -> Segments:
        vehicles = tn("{n} vehicle", "{n} vehicles", self.line.vehicles_destroyed)
        bases = tn("{n} base", "{n} bases", self.line.bases_destroyed)
        told = t("destroyed: {vehicles}, {bases}", vehicles=vehicles, bases=bases)
        if self._theme.writer.units(told, self._theme.inks.small.sized(SMALLEST)).x <= self._done.size.x:
            return told
        return [icon("power", self._theme.palette.text_soft), f" {vehicles}, {bases}"]

    # -- motion and place

    def show(self, count: float) -> None:
        """A moment of counting up."""
        self._count = count
        self._bar.part = count
        self.invalidate()

    def place(self, rect: FRect) -> None:
        self.rect = rect
        self._plate.rect = self.bounds
        self._stripe.rect = FRect(2, 2, rect.w - 4, 8)
        room = COMPACT if rect.h < 520 else ROOMY
        inner = inset(self.bounds, room.side, room.margin)
        self._score.ink = self._score.ink and self._score.ink.sized(room.score * 0.78)
        y = inner.y
        for node, high in ((self._name, room.name), (self._kind, room.line), (self._score, room.score)):
            node.rect = FRect(inner.x, y, inner.w, high)
            y += high
        self._bar.rect = FRect(inner.x, y + 2, inner.w, room.bar)
        y += room.bar + 12
        for what, points in self._parts:
            what.rect = FRect(inner.x, y, inner.w - 48, room.part)
            points.rect = FRect(inner.right - 48, y, 48, room.part)
            y += room.part
        self._done.rect = FRect(inner.x, inner.bottom - room.line, inner.w, room.line)
        self._place_achievements(FRect(inner.x, y, inner.w, max(0.0, self._done.rect.y - y)), room)

    def _place_achievements(self, rect: FRect, room: Room) -> None:
        """Each on a line of its own, or where there is no room only those held."""
        ink, writer = self._theme.inks.small, self._theme.writer
        widest = max((writer.least_width(resolve(name.text), ink) for name, _ in self._counts), default=0)
        each = len(self._counts) * room.achievement + 8 <= rect.h and widest <= rect.w - COUNT
        self._held.visible = not each
        self._held.rect = rect
        for i, (name, count) in enumerate(self._counts):
            name.visible = count.visible = each
            y = rect.y + 8 + i * room.achievement
            name.rect = FRect(rect.x, y, rect.w - COUNT, room.achievement)
            count.rect = FRect(rect.right - COUNT, y, COUNT, room.achievement)


def tallest_panel(line: FinalScore) -> float:
    """As high as its lines need with room to spare."""
    room = ROOMY
    fixed = 2 * room.margin + room.name + 2 * room.line + room.score + room.bar + 12
    return fixed + 3 * room.part + len(line.counts) * room.achievement + 48


class Stripe(Node):
    """A player's color along the top."""

    touchable = False

    def __init__(self, color: Color) -> None:
        super().__init__()
        self._color = color

    def paint(self, canvas: Canvas) -> None:
        """Round above: what would be round below is cut off."""
        whole = FRect(0, 0, self.size.x, self.size.y + TOP_ROUNDING)
        fill(canvas.within(canvas.box(self.bounds)), whole, self._color, radius=TOP_ROUNDING)
