"""What luck gave every player and what its decisions cost, below the chart of chances or beside it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import FRect

from wotrush.i18n import t
from wotrush.match.looking_back import SeatReview
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.chance_figures import signed
from wotrush.scenes.result.score_line import ScoreLine
from wotrush.scenes.style.seat_mark import seat_icon
from wotrush.stage.geometry import grid, inset
from wotrush.stage.label import Label
from wotrush.stage.node import Node
from wotrush.stage.typography.text import Segments
from wotrush.stage.widgets import Panel

LINE, ACROSS, GAP = 30.0, 2, 6.0
"""The height of a line about a player, how many stand side by side, and the distance between them."""


class Balances(Node):
    """One line for each player, in wins of a hundred."""

    touchable = False

    def __init__(
        self, context: AppContext, lines: Sequence[ScoreLine], balances: Sequence[SeatReview]
    ) -> None:
        super().__init__(name="balances")
        self._context = context
        self._plate = self.add(Panel(context.theme.styles.plain))
        self._labels = [
            self.add(
                Label(
                    context.theme.writer,
                    partial(self._text, _place(lines, line), line, balances[line.seat]),
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
        return LINE * -(-len(self._labels) // ACROSS)

    def place(self, rect: FRect, *, alone: bool) -> None:
        """Lay out the lines on somebody else's plate or, `alone`, one below the other on a plate of their own."""
        self.rect = rect
        self._plate.rect, self._plate.visible = self.bounds, alone
        room, across = (inset(self.bounds, 16, 10), 1) if alone else (self.bounds, ACROSS)
        for label, cell in zip(
            self._labels, grid(room, across, -(-len(self._labels) // across), GAP), strict=False
        ):
            label.rect = cell


def _place(lines: Sequence[ScoreLine], line: ScoreLine) -> int:
    return 1 + sum((other.winner, other.score) > (line.winner, line.score) for other in lines)
