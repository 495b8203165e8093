"""Drawing and placing cards, and what red cards do: sections 16.12, 16.13, 17 and E01, E34, E36 to E38."""

from __future__ import annotations

from collections.abc import Callable

from tests.model.hunter.second.asking import (
    AirMoment,
    Steps,
    affected_by_carpet_bombing,
    after_effect,
    air,
    ask,
    choose,
)
from tests.model.hunter.second.box import EVENTS, UNITS
from tests.model.hunter.second.table import BACK, FRONT, GameOver, Losses, Table, Unit


def draw_units(g: Table, seats: list[int]) -> Steps[None]:
    """17.1, 15.2: all are drawn before the first is placed."""
    drawn: list[tuple[int, str]] = []
    for seat in seats:
        while g.unit_deck:
            name = g.unit_deck.pop(0)
            if UNITS[name].type != "COMMANDER":
                drawn.append((seat, name))
                break
            commander = Unit(UNITS[name], seat, BACK, revealed=True)
            g.number(commander)
            g.players[seat].commanders.append(commander)
    for seat, name in drawn:
        line = yield from choose_line(g, seat, name)
        unit = Unit(UNITS[name], seat, line)
        g.number(unit)
        g.players[seat].units.append(unit)


def choose_line(g: Table, seat: int, name: str) -> Steps[str]:
    """3.5."""
    if "back_line" not in UNITS[name].has:
        return FRONT
    said = yield from ask(g, seat, lambda: [f"deploy {name} {line}" for line in (FRONT, BACK)])
    return said.split()[2]


def discard_to_draw(g: Table, seat: int) -> Steps[None]:
    """16.12: down to one below the limit."""
    hand = g.players[seat].hand
    while len(hand) >= g.hand_limit(seat):
        name = yield from choose(g, seat, "discard", hand)
        hand.remove(name)
        g.discard.append(name)


def wait(g: Table, cards: int) -> Steps[None]:
    """4.5, K10."""
    seat = g.active
    if not g.event_deck and not g.discard:
        return
    yield from discard_to_draw(g, seat)
    kept = []
    for _ in range(cards):
        name = yield from draw_event(g, seat)
        if name:
            kept.append(name)
            g.players[seat].hand.append(name)
    if len(kept) == 2 and all(g.players[seat].hand.count(name) >= kept.count(name) for name in kept):
        name = yield from choose(g, seat, "keep", kept)
        kept.remove(name)
        g.players[seat].hand.remove(kept[0])
        g.discard.append(kept[0])


def draw_event(g: Table, seat: int) -> Steps[str | None]:
    """16.13. Red cards are resolved at once, all others returned."""
    if not g.event_deck:
        g.event_deck, g.discard = g.chance.shuffle("events", g.discard), []
    if not g.event_deck:
        return None
    name = g.event_deck.pop(0)
    g.quiet = False
    if EVENTS[name].color != "red":
        return name
    losses = Losses()
    yield from RED[name](g, seat, losses)
    if EVENTS[name].after == "discard":
        g.discard.append(name)
    elif EVENTS[name].after == "remove":
        g.removed.append(name)
    yield from after_effect(g, losses)
    return None


def carpet_bombing(g: Table, seat: int, losses: Losses) -> Steps[None]:
    g.carpet_bombings += 1
    if g.carpet_bombings == 3:
        raise GameOver("carpet_bombing")
    if g.bad_weather():
        return
    strike = AirMoment(by=seat, affected=affected_by_carpet_bombing(g))
    yield from air(g, strike)
    if strike.off:
        return
    dice = [(unit, g.chance.die(seat)) for unit in g.units() if unit.line == FRONT]
    for unit, die in dice:
        if die == 1:
            g.leave(unit, losses, None)


def until_the_end_of_the_next_turn(name: str) -> Callable[[Table, int, Losses], Steps[None]]:
    def effect(g: Table, seat: int, losses: Losses) -> Steps[None]:
        g.lay_before(name, seat, g.players[seat].turns + 1)
        return
        yield

    return effect


def ammo_crisis(g: Table, seat: int, losses: Losses) -> Steps[None]:
    dice = [(unit, g.chance.die(seat)) for unit in g.units() if unit.line == FRONT and unit.revealed]
    for unit, die in dice:
        if die >= g.readiness(unit):
            g.run_dry(unit, losses)
    return
    yield


def lend_lease(g: Table, seat: int, losses: Losses) -> Steps[None]:
    yield from draw_units(g, [player.seat for player in g.clockwise() if len(player.units) <= 2])


RED: dict[str, Callable[[Table, int, Losses], Steps[None]]] = {
    "carpet_bombing": carpet_bombing,
    "flash_flood": until_the_end_of_the_next_turn("flash_flood"),
    "bad_weather": until_the_end_of_the_next_turn("bad_weather"),
    "ammo_crisis": ammo_crisis,
    "lend_lease": lend_lease,
}
