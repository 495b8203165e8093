"""What opponents that weigh chances think: every action worth a thought with what it may lead to."""

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
    """How it goes on, this action first, as far as that was thought out."""

    @property
    def chance(self) -> float:
        """0 to 1."""
        return chance(self.log_odds)


def chance(log_odds: float) -> float:
    """0 to 1."""
    return 1.0 / (1.0 + exp(-log_odds))


def best_first(hopes: dict[Action, float]) -> list[Outlook]:
    """Of equal ones those first that were found first."""
    return [
        Outlook(action, hopes[action], (action,))
        for action in sorted(hopes, key=hopes.__getitem__, reverse=True)
    ]
