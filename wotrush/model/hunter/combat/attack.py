"""Attacks: who may attack whom and how (6.1, 9, 11, 13), the table (6.2), and the procedure with its counter (6.3)."""

from __future__ import annotations

from wotrush.model.hunter import events as ev
from wotrush.model.hunter.actions import DeclareAttack, HunterAction, interned
from wotrush.model.hunter.cards.words import (
    AFV,
    AP,
    FRONT,
    GUN,
    HAS_MINEFIELD,
    HAS_WEATHER,
    INF,
    MINEFIELD,
    OVERRUN,
    RANGE,
    REVEALED,
    RIFLE,
    SHELL,
    SUICIDE,
)
from wotrush.model.hunter.chance import roll
from wotrush.model.hunter.combat.counter import counter_first, counter_second, offer_counter
from wotrush.model.hunter.combat.strike import across_river, is_void, push_strike
from wotrush.model.hunter.combat.windows import open_lost, open_window
from wotrush.model.hunter.frames import (
    A_AIM,
    A_CHARGE,
    A_FRONTAL,
    A_KIND,
    A_LINE,
    A_OFF,
    A_RESULT,
    A_SALVOS,
    A_TARGET,
    A_UNIT,
    ATTACK,
    DECLARED,
    FAILED,
    KILLED,
    MAIN_STRIKE,
    NO_RESULT,
    STAGE,
)
from wotrush.model.hunter.hands import discard_before
from wotrush.model.hunter.state import HunterState
from wotrush.model.hunter.units import CANNOT_FIRE, leave, swamped

KINDS_AGAINST: dict[tuple[int, int], tuple[int, ...]] = {
    (AFV, AFV): (AP,),
    (AFV, GUN): (SHELL, OVERRUN),
    (AFV, INF): (SHELL, OVERRUN),
    (GUN, AFV): (AP,),
    (GUN, GUN): (SHELL,),
    (GUN, INF): (SHELL,),
    (INF, AFV): (SUICIDE,),
    (INF, GUN): (RIFLE,),
    (INF, INF): (RIFLE,),
}
"""The kinds of strikes that an attacker of one type has against another (6.2)."""

CHARGE_BONUS = 2

_MENUS: dict[int, tuple[HunterAction, ...]] = {}
"""Attacks of a place on a place, by both numbers, kind of strike, most salvos and charge."""


def _menu(unit: int, target: int, kind: int, most: int, charge: bool) -> tuple[HunterAction, ...]:
    key = (((unit << 10 | target) << 3 | kind) << 5 | most) << 1 | charge
    menu = _MENUS.get(key)
    if menu is None:
        menu = _MENUS[key] = tuple(
            interned(DeclareAttack(unit, target, kind, salvos, charging))
            for charging in ((False, True) if charge else (False,))
            for salvos in range(1, most + 1)
        )
    return menu


def attacks(s: HunterState, seat: int) -> list[HunterAction]:
    """Return every attack that the active player may declare."""
    legal: list[HunterAction] = []
    flags, kinds, lines = s.flags, s.kinds, s.lines
    long_range, paratrooper = s.catalogue.long_range, s.catalogue.paratrooper
    shooters = [place for place in lines[3 * seat] if flags[place] & CANNOT_FIRE == REVEALED]
    behind = [
        place
        for place in lines[3 * seat + 1]
        if flags[place] & CANNOT_FIRE == REVEALED
        and (long_range[kinds[place]] >= 0 or paratrooper[kinds[place]])
    ]
    if not shooters and not behind:
        return legal
    for enemy in range(s.seats):
        if enemy == seat:
            continue
        targets = _targets(s, lines[3 * enemy])
        if targets and shooters:
            _add_frontal(s, legal, shooters, targets, s.before[seat] | s.before[enemy])
        for place in behind:
            if targets and long_range[kinds[place]] >= 0 and not bad_weather(s):
                for target in targets:
                    legal += _menu(place, target, RANGE, 1, False)
            if paratrooper[kinds[place]]:
                for target in lines[3 * enemy + 1]:
                    if flags[target] & REVEALED:
                        _add(s, legal, place, target, river=False, charging=False)
    return legal


def bad_weather(s: HunterState) -> bool:
    """Whether a Bad Weather lies before anybody (E36)."""
    return any(cards & HAS_WEATHER for cards in s.before)


def _targets(s: HunterState, front: tuple[int, ...]) -> list[int]:
    """Return the revealed units of a front line without the leaders that others protect (14.10)."""
    flags, kinds, leadership = s.flags, s.kinds, s.catalogue.leadership
    revealed = [place for place in front if flags[place] & REVEALED]
    others = [place for place in revealed if not leadership[kinds[place]]]
    return others if others or len(revealed) < len(front) else revealed


def _add_frontal(
    s: HunterState, legal: list[HunterAction], shooters: list[int], targets: list[int], cards: int
) -> None:
    charging = s.options.charge
    for unit in shooters:
        for target in targets:
            river = cards > 0 and across_river(s, unit, target, s.ignored) > 0
            _add(s, legal, unit, target, river=river, charging=charging)


def _add(
    s: HunterState, legal: list[HunterAction], unit: int, target: int, *, river: bool, charging: bool
) -> None:
    """Add the attacks of one unit on another; rivers and swamps forbid some (E32, E33)."""
    types, kinds = s.catalogue.types, s.kinds
    values = s.catalogue.values[kinds[unit]]
    pair = (types[kinds[unit]], types[kinds[target]])
    for kind in KINDS_AGAINST[pair]:
        salvos = values[kind][1]
        if not salvos:
            continue
        if (kind == OVERRUN and (river or swamped(s, unit))) or (kind == SUICIDE and river):
            continue
        charge = charging and kind == AP and pair == (AFV, AFV) and not river and not swamped(s, unit)
        legal += _menu(unit, target, kind, salvos, charge)


# The procedure


def declare(s: HunterState, action: DeclareAttack) -> None:
    """Declare an attack: with it the action is spent (6.1)."""
    unit, target = action.unit, action.target
    s.acted, s.extra, s.killed = True, False, False
    lines = (s.line[unit], s.line[target])
    frame = [ATTACK, 0, unit, target, action.kind, action.salvos, int(action.charge)]
    s.stack.append([*frame, int(lines == (FRONT, FRONT)), *lines, 0, 0, NO_RESULT, 0])
    if s.record:
        s.events.append(ev.AttackDeclared(s.active, unit, target, action.kind, action.salvos, action.charge))


def attack_off(s: HunterState, frame: list[int]) -> bool:
    """Whether the attack is called off or void by now (6.7)."""
    strike = [0, 0, frame[A_UNIT], frame[A_TARGET], *[0] * 11, frame[A_LINE], frame[A_AIM]]
    return bool(frame[A_OFF]) or is_void(s, strike)


def step_attack(s: HunterState, frame: list[int]) -> None:
    """Go on with an attack: 6.3, step by step."""
    stage = frame[STAGE]
    frame[STAGE] += 1
    if stage == 0:
        _mine(s, frame)
    elif stage in (1, 2) and attack_off(s, frame):
        _over(s, frame, voided=True)
    elif stage == 1:
        open_window(s, DECLARED)
    elif stage == 2:
        if counter_first(s, frame):
            offer_counter(s, frame)
    elif stage == 3:
        if attack_off(s, frame):
            _over(s, frame, voided=s.line[frame[A_UNIT]] != 0)
            return
        bonus = CHARGE_BONUS if frame[A_CHARGE] else 0
        lines = (frame[A_LINE], frame[A_AIM])
        push_strike(
            s,
            frame[A_UNIT],
            frame[A_TARGET],
            frame[A_KIND],
            frame[A_SALVOS],
            MAIN_STRIKE,
            lines=lines,
            frontal=bool(frame[A_FRONTAL]),
            bonus=bonus,
        )
    elif stage == 4:
        frame[A_RESULT] = s.result
        if s.result == FAILED and counter_second(s, frame):
            offer_counter(s, frame)
    else:
        _over(s, frame, voided=False)


def _over(s: HunterState, frame: list[int], *, voided: bool) -> None:
    s.stack.pop()
    s.killed = frame[A_RESULT] == KILLED
    s.finished = True
    if voided and s.record:
        s.events.append(ev.Voided(frame[A_UNIT]))


def _mine(s: HunterState, frame: list[int]) -> None:
    """A Minefield in front of the target's owner goes off (E31)."""
    unit, seat = frame[A_UNIT], s.owner[frame[A_TARGET]]
    if not frame[A_FRONTAL] or not s.before[seat] & HAS_MINEFIELD:
        return
    discard_before(s, seat, MINEFIELD)
    die = roll(s, seat)
    if s.record:
        s.events.append(ev.DiceRolled(seat, "mine", unit, (die,), 2))
    if die <= 2:
        frame[A_OFF] = 1
        leave(s, unit, seat)
        open_lost(s)
