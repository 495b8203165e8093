"""How many cards a player has in each line."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Strength:
    """How many cards a player has in each line."""

    front: int
    back: int
    commanders: int
    scored: int = 1
    """How many units are on a score pile that is to be shown."""

    @property
    def lying(self) -> int:
        return self.front + self.behind

    @property
    def behind(self) -> int:
        return self.back + self.commanders
