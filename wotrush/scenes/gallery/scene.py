"""The page of the gallery: switches above, cards below them, and a close-up of the chosen card on the right."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Any

from pygame import FRect, Vector2

from wotrush.i18n import t, tn
from wotrush.scenes.art.scenery.panoramas import FOREST
from wotrush.scenes.gallery.chips import Chip
from wotrush.scenes.gallery.choosing import GalleryFilter, shown
from wotrush.scenes.gallery.contents import FilterGroup, GalleryContents
from wotrush.scenes.gallery.legend import Legend
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.page import WIDEST, Page
from wotrush.stage.geometry import columns, inset
from wotrush.stage.sprite import Sprite
from wotrush.stage.widgets import Button, Panel, ScrollPanel

CARD = Vector2(160, 224)
GAP = 14.0
GLOW = 8.0
"""How far the glow of the card shown reaches over its left edge."""
CHIP = 50.0
LARGE = 0.3
"""The largest share of the page's width that the close-up takes; of a page wider than most, cards take the rest."""
LESS = 0.85
"""The share of its size to which the close-up gives way to the legend."""
TALL, PICTURE = 1.4, 0.6
"""The height of a card in its widths, and the share of it that its picture takes, above its figures."""


class Gallery(Page):
    """Shows all cards at first."""

    widest = 2200.0
    panorama = FOREST

    def __init__(self, context: AppContext, contents: GalleryContents) -> None:
        self.heading = lambda: t("Cards")
        self.contents = contents
        self._wanted = GalleryFilter()
        self.held = contents.cards[0]
        super().__init__(context)

    def build(self) -> None:
        theme = self.context.theme
        self._search = self.search_field(self._wanted.words, self._look_for)
        self._legend = self.root.add(Legend(theme, self.contents, self.contents.explained))
        self._chips = {
            group: [self.root.add(self._chip(group, choice)) for choice in group.choices]
            for group in self.contents.groups
        }
        self._count = self.label(self._counted, theme.inks.small, name="count")
        self._plate = self.root.add(Panel(theme.styles.plain))
        self._grid = self.root.add(ScrollPanel(theme.styles.plain, name="cards"))
        self._grid.ground = theme.palette.own[1]
        self._large = self.root.add(Sprite(radius=22.0, name="close"))
        self._large.shadow, self._large.touchable = theme.shadow, False
        self._link = self.root.add(
            Button(
                theme.styles.plain,
                lambda: t("In the rules"),
                lambda: self.context.go.rules(self.contents.rule(self.held)),
                name="in the rules",
            )
        )
        self._fill()
        self.show(self.held)

    def _chip(self, group: FilterGroup, choice: Hashable) -> Chip:
        on = self._wanted.has(group, choice)
        switch, explain = partial(self._switch, group, choice), partial(self._legend.explain, group, choice)
        return Chip(self.context.theme, self.contents, choice, on, switch, explain)

    def _switch(self, group: FilterGroup, choice: Hashable) -> None:
        self._wanted = self._wanted.toggled(group, choice)
        self.restyle()

    def _look_for(self, words: str) -> None:
        self._wanted = GalleryFilter(self._wanted.chosen, words.strip())
        self._fill()
        self._spread()

    def _fill(self) -> None:
        """Show the wanted cards, and the first of them close up if the one before is not among them."""
        self._found = shown(self.contents, self._wanted)
        self._grid.content.clear()
        for card in self._found:
            self._grid.content.add(GalleryCard(card, self.contents, partial(self.show, card)))
        if self._found and self.held not in self._found:
            self.show(self._found[0])
        self._count.invalidate()

    def show(self, card: Any) -> None:
        """Show a card close up."""
        self.held = card
        self._large.face = self.contents.close_up(card)
        glow = self.context.theme.glow(self.context.theme.palette.picked)
        for held in self._grid.content.children:
            assert isinstance(held, GalleryCard)
            held.glow = glow if held.card is card else None

    def _counted(self) -> str:
        if not self._found:
            return t("No card is like that.")
        return tn("{n} card", "{n} cards", len(self._found))

    def arrange(self, area: FRect) -> None:
        wide = min(min(area.w, WIDEST) * LARGE, (area.h - 70) / TALL)
        beside = (area.h - 86 - self._legend.least(wide * LESS)) / TALL
        wide = min(wide, beside) if beside >= wide * LESS else wide
        left, right = columns(area, 1, -wide, gap=32)
        self._large.rect = FRect(right.x, right.y, wide, wide * TALL)
        self._link.rect = FRect(right.x, self._large.rect.bottom + 16, wide, 54)
        below = self._link.rect.bottom + 16
        self._legend.place(FRect(right.x, below, wide, right.bottom - below))
        self._search.rect = FRect(left.x, left.y, min(360.0, left.w - 180), CHIP)
        self._count.rect = FRect(self._search.rect.right + 20, left.y, 160, CHIP)
        y = left.y + CHIP + 12
        for groups in self.contents.rows:
            self._place_chips(groups, left, y)
            y += CHIP + 8
        self._plate.rect = FRect(left.x, y + 6, left.w, left.bottom - y - 6)
        self._grid.rect = inset(self._plate.rect, 16 - GLOW, 14, 16, 14)
        self._spread()

    def _place_chips(self, groups: tuple[FilterGroup, ...], left: FRect, y: float) -> None:
        chips = [self._chips[group] for group in groups]
        count = sum(map(len, chips))
        wide = min(64.0, (left.w + 6 - 20 * (len(groups) - 1)) / count - 6)
        x = left.x
        for group in chips:
            for chip in group:
                chip.rect = FRect(x, y, wide, CHIP)
                x += wide + 6
            x += 20

    def _spread(self) -> None:
        room = self._grid.size.x - 16 - GLOW
        across = max(1, int((room + GAP) / (CARD.x + GAP)))
        high = self._cut_well((room - (across - 1) * GAP) / across * TALL)
        size = Vector2(high / TALL, high)
        self._grid.pitch = high + GAP
        right = (room - across * size.x) / max(1, across - 1)
        for i, node in enumerate(self._grid.content.children):
            x, y = GLOW + i % across * (size.x + right), 4 + i // across * (high + GAP)
            node.rect = FRect(x, y, *size)
        self._grid.fit_content()

    def _cut_well(self, high: float) -> float:
        """Return a height of cards, at most this, with which the edge of the list cuts through no card's figures."""
        room = self._grid.size.y - 8 + GAP
        whole, part = divmod(room, high + GAP)
        return room / (whole + 1) - GAP if part > PICTURE * high else high


class GalleryCard(Sprite):
    """A card in the grid. Pointing at it or reaching it by keys shows it close up."""

    focusable = True

    def __init__(self, card: Any, contents: GalleryContents, show: Callable[[], object]) -> None:
        super().__init__(contents.face(card), radius=10.0, name=contents.key(card))
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
