"""The page of points: a panel for each player."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import FRect

from wotrush.model.game import Seat
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.contents import ResultChapter, ResultContents
from wotrush.scenes.result.score_line import ScoreLine
from wotrush.scenes.result.score_panel import ScorePanel, tallest_panel
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.setup.opponents import kind_name
from wotrush.stage.geometry import columns

WIDEST_PANEL = 520.0
GAP, NARROW_GAP = 20.0, 10.0
MANY = 5
"""More panels than this stand closer together."""
PICTURES = 220.0
"""How much taller panels are that show pictures."""


class PointsPage(ResultChapter):
    """`show` takes 0 to 1 while the points count up."""

    touchable = False

    def __init__(
        self,
        context: AppContext,
        session: GameSession,
        contents: ResultContents,
        lines: Sequence[ScoreLine],
        you: Seat | None = None,
    ) -> None:
        """`you` is the seat of the only person at the screen."""
        super().__init__(name="points")
        highest = max(line.score for line in lines)
        seen, labels = session.everybody_sees(), session.screens.score_parts
        self._panels = [
            self.add(
                ScorePanel(
                    context,
                    line,
                    partial(kind_name, session.info, session.players[line.seat]),
                    highest,
                    labels,
                    contents.figures(seen, line.seat),
                    contents.remarks(seen, line.seat, context.theme),
                    contents.pictures(seen, line.seat),
                    own=line.seat == you,
                )
            )
            for line in lines
        ]
        self._tallest = tallest_panel(len(labels), len(contents.figures(seen, lines[0].seat)))
        if any(contents.pictures(seen, line.seat) for line in lines):
            self._tallest += PICTURES

    def show(self, part: float) -> None:
        for panel in self._panels:
            panel.show(part)

    def place(self, rect: FRect) -> None:
        count = len(self._panels)
        gap = GAP if count <= MANY else NARROW_GAP
        width = min(WIDEST_PANEL, (rect.w - gap * (count - 1)) / count)
        whole = FRect(0, rect.y, width * count + gap * (count - 1), min(rect.h, self._tallest))
        whole.centerx = rect.centerx
        self.rect = whole
        for panel, cell in zip(self._panels, columns(self.bounds, *[1] * count, gap=gap), strict=True):
            panel.place(cell, max(panel.pictures for panel in self._panels))
        form = max(panel.fitting_form() for panel in self._panels)
        for panel in self._panels:
            panel.form = form
