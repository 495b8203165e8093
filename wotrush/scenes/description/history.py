"""What the statistics show of one kind of game beyond wins and points."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from wotrush.model.game import Seat
from wotrush.scenes.style.theme import Theme
from wotrush.stage.drawing.shapes import Face
from wotrush.stage.typography.text import Segments


@dataclass(frozen=True, slots=True)
class Favorites:
    """Counts what people choose most often, such as cards that they buy."""

    heading: str
    """A message id."""
    chosen: Callable[[Any], tuple[Seat, str] | None]
    """Return who chose what in this event. What is chosen has a key that never changes."""
    name: Callable[[str, Theme], Segments | None]
    """Return how that key is written; None for one that no longer exists."""
    picture: Callable[[str], Face | None] = lambda _: None
    """Return a small picture of it, wider than high."""


@dataclass(frozen=True, slots=True)
class HistoryContents:
    """Functions and message ids of one game."""

    ends: Mapping[str, str] = field(default_factory=dict)
    """The ways in which a game can end: key and name."""
    end_of: Callable[[Any], str | None] = lambda _: None
    """Return the key of the way in which the game ends if this event decides that."""
    favorites: Favorites | None = None
    ending: Callable[[Any, Seat, int, Sequence[str]], str] | None = None
    """Tell in a sentence what such an event decided, in whose turn, in which round; the last argument are the names."""
