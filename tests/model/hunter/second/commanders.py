"""Commanders, but for the Strategist: section 15."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from tests.model.hunter.second.abilities import Found, ability, anti_air, exhausting
from tests.model.hunter.second.asking import AIR, DECLARED, END, MAIN, READY, ROLLED, AirMoment, Moment
from tests.model.hunter.second.spying import Spying
from tests.model.hunter.second.strike import AP, RANGE, Strike
from tests.model.hunter.second.table import Table

Uses = Iterator[tuple[str, str, Callable[[], object]]]


@ability
def commanders(g: Table, seat: int, name: str, moment: Moment) -> Found:
    """15.3: exhausted first."""
    ready = {unit.card.id: unit for unit in g.players[seat].commanders if not unit.exhausted}
    for uses in (in_main, in_the_open, after_the_dice, before_the_dice, against_air_strikes):
        for commander, aim, effect in uses(g, seat, name, moment):
            if commander in ready:
                yield f"use {commander}{aim}", exhausting(ready[commander], effect)


def in_main(g: Table, seat: int, name: str, moment: Moment) -> Uses:
    """K01, K09."""
    if name == MAIN or (name == END and seat == g.active):
        for unit in g.players[seat].units:
            if unit.dry:
                yield "c01", f" {unit.place}", partial(g.cure, unit, "ammo")
            if unit.revealed:
                yield "c09", f" {unit.place}", unit.hide


def in_the_open(g: Table, seat: int, name: str, moment: Moment) -> Uses:
    """K02."""
    if name in (MAIN, DECLARED, END):
        for unit in g.players[seat].units:
            if unit.pinned:
                yield "c02", f" free {unit.place}", partial(g.cure, unit, "pinned")
            if unit.exhausted:
                yield "c02", f" refresh {unit.place}", partial(setattr, unit, "exhausted", False)


def after_the_dice(g: Table, seat: int, name: str, moment: Moment) -> Uses:
    """K03."""
    if name == ROLLED and isinstance(moment, Strike) and moment.x.seat == seat and moment.kind == AP:
        for number in range(len(moment.dice)):
            yield "c03", f" d{number + 1}", partial(moment.again, g, number)


def before_the_dice(g: Table, seat: int, name: str, moment: Moment) -> Uses:
    """K04, K05, K08."""
    if name != READY:
        return
    if isinstance(moment, Spying) and moment.x.seat == seat:
        yield "c04", "", partial(moment.modify, 2)
    if isinstance(moment, Strike):
        if moment.kind == RANGE and moment.x.seat == seat:
            yield "c05", "", partial(moment.modify, 1)
        if moment.counter and moment.y.seat == seat and moment.y.type == "AFV":
            yield "c08", "", partial(moment.modify, -1)


def against_air_strikes(g: Table, seat: int, name: str, moment: Moment) -> Uses:
    """K06, before the first own shot; K07."""
    if not isinstance(moment, AirMoment):
        return
    may_fire = any(True for _ in anti_air(g, seat, name, moment))
    if name == AIR and may_fire and not any(unit.seat == seat for unit in moment.fired):
        yield "c06", "", partial(moment.flak_chief.add, seat)
    if name == READY and moment.by == seat:
        yield "c07", "", partial(setattr, moment, "liaison", 1)
