"""Rows with their arithmetic, as the rules compute it: from forecasts, and from the strike that lies on the stack."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from wotrush.i18n import mark
from wotrush.model.game import Seat
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter.actions import DeclareAttack
from wotrush.model.hunter.cards.words import (
    AFV,
    AP,
    DIVE_BOMBER,
    FIELD_REPAIR,
    OVERRUN,
    RANGE,
    RIFLE,
    SHELL,
    STRAFING,
    SUICIDE,
)
from wotrush.model.hunter.combat.attack import MINE_EXPLODES
from wotrush.model.hunter.combat.strike import counter_kind
from wotrush.model.hunter.odds.forecast import AttackForecast, StrikeChances, chance_of, forecast
from wotrush.model.hunter.plays.air import shot_dry_from
from wotrush.model.hunter.plays.modifiers import NEEDED
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.duel.duel import DuelRow, Roll, Term

VALUES = {
    AP: mark("AP"),
    SHELL: mark("shell"),
    OVERRUN: mark("overrun"),
    SUICIDE: mark("suicide attack"),
    RIFLE: mark("rifle fire"),
    RANGE: mark("long range"),
}
DECIDING = (DIVE_BOMBER, STRAFING, FIELD_REPAIR)
"""Events that roll a single die for a single unit."""
PROTECTION = ARMOR, MOBILITY = mark("armor"), mark("mobility")
CHARGING, COMMANDED, CARDS = mark("charge"), mark("commander"), mark("cards")
FAR_SIGHT, OPEN_TOP, RIVERS, FLOOD = mark("Far Sight"), mark("Open Top"), mark("River"), mark("Flash Flood")


def attack_rows(o: HunterObservation, action: DeclareAttack) -> tuple[DuelRow, ...]:
    """Return the rolls that an attack may bring, in their true order."""
    return forecast_rows(o, action, forecast(open_table(o), action))


def forecast_rows(o: HunterObservation, action: DeclareAttack, cast: AttackForecast) -> tuple[DuelRow, ...]:
    unit, target = action.unit, action.target
    rows = []
    if cast.mine:
        owner = o.owner[target]
        rows.append(DuelRow(Roll.MINES, owner, 0, unit, MINE_EXPLODES, chance=cast.mine))
    roll = Roll.CHARGE if action.charge else Roll.ATTACK
    attack = strike_row(o, roll, unit, target, action.kind, cast.attack, charged=action.charge)
    if cast.counter is None:
        return (*rows, attack)
    kind = counter_kind(o.catalogue.types, o.kinds[target], o.kinds[unit])
    counter = strike_row(o, Roll.COUNTER, target, unit, kind, cast.counter, charged=action.charge)
    return (*rows, counter, attack) if cast.counter_first else (*rows, attack, counter)


def strike_row(
    o: HunterObservation,
    roll: Roll,
    unit: int,
    target: int,
    kind: int,
    cast: StrikeChances,
    *,
    charged: bool,
) -> DuelRow:
    """Return a strike as a row, before its dice."""
    return DuelRow(
        roll,
        o.owner[unit],
        unit,
        target,
        cast.number,
        tuple(_terms(o, target, kind, cast, charged=charged)),
        cast.salvos,
        cast.dry_from,
        chance=cast.hits,
        kind=kind,
        evade=cast.evade if cast.hits else 0,
        pins=cast.hits > 0 and not cast.destroys,
    )


def with_cards(row: DuelRow, number: int, chance: float) -> DuelRow:
    """Return a row with the number and the chance that it has by cards that have been played."""
    by = number - row.number
    terms = (*row.terms, Term(by, CARDS)) if by and row.terms else row.terms
    return replace(row, number=number, terms=terms, chance=chance)


def event_row(event: int, seat: Seat, unit: int, bonus: int) -> DuelRow | None:
    """Return the die of an event that decides over one unit alone, before it is rolled; other events have none."""
    if event not in DECIDING:
        return None
    number = NEEDED[event] + bonus
    return DuelRow(Roll.EFFECT, seat, unit, 0, number, chance=chance_of(number), event=event)


def shot_row(o: HunterObservation, unit: int, number: int, dice: tuple[int, ...]) -> DuelRow:
    """Return the shot of a unit at an air strike, whose die lies there."""
    dry_from = shot_dry_from(open_table(o), unit)
    return DuelRow(Roll.ANTI_AIR, o.owner[unit], unit, 0, number, dice=dice, dry_from=dry_from)


def is_armored(o: HunterObservation, unit: int) -> bool:
    """Return whether armor protects a unit, and not its mobility."""
    return o.catalogue.types[o.kinds[unit]] == AFV


def _terms(
    o: HunterObservation, target: int, kind: int, cast: StrikeChances, *, charged: bool
) -> Iterator[Term]:
    value, defence, bonus, ability, rivers, flood = cast.parts
    yield Term(value, VALUES[kind])
    if kind not in (SUICIDE, RANGE):
        yield Term(-defence, ARMOR if is_armored(o, target) else MOBILITY)
    more = (
        (bonus, CHARGING if charged else COMMANDED),
        (ability, FAR_SIGHT if kind == RANGE else OPEN_TOP),
        (-rivers, RIVERS),
        (-flood, FLOOD),
    )
    yield from (Term(number, name) for number, name in more if number)
