"""What luck gave every player in all, and what its decisions gave away in a turn, below the chart of chances."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import FRect

from wotrush.i18n import decimal, t
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.chance_figures import signed
from wotrush.scenes.result.score_line import ScoreLine
from wotrush.scenes.style.seat_mark import seat_icon
from wotrush.stage.geometry import grid
from wotrush.stage.label import Label
from wotrush.stage.node import Node
from wotrush.stage.typography.text import Segments, resolve

LINE, GAP = 30.0, 20.0
"""The height of a line about a player, and the distance between two of them."""
FEW, MANY = 3, 5
"""More lines than the first say less where two of them then find room side by side; more than the second always do, since they
would leave the chart too little room if each stood alone.
"""


class Balances(Node):
    """One line for each player, in percent of chances to win. Decisions are told by the turn: over a whole game theirs and
    luck would look like an account of the curve, and they are none. Where nobody gave anything away, nothing is told of it.
    """

    def __init__(
        self,
        context: AppContext,
        lines: Sequence[ScoreLine],
        luck: Sequence[float],
        given_away: Sequence[float],
        turns: Sequence[int],
    ) -> None:
        """`luck` and `given_away` are chances to win, in all, and `turns` says how many each seat had."""
        super().__init__(name="balances")
        self._context = context
        self._costs = [100 * lost / max(1, n) for lost, n in zip(given_away, turns, strict=True)]
        self._brief = False
        """Whether lines leave out that decisions are told by the turn, since many of them stand side by side."""
        self._labels = [
            self.add(
                Label(
                    context.theme.writer,
                    partial(self._text, line, signed(luck[line.seat])),
                    context.theme.inks.small,
                    name=f"balance {line.seat}",
                )
            )
            for line in lines
        ]

    def _text(self, line: ScoreLine, luck: str) -> Segments:
        cost = self._costs[line.seat]
        named = {"player": line.name, "luck": luck, "cost": decimal(cost)}
        if not any(round(each, 1) for each in self._costs):
            said = t("{player} · luck {luck}%", player=line.name, luck=luck)
        elif self._brief:
            said = t("{player} · luck {luck}% · given away {cost}%", **named)
        else:
            said = t("{player} · luck {luck}% · given away per turn {cost}%", **named)
        return [seat_icon(line.seat, self._context.seat_color(line.seat)), f"\u00a0{said}"]

    def height_at(self, width: float) -> float:
        """Return the height that all lines need in that width."""
        return LINE * self._down(width)

    def _down(self, width: float) -> int:
        """Return how many lines stand below one another: the fewest in which all of them can be read, and of many half."""
        count = len(self._labels)
        self._brief = False
        most = next((most for most in (3, 2) if self._fit(most, width)), 1)
        self._brief = most == 1 and count > FEW
        self._brief &= count > MANY or self._fit(2, width)
        return -(-count // (2 if self._brief else most))

    def _fit(self, across: int, width: float) -> bool:
        """Return whether so many lines, as they are told now, find room side by side."""
        return across * (self._longest() + GAP) - GAP <= width

    def _longest(self) -> float:
        ink, writer = self._context.theme.inks.small, self._context.theme.writer
        return max(writer.least_width(resolve(one.text), ink) for one in self._labels)

    def place(self, rect: FRect) -> None:
        """Lay out the lines, side by side in equal numbers as far as they go, in letters of one size."""
        self.rect = rect
        ink, writer, scale = self._context.theme.inks.small, self._context.theme.writer, self.transform.scale
        down = self._down(rect.w)
        cells = grid(self.bounds, -(-len(self._labels) // down), down, GAP)
        for label, cell in zip(self._labels, cells, strict=False):
            label.rect = cell
        sizes = [
            writer.fitting_ink(resolve(label.text), ink, int(label.size.x * scale), scale).size
            for label in self._labels
        ]
        for label in self._labels:
            label.ink = ink.sized(min(sizes))
