"""The opponents that people can choose, by the names they are shown under."""

from __future__ import annotations

from collections.abc import Mapping

from wotrush.ai.rush.styles import level_and_style
from wotrush.i18n import mark, t
from wotrush.match.seats import Human, Player

LEVELS: Mapping[str, str] = {
    "random": mark("Random"),
    "recruit": mark("Recruit"),
    "regular": mark("Regular"),
    "veteran": mark("Veteran"),
    "ace": mark("Ace"),
}
"""From the easiest to the hardest; what else the workshop's commands know is no company for a person."""

USUAL_LEVEL = "recruit"

STYLES: Mapping[str, str] = {
    "balanced": mark("Balanced"),
    "raider": mark("Raider"),
    "collector": mark("Collector"),
    "fortress": mark("Fortress"),
}
"""All equally strong."""
TASTES: Mapping[str, str] = {
    "balanced": mark("Does whatever wins"),
    "raider": mark("Likes to destroy bases"),
    "collector": mark("Likes to hold achievements"),
    "fortress": mark("Likes to guard its bases"),
}

NAMES = (mark("Bison"), mark("Lynx"), mark("Otter"), mark("Heron"), mark("Badger"))
"""One for each seat."""


def level_name(agent: str) -> str:
    """How strong an opponent plays, in one word, and in another what it likes."""
    known = {**LEVELS, "drill": mark("Instructor")}
    level, style = level_and_style(agent)
    if level not in known or style not in STYLES:
        return agent.capitalize()
    name = t(known[level])
    return name if agent == level else f"{name} · {t(STYLES[style])}"


def level_of(agent: str) -> str:
    """Which level that is, whatever its style."""
    return level_and_style(agent)[0]


def rank(agent: str) -> tuple[int, str]:
    """Sorts opponents: the easiest first."""
    levels = list(LEVELS)
    level = level_of(agent)
    return levels.index(level) if level in levels else len(levels), agent


def kind_name(player: Player) -> str:
    """What sits in a seat, in a word or two."""
    return t("Person") if isinstance(player, Human) else level_name(player.agent)


def masked_kind_name(player: Player) -> str:
    """While it plays: what it likes is for people to find out."""
    return t("Person") if isinstance(player, Human) else level_name(level_of(player.agent))
