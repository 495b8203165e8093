"""Spying: section 8."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.model.hunter.second.asking import DECLARED, READY, ROLLED, Resolve, Steps, ask, window
from tests.model.hunter.second.attack import counters
from tests.model.hunter.second.strike import Roll, Strike, kind_by_types, resolve
from tests.model.hunter.second.table import FRONT, Player, Table, Unit


@dataclass(eq=False)
class Spying(Roll):
    victim: Player = field(kw_only=True)
    silenced: bool = False

    @property
    def hidden(self) -> list[Unit]:
        return [unit for unit in self.victim.units if not unit.revealed]

    @property
    def void(self) -> bool:
        return not self.x.able or self.x.line != FRONT or not self.hidden


def spyings(g: Table) -> Iterator[tuple[str, Resolve]]:
    """8.1."""
    for x in g.players[g.active].in_line(FRONT):
        if x.able and x.card.spy is not None:
            for enemy in g.enemies(g.active):
                if any(not unit.revealed for unit in enemy.units):
                    yield f"spy {x.place}>S{enemy.seat + 1}", _spying(g, Spying(x=x, victim=enemy))


def _spying(g: Table, spying: Spying) -> Resolve:
    return lambda: spy(g, spying)


def spy(g: Table, spying: Spying) -> Steps[None]:
    """8.2 to 8.5."""
    g.declared = (spying.x,)
    g.target_destroyed = False
    yield from _spy(g, spying)
    g.declared = ()


def _spy(g: Table, spying: Spying) -> Steps[None]:
    x = spying.x
    yield from window(g, DECLARED, spying, lambda: spying.silenced or spying.void)
    if not spying.silenced:
        if spying.void:
            return
        yield from window(g, READY, spying)
        spying.dice = [g.chance.die(x.seat)]
        yield from window(g, ROLLED, spying)
        assert x.card.spy is not None
        if spying.dice[0] <= x.card.spy + spying.modifier:
            yield from show(g, x.seat, spying.victim, spying.dice[0], may_stop=False)
            return
    yield from counter_spy(g, spying)


def show(g: Table, seat: int, victim: Player, most: int, *, may_stop: bool) -> Steps[None]:
    """8.4, E26: one after the other."""
    for shown in range(most):
        stop = ["stop"] if may_stop and shown else []

        def hidden() -> list[Unit]:
            return [unit for unit in victim.units if not unit.revealed]

        def answers(left: int = most - shown, stop: list[str] = stop) -> list[str]:
            units = hidden()
            if not may_stop and len(units) <= left:
                return ["all"]
            return [*(f"show {unit.place}" for unit in units), *stop] if units else ["stop"]

        said = yield from ask(g, seat, answers)
        if said == "stop":
            return
        for unit in hidden():
            if said in ("all", f"show {unit.place}"):
                unit.reveal()


def counter_spy(g: Table, spying: Spying) -> Steps[None]:
    """8.5."""
    y = spying.x

    def ways() -> dict[str, tuple[Unit, int]]:
        found = {}
        for x in spying.victim.in_line(FRONT):
            if "no_turret" not in x.card.has:
                for text, salvos in counters(g, x, y, kind_by_types(x, y)):
                    found[f"counter {text}"] = (x, salvos)
        return found

    said = yield from ask(g, spying.victim.seat, lambda: [*ways(), "pass"])
    if said != "pass":
        x, salvos = ways()[said]
        x.reveal()
        yield from resolve(g, Strike(x=x, y=y, kind=kind_by_types(x, y), salvos=salvos, counter=True))
