"""Sparring partners: scripted players of different minds, against whom opponents are measured. Nobody meets them at the table."""

from __future__ import annotations

from collections.abc import Mapping

from wotrush.ai.agent import AgentFactory, made_by_name

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
    return made_by_name(__name__, PARTNERS)
