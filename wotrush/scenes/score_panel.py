"""One player's panel on the result page: points counting up, what they came from, and the final squad."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import FRect, Rect

from wotrush.i18n import t, tn
from wotrush.model.game import ScorePart
from wotrush.scenes.context import AppContext
from wotrush.scenes.final_score import PART_NAMES, FinalScore, achievements_text
from wotrush.scenes.icons import class_icon, icon, nation_icon
from wotrush.stage.canvas import Canvas
from wotrush.stage.color import Color, lighter
from wotrush.stage.geometry import inset
from wotrush.stage.label import Fit, Label
from wotrush.stage.node import Node, Tracked
from wotrush.stage.style import Paint
from wotrush.stage.text import Ink, Segment, Segments, Text
from wotrush.stage.widgets import Panel

PART_ICONS = {"medals": "medal", "bases": "laurel", "achievements": "armor"}


@dataclass(frozen=True, slots=True)
class Room:
    """Heights of a panel's lines."""

    margin: float
    name: float
    line: float
    score: float
    part: float
    icons: float


ROOMY = Room(margin=20, name=46, line=28, score=108, part=40, icons=34)
COMPACT = Room(margin=12, name=44, line=24, score=62, part=29, icons=29)


class ScoreBar(Node):
    """The parts of a score side by side, against the highest score of all."""

    part = Tracked(1.0)
    touchable = False

    def __init__(self, points: Sequence[int], colors: Sequence[Color], highest: int, ground: Color) -> None:
        super().__init__(name="bar")
        self._points = points
        self._colors = colors
        self._highest = max(1, highest)
        self._ground = ground

    def paint(self, canvas: Canvas) -> None:
        box = canvas.box(self.bounds)
        round_ = canvas.px(5)
        pygame.draw.rect(canvas.surface, self._ground, box, border_radius=round_)
        left = float(box.x)
        for points, color in zip(self._points, self._colors, strict=True):
            wide = box.w * points / self._highest * self.part
            if points:
                cell = Rect(round(left), box.y, max(1, round(left + wide) - round(left)), box.h)
                pygame.draw.rect(canvas.surface, color, cell, border_radius=round_)
            left += wide


class ScorePanel(Node):
    """`count` runs from 0 to 1 while the points count up."""

    def __init__(self, context: AppContext, line: FinalScore, kind: Callable[[], str], highest: int) -> None:
        super().__init__(name=f"score {line.seat}")
        theme = self._theme = context.theme
        palette, inks = theme.palette, theme.inks
        self.line = line
        self._count = 1.0
        color = context.seat_color(line.seat)
        rim = palette.gold_light if line.winner else palette.panel_rim
        self._plate = self.add(
            Panel(theme.styles.plain, paint=Paint(palette.panel, palette.text, rim), shadow=10)
        )
        self._stripe = self.add(Stripe(color))
        self._name = self._label(self._name_text, inks.heading.colored(color).aligned(0.5), "name")
        self._kind = self._label(kind, inks.small.aligned(0.5), "kind")
        self._score = self._label(self._score_text, inks.number.sized(84).aligned(0.5), "score")
        shades = (palette.gold[0], lighter(palette.gold_dim, 0.12), palette.paper[1])
        self._bar = self.add(ScoreBar([p.points for p in line.parts], shades, highest, palette.sunken))
        self._parts = [self._part_row(part, shade) for part, shade in zip(line.parts, shades, strict=True)]
        self._held = self._label(
            lambda: achievements_text(line), inks.small.aligned(0.5), "achievements", fit=Fit.WRAP
        )
        self._held.valign = 0.0
        soft = inks.body.sized(23).aligned(0.5)
        self._classes = self._label(self._classes_text, soft, "classes")
        self._nations = self._label(self._nations_text, soft, "nations")
        self._squad = self._label(self._squad_text, inks.small.aligned(0.5), "squad")
        self._done = self._label(self._destroyed_text, inks.small.aligned(0.5), "destroyed")

    def _label(self, text: Text, ink: Ink, name: str, *, fit: Fit = Fit.SHRINK) -> Label:
        return self.add(Label(self._theme.writer, text, ink, fit=fit, name=name))

    def _part_row(self, part: ScorePart, shade: Color) -> tuple[Label, Label]:
        """What it came from, with how many; and what that made."""
        inks = self._theme.inks
        mark = icon(PART_ICONS[part.key], shade)
        what = self._label(
            lambda: [mark, " ", t("{part}: {count}", part=t(PART_NAMES[part.key]), count=part.count)],
            inks.body,
            part.key,
        )
        return what, self._label(lambda: f"{part.points}", inks.strong.aligned(1.0), f"{part.key} points")

    # -- texts

    def _name_text(self) -> Segments:
        if not self.line.winner:
            return self.line.name
        return [icon("laurel", self._theme.palette.gold_light), " ", self.line.name]

    def _score_text(self) -> str:
        return f"{round(self.line.score * self._count)}"

    def _classes_text(self) -> Segments:
        return _counted(
            [(class_icon(i, self._theme.palette.text_soft), n) for i, n in enumerate(self.line.classes)]
        )

    def _nations_text(self) -> Segments:
        return _counted([(nation_icon(i), n) for i, n in enumerate(self.line.nations)])

    def _squad_text(self) -> str:
        return tn("{n} card in the squad", "{n} cards in the squad", self.line.cards)

    def _destroyed_text(self) -> str:
        vehicles = tn("{n} vehicle", "{n} vehicles", self.line.vehicles_destroyed)
        bases = tn("{n} base", "{n} bases", self.line.bases_destroyed)
        return t("destroyed: {vehicles}, {bases}", vehicles=vehicles, bases=bases)

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
        inner = inset(self.bounds, 18, room.margin)
        self._score.ink = self._score.ink and self._score.ink.sized(room.score * 0.78)
        y = inner.y
        for node, high in ((self._name, room.name), (self._kind, room.line), (self._score, room.score)):
            node.rect = FRect(inner.x, y, inner.w, high)
            y += high
        self._bar.rect = FRect(inner.x, y + 2, inner.w, 14)
        y += 24
        for what, points in self._parts:
            what.rect = FRect(inner.x, y, inner.w - 48, room.part)
            points.rect = FRect(inner.right - 48, y, 48, room.part)
            y += room.part
        self._place_foot(inner, y, room)

    def _place_foot(self, inner: FRect, top: float, room: Room) -> None:
        """From below; what is left between belongs to the achievements."""
        bottom = inner.bottom
        for node, high in (
            (self._done, room.line),
            (self._squad, room.line),
            (self._nations, room.icons),
            (self._classes, room.icons),
        ):
            bottom -= high
            node.rect = FRect(inner.x, bottom, inner.w, high)
        self._held.rect = FRect(inner.x, top, inner.w, max(0.0, bottom - top))


class Stripe(Node):
    """A player's color along the top."""

    touchable = False

    def __init__(self, color: Color) -> None:
        super().__init__()
        self._color = color

    def paint(self, canvas: Canvas) -> None:
        radius = canvas.px(10)
        pygame.draw.rect(
            canvas.surface,
            self._color,
            canvas.box(self.bounds),
            border_top_left_radius=radius,
            border_top_right_radius=radius,
        )


def _counted(pairs: Sequence[tuple[Segment, int]]) -> Segments:
    segments: list[Segment] = []
    for mark, count in pairs:
        segments += [mark, f"\u00a0{count}   "]
    return segments
