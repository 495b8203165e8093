"""The page of points: a panel for each player, or a row where there are many, and beside them what is worth telling."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import ceil

from pygame import FRect, Vector2

from wotrush.i18n import t
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.contents import Highlight, ResultChapter, ResultContents
from wotrush.scenes.result.score_line import ScoreLine, place_of
from wotrush.scenes.result.standing.highlights import Highlights
from wotrush.scenes.result.standing.player_score import PlayerScore
from wotrush.scenes.result.standing.score_panel import ScorePanel, tallest_panel
from wotrush.scenes.result.standing.score_table import ScoreRow, ScoreTable
from wotrush.scenes.result.standing.won_pictures import CAPTIONS, wanted_height
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.setup.opponents import kind_name
from wotrush.stage.geometry import columns, rows
from wotrush.stage.motion.easing import ease_in_out

MOST_PANELS = 5
"""More players than this have rows instead of panels."""
LEAST_PANEL, WIDEST_PANEL, LEAST_TABLE, WIDEST_TABLE = 258.0, 560.0, 1000.0, 1320.0
GAP = 20.0
COUNTED, ALL_BUT_TOLD = 0.85, 0.9999
"""The share of its time after which all is counted and the players go to their places, and the most that is counted before."""
PICTURES = 220.0
"""How much taller panels may be that show pictures."""
SIDE, LEAST_SIDE, MOST_SIDE, TWO_COLUMNS = 0.32, 400.0, 1160.0, 880.0
"""The width of the highlights beside the points: its share of the page, the least and the most, and that of two columns."""
BELOW, LEAST_HEIGHT = 170.0, 520.0
"""The height of the highlights below the points, and the least that they leave to these."""
LOWEST_SIDE = 400.0


class PointsPage(ResultChapter):
    """`show` takes 0 to 1 while the points count up: then players stay in the order of their seats, and go to their places at
    last.
    """

    touchable = False

    def __init__(
        self,
        context: AppContext,
        session: GameSession,
        contents: ResultContents,
        lines: Sequence[ScoreLine],
        highlights: Sequence[Highlight],
    ) -> None:
        super().__init__(name="points")
        highest = max(line.score for line in lines)
        seen, labels = session.everybody_sees(), session.description.score_parts
        won = {line.seat: contents.pictures(seen, line.seat) for line in lines}
        kinds = {line.seat: partial(_kind, session, line, lines) for line in lines}
        decided = _decided(session)
        self._number_size = context.theme.inks.small.size
        self._panels: list[ScorePanel] = []
        self._table: ScoreTable | None = None
        if len(lines) > MOST_PANELS:
            of_players = [
                ScoreRow(
                    context,
                    line,
                    kinds[line.seat],
                    highest,
                    labels,
                    won[line.seat],
                )
                for line in lines
            ]
            self._table = self.add(ScoreTable(context, labels, of_players))
            self._tallest = self._table.tallest
        else:
            self._panels = [
                self.add(
                    ScorePanel(
                        context,
                        line,
                        kinds[line.seat],
                        highest,
                        labels,
                        contents.figures(seen, line.seat),
                        contents.remarks(seen, line.seat, context.theme, decided, line.winner),
                        won[line.seat],
                        contents.notes(seen, line.seat),
                    )
                )
                for line in lines
            ]
            self._tallest = tallest_panel(len(labels), len(contents.figures(seen, lines[0].seat)))
            self._tallest += PICTURES if any(won.values()) else 0.0
        self._places: list[Vector2] = []
        """Where the players stand who were placed so."""
        self.highlights = self.add(Highlights(context, highlights)) if highlights else None

    @property
    def _scores(self) -> Sequence[PlayerScore]:
        return self._panels if self._table is None else self._table.rows

    def show(self, part: float, *, by_steps: bool = False) -> None:
        """Show a moment of the counting, or with `by_steps` of one in which nothing moves."""
        counted, moved = min(1.0, part / COUNTED), max(0.0, (part - COUNTED) / (1 - COUNTED))
        if by_steps:
            sources = max(1, len(self._scores[0].line.parts))
            counted, moved = ceil(counted * sources) / sources, float(part >= 1)
        for each in self._scores:
            each.show(min(counted, ALL_BUT_TOLD) if part < 1 else 1.0)
        by_seat = sorted(range(len(self._scores)), key=lambda i: self._scores[i].line.seat)
        for slot, i in enumerate(by_seat):
            self._scores[i].pos = self._places[slot].lerp(self._places[i], ease_in_out(moved))
        if self.highlights is not None:
            self.highlights.alpha = float(part >= 1)

    def place(self, rect: FRect) -> None:
        self.rect = rect
        room = FRect(self.bounds)
        beside, least = self._beside(rect), self._least
        if self.highlights is not None:
            self.highlights.visible = True
        if self.highlights is not None and rect.h >= LOWEST_SIDE and rect.w - least - GAP >= LEAST_SIDE:
            main = min(rect.w - GAP - beside, self._widest)
            room = FRect((rect.w - main - GAP - beside) / 2, 0, main, min(rect.h, self._tallest))
            side = FRect(room.right + GAP, 0, beside, room.h)
            self.highlights.place_in_columns(side, 2 if beside >= TWO_COLUMNS else 1)
        elif self.highlights is not None and rect.h - BELOW - GAP >= LEAST_HEIGHT:
            room, line = rows(room, 1, -BELOW, gap=GAP)
            if room.h > self._tallest:
                line.y -= room.h - self._tallest
                room.h = self._tallest
            self.highlights.place_in_line(line)
        elif self.highlights is not None:
            self.highlights.visible = False
        self._place_points(room)
        self._places = [Vector2(each.pos) for each in self._scores]

    @property
    def _least(self) -> float:
        """The least width of the points."""
        return LEAST_TABLE if self._table is not None else len(self._panels) * (LEAST_PANEL + GAP) - GAP

    @property
    def _widest(self) -> float:
        return WIDEST_TABLE if self._table is not None else len(self._panels) * (WIDEST_PANEL + GAP) - GAP

    def _beside(self, rect: FRect) -> float:
        """Return the width of the highlights beside the points, which leave it all that they cannot use themselves."""
        free = rect.w - GAP
        wanted = max(LEAST_SIDE, min(SIDE * rect.w, free - self._least), free - self._widest)
        return min(wanted, MOST_SIDE)

    def _place_points(self, room: FRect) -> None:
        high = min(room.h, self._tallest)
        if self._table is not None:
            self._table.place(FRect(room.x, room.y, room.w, high))
            return
        wide, most = min(room.w, self._widest), max(len(panel.won) for panel in self._panels)
        whole = FRect(room.x + (room.w - wide) / 2, room.y, wide, high)
        for panel, cell in zip(self._panels, columns(whole, *[1] * len(self._panels), gap=GAP), strict=True):
            panel.place(cell, most, wanted_height([panel.won for panel in self._panels]))
        form = max(panel.fitting_form() for panel in self._panels)
        uncounted = frozenset[str]().union(*(panel.crowded() for panel in self._panels))
        for panel in self._panels:
            panel.form, panel.uncounted = form, uncounted
        size = min(panel.fitting_part() for panel in self._panels)
        of_figures = min(size, *(panel.fitting_figure() for panel in self._panels))
        for panel in self._panels:
            panel.size_parts(size, of_figures)
        self._label_pictures(min(size, self._panels[0].growth * self._number_size))

    def _label_pictures(self, size: float) -> None:
        """Write below what was won what it is, or its figure where that has no room, or beside pictures that stand for several
        how many, in letters of that size: alike in all panels.
        """
        won = [panel.won for panel in self._panels]
        counted = [each for each in won if each.counted]
        if not counted:
            ways = [*((high, False) for high in CAPTIONS), (CAPTIONS[0], True)]
            fitting = (way for way in ways if all(each.fits(way[0], figures=way[1]) for each in won))
            high, figures = next(fitting, (0.0, False))
            for each in won:
                each.caption(high, figures=figures)
            return
        widest = max(each.widest_number(size) for each in counted)
        sign = min(each.fitting_sign(widest) for each in counted)
        for each in counted:
            each.number(sign, size)


def _kind(session: GameSession, line: ScoreLine, lines: Sequence[ScoreLine]) -> str:
    """Say who played and, where others than the winner are more than one, in which place, which equal points share."""
    kind = t("You") if line.own else kind_name(session.info, session.players[line.seat])
    if line.winner or len(lines) == 2:
        return kind
    return t("{kind} · place {place}", kind=kind, place=place_of(line, lines))


def _decided(session: GameSession) -> str:
    """Return what decided the game, as its rules name it; nothing if somebody left it."""
    result = session.result()
    return result.outcome.decided_by if result is not None and result.outcome is not None else ""
