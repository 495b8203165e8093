"""Why an event, an ability or a commander cannot be used now (14, 15, 16)."""

from __future__ import annotations

from wotrush.model.game import Reason, Refusal
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.cards.cardfile import EventRow
from wotrush.model.hunter.cards.words import (
    AFV,
    APPLIQUE_ARMOR,
    CAMOUFLAGE,
    DRY,
    EXHAUSTED,
    FRONT,
    FUEL_SHORTAGE,
    GUN,
    HAS_FLOOD,
    HAS_WEATHER,
    INF,
    PINNED,
    RESUPPLY,
    REVEALED,
    TRENCH,
    WITH_FUEL,
    WITHDRAWAL,
)
from wotrush.model.hunter.frames import DECLARED, DISCARDING, ENDING, TURN
from wotrush.model.hunter.plays.playable import AT_REVEALED, UNDER_OWN
from wotrush.model.hunter.view import reasons as no
from wotrush.model.hunter.view.observation import HunterObservation
from wotrush.model.hunter.view.refused_events import NOTHING_FOR, WAITS_FOR
from wotrush.model.hunter.view.refused_units import about, at_frame, in_main, not_own_unit, not_there

FOR_OWN = (TRENCH, RESUPPLY, APPLIQUE_ARMOR, CAMOUFLAGE, WITHDRAWAL)
"""Events that are played on own units."""


def why_no_play(o: HunterObservation, a: act.PlayEvent) -> Refusal:
    """Return the reason why the event cannot be played, or discarded, now."""
    row = o.catalogue.event_rows[a.event]
    params = {"event": row.name}
    if a.event not in o.hand or at_frame(o, DISCARDING):
        return Refusal(no.NOT_IN_HAND if a.event not in o.hand else no.ANSWER_FIRST, params)
    if reason := _untimely(o, a.event, row):
        return Refusal(reason, params)
    if row.air_strike == "1" and any(cards & HAS_WEATHER for cards in o.before):
        return Refusal(no.BAD_WEATHER)
    if a.unit and (refusal := _wrong_target(o, a, params)):
        return refusal
    if a.event == WITHDRAWAL and o.before[o.seat] & HAS_FLOOD:
        return Refusal(no.FLOODED)
    elsewhere = any(isinstance(one, act.PlayEvent) and one.event == a.event for one in o.actions)
    return Refusal(no.NO_TARGET if elsewhere else NOTHING_FOR.get(a.event, no.NO_TARGET), params)


def _untimely(o: HunterObservation, event: int, row: EventRow) -> Reason | None:
    """Return what the event has to wait for: its own window, the player's turn, or a moment at which nothing else is asked."""
    own_turn = o.active == o.seat
    if event in WAITS_FOR:
        return WAITS_FOR[event]
    if own_turn and at_frame(o, TURN) and not in_main(o):
        return no.TURN_FIRST
    if in_main(o) or at_frame(o, ENDING):
        return no.OWN_TURN_ONLY if row.window == "main" and not own_turn else None
    if row.window == "main":
        return no.OWN_TURN_ONLY
    return None if at_frame(o, DECLARED) else no.OPEN_ONLY


def _wrong_target(o: HunterObservation, a: act.PlayEvent, params: dict[str, str]) -> Refusal | None:
    """Refuse a unit on which the event cannot be played."""
    if refusal := not_there(o, a.unit):
        return refusal
    own, flags = o.owner[a.unit] == o.seat, o.flags[a.unit]
    types, under = UNDER_OWN.get(a.event, ((), 0))
    at_enemies = a.event in AT_REVEALED
    if at_enemies == own and (at_enemies or a.event in FOR_OWN):
        return Refusal(no.FOR_ENEMY_UNITS if own else no.FOR_OWN_UNITS, params)
    if not flags & REVEALED and (at_enemies or under or a.event == CAMOUFLAGE):
        return about(o, no.HIDDEN_UNIT, a.unit) if own else Refusal(no.FOR_REVEALED_UNITS, params)
    if under and o.catalogue.types[o.kinds[a.unit]] not in types:
        return Refusal(no.FOR_AFVS if AFV in types else no.FOR_GUNS_AND_INF, params)
    if flags & (WITH_FUEL if a.event == FUEL_SHORTAGE else under):
        return about(o, no.LIES_THERE, a.unit)
    return _unfit(o, a)


def _unfit(o: HunterObservation, a: act.PlayEvent) -> Refusal | None:
    """Refuse an own unit of the right kind that does not lie as the event needs it."""
    if a.event == RESUPPLY:
        return about(o, no.NO_MARKER, a.unit)
    if a.event == CAMOUFLAGE:
        return about(o, no.TAKES_PART, a.unit)
    away = a.event == WITHDRAWAL and o.line[a.unit] != FRONT
    return about(o, no.NOT_IN_FRONT, a.unit) if away else None


def why_no_command(o: HunterObservation, a: act.UseCommander) -> Refusal:
    """Return the reason why the commander cannot be used in this way."""
    params = {"commander": o.catalogue.rows[a.kind].name}
    mine = [place for place in o.commanders(o.seat) if o.kinds[place] == a.kind]
    if not mine:
        return Refusal(no.NO_COMMANDER, params)
    used = o.flags[mine[0]] & EXHAUSTED
    return Refusal(no.COMMANDER_USED if used else no.NOTHING_TO_COMMAND, params)


def why_no_use(o: HunterObservation, a: act.UseUnit) -> Refusal:
    """Return the reason why the unit cannot be exhausted for this."""
    if refusal := not_own_unit(o, a.unit):
        return refusal
    if o.flags[a.unit] & EXHAUSTED:
        return about(o, no.EXHAUSTED_UNIT, a.unit)
    if not a.passenger and not a.water:
        leads = o.catalogue.leadership[o.kinds[a.unit]]
        return about(o, no.NOTHING_TO_LEAD if leads else no.NO_ABILITY, a.unit)
    return _wrong_ability(o, a) or (_wrong_passenger(o, a) if a.passenger else Refusal(no.NO_SUCH_WATER))


def _wrong_ability(o: HunterObservation, a: act.UseUnit) -> Refusal | None:
    kind, flags = o.kinds[a.unit], o.flags[a.unit]
    carries = o.catalogue.transport[kind] or o.catalogue.tractor[kind]
    if not (carries if a.passenger else o.catalogue.amphibious[kind]):
        return about(o, no.NO_ABILITY, a.unit)
    if not in_main(o):
        return about(o, no.IN_MAIN_ONLY, a.unit)
    if not flags & REVEALED:
        return about(o, no.HIDDEN_UNIT, a.unit)
    if flags & DRY:
        return about(o, no.DRY_UNIT, a.unit)
    return about(o, no.PINNED_UNIT, a.unit) if flags & PINNED and a.water else None


def _wrong_passenger(o: HunterObservation, a: act.UseUnit) -> Refusal:
    """Refuse who cannot be hidden, or brought back, by that unit."""
    if refusal := not_own_unit(o, a.passenger):
        return refusal
    catalogue, kind = o.catalogue, o.kinds[a.passenger]
    carried = {INF: catalogue.transport, GUN: catalogue.tractor}.get(catalogue.types[kind])
    if carried is None or not carried[o.kinds[a.unit]] or a.passenger == a.unit:
        return about(o, no.NO_PASSENGER, a.passenger)
    if not o.flags[a.passenger] & REVEALED:
        return about(o, no.HIDDEN_UNIT, a.passenger)
    if o.line[a.passenger] != FRONT:
        return about(o, no.NOT_IN_FRONT, a.passenger)
    flooded = catalogue.back_line[kind] and o.before[o.seat] & HAS_FLOOD
    return Refusal(no.FLOODED) if flooded else about(o, no.NO_PASSENGER, a.passenger)
