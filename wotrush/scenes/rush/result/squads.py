"""The page of squads: their vehicles by class and nation, and the cards that did most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from pygame import FRect

from wotrush.i18n import t, tn
from wotrush.model.rush import Observation
from wotrush.model.rush.cards import Nation, VehicleClass
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.face_rows import FaceRow, FaceRowsPage
from wotrush.scenes.result.score_line import ScoreLine
from wotrush.scenes.rush.cards.small_pictures import thumbnail
from wotrush.scenes.rush.class_marks import class_icon, nation_icon
from wotrush.scenes.rush.result.picture_grid import (
    CARD_GAP,
    MOST_CARDS,
    PICTURE,
    CardsToShow,
    fitting,
    largest,
)
from wotrush.scenes.rush.result.service import Service, service_text
from wotrush.scenes.rush.result.squad_tally import SquadFigures, SquadTally
from wotrush.scenes.rush.texts.words import card_name, class_name, nation_name
from wotrush.scenes.style.icons import icon
from wotrush.spacing import NO_BREAK, unbroken
from wotrush.stage.color import Color
from wotrush.stage.geometry import columns, inset, rows
from wotrush.stage.label import Fit, Label
from wotrush.stage.typography.text import Segment, Segments, resolve
from wotrush.stage.widgets import Panel

GAP, LEGEND, LEGEND_MARGIN = 14.0, 38.0, 10.0
TALLEST_ROW, LOWEST_ROW = 380.0, 190.0
"""The heights of a squad that has the whole width; where there is less room, squads stand beside one another."""
TALLEST_COLUMN, ROOMY_COLUMN = 700.0, 440.0
"""The greatest height of a squad beside others, and the least at which its figures have bars."""
NAME, BARS, FIGURES = 70.0, 130.0, 56.0
HEADING, CLOSE, TIGHT = 28.0, 8.0, 4.0
"""The height of the line above the cards, and the distance between the parts of a column with bars and without."""
MORE_BARS, MORE_ROW = 50.0, 48.0
"""How much higher bars and a row of pictures may be in a column that has room for more."""
MOST_APART = 44.0
"""The greatest distance between pictures side by side that are lower than their room is wide."""


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
        fits = needed <= rect.w - 2 * LEGEND_MARGIN
        self._legend.fit, legend = (Fit.SHRINK, LEGEND) if fits else (Fit.WRAP, 2 * LEGEND)
        rect = FRect(0, 0, rect.w, rect.h - legend - GAP)
        count = len(self.rows)
        most = CardsToShow(
            max(len(row.sprites) for row in self.rows), max(row.widest_words for row in self.rows)
        )
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
        self._legend_plate.rect, self._legend.rect = rect, inset(rect, LEGEND_MARGIN, 2)


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
        cards = o.catalogue.cards
        theme = context.theme
        self._small, self._tiny = theme.inks.small, theme.inks.tiny.colored(theme.palette.text).aligned(0.5)
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
        best = sorted(sorted(service), key=lambda card: service[card].worth, reverse=True)[:MOST_CARDS]
        tooltips = [partial(service_text, card_name(cards[card]), service[card]) for card in best]
        self.sprites = [self.card(f"best {card}", tip) for card, tip in zip(best, tooltips, strict=True)]
        for card, sprite in zip(best, self.sprites, strict=True):
            sprite.face = thumbnail(cards[card])
        self._played = len(service)
        self._shown = len(best)
        self._roomy = True
        """Whether it has the width of the page, where more can be said and pictures begin at the left."""
        self._heading = self.add(Label(theme.writer, self._heading_text, theme.inks.small, name="why these"))
        words = [partial(_caption, card_name(cards[card]), service[card], soft) for card in best]
        self.captions = [
            self.add(Label(theme.writer, each, self._tiny, fit=Fit.WRAP, valign=0.0, name="times in action"))
            for each in words
        ]

    def _heading_text(self) -> str:
        """Say why these cards are shown: all that were played, or those of them that did most."""
        all_played = tn("{n} vehicle in action", "{n} vehicles in action", self._played)
        if self._shown < self._played:
            long = t(
                "{shown} of {n} vehicles in action: those that did most", shown=self._shown, n=self._played
            )
            short = t("{shown} of {n} in action", shown=self._shown, n=self._played)
        else:
            long, short = t("{played}, the most useful first", played=all_played), all_played
        fits = self._heading.writer.least_width(long, self._small) <= self._heading.size.x
        return long if self._roomy and fits and self._played > 1 else short

    @property
    def widest_words(self) -> float:
        """The width of the longest words below a picture, on one line."""
        widths = (label.writer.units(resolve(label.text), self._tiny).x for label in self.captions)
        return max(widths, default=0.0)

    def place_in_row(self, rect: FRect, most: CardsToShow) -> None:
        """Lay it out; its pictures are as large as those of the squad with the `most`."""
        self.rect = rect
        self._plate.rect = self.bounds
        inner = inset(self.bounds, 20, 8, 20, 6)
        name, figures, cards = columns(inner, -0.13 * rect.w, -0.27 * rect.w, 1, gap=24)
        self.place_name(name)
        self._classes.rect, self._nations.rect = columns(figures, 1, 1, gap=24)
        self._heading.rect, cards = rows(cards, -HEADING, 1, gap=4)
        self._roomy = True
        self._place_cards(cards, most)

    def place_in_column(self, rect: FRect, most: CardsToShow) -> None:
        """Lay it out, no higher than the squad with the `most` pictures needs. Its figures have bars unless those would
        take the place of pictures.
        """
        self.rect = rect
        low, high = (
            rows(inset(self.bounds, 16, 1.5 * gap), -NAME, -lines, -HEADING, 1, gap=gap)
            for lines, gap in ((FIGURES, TIGHT), (BARS, CLOSE))
        )
        roomy = rect.h >= ROOMY_COLUMN and fitting(high[-1], most) >= fitting(low[-1], most)
        name, figures, heading, cards = high if roomy else low
        if roomy:
            more = min(MORE_BARS, max(0.0, cards.h - largest(cards, most).high) / 2)
            figures.h += more
            heading.y += more
            cards = FRect(cards.x, cards.y + more, cards.w, cards.h - more)
        self._heading.rect, self._roomy = heading, False
        self.place_name(name)
        halves = columns(figures, 1, 1, gap=16) if roomy else rows(figures, 1, 1)
        self._classes.rect, self._nations.rect = halves
        self.rect = FRect(*rect.topleft, rect.w, cards.y + self._place_cards(cards, most) + 12)
        self._plate.rect = self.bounds

    def _place_cards(self, room: FRect, most: CardsToShow) -> float:
        """Show as many cards as fit, each with its words below it, and return the height of the `most` of a squad."""
        way = largest(room, most)
        more = 0.0 if self._roomy else min(MORE_ROW, max(0.0, room.h - way.high) / way.down)
        pitch = way.pitch + more
        self._shown = min(len(self.sprites), way.across * way.down)
        high = way.wide * PICTURE
        apart = (room.w - way.across * way.wide) / max(1, way.across - 1)
        apart = min(max(apart, CARD_GAP), MOST_APART)
        left = room.x if self._roomy else room.centerx - (way.across * (way.wide + apart) - apart) / 2
        for i, (sprite, caption) in enumerate(zip(self.sprites, self.captions, strict=True)):
            below, right = divmod(i, way.across)
            at = FRect(left + right * (way.wide + apart), room.y + below * pitch, way.wide, high)
            caption.visible = below < way.down
            sprite.rect = at if caption.visible else FRect(*room.topleft, 0, 0)
            caption.rect = FRect(
                at.x - CARD_GAP / 2, at.bottom + 2, way.wide + CARD_GAP, way.caption + more - 2
            )
        return way.down * pitch


def _legend(color: Color) -> Segments:
    """Say what the icons beside the bars mean: elsewhere those of nations stand for medals."""
    classes = [(class_icon(cls, color), class_name(cls)) for cls in VehicleClass]
    nations = [(nation_icon(nation), nation_name(nation)) for nation in Nation]
    parts: list[Segment] = []
    for heading, kinds in ((t("Vehicles by class:"), classes), (t("by nation:"), nations)):
        parts += ["      " if parts else "", unbroken(f"{heading}  ")]
        for i, (mark, name) in enumerate(kinds):
            parts += ["    " if i else "", mark, f"{NO_BREAK}{name}"]
    for i, (sign, words) in enumerate(_deeds()):
        parts += ["    " if i else "      ", icon(sign, color), f"{NO_BREAK}{unbroken(words)}"]
    return parts


def _count(cards: int) -> str:
    return tn("{n} card in the squad", "{n} cards in the squad", cards)


def _caption(name: str, done: Service, color: Color) -> Segments:
    """Return its name and, below, how often it was played and what it destroyed."""
    deeds: list[Segment] = []
    for count, (sign, _) in zip((done.vehicles, done.bases), _deeds(), strict=True):
        if count:
            deeds += [NO_BREAK * 2, icon(sign, color), f"{NO_BREAK}{count}"]
    times = f"{done.played}×" if deeds else t("{n}× in action", n=done.played)
    return [f"{name}\n{times}", *deeds]


def _deeds() -> tuple[tuple[str, str], ...]:
    """Return the icons of what vehicles destroy, with the words for it."""
    return ("destroyed", t("vehicles destroyed")), ("bases_only", t("bases destroyed"))
