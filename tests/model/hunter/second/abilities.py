"""Abilities of units, evading and anti-air shots: sections 10, 12 and 14."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.model.hunter.second.asking import (
    ABILITIES,
    AIR,
    HIT,
    MAIN,
    READY,
    ROLLED,
    Abilities,
    AirMoment,
    Moment,
    Resolve,
    Steps,
    window,
)
from tests.model.hunter.second.strike import (
    AP,
    OVERRUN,
    SHELL,
    HitMoment,
    Roll,
    Strike,
)
from tests.model.hunter.second.table import BACK, FRONT, Before, Table, Unit

Found = Iterator[tuple[str, Resolve]]


def ability(plays: Abilities) -> Abilities:
    ABILITIES.append(plays)
    return plays


def doing(effect: Callable[[], object]) -> Resolve:
    """An ability that asks nobody anything."""

    def steps() -> Steps[None]:
        effect()
        return
        yield

    return steps


def exhausting(unit: Unit, effect: Callable[[], object]) -> Resolve:
    def both() -> None:
        unit.exhausted = True
        effect()

    return doing(both)


def in_main(g: Table, unit: Unit, effect: Callable[[], object]) -> Resolve:
    """14.4: exhaust, effect, one die for its ammo."""

    def then_ammo() -> None:
        effect()
        if g.chance.die(unit.seat) >= g.readiness(unit):
            unit.dry = True

    return exhausting(unit, then_ammo)


@ability
def amphibious(g: Table, seat: int, name: str, moment: Moment) -> Found:
    """14.8."""
    if name != MAIN:
        return
    for unit in g.players[seat].units:
        if "amphibious" in unit.card.has and unit.able and not unit.exhausted:
            for player in g.players:
                for water in player.before:
                    if water.card.water:

                        def ignore(water: Before = water) -> None:
                            g.ignored.append(water)

                        yield f"use {unit.place} {water.card.id} S{player.seat + 1}", in_main(g, unit, ignore)


@ability
def transport(g: Table, seat: int, name: str, moment: Moment) -> Found:
    """14.9."""
    if name != MAIN:
        return
    for unit in g.players[seat].units:
        if not unit.revealed or unit.dry or unit.exhausted:
            continue
        carried = [kind for kind, word in (("INF", "transport"), ("GUN", "tractor")) if word in unit.card.has]
        for passenger in g.players[seat].units:
            if passenger.type not in carried or not passenger.revealed:
                continue

            def hide(passenger: Unit = passenger) -> None:
                passenger.revealed = False

            def back(passenger: Unit = passenger) -> None:
                g.change_line(passenger, BACK)

            yield f"use {unit.place} hide {passenger.place}", in_main(g, unit, hide)
            if passenger.line == FRONT and "back_line" in passenger.card.has and g.may_change_line(seat):
                yield f"use {unit.place} back {passenger.place}", in_main(g, unit, back)


@ability
def leadership(g: Table, seat: int, name: str, moment: Moment) -> Found:
    """14.10."""
    if name != READY or not isinstance(moment, Strike):
        return
    if (
        moment.x.seat != seat
        or moment.x.type != "AFV"
        or moment.kind not in (AP, SHELL, OVERRUN)
        or moment.leader
    ):
        return
    for unit in g.players[seat].in_line(FRONT):
        if "leadership" in unit.card.has and not unit.exhausted:

            def lead(unit: Unit = unit) -> None:
                unit.reveal()
                moment.leader = unit

            yield f"use {unit.place}", exhausting(unit, lead)


@ability
def evade(g: Table, seat: int, name: str, moment: Moment) -> Found:
    """12."""
    if name != HIT or not isinstance(moment, HitMoment) or not g.options.evade:
        return
    strike = moment.strike
    unit = strike.y
    value = unit.card.evade
    if unit.seat != seat or value is None or strike.kind not in (AP, SHELL) or strike.tried:
        return
    if unit.rolled or not unit.fit or (unit.type == "AFV" and g.water("swamp", seat)):
        return

    def roll() -> None:
        unit.evaded = True
        strike.tried = True
        strike.averted = g.chance.die(seat) <= value

    yield "evade", doing(roll)


@ability
def anti_air(g: Table, seat: int, name: str, moment: Moment) -> Found:
    """10.3."""
    if name != AIR or not isinstance(moment, AirMoment):
        return
    for unit in g.players[seat].units:
        if unit.card.anti_air is not None and unit.fit and not unit.evaded and unit not in moment.fired:

            def shot(unit: Unit = unit) -> Steps[None]:
                yield from shoot(g, moment, unit)

            yield f"aa {unit.place}", shot


def shoot(g: Table, strike: AirMoment, unit: Unit) -> Steps[None]:
    unit.reveal()
    strike.fired.append(unit)
    shot = Roll(x=unit, dice=[g.chance.die(unit.seat)])
    unit.rolled = True
    yield from window(g, ROLLED, shot)
    assert unit.card.anti_air is not None
    strike.off = shot.dice[0] <= unit.card.anti_air + (unit.seat in strike.flak_chief)
    if shot.dice[0] >= g.readiness(unit):
        unit.dry = True
