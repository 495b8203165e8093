"""An ace that judges few positions, for long series of games."""

from __future__ import annotations

from wotrush.ai.rush.ace import Ace

_POSITIONS = 1000


class Hasty(Ace):
    """An ace that nobody meets at the table."""

    def __init__(self) -> None:
        super().__init__(positions=_POSITIONS)
