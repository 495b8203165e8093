"""The regular level: weighs how each play affects all players and what they may do next."""

from __future__ import annotations

from wotrush.ai.hunter.knowledge.weights import LevelWeights
from wotrush.ai.hunter.weigher import Weigher


class HunterRegular(Weigher):
    """A player that knows the units' firepower, anticipates attacks, remembers cards and minds the end of the game."""

    weights = LevelWeights(
        points=0.0, fire=1.0, exposed=0.3, fear=0.3, hope=0.4, event=3.0, seen=3.0, remembers=True
    )
