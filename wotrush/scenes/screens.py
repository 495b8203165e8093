"""What a game hands to the shared scenes: one value, loaded when the first of its scenes is shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from wotrush.match.seats import Setup
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.session.session import GameSession
from wotrush.stage.scene import Scene

Resume: TypeAlias = Callable[[], None]
"""Goes on with what was being played."""


@dataclass(frozen=True, slots=True)
class Screens:
    """Functions and values of one game. Optional parts are None in a game that has none.

    The functions import their scenes when they are called, so that one scene does not load all the others.
    """

    table: Callable[[AppContext, GameSession], Scene]
    """Make the table of a session."""
    tutorial: Callable[[], Setup] | None = None
    """Return the setup of the game with lessons. See `Part.TUTORIAL`."""
    puzzles: Callable[[AppContext], Scene] | None = None
    """Make the page of all puzzles. See `Part.PUZZLES`."""
    cards: Callable[[AppContext], Scene] | None = None
    """Make the gallery. See `Part.CARDS`."""
    rules: Callable[[AppContext, str], Scene] | None = None
    """Make the rule book, open at the chapter or paragraph of that key, or at the first one. See `Part.RULES`."""
    restart: Callable[[AppContext, GameSession], Resume | None] | None = None
    """Return what restarts a session that is not saved, such as a puzzle; None for a session of another kind."""
