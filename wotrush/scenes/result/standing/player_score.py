"""What a panel and a row of the result have in common: a player's points that count up, on a plate, with their bar."""

from __future__ import annotations

from collections.abc import Mapping

from wotrush.scenes.description.part_label import PartLabel
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.score_line import ScoreLine
from wotrush.scenes.result.standing.score_bar import ScoreBar, shares_of
from wotrush.scenes.style.palette import Palette
from wotrush.stage.label import Fit, Label
from wotrush.stage.node import Node
from wotrush.stage.style import Paint
from wotrush.stage.typography.text import Ink, Text
from wotrush.stage.widgets import Panel


class PlayerScore(Node):
    """`show` takes 0 to 1 while the points count up."""

    def __init__(
        self,
        context: AppContext,
        line: ScoreLine,
        highest: int,
        labels: Mapping[str, PartLabel],
        *,
        shadow: float = 0.0,
    ) -> None:
        super().__init__(name=f"score {line.seat}")
        theme = self._theme = context.theme
        palette = theme.palette
        self.line, self._color, self._count = line, context.seat_color(line.seat), 1.0
        self._plate = self.add(Panel(theme.styles.plain, paint=paint_of(line, palette), shadow=shadow))
        self._labeled = [part for part in line.parts if part.key in labels]
        self._shares = shares_of(self._labeled, labels, context)
        self._bar = self.add(ScoreBar(self._shares, highest, palette.track, palette.on_paper))

    def _label(self, text: Text, ink: Ink, name: str, *, fit: Fit = Fit.SHRINK) -> Label:
        return self.add(Label(self._theme.writer, text, ink, fit=fit, name=name))

    def _score_text(self) -> str:
        return f"{round(self.line.score * self._count)}"

    def show(self, count: float) -> None:
        """Show a moment of the counting."""
        self._count = self._bar.part = count
        self.invalidate()


def paint_of(line: ScoreLine, palette: Palette) -> Paint:
    """Return how the plate of a player looks: that of the winner has a golden rim, that of the only person at the screen is
    lighter.
    """
    rim = palette.gold_light if line.winner else palette.panel_rim
    return Paint(palette.panel_raised[0] if line.own else palette.panel, palette.text, rim)
