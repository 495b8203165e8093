"""The page that compares results with those of the strongest level on the same cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import FRect

from wotrush.i18n import t, tn
from wotrush.match.analysis.par import PLAYS
from wotrush.model.game import Seat
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.contents import ResultChapter
from wotrush.scenes.result.par.dot_plot import DotPlot, PlotLegend
from wotrush.scenes.result.par.plays import ParPlays
from wotrush.scenes.result.score_line import ScoreLine
from wotrush.scenes.setup.opponents import level_name
from wotrush.stage.geometry import columns, inset, rows
from wotrush.stage.label import Fit, Label
from wotrush.stage.widgets import Panel

SAID, CLOSE, GAP = 40.0, 30.0, 10.0
"""The height of a sentence, that of one where many stand below each other, and the gap between two people."""
LEGEND, HIGH, LOWEST_PLOT, MOST_APART = 380.0, 180.0, 76.0, 96.0
"""The width of a legend, the height below which a plot comes close to its sentence, the one below which it shows nothing, and the
greatest height of a sentence above the legend where there is no plot.
"""


class ParPage(ResultChapter):
    """A sentence and a plot for each of these people. Games are played while the page is open."""

    touchable = False

    def __init__(
        self, context: AppContext, par: ParPlays, people: Sequence[ScoreLine], you: Seat | None
    ) -> None:
        super().__init__(name="par")
        self._par, self._you = par, you
        theme = context.theme
        self._plate = self.add(Panel(theme.styles.plain))
        self._rows = [
            (
                self.add(
                    Label(theme.writer, partial(self._said, line), theme.inks.strong, name=f"par {line.seat}")
                ),
                self.add(PlotLegend(context, line, lambda: par.plays)),
                self.add(DotPlot(context, line, people, lambda: par.plays)),
            )
            for line in people
        ]
        heading = theme.inks.subheading.colored(theme.palette.gold_light)
        self._note = self.add(Label(theme.writer, self._progress, heading, fit=Fit.WRAP, name="par progress"))

    def work(self) -> None:
        """Show every game that has ended, and that no more can be played."""
        if self._par.work():
            for row in self._rows:
                for node in row:
                    node.invalidate()
            self._note.invalidate()

    def rest(self) -> None:
        self._par.rest()

    def _said(self, line: ScoreLine) -> str:
        plays, level = self._par.plays, level_name(self._par.info, self._par.info.par)
        beaten = sum(play.scores[line.seat] < line.score for play in plays)
        if not plays:
            return t("{player}: {points}", player=line.name, points=line.score)
        if line.seat == self._you:
            return tn(
                "Your score of {points} beats {beaten} of {n} game at level {level} with these cards.",
                "Your score of {points} beats {beaten} of {n} games at level {level} with these cards.",
                len(plays),
                points=line.score,
                beaten=beaten,
                level=level,
            )
        return tn(
            "{player}: a score of {points} beats {beaten} of {n} game at level {level} with these cards.",
            "{player}: a score of {points} beats {beaten} of {n} games at level {level} with these cards.",
            len(plays),
            player=line.name,
            points=line.score,
            beaten=beaten,
            level=level,
        )

    def _progress(self) -> str:
        level = level_name(self._par.info, self._par.info.par)
        if self._par.complete:
            if len(self._rows) == 1:
                return t(
                    "Opponents of level {level} have played these cards {most} times in your place.",
                    level=level,
                    most=PLAYS,
                )
            return t(
                "Level {level} has played the same cards {most} times in the seats of the people.",
                level=level,
                most=PLAYS,
            )
        if self._par.stopped:
            return t(
                "Level {level} stopped after {count} of {most} games. Open this page again to go on.",
                level=level,
                count=len(self._par.plays),
                most=PLAYS,
            )
        return t(
            "So far {count} of {most} games: while this page is open, level {level} plays the same cards in the seats"
            " of the people.",
            count=len(self._par.plays),
            most=PLAYS,
            level=level,
        )

    def place(self, rect: FRect) -> None:
        self.rect = rect
        self._plate.rect = self.bounds
        inner = inset(self.bounds, 26, 12, 26, 8)
        note = self._note.height_at(inner.w)
        self._note.rect, body = rows(inner, -note - 4, 1, gap=GAP)
        each = (body.h + GAP) / len(self._rows) - GAP
        above = SAID if each >= HIGH else CLOSE
        plotted = each >= above + LOWEST_PLOT
        for number, (said, legend, plot) in enumerate(self._rows):
            high = each if plotted else min(each, MOST_APART)
            line, below = rows(FRect(body.x, body.y + number * (high + GAP), body.w, high), -above, 1)
            plot.rect, plot.visible = below, plotted
            if plotted:
                said.rect, legend.rect = columns(line, 1, -LEGEND, gap=GAP)
            else:
                said.rect, legend.rect = line, FRect(below.x, below.y, LEGEND, min(CLOSE, below.h))
