"""Which events a seat may play when: sections 16.5, 16.6 and the column *legal when, target* of each card."""

from __future__ import annotations

from collections.abc import Callable

from wotrush.model.hunter.actions import HunterAction, PlayEvent, interned
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.cards.words import (
    AFV,
    BEFORE_PLAYER,
    DRY,
    MARKER_AMMO,
    MARKER_PINNED,
    PINNED,
    REVEALED,
    WITH_ARMOR,
    WITH_FUEL,
    WITH_TRENCH,
)
from wotrush.model.hunter.combat.declaring import bad_weather
from wotrush.model.hunter.combat.strike import across_river, counter_kind
from wotrush.model.hunter.frames import (
    A_FRONTAL,
    A_KIND,
    A_TARGET,
    A_UNIT,
    ATTACK,
    P_SEAT,
    P_UNIT,
    SPYING,
)
from wotrush.model.hunter.state import HunterState
from wotrush.model.hunter.units import UNABLE_HIDDEN, has_hidden, may_change_line

Legal = list[HunterAction]
Adder = Callable[[HunterState, int, Legal], None]
"""A function that adds the ways in which a seat may play one event."""


def at_unit(event: int, place: int) -> PlayEvent:
    """Return the play of an event on a unit."""
    return interned(PlayEvent, event, place)


def at_seat(event: int, seat: int) -> PlayEvent:
    """Return the play of an event on a player."""
    return interned(PlayEvent, event, seat=seat)


PLAIN = [interned(PlayEvent, event) for event in range(w.EVENTS)]
"""The plays that aim at nothing."""
DICE = [interned(PlayEvent, w.ACE_GUNNER, number=die) for die in range(17)]
"""Ace Gunner by the die, from 1."""


def enemies(s: HunterState, seat: int) -> list[int]:
    """Return all other players in the game (16.11)."""
    return [other for other in range(s.seats) if other != seat and not s.out >> other & 1]


def units(s: HunterState, seat: int) -> tuple[int, ...]:
    """Return the places of the player's units, front line first."""
    return s.lines[3 * seat] + s.lines[3 * seat + 1]


def enemy_revealed(s: HunterState, seat: int) -> list[int]:
    """Return the revealed units of all others, of both lines."""
    flags = s.flags
    return [
        place
        for enemy in range(s.seats)
        if enemy != seat
        for place in units(s, enemy)
        if flags[place] & REVEALED
    ]


UNDER_OWN = {w.TRENCH: ((w.GUN, w.INF), WITH_TRENCH), w.APPLIQUE_ARMOR: ((AFV,), WITH_ARMOR)}
"""The types of own units under which an event is put, and the flag of those that have one."""
AT_REVEALED = (w.FUEL_SHORTAGE, w.SUPPLY_RAID, w.DIVE_BOMBER, w.STRAFING)
"""What is played on revealed units of enemies."""


def _own(event: int) -> Adder:
    """Add a play on each own revealed unit of the fitting types that does not have that card yet."""
    types, without = UNDER_OWN[event]

    def add(s: HunterState, seat: int, legal: Legal) -> None:
        flags, kinds, all_types = s.flags, s.kinds, s.catalogue.types
        for place in units(s, seat):
            if flags[place] & (REVEALED | without) == REVEALED and all_types[kinds[place]] in types:
                legal.append(at_unit(event, place))

    return add


def _resupply(s: HunterState, seat: int, legal: Legal) -> None:
    flags = s.flags
    for place in units(s, seat):
        if flags[place] & DRY:
            legal.append(interned(PlayEvent, w.RESUPPLY, place, number=MARKER_AMMO))
        if flags[place] & PINNED:
            legal.append(interned(PlayEvent, w.RESUPPLY, place, number=MARKER_PINNED))


def _camouflage(s: HunterState, seat: int, legal: Legal) -> None:
    """Add a play on each own revealed unit that takes no part in the declared attack or spying (E14)."""
    busy: tuple[int, ...] = ()
    if len(s.stack) > 2:
        procedure = s.stack[-2]
        busy = (procedure[A_UNIT], procedure[A_TARGET]) if procedure[0] == ATTACK else (procedure[P_UNIT],)
    flags = s.flags
    for place in units(s, seat):
        if flags[place] & REVEALED and place not in busy:
            legal.append(at_unit(w.CAMOUFLAGE, place))


def _fuel_shortage(s: HunterState, seat: int, legal: Legal) -> None:
    flags = s.flags
    legal += [
        at_unit(w.FUEL_SHORTAGE, place) for place in enemy_revealed(s, seat) if not flags[place] & WITH_FUEL
    ]


def _at_revealed(event: int, *, flying: bool) -> Adder:
    def add(s: HunterState, seat: int, legal: Legal) -> None:
        if not (flying and bad_weather(s)):
            legal += [at_unit(event, place) for place in enemy_revealed(s, seat)]

    return add


def _at_enemy(event: int, fits: Callable[[HunterState, int], bool]) -> Adder:
    def add(s: HunterState, seat: int, legal: Legal) -> None:
        legal += [at_seat(event, enemy) for enemy in enemies(s, seat) if fits(s, enemy)]

    return add


def _before_self(event: int) -> Adder:
    bit = BEFORE_PLAYER[event]

    def add(s: HunterState, seat: int, legal: Legal) -> None:
        if not s.before[seat] & bit:
            legal.append(PLAIN[event])

    return add


def _river(s: HunterState, _: int, legal: Legal) -> None:
    for other in range(s.seats):
        if not s.out >> other & 1 and not s.before[other] & w.HAS_RIVER:
            legal.append(at_seat(w.RIVER, other))


def _withdrawal(s: HunterState, seat: int, legal: Legal) -> None:
    if may_change_line(s, seat):
        legal += [at_unit(w.WITHDRAWAL, place) for place in s.lines[3 * seat]]


def _engineers(s: HunterState, _: int, legal: Legal) -> None:
    for seat in range(s.seats):
        for event in (w.MINEFIELD, w.RIVER, w.SWAMP, w.FLASH_FLOOD):
            if s.before[seat] & BEFORE_PLAYER[event]:
                legal.append(interned(PlayEvent, w.ENGINEERS, seat=seat, number=event))
        for place in units(s, seat):
            if s.flags[place] & WITH_TRENCH:
                legal.append(interned(PlayEvent, w.ENGINEERS, place, number=w.TRENCH))


def _reinforcements(s: HunterState, _: int, legal: Legal) -> None:
    if s.unit_deck:
        legal.append(PLAIN[w.REINFORCEMENTS])


def _breakthrough(s: HunterState, _: int, legal: Legal) -> None:
    """Add the play in MAIN after an attack that destroyed its target (E16)."""
    if len(s.stack) == 1 and s.acted and s.killed and not s.extra:
        legal.append(PLAIN[w.BREAKTHROUGH])


def _has_revealed_front(s: HunterState, seat: int) -> bool:
    return any(s.flags[place] & REVEALED for place in s.lines[3 * seat])


def _fighter_bomber(s: HunterState, seat: int, legal: Legal) -> None:
    if not bad_weather(s):
        legal += [
            at_seat(w.FIGHTER_BOMBER, enemy) for enemy in enemies(s, seat) if _has_revealed_front(s, enemy)
        ]


ADD: dict[int, Adder] = {
    w.TRENCH: _own(w.TRENCH),
    w.HEAVY_GUNS: _at_enemy(w.HEAVY_GUNS, lambda s, seat: bool(s.lines[3 * seat])),
    w.REINFORCEMENTS: _reinforcements,
    w.RESUPPLY: _resupply,
    w.APPLIQUE_ARMOR: _own(w.APPLIQUE_ARMOR),
    w.CAMOUFLAGE: _camouflage,
    w.WITHDRAWAL: _withdrawal,
    w.BREAKTHROUGH: _breakthrough,
    w.FUEL_SHORTAGE: _fuel_shortage,
    w.SUPPLY_RAID: _at_revealed(w.SUPPLY_RAID, flying=False),
    w.DIVE_BOMBER: _at_revealed(w.DIVE_BOMBER, flying=True),
    w.FIGHTER_BOMBER: _fighter_bomber,
    w.STRAFING: _at_revealed(w.STRAFING, flying=True),
    w.AIR_RECON: _at_enemy(w.AIR_RECON, has_hidden),
    w.SPY_NETWORK: _at_enemy(w.SPY_NETWORK, has_hidden),
    w.DEPOT: _before_self(w.DEPOT),
    w.CAPTURED_PLANS: _at_enemy(w.CAPTURED_PLANS, lambda s, seat: bool(s.hands[seat])),
    w.MINEFIELD: _before_self(w.MINEFIELD),
    w.RIVER: _river,
    w.SWAMP: _at_enemy(w.SWAMP, lambda s, seat: not s.before[seat] & w.HAS_SWAMP),
    w.ENGINEERS: _engineers,
}
"""The events of the windows *main* and *open*."""


def add_main(s: HunterState, seat: int, legal: Legal) -> None:
    """Add what the active player may play in MAIN or END."""
    _add_all(s, seat, legal, s.masks[seat] & s.catalogue.end_events[0])


def add_open(s: HunterState, seat: int, legal: Legal) -> None:
    """Add what anybody may play in DECLARED, or in END."""
    _add_all(s, seat, legal, s.masks[seat] & s.catalogue.open_events[seat != s.active])


def _add_all(s: HunterState, seat: int, legal: Legal, mask: int) -> None:
    while mask:
        low = mask & -mask
        mask ^= low
        ADD[low.bit_length() - 1](s, seat, legal)


def in_turn(s: HunterState, seat: int, event: int) -> bool:
    """Whether the timing of that event fits whose turn it is (16.1)."""
    timely = s.catalogue.in_own_turn if seat == s.active else s.catalogue.in_other_turns
    return bool(timely >> event & 1)


def add_declared(s: HunterState, seat: int, legal: Legal, procedure: list[int]) -> None:
    """Add what may be played against the attack or spying that was declared."""
    mask = s.masks[seat] & s.catalogue.window_masks["declared"]
    if not mask or seat == s.active:
        return
    if procedure[0] == SPYING:
        if mask >> w.RADIO_SILENCE & 1 and procedure[P_SEAT] == seat:
            legal.append(PLAIN[w.RADIO_SILENCE])
        return
    if s.owner[procedure[A_TARGET]] != seat:
        return
    if mask >> w.SMOKE & 1 and procedure[A_KIND] != w.RANGE:
        legal.append(PLAIN[w.SMOKE])
    if mask >> w.AMBUSH & 1 and procedure[A_FRONTAL]:
        _ambushes(s, seat, legal, procedure[A_UNIT], procedure[A_TARGET])


def _ambushes(s: HunterState, seat: int, legal: Legal, attacker: int, target: int) -> None:
    """Add a play for each other front-line unit with a turret that can fire, hidden ones included (E13)."""
    catalogue, kinds, flags = s.catalogue, s.kinds, s.flags
    for place in s.lines[3 * seat]:
        kind = kinds[place]
        if place == target or flags[place] & UNABLE_HIDDEN or catalogue.no_turret[kind]:
            continue
        strike = counter_kind(catalogue.types, kind, kinds[attacker])
        if strike == w.SUICIDE and across_river(s, place, attacker, 0):
            continue
        for salvos in range(1, catalogue.values[kind][strike][1] + 1):
            legal.append(interned(PlayEvent, w.AMBUSH, place, number=salvos, target=attacker))
