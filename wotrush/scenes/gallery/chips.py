"""The small switches of the gallery."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace

from wotrush.scenes.gallery.contents import GalleryContents
from wotrush.scenes.style.theme import Theme
from wotrush.stage.widgets import Button


class Chip(Button):
    """A choice that is on or off, with its meaning as a tooltip."""

    def __init__(
        self,
        theme: Theme,
        contents: GalleryContents,
        choice: Hashable,
        on: bool,
        switch: Callable[[], object],
        pointed_at: Callable[[], object],
    ) -> None:
        plain = theme.styles.plain
        gold = plain.chosen
        style = replace(plain, padding=8.0, depth=0.0)
        style = replace(style, normal=gold, hover=gold) if on else style
        color = gold.text if on else plain.normal.text
        super().__init__(style, lambda: contents.caption(choice, color), switch, name=f"chip {choice}")
        self.tooltip = lambda: contents.meaning(choice)
        self._pointed_at = pointed_at

    def on_hover(self, inside: bool) -> None:
        super().on_hover(inside)
        if inside:
            self._pointed_at()

    def on_focus(self, focused: bool) -> None:
        super().on_focus(focused)
        if focused:
            self._pointed_at()
