"""Who threatens whom: the best attack of every unit on every other, with its chances."""

from __future__ import annotations

from dataclasses import dataclass

from wotrush.model.game import Seat
from wotrush.model.hunter.actions import DeclareAttack
from wotrush.model.hunter.combat.declaring import attacks
from wotrush.model.hunter.odds.forecast import AttackForecast, forecast
from wotrush.model.hunter.state import HunterState
from wotrush.model.hunter.turn import end_effects, next_in_turn


@dataclass(frozen=True, slots=True)
class Threat:
    """An attack that could be declared, and what it may come to."""

    action: DeclareAttack
    cast: AttackForecast

    @property
    def rank(self) -> tuple[float, float]:
        """What makes one threat greater than another."""
        return self.cast.destroys, self.cast.success


def threats(s: HunterState, seat: Seat) -> list[Threat]:
    """Return the greatest threat of each unit of a player to each unit of the others, as open units tell.

    Of the active player these are the attacks of now, of the others those of their next turn, when all is over that ends with the
    turns before it. Any state will do that shows what one may know, such as `open_table` of an observation; it is changed.
    """
    if s.out >> seat & 1:
        return []
    while s.active != seat:
        end_effects(s)
        s.active = next_in_turn(s)
    greatest: dict[tuple[int, int], Threat] = {}
    for action in attacks(s, seat):
        assert isinstance(action, DeclareAttack)
        found, pair = Threat(action, forecast(s, action)), (action.unit, action.target)
        if pair not in greatest or found.rank > greatest[pair].rank:
            greatest[pair] = found
    return list(greatest.values())
