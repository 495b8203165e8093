"""Pictures of scenes, drawn offscreen: the same arguments always give the same picture."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pygame
from pygame import Surface

from wotrush.game_info import GamePart
from wotrush.games import game_entry, game_info
from wotrush.i18n import language, latin_names, set_language, set_latin_names
from wotrush.settings import Settings
from wotrush.workshop.shots import pages, tables
from wotrush.workshop.studio import Wanted

ShotScene: TypeAlias = Callable[[Wanted], Surface]

SHARED: dict[str, ShotScene] = {
    "title": pages.title,
    "running": pages.running,
    "new": pages.new,
    "result": pages.result,
    "course": pages.course,
    "keys": pages.keys,
    "asking": pages.asking,
    "trouble": pages.trouble,
    "settings": pages.settings,
    "history": pages.history,
    "statistics": pages.statistics,
    "recap": tables.recap,
    "replay": tables.replay,
}
"""Scenes that every game has."""
PARTS: dict[GamePart, dict[str, ShotScene]] = {
    GamePart.CARDS: {"cards": pages.cards},
    GamePart.RULES: {"rules": pages.rules},
    GamePart.PUZZLES: {"puzzles": pages.puzzles},
    GamePart.TUTORIAL: {"tutorial": tables.tutorial},
}
"""Scenes that only games with that part have."""


def scenes_of(game: str, own: dict[str, ShotScene]) -> dict[str, ShotScene]:
    """Return all scenes of a game by name: those that games share as far as it has them, and its own."""
    parts = game_info(game).parts
    optional = {name: draw for part in PARTS if part in parts for name, draw in PARTS[part].items()}
    if game_entry(game).reviewer is not None:
        optional["chances"] = pages.chances
    if game_info(game).par:
        optional["same_cards"] = pages.same_cards
    return {**SHARED, **optional, **own}


def shot(draw: ShotScene, lang: str, wanted: Wanted, out: Path) -> None:
    """Draw one of a game's scenes and write it as a picture."""
    before = language(), latin_names()
    set_language(lang)
    set_latin_names(Settings().latin_names)
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1, 1))
    try:
        picture = draw(wanted)
        out.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(picture, out)
    finally:
        set_language(before[0])
        set_latin_names(before[1])
        pygame.display.quit()
