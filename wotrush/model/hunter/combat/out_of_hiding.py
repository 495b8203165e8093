"""What a hidden unit could do in its player's turn if it were revealed first (5.2)."""

from __future__ import annotations

from wotrush.model.hunter.actions import DeclareAttack, Spy
from wotrush.model.hunter.cards.words import REVEALED
from wotrush.model.hunter.combat.declaring import attacks
from wotrush.model.hunter.combat.spying import spyings
from wotrush.model.hunter.frames import MAIN, TURN
from wotrush.model.hunter.state import HunterState


def action_left(s: HunterState) -> bool:
    """Whether the active player may take the turn's action now, or another one."""
    return s.stack[-1:] == [[TURN, MAIN]] and (not s.acted or s.extra)


def once_revealed(s: HunterState, unit: int) -> list[DeclareAttack | Spy]:
    """Return the attacks and spyings that a hidden unit of the active player could then declare as the turn's action.

    Any state that shows the unit and what lies open will do.
    """
    flags = s.flags[unit]
    s.flags[unit] = flags | REVEALED
    possible = [*attacks(s, s.active), *spyings(s, s.active)]
    s.flags[unit] = flags
    return [action for action in possible if isinstance(action, DeclareAttack | Spy) and action.unit == unit]
