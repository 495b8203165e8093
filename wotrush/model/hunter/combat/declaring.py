"""Who may attack whom, and how (6.1, 9, 11, 13)."""

from __future__ import annotations

from itertools import chain

from wotrush.model.hunter.actions import DeclareAttack, HunterAction, interned
from wotrush.model.hunter.cards.catalogue import ACROSS, ANYHOW, OR_CHARGING, SWAMPED
from wotrush.model.hunter.cards.words import HAS_RIVER, HAS_WEATHER, RANGE, REVEALED
from wotrush.model.hunter.combat.aims import Aims
from wotrush.model.hunter.state import HunterState
from wotrush.model.hunter.units import CANNOT_FIRE, swamped, water_bit


def _aims_of(s: HunterState, unit: int) -> Aims:
    catalogue = s.catalogue
    found: Aims | None = catalogue.attacks.get(unit)
    if found is None:
        found = catalogue.attacks[unit] = Aims(unit, catalogue.menus)
    return found


def attacks(s: HunterState, seat: int) -> list[HunterAction]:
    """Return every attack that the active player may declare."""
    legal: list[HunterAction] = []
    flags, kinds, lines = s.flags, s.kinds, s.lines
    types, long_range, paratrooper = s.catalogue.types, s.catalogue.long_range, s.catalogue.paratrooper
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
            legal += [interned(DeclareAttack, place, target, RANGE, 1) for target in targets]
        if paratrooper[kinds[place]]:
            limit, aims = SWAMPED if swamped(s, place) else ANYHOW, _aims_of(s, place)
            menus = s.catalogue.arsenal[kinds[place]][limit]
            for enemy in range(s.seats):
                for target in lines[3 * enemy + 1] if enemy != seat else ():
                    if flags[target] & REVEALED:
                        legal += aims[menus[types[kinds[target]]] + target]
    return legal


def bad_weather(s: HunterState) -> bool:
    """Whether a Bad Weather lies before anybody (E36)."""
    return any(cards & HAS_WEATHER for cards in s.before)


def _targets(s: HunterState, seat: int) -> list[int]:
    """Return the revealed units in the front lines of all others, without the leaders that others protect."""
    flags, kinds, lines, leadership = s.flags, s.kinds, s.lines, s.catalogue.leadership
    fronts = lines[: 3 * seat : 3] + lines[3 * seat + 3 :: 3]
    targets = [place for front in fronts for place in front if flags[place] & REVEALED]
    for leader in [place for place in targets if leadership[kinds[place]]]:
        if is_protected(s, leader):
            targets.remove(leader)
    return targets


def is_protected(s: HunterState, leader: int) -> bool:
    """Whether a unit that lacks leadership, as hidden ones do, lies beside the leader (14.10)."""
    flags, kinds, leadership = s.flags, s.kinds, s.catalogue.leadership
    for place in s.lines[3 * s.owner[leader]]:  # noqa: SIM110  (hot path: quicker than `any`)
        if not flags[place] & REVEALED or not leadership[kinds[place]]:
            return True
    return False


def _add_frontal(
    s: HunterState, legal: list[HunterAction], seat: int, shooters: list[int], targets: list[int]
) -> None:
    """Add all attacks from one front line on others; rivers and swamps forbid some (E32, E33)."""
    kinds, types, owner, arsenal = s.kinds, s.catalogue.types, s.owner, s.catalogue.arsenal
    usual = OR_CHARGING if s.options.charge else ANYHOW
    wet = _wet(s)
    for unit in shooters:
        limits = arsenal[kinds[unit]]
        menus = limits[SWAMPED if swamped(s, unit) else usual]
        if wet:
            across = limits[ACROSS]
            aims = [
                (across if seat in wet or owner[target] in wet else menus)[types[kinds[target]]] + target
                for target in targets
            ]
        else:
            aims = [menus[types[kinds[target]]] + target for target in targets]
        legal.extend(chain.from_iterable(map(_aims_of(s, unit).__getitem__, aims)))


def _wet(s: HunterState) -> list[int]:
    """Return the players before whom a River lies that is not ignored."""
    wet: list[int] = []
    for seat, cards in enumerate(s.before):
        if cards & HAS_RIVER and not s.ignored & water_bit(HAS_RIVER, seat):
            wet.append(seat)
    return wet
