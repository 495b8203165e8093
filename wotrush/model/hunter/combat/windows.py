"""Windows: asking round the table for plays and reactions (16.3 to 16.5)."""

from __future__ import annotations

from collections.abc import Callable

from wotrush.model.hunter.actions import PASS, HunterAction, Reveal, interned
from wotrush.model.hunter.cards.words import CAPTURED_VEHICLE, EMERGENCY_RESERVE, REVEALED
from wotrush.model.hunter.frames import DECLARED, ENDING, LOST, STAGE
from wotrush.model.hunter.state import HunterState
from wotrush.model.hunter.units import hidden_units

_LOST_EVENTS = 1 << EMERGENCY_RESERVE | 1 << CAPTURED_VEHICLE

Plays = Callable[[HunterState, int], list[HunterAction]]
"""Returns all that a seat may play in the window on top of the stack, which lies on its procedure."""


def open_window(s: HunterState, code: int) -> None:
    """Open a window on the procedure that is on top."""
    s.stack.append([code, 0])


def open_lost(s: HunterState) -> None:
    """Open LOST for the units that have just left play, if anybody could react."""
    if not s.lost:
        return
    for mask in s.masks:
        if mask & _LOST_EVENTS:
            s.stack.append([LOST, 0, 0, *s.lost])
            break
    s.lost.clear()


def reveals(s: HunterState, seat: int) -> list[HunterAction]:
    """Return a `reveal` for each hidden unit of the seat."""
    return [interned(Reveal(place)) for place in hidden_units(s, seat)]


def ask(s: HunterState, frame: list[int], plays: Plays) -> None:
    """Ask the next seat that has a play, clockwise from the active player; close the window if there is none."""
    n, active, out = s.seats, s.active, s.out
    for offset in range(frame[STAGE], n):
        seat = (active + offset) % n
        if out >> seat & 1:
            continue
        found = plays(s, seat)
        if found:
            frame[STAGE] = offset
            if frame[0] in (DECLARED, ENDING):
                found += reveals(s, seat)
            found.append(PASS)
            s.actor, s.legal = seat, found
            return
    s.stack.pop()


def asked_again(s: HunterState) -> None:
    """After a play all passes are forgotten: the window on top asks from the active player on (16.3)."""
    s.stack[-1][STAGE] = 0


def pass_on(s: HunterState) -> None:
    """The seat that was asked plays nothing: the window on top asks the next."""
    s.stack[-1][STAGE] += 1


def is_hidden(s: HunterState, place: int) -> bool:
    """Whether the card of a place lies face down."""
    return not s.flags[place] & REVEALED
