"""The end of a game: who won, where the points came from, how it went, and what the squads became."""

from wotrush.scenes.result.scene import ResultScene

__all__ = ["ResultScene"]
