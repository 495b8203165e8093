"""The icons of a game, by which its texts and options name them."""

from __future__ import annotations

from wotrush.games import GAMES, load
from wotrush.scenes.art.icons import add_icons


def add_icons_of(game: str) -> None:
    """Register the game's icons, without loading anything else of it that draws."""
    entry = GAMES.get(game)
    if entry is not None and entry.icons is not None:
        add_icons(load(entry.icons))
