"""Sparring partners: scripted players of different minds, against whom opponents are measured. Nobody meets them at the table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from importlib import import_module
from typing import Any

from wotrush.ai.agent import Agent, AgentFactory

PARTNERS = {
    "buyer": "Buyer",
    "raider": "Raider",
    "builder": "Builder",
    "collector": "Collector",
    "exhauster": "Exhauster",
    "turtle": "Turtle",
}
"""Module and class of each."""


def partners() -> Mapping[str, AgentFactory]:
    """Return the sparring partners by the names that `simulate` knows; each is imported when it is made."""
    return {name: partial(_made, name) for name in PARTNERS}


def _made(name: str) -> Agent[Any, Any]:
    partner: Agent[Any, Any] = getattr(import_module(f"{__name__}.{name}"), PARTNERS[name])()
    return partner
