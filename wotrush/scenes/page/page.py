"""The base of all pages: a heading, contents, and a button that leads back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
from pygame import FRect
from pygame.event import Event

from wotrush.i18n import t
from wotrush.scenes.art.scenery.panoramas import EVENING, Panorama
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.style.backdrop import Backdrop
from wotrush.scenes.style.battlefield import Battlefield
from wotrush.stage.geometry import inset
from wotrush.stage.label import Fit, Label
from wotrush.stage.node import Node
from wotrush.stage.scene import NodeScene
from wotrush.stage.space import DesignSpace
from wotrush.stage.typography.text import Ink, Text, resolve
from wotrush.stage.widgets import Button, TextField

HEADING, BESIDE = 84.0, 24.0
"""The height of the heading, and the distance to what stands beside it."""
WIDEST = 1680.0


class Page(NodeScene):
    """Override `build` to make the nodes and `arrange` to place them below the heading."""

    heading: Callable[[], str] | None = None
    panorama: Panorama = EVENING
    """The place that shows behind its contents."""
    widest = WIDEST
    """The width beyond which it leaves the sides of the window free."""
    grows = False
    """Whether a window higher than the design makes its letters larger, since they would leave room below."""

    def __init__(self, context: AppContext) -> None:
        self.context = context
        super().__init__(context.clock, context.theme.styles.plain)
        self._make()

    def _make(self) -> None:
        palette = self.context.theme.palette
        self.interface.on_sign = self.context.answer
        plain = self.context.settings.high_contrast
        self.backdrop: Backdrop = self.root.add(
            Backdrop(palette.page, line=palette.map) if plain else Battlefield(palette, self.panorama)
        )
        self._heading = self._back = None
        if self.heading is not None:
            self._heading = self.label(self.heading, self.context.theme.inks.title, name="heading")
            self._back = self.button(lambda: t("Back"), self.go_back, name="back")
            self._back.key_text = lambda: t("Esc")
        self.build()

    def restyle(self) -> None:
        """Rebuild everything after a change of settings, and keep the focus."""
        focus, space = self.interface.focus, self.space
        super().__init__(self.context.clock, self.context.theme.styles.plain)
        self._make()
        self.resize(space)
        if focus.current is not None and focus.current.name:
            again = next((node for node in self.root.walk() if node.name == focus.current.name), None)
            self.interface.focus.set(again, focus.by)

    # -- for pages

    def build(self) -> None:
        """Make the nodes."""

    def arrange(self, area: FRect) -> None:
        """Place the nodes in the area below the heading."""

    def beside_heading(self, widest: float) -> FRect:
        """Return the room on the heading's line that ends at the Back button, and leave it free."""
        heading, back = self._heading, self._back
        assert heading is not None
        assert heading.ink is not None
        assert back is not None
        words = heading.writer.units(resolve(heading.text), heading.ink).x + 2
        wide = min(widest, back.rect.x - heading.rect.x - words - 2 * BESIDE)
        room = FRect(back.rect.x - BESIDE - wide, back.rect.y, wide, back.rect.h)
        heading.rect = FRect(*heading.rect.topleft, room.x - BESIDE - heading.rect.x, heading.rect.h)
        return room

    def go_back(self) -> None:
        """Handle Esc and the Back button."""
        self.context.go.back()

    def search_field(self, words: str, on_change: Callable[[str], object]) -> TextField:
        """Add a field for words to look for."""
        style = self.context.theme.styles.plain
        return self.root.add(
            TextField(
                style,
                words,
                on_change,
                longest=30,
                placeholder=lambda: t("Search"),
                passing=True,
                name="search",
            )
        )

    def label(
        self,
        text: Text,
        ink: Ink,
        parent: Node | None = None,
        *,
        fit: Fit = Fit.SHRINK,
        valign: float = 0.5,
        name: str = "",
    ) -> Label:
        writer = self.context.theme.writer
        return (parent or self.root).add(Label(writer, text, ink, fit=fit, valign=valign, name=name))

    def button(self, text: Text, on_click: Callable[[], object], *, name: str = "") -> Button:
        return self.root.add(Button(self.context.theme.styles.plain, text, on_click, name=name))

    # -- for the stack

    def resize(self, space: DesignSpace) -> None:
        """Fill a finer screen with larger letters, except above another scene, whose units a page shares."""
        super().resize(space if self.overlay else replace(space, fills=True, grows=self.grows))

    def layout(self, area: FRect) -> None:
        self.backdrop.rect = area
        content = page_area(area, self.context.theme.measures.margin, self.widest)
        if self._heading is not None and self._back is not None:
            width = self._back.natural_width()
            self._back.rect = FRect(content.right - width, content.y + 8, width, 56)
            self._heading.rect = FRect(content.x, content.y, content.w - width - BESIDE, HEADING - 12)
            content = inset(content, 0, HEADING, 0, 0)
        self.arrange(content)

    def handle(self, event: Event) -> bool:
        if super().handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.go_back()
            return True
        return False


def page_area(area: FRect, margin: float, widest: float = WIDEST) -> FRect:
    """Return the middle of the window, at most that many units wide."""
    width = min(widest, area.w - 2 * margin)
    return FRect(area.centerx - width / 2, area.y + margin, width, area.h - 2 * margin)
