"""What opponents that estimate chances think: every action worth considering with what it may lead to."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp

from wotrush.model.rush.actions import Action


@dataclass(frozen=True, slots=True)
class Outlook:
    """An action and the log odds of winning after it."""

    action: Action
    log_odds: float
    steps: tuple[Action, ...] = ()
    """The actions that were planned, beginning with this one."""

    @property
    def chance(self) -> float:
        """The chance to win, 0 to 1."""
        return chance(self.log_odds)


def chance(log_odds: float) -> float:
    """Return the chance, 0 to 1, that these log odds stand for."""
    return 1.0 / (1.0 + exp(-log_odds))


def best_first(hopes: dict[Action, float]) -> list[Outlook]:
    """Return outlooks from the highest log odds down; equal ones keep their order."""
    return [
        Outlook(action, hopes[action], (action,))
        for action in sorted(hopes, key=hopes.__getitem__, reverse=True)
    ]
