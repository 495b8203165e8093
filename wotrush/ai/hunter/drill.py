"""The opponent of the tutorial: a recruit of its own name, so that its game is known from every other."""

from __future__ import annotations

from wotrush.ai.hunter.recruit import HunterRecruit


class HunterDrill(HunterRecruit):
    """Plays as a recruit does."""
