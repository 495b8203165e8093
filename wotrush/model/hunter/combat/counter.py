"""Counterattacks inside an attack: when the table has them, what may be chosen, and striking back (6.2, 6.3)."""

from __future__ import annotations

from wotrush.model.hunter import events as ev
from wotrush.model.hunter.actions import PASS, Counterattack, HunterAction, interned
from wotrush.model.hunter.cards.words import AFV, GUN, INF, OVERRUN, RANGE, REVEALED, SUICIDE
from wotrush.model.hunter.combat.strike import across_river, counter_kind, push_strike
from wotrush.model.hunter.frames import (
    A_AIM,
    A_ASKED,
    A_CHARGE,
    A_ESCAPED,
    A_FRONTAL,
    A_KIND,
    A_LINE,
    A_TARGET,
    A_UNIT,
    COUNTER,
    COUNTER_STRIKE,
    K_SEAT,
)
from wotrush.model.hunter.state import HunterState
from wotrush.model.hunter.units import CANNOT_FIRE

CHARGE_COUNTER = 1


def _types(s: HunterState, frame: list[int]) -> tuple[int, int]:
    types = s.catalogue.types
    return types[s.kinds[frame[A_UNIT]]], types[s.kinds[frame[A_TARGET]]]


def counter_first(s: HunterState, frame: list[int]) -> bool:
    """Whether the target counters before the attack: a GUN, or an AFV that is charged (6.2)."""
    if frame[A_KIND] == RANGE:
        return False
    return bool(frame[A_CHARGE]) or _types(s, frame)[1] == GUN


def counter_second(s: HunterState, frame: list[int]) -> bool:
    """Whether the target counters an attack that failed (6.2)."""
    if frame[A_KIND] == RANGE or frame[A_CHARGE]:
        return False
    pair = _types(s, frame)
    return pair in ((AFV, AFV), (GUN, AFV), (INF, INF)) or (pair == (AFV, INF) and frame[A_KIND] == OVERRUN)


def counters(s: HunterState, unit: int, target: int, *, river: bool) -> list[HunterAction]:
    """Return the counters of a unit that can fire: one for each number of salvos. A suicide cannot cross a river."""
    kind = counter_kind(s.catalogue.types, s.kinds[unit], s.kinds[target])
    if kind == SUICIDE and river:
        return []
    most = s.catalogue.values[s.kinds[unit]][kind][1]
    return [interned(Counterattack, unit, target, salvos) for salvos in range(1, most + 1)]


def offer_counter(s: HunterState, frame: list[int]) -> bool:
    """Ask the target's owner whether it counters, if it can (6.3.2). Return whether it can."""
    unit, target = frame[A_UNIT], frame[A_TARGET]
    if frame[A_ESCAPED] or s.flags[target] & CANNOT_FIRE != REVEALED or s.line[target] != frame[A_AIM]:
        return False
    s.stack.append([COUNTER, s.owner[target], unit])
    return True


def step_counter(s: HunterState, frame: list[int]) -> None:
    """Offer the counters of the attack below."""
    attack = s.stack[-2]
    unit, target = attack[A_UNIT], attack[A_TARGET]
    river = bool(attack[A_FRONTAL]) and across_river(s, unit, target, s.ignored) > 0
    legal = counters(s, target, unit, river=river)
    if not legal:
        s.stack.pop()
        return
    attack[A_ASKED] = 1
    s.actor, s.legal = frame[K_SEAT], [*legal, PASS]


def counter(s: HunterState, action: Counterattack) -> None:
    """Strike back at the attacker; a hidden unit is revealed first by who calls this."""
    attack = s.stack[-1]
    kind = counter_kind(s.catalogue.types, s.kinds[action.unit], s.kinds[action.target])
    if s.record:
        seat = s.owner[action.unit]
        s.events.append(ev.CounterDeclared(seat, action.unit, action.target, kind, action.salvos))
    push_strike(
        s,
        action.unit,
        action.target,
        kind,
        action.salvos,
        COUNTER_STRIKE,
        lines=(attack[A_AIM], attack[A_LINE]),
        frontal=bool(attack[A_FRONTAL]),
        bonus=CHARGE_COUNTER if attack[A_CHARGE] else 0,
    )
