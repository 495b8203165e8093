"""The opponents that people can choose, by the names they are shown under."""

from __future__ import annotations

from collections.abc import Mapping

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

NAMES = (mark("Bison"), mark("Lynx"), mark("Otter"), mark("Heron"), mark("Badger"))
"""One for each seat."""


def level_name(agent: str) -> str:
    """How strong an opponent plays, in one word."""
    known = {**LEVELS, "drill": mark("Instructor")}
    return t(known[agent]) if agent in known else agent.capitalize()


def kind_name(player: Player) -> str:
    """What sits in a seat, in one word."""
    return t("Person") if isinstance(player, Human) else level_name(player.agent)
