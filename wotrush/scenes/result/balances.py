"""What luck gave every player and what its decisions cost, in wins of a hundred: a line each, in the order of the result."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import FRect

from wotrush.i18n import t
from wotrush.match.looking_back import Balance
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.score_line import ScoreLine
from wotrush.scenes.style.seat_mark import seat_icon
from wotrush.stage.geometry import grid
from wotrush.stage.label import Label
from wotrush.stage.node import Node
from wotrush.stage.typography.text import Segments

LINE = 30.0
ACROSS = 2


def signed(figure: float) -> str:
    """Return a share of wins in whole wins of a hundred, with its sign."""
    hundredths = round(100 * figure)
    return f"{hundredths:+d}".replace("-", "−") if hundredths else "0"


def _place(lines: Sequence[ScoreLine], line: ScoreLine) -> int:
    return 1 + sum((other.winner, other.score) > (line.winner, line.score) for other in lines)


class Balances(Node):
    """One line for each player; two lines stand side by side."""

    touchable = False

    def __init__(self, context: AppContext, lines: Sequence[ScoreLine], balances: Sequence[Balance]) -> None:
        super().__init__(name="balances")
        self._context = context
        ink = context.theme.inks.small
        self._labels = [
            self.add(
                Label(
                    context.theme.writer,
                    partial(self._text, _place(lines, line), line, balances[line.seat]),
                    ink,
                    name=f"balance {line.seat}",
                )
            )
            for line in lines
        ]

    def _text(self, place: int, line: ScoreLine, balance: Balance) -> Segments:
        said = t(
            "{place}. {player} · luck {luck} · decisions {cost}",
            place=place,
            player=line.name,
            luck=signed(balance.luck),
            cost=signed(-balance.cost),
        )
        return [seat_icon(line.seat, self._context.seat_color(line.seat)), f"\u00a0{said}"]

    @property
    def high(self) -> float:
        """The height that all lines need."""
        return LINE * -(-len(self._labels) // ACROSS)

    def place(self, rect: FRect) -> None:
        self.rect = rect
        down = -(-len(self._labels) // ACROSS)
        for label, cell in zip(self._labels, grid(self.bounds, ACROSS, down, 6), strict=False):
            label.rect = cell
