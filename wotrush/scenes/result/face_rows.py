"""A page with a row of cards for each player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import FRect

from wotrush.i18n import tn
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.contents import ResultChapter
from wotrush.scenes.result.score_line import ScoreLine
from wotrush.scenes.result.standing.player_score import paint_of
from wotrush.scenes.style.seat_mark import seat_icon
from wotrush.stage.geometry import columns, rows
from wotrush.stage.label import Label
from wotrush.stage.node import Node
from wotrush.stage.sprite import Sprite
from wotrush.stage.typography.text import resolve, smallest
from wotrush.stage.widgets import Panel

BESIDE_SCORE, BESIDE_NAME = 10.0, 14.0
"""The room between a name in one line and the points, and between it and the count."""
NAME, COUNT, SCORE = 40.0, 30.0, 64.0
"""The heights of a name, of what is counted, and of the points below them."""
LOWER = 12.0
"""How much lower the word beside the points stands than their middle, so that both share a line."""


class FaceRow(Node):
    """The name of a player, what `count` says below it, the points, and cards, on a plate."""

    touchable = False
    sprites: Sequence[Sprite]

    def __init__(self, context: AppContext, of: ScoreLine, name: str, count: Callable[[], str]) -> None:
        super().__init__(name=f"{name} {of.seat}")
        theme, color = context.theme, context.seat_color(of.seat)
        self._shadow = theme.shadow
        self._plate = self.add(Panel(theme.styles.plain, paint=paint_of(of, theme.palette)))
        self._ink, self._score_ink = theme.inks.subheading.colored(color), theme.inks.number
        self._name = self.add(
            Label(theme.writer, lambda: [seat_icon(of.seat, color), f" {of.name}"], self._ink)
        )
        self._count_ink = theme.inks.small
        self._count = self.add(Label(theme.writer, count, self._count_ink, name="count"))
        self._score = self.add(Label(theme.writer, f"{of.score}", theme.inks.number, name="score"))
        self._unit = self.add(Label(theme.writer, partial(_unit, of.score), theme.inks.small, name="unit"))
        self._unit.visible = False

    def card(self, name: str, tooltip: Callable[[], str]) -> Sprite:
        """Add a card that shows its face when its turn comes."""
        sprite = self.add(Sprite(name=name))
        sprite.shadow, sprite.visible, sprite.tooltip = self._shadow, False, tooltip
        return sprite

    def place_name(self, room: FRect) -> None:
        """Place the count below the name, and the points below that or, where the room is low, at the right."""
        ink, below = self._score_ink, room.h >= NAME + COUNT + SCORE
        if below:
            name, count, points, _ = rows(room, -NAME, -COUNT, -SCORE, 1)
            points, unit = columns(points, -self._width_of_score(), 1, gap=8)
            self._unit.rect = unit.move(0, LOWER)
        else:
            head, count = rows(room, 1, -min(COUNT, room.h / 2))
            name, points = columns(head, 1, -self._width_of_score(), gap=10)
        self._name.rect, self._count.rect, self._score.rect = name, count, points
        self._unit.visible, self._count.visible = below, True
        self._score.ink = ink if below else ink.aligned(1.0)

    def place_name_in_line(self, room: FRect) -> None:
        """Place the count behind the name if it has room there, and the points at the right."""
        room, self._score.rect = columns(room, 1, -self._width_of_score(), gap=BESIDE_SCORE)
        self._score.ink, self._unit.visible = self._score_ink.aligned(1.0), False
        self._name.rect, rest = columns(room, -min(self._width_of_name(), room.w), 1, gap=BESIDE_NAME)
        self._count.rect = rest.move(0, 4)
        self._count.visible = self._least_width_of_count() <= rest.w

    def width_of_head(self) -> float:
        """Return how much room name, count and points need in one line."""
        words = self._width_of_name() + BESIDE_NAME + self._least_width_of_count()
        return words + BESIDE_SCORE + self._width_of_score() + 2

    def _width_of_score(self) -> float:
        return self._name.writer.units(str(self._score), self._score_ink).x + 4

    def _width_of_name(self) -> float:
        return self._name.writer.units(resolve(self._name.text), self._ink).x + 2

    def _least_width_of_count(self) -> float:
        least = self._count_ink.sized(smallest(self._count_ink))
        return self._count.writer.units(resolve(self._count.text), least).x


def _unit(points: int) -> str:
    """Return the word beside the points."""
    return tn("point", "points", points)


class FaceRowsPage(ResultChapter):
    """Faces are drawn one per frame, so that the page opens at once."""

    touchable = False
    rows: Sequence[FaceRow]

    def work(self) -> None:
        """Show one more of the faces."""
        for row in self.rows:
            for sprite in row.sprites:
                if not sprite.visible and sprite.size.x:
                    sprite.visible = True
                    return
