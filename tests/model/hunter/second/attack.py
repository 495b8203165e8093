"""Attacks, long range and paratroopers: sections 6, 9 and 11."""

from __future__ import annotations

from collections.abc import Iterator

from tests.model.hunter.second.asking import (
    DECLARED,
    Resolve,
    Steps,
    after_effect,
    ask,
    window,
)
from tests.model.hunter.second.strike import (
    AP,
    COUNTER_FIRST,
    COUNTER_SECOND,
    NO_COUNTER,
    OVERRUN,
    RANGE,
    RIFLE,
    SHELL,
    SUICIDE,
    TABLE,
    Attack,
    Strike,
    kind_by_types,
    resolve,
    rivers,
    value_of,
)
from tests.model.hunter.second.table import BACK, FRONT, Losses, Player, Table, Unit


def times(salvos: int) -> str:
    return f" x{salvos}" if salvos > 1 else ""


def attacks(g: Table) -> Iterator[tuple[str, Resolve]]:
    """6.1, 9.1 and 11: everything that the active player may declare."""
    for x in g.players[g.active].units:
        if not x.able or x.evaded:
            continue
        for enemy in g.enemies(g.active):
            for y in enemy.units:
                if not y.revealed:
                    continue
                if x.line == FRONT and y.line == FRONT and not protected(enemy, y):
                    yield from _declarations(g, x, y)
                if x.line == BACK and y.line == BACK and "paratrooper" in x.card.has:
                    yield from _declarations(g, x, y)
                if x.line == BACK and y.line == FRONT and not protected(enemy, y):
                    yield from _long_range(g, x, y)


def protected(owner: Player, y: Unit) -> bool:
    """14.10; hidden units lack the ability."""
    return "leadership" in y.card.has and any(
        not unit.revealed or "leadership" not in unit.card.has for unit in owner.in_line(FRONT)
    )


def _long_range(g: Table, x: Unit, y: Unit) -> Iterator[tuple[str, Resolve]]:
    if x.card.long_range is not None and not g.bad_weather():
        yield _declaration(g, Attack(x=x, y=y, kind=RANGE, lines=(BACK, FRONT)))


def _declarations(g: Table, x: Unit, y: Unit) -> Iterator[tuple[str, Resolve]]:
    across = rivers(g, x, y, target_counters=False)
    swamped = x.type == "AFV" and g.water("swamp", x.seat)
    for kind in _kinds(x, y):
        value = value_of(x, kind)
        if value is None or (kind in (OVERRUN, SUICIDE) and across) or (kind == OVERRUN and swamped):
            continue
        for salvos in range(1, value.salvos + 1):
            yield _declaration(g, Attack(x=x, y=y, kind=kind, salvos=salvos, lines=(x.line, y.line)))
            if (
                g.options.charge
                and (x.type, y.type, kind) == ("AFV", "AFV", AP)
                and not across
                and not swamped
            ):
                yield _declaration(
                    g, Attack(x=x, y=y, kind=kind, salvos=salvos, charge=True, lines=(x.line, y.line))
                )


def _kinds(x: Unit, y: Unit) -> tuple[str, ...]:
    if y.type == "AFV":
        return (SUICIDE,) if x.type == "INF" else (AP,)
    return {"AFV": (SHELL, OVERRUN), "GUN": (SHELL,), "INF": (RIFLE,)}[x.type]


def _declaration(g: Table, attack: Attack) -> tuple[str, Resolve]:
    charge = " charge" if attack.charge else ""
    text = f"attack {attack.x.place}>{attack.y.place} {attack.kind}{times(attack.salvos)}{charge}"
    return text, lambda: carry_out(g, attack)


def carry_out(g: Table, attack: Attack) -> Steps[None]:
    """6.3."""
    x, y = attack.x, attack.y
    g.declared = (x, y)
    g.target_destroyed = False
    yield from _procedure(g, attack)
    g.declared = ()


def _procedure(g: Table, attack: Attack) -> Steps[None]:
    x, y = attack.x, attack.y
    if attack.between_fronts:
        yield from _minefield(g, x, y)
    if attack.void:
        return
    yield from window(g, DECLARED, attack, lambda: attack.void)
    if attack.void:
        return
    when, kind = (NO_COUNTER, "") if attack.kind == RANGE else TABLE[x.type, y.type, attack.kind]
    if attack.charge:
        when = COUNTER_FIRST
    if when == COUNTER_FIRST:
        yield from _counter(g, attack, kind)
    if attack.void:
        return
    own = Strike(x=x, y=y, kind=attack.kind, salvos=attack.salvos, lines=attack.lines, attack=attack)
    yield from resolve(g, own)
    g.target_destroyed = own.destroyed
    if when == COUNTER_SECOND and own.dice and not own.succeeded:
        yield from _counter(g, attack, kind)


def _minefield(g: Table, x: Unit, y: Unit) -> Steps[None]:
    """E31, 6.3 step 2."""
    mines = g.players[y.seat].card_before("minefield")
    if not mines:
        return
    g.discard_before(mines)
    losses = Losses()
    if g.chance.die(y.seat) <= 2:
        g.leave(x, losses, y.seat)
    yield from after_effect(g, losses)


def _counter(g: Table, attack: Attack, kind: str) -> Steps[None]:
    """6.3 steps 4 and 6: the target may counter."""
    x, y = attack.x, attack.y
    lines = (attack.lines[1], attack.lines[0])

    def answers() -> list[str]:
        return [*(f"counter {text}" for text, _ in counters(g, y, x, kind, attack)), "pass"]

    said = yield from ask(g, y.seat, answers)
    if said != "pass":
        strike = Strike(x=y, y=x, kind=kind, salvos=salvos_in(said), lines=lines, attack=attack, counter=True)
        yield from resolve(g, strike)


def salvos_in(text: str) -> int:
    return int(text.rpartition(" x")[2]) if " x" in text else 1


def counters(
    g: Table, x: Unit, y: Unit, kind: str, attack: Attack | None = None
) -> Iterator[tuple[str, int]]:
    """6.3.2 and E32: the ways in which `x`, hidden perhaps, may counter `y`."""
    value = value_of(x, kind)
    if value is None or not x.in_play or not x.fit or x.evaded:
        return
    if attack and (not x.revealed or x in attack.escaped):
        return
    if kind == SUICIDE and rivers(g, x, y, target_counters=attack is not None):
        return
    for salvos in range(1, value.salvos + 1):
        yield f"{x.place}>{y.place}{times(salvos)}", salvos


def ambushers(g: Table, attack: Attack) -> Iterator[tuple[str, Unit, int]]:
    """E13: other units of the front line of the target's owner, hidden perhaps."""
    for x in g.players[attack.y.seat].in_line(FRONT):
        if x is not attack.y and "no_turret" not in x.card.has:
            for text, salvos in counters(g, x, attack.x, kind_by_types(x, attack.x)):
                yield text, x, salvos


def ambush(g: Table, attack: Attack, x: Unit, salvos: int) -> Steps[None]:
    """E13: it counters at once."""
    y = attack.x
    yield from resolve(g, Strike(x=x, y=y, kind=kind_by_types(x, y), salvos=salvos, counter=True))
