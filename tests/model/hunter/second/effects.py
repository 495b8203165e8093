"""Events of MAIN, DECLARED and END that react to nothing: when they may be played, and what they do (section 16)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from tests.model.hunter.second.asking import CARDS, MAIN, AirMoment, Moment, Play, PlaysOf, Steps
from tests.model.hunter.second.spying import show
from tests.model.hunter.second.supply import discard_to_draw, draw_units
from tests.model.hunter.second.table import BACK, FRONT, Losses, Player, Table, Unit


def card(name: str) -> Callable[[PlaysOf], PlaysOf]:
    def remember(plays: PlaysOf) -> PlaysOf:
        CARDS[name] = plays
        return plays

    return remember


def at_once(effect: Callable[[Moment, Losses], object]) -> Callable[[Moment, Losses], Steps[None]]:
    """An effect that asks nobody anything."""

    def steps(moment: Moment, losses: Losses) -> Steps[None]:
        effect(moment, losses)
        return
        yield

    return steps


def on(
    units: Iterable[Unit], effect: Callable[[Unit, Moment, Losses], object], *, affects: bool = False
) -> Iterator[Play]:
    """A play on each of these units; an air strike affects their owner."""
    for unit in units:
        affected = (unit.seat,) if affects else ()
        yield Play(f" {unit.place}", at_once(lambda *about, unit=unit: effect(unit, *about)), affected)


def at(
    players: Iterable[Player], effect: Callable[[Player, Moment, Losses], object], *, affects: bool = False
) -> Iterator[Play]:
    """A play at each of these players."""
    for player in players:
        affected = (player.seat,) if affects else ()
        yield Play(to_seat(player), at_once(lambda *about, player=player: effect(player, *about)), affected)


def to_seat(player: Player) -> str:
    return f" S{player.seat + 1}"


def enemy_revealed(g: Table, seat: int) -> Iterator[Unit]:
    for enemy in g.enemies(seat):
        yield from (unit for unit in enemy.units if unit.revealed)


def with_hidden(g: Table, seat: int) -> list[Player]:
    return [enemy for enemy in g.enemies(seat) if any(not unit.revealed for unit in enemy.units)]


def lay_under(units: Iterable[Unit], name: str) -> Iterator[Play]:
    """At most one card of a name lies under a unit (16.9)."""
    return on(
        (unit for unit in units if name not in unit.attached), lambda unit, *_: unit.attached.append(name)
    )


@card("trench")
def trench(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
    return lay_under((u for u in g.players[seat].units if u.revealed and u.type != "AFV"), "trench")


@card("heavy_guns")
def heavy_guns(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
    def effect(enemy: Player, _: Moment, losses: Losses) -> None:
        dice = [(unit, g.chance.die(seat)) for unit in enemy.in_line(FRONT)]
        for unit, die in dice:
            if die <= 3 and unit.type != "AFV":
                g.pin(unit, losses, seat)

    return at((enemy for enemy in g.enemies(seat) if enemy.in_line(FRONT)), effect)


@card("reinforcements")
def reinforcements(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
    yield Play("", lambda *_: draw_units(g, [seat, seat]))


@card("resupply")
def resupply(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
    for unit in g.players[seat].units:
        for marker, there in (("pinned", unit.pinned), ("ammo", unit.dry)):
            if there:
                yield Play(f" {unit.place} {marker}", at_once(lambda *_, u=unit, m=marker: g.cure(u, m)))


@card("applique_armor")
def applique_armor(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
    return lay_under((u for u in g.players[seat].units if u.revealed and u.type == "AFV"), "applique_armor")


@card("camouflage")
def camouflage(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
    idle = [unit for unit in g.players[seat].units if unit.revealed and unit not in g.declared]
    return on(idle, lambda unit, *_: unit.hide())


@card("withdrawal")
def withdrawal(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
    movable = g.players[seat].in_line(FRONT) if g.may_change_line(seat) else []
    return on(movable, lambda unit, *_: g.change_line(unit, BACK))


@card("breakthrough")
def breakthrough(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
    if window == MAIN and g.acted and g.target_destroyed and not g.extra_action:
        yield Play("", at_once(lambda *_: setattr(g, "extra_action", True)))


@card("fuel_shortage")
def fuel_shortage(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
    return lay_under(enemy_revealed(g, seat), "fuel_shortage")


@card("supply_raid")
def supply_raid(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
    return on(enemy_revealed(g, seat), lambda unit, _, losses: g.run_dry(unit, losses))


def liaison(moment: Moment) -> int:
    """K07."""
    assert isinstance(moment, AirMoment)
    return moment.liaison


@card("dive_bomber")
def dive_bomber(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
    def effect(unit: Unit, moment: Moment, losses: Losses) -> None:
        if g.chance.die(seat) <= 3 + liaison(moment):
            g.leave(unit, losses, seat)

    return on(enemy_revealed(g, seat), effect, affects=True)


@card("strafing")
def strafing(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
    def effect(unit: Unit, moment: Moment, losses: Losses) -> None:
        if g.chance.die(seat) <= 4 + liaison(moment):
            g.run_dry(unit, losses)

    return on(enemy_revealed(g, seat), effect, affects=True)


@card("fighter_bomber")
def fighter_bomber(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
    def effect(enemy: Player, moment: Moment, losses: Losses) -> None:
        dice = [(unit, g.chance.die(seat)) for unit in enemy.in_line(FRONT) if unit.revealed]
        for unit, die in dice:
            if die <= 1 + liaison(moment):
                g.leave(unit, losses, None)

    aims = [enemy for enemy in g.enemies(seat) if any(unit.revealed for unit in enemy.in_line(FRONT))]
    return at(aims, effect, affects=True)


@card("air_recon")
def air_recon(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
    return at(with_hidden(g, seat), lambda enemy, *_: [unit.reveal() for unit in enemy.units])


@card("spy_network")
def spy_network(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
    for enemy in with_hidden(g, seat):

        def effect(*_: object, enemy: Player = enemy) -> Steps[None]:
            yield from show(g, seat, enemy, g.chance.die(seat), may_stop=True)

        yield Play(to_seat(enemy), effect)


@card("captured_plans")
def captured_plans(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
    for enemy in g.enemies(seat):

        def effect(*_: object, enemy: Player = enemy) -> Steps[None]:
            if enemy.hand:
                yield from discard_to_draw(g, seat)
                taken = g.chance.one_of(seat, enemy.hand)
                enemy.hand.remove(taken)
                g.players[seat].hand.append(taken)

        if enemy.hand:
            yield Play(to_seat(enemy), effect)


def for_oneself(name: str) -> PlaysOf:
    def plays(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
        if not g.players[seat].card_before(name):
            yield Play("", at_once(lambda *_: g.lay_before(name, seat)))

    return plays


card("depot")(for_oneself("depot"))
card("minefield")(for_oneself("minefield"))


@card("river")
def river(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
    banks = [player for player in g.clockwise() if not player.card_before("river")]
    return at(banks, lambda player, *_: g.lay_before("river", player.seat))


@card("swamp")
def swamp(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
    dry = [enemy for enemy in g.enemies(seat) if not enemy.card_before("swamp")]
    return at(dry, lambda enemy, *_: g.lay_before("swamp", enemy.seat))


@card("engineers")
def engineers(g: Table, seat: int, window: str, moment: Moment) -> Iterator[Play]:
    for player in g.players:
        for before in list(player.before):
            if before.card.water or before.card.id == "minefield":
                aim = f" {before.card.id}{to_seat(player)}"
                yield Play(aim, at_once(lambda *_, before=before: g.discard_before(before)))
        for unit in player.units:
            if "trench" in unit.attached:
                yield Play(f" trench {unit.place}", at_once(lambda *_, unit=unit: g.detach(unit, "trench")))
