"""Who may attack whom, and how (6.1, 9, 11, 13)."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from typing import TypeAlias

from wotrush.model.hunter.actions import DeclareAttack, HunterAction, interned
from wotrush.model.hunter.cards.catalogue import ACROSS, ANYHOW, OR_CHARGING, SWAMPED, Menu
from wotrush.model.hunter.cards.words import HAS_RIVER, HAS_WEATHER, RANGE, REVEALED
from wotrush.model.hunter.state import HunterState
from wotrush.model.hunter.units import CANNOT_FIRE, swamped, water_bit

Attacks: TypeAlias = dict[int, tuple[HunterAction, ...]]
"""Attacks by the place of the target."""
Targets: TypeAlias = list[tuple[int, int]]
"""Places, each with the type of its unit."""


@cache
def _known(unit: int, menu: Menu) -> Attacks:
    """Return the attacks that `_make` made so far of a unit by a menu.

    Hot path: most attacks were possible before, in this game or another.
    """
    return {}


def _known_by_type(s: HunterState, unit: int, how: int) -> tuple[Attacks, ...]:
    """Return the same by the type of the target."""
    catalogue = s.catalogue
    arsenal = catalogue.arsenal[s.kinds[unit]][how]
    key = unit << 10 | arsenal
    found: tuple[Attacks, ...] | None = catalogue.attacks.get(key)
    if found is None:
        found = tuple([_known(unit, menu) for menu in catalogue.arsenals[arsenal]])
        catalogue.attacks[key] = found
    return found


def _make(s: HunterState, unit: int, target: int, how: int) -> tuple[HunterAction, ...]:
    catalogue, kinds = s.catalogue, s.kinds
    arsenal = catalogue.arsenals[catalogue.arsenal[kinds[unit]][how]]
    return tuple(
        interned(DeclareAttack, unit, target, kind, salvos, charging)
        for kind, most, may_charge in arsenal[catalogue.types[kinds[target]]]
        for charging in ((False, True) if may_charge else (False,))
        for salvos in range(1, most + 1)
    )


def _add_attacks(s: HunterState, legal: list[HunterAction], unit: int, targets: Targets, how: int) -> None:
    """Add all attacks of a unit on these targets, under one limit."""
    known = _known_by_type(s, unit, how)
    for target, unit_type in targets:
        try:
            legal += known[unit_type][target]
        except KeyError:
            legal += known[unit_type].setdefault(target, _make(s, unit, target, how))


def attacks(s: HunterState, seat: int) -> list[HunterAction]:
    """Return every attack that the active player may declare, in a new list."""
    legal: list[HunterAction] = []
    flags, kinds, lines, types = s.flags, s.kinds, s.lines, s.catalogue.types
    long_range, paratrooper = s.catalogue.long_range, s.catalogue.paratrooper
    shooters = [place for place in lines[3 * seat] if flags[place] & CANNOT_FIRE == REVEALED]
    behind = [
        place
        for place in lines[3 * seat + 1]
        if flags[place] & CANNOT_FIRE == REVEALED
        and (long_range[kinds[place]] >= 0 or paratrooper[kinds[place]])
    ]
    if not shooters and not behind:
        return legal
    targets = _targets(s, seat)
    if targets and shooters:
        _add_frontal(s, legal, seat, shooters, targets)
    for place in behind:
        if long_range[kinds[place]] >= 0 and not bad_weather(s):
            legal += [interned(DeclareAttack, place, target, RANGE, 1) for target, _ in targets]
        if paratrooper[kinds[place]]:
            behind_lines = [
                (target, types[kinds[target]])
                for enemy in range(s.seats)
                if enemy != seat
                for target in lines[3 * enemy + 1]
                if flags[target] & REVEALED
            ]
            _add_attacks(s, legal, place, behind_lines, SWAMPED if swamped(s, place) else ANYHOW)
    return legal


def bad_weather(s: HunterState) -> bool:
    """Whether a Bad Weather lies before anybody (E36)."""
    return any(cards & HAS_WEATHER for cards in s.before)


def _targets(s: HunterState, seat: int) -> Targets:
    """Return the revealed units in the front lines of all others, without the leaders that others protect."""
    flags, kinds, lines = s.flags, s.kinds, s.lines
    leadership, types = s.catalogue.leadership, s.catalogue.types
    fronts = lines[: 3 * seat : 3] + lines[3 * seat + 3 :: 3]
    return [
        (place, types[kinds[place]])
        for front in fronts
        for place in front
        if flags[place] & REVEALED and not (leadership[kinds[place]] and is_protected(s, place))
    ]


def is_protected(s: HunterState, leader: int) -> bool:
    """Whether a unit that lacks leadership, as hidden ones do, lies beside the leader (14.10)."""
    flags, kinds, leadership = s.flags, s.kinds, s.catalogue.leadership
    for place in s.lines[3 * s.owner[leader]]:  # noqa: SIM110  (hot path: quicker than `any`)
        if not flags[place] & REVEALED or not leadership[kinds[place]]:
            return True
    return False


def _add_frontal(
    s: HunterState, legal: list[HunterAction], seat: int, shooters: list[int], targets: Targets
) -> None:
    """Add all attacks from one front line on others; rivers and swamps forbid some (E32, E33)."""
    usual, wet = OR_CHARGING if s.options.charge else ANYHOW, _wet(s)
    runs = [(seat in wet, targets)]  # The targets in their order, those across a river apart.
    if wet and seat not in wet:
        runs = [
            (river, [*some]) for river, some in groupby(targets, lambda target: s.owner[target[0]] in wet)
        ]
    for unit in shooters:
        how = SWAMPED if swamped(s, unit) else usual
        for river, some in runs:
            _add_attacks(s, legal, unit, some, ACROSS if river else how)


def _wet(s: HunterState) -> list[int]:
    """Return the players before whom a River lies that is not ignored."""
    wet: list[int] = []
    for seat, cards in enumerate(s.before):
        if cards & HAS_RIVER and not s.ignored & water_bit(HAS_RIVER, seat):
            wet.append(seat)
    return wet
