"""What a panel and a row of the result have in common: a player's points that count up, on a plate, with their bar."""

from __future__ import annotations

from collections.abc import Mapping

from wotrush.model.game import ScorePart
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

COUNTS = 0.75
"""The share of its time in which a source of points counts up."""


class PlayerScore(Node):
    """`show` takes 0 to 1 while the points count up, one source after the other. Until all are counted nothing tells who won."""

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
        self._plain, self._final = (paint_of(line, palette, told=told) for told in (False, True))
        self._plate = self.add(Panel(theme.styles.plain, shadow=shadow))
        self._labeled = [part for part in line.parts if part.key in labels]
        self._shares = shares_of(self._labeled, labels, context)
        self._plate.paint_as = self._final
        self._bar = self.add(ScoreBar(self._shares, highest, palette.track, palette.on_paper))

    def _label(self, text: Text, ink: Ink, name: str, *, fit: Fit = Fit.SHRINK) -> Label:
        return self.add(Label(self._theme.writer, text, ink, fit=fit, name=name))

    @property
    def told(self) -> bool:
        """Whether all is counted."""
        return self._count >= 1

    @property
    def wins(self) -> bool:
        """Whether it is told that this player has won."""
        return self.told and self.line.winner

    def so_far(self, part: ScorePart) -> int | None:
        """Return the points of a source that have been counted; None before its turn."""
        share = self._share(self._labeled.index(part))
        return None if share <= 0 else round(part.points * share)

    def _share(self, source: int) -> float:
        """Return which share of a source is counted; each is seen for a moment before the next one begins."""
        passed = self._count * len(self._labeled) - source
        return 1.0 if self.told else min(1.0, max(0.0, passed / COUNTS))

    def _score_text(self) -> str:
        if self.told:
            return f"{self.line.score}"
        return f"{sum(self.so_far(part) or 0 for part in self._labeled)}"

    def show(self, count: float) -> None:
        """Show a moment of the counting."""
        self._count = count
        points = [max(0, part.points) for part in self._labeled]
        counted = sum(each * self._share(i) for i, each in enumerate(points))
        self._bar.part = counted / max(1, sum(points))
        self._plate.paint_as = self._final if self.told else self._plain
        self.invalidate()


def paint_of(line: ScoreLine, palette: Palette, *, told: bool = True) -> Paint:
    """Return how the plate of a player looks: that of the winner has a golden rim once that is told, and that of the only person
    at the screen is lighter.
    """
    rim = palette.gold_light if told and line.winner else palette.panel_rim
    return Paint(palette.panel_raised[0] if line.own else palette.panel, palette.text, rim)
