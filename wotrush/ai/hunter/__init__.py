"""Computer opponents for Tank Hunter."""

from __future__ import annotations

from collections.abc import Mapping

from wotrush.ai.agent import AgentFactory, made_by_name

AGENTS = {"recruit": "HunterRecruit", "regular": "HunterRegular", "drill": "HunterDrill"}
"""The module and class of each opponent."""


def agents() -> Mapping[str, AgentFactory]:
    """Return the opponents' factories, keyed by the names that players and commands use."""
    return made_by_name(__name__, AGENTS)
