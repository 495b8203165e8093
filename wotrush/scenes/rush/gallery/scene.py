"""The gallery as a page: switches above, cards below them, the chosen one close on the right."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import FRect, Vector2

from wotrush.i18n import t, tn
from wotrush.model.rush.cards import Card, Kind
from wotrush.model.rush.default import default_catalogue
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.page import Page
from wotrush.scenes.rush.cards.faces import Faces
from wotrush.scenes.rush.gallery.chips import Chip
from wotrush.scenes.rush.gallery.choosing import CHOICES, FilterGroup, GalleryFilter, shown
from wotrush.scenes.rush.rulebook.links import card_key
from wotrush.scenes.rush.table.layout import CardSide
from wotrush.stage.geometry import columns, inset
from wotrush.stage.sprite import Sprite
from wotrush.stage.widgets import Button, Panel, ScrollPanel, TextField

CARD = Vector2(160, 224)
GAP = 14.0
CHIP = 50.0
ROWS = ((FilterGroup.NATION, FilterGroup.CLASS, FilterGroup.COST), (FilterGroup.ABILITY,))


class Gallery(Page):
    """Opens with all cards; one of each kind."""

    def __init__(self, context: AppContext) -> None:
        self.heading = lambda: t("Cards")
        self._cards = default_catalogue().cards
        self._wanted = GalleryFilter()
        self.held = self._cards[0]
        super().__init__(context)

    def build(self) -> None:
        theme = self.context.theme
        self._faces = Faces(self._cards)
        self._search = self.root.add(
            TextField(
                theme.styles.plain,
                self._wanted.words,
                self._look_for,
                longest=30,
                placeholder=lambda: t("Search"),
                name="search",
            )
        )
        self._chips = {
            group: [self.root.add(self._chip(group, choice)) for choice in CHOICES[group]]
            for group in FilterGroup
        }
        self._count = self.label(self._counted, theme.inks.small, name="count")
        self._plate = self.root.add(Panel(theme.styles.plain))
        self._grid = self.root.add(ScrollPanel(theme.styles.plain, name="cards"))
        self._large = self.root.add(Sprite(radius=22.0, name="close"))
        self._large.shadow, self._large.touchable = theme.shadow, False
        self._link = self.root.add(
            Button(
                theme.styles.plain,
                lambda: t("In the rules"),
                lambda: self.context.go.rules(card_key(self.held)),
                name="in the rules",
            )
        )
        self._fill()
        self.show(self.held)

    def _chip(self, group: FilterGroup, choice: object) -> Chip:
        on = (group, choice) in self._wanted.chosen
        return Chip(self.context.theme, choice, on, partial(self._switch, group, choice))

    def _switch(self, group: FilterGroup, choice: object) -> None:
        self._wanted = self._wanted.toggled(group, choice)
        self.restyle()

    def _look_for(self, words: str) -> None:
        self._wanted = GalleryFilter(self._wanted.chosen, words.strip())
        self._fill()
        self._spread()

    def _fill(self) -> None:
        """The cards that are wanted, the first of them close if the one before is not among them."""
        self._found = shown(self._cards, self._wanted)
        self._grid.content.clear()
        for card in self._found:
            side = CardSide.RESERVE if card.kind is Kind.VEHICLE else CardSide.HAND
            self._grid.content.add(Held(card, self._faces, side, partial(self.show, card)))
        if self._found and self.held not in self._found:
            self.show(self._found[0])
        self._count.invalidate()

    def show(self, card: Card) -> None:
        """Holds a card close."""
        self.held = card
        self._large.face = self._faces.zoom(card.id)
        lit = self.context.theme.glow(self.context.theme.palette.picked)
        for held in self._grid.content.children:
            assert isinstance(held, Held)
            held.glow = lit if held.card is card else None

    def _counted(self) -> str:
        if not self._found:
            return t("No card is like that.")
        return tn("{n} card", "{n} cards", len(self._found))

    def arrange(self, area: FRect) -> None:
        wide = min(area.w * 0.30, (area.h - 70) / 1.4)
        left, right = columns(area, 1, -wide, gap=32)
        self._large.rect = FRect(right.x, right.y, wide, wide * 1.4)
        self._link.rect = FRect(right.x, self._large.rect.bottom + 16, wide, 54)
        self._search.rect = FRect(left.x, left.y, min(360.0, left.w - 180), CHIP)
        self._count.rect = FRect(self._search.rect.right + 20, left.y, 160, CHIP)
        y = left.y + CHIP + 12
        for groups in ROWS:
            self._place_chips(groups, left, y)
            y += CHIP + 8
        self._plate.rect = FRect(left.x, y + 6, left.w, left.bottom - y - 6)
        self._grid.rect = inset(self._plate.rect, 16, 14)
        self._spread()

    def _place_chips(self, groups: tuple[FilterGroup, ...], left: FRect, y: float) -> None:
        chips = [self._chips[group] for group in groups]
        count = sum(map(len, chips))
        wide = min(64.0, (left.w - 26 * (len(groups) - 1)) / count - 6)
        x = left.x
        for group in chips:
            for chip in group:
                chip.rect = FRect(x, y, wide, CHIP)
                x += wide + 6
            x += 20

    def _spread(self) -> None:
        room = self._grid.size.x - 16
        across = max(1, int((room + GAP) / (CARD.x + GAP)))
        wide = (room - (across - 1) * GAP) / across
        size = Vector2(wide, wide * 1.4)
        for i, node in enumerate(self._grid.content.children):
            node.rect = FRect(i % across * (size.x + GAP), 4 + i // across * (size.y + GAP), size.x, size.y)
        self._grid.fit_content()


class Held(Sprite):
    """A card in the grid; pointing at it or reaching it by keys holds it close."""

    focusable = True

    def __init__(self, card: Card, faces: Faces, side: CardSide, show: Callable[[], object]) -> None:
        super().__init__(faces.side(card.id, side), radius=10.0, name=card.code)
        self.card = card
        self._show = show

    def on_press(self, point: Vector2) -> bool:
        self._show()
        return True

    def on_hover(self, inside: bool) -> None:
        self.lift = 0.5 if inside else 0.0
        if inside:
            self._show()

    def on_focus(self, focused: bool) -> None:
        if focused:
            self._show()

    def activate(self) -> None:
        self._show()
