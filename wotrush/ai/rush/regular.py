"""The regular: weighs every play by all known rules of thumb."""

from __future__ import annotations

from wotrush.ai.rush.rules_of_thumb import RulesOfThumb


class Regular(RulesOfThumb):
    """Races for achievements, keeps its squad lean, and knows who gains by the end of the game."""
