"""Abilities that are exhausted: of units in main, leadership, and the ten commanders (14, 15)."""

from __future__ import annotations

from wotrush.model.hunter import events as ev
from wotrush.model.hunter.actions import HunterAction, UseCommander, UseUnit, interned
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.cards.words import (
    AFV,
    AP,
    BEFORE_PLAYER,
    DRY,
    EXHAUSTED,
    FRONT,
    GUN,
    INF,
    MARKER_AMMO,
    MARKER_PINNED,
    OVERRUN,
    PINNED,
    REVEALED,
    SHELL,
    WATER,
)
from wotrush.model.hunter.chance import roll
from wotrush.model.hunter.frames import (
    DICE_AT,
    LEADER,
    R_FLAK,
    S_KIND,
    STRIKE,
    X,
)
from wotrush.model.hunter.plays.modifiers import add_commander
from wotrush.model.hunter.state import HunterState
from wotrush.model.hunter.units import (
    exhaust,
    find_commander,
    hide,
    may_change_line,
    move,
    own_water,
    put_marker,
    readiness,
    reveal,
    take_marker,
    water_bit,
)

Legal = list[HunterAction]


# Units, in main


def add_unit_abilities(s: HunterState, seat: int, legal: Legal) -> None:
    """Add Amphibious, Transport and Tractor (14.4, 14.8, 14.9)."""
    catalogue, flags, kinds = s.catalogue, s.flags, s.kinds
    carrier = catalogue.carrier
    for place in s.lines[3 * seat] + s.lines[3 * seat + 1]:
        if flags[place] & (REVEALED | EXHAUSTED | DRY) != REVEALED or not carrier[kinds[place]]:
            continue
        kind = kinds[place]
        if catalogue.amphibious[kind] and not flags[place] & PINNED:
            _add_waters(s, place, legal)
        if catalogue.transport[kind]:
            _add_passengers(s, seat, place, INF, legal)
        if catalogue.tractor[kind]:
            _add_passengers(s, seat, place, GUN, legal)


def _add_waters(s: HunterState, place: int, legal: Legal) -> None:
    """Add a play for each water card in play, even if it is already ignored."""
    for seat in range(s.seats):
        if not s.before[seat] & WATER:
            continue
        for event in (w.RIVER, w.SWAMP, w.FLASH_FLOOD):
            if s.before[seat] & BEFORE_PLAYER[event]:
                legal.append(interned(UseUnit, place, water=event, seat=seat))


def _add_passengers(s: HunterState, seat: int, place: int, passenger_type: int, legal: Legal) -> None:
    catalogue, flags, kinds = s.catalogue, s.flags, s.kinds
    for other in s.lines[3 * seat] + s.lines[3 * seat + 1]:
        kind = kinds[other]
        if catalogue.types[kind] != passenger_type or not flags[other] & REVEALED or other == place:
            continue
        legal.append(interned(UseUnit, place, other))
        if s.line[other] == FRONT and catalogue.back_line[kind] and may_change_line(s, seat):
            legal.append(interned(UseUnit, place, other, True))


def use_unit(s: HunterState, action: UseUnit) -> None:
    """Exhaust the unit, apply its effect and roll for its ammo (14.4), or let it lead a strike (14.10)."""
    place = action.unit
    if not action.passenger and not action.water:
        _lead(s, place)
        return
    seat = s.owner[place]
    exhaust(s, place, action.passenger, action.water, action.seat)
    if action.water:
        s.ignored |= water_bit(BEFORE_PLAYER[action.water], action.seat)
    elif action.back:
        move(s, action.passenger, w.BACK)
    else:
        hide(s, action.passenger)
    die, ready = roll(s, seat), readiness(s, place, own_water(s, seat))
    if s.record:
        s.events.append(ev.DiceRolled(seat, "ammo", place, (die,), ready))
    if die >= ready:
        put_marker(s, place, MARKER_AMMO)


# Leadership


def add_leaders(s: HunterState, seat: int, legal: Legal, strike: list[int]) -> None:
    """Add the leaders of the front line for a strike of an own AFV; hidden ones may be named (5.3)."""
    kind = s.catalogue.types[s.kinds[strike[X]]]
    if strike[LEADER] or strike[S_KIND] not in (AP, SHELL, OVERRUN) or kind != AFV:
        return
    leadership, kinds, flags = s.catalogue.leadership, s.kinds, s.flags
    for place in s.lines[3 * seat]:
        if leadership[kinds[place]] and not flags[place] & EXHAUSTED:
            legal.append(interned(UseUnit, place))


def _lead(s: HunterState, place: int) -> None:
    if not s.flags[place] & REVEALED:
        reveal(s, place)
    exhaust(s, place)
    s.stack[-2][LEADER] = place


# Commanders


def _fresh(s: HunterState, seat: int) -> list[int]:
    """Return the kinds of the player's commanders that are not exhausted."""
    return [s.kinds[place] for place in s.lines[3 * seat + 2] if not s.flags[place] & EXHAUSTED]


def add_open_commanders(s: HunterState, seat: int, legal: Legal, *, main: bool) -> None:
    """Add the Drill Sergeant and, for the active player in MAIN and END, Quartermaster and Camouflage Officer."""
    for kind in _fresh(s, seat):
        units = s.lines[3 * seat] + s.lines[3 * seat + 1]
        if kind == w.DRILL_SERGEANT:
            for place in units:
                if s.flags[place] & PINNED:
                    legal.append(interned(UseCommander, kind, place))
                if s.flags[place] & EXHAUSTED:
                    legal.append(interned(UseCommander, kind, place, refresh=True))
        elif kind == w.QUARTERMASTER and main:
            legal += [interned(UseCommander, kind, place) for place in units if s.flags[place] & DRY]
        elif kind == w.CAMOUFLAGE_OFFICER and main:
            legal += [interned(UseCommander, kind, place) for place in units if s.flags[place] & REVEALED]


def add_ready_commander(s: HunterState, seat: int, legal: Legal, kind: int) -> None:
    """Add a commander whose window this is, if the player has it and it is not exhausted."""
    if s.lines[3 * seat + 2] and kind in _fresh(s, seat):
        legal.append(interned(UseCommander, kind))


def add_gunnery_ace(s: HunterState, seat: int, legal: Legal, strike: list[int]) -> None:
    """Add the dice of an own AP strike (K03)."""
    if not s.lines[3 * seat + 2] or strike[S_KIND] != AP or w.GUNNERY_ACE not in _fresh(s, seat):
        return
    dice = len(strike) - DICE_AT[STRIKE]
    legal += [interned(UseCommander, w.GUNNERY_ACE, die=die) for die in range(1, dice + 1)]


def reroll(s: HunterState, seat: int, die: int) -> None:
    """Roll a die of the strike, spying or shot below the window anew; the new result counts for everything."""
    procedure = s.stack[-2]
    value = roll(s, seat)
    procedure[DICE_AT[procedure[0]] + die - 1] = value
    if s.record:
        s.events.append(ev.DieRerolled(seat, die, value))


def use_commander(s: HunterState, seat: int, action: UseCommander) -> None:
    """Exhaust a commander for what it does; the window, or MAIN, is on top of the stack."""
    kind, unit = action.kind, action.unit
    exhaust(s, find_commander(s, seat, kind), unit)
    if kind == w.QUARTERMASTER:
        take_marker(s, unit, MARKER_AMMO)
    elif kind == w.DRILL_SERGEANT:
        _drill(s, action)
    elif kind == w.GUNNERY_ACE:
        reroll(s, seat, action.die)
    elif kind == w.FLAK_CHIEF:
        s.stack[-1][R_FLAK] |= 1 << seat
    elif kind == w.CAMOUFLAGE_OFFICER:
        hide(s, unit)
    else:
        add_commander(kind, s.stack[-2])


def _drill(s: HunterState, action: UseCommander) -> None:
    if not action.refresh:
        take_marker(s, action.unit, MARKER_PINNED)
        return
    s.flags[action.unit] &= ~EXHAUSTED
    if s.record:
        s.events.append(ev.UnitRefreshed(action.unit))
