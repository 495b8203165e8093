"""What units could do as the action of a turn if something were decided first: their reveal (5.2) or the turn's begin (4.2)."""

from __future__ import annotations

from wotrush.model.hunter.actions import DeclareAttack, Spy
from wotrush.model.hunter.cards.words import REVEALED
from wotrush.model.hunter.combat.declaring import attacks
from wotrush.model.hunter.combat.spying import spyings
from wotrush.model.hunter.frames import CURES, MAIN, STAGE, TURN
from wotrush.model.hunter.state import HunterState


def action_left(s: HunterState) -> bool:
    """Whether the active player may take the turn's action now, or another one."""
    return s.stack[-1:] == [[TURN, MAIN]] and (not s.acted or s.extra)


def once_begun(s: HunterState) -> list[DeclareAttack | Spy]:
    """Return the attacks and spyings that the active player's units could declare if the steps before the turn ended now, hidden
    ones after their reveal.

    Nothing in any other part of a turn, and none while the back line would still come forward. Any state that shows the player's
    units and what lies open will do.
    """
    before = len(s.stack) == 1 and s.stack[0][0] == TURN and s.stack[0][STAGE] <= CURES
    front, back = s.lines[3 * s.active : 3 * s.active + 2]
    if not before or not front:
        return []
    possible = [*attacks(s, s.active), *spyings(s, s.active)]
    hidden = [place for place in (*front, *back) if not s.flags[place] & REVEALED]
    return [
        *(action for action in possible if isinstance(action, DeclareAttack | Spy)),
        *(action for place in hidden for action in once_revealed(s, place)),
    ]


def once_revealed(s: HunterState, unit: int) -> list[DeclareAttack | Spy]:
    """Return the attacks and spyings that a hidden unit of the active player could then declare as the turn's action.

    Any state that shows the unit and what lies open will do.
    """
    flags = s.flags[unit]
    s.flags[unit] = flags | REVEALED
    possible = [*attacks(s, s.active), *spyings(s, s.active)]
    s.flags[unit] = flags
    return [action for action in possible if isinstance(action, DeclareAttack | Spy) and action.unit == unit]
