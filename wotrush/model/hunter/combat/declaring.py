"""Who may attack whom, and how (6.1, 9, 11, 13)."""

from __future__ import annotations

from itertools import chain

from wotrush.model.hunter.actions import DeclareAttack, HunterAction, interned
from wotrush.model.hunter.cards.catalogue import ACROSS, ANYHOW, OR_CHARGING, SWAMPED, Menu
from wotrush.model.hunter.cards.words import HAS_RIVER, HAS_SWAMP, HAS_WEATHER, RANGE, REVEALED
from wotrush.model.hunter.state import HunterState
from wotrush.model.hunter.units import CANNOT_FIRE, swamped, water_bit


class Aims(dict[int, tuple[HunterAction, ...]]):
    """The attacks of a unit by whom it aims at and how, see `aim`. Hot path: made once, then looked up."""

    def __init__(self, unit: int, arsenal: tuple[Menu, ...]) -> None:
        self._unit, self._arsenal = unit, arsenal

    def __missing__(self, aim: int) -> tuple[HunterAction, ...]:
        found = self[aim] = tuple(
            interned(DeclareAttack(self._unit, aim >> 4, kind, salvos, charging))
            for kind, most, may_charge in self._arsenal[aim & 15]
            for charging in ((False, True) if may_charge else (False,))
            for salvos in range(1, most + 1)
        )
        return found


def _aim(s: HunterState, target: int, how: int) -> int:
    """Return target, its type and how it may be attacked as one number."""
    return target << 4 | s.catalogue.types[s.kinds[target]] << 2 | how


def _aims_of(s: HunterState, unit: int) -> Aims:
    catalogue = s.catalogue
    arsenal = catalogue.arsenal[s.kinds[unit]]
    key = unit << 10 | arsenal
    found: Aims | None = catalogue.attacks.get(key)
    if found is None:
        found = catalogue.attacks[key] = Aims(unit, catalogue.arsenals[arsenal])
    return found


_RANGE_ATTACKS: dict[int, DeclareAttack] = {}


def _range_attack(unit: int, target: int) -> DeclareAttack:
    key = unit << 10 | target
    action = _RANGE_ATTACKS.get(key)
    if action is None:
        action = _RANGE_ATTACKS[key] = interned(DeclareAttack(unit, target, RANGE, 1))
    return action


def attacks(s: HunterState, seat: int) -> list[HunterAction]:
    """Return every attack that the active player may declare."""
    legal: list[HunterAction] = []
    flags, kinds, lines = s.flags, s.kinds, s.lines
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
            legal += [_range_attack(place, target) for target in targets]
        if paratrooper[kinds[place]]:
            how, aims = SWAMPED if swamped(s, place) else ANYHOW, _aims_of(s, place)
            for enemy in range(s.seats):
                for target in lines[3 * enemy + 1] if enemy != seat else ():
                    if flags[target] & REVEALED:
                        legal += aims[_aim(s, target, how)]
    return legal


def bad_weather(s: HunterState) -> bool:
    """Whether a Bad Weather lies before anybody (E36)."""
    return any(cards & HAS_WEATHER for cards in s.before)


def _targets(s: HunterState, seat: int) -> list[int]:
    """Return the revealed units in the front lines of all others, without the leaders that others protect."""
    flags, kinds, lines, leadership = s.flags, s.kinds, s.lines, s.catalogue.leadership
    revealed = [
        place
        for enemy in range(s.seats)
        if enemy != seat
        for place in lines[3 * enemy]
        if flags[place] & REVEALED
    ]
    for place in revealed:
        if leadership[kinds[place]]:
            return [place for place in revealed if not (leadership[kinds[place]] and is_protected(s, place))]
    return revealed


def is_protected(s: HunterState, leader: int) -> bool:
    """Whether a unit that lacks leadership, as hidden ones do, lies beside the leader (14.10)."""
    flags, kinds, leadership = s.flags, s.kinds, s.catalogue.leadership
    front = s.lines[3 * s.owner[leader]]
    return any(not flags[place] & REVEALED or not leadership[kinds[place]] for place in front)


def _add_frontal(
    s: HunterState, legal: list[HunterAction], seat: int, shooters: list[int], targets: list[int]
) -> None:
    """Add all attacks from one front line on others; rivers and swamps forbid some (E32, E33)."""
    usual = _frontal_aims(s, seat, targets, OR_CHARGING if s.options.charge else ANYHOW)
    swamp = s.before[seat] & HAS_SWAMP
    for unit in shooters:
        aims = _frontal_aims(s, seat, targets, SWAMPED) if swamp and swamped(s, unit) else usual
        legal.extend(chain.from_iterable(map(_aims_of(s, unit).__getitem__, aims)))


def _frontal_aims(s: HunterState, seat: int, targets: list[int], how: int) -> list[int]:
    """Return an aim for each target: as said, or across a River."""
    kinds, types, owner = s.kinds, s.catalogue.types, s.owner
    wet = [
        other
        for other, cards in enumerate(s.before)
        if cards & HAS_RIVER and not s.ignored & water_bit(HAS_RIVER, other)
    ]
    if not wet:
        return [target << 4 | types[kinds[target]] << 2 | how for target in targets]
    return [_aim(s, target, ACROSS if seat in wet or owner[target] in wet else how) for target in targets]
