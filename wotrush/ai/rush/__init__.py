"""Opponents that know Rush."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from wotrush.ai.agent import Agent, AgentFactory
from wotrush.ai.rush.styles import STYLED, STYLES, level_and_style, styled
from wotrush.games import load

AGENTS = {
    "random": "Lots",
    "recruit": "Recruit",
    "greedy": "Greedy",
    "regular": "Regular",
    "drill": "Drill",
    "veteran": "Veteran",
    "ace": "Ace",
    "hasty": "Hasty",
}
"""Module and class of each opponent."""


def agents() -> Mapping[str, AgentFactory]:
    """Return the opponents by the names that players and commands use; each is imported when it is made."""
    of_a_style = [styled(level, style) for level in STYLED for style in STYLES]
    return {name: partial(_made, name) for name in (*AGENTS, *of_a_style)}


def _made(name: str) -> Agent[Any, Any]:
    level, style = level_and_style(name)
    kind = load(f"{__name__}.{level}:{AGENTS[level]}")
    agent: Agent[Any, Any] = kind(style=STYLES[style]) if level in STYLED else kind()
    return agent
