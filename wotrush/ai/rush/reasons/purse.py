"""The end of a turn in which too little can be paid: it needs no other reason, or none at all."""

from __future__ import annotations

from wotrush.ai.agent import Because
from wotrush.model.game import Reason
from wotrush.model.rush import Observation, RushGame
from wotrush.model.rush.actions import END_TURN, Action
from wotrush.model.rush.view.purse import cheapest, in_vain, purse

_TOO_DEAR = Reason("Ends the turn: it can pay {n}, and the cheapest vehicle costs {cost}.")


def all_too_dear(view: RushGame | Observation, action: Action) -> Because | None:
    """Return the reason for the end of a turn in which no vehicle could be bought: what the cheapest costs; None for any other
    turn.
    """
    if action != END_TURN or view.bought or not view.reserve:
        return None
    most, cost = purse(view, view.hands[view.active] or ()), cheapest(view)
    return (_TOO_DEAR, {"n": most, "cost": cost}) if most < cost else None


def goes_without_saying(view: Observation, action: Action) -> bool:
    """Return whether the turn ends because nothing is left but purchases that cannot be paid for."""
    if action != END_TURN or not view.bought or not view.reserve:
        return False
    return all(in_vain(view, other) for other in view.actions if other != END_TURN)
