"""A bar of the parts that a score consists of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle

from pygame import FRect

from wotrush.model.game import ScorePart
from wotrush.scenes.description.part_label import PartLabel
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.style.paint import fill, icon
from wotrush.stage.color import Color, lighter
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset
from wotrush.stage.node import Node, Tracked

GAP, ROUNDING = 2.0, 5.0
"""The distance between the shares of a bar, and the radius of their corners."""


@dataclass(frozen=True, slots=True)
class Share:
    """A section of a bar. It has an icon too, so that color alone does not distinguish it."""

    key: str
    points: int
    color: Color


class ScoreBar(Node):
    """The parts of a score side by side, in proportion to the highest score of all."""

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
                    icon(grown, share.key, self._ink, inset(cell, 4))
            left = cell.right


def shares_of(
    parts: Sequence[ScorePart], labels: Mapping[str, PartLabel], context: AppContext
) -> list[Share]:
    """Return the parts of a score, each in a shade of its own."""
    palette = context.theme.palette
    shades = (palette.gold[0], lighter(palette.gold_dim, 0.12), palette.paper[1])
    return [
        Share(labels[part.key].icon, part.points, shade)
        for part, shade in zip(parts, cycle(shades), strict=False)
    ]
