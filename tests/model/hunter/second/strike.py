"""Dice of one unit against another: sections 6.2, 6.4, 6.5 and 6.7."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.model.hunter.second.asking import HIT, LOST, READY, ROLLED, LostMoment, Moment, Steps, window
from tests.model.hunter.second.box import Value
from tests.model.hunter.second.table import FRONT, Losses, Table, Unit

AP, SHELL, OVERRUN, SUICIDE, RIFLE, RANGE = "ap", "shell", "overrun", "suicide", "rifle", "range"

COUNTER_FIRST, COUNTER_SECOND, NO_COUNTER = "first", "second", "none"

TABLE = {
    ("AFV", "AFV", AP): (COUNTER_SECOND, AP),
    ("AFV", "GUN", SHELL): (COUNTER_FIRST, AP),
    ("AFV", "GUN", OVERRUN): (COUNTER_FIRST, AP),
    ("AFV", "INF", SHELL): (NO_COUNTER, ""),
    ("AFV", "INF", OVERRUN): (COUNTER_SECOND, SUICIDE),
    ("GUN", "AFV", AP): (COUNTER_SECOND, SHELL),
    ("GUN", "GUN", SHELL): (COUNTER_FIRST, SHELL),
    ("GUN", "INF", SHELL): (NO_COUNTER, ""),
    ("INF", "AFV", SUICIDE): (NO_COUNTER, ""),
    ("INF", "GUN", RIFLE): (COUNTER_FIRST, SHELL),
    ("INF", "INF", RIFLE): (COUNTER_SECOND, RIFLE),
}
"""6.2, but for charges: attacker, target, kind → when the counter comes, and its kind."""


def kind_by_types(x: Unit, y: Unit) -> str:
    """6.2, the kind of a counter outside the table."""
    if x.type == "INF":
        return SUICIDE if y.type == "AFV" else RIFLE
    return AP if y.type == "AFV" else SHELL


def value_of(unit: Unit, kind: str) -> Value | None:
    card = unit.card
    if kind == RANGE:
        return Value(card.long_range, 1) if card.long_range is not None else None
    if kind == AP:
        return card.ap
    if kind in (SHELL, RIFLE):
        return card.nap
    return card.overrun if kind == OVERRUN else card.suicide


@dataclass(eq=False)
class Attack(Moment):
    """A declared attack; `lines` are those in which attacker and target must lie."""

    x: Unit = field(kw_only=True)
    y: Unit = field(kw_only=True)
    kind: str = field(kw_only=True)
    salvos: int = 1
    charge: bool = False
    lines: tuple[str, str] = (FRONT, FRONT)
    called_off: bool = False
    escaped: list[Unit] = field(default_factory=list)

    @property
    def void(self) -> bool:
        return self.called_off or is_void(self.x, self.y, self.lines)

    @property
    def between_fronts(self) -> bool:
        return self.lines == (FRONT, FRONT)


@dataclass(eq=False)
class Roll(Moment):
    """Dice of a unit: a strike, a spying or an anti-air shot."""

    x: Unit = field(kw_only=True)
    dice: list[int] = field(default_factory=list)
    modifier: int = 0

    def modify(self, change: int) -> None:
        self.modifier += change

    def again(self, g: Table, number: int) -> None:
        self.dice[number] = g.chance.die(self.x.seat)


@dataclass(eq=False)
class Strike(Roll):
    y: Unit = field(kw_only=True)
    kind: str = field(kw_only=True)
    salvos: int = 1
    lines: tuple[str, str] = (FRONT, FRONT)
    attack: Attack | None = None
    """The attack whose own dice these are, or that is countered by its target."""
    counter: bool = False
    leader: Unit | None = None
    tungsten: bool = False
    flanked: int = 0
    hits: int = 0
    averted: bool = False
    tried: bool = False
    """Its target tried to evade."""
    succeeded: bool = False
    destroyed: bool = False


def is_void(x: Unit, y: Unit, lines: tuple[str, str]) -> bool:
    """6.7."""
    return (
        not x.able or x.evaded or x.line != lines[0] or not y.in_play or not y.revealed or y.line != lines[1]
    )


def countering_ignorer(g: Table, strike: Strike) -> bool:
    """14.8: a unit that the ignoring player attacks ignores the water for its counter."""
    return strike.counter and strike.attack is not None and strike.y.seat == g.active


def rivers(g: Table, x: Unit, y: Unit, *, target_counters: bool) -> int:
    """Rivers across, between two front lines, for a strike of `x`."""
    if x.line != FRONT or y.line != FRONT:
        return 0
    across = [card for seat in (x.seat, y.seat) if (card := g.players[seat].card_before("river"))]
    if x.seat == g.active or target_counters:
        across = [card for card in across if card not in g.ignored]
    return len(across)


def armor_and_mobility(unit: Unit, flanked: int = 0) -> int:
    """D, with what lies under the unit."""
    extra = ("applique_armor" in unit.attached) + 2 * ("trench" in unit.attached)
    return max(0, unit.card.defence + extra - flanked)


def target_number(g: Table, strike: Strike) -> int:
    """6.5."""
    x, y = strike.x, strike.y
    value = value_of(x, strike.kind)
    assert value is not None
    number = value.size + 2 * strike.tungsten
    if strike.kind not in (SUICIDE, RANGE):
        number -= armor_and_mobility(y, strike.flanked)
    if strike.kind == SUICIDE and "open_top" in y.card.has:
        number += 1
    if strike.kind == RANGE and any(
        "far_sight" in unit.card.has and unit.revealed for unit in g.players[x.seat].units
    ):
        number += 1
    if strike.attack and strike.attack.charge:
        number += 1 if strike.counter else 2
    ignores = countering_ignorer(g, strike)
    number -= rivers(g, x, y, target_counters=ignores)
    flood = g.water("flash_flood", x.seat)
    if flood and not (ignores and flood in g.ignored):
        number -= 1
    return number + strike.modifier


def resolve(g: Table, strike: Strike) -> Steps[None]:
    """6.4."""
    x, y = strike.x, strike.y
    yield from window(g, READY, strike)
    if is_void(x, y, strike.lines):
        return
    number = target_number(g, strike)
    each = 2 if strike.leader else 1
    strike.dice = [g.chance.die(x.seat) for _ in range(strike.salvos * each)]
    x.rolled = True
    yield from window(g, ROLLED, strike)
    salvos = [min(strike.dice[first : first + each]) for first in range(0, len(strike.dice), each)]
    strike.hits = sum(die <= number for die in salvos)
    losses = Losses()
    if strike.hits:
        yield from window(g, HIT, HitMoment(strike=strike, played=strike.played), lambda: strike.averted)
        if not strike.averted:
            strike.succeeded = True
            strike.destroyed = would_be_destroyed(strike)
            if strike.destroyed:
                g.leave(y, losses, x.seat)
            else:
                y.pinned = True
    if max(strike.dice) >= g.readiness(x, countering_ignorer=countering_ignorer(g, strike)):
        x.dry = True
    if losses.lost:
        yield from window(g, LOST, LostMoment(losses=losses))


@dataclass(eq=False)
class HitMoment(Moment):
    strike: Strike = field(kw_only=True)


def would_be_destroyed(strike: Strike) -> bool:
    return strike.kind != SHELL or strike.y.pinned or strike.hits >= 2
