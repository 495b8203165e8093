"""The scenes of a game and the contents of its pages: one value, loaded when the first of them is shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wotrush.games import UnknownNameError, game_entry, load
from wotrush.scenes.description.game_icons import add_icons_of
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.contents import ResultContents
from wotrush.stage.scene import NodeScene

if TYPE_CHECKING:  # Not loaded by the title, which shows none of them.
    from wotrush.scenes.gallery.contents import GalleryContents
    from wotrush.scenes.puzzles.puzzle import PuzzleContents
    from wotrush.scenes.rulebook.book import Book
    from wotrush.scenes.session.session import GameSession
    from wotrush.scenes.tutorial.lesson import TutorialContents


@dataclass(frozen=True, slots=True)
class Screens:
    """Functions of one game. Parts that a game lacks are None, and `GameInfo.parts` tells the title so."""

    table: Callable[[AppContext, GameSession], NodeScene]
    """Make the table that a session is played at."""
    result: Callable[[], ResultContents] = ResultContents
    """Return what the result page shows beyond the score."""
    tutorial: Callable[[], TutorialContents] | None = None
    """Return the lessons and the deal of the tutorial."""
    puzzles: Callable[[], PuzzleContents] | None = None
    rules: Callable[[], Book] | None = None
    cards: Callable[[], GalleryContents] | None = None
    """Return the cards of the gallery."""


def screens_of(game: str) -> Screens:
    """Load the screens of the game of that name. Raises UnknownNameError, also for a game without screens."""
    entry = game_entry(game)
    if entry.screens is None:
        raise UnknownNameError(f"The game {game!r} has no screens.")
    add_icons_of(game)
    screens: Screens = load(entry.screens)
    return screens
