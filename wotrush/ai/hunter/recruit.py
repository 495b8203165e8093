"""The recruit, a beginner: takes the attack with the best balance of chance and risk."""

from __future__ import annotations

from wotrush.ai.hunter.knowledge.weights import LevelWeights
from wotrush.ai.hunter.weigher import Weigher


class HunterRecruit(Weigher):
    """A beginner that considers only what lies on the table."""

    weights = LevelWeights(points=0.15, event=3.0, patience=0.5)
