"""Cards in play: how they are revealed, hidden, moved, marked and lost (sections 5 and 7)."""

from __future__ import annotations

from typing import Final

from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.words import (
    AFV,
    DRY,
    EVADED,
    EXHAUSTED,
    FIRED,
    FUEL_SHORTAGE,
    GONE,
    HAS_FLOOD,
    HAS_RIVER,
    HAS_SWAMP,
    MARKER_AMMO,
    MARKER_PINNED,
    PINNED,
    REVEALED,
    TRENCH,
    UNDER_UNIT,
    WITH_ARMOR,
    WITH_FUEL,
    WITH_TRENCH,
    WITHDRAWN,
)
from wotrush.model.hunter.state import HunterState

NOT_ABLE: Final = REVEALED | PINNED | DRY
CANNOT_FIRE: Final = NOT_ABLE | EVADED
"""Masks: `flags & NOT_ABLE == REVEALED` is an able unit; with CANNOT_FIRE one that may attack and counter as well (12.3)."""
UNABLE_HIDDEN: Final = PINNED | DRY | EVADED
"""A unit with none of these may counter once it is revealed (5.3)."""
LEAST_READINESS: Final = 1

_WATER_BITS = {HAS_RIVER: 1, HAS_SWAMP: 2, HAS_FLOOD: 4}


def water_bit(water: int, seat: int) -> int:
    """Return the bit of `HunterState.ignored` for that water card in front of that player."""
    return _WATER_BITS[water] << 3 * seat


def new_place(s: HunterState, seat: int, kind: int, line: int, flags: int) -> int:
    """Lay a card on the next free number, at the right end of its line (3.6)."""
    place = len(s.kinds)
    s.kinds.append(kind)
    s.owner.append(seat)
    s.line.append(line)
    s.flags.append(flags)
    s.lines[3 * seat + line - 1] += (place,)
    return place


def has_units(s: HunterState, seat: int) -> bool:
    """Whether the player has a unit in play."""
    return bool(s.lines[3 * seat] or s.lines[3 * seat + 1])


def is_hidden(s: HunterState, place: int) -> bool:
    """Whether the card of a place lies face down."""
    return not s.flags[place] & REVEALED


def may_fire_once_revealed(s: HunterState, place: int) -> bool:
    """Whether the unit is hidden and nothing that everybody sees keeps it from firing then (5.3)."""
    return not s.flags[place] & (REVEALED | UNABLE_HIDDEN)


def has_hidden(s: HunterState, seat: int) -> bool:
    """Whether the player has a hidden unit in either line."""
    flags = s.flags
    for place in s.lines[3 * seat]:  # Hot path: quicker than `any`, and most often the first is hidden.
        if not flags[place] & REVEALED:
            return True
    for place in s.lines[3 * seat + 1]:  # noqa: SIM110
        if not flags[place] & REVEALED:
            return True
    return False


def hidden_units(s: HunterState, seat: int) -> list[int]:
    """Return the places of the player's hidden units, front line first."""
    flags = s.flags
    return [place for place in s.lines[3 * seat] + s.lines[3 * seat + 1] if not flags[place] & REVEALED]


def reveal(s: HunterState, place: int) -> None:
    """Turn a hidden unit up."""
    s.flags[place] = s.flags[place] & ~WITHDRAWN | REVEALED
    _remember_seen(s, place)
    if s.record:
        s.events.append(ev.UnitRevealed(s.owner[place], place, s.kinds[place]))


def hide(s: HunterState, place: int) -> None:
    """Turn a revealed unit down; markers and cards under it stay, and everybody remembers what it is (20)."""
    s.flags[place] &= ~REVEALED
    s.memory += (((place,), (s.kinds[place],)),)
    if s.record:
        s.events.append(ev.UnitHidden(s.owner[place], place))


def _remember_seen(s: HunterState, place: int) -> None:
    """Take a place that was revealed or left out of the remembered groups, with one unit of its kind."""
    for index, (places, kinds) in enumerate(s.memory):
        if place not in places:
            continue
        places = tuple(other for other in places if other != place)
        if (kind := s.kinds[place]) in kinds:
            at = kinds.index(kind)
            kinds = kinds[:at] + kinds[at + 1 :]
        left = ((places, kinds),) if places and kinds else ()
        s.memory = s.memory[:index] + left + s.memory[index + 1 :]
        return


def remember_mixed(s: HunterState, mixed: list[int]) -> None:
    """Merge the remembered groups that were mixed: their units now lie on any of the mixed places."""
    touched = [group for group in s.memory if any(place in mixed for place in group[0])]
    if not touched:
        return
    places = sorted({*mixed, *(place for group in touched for place in group[0])})
    kinds = sorted(kind for group in touched for kind in group[1])
    left = [group for group in s.memory if group not in touched]
    s.memory = (*left, (tuple(places), tuple(kinds)))


def may_change_line(s: HunterState, seat: int) -> bool:
    """Whether a Flash Flood does not keep the player's units where they are."""
    return not s.before[seat] & HAS_FLOOD or bool(s.ignored & water_bit(HAS_FLOOD, seat))


def move(s: HunterState, place: int, line: int) -> None:
    """Move a unit to the right end of its owner's other line; a Trench does not come along (E02)."""
    seat, old = s.owner[place], s.line[place]
    lines = s.lines
    lines[3 * seat + old - 1] = tuple([other for other in lines[3 * seat + old - 1] if other != place])
    lines[3 * seat + line - 1] += (place,)
    s.line[place] = line
    if s.record:
        s.events.append(ev.UnitMoved(seat, place, line))
    if s.flags[place] & WITH_TRENCH:
        detach(s, place, TRENCH)


def detach(s: HunterState, place: int, event: int) -> None:
    """Discard a card from under a unit."""
    s.flags[place] &= ~UNDER_UNIT[event]
    s.discard.append(event)
    if s.record:
        s.events.append(ev.EventDiscarded(s.owner[place], event))


def put_marker(s: HunterState, place: int, marker: int) -> None:
    """Pin a unit, or let it run dry."""
    s.flags[place] |= PINNED if marker == MARKER_PINNED else DRY
    if s.record:
        s.events.append(ev.MarkerPut(place, marker))


def take_marker(s: HunterState, place: int, marker: int) -> None:
    """Take a marker off; a Fuel Shortage goes with an out-of-ammo marker (E19)."""
    s.flags[place] &= ~(PINNED if marker == MARKER_PINNED else DRY)
    if s.record:
        s.events.append(ev.MarkerTaken(place, marker))
    if marker == MARKER_AMMO and s.flags[place] & WITH_FUEL:
        detach(s, place, FUEL_SHORTAGE)


def pin(s: HunterState, place: int, seat: int) -> bool:
    """Pin a GUN or INF; pinned again it is destroyed and scored by `seat` (7.2). Return whether it left play."""
    if s.flags[place] & PINNED:
        leave(s, place, seat)
        return True
    put_marker(s, place, MARKER_PINNED)
    return False


def run_dry(s: HunterState, place: int) -> None:
    """Let a card's effect take a unit's ammo: dry again, it is removed (7.3)."""
    if s.flags[place] & DRY:
        leave(s, place, -1)
    else:
        put_marker(s, place, MARKER_AMMO)


def leave(s: HunterState, place: int, scorer: int) -> None:
    """Take a unit out of play: destroyed for the points of `scorer`, or removed (-1)."""
    seat, kind = s.owner[place], s.kinds[place]
    for event, bit in UNDER_UNIT.items():
        if s.flags[place] & bit:
            detach(s, place, event)
    index = 3 * seat + s.line[place] - 1
    s.lines[index] = tuple([other for other in s.lines[index] if other != place])
    s.line[place] = GONE
    s.flags[place] = REVEALED
    _remember_seen(s, place)
    points = s.catalogue.points[kind] if scorer >= 0 else 0
    if scorer >= 0:
        s.piles[scorer] += (kind,)
        s.scores[scorer] += points
    else:
        s.removed_units.append(kind)
    s.lost += (place, scorer)
    s.eventful = True
    if s.record:
        s.events.append(ev.UnitLost(seat, place, kind, scorer if scorer >= 0 else None, points))


def spend(s: HunterState, place: int, bit: int) -> None:
    """Note for the rest of the turn that a unit fired, or tried to evade (12.2, 12.3)."""
    if not s.flags[place] & bit:
        s.flags[place] |= bit
        s.spent.append(place)


def spent_places(s: HunterState) -> list[int]:
    """Return the places for `HunterState.spent`."""
    return [place for place, flags in enumerate(s.flags) if flags & (EVADED | FIRED)]


def added_defence(flags: int) -> int:
    """Return what the cards under a unit add to its armor or mobility (E02, E08)."""
    return (1 if flags & WITH_ARMOR else 0) + (2 if flags & WITH_TRENCH else 0)


def missing_fuel(flags: int) -> int:
    """Return what a card under a unit takes from its fire readiness (E19)."""
    return 2 if flags & WITH_FUEL else 0


def readiness(s: HunterState, place: int, ignored: int) -> int:
    """Return the fire readiness with Fuel Shortage and Swamp (E19, E33)."""
    kind = s.kinds[place]
    ready = s.catalogue.ammo[kind] - missing_fuel(s.flags[place])
    seat = s.owner[place]
    swamp = s.before[seat] & HAS_SWAMP and not ignored & water_bit(HAS_SWAMP, seat)
    if swamp and s.catalogue.types[kind] == AFV:
        ready -= 1
    return max(ready, LEAST_READINESS)


def own_water(s: HunterState, seat: int) -> int:
    """Return the water that the units of `seat` ignore: only the active player's can (14.8)."""
    return s.ignored if seat == s.active else 0


def swamped(s: HunterState, place: int) -> bool:
    """Whether a Swamp keeps the unit from overrunning, charging and evading (E33)."""
    seat = s.owner[place]
    if not s.before[seat] & HAS_SWAMP or s.catalogue.types[s.kinds[place]] != AFV:
        return False
    return not own_water(s, seat) & water_bit(HAS_SWAMP, seat)


def find_commander(s: HunterState, seat: int, kind: int) -> int:
    """Return the place of that commander, or 0 if the player does not have it."""
    kinds = s.kinds
    for place in s.lines[3 * seat + 2]:
        if kinds[place] == kind:
            return place
    return 0


def ready_commander(s: HunterState, seat: int, kind: int) -> bool:
    """Whether the player has that commander and it is not exhausted."""
    place = find_commander(s, seat, kind)
    return place > 0 and not s.flags[place] & EXHAUSTED


def exhaust(s: HunterState, place: int, aim: int = 0, water: int = 0, water_seat: int = -1) -> None:
    """Turn a card to show that it was used."""
    s.flags[place] |= EXHAUSTED
    if s.record:
        s.events.append(ev.UnitExhausted(s.owner[place], place, aim, water, water_seat))
