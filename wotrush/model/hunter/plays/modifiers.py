"""What plays change of the numbers of a roll that is about to be made, and what events need that roll dice of their own."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.model.hunter.actions import PlayEvent, UseCommander, UseUnit
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.frames import (
    A_PLUS,
    BONUS,
    D_MINUS,
    E_BONUS,
    LEADER,
    P_BONUS,
    PLAY,
    SPYING,
    STRIKE,
    Y,
)
from wotrush.model.hunter.state import HunterState

NEEDED = {
    w.CARPET_BOMBING: 1,
    w.HEAVY_GUNS: 3,
    w.FIELD_REPAIR: 3,
    w.DIVE_BOMBER: 3,
    w.FIGHTER_BOMBER: 1,
    w.STRAFING: 4,
}
"""The highest face on which an event works, without an Air Liaison."""
TUNGSTEN_ADDS = 2
"""What Tungsten Rounds add to the value of a strike (E09)."""

COMMANDED = {w.SCOUT_LEADER: 2, w.ARTILLERY_CONTROLLER: 1, w.AIR_LIAISON: 1, w.CHARGE_LEADER: -1}
"""What commanders add to the target number."""
Modifier = PlayEvent | UseCommander | UseUnit
_BONUS_AT = {STRIKE: BONUS, SPYING: P_BONUS, PLAY: E_BONUS}


def add_tungsten(strike: list[int]) -> None:
    strike[A_PLUS] += TUNGSTEN_ADDS


def add_flank_shot(s: HunterState, strike: list[int]) -> None:
    strike[D_MINUS] += flank_shot_takes(s, strike[Y])


def flank_shot_takes(s: HunterState, target: int) -> int:
    """Return how much a Flank Shot takes from the target's armor (E10)."""
    return 3 if s.catalogue.no_turret[s.kinds[target]] else 2


def add_commander(kind: int, procedure: list[int]) -> None:
    procedure[_BONUS_AT[procedure[0]]] += COMMANDED[kind]


def modified(s: HunterState, action: Modifier, procedure: Sequence[int]) -> list[int]:
    """Return what a strike, a spying or an air strike is like after a play in the window before its dice."""
    changed = list(procedure)
    if isinstance(action, UseUnit):
        changed[LEADER] = action.unit
    elif isinstance(action, UseCommander):
        add_commander(action.kind, changed)
    elif action.event == w.TUNGSTEN:
        add_tungsten(changed)
    else:
        add_flank_shot(s, changed)
    return changed
