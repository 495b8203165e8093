"""The filter of the gallery: choices within each group, and words."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Any

from wotrush.scenes.gallery.contents import FilterGroup, GalleryContents
from wotrush.scenes.page.text_search import has_all


@dataclass(frozen=True, slots=True)
class GalleryFilter:
    """Accepts a card that in every group has one of the choices made there; a group without a choice accepts all."""

    chosen: frozenset[tuple[str, Hashable]] = frozenset()
    words: str = ""

    def toggled(self, group: FilterGroup, choice: Hashable) -> GalleryFilter:
        return replace(self, chosen=self.chosen ^ {(group.name, choice)})

    def has(self, group: FilterGroup, choice: Hashable) -> bool:
        return (group.name, choice) in self.chosen


def shown(contents: GalleryContents, wanted: GalleryFilter) -> list[Any]:
    """Return the cards that the filter accepts, in their order."""
    return [
        card
        for card in contents.cards
        if has_all(contents.searched(card), wanted.words)
        and all(_takes(wanted, group, card) for group in contents.groups)
    ]


def _takes(wanted: GalleryFilter, group: FilterGroup, card: Any) -> bool:
    chosen = {choice for name, choice in wanted.chosen if name == group.name}
    return not chosen or bool(chosen & set(group.of(card)))
