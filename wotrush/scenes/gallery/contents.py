"""What a game provides about its cards."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import Any

from wotrush.stage.color import Color
from wotrush.stage.drawing.shapes import Face
from wotrush.stage.typography.text import Segments


@dataclass(frozen=True, slots=True)
class FilterGroup:
    """Switches that belong together. `of` yields the choices that apply to a card."""

    name: str
    choices: tuple[Hashable, ...]
    of: Callable[[Any], Iterable[Hashable]]


@dataclass(frozen=True, slots=True)
class GalleryContents:
    """Functions of one game. They take a card, or a choice of a filter group."""

    cards: tuple[Any, ...]
    """One of each kind."""
    rows: tuple[tuple[FilterGroup, ...], ...]
    """The filter groups as they stand beside and below one another."""
    explained: FilterGroup
    """The group that is explained until another one is pointed at: that whose signs no card puts into words."""
    key: Callable[[Any], str]
    searched: Callable[[Any], str]
    """Return all words by which a card is found."""
    face: Callable[[Any], Face]
    close_up: Callable[[Any], Face]
    rule: Callable[[Any], str]
    """Return the key of the paragraph of the rule book that explains a card."""
    caption: Callable[[Hashable, Color], Segments]
    """Return the label of the switch for a choice."""
    meaning: Callable[[Hashable], str]

    @property
    def groups(self) -> tuple[FilterGroup, ...]:
        return tuple(group for row in self.rows for group in row)
