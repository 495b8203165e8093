"""Computer opponents for Tank Hunter."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from importlib import import_module
from typing import Any

from wotrush.ai.agent import Agent, AgentFactory

AGENTS = {"recruit": "HunterRecruit", "regular": "HunterRegular", "drill": "HunterDrill"}
"""The module and class of each opponent."""


def agents() -> Mapping[str, AgentFactory]:
    """Return the opponents' factories, keyed by the names that players and commands use."""
    return {name: partial(_made, name) for name in AGENTS}


def _made(name: str) -> Agent[Any, Any]:
    agent: Agent[Any, Any] = getattr(import_module(f"{__name__}.{name}"), AGENTS[name])()
    return agent
