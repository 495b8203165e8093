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
from wotrush.scenes.rush.cards.faces import Faces
from wotrush.scenes.rush.class_marks import class_icon, nation_icon
from wotrush.scenes.rush.result.service import Service
from wotrush.scenes.rush.table.layout import CardSide
from wotrush.scenes.rush.texts.words import card_name, class_name, nation_name
from wotrush.scenes.style.paint import fill, write
from wotrush.scenes.table.cards.card_sprites import RADIUS_OF_WIDTH
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import columns, grid, inset, line, rows
from wotrush.stage.label import Label
from wotrush.stage.node import Node
from wotrush.stage.typography.text import Icon, Ink, Text

TALLEST, GAP = 300.0, 14.0
CARD = 7 / 5
SMALLEST_FACE = 150.0
"""Cards lower than this are shown as tokens, since a whole face could not be read."""
MOST_CARDS, CARD_GAP = 8, 14.0
CAPTION, CAPTION_BESIDE = 24.0, 160.0
"""The height of a caption below a card, and the least width of one beside it."""
LOW = 150.0
"""Rows lower than this have their figures in two lines and their captions beside the cards."""
LINES = 23.0
MOST_MARKS = 5


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
    """One row for each player."""

    rows: list[SquadRow]

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
            self.add(SquadRow(context, o, line, squad, service[line.seat], highest))
            for line, squad in zip(lines, squads, strict=True)
        ]

    def place(self, rect: FRect) -> None:
        self.rect = rect
        count = len(self.rows)
        whole = FRect(0, 0, rect.w, min(rect.h, count * TALLEST + GAP * (count - 1)))
        for row, cell in zip(self.rows, rows(whole, *[1] * count, gap=GAP), strict=True):
            row.place(cell)


class SquadRow(FaceRow):
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
        cards = o.catalogue.cards
        theme = context.theme
        self._faces = Faces(cards)
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
        tooltips = [partial(_service_text, card_name(cards[card]), service[card]) for card in best]
        self.sprites = [self.card(f"best {card}", tip) for card, tip in zip(best, tooltips, strict=True)]
        self._names = [
            self._label(context, card_name(cards[card]), theme.inks.small.colored(soft)) for card in best
        ]
        self._small = theme.inks.tiny
        self._counts = [self._label(context, partial(_times, service[card]), self._small) for card in best]

    @property
    def captions(self) -> list[Label]:
        """Return the names of the cards and how often each was played."""
        return [*self._names, *self._counts]

    def _label(self, context: AppContext, text: Text, ink: Ink) -> Label:
        return self.add(Label(context.theme.writer, text, ink))

    def place(self, rect: FRect) -> None:
        self.rect = rect
        self._plate.rect = self.bounds
        low = rect.h < LOW
        inner = inset(self.bounds, 20, 8 if low else 14)
        widths = (-0.17, -0.3) if low else (-0.15, -0.32)
        name, figures, cards = columns(inner, *(part * rect.w for part in widths), 1, gap=24)
        self.place_name(name)
        halves = rows(figures, 1, 1) if low else columns(figures, 1.15, 1, gap=24)
        self._classes.rect, self._nations.rect = halves
        (self._place_with_text_beside if low else self._place_with_text_below)(cards)

    def _place_with_text_below(self, room: FRect) -> None:
        high = room.h - CAPTION - 4
        size = (high / CARD, high)
        fit = max(1, int((room.w + CARD_GAP) // (size[0] + CARD_GAP)))
        places = line(FRect(room.x, room.y, room.w, high), min(fit, len(self.sprites)), size, CARD_GAP, 0.0)
        self._place_cards(places)
        for name, count, place in zip(self._names, self._counts, places, strict=False):
            name.visible = False
            count.ink = self._small.aligned(0.5)
            count.rect = FRect(place.x - 6, place.bottom + 4, place.w + 12, CAPTION)

    def _place_with_text_beside(self, room: FRect) -> None:
        wide = room.h / CARD
        cells = grid(room, max(1, int(room.w // (wide + CARD_GAP + CAPTION_BESIDE))), 1, gap=CARD_GAP)
        self._place_cards([FRect(cell.x, cell.y, wide, cell.h) for cell in cells])
        for name, count, cell in zip(self._names, self._counts, cells, strict=False):
            text = inset(cell, wide + 10, cell.h / 2 - CAPTION, 0)
            name.rect, count.rect = rows(text, 1, 1)
            count.ink = self._small

    def _place_cards(self, places: Sequence[FRect]) -> None:
        for i, (sprite, name, count) in enumerate(zip(self.sprites, self._names, self._counts, strict=True)):
            name.visible = count.visible = i < len(places)
            sprite.rect = FRect(places[i]) if i < len(places) else FRect(*places[0].topleft, 0, 0)
            side = CardSide.RESERVE if sprite.size.y >= SMALLEST_FACE else CardSide.TOKEN
            sprite.face = self._faces.side(self._best[i], side)
            sprite.radius = sprite.size.x * RADIUS_OF_WIDTH


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
        if self.size.y < LINES * len(self._figures):
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
        size = min(25.0, self.size.y / len(self._figures) * 0.86)
        ink = theme.inks.strong.sized(size)
        for mark, figure, row in zip(
            self._marks, self._figures, rows(self.bounds, *[1] * len(self._figures), gap=2), strict=True
        ):
            icon, number, track = columns(row, -size * 1.3, -size * 1.3, 1)
            write(canvas, theme.writer, [mark], ink, icon)
            color = theme.palette.text if figure else theme.palette.text_faint
            write(canvas, theme.writer, f"{figure}", ink.colored(color).aligned(0.5), number)
            bar = inset(track, 4, row.h / 2 - min(6.0, row.h * 0.2))
            fill(canvas, bar, theme.palette.sunken, radius=4)
            full = FRect(bar.x, bar.y, bar.w * figure / self._highest, bar.h)
            fill(canvas, full, theme.palette.gold_dim, radius=4)


def _count(cards: int) -> str:
    return tn("{n} card in the squad", "{n} cards in the squad", cards)


def _times(done: Service) -> str:
    return t("{n}× played", n=done.played)


def _service_text(name: str, done: Service) -> str:
    """Say what a card did."""
    text = tn("{name}: played once", "{name}: played {n} times", done.played, name=name)
    vehicles = tn("{n} vehicle destroyed", "{n} vehicles destroyed", done.vehicles) if done.vehicles else ""
    bases = tn("{n} base destroyed", "{n} bases destroyed", done.bases) if done.bases else ""
    return "\n".join(filter(None, (text, vehicles, bases)))
