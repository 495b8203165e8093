"""What a seat sees of the stack: nothing of who was asked or passed (16.4), and no card that it may not know."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.model.hunter.frames import (
    A_ASKED,
    AIR,
    ATTACK,
    DRAWING,
    E_CARD,
    G_ONE,
    G_SEAT,
    G_TWO,
    MAIN_STRIKE,
    P_DICE,
    P_OFF,
    PLAY,
    R_FIRED,
    R_FLAK,
    ROLE,
    S_DICE,
    S_RESULT,
    SPYING,
    STAGE,
    STRATEGY,
    STRIKE,
    SUPPLY,
    W_FIRST,
    W_SEAT,
)

UNKNOWN = -2
"""Stands for an event that the one who looks may not know."""
Frames = tuple[tuple[int, ...], ...]


def seen_stack(
    stack: Sequence[Sequence[int]], seat: int, *, asked_in_secret: bool, red: Sequence[bool]
) -> Frames:
    """Return the frames as that seat sees them. `asked_in_secret`: another seat is."""
    frames = [list(frame) for frame in stack]
    if asked_in_secret:
        _forget_the_asking(frames, red)
    for frame in frames:
        if frame[0] == DRAWING and frame[W_SEAT] != seat and frame[W_FIRST] >= 0:
            frame[W_FIRST] = UNKNOWN
        elif frame[0] == STRATEGY and frame[G_SEAT] != seat:
            frame[G_ONE] = frame[G_TWO] = UNKNOWN
    return tuple([tuple(frame) for frame in frames])


def _forget_the_asking(frames: list[list[int]], red: Sequence[bool]) -> None:
    """Drop the window and set back the procedure below to the last stage that was public."""
    top = frames[-1]
    if top[0] == SUPPLY:
        return
    if top[0] == AIR and (top[R_FIRED] or top[R_FLAK]):
        top[STAGE] = 0
        return
    frames.pop()
    below = frames[-1]
    if below[0] == STRIKE:
        if len(below) == S_DICE and below[ROLE] == MAIN_STRIKE:
            frames.pop()
            below = frames[-1]
        else:
            below[STAGE] = 0 if len(below) == S_DICE else 4 if below[S_RESULT] else 2
    if below[0] == ATTACK:
        below[STAGE] = 3 if below[A_ASKED] else 1
    elif below[0] == SPYING:
        below[STAGE] = 3 if len(below) > P_DICE else below[P_OFF]
    elif below[0] == PLAY and below[STAGE] <= 3:
        below[STAGE] = int(red[below[E_CARD]])
