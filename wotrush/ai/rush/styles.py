"""Styles of play: what an opponent likes besides winning. Styles are equally strong and differ where decisions are close."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlayStyle:
    """Preferences in log odds: how much chance to win it would give up for what it likes."""

    name: str
    base_destroyed: float = 0.0
    achievement_held: float = 0.0
    """For each achievement that it would get if the game ended now."""
    base_guarded: float = 0.0


BALANCED = PlayStyle("balanced")
RAIDER = PlayStyle("raider", base_destroyed=0.8)
COLLECTOR = PlayStyle("collector", achievement_held=0.6)
FORTRESS = PlayStyle("fortress", base_guarded=0.12)

STYLED = ("veteran", "ace")
"""Levels whose opponents have a style; the others play by fixed rules."""

STYLES = {style.name: style for style in (BALANCED, RAIDER, COLLECTOR, FORTRESS)}


def styled(level: str, style: str) -> str:
    """Return the name of an opponent of that level and style; a balanced one has only the name of its level."""
    return level if style == BALANCED.name else f"{level}-{style}"


def level_and_style(agent: str) -> tuple[str, str]:
    """Return the level and style that `styled` made one name of."""
    level, _, style = agent.partition("-")
    return level, style or BALANCED.name
