"""The ace with half of its thoughts: for long rows of games."""

from __future__ import annotations

from wotrush.ai.rush.ace import Ace

_POSITIONS = 1000


class Hasty(Ace):
    """Nobody meets it on the table."""

    def __init__(self) -> None:
        super().__init__(positions=_POSITIONS)
