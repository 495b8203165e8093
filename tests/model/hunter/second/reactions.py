"""Events of the windows DECLARED, READY, ROLLED, HIT, LOST, PLAYED and AIR (section 16)."""

from __future__ import annotations

from collections.abc import Iterator

from tests.model.hunter.second.asking import AirMoment, LostMoment, Moment, Play, PlayedMoment, Steps
from tests.model.hunter.second.attack import ambush, ambushers
from tests.model.hunter.second.effects import at_once, card
from tests.model.hunter.second.spying import Spying
from tests.model.hunter.second.strike import (
    AP,
    RANGE,
    Attack,
    HitMoment,
    Roll,
    Strike,
    armor_and_mobility,
    would_be_destroyed,
)
from tests.model.hunter.second.supply import draw_units
from tests.model.hunter.second.table import BACK, FRONT, Losses, Table, Unit


@card("escape")
def escape(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
    if not isinstance(moment, HitMoment):
        return
    strike = moment.strike
    unit = strike.y
    if unit.seat != seat or unit.type == "AFV":
        return

    def effect(*, back: bool) -> None:
        strike.averted = True
        unit.revealed = False
        if strike.attack:
            strike.attack.escaped.append(unit)
        if back:
            g.change_line(unit, BACK)

    yield Play("", at_once(lambda *_: effect(back=False)))
    if "back_line" in unit.card.has and unit.line == FRONT and g.may_change_line(seat):
        yield Play(" back", at_once(lambda *_: effect(back=True)))


@card("field_repair")
def field_repair(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
    if not isinstance(moment, HitMoment):
        return
    strike = moment.strike
    unit = strike.y
    if unit.seat != seat or unit.type != "AFV" or not would_be_destroyed(strike):
        return

    def effect(_: Moment, losses: Losses) -> None:
        if g.chance.die(seat) <= 3:
            strike.averted = True
            g.run_dry(unit, losses)

    yield Play("", at_once(effect))


@card("emergency_reserve")
def emergency_reserve(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
    assert isinstance(moment, LostMoment)
    lost = sum(loser == seat for loser, _, _ in moment.losses.lost)
    if lost > moment.losses.reserves.count(seat):
        yield Play("", lambda *_: draw_units(g, [seat]))


@card("captured_vehicle")
def captured_vehicle(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
    assert isinstance(moment, LostMoment)
    for loser, unit, scorer in moment.losses.lost:
        if scorer == seat and loser != seat and unit.type != "INF":

            def effect(*_: object, unit: Unit = unit) -> None:
                g.players[seat].pile.remove(unit.card.id)
                captured = Unit(unit.card, seat, FRONT, revealed=True, dry=True)
                g.number(captured)
                g.players[seat].units.append(captured)

            yield Play(f" {unit.place}", at_once(effect))


@card("tungsten")
def tungsten(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
    if isinstance(moment, Strike) and moment.x.seat == seat and moment.kind == AP:
        yield Play("", at_once(lambda *_: setattr(moment, "tungsten", True)))


@card("flanking")
def flanking(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
    if not isinstance(moment, Strike) or moment.x.seat != seat or moment.counter or moment.kind != AP:
        return
    if moment.y.type == "AFV" and armor_and_mobility(moment.y) > 0:
        flanked = 3 if "no_turret" in moment.y.card.has else 2
        yield Play("", at_once(lambda *_: setattr(moment, "flanked", flanked)))


@card("ace_gunner")
def ace_gunner(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
    if isinstance(moment, Roll) and moment.x.seat == seat:
        for number in range(len(moment.dice)):
            yield Play(f" d{number + 1}", at_once(lambda *_, number=number: moment.again(g, number)))


@card("smoke")
def smoke(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
    if isinstance(moment, Attack) and moment.y.seat == seat and moment.kind != RANGE:
        yield Play("", at_once(lambda *_: setattr(moment, "called_off", True)))


@card("ambush")
def ambush_card(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
    if isinstance(moment, Attack) and moment.y.seat == seat and moment.between_fronts:
        for text, unit, salvos in ambushers(g, moment):

            def effect(*_: object, unit: Unit = unit, salvos: int = salvos) -> Steps[None]:
                yield from ambush(g, moment, unit, salvos)

            yield Play(f" {text}", effect, named=unit)


@card("radio_silence")
def radio_silence(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
    if isinstance(moment, Spying) and moment.victim.seat == seat:
        yield Play("", at_once(lambda *_: setattr(moment, "silenced", True)))


@card("air_cover")
def air_cover(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
    if isinstance(moment, AirMoment) and seat in moment.affected:
        yield Play("", at_once(lambda *_: setattr(moment, "off", True)))


@card("jamming")
def jamming(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
    if isinstance(moment, PlayedMoment) and moment.by != seat:
        yield Play("", at_once(lambda *_: setattr(moment, "cancelled", True)))
