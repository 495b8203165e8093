"""Spying (8): the declaration, the die, the units that are revealed and the counter after a failure."""

from __future__ import annotations

from functools import cache

from wotrush.model.hunter import events as ev
from wotrush.model.hunter.actions import PASS, STOP, Counterattack, HunterAction, Show, Spy, interned
from wotrush.model.hunter.cards.words import FRONT, REVEALED
from wotrush.model.hunter.chance import roll
from wotrush.model.hunter.combat.counter import counters
from wotrush.model.hunter.combat.possible import could_react
from wotrush.model.hunter.combat.strike import across_river, counter_kind, push_strike
from wotrush.model.hunter.combat.windows import open_rolled, open_window
from wotrush.model.hunter.frames import (
    DECLARED,
    H_LEFT,
    H_MAY_STOP,
    H_OF,
    H_SEAT,
    K_AIM,
    K_SEAT,
    P_BONUS,
    P_DICE,
    P_OFF,
    P_SEAT,
    P_T,
    P_UNIT,
    READY,
    SHOWING,
    SPY_COUNTER,
    SPY_STRIKE,
    SPYING,
    STAGE,
)
from wotrush.model.hunter.state import HunterState
from wotrush.model.hunter.units import NOT_ABLE, UNABLE_HIDDEN, has_hidden, hidden_units, is_hidden, reveal


def spy_number(s: HunterState, unit: int, bonus: int = 0) -> int:
    """Return the target number of a spying; a Scout Leader adds to it."""
    return s.catalogue.spy[s.kinds[unit]] + bonus


def spyings(s: HunterState, seat: int) -> list[HunterAction]:
    """Return every spying that the active player may declare."""
    flags, kinds, spy = s.flags, s.kinds, s.catalogue.spy
    spies = [
        place for place in s.lines[3 * seat] if flags[place] & NOT_ABLE == REVEALED and spy[kinds[place]] >= 0
    ]
    if not spies:
        return []
    enemies = tuple([enemy for enemy in range(s.seats) if enemy != seat and has_hidden(s, enemy)])
    return [spying for place in spies for spying in _spyings_on(place, enemies)]


@cache
def _spyings_on(unit: int, enemies: tuple[int, ...]) -> tuple[HunterAction, ...]:
    return tuple([interned(Spy, unit, enemy) for enemy in enemies])


def declare_spying(s: HunterState, action: Spy) -> None:
    """Declare the spying, which spends the action (8.1)."""
    s.acted, s.extra, s.killed = True, False, False
    s.stack.append([SPYING, 0, action.unit, action.seat, 0, 0, 0, 0])
    if s.record:
        s.events.append(ev.SpyDeclared(s.active, action.unit, action.seat))


def spying_void(s: HunterState, frame: list[int]) -> bool:
    """Whether the spy cannot spy any more or nothing is hidden any more (8.2)."""
    unit = frame[P_UNIT]
    if s.flags[unit] & NOT_ABLE != REVEALED or s.line[unit] != FRONT:
        return True
    return not has_hidden(s, frame[P_SEAT])


def step_spying(s: HunterState, frame: list[int]) -> None:
    """Go on with a spying."""
    stage = frame[STAGE]
    frame[STAGE] += 1
    if stage == 0:
        open_window(s, DECLARED)
    elif stage == 1:
        if spying_void(s, frame):
            _over(s)
            if s.record:
                s.events.append(ev.Voided(frame[P_UNIT]))
        elif frame[P_OFF]:
            _failed(s, frame)
        else:
            open_window(s, READY)
    elif stage == 2:
        seat = s.owner[frame[P_UNIT]]
        frame[P_T] = spy_number(s, frame[P_UNIT], frame[P_BONUS])
        frame.append(roll(s, seat))
        if s.record:
            s.events.append(ev.DiceRolled(seat, "spy", frame[P_UNIT], (frame[P_DICE],), frame[P_T]))
        open_rolled(s, seat)
    elif stage == 3:
        seat, of, die = s.owner[frame[P_UNIT]], frame[P_SEAT], frame[P_DICE]
        if die > frame[P_T]:
            _failed(s, frame)
            return
        if s.record:
            s.events.append(ev.SpyResolved(seat, of, min(die, len(hidden_units(s, of)))))
        frame[STAGE] = 5
        s.stack.append([SHOWING, seat, of, die, 0])
    else:
        _over(s)


def _over(s: HunterState) -> None:
    s.stack.pop()
    s.finished = True


def _failed(s: HunterState, frame: list[int]) -> None:
    """Ask the spied player for a counter by any front-line unit, hidden ones included (8.5)."""
    if s.record:
        s.events.append(ev.SpyResolved(s.owner[frame[P_UNIT]], frame[P_SEAT], 0))
    frame[STAGE] = 5
    s.stack.append([SPY_COUNTER, frame[P_SEAT], frame[P_UNIT]])


def step_spy_counter(s: HunterState, frame: list[int]) -> None:
    """Offer the counters against the spy, which has lain there openly since its die was rolled."""
    seat = frame[K_SEAT]
    legal = spy_counters(s, seat, frame[K_AIM])
    if not legal and not (s.options.shared_screen and could_react(s, seat, cards=False)):
        s.stack.pop()
        return
    s.actor, s.legal = seat, [*legal, PASS]


def spy_counters(s: HunterState, seat: int, spy: int) -> list[HunterAction]:
    """Return the counters of a player against a spy."""
    flags, no_turret = s.flags, s.catalogue.no_turret
    legal: list[HunterAction] = []
    for place in s.lines[3 * seat]:
        if not flags[place] & UNABLE_HIDDEN and not no_turret[s.kinds[place]]:
            legal += counters(s, place, spy, river=across_river(s, place, spy, 0) > 0)
    return legal


def counter_spy(s: HunterState, action: Counterattack) -> None:
    """Strike at the spy; naming a hidden unit reveals it (5.3)."""
    if is_hidden(s, action.unit):
        reveal(s, action.unit)
    kind = counter_kind(s.catalogue.types, s.kinds[action.unit], s.kinds[action.target])
    if s.record:
        seat = s.owner[action.unit]
        s.events.append(ev.CounterDeclared(seat, action.unit, action.target, kind, action.salvos))
    push_strike(s, action.unit, action.target, kind, action.salvos, SPY_STRIKE)


def step_showing(s: HunterState, frame: list[int]) -> None:
    """Ask which hidden unit is revealed next, unless all that are left are (8.4)."""
    hidden = hidden_units(s, frame[H_OF])
    if not hidden or not frame[H_LEFT]:
        s.stack.pop()
        return
    if len(hidden) <= frame[H_LEFT] and not frame[H_MAY_STOP]:
        show(s, hidden[0])
        return
    legal: list[HunterAction] = [interned(Show, place) for place in hidden]
    if frame[H_MAY_STOP] == 2:
        legal.append(STOP)
    if len(legal) == 1:
        show(s, hidden[0])
        return
    s.actor, s.legal = frame[H_SEAT], legal


def show(s: HunterState, place: int) -> None:
    """Reveal one of them; after the first the Spy Network may stop, which H_MAY_STOP then says by 2."""
    frame = s.stack[-1]
    frame[H_LEFT] -= 1
    if frame[H_MAY_STOP]:
        frame[H_MAY_STOP] = 2
    reveal(s, place)


def stop(s: HunterState) -> None:
    """Reveal no more."""
    s.stack.pop()
