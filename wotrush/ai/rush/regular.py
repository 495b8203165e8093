"""The regular: weighs every play by all rules of thumb that are known."""

from __future__ import annotations

from wotrush.ai.rush.rules_of_thumb import RulesOfThumb


class Regular(RulesOfThumb):
    """Races for achievements, keeps its squad lean, and knows whom the end of the game serves."""
