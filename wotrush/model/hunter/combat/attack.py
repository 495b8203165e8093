"""The procedure of an attack, from its declaration to the counter (6.3)."""

from __future__ import annotations

from wotrush.model.hunter import events as ev
from wotrush.model.hunter.actions import DeclareAttack
from wotrush.model.hunter.cards.words import (
    FRONT,
    GONE,
    HAS_MINEFIELD,
    MINEFIELD,
)
from wotrush.model.hunter.chance import roll
from wotrush.model.hunter.combat.counter import counter_first, counter_second, offer_counter
from wotrush.model.hunter.combat.strike import is_void, push_strike
from wotrush.model.hunter.combat.windows import open_lost, open_window
from wotrush.model.hunter.frames import (
    A_AIM,
    A_CHARGE,
    A_FRONTAL,
    A_KIND,
    A_LINE,
    A_OFF,
    A_RESULT,
    A_SALVOS,
    A_TARGET,
    A_UNIT,
    ATTACK,
    DECLARED,
    FAILED,
    KILLED,
    MAIN_STRIKE,
    NO_RESULT,
    STAGE,
)
from wotrush.model.hunter.hands import discard_before
from wotrush.model.hunter.state import HunterState
from wotrush.model.hunter.units import leave

CHARGE_BONUS = 2
MINE_EXPLODES = 2
"""The highest die on which a Minefield destroys the attacker."""


def declare(s: HunterState, action: DeclareAttack) -> None:
    """Declare an attack: with it the action is spent (6.1)."""
    unit, target = action.unit, action.target
    s.acted, s.extra, s.killed = True, False, False
    s.stack.append(attack_frame(s, action))
    if s.record:
        s.events.append(ev.AttackDeclared(s.active, unit, target, action.kind, action.salvos, action.charge))


def attack_frame(s: HunterState, action: DeclareAttack) -> list[int]:
    """Return the frame of an attack that begins."""
    unit, target = action.unit, action.target
    lines = (s.line[unit], s.line[target])
    frame = [ATTACK, 0, unit, target, action.kind, action.salvos, int(action.charge)]
    return [*frame, int(lines == (FRONT, FRONT)), lines[0], lines[1], 0, 0, NO_RESULT, 0]


def declared(frame: list[int]) -> DeclareAttack:
    """Return the attack that a frame carries out."""
    return DeclareAttack(
        frame[A_UNIT], frame[A_TARGET], frame[A_KIND], frame[A_SALVOS], bool(frame[A_CHARGE])
    )


def attack_off(s: HunterState, frame: list[int]) -> bool:
    """Whether the attack is called off or void by now (6.7)."""
    if frame[A_OFF]:
        return True
    return is_void(s, frame[A_UNIT], frame[A_TARGET], frame[A_LINE], frame[A_AIM])


def step_attack(s: HunterState, frame: list[int]) -> None:
    """Go on with an attack, following the steps of 6.3."""
    stage = frame[STAGE]
    frame[STAGE] += 1
    if stage == 0 and frame[A_FRONTAL] and s.before[s.owner[frame[A_TARGET]]] & HAS_MINEFIELD:
        _mine(s, frame)
    elif stage <= 1:
        frame[STAGE] = 2
        if attack_off(s, frame):
            _over(s, frame, voided=True)
        else:
            open_window(s, DECLARED)
    elif stage <= 3:
        if attack_off(s, frame):
            _over(s, frame, voided=s.line[frame[A_UNIT]] != GONE)
        elif stage == 3 or not (counter_first(s, frame) and offer_counter(s, frame)):
            frame[STAGE] = 4
            _strike(s, frame)
    elif stage == 4:
        frame[A_RESULT] = s.result
        if not (s.result == FAILED and counter_second(s, frame) and offer_counter(s, frame)):
            _over(s, frame, voided=False)
    else:
        _over(s, frame, voided=False)


def _strike(s: HunterState, frame: list[int]) -> None:
    push_strike(
        s,
        frame[A_UNIT],
        frame[A_TARGET],
        frame[A_KIND],
        frame[A_SALVOS],
        MAIN_STRIKE,
        lines=(frame[A_LINE], frame[A_AIM]),
        frontal=bool(frame[A_FRONTAL]),
        bonus=CHARGE_BONUS if frame[A_CHARGE] else 0,
    )


def _over(s: HunterState, frame: list[int], *, voided: bool) -> None:
    s.stack.pop()
    s.killed = frame[A_RESULT] == KILLED
    s.finished = True
    if voided and s.record:
        s.events.append(ev.Voided(frame[A_UNIT]))


def _mine(s: HunterState, frame: list[int]) -> None:
    """Set off the Minefield in front of the target's owner (E31)."""
    unit, seat = frame[A_UNIT], s.owner[frame[A_TARGET]]
    discard_before(s, seat, MINEFIELD)
    die = roll(s, seat)
    if s.record:
        s.events.append(ev.DiceRolled(seat, "mine", unit, (die,), MINE_EXPLODES))
    if die <= MINE_EXPLODES:
        frame[A_OFF] = 1
        leave(s, unit, seat)
        open_lost(s)
