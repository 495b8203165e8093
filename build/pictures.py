"""Takes the pictures of docs/pictures anew: `python build/pictures.py` for all of them, or with the names of some.

Each is as a player would see it. With ImageMagick at hand they are written in 256 colors, which quarters their size.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from wotrush.match.match import Match
from wotrush.model.rush import Observation, rush_ruleset
from wotrush.scenes.rush.match import RushMatch
from wotrush.workshop.hunter.shots import HUNTER_SCENES
from wotrush.workshop.rush.shots import RUSH_SCENES
from wotrush.workshop.staged import new_match, play_on
from wotrush.workshop.studio import Studio, Wanted

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
Size = tuple[int, int]
FULL_HD: Size = (1920, 1080)


def table(match: RushMatch, size: Size = FULL_HD) -> pygame.Surface:
    """Draw a match as it stands."""
    studio = Studio(size)
    return studio.take(studio.table(studio.session(match)))


def game(players: int, seed: int, turn: int, **options: Any) -> RushMatch:
    """Return a game at the first decision of its first player from that turn on."""
    return reached(players, seed, lambda view: view.turn >= turn and view.seat == 0, **options)


def reached(players: int, seed: int, until: Callable[[Observation], bool], **options: Any) -> RushMatch:
    """Return the first game from that seed on in which what is wanted comes about before the end."""
    for each in count(seed):
        match = new_match(players, each, **options)
        play_on(match, until)
        if match.to_act() is not None:
            return match
    raise AssertionError


def written(name: str) -> RushMatch:
    """Return the game at a table that is written as text."""
    ruleset = rush_ruleset()
    position = ruleset.parse_table((FOLDER / "tables" / f"{name}.txt").read_text(encoding="utf-8"))
    return Match(ruleset, new_match(position.seats, 1).setup, position)


def prompt() -> pygame.Surface:
    """Draw a table at which a card is being resolved and asks for a target."""

    def asks(view: Observation) -> bool:
        return view.seat == 0 and view.turn >= 12 and view.prompt.name == "STRIKE"

    return table(reached(3, 8, asks))


def without_color() -> pygame.Surface:
    """Draw an attack on its way without colors: what can be hit and what can be done differ by more than them."""
    picture = RUSH_SCENES["action"](Wanted(FULL_HD, seed=5, turn=30, players=4))
    return pygame.transform.grayscale(picture)


PICTURES: dict[str, Callable[[], pygame.Surface]] = {
    "table": lambda: table(game(4, 12, 30)),
    "two-players": lambda: table(game(2, 5, 30)),
    "five-players": lambda: table(game(5, 12, 40, wide_reserve=True)),
    "fan": lambda: table(written("fan")),
    "prompt": prompt,
    "1280x720": lambda: table(game(4, 3, 40), (1280, 720)),
    "4x3": lambda: table(game(5, 4, 35), (1600, 1200)),
    "table-greyscale": without_color,
    "rules": lambda: RUSH_SCENES["rules"](Wanted(FULL_HD, seed=1, turn=7, players=2)),
    "gallery": lambda: RUSH_SCENES["gallery"](Wanted(FULL_HD, seed=1, turn=0, players=2)),
    "motion": lambda: RUSH_SCENES["motion"](Wanted((2200, 1600), seed=1, turn=0, players=3)),
    "hunter": lambda: HUNTER_SCENES["action"](Wanted(FULL_HD, seed=7, turn=4, players=3, game="hunter")),
    "hunter-eight": lambda: HUNTER_SCENES["table"](
        Wanted(FULL_HD, seed=3, turn=20, players=8, game="hunter")
    ),
    "result": lambda: RUSH_SCENES["result"](Wanted(FULL_HD, seed=3, turn=0, players=4)),
}


def save(picture: pygame.Surface, path: Path) -> None:
    pygame.image.save(picture, path)
    if convert := shutil.which("convert"):
        subprocess.run(
            [convert, path, "-strip", "-dither", "None", "-colors", "256", f"png8:{path}"], check=True
        )


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python build/pictures.py", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(PICTURES))
    names = parser.parse_args(arguments).names
    if unknown := [name for name in names if name not in PICTURES]:
        parser.error(f"no picture is called {unknown[0]!r}: choose of {', '.join(PICTURES)}")
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1, 1))
    for name in names or PICTURES:
        path = FOLDER / f"{name}.png"
        save(PICTURES[name](), path)
        print(f"{path.name}: {path.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main(sys.argv[1:])
