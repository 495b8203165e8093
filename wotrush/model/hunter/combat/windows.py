"""Windows: asking round the table for plays and reactions (16.3 to 16.5)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from wotrush.model.hunter.actions import PASS, HunterAction, Reveal, interned
from wotrush.model.hunter.cards.words import CAPTURED_VEHICLE, EMERGENCY_RESERVE, REVEALED
from wotrush.model.hunter.combat.possible import could_react
from wotrush.model.hunter.frames import DECLARED, ENDING, LOST, READY, ROLLED, STAGE
from wotrush.model.hunter.options import MAX_PLAYERS
from wotrush.model.hunter.state import HunterState

_LOST_EVENTS = 1 << EMERGENCY_RESERVE | 1 << CAPTURED_VEHICLE

CLOCKWISE = [
    [tuple([(first + offset) % seats for offset in range(seats)]) for first in range(seats)]
    for seats in range(MAX_PLAYERS + 1)
]
"""All seats in turn order, by the number of seats and the first seat."""

Plays = Callable[[HunterState, int], list[HunterAction]]
"""A function that returns all that a seat may play in the window on top of the stack. Its procedure lies below it."""


def open_window(s: HunterState, code: int) -> None:
    """Open a window on the procedure that is on top."""
    s.stack.append([code, 0])


def open_ready(s: HunterState, seat: int, other: int) -> bool:
    """Open READY for the dice of the first player, if it could change the roll, or the second by a commander.

    Return whether it is open.
    """
    lines, leadership, kinds = s.lines, s.catalogue.leadership, s.kinds
    if (
        s.masks[seat] & s.catalogue.window_masks["ready"]
        or lines[3 * seat + 2]
        or lines[3 * other + 2]
        or s.options.shared_screen
        or [place for place in lines[3 * seat] if leadership[kinds[place]]]
    ):
        s.stack.append([READY, 0])
        return True
    return False


def open_rolled(s: HunterState, seat: int) -> bool:
    """Open ROLLED for the dice of that player, if it could have them rolled anew. Return whether it is open."""
    wanted = s.catalogue.rolled_events[seat != s.active]
    if s.masks[seat] & wanted or s.lines[3 * seat + 2] or s.options.shared_screen:
        s.stack.append([ROLLED, 0])
        return True
    return False


def open_lost(s: HunterState) -> None:
    """Open LOST for the units that have just left play, if anybody could react."""
    if not s.lost:
        return
    wanted = -1 if s.options.shared_screen else _LOST_EVENTS
    for mask in s.masks:
        if mask & wanted:
            s.stack.append([LOST, 0, 0, *s.lost])
            break
    s.lost.clear()


def reveals(s: HunterState, seat: int) -> list[HunterAction]:
    """Return a `reveal` for each hidden unit of the seat."""
    flags = s.flags
    both = s.lines[3 * seat] + s.lines[3 * seat + 1]
    return [_reveal(place) for place in both if not flags[place] & REVEALED]


@cache
def _reveal(place: int) -> HunterAction:
    """Return `interned(Reveal, place)`. Hot path: by a number alone it is found sooner."""
    return interned(Reveal, place)


def ask(s: HunterState, frame: list[int], plays: Plays, seats: Iterable[int]) -> None:
    """Ask the next of these seats, clockwise from the active player, that has a play; close the window if none has."""
    for seat in seats:
        if _is_asked(s, frame, plays, seat):
            return
    s.stack.pop()


def ask_everybody(s: HunterState, frame: list[int], plays: Plays, events: tuple[int, int]) -> None:
    """Ask likewise all who have a commander, or hold one of these events: the active player's, and those of all others."""
    masks, lines, shared = s.masks, s.lines, s.options.shared_screen
    wanted, wanted_of_others = events
    for seat in CLOCKWISE[s.seats][s.active]:
        if (masks[seat] & wanted or lines[3 * seat + 2] or shared) and _is_asked(s, frame, plays, seat):
            return
        wanted = wanted_of_others
    s.stack.pop()


def _is_asked(s: HunterState, frame: list[int], plays: Plays, seat: int) -> bool:
    """Ask that seat if it has a play and did not pass yet. Return whether it is asked.

    At a shared screen everybody is asked who could have one, and may only pass without it (24.20).
    """
    offset = (seat - s.active) % s.seats
    if offset < frame[STAGE] or s.out >> seat & 1:
        return False
    found = plays(s, seat)
    if found:
        if frame[0] in (DECLARED, ENDING):
            found += reveals(s, seat)
    elif not s.options.shared_screen or not could_react(s, seat, cards=bool(s.masks[seat])):
        return False
    frame[STAGE] = offset
    s.actor, s.legal = seat, [*found, PASS]
    return True


def asked_again(s: HunterState) -> None:
    """Forget all passes after a play: the window on top asks again from the active player on (16.3)."""
    s.stack[-1][STAGE] = 0


def pass_on(s: HunterState) -> None:
    """Let the window on top ask the next seat, since this one plays nothing."""
    s.stack[-1][STAGE] += 1
