"""A squad in figures: how many cards of each class, nation and ability, and how likely the next hand has one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import comb, prod

from pygame import FRect

from wotrush.i18n import t, tn
from wotrush.model.game import Seat
from wotrush.model.rush.cards import Ability, Card, Kind, Nation, VehicleClass, medal_count
from wotrush.model.rush.scoring import Achievement
from wotrush.scenes.rush.abilities import ABILITIES, ability_name
from wotrush.scenes.rush.class_marks import class_picture, nation_picture
from wotrush.scenes.rush.texts import words
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.style.paint import fill, icon, picture, write
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.node import Node

LINE, HEAD = 31.0, 40.0
NAME, LEAST, MOST = 20.0, 0.42, 0.6
"""The size of the names, and the least and largest share of a line that they may take."""
HEADED = 110.0
"""The room for the heading of a column."""
BARRACKS = (Kind.ENGINEERS, Kind.TECHNICIANS, Kind.VOLUNTEERS)
Mark = Callable[[Canvas, FRect, bool], None]


@dataclass(frozen=True, slots=True)
class Row:
    """One kind of card: its sign, its name, how many there are, and how likely the next hand has one; None: no hand has."""

    mark: Mark
    name: str
    owned: int
    chance: float | None


class SquadTable(Node):
    """As high as its rows need; placed on a panel that scrolls."""

    touchable = False

    def __init__(self, view: View, seat: Seat, width: float) -> None:
        super().__init__(name="squad table")
        self.view = view
        self.seat = seat
        self.sections = list(self._sections())
        height = sum(HEAD + LINE * len(section) for _, section in self.sections)
        self.rect = FRect(0, 0, width, height)
        self._named = self._share_of_the_names()

    def _share_of_the_names(self) -> float:
        """Return the share of a line that the longest name needs, within limits."""
        writer, ink = self.view.theme.writer, self.view.theme.inks.small.sized(NAME)
        longest = max(writer.units(row.name, ink).x for _, section in self.sections for row in section)
        return min(MOST, max(LEAST, (longest + 40) / self.size.x))

    # -- rows

    def _sections(self) -> Iterator[tuple[str, list[Row]]]:
        o = self.view.o
        count = sum(count for _, count in o.next_hand(self.seat))
        hidden = tn("In the hand ({n} card)", "In the hand ({n} cards)", count)
        coming = tn("In the next hand ({n} card)", "In the next hand ({n} cards)", count)
        yield hidden if o.hands[self.seat] is None else coming, [*self._classes(), *self._others()]
        yield t("Nations"), list(self._nations())
        yield t("Abilities"), list(self._abilities())

    def _row(self, mark: Mark, name: str, belongs: Callable[[Card], bool]) -> Row:
        o = self.view.o
        known = o.catalogue.cards
        none = [
            comb(len(cards) - _count(known, cards, belongs), count) / comb(len(cards), count)
            for cards, count in o.next_hand(self.seat)
        ]
        return Row(mark, name, _count(known, o.squad(self.seat), belongs), 1.0 - prod(none))

    def _classes(self) -> Iterator[Row]:
        for each in VehicleClass:

            def mark(canvas: Canvas, rect: FRect, present: bool, each: VehicleClass = each) -> None:
                palette = self.view.palette
                color = palette.text if present else palette.text_faint
                picture(canvas, class_picture(each, color), rect)

            def of(card: Card, each: VehicleClass = each) -> bool:
                return card.cls is each

            yield self._row(mark, words.achievement_name(Achievement.LIGHT + each), of)

    def _others(self) -> Iterator[Row]:
        yield self._row(self._icon("barracks"), t("Barracks"), lambda card: card.kind in BARRACKS)
        yield self._row(self._icon("medal"), t("Medals"), lambda card: medal_count(card.id) > 0)
        bases = self._row(self._icon("bases_only"), t("Bases"), lambda card: card.kind is Kind.BASE)
        yield replace(bases, chance=None)

    def _nations(self) -> Iterator[Row]:
        for nation in Nation:

            def mark(canvas: Canvas, rect: FRect, present: bool, nation: Nation = nation) -> None:
                fill(canvas, rect.inflate(4, 4), self.view.palette.nations[nation], radius=rect.w)
                picture(canvas, nation_picture(nation), rect)

            def of(card: Card, nation: Nation = nation) -> bool:
                return card.nation == nation and card.kind is Kind.VEHICLE

            yield self._row(mark, words.nation_name(nation), of)

    def _abilities(self) -> Iterator[Row]:
        for ability in Ability:

            def has(card: Card, ability: Ability = ability) -> bool:
                return any(each is ability for each, _ in card.abilities)

            yield self._row(self._icon(ABILITIES[ability].icon), ability_name(ability), has)

    def _icon(self, key: str) -> Mark:
        def mark(canvas: Canvas, rect: FRect, present: bool) -> None:
            palette = self.view.palette
            icon(canvas, key, palette.gold[1] if present else palette.text_faint, rect)

        return mark

    # -- looks

    def paint(self, canvas: Canvas) -> None:
        inks, writer, palette = self.view.theme.inks, self.view.theme.writer, self.view.palette
        y = 0.0
        for title, section in self.sections:
            head = FRect(0, y + 4, self.size.x, HEAD - 8)
            ink = inks.strong.sized(22).colored(palette.gold_light)
            left = self._left_of_headings(head) - 12
            if y == 0 and writer.least_width(title, ink) <= left:
                self._paint_headings(canvas, head)
                head.w = left
            write(canvas, writer, title, ink, head)
            y += HEAD
            for row in section:
                self._paint_row(canvas, row, FRect(0, y, self.size.x, LINE))
                y += LINE

    def _columns(self, row: FRect) -> tuple[FRect, FRect, FRect, FRect]:
        """Divide a row into name, count, bar and percents."""
        name = FRect(row.x + 36, row.y, row.w * self._named - 36, row.h)
        count = FRect(name.right, row.y, 34, row.h)
        track = FRect(count.right + 14, row.centery - 7, row.right - count.right - 78, 14)
        return name, count, track, FRect(track.right + 4, row.y, 56, row.h)

    def _left_of_headings(self, row: FRect) -> float:
        """Return where the headings of the columns begin."""
        theme = self.view.theme
        return self._columns(row)[1].right - theme.writer.units(t("Cards"), theme.inks.small.sized(NAME)).x

    def _paint_headings(self, canvas: Canvas, row: FRect) -> None:
        """Say above the columns that one counts cards of the squad and the other tells chances."""
        theme = self.view.theme
        ink = theme.inks.small.sized(NAME).aligned(1)
        _, count, _, percent = self._columns(row)
        for text, right in ((t("Cards"), count.right), (t("Chances"), percent.right)):
            write(canvas, theme.writer, text, ink, FRect(right - HEADED, row.y, HEADED, row.h))

    def _paint_row(self, canvas: Canvas, row: Row, rect: FRect) -> None:
        """Paint sign, name and count, and a bar as long as the chance of such a card."""
        inks, writer, palette = self.view.theme.inks, self.view.theme.writer, self.view.palette
        present = row.owned > 0
        color = palette.text if present else palette.text_faint
        row.mark(canvas, FRect(rect.x + 4, rect.centery - 11, 22, 22), present)
        name, count, track, percent = self._columns(rect)
        write(canvas, writer, row.name, inks.small.sized(NAME).colored(color), name)
        write(canvas, writer, str(row.owned), inks.strong.sized(NAME).colored(color).aligned(1), count)
        fill(canvas, track, palette.track, radius=7)
        if row.chance:
            bar = FRect(track.x, track.y, max(track.w * row.chance, 12.0), track.h)
            fill(canvas, bar, palette.gold[0], radius=7, bottom=palette.gold[1])
        text = t("{n}%", n=round(100 * row.chance)) if present and row.chance is not None else "–"
        write(canvas, writer, text, inks.small.sized(NAME).colored(color).aligned(1), percent)


def _count(known: Sequence[Card], cards: Sequence[int], belongs: Callable[[Card], bool]) -> int:
    return sum(belongs(known[card]) for card in cards)
