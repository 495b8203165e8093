"""Whether a window concerns whoever is asked in it: what is aimed at them, and whether a play could change anything."""

from __future__ import annotations

from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import actions as act
from wotrush.model.hunter import frames as fr
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.forecast import FACES

ASKED_OUTRIGHT = (fr.COUNTER, fr.SPY_COUNTER, fr.SUPPLY)
"""What is asked for in the open or must be answered: no window, and no setting hides it."""


def is_reaction(o: HunterObservation) -> bool:
    """Return whether the decision is a reaction in a window, which may be declined."""
    return act.PASS in o.actions and o.stack[-1][0] not in ASKED_OUTRIGHT


def aimed_at_viewer(o: HunterObservation) -> bool:
    """Return whether an attack, a spying, a card, an air strike or a loss that goes on is the viewer's."""
    return any(_hits(o, frame) for frame in o.stack)


def _hits(o: HunterObservation, frame: tuple[int, ...]) -> bool:
    me = o.seat
    match frame[0]:
        case fr.AIR:
            return o.to_act == me
        case fr.ATTACK:
            return o.owner[frame[fr.A_TARGET]] == me
        case fr.STRIKE:
            return o.owner[frame[fr.Y]] == me
        case fr.SPYING:
            return frame[fr.P_SEAT] == me
        case fr.PLAY:
            return frame[fr.E_AIM] == me or (frame[fr.E_UNIT] > 0 and o.owner[frame[fr.E_UNIT]] == me)
        case fr.LOST:
            return any(o.owner[place] == me for place in frame[fr.L_PAIRS :: 2])
    return False


def concerns(o: HunterObservation) -> bool:
    """Return whether the window is about the viewer's own units, dice or cards, and a play could matter in it."""
    window, procedure = o.stack[-1][0], o.stack[-2]
    match window:
        case fr.ROLLED:
            return _reroll_helps(o, procedure)
        case fr.READY:
            return _dice_can_improve(procedure)
        case fr.DECLARED:
            return _hits(o, procedure)
        case fr.PLAYED:
            return any(_hits(o, frame) or _is_own(o, frame) for frame in o.stack)
        case fr.ENDING:
            return o.active != o.seat and next_in_turn(o) == o.seat
    return True


def _is_own(o: HunterObservation, frame: tuple[int, ...]) -> bool:
    """Return whether a strike or spying is the viewer's own."""
    unit = {fr.STRIKE: fr.X, fr.ATTACK: fr.A_UNIT, fr.SPYING: fr.P_UNIT}.get(frame[0])
    return unit is not None and o.owner[frame[unit]] == o.seat


def _dice_can_improve(procedure: tuple[int, ...]) -> bool:
    """Return False where every die succeeds already, as far as it is known before the roll."""
    return procedure[0] != fr.STRIKE or procedure[fr.T] < FACES


def _reroll_helps(o: HunterObservation, procedure: tuple[int, ...]) -> bool:
    """Return whether a die lies there that missed, or that runs its unit dry."""
    code = procedure[0]
    number = {fr.STRIKE: fr.T, fr.SPYING: fr.P_T, fr.SHOT: fr.O_T}[code]
    dice = procedure[fr.DICE_AT[code] :]
    if code == fr.STRIKE and procedure[fr.LEADER]:
        dice = tuple(min(pair) for pair in zip(dice[::2], dice[1::2], strict=True))
    if number_hit := sum(die <= procedure[number] for die in dice):
        unit = procedure[fr.X]
        dry_from = o.catalogue.readiness[o.kinds[unit]]
        runs_dry = code != fr.SPYING and any(die >= dry_from for die in procedure[fr.DICE_AT[code] :])
        return number_hit < len(dice) or runs_dry
    return procedure[number] > 0


def next_in_turn(o: HunterObservation) -> int:
    """Return whose turn comes after this one."""
    seats = (((o.active + step) % o.seats) for step in range(1, o.seats + 1))
    return next(seat for seat in seats if not o.out >> seat & 1)


def could_ever_answer(event: int) -> bool:
    """Return whether that event can be cancelled."""
    return event != w.CARPET_BOMBING
