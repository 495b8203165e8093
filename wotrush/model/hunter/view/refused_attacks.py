"""Why an attack, a spying or a counterattack is not legal (6, 8, 9, 11)."""

from __future__ import annotations

from wotrush.model.game import Refusal
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.cards.words import (
    AFV,
    AP,
    BACK,
    FRONT,
    HAS_RIVER,
    HAS_SWAMP,
    HAS_WEATHER,
    OVERRUN,
    RANGE,
    REVEALED,
    SUICIDE,
)
from wotrush.model.hunter.combat.strike import counter_kind
from wotrush.model.hunter.frames import A_TARGET, COUNTER, K_AIM, SPY_COUNTER
from wotrush.model.hunter.units import water_bit
from wotrush.model.hunter.view import reasons as no
from wotrush.model.hunter.view.observation import HunterObservation
from wotrush.model.hunter.view.refused_units import (
    about,
    not_own_unit,
    not_there,
    unable,
    unfit,
)


def why_no_attack(o: HunterObservation, a: act.DeclareAttack) -> Refusal:
    """Return the reason why the attack cannot be declared while an action may be taken."""
    unit, target = a.unit, a.target
    if refusal := unable(o, unit) or not_there(o, target):
        return refusal
    if o.owner[target] == o.seat:
        return about(o, no.YOURS, target)
    if not o.flags[target] & REVEALED:
        return about(o, no.HIDDEN_TARGET, target)
    if o.line[target] not in (FRONT, BACK):
        return about(o, no.COMMANDER_ONLY, target)
    return _wrong_line(o, a) or _wrong_kind(o, a) or about(o, no.PROTECTED, target)


def _wrong_line(o: HunterObservation, a: act.DeclareAttack) -> Refusal | None:
    kind, lines = o.kinds[a.unit], (o.line[a.unit], o.line[a.target])
    if a.kind == RANGE:
        if o.catalogue.long_range[kind] < 0:
            return about(o, no.WRONG_KIND, a.unit)
        if lines[0] != BACK:
            return about(o, no.RANGE_FROM_BEHIND, a.unit)
        return about(o, no.TARGET_BEHIND, a.target) if lines[1] == BACK else None
    if lines == (FRONT, BACK):
        return about(o, no.TARGET_BEHIND, a.target)
    if lines[0] == BACK and not o.catalogue.paratrooper[kind]:
        return about(o, no.NO_LONG_RANGE, a.unit)
    return about(o, no.PARATROOPER, a.unit) if lines == (BACK, FRONT) else None


def _wrong_kind(o: HunterObservation, a: act.DeclareAttack) -> Refusal | None:
    most = o.catalogue.values[o.kinds[a.unit]][a.kind][1]
    if a.kind not in _kinds(o, a.unit, a.target):
        return about(o, no.WRONG_KIND, a.unit)
    if not most:
        return _no_weapon(o, a.unit, a.kind)
    if not 0 < a.salvos <= most:
        return about(o, no.TOO_MANY_SALVOS, a.unit)
    if a.charge and (not o.options.charge or a.kind != AP or not _both_afv(o, a)):
        return Refusal(no.NO_CHARGE)
    if a.kind == RANGE:
        return Refusal(no.BAD_WEATHER) if any(cards & HAS_WEATHER for cards in o.before) else None
    if (a.charge or a.kind in (OVERRUN, SUICIDE)) and _river_between(o, a):
        return Refusal(no.RIVER_BETWEEN)
    swamp = o.before[o.seat] & HAS_SWAMP and not o.ignored & water_bit(HAS_SWAMP, o.seat)
    return Refusal(no.IN_SWAMP) if swamp and (a.charge or a.kind == OVERRUN) else None


def _no_weapon(o: HunterObservation, unit: int, kind: int) -> Refusal:
    """Return that a unit lacks what an attack of that kind takes; only AFVs can be safe from all that a unit has."""
    return about(o, no.NOTHING_AGAINST_AFV if kind in (AP, SUICIDE) else no.WRONG_KIND, unit)


def _kinds(o: HunterObservation, unit: int, target: int) -> tuple[int, ...]:
    """Return the kinds of attack that the two types allow (6.2), and long range."""
    types, kinds = o.catalogue.types, o.kinds
    usual = counter_kind(types, kinds[unit], kinds[target])
    overrun = types[kinds[unit]] == AFV and types[kinds[target]] != AFV
    return (usual, OVERRUN, RANGE) if overrun else (usual, RANGE)


def _both_afv(o: HunterObservation, a: act.DeclareAttack) -> bool:
    return o.catalogue.types[o.kinds[a.unit]] == o.catalogue.types[o.kinds[a.target]] == AFV


def _river_between(o: HunterObservation, a: act.DeclareAttack) -> bool:
    seats = (o.seat, o.owner[a.target])
    return o.line[a.unit] == FRONT and any(
        o.before[seat] & HAS_RIVER and not o.ignored & water_bit(HAS_RIVER, seat) for seat in seats
    )


def why_no_spying(o: HunterObservation, a: act.Spy) -> Refusal:
    """Return the reason why the spying cannot be declared while an action may be taken."""
    if refusal := unable(o, a.unit):
        return refusal
    if not 0 <= a.seat < o.seats or a.seat == o.seat:
        return Refusal(no.NO_SUCH_PLAYER)
    if o.line[a.unit] != FRONT:
        return about(o, no.NOT_IN_FRONT, a.unit)
    return about(o, no.NO_SPY, a.unit) if o.catalogue.spy[o.kinds[a.unit]] < 0 else Refusal(no.NOTHING_HIDDEN)


def why_no_counter(o: HunterObservation, a: act.Counterattack) -> Refusal:
    """Return the reason why the unit does not counter in this way."""
    frame = o.stack[-1]
    if frame[0] not in (COUNTER, SPY_COUNTER):
        return Refusal(no.NOTHING_TO_COUNTER)
    if refusal := not_own_unit(o, a.unit):
        return refusal
    if frame[0] == COUNTER and a.unit != o.stack[-2][A_TARGET]:
        return about(o, no.OTHER_COUNTERS, a.unit)
    if refusal := not_there(o, a.target):
        return refusal
    if a.target != frame[K_AIM]:
        return about(o, no.NOT_TO_COUNTER, a.target)
    if o.line[a.unit] != FRONT and frame[0] == SPY_COUNTER:
        return about(o, no.NOT_IN_FRONT, a.unit)
    if refusal := unfit(o, a.unit):
        return refusal
    if frame[0] == SPY_COUNTER and o.catalogue.no_turret[o.kinds[a.unit]]:
        return about(o, no.NO_TURRET, a.unit)
    kind = counter_kind(o.catalogue.types, o.kinds[a.unit], o.kinds[a.target])
    most = o.catalogue.values[o.kinds[a.unit]][kind][1]
    if not most:
        return _no_weapon(o, a.unit, kind)
    return about(o, no.TOO_MANY_SALVOS, a.unit) if not 0 < a.salvos <= most else Refusal(no.RIVER_BETWEEN)
