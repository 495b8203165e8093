"""The page of squads: their vehicles by class and nation, and the cards that did most."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Self

from pygame import FRect

from wotrush.i18n import t, tn
from wotrush.model.game import Seat
from wotrush.model.rush import Observation
from wotrush.model.rush.cards import Nation, VehicleClass
from wotrush.model.rush.scoring import counted_squad
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.face_rows import FaceRow, FaceRowsPage
from wotrush.scenes.result.score_line import ScoreLine
from wotrush.scenes.rush.cards.small_pictures import thumbnail
from wotrush.scenes.rush.class_marks import class_icon, nation_icon
from wotrush.scenes.rush.result.service import Service, service_text
from wotrush.scenes.rush.texts.words import card_name, class_name, nation_name
from wotrush.scenes.style.paint import fill, write
from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import columns, inset, rows
from wotrush.stage.label import Fit, Label
from wotrush.stage.node import Node
from wotrush.stage.typography.text import Icon, Segment, Segments, resolve
from wotrush.stage.widgets import Panel

GAP, LEGEND = 14.0, 38.0
TALLEST_ROW, LOWEST_ROW = 300.0, 190.0
"""The heights of a squad that has the whole width; where there is less room, squads stand beside one another."""
TALLEST_COLUMN, ROOMY_COLUMN = 700.0, 440.0
"""The greatest height of a squad beside others, and the least at which its figures have bars."""
NAME, BARS, FIGURES = 70.0, 130.0, 56.0
PICTURE, CARD_GAP = 0.62, 12.0
"""The height of a picture in its widths, and the distance between two."""
NAMED, WIDEST = 118.0, 250.0
"""The least width of a picture, whose name can be read below it, and the largest."""
MOST_CARDS, CAPTION = 12, 52.0
"""The most pictures, and the height of the words below one, with the distance to the next one."""
HEADING, CLOSE = 28.0, 8.0
"""The height of the line above the cards, and the distance between the parts of a column."""
LINES = 23.0
MOST_MARKS = 5
"""The lines of a tally: classes and nations have the same ones."""


@dataclass(frozen=True, slots=True)
class SquadFigures:
    """How many cards a squad has, and its vehicles by class and nation."""

    cards: int
    classes: tuple[int, ...]
    nations: tuple[int, ...]

    @classmethod
    def of(cls, o: Observation, seat: Seat) -> Self:
        squad = counted_squad(o, seat)
        vehicles = [card for card in squad if o.catalogue.cls[card] >= 0]
        return cls(
            cards=len(squad),
            classes=_count_kinds(vehicles, o.catalogue.cls, len(VehicleClass)),
            nations=_count_kinds(vehicles, o.catalogue.nation, len(Nation)),
        )


def _count_kinds(cards: Sequence[int], kinds: Sequence[int], number: int) -> tuple[int, ...]:
    return tuple(sum(kinds[card] == kind for card in cards) for kind in range(number))


class SquadsPage(FaceRowsPage):
    """The squads below one another or, if that leaves too little room for cards, beside one another."""

    rows: list[SquadPlate]

    def __init__(
        self,
        context: AppContext,
        lines: Sequence[ScoreLine],
        service: Sequence[Mapping[int, Service]],
        o: Observation,
    ) -> None:
        super().__init__(name="squads")
        self.service = service
        squads = [SquadFigures.of(o, line.seat) for line in lines]
        highest = max((max(*squad.classes, *squad.nations) for squad in squads), default=1)
        self.rows = [
            self.add(SquadPlate(context, o, line, squad, service[line.seat], highest))
            for line, squad in zip(lines, squads, strict=True)
        ]
        theme = context.theme
        text = partial(_legend, theme.palette.text)
        self._small = theme.inks.small.aligned(0.5)
        self._legend_plate = self.add(Panel(theme.styles.plain))
        self._legend = self.add(Label(theme.writer, text, self._small, name="legend"))

    def place(self, rect: FRect) -> None:
        self.rect = rect
        needed = self._legend.writer.least_width(resolve(self._legend.text), self._small)
        legend = LEGEND if needed <= rect.w else 2 * LEGEND
        rect = FRect(0, 0, rect.w, rect.h - legend - GAP)
        count, most = len(self.rows), max(len(row.sprites) for row in self.rows)
        high = min(TALLEST_ROW, (rect.h - GAP * (count - 1)) / count)
        if high >= LOWEST_ROW:
            whole = FRect(0, 0, rect.w, count * (high + GAP) - GAP)
            for row, cell in zip(self.rows, rows(whole, *[1] * count, gap=GAP), strict=True):
                row.place_in_row(cell, most)
            self._place_legend(FRect(0, whole.bottom + GAP, rect.w, legend))
            return
        whole = FRect(0, 0, rect.w, min(rect.h, TALLEST_COLUMN))
        for row, cell in zip(self.rows, columns(whole, *[1] * count, gap=GAP), strict=True):
            row.place_in_column(cell, most)
        bottom = max(row.rect.bottom for row in self.rows)
        self._place_legend(FRect(0, bottom + GAP, rect.w, legend))

    def _place_legend(self, rect: FRect) -> None:
        self._legend_plate.rect, self._legend.rect = rect, inset(rect, 10, 2)


class SquadPlate(FaceRow):
    """The name of a player, the classes, nations and cards of the squad."""

    def __init__(
        self,
        context: AppContext,
        o: Observation,
        line: ScoreLine,
        squad: SquadFigures,
        service: Mapping[int, Service],
        highest: int,
    ) -> None:
        super().__init__(context, line, "squad", partial(_count, squad.cards))
        cards = self._cards = o.catalogue.cards
        theme = context.theme
        self._small = theme.inks.small
        soft = theme.palette.text
        self._classes = self.add(
            SquadTally(
                context,
                [class_icon(i, soft) for i in range(len(squad.classes))],
                lambda number: class_name(VehicleClass(number)),
                squad.classes,
                highest,
            )
        )
        self._nations = self.add(
            SquadTally(
                context,
                [nation_icon(i) for i in range(len(squad.nations))],
                nation_name,
                squad.nations,
                highest,
            )
        )
        best = sorted(service, key=lambda card: (-service[card].worth, card))[:MOST_CARDS]
        self._best = best
        tooltips = [partial(service_text, card_name(cards[card]), service[card]) for card in best]
        self.sprites = [self.card(f"best {card}", tip) for card, tip in zip(best, tooltips, strict=True)]
        for card, sprite in zip(best, self.sprites, strict=True):
            sprite.face = thumbnail(cards[card])
        ink = theme.inks.tiny.aligned(0.5)
        self._played = len(service)
        self._shown = len(best)
        self._heading = self.add(Label(theme.writer, self._heading_text, theme.inks.small, name="why these"))
        self.captions = [
            self.add(
                Label(
                    theme.writer,
                    partial(self._caption, card, service[card]),
                    ink,
                    fit=Fit.WRAP,
                    valign=0.0,
                    name="times played",
                )
            )
            for card in best
        ]

    def _heading_text(self) -> str:
        """Say why these cards are shown: all that were played, or those of them that did most."""
        all_played = tn("{n} vehicle played", "{n} vehicles played", self._played)
        if self._shown < self._played:
            long = t("{shown} of {n} vehicles played: those that did most", shown=self._shown, n=self._played)
            short = t("{shown} of {n} played", shown=self._shown, n=self._played)
        else:
            long, short = t("{played}, the most useful first", played=all_played), all_played
        fits = self._heading.writer.least_width(long, self._small) <= self._heading.size.x
        return long if fits and self._played > 1 else short

    def place_in_row(self, rect: FRect, most: int) -> None:
        """Lay it out; its pictures are as large as those of a squad with the `most` of them."""
        self.rect = rect
        self._plate.rect = self.bounds
        inner = inset(self.bounds, 20, 8, 20, 6)
        name, figures, cards = columns(inner, -0.13 * rect.w, -0.27 * rect.w, 1, gap=24)
        self.place_name(name)
        self._classes.rect, self._nations.rect = columns(figures, 1.15, 1, gap=24)
        self._heading.rect, cards = rows(cards, -HEADING, 1, gap=4)
        self._place_cards(cards, most)

    def place_in_column(self, rect: FRect, most: int) -> None:
        """Lay it out, no higher than the `most` pictures of a squad need."""
        self.rect = rect
        roomy = rect.h >= ROOMY_COLUMN
        inner = inset(self.bounds, 16, 12)
        name, figures, heading, cards = rows(
            inner, -NAME, -(BARS if roomy else FIGURES), -HEADING, 1, gap=CLOSE
        )
        self._heading.rect = heading
        self.place_name(name)
        halves = columns(figures, 1, 1, gap=16) if roomy else rows(figures, 1, 1)
        self._classes.rect, self._nations.rect = halves
        self.rect = FRect(*rect.topleft, rect.w, cards.y + self._place_cards(cards, most) + 12)
        self._plate.rect = self.bounds

    def _place_cards(self, room: FRect, most: int) -> float:
        """Show as many cards as fit, each with its words below it, and return the height of the `most` of a squad."""
        wide, across, down = _largest(room, most)
        self._shown = min(len(self.sprites), across * down)
        high = wide * PICTURE
        for i, (sprite, caption) in enumerate(zip(self.sprites, self.captions, strict=True)):
            below, right = divmod(i, across)
            at = FRect(room.x + right * (wide + CARD_GAP), room.y + below * (high + CAPTION), wide, high)
            caption.visible = below < down
            sprite.rect = at if caption.visible else FRect(*room.topleft, 0, 0)
            caption.rect = FRect(at.x - 4, at.bottom + 3, wide + 8, CAPTION - 6)
        return down * (high + CAPTION)

    def _caption(self, card: int, done: Service) -> str:
        """Return the name of a card, and how often it was played."""
        return f"{card_name(self._cards[card])}\n{t('{n}× played', n=done.played)}"


def _largest(room: FRect, count: int) -> tuple[float, int, int]:
    """Return how to show the most of so many pictures, and those as large as possible: their width, how many stand side by
    side, and how many below one another.
    """

    def width(across: int, down: int) -> float:
        wide = (room.w + CARD_GAP) / across - CARD_GAP
        return min(WIDEST, wide, (room.h / down - CAPTION) / PICTURE)

    ways = [
        (width(across, down), across, down)
        for across in range(1, MOST_CARDS + 1)
        for down in range(1, -(-count // across) + 1)
    ]
    return max(
        ways,
        key=lambda way: (min(count, way[1] * way[2]) if way[0] >= NAMED else 0, way[0]),
        default=(0.0, 1, 1),
    )


class SquadTally(Node):
    """Figures with their icons, each as a bar; the pointer is told what the icons stand for."""

    def __init__(
        self,
        context: AppContext,
        marks: Sequence[Icon],
        name: Callable[[int], str],
        figures: Sequence[int],
        highest: int,
    ) -> None:
        super().__init__()
        self._name = name
        self.tooltip = lambda: "\n".join(self.in_words())
        self._context = context
        self._marks = tuple(marks)
        self._figures = tuple(figures)
        self._highest = max(1, highest)

    def in_words(self) -> list[str]:
        """Return each figure with what it counts."""
        return [f"{self._name(number)}: {figure}" for number, figure in enumerate(self._figures)]

    def paint(self, canvas: Canvas) -> None:
        if self.size.y < LINES * MOST_MARKS:
            self._paint_line(canvas)
        else:
            self._paint_bars(canvas)

    def _paint_line(self, canvas: Canvas) -> None:
        """Write the figures beside one another, if there is no room for bars."""
        theme = self._context.theme
        ink = theme.inks.strong.sized(min(24.0, self.size.y * 0.8))
        cells = columns(self.bounds, *[1] * MOST_MARKS)
        for mark, figure, cell in zip(self._marks, self._figures, cells, strict=False):
            color = theme.palette.text if figure else theme.palette.text_faint
            write(canvas, theme.writer, [mark, f" {figure}"], ink.colored(color), cell)

    def _paint_bars(self, canvas: Canvas) -> None:
        theme = self._context.theme
        size = min(25.0, self.size.y / MOST_MARKS * 0.86)
        ink = theme.inks.strong.sized(size)
        for mark, figure, row in zip(
            self._marks, self._figures, rows(self.bounds, *[1] * MOST_MARKS, gap=2), strict=False
        ):
            icon, number, track = columns(row, -size * 1.3, -size * 1.3, 1)
            write(canvas, theme.writer, [mark], ink, icon)
            color = theme.palette.text if figure else theme.palette.text_faint
            write(canvas, theme.writer, f"{figure}", ink.colored(color).aligned(0.5), number)
            bar = inset(track, 4, row.h / 2 - min(6.0, row.h * 0.2))
            fill(canvas, bar, theme.palette.sunken, radius=4)
            full = FRect(bar.x, bar.y, bar.w * figure / self._highest, bar.h)
            fill(canvas, full, theme.palette.gold_dim, radius=4)


def _legend(color: Color) -> Segments:
    """Say what the icons beside the bars mean."""
    classes = [(class_icon(cls, color), class_name(cls)) for cls in VehicleClass]
    nations = [(nation_icon(nation), nation_name(nation)) for nation in Nation]
    parts: list[Segment] = []
    for mark, name in (*classes, *nations):
        parts += ["      " if parts else "", mark, f"\u00a0{name}"]
    return parts


def _count(cards: int) -> str:
    return tn("{n} card in the squad", "{n} cards in the squad", cards)
