"""The points of many players: a row for each, and above them what the columns count."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from pygame import FRect

from wotrush.i18n import t
from wotrush.model.game import ScorePart
from wotrush.scenes.description.part_label import PartLabel
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.contents import WonPicture
from wotrush.scenes.result.score_line import ScoreLine
from wotrush.scenes.result.standing.player_score import PlayerScore
from wotrush.scenes.result.standing.won_pictures import WonPictures
from wotrush.scenes.style.icons import icon
from wotrush.scenes.style.seat_mark import seat_icon
from wotrush.spacing import NO_BREAK
from wotrush.stage.geometry import columns, inset
from wotrush.stage.label import Fit, Label
from wotrush.stage.node import Node
from wotrush.stage.typography.text import Segment, Segments, resolve

HEADINGS, HIGHEST_ROW, GAP = 62.0, 100.0, 6.0
"""The height of the headings, the largest of a row, and the distance between two."""
SIDE, BETWEEN = 16.0, 14.0
LETTERS = 0.75
"""The largest letters of the points, as a part of their row."""
NAME, SCORE, PART = -230.0, -84.0, -118.0
"""The widths of the columns; bar and pictures share what is left."""
NARROW = 0.78
"""The share of these widths where there are no more than `NARROW_BELOW` units."""
NARROW_BELOW = 1080.0


class ScoreTable(Node):
    """`show` takes 0 to 1 while the points count up."""

    touchable = False

    def __init__(
        self, context: AppContext, labels: Mapping[str, PartLabel], rows: Sequence[ScoreRow]
    ) -> None:
        super().__init__(name="score table")
        theme = context.theme
        self._ink = theme.inks.tiny.aligned(0.5)
        self._signs = [icon(label.icon, theme.palette.text_soft) for label in labels.values()]
        self._names = [label.name for label in labels.values()]
        self._named = True
        """Whether the headings have room for names; else their signs say the same."""
        self._broken = False
        """Whether names of two words stand on two lines, since one of them must."""
        self._headings = [
            self.add(Label(theme.writer, partial(self._heading, i), self._ink, fit=Fit.WRAP, valign=1.0))
            for i in range(len(labels))
        ]
        self.rows = [self.add(row) for row in rows]
        self._most = max(len(row.won) for row in rows)
        counted = any(part.count != part.points for row in rows for part in row.line.parts)
        ink = self._ink.aligned(1.0)
        self._figures = self.add(
            Label(theme.writer, lambda: t("points (number)") if counted else "", ink, valign=1.0)
        )

    @property
    def tallest(self) -> float:
        return HEADINGS + len(self.rows) * (HIGHEST_ROW + GAP)

    def _heading(self, column: int) -> Segments:
        sign, name = [self._signs[column]], t(self._names[column])
        if self._broken and len(words := name.replace(NO_BREAK, " ").split()) == 2:
            name = "\n".join(words)
        return [*sign, NO_BREAK, name] if self._named else sign

    def place(self, rect: FRect) -> None:
        self.rect = rect
        _, _, bar, *parts, _ = cells_of(FRect(0, 0, rect.w, HEADINGS - 6), len(self._headings))
        self._figures.rect = bar
        self._named, self._broken = True, False
        lines = [
            heading.writer.units(resolve(heading.text), self._ink, cell.w).y
            for heading, cell in zip(self._headings, parts, strict=True)
        ]
        self._broken = max(lines) > self._headings[0].writer.units("x", self._ink).y
        for heading, cell in zip(self._headings, parts, strict=True):
            heading.rect = cell
            needed = heading.writer.units(resolve(heading.text), self._ink, cell.w)
            self._named = self._named and needed.x <= cell.w and needed.y <= cell.h
        high = min(HIGHEST_ROW, (rect.h - HEADINGS) / len(self.rows) - GAP)
        for i, row in enumerate(self.rows):
            row.place(FRect(0, HEADINGS + i * (high + GAP), rect.w, high), self._most)


class ScoreRow(PlayerScore):
    """A player: name, points, a bar of what they came from, the parts in figures, and pictures of what was won."""

    touchable = False

    def __init__(
        self,
        context: AppContext,
        line: ScoreLine,
        kind: Callable[[], str],
        highest: int,
        labels: Mapping[str, PartLabel],
        won: Sequence[WonPicture],
    ) -> None:
        super().__init__(context, line, highest, labels)
        inks = self._theme.inks
        self._name = self._label(self._name_text, inks.subheading.colored(self._color), "name")
        self._kind = self._label(kind, inks.small, "kind")
        self._score = self._label(self._score_text, inks.number.aligned(1.0), "score")
        self._parts = [
            self._label(partial(self._part_text, part), inks.body.aligned(0.5), part.key)
            for part in self._labeled
        ]
        self.won = self.add(WonPictures(context, won))

    def _name_text(self) -> Segments:
        mark: list[Segment] = [seat_icon(self.line.seat, self._color), " ", self.line.name]
        return [*mark, "  ", icon("laurel", self._theme.palette.gold_light)] if self.wins else mark

    def _part_text(self, part: ScorePart) -> str:
        """Return the points so far and, if that is another figure, how many brought them."""
        points = self.so_far(part)
        if points is None:
            return ""
        if not part.points:
            return "–"
        return f"{points}" if not self.told or part.count == part.points else f"{points} ({part.count})"

    def show(self, count: float) -> None:
        super().show(count)
        self._kind.alpha = self.won.alpha = float(self.told)

    def place(self, rect: FRect, pictures: int) -> None:
        """Lay it out; its pictures are as large as that many would be."""
        self.rect = rect
        self._plate.rect = self.bounds
        name, score, bar, *parts, won = cells_of(self.bounds, len(self._parts))
        two = rect.h >= 62
        self._name.rect = FRect(name.x, rect.h / 2 - 34 if two else 0, name.w, 38 if two else rect.h)
        self._kind.visible = two
        self._kind.rect = FRect(name.x, rect.h / 2 + 4, name.w, 26)
        number = self._theme.inks.number.aligned(1.0)
        self._score.rect, self._score.ink = score, number.sized(min(number.size, rect.h * LETTERS))
        self._bar.rect = inset(bar, 0, max(4.0, rect.h / 2 - 15))
        for label, cell in zip(self._parts, parts, strict=True):
            label.rect = cell
        self.won.place_in_line(inset(won, 0, min(10.0, rect.h * 0.12)), pictures)


def cells_of(row: FRect, parts: int) -> list[FRect]:
    """Divide a row into its columns."""
    scale = NARROW if row.w < NARROW_BELOW else 1.0
    fixed = (NAME * scale, SCORE * scale)
    return columns(inset(row, SIDE, 0), *fixed, 0.6, *[PART * scale] * parts, 1.0, gap=BETWEEN)
