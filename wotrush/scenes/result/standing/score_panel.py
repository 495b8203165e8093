"""One player's panel on the result page: points counting up, and what they came from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from pygame import FRect, Vector2

from wotrush.i18n import t
from wotrush.model.game import ScorePart
from wotrush.scenes.description.part_label import PartLabel
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.contents import ComparedFigure, WonPicture
from wotrush.scenes.result.score_line import ScoreLine
from wotrush.scenes.result.standing.panel_light import Glory, Stripe
from wotrush.scenes.result.standing.player_score import PlayerScore
from wotrush.scenes.result.standing.score_bar import Share
from wotrush.scenes.result.standing.won_pictures import WonPictures
from wotrush.scenes.style.icons import icon
from wotrush.scenes.style.seat_mark import seat_icon
from wotrush.stage.geometry import columns, inset, rows
from wotrush.stage.label import Fit, Label
from wotrush.stage.node import Tracked
from wotrush.stage.typography.text import SMALLEST, Ink, Segments, resolve


@dataclass(frozen=True, slots=True)
class Room:
    """The margins of a panel and the heights of its lines, in units."""

    side: float
    margin: float
    name: float
    line: float
    score: float
    bar: float
    part: float
    figure: float
    growth: float = 1.0
    """How much larger its lines and letters are than in a panel that has no room to spare."""

    def grown(self, size: Vector2, parts: int, figures: int, below: float) -> Room:
        """Return how it fills a panel of that size that leaves so much room below its lines."""
        lines = self.name + self.line + self.score + self.bar + parts * self.part + figures * self.figure
        spare = size.y - 2 * self.margin - 2 * APART - below - lines
        growth = max(1.0, min(1 + spare / lines, size.x / GROWS, MOST_GROWTH))
        grown = {
            name: growth * getattr(self, name) for name in ("name", "line", "score", "bar", "part", "figure")
        }
        return replace(self, **grown, growth=growth)


ROOMY = Room(side=20, margin=20, name=50, line=30, score=120, bar=30, part=44, figure=30)
COMPACT = Room(side=12, margin=12, name=38, line=24, score=84, bar=22, part=29, figure=25)
APART, MOST_GROWTH = 12.0, 1.4
"""The distances above the parts and around the figures, and how much larger all is at most in a panel with room to spare."""
GROWS = 270.0
"""Only wider panels have room for larger letters."""
COUNTED = 22.0
"""The size of letters that a number beside the name of a part must leave."""
NAME, SCORE, WINNERS_SCORE = 0.68, 0.72, 0.86
"""The size of a name and of points, in heights of their lines, and that of the winner's points."""
NARROW, NARROW_SIDE = 170.0, 6.0
"""A panel narrower than this has smaller margins at the sides."""
MARK, COUNT = 19.0, 19.0
"""The widths of the mark of whoever has most, and of a figure."""
MARGIN, POINTS_APART = 7.0, 20.0
"""The room above and below pictures, and the least distance between a name and its points."""
LOWEST_PICTURES = 24.0
"""The height below which there are no pictures of what a player won: the figures above tell it as well."""


class ScorePanel(PlayerScore):
    """A player's panel."""

    form = Tracked(0)
    """Which form of its remark it shows."""
    uncounted: Tracked[frozenset[str]] = Tracked(frozenset())
    """The parts without their number, since that has no room in one of the panels."""

    def __init__(
        self,
        context: AppContext,
        line: ScoreLine,
        kind: Callable[[], str],
        highest: int,
        labels: Mapping[str, PartLabel],
        figures: Sequence[ComparedFigure],
        remarks: Sequence[Segments],
        pictures: Sequence[WonPicture],
        notes: Mapping[str, str],
    ) -> None:
        super().__init__(context, line, highest, labels, shadow=10)
        inks = self._theme.inks
        self._labels, self._remarks, self._notes = labels, remarks, notes
        self.growth = 1.0
        self._glory = self.add(Glory(self._theme.palette.gold_light)) if line.winner else None
        self._stripe = self.add(Stripe(self._color))
        self._name = self._label(self._name_text, inks.heading.colored(self._color).aligned(0.5), "name")
        self._kind = self._label(kind, inks.small.aligned(0.5), "kind")
        number = inks.number.sized(84).aligned(0.5)
        self._score = self._label(self._score_text, number, "score")
        self._inks_of_score = number, number
        """How the points are written, and how those of a winner."""
        self._bar.visible = bool(self._shares)
        self._parts = [self._part_row(*each) for each in zip(self._labeled, self._shares, strict=True)]
        self._compared = figures
        self._figures = [self._figure_row(figure) for figure in figures]
        soft = inks.small.aligned(0.5)
        self._held = self._label(partial(_held_text, figures), soft, "held", fit=Fit.WRAP)
        self._held.valign = 0.0
        self._remark = self._label(self._remark_text, soft, "remark")
        self.won = self.add(WonPictures(context, pictures))

    def _part_row(self, part: ScorePart, share: Share) -> tuple[Label, Label]:
        """Return the icon and name of a source of points, with its number, and the points."""
        inks = self._theme.inks
        mark = icon(share.key, share.color)

        def count() -> Segments:
            """Leave out the note if there is no room for it, then the number, and at last the name, since its icon says the
            same; the number always, if it is that of the points or has no room in another panel.
            """
            note, name, named = self._notes.get(part.key), t(self._labels[part.key].name), self._named(part)
            counted = self._labels[part.key].counted
            named = name if part.key in self.uncounted else named
            forms = [f"{named} ({note})", named, name] if note else [named, name]
            widths = {form: self._theme.writer.least_width([mark, "  ", form], inks.body) for form in forms}
            fitting = (form for form in forms if widths[form] <= what.size.x)
            return [mark, "  ", next(fitting, f"{part.count}" if counted else "")]

        what = self._label(count, inks.body, part.key)
        return what, self._label(
            lambda: f"{self.so_far(part) or 0}", inks.strong.aligned(1.0), f"{part.key} points"
        )

    def _named(self, part: ScorePart) -> str:
        """Return the name of a source of points with its number, if that is told."""
        label = self._labels[part.key]
        name = t(label.name)
        return t("{part}: {count}", part=name, count=part.count) if label.counted else name

    def crowded(self) -> frozenset[str]:
        """Return the sources of points whose names leave no room for their numbers."""
        ink, writer = self._theme.inks.body.sized(COUNTED), self._theme.writer
        return frozenset(
            part.key
            for part, share, (what, _) in zip(self._labeled, self._shares, self._parts, strict=True)
            if what.size.x < writer.units([icon(share.key, share.color), "  ", self._named(part)], ink).x
        )

    def _figure_row(self, figure: ComparedFigure) -> tuple[Label, Label, Label]:
        """Return what is compared, the mark of whoever has most of it, and how much the player has: in gold if that is most."""
        inks, palette = self._theme.inks, self._theme.palette
        ink = inks.small.colored(palette.gold_light if figure.held else palette.text_soft)
        mark: Segments = [icon(figure.sign, palette.gold_light)] if figure.held else ""
        return (
            self._label(figure.name, ink, f"figure {figure.key}"),
            self._label(lambda: mark, ink.aligned(0.5), f"mark {figure.key}"),
            self._label(f"{figure.count}", ink.aligned(1.0), f"count {figure.key}"),
        )

    # -- texts

    def _name_text(self) -> Segments:
        mark = seat_icon(self.line.seat, self._color)
        if not self.wins:
            return [mark, " ", self.line.name]
        return [icon("laurel", self._theme.palette.gold_light), " ", mark, " ", self.line.name]

    def _remark_text(self) -> Segments:
        """Return the remark in the form that fits all players, or the shortest there is of it."""
        return self._remarks[min(self.form, len(self._remarks) - 1)] if self._remarks else ""

    def fitting_form(self) -> int:
        """Return the number of the remark's longest form that fits."""
        smallest = self._theme.inks.small.sized(SMALLEST)
        width, writer = self._remark.size.x, self._theme.writer
        fitting = (i for i, form in enumerate(self._remarks) if writer.units(form, smallest).x <= width)
        return next(fitting, max(0, len(self._remarks) - 1))

    def _grown(self, ink: Ink) -> Ink:
        return ink.sized(ink.size * self.growth)

    def fitting_part(self) -> float:
        """Return the largest size at which the names of all parts fit."""
        return self._fitting([what for what, _ in self._parts], self._grown(self._theme.inks.body))

    def fitting_figure(self) -> float:
        """Return the largest size at which all figures and their names fit that are seen."""
        seen = [label for row in self._figures for label in row if label.visible]
        return self._fitting(seen, self._grown(self._theme.inks.small))

    def _fitting(self, labels: Sequence[Label], ink: Ink) -> float:
        """Return the largest size at which all of them fit, measured as they are drawn."""
        writer, scale = self._theme.writer, self.transform.scale
        return min(
            (
                writer.fitting_ink(resolve(label.text), ink, int(label.size.x * scale), scale).size
                for label in labels
            ),
            default=ink.size,
        )

    def size_parts(self, size: float, of_figures: float) -> None:
        """Write the names of all parts in letters of that size, and what players compete in in those of another."""
        inks = self._theme.inks
        for what, points in self._parts:
            what.ink = inks.body.sized(size)
            points.ink = inks.strong.aligned(1.0).sized(inks.strong.size * size / inks.body.size)
            down = self._below_middle(what.ink) - self._below_middle(points.ink)
            points.pos = Vector2(points.pos.x, what.pos.y + down)
        for label in (each for row in self._figures for each in row):
            assert label.ink is not None
            label.ink = label.ink.sized(of_figures)

    # -- motion and layout

    def show(self, count: float) -> None:
        """Show one source of points after the other as they are counted, and at last the place and what it rests on."""
        super().show(count)
        for part, row in zip(self._labeled, self._parts, strict=True):
            for label in row:
                label.alpha = float(self.so_far(part) is not None)
        if self._glory is not None:
            self._glory.visible = self.told
        self._score.ink = self._inks_of_score[self.wins]
        figures = (label for row in self._figures for label in row)
        for node in (self._kind, self._held, self._remark, self.won, *figures):
            node.alpha = float(self.told)

    def place(self, rect: FRect, pictures: int, high: float = 0.0) -> None:
        """Lay it out; its pictures are as large as that many would be, and that high if there is room."""
        self.rect = rect
        self._plate.rect = self.bounds
        self._stripe.rect = FRect(2, 2, rect.w - 4, 8)
        below = high + 2 * MARGIN + (ROOMY.line if self._remarks else 0.0)
        room = (
            COMPACT if rect.h < 520 else ROOMY.grown(self.size, len(self._parts), len(self._figures), below)
        )
        self.growth = room.growth
        inner = inset(self.bounds, room.side if rect.w >= NARROW else NARROW_SIDE, room.margin)
        if self._glory is not None:
            self._glory.rect = FRect(3, inner.y + room.name + room.line, rect.w - 6, room.score)
        y = inner.y
        for node, high in ((self._name, room.name), (self._kind, room.line), (self._score, room.score)):
            node.rect = FRect(inner.x, y, inner.w, high)
            y += high
        assert self._name.ink is not None
        self._name.ink = self._name.ink.sized(room.name * NAME)
        self._kind.ink = self._grown(self._theme.inks.small.aligned(0.5))
        self._size_score(room.score)
        self._bar.rect = FRect(inner.x, y + 2, inner.w, room.bar)
        y += room.bar + APART
        wide = self._points_width
        for what, points in self._parts:
            what.rect = FRect(inner.x, y, inner.w - wide, room.part)
            points.rect = FRect(inner.right - wide, y, wide, room.part)
            y += room.part
        remark = room.line if self._remarks else 0.0
        self._remark.rect = FRect(inner.x, inner.bottom - remark, inner.w, remark)
        rest = FRect(inner.x, y, inner.w, max(0.0, self._remark.rect.y - y))
        below = self._place_figures(rest, room)
        left = FRect(rest.x, below + MARGIN, rest.w, max(0.0, rest.bottom - below - 2 * MARGIN))
        self.won.visible = left.h >= LOWEST_PICTURES
        self.won.place(left, pictures)

    def _size_score(self, high: float) -> None:
        """Write the winner's points larger than those of others, on the same line."""
        ink = self._theme.inks.number.aligned(0.5)
        others = ink.sized(high * SCORE)
        self._inks_of_score = others, ink.sized(high * WINNERS_SCORE)
        self._score.ink = self._inks_of_score[self.wins]
        up = self._below_middle(self._score.ink) - self._below_middle(others)
        self._score.rect = inset(self._score.rect, 0, 0, 0, 2 * up)

    def _below_middle(self, ink: Ink) -> float:
        """Return how far below the middle of its label a line of text stands."""
        writer = self._theme.writer
        return writer.ascent(ink) - writer.size("0", ink).y / 2

    @property
    def _points_width(self) -> float:
        """Return the width that the points of all parts need."""
        ink, writer = self._grown(self._theme.inks.strong), self._theme.writer
        return POINTS_APART + max(
            (writer.units(resolve(points.text), ink).x for _, points in self._parts), default=0.0
        )

    def _place_figures(self, rect: FRect, room: Room) -> float:
        """Put each figure on a line of its own or, if there is no room, show only those in which the player leads.
        Return where they end.
        """
        ink, writer = self._theme.inks.small, self._theme.writer
        widest = max((writer.least_width(figure.name(), ink) for figure in self._compared), default=0)
        beside = -MARK * room.growth, -COUNT * room.growth
        each = len(self._figures) * room.figure + 8 <= rect.h and widest <= rect.w + sum(beside)
        self._held.visible = not each
        self._held.rect = rect
        whole = FRect(rect.x, rect.y + 8, rect.w, len(self._figures) * room.figure)
        for row, line in zip(self._figures, rows(whole, *[1] * len(self._figures)), strict=True):
            for label, cell in zip(row, columns(line, 1, *beside), strict=True):
                label.rect, label.visible = cell, each
        if not self._figures:
            return rect.y
        return rect.y + 8 + len(self._figures) * room.figure if each else rect.bottom


def tallest_panel(parts: int, figures: int) -> float:
    """Return the height of a panel whose lines are as large as they can be, with room to spare."""
    room = ROOMY
    lines = room.name + 2 * room.line + room.score + room.bar + parts * room.part + figures * room.figure
    return 2 * room.margin + 3 * APART + MOST_GROWTH * lines


def _held_text(figures: Sequence[ComparedFigure]) -> str:
    """Return the names of the figures in which the player leads."""
    return " · ".join(figure.name() for figure in figures if figure.held)
