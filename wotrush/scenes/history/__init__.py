"""Games that are over: a list with replays, and what they say of those who played them."""

from wotrush.scenes.history.scene import HistoryScene

__all__ = ["HistoryScene"]
