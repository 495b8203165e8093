"""What luck gave every player and what its decisions cost, below the chart of chances."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import FRect

from wotrush.i18n import t
from wotrush.match.looking_back import SeatReview
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.chance_figures import signed
from wotrush.scenes.result.score_line import ScoreLine, place_of
from wotrush.scenes.style.seat_mark import seat_icon
from wotrush.stage.geometry import grid
from wotrush.stage.label import Label
from wotrush.stage.node import Node
from wotrush.stage.typography.text import Segments

LINE, MOST_ACROSS, GAP = 30.0, 3, 6.0
"""The height of a line about a player, how many stand side by side at most, and the distance between them."""


class Balances(Node):
    """One line for each player, in wins of a hundred."""

    touchable = False

    def __init__(
        self, context: AppContext, lines: Sequence[ScoreLine], balances: Sequence[SeatReview]
    ) -> None:
        super().__init__(name="balances")
        self._context = context
        self._labels = [
            self.add(
                Label(
                    context.theme.writer,
                    partial(self._text, place_of(line, lines), line, balances[line.seat]),
                    context.theme.inks.small,
                    name=f"balance {line.seat}",
                )
            )
            for line in lines
        ]

    def _text(self, place: int, line: ScoreLine, balance: SeatReview) -> Segments:
        said = t(
            "{place}. {player} · luck {luck} · decisions {cost}",
            place=place,
            player=line.name,
            luck=signed(balance.luck),
            cost=signed(-balance.cost),
        )
        return [seat_icon(line.seat, self._context.seat_color(line.seat)), f"\u00a0{said}"]

    @property
    def height(self) -> float:
        """Return the height that all lines need."""
        return LINE * self._down

    @property
    def _down(self) -> int:
        return -(-len(self._labels) // MOST_ACROSS)

    def place(self, rect: FRect) -> None:
        """Lay out the lines, side by side in equal numbers as far as they go."""
        self.rect = rect
        cells = grid(self.bounds, -(-len(self._labels) // self._down), self._down, GAP)
        for label, cell in zip(self._labels, cells, strict=False):
            label.rect = cell
