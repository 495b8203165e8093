"""The names of measurements on the page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wotrush.games import game_info
from wotrush.workshop.bench.contents import WINDOWS, BenchContents

Figures = Mapping[str, Any]

SIZES = tuple(f"{wide}x{high}" for wide, high in WINDOWS)
SCENES = {
    "title": "title",
    "new": "new game",
    "settings": "settings",
    "rules": "rule book",
    "result": "result",
    "table": "table: the busiest turn",
    "carry": "table: a card carried",
    "zoom": "table: cards held close",
}


def scenes(figures: Figures) -> dict[str, str]:
    """Return the scenes that were measured: a game may have no rule book."""
    return {scene: name for scene, name in SCENES.items() if f"{scene}@{SIZES[0]}" in figures["scenes"]}


def own_engines(contents: BenchContents, figures: Figures) -> dict[str, Mapping[str, float]]:
    """Return the rules as measured in plain Python, of other games here too, and compiled in the packaged game."""
    title, (fewest, *more) = game_info(contents.game).title, contents.players
    sizes = {f"engine_{players}": f"{title}, {players} players" for players in more}
    others = {f"engine_{other}": game_info(other).title for other in contents.beside}
    named = {"engine": f"{title}, {fewest} players" if more else title, **sizes, **others}
    packaged = figures.get("bundle", {})
    compiled = {f"{named['engine']}, compiled": packaged} if "times_plain" in packaged else {}
    return {
        named["engine"]: figures["engine"],
        **compiled,
        **{named[key]: figures[key] for key in (*sizes, *others)},
    }


def engines(contents: BenchContents, figures: Figures) -> dict[str, Mapping[str, float]]:
    """Return all that were measured: ours, and those of others."""
    return {**own_engines(contents, figures), **figures.get("peers", {})}


def opponents(contents: BenchContents, figures: Figures) -> dict[str, Mapping[str, float]]:
    """Return the levels, and last the slowest one of the packaged game if it was built."""
    packaged, slowest = figures.get("bundle", {}), contents.slowest
    compiled = {f"{slowest}, compiled": packaged[slowest]} if slowest in packaged else {}
    return {**figures["opponents"], **compiled}
