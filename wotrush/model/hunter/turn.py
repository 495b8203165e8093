"""A turn: the steps before it, main with its one action, the end (4, 18, 19)."""

from __future__ import annotations

from wotrush.model.hunter import events as ev
from wotrush.model.hunter.actions import (
    BEGIN,
    END,
    MIX,
    WAIT,
    WAIT_STRATEGIST,
    Advance,
    Cure,
    HunterAction,
    Wait,
    interned,
)
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.cards.words import (
    BACK,
    DRY,
    EVADED,
    EXHAUSTED,
    FIRED,
    FRONT,
    HAS_FLOOD,
    HAS_WEATHER,
    MARKER_AMMO,
    MARKER_PINNED,
    NEW_FLOOD,
    NEW_WEATHER,
    PINNED,
    REVEALED,
    STRATEGIST,
    WITHDRAWN,
)
from wotrush.model.hunter.chance import FIRST_SEAT, shuffle
from wotrush.model.hunter.combat.declaring import attacks
from wotrush.model.hunter.combat.spying import spyings
from wotrush.model.hunter.combat.windows import open_window, reveals
from wotrush.model.hunter.frames import (
    ADVANCING,
    C_MARKER,
    C_UNIT,
    CLEANUP,
    CURES,
    CURING,
    DISCARDING,
    ENDING,
    FORWARD,
    MAIN,
    MIXING,
    REFRESH,
    STAGE,
    TURN,
)
from wotrush.model.hunter.hands import discard_before
from wotrush.model.hunter.plays.abilities import add_open_commanders, add_unit_abilities
from wotrush.model.hunter.plays.drawing import draw_events
from wotrush.model.hunter.plays.playable import add_main, units
from wotrush.model.hunter.scoring import (
    QUIET_TURNS,
    eliminate,
    eliminate_quickly,
    end_game,
    players_left,
)
from wotrush.model.hunter.state import OVER, HunterState
from wotrush.model.hunter.units import (
    exhaust,
    find_commander,
    has_units,
    may_change_line,
    move,
    ready_commander,
    remember_mixed,
    take_marker,
)

CURE_PRICE = 3


def step_turn(s: HunterState, frame: list[int]) -> None:
    """Go on with the turn, step after step until somebody is asked."""
    if frame[STAGE] < MAIN:
        if frame[STAGE] == REFRESH:
            _refresh(s)
            frame[STAGE] = MIXING
        if frame[STAGE] <= CURES and _before(s, frame):
            return
        _bring_forward(s)
        frame[STAGE] = MAIN
    if frame[STAGE] == MAIN:
        _main(s, frame)
    else:
        _clean_up(s)


# Before the turn


def _refresh(s: HunterState) -> None:
    """Refresh the exhausted cards of the active player (4.2a)."""
    seat, flags = s.active, s.flags
    turned = [
        place for line in s.lines[3 * seat : 3 * seat + 3] for place in line if flags[place] & EXHAUSTED
    ]
    for place in turned:
        flags[place] &= ~EXHAUSTED
    if s.record:
        s.events.append(ev.TurnOpened(seat, s.turn, s.round, tuple(turned)))


def _may_mix(s: HunterState, line: tuple[int, ...]) -> bool:
    """Whether at least two units of a line are hidden. Hot path: quicker than to list them."""
    flags, one = s.flags, False
    for place in line:
        if not flags[place] & REVEALED:
            if one:
                return True
            one = True
    return False


def _before(s: HunterState, frame: list[int]) -> bool:
    """Offer the steps b, c and d that are still possible. Return whether one is."""
    seat, flags, stage = s.active, s.flags, frame[STAGE]
    legal: list[HunterAction] = []
    if stage <= MIXING and (_may_mix(s, s.lines[3 * seat]) or _may_mix(s, s.lines[3 * seat + 1])):
        legal.append(MIX)
    if stage <= ADVANCING and may_change_line(s, seat):
        legal += [
            interned(Advance, place) for place in s.lines[3 * seat + 1] if not flags[place] & (PINNED | DRY)
        ]
    if len(s.hands[seat]) >= CURE_PRICE:
        for place in units(s, seat):
            if flags[place] & DRY:
                legal.append(interned(Cure, place, MARKER_AMMO))
            if flags[place] & PINNED:
                legal.append(interned(Cure, place, MARKER_PINNED))
    if legal:
        s.actor, s.legal = seat, [*legal, BEGIN]
    return bool(legal)


def mix(s: HunterState) -> None:
    """Mix the hidden units of each line; markers and attached cards go with them (4.2b)."""
    s.stack[-1][STAGE] = ADVANCING
    for line in s.lines[3 * s.active : 3 * s.active + 2]:
        if _may_mix(s, line):
            _mix_line(s, [place for place in line if not s.flags[place] & REVEALED])


def _mix_line(s: HunterState, places: list[int]) -> None:
    order = places[:]
    shuffle(s, order, FIRST_SEAT + s.active)
    withdrawn = WITHDRAWN if any(s.flags[place] & WITHDRAWN for place in places) else 0
    mixed = [(s.kinds[place], s.flags[place] | withdrawn) for place in order]
    for place, (kind, flags) in zip(places, mixed, strict=True):
        s.kinds[place], s.flags[place] = kind, flags
    remember_mixed(s, places)
    if s.record:
        kinds = tuple([kind for kind, _ in mixed])
        s.events.append(ev.LineMixed(s.active, tuple(places), kinds))


def advance(s: HunterState, action: Advance) -> None:
    """Move the unit to the front line (4.2c)."""
    s.stack[-1][STAGE] = CURES
    move(s, action.unit, FRONT)


def cure(s: HunterState, action: Cure) -> None:
    """Have three events discarded; then the marker is taken off (4.2d)."""
    s.stack[-1][STAGE] = FORWARD
    s.stack.append([CURING, action.unit, action.marker])
    s.stack.append([DISCARDING, s.active, CURE_PRICE])


def step_curing(s: HunterState, frame: list[int]) -> None:
    """Take the marker off, now that the events are paid."""
    s.stack.pop()
    take_marker(s, frame[C_UNIT], frame[C_MARKER])


def begin(s: HunterState) -> None:
    """Skip the remaining steps before the turn (b to d)."""
    s.stack[-1][STAGE] = FORWARD


def _bring_forward(s: HunterState) -> None:
    """Move the whole back line forward if the front line is empty (4.2e)."""
    if not s.lines[3 * s.active]:
        for place in s.lines[3 * s.active + BACK - 1]:
            move(s, place, FRONT)


# Main


def _main(s: HunterState, frame: list[int]) -> None:
    """Offer all that the active player may do. With nothing to do besides revealing units, the turn ends without asking."""
    if s.finished and s.options.quick_elimination and eliminate_quickly(s):
        frame[STAGE] = CLEANUP
        return
    if s.phase == OVER:
        return
    seat = s.active
    legal: list[HunterAction] = []
    if not s.acted or s.extra:
        legal = attacks(s, seat)
        legal += spyings(s, seat)
        if not s.acted:
            legal.append(WAIT)
            if s.lines[3 * seat + 2] and ready_commander(s, seat, STRATEGIST):
                legal.append(WAIT_STRATEGIST)
    if s.masks[seat]:
        add_main(s, seat, legal)
    add_unit_abilities(s, seat, legal)
    if s.lines[3 * seat + 2]:
        add_open_commanders(s, seat, legal, main=True)
    if not legal:
        end_turn(s)
        return
    legal += reveals(s, seat)
    if s.acted:
        legal.append(END)
    s.actor, s.legal = seat, legal


def wait(s: HunterState, action: Wait) -> None:
    """Draw instead of attacking or spying (4.5)."""
    s.acted, s.killed = True, False
    if action.strategist:
        exhaust(s, find_commander(s, s.active, STRATEGIST))
    draw_events(s, s.active, 2 if action.strategist else 1)


def end_turn(s: HunterState) -> None:
    """Open the window END (4.6)."""
    s.stack[-1][STAGE] = CLEANUP
    open_window(s, ENDING)


# End


def _clean_up(s: HunterState) -> None:
    """End the effects of this turn, eliminate the player without units, and end the game or go on (4.6)."""
    seat = s.active
    end_effects(s)
    if not s.out >> seat & 1 and not has_units(s, seat):
        eliminate(s, seat)
    if s.record:
        s.events.append(ev.TurnClosed(seat))
    s.turn += 1
    s.quiet = 0 if s.eventful else s.quiet + 1
    left = players_left(s)
    if left <= 1:
        end_game(s, "last player")
    elif s.quiet >= QUIET_TURNS * left:
        end_game(s, "quiet")
    else:
        _next_turn(s)


def end_effects(s: HunterState) -> None:
    """End whatever lasts until the end of this turn (4.6)."""
    for place in s.spent:
        s.flags[place] &= ~(EVADED | FIRED)
    s.spent.clear()
    s.ignored = 0
    if s.before[s.active] & (HAS_FLOOD | HAS_WEATHER):
        _expire(s, s.active)


def _expire(s: HunterState, seat: int) -> None:
    """Remove each Flash Flood and Bad Weather that was not drawn in this turn."""
    for event, bit, new in (
        (w.FLASH_FLOOD, HAS_FLOOD, NEW_FLOOD),
        (w.BAD_WEATHER, HAS_WEATHER, NEW_WEATHER),
    ):
        if s.before[seat] & new:
            s.before[seat] &= ~new
        elif s.before[seat] & bit:
            discard_before(s, seat, event)


def next_in_turn(s: HunterState) -> int:
    """Return whose turn comes after this one."""
    seat = (s.active + 1) % s.seats
    while s.out >> seat & 1:
        seat = (seat + 1) % s.seats
    return seat


def _next_turn(s: HunterState) -> None:
    """Go on to the next player clockwise. A new round begins when the start player's place is passed."""
    n, old, seat = s.seats, s.active, next_in_turn(s)
    if (seat - s.first) % n <= (old - s.first) % n:
        s.round += 1
    s.active = seat
    s.eventful = s.acted = s.extra = s.killed = s.finished = False
    s.stack[:] = [[TURN, REFRESH]]
