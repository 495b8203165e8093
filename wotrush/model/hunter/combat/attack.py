"""Attacks: who may attack whom and how (6.1, 9, 11, 13), the table (6.2), and the procedure with its counter (6.3)."""

from __future__ import annotations

from wotrush.model.hunter import events as ev
from wotrush.model.hunter.actions import DeclareAttack, HunterAction, interned
from wotrush.model.hunter.cards.catalogue import ACROSS, ANYHOW, OR_CHARGING, SWAMPED
from wotrush.model.hunter.cards.words import (
    FRONT,
    GONE,
    HAS_MINEFIELD,
    HAS_RIVER,
    HAS_SWAMP,
    HAS_WEATHER,
    MINEFIELD,
    RANGE,
    REVEALED,
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

CHARGE_BONUS = 2
MINE_EXPLODES = 2
"""The highest die on which a Minefield destroys the attacker."""


def _attacks_on(s: HunterState, unit: int, target: int, how: int) -> tuple[HunterAction, ...]:
    """Return the attacks of a unit on another, made how the catalogue says."""
    catalogue, kinds = s.catalogue, s.kinds
    number = catalogue.menu_numbers[kinds[unit]][4 * catalogue.types[kinds[target]] + how]
    key = (unit << 10 | target) << 10 | number
    found: tuple[HunterAction, ...] | None = catalogue.attacks.get(key)
    if found is None:
        found = catalogue.attacks[key] = tuple(
            interned(DeclareAttack(unit, target, kind, salvos, charging))
            for kind, most, may_charge in catalogue.menus[number]
            for charging in ((False, True) if may_charge else (False,))
            for salvos in range(1, most + 1)
        )
    return found


_RANGE_ATTACKS: dict[int, DeclareAttack] = {}


def _range_attack(unit: int, target: int) -> DeclareAttack:
    key = unit << 10 | target
    action = _RANGE_ATTACKS.get(key)
    if action is None:
        action = _RANGE_ATTACKS[key] = interned(DeclareAttack(unit, target, RANGE, 1))
    return action


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
    targets = _targets(s, seat)
    if targets and shooters:
        _add_frontal(s, legal, seat, shooters, targets)
    for place in behind:
        if long_range[kinds[place]] >= 0 and not bad_weather(s):
            legal += [_range_attack(place, target) for target in targets]
        if paratrooper[kinds[place]]:
            how = SWAMPED if swamped(s, place) else ANYHOW
            for enemy in range(s.seats):
                for target in lines[3 * enemy + 1] if enemy != seat else ():
                    if flags[target] & REVEALED:
                        legal += _attacks_on(s, place, target, how)
    return legal


def bad_weather(s: HunterState) -> bool:
    """Whether a Bad Weather lies before anybody (E36)."""
    return any(cards & HAS_WEATHER for cards in s.before)


def _targets(s: HunterState, seat: int) -> list[int]:
    """Return the revealed units in the front lines of all others, without the leaders that others protect."""
    flags, kinds, lines, leadership = s.flags, s.kinds, s.lines, s.catalogue.leadership
    revealed = [
        place
        for enemy in range(s.seats)
        if enemy != seat
        for place in lines[3 * enemy]
        if flags[place] & REVEALED
    ]
    for place in revealed:
        if leadership[kinds[place]]:
            return [place for place in revealed if not (leadership[kinds[place]] and is_protected(s, place))]
    return revealed


def is_protected(s: HunterState, leader: int) -> bool:
    """Whether a unit that lacks leadership, as hidden ones do, lies beside the leader (14.10)."""
    flags, kinds, leadership = s.flags, s.kinds, s.catalogue.leadership
    front = s.lines[3 * s.owner[leader]]
    return any(not flags[place] & REVEALED or not leadership[kinds[place]] for place in front)


def _add_frontal(
    s: HunterState, legal: list[HunterAction], seat: int, shooters: list[int], targets: list[int]
) -> None:
    """Add all attacks from one front line on others; rivers and swamps forbid some (E32, E33)."""
    usual = OR_CHARGING if s.options.charge else ANYHOW
    swamp = s.before[seat] & HAS_SWAMP
    rivers = any(cards & HAS_RIVER for cards in s.before)
    kinds, types, known = s.kinds, s.catalogue.types, s.catalogue.attacks
    menu_numbers = s.catalogue.menu_numbers
    for unit in shooters:
        how = SWAMPED if swamp and swamped(s, unit) else usual
        numbers, shifted = menu_numbers[kinds[unit]], unit << 10
        for target in targets:
            if rivers and across_river(s, unit, target, s.ignored):
                legal += _attacks_on(s, unit, target, ACROSS)
                continue
            key = (shifted | target) << 10 | numbers[4 * types[kinds[target]] + how]
            legal += known[key] if key in known else _attacks_on(s, unit, target, how)


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
    if frame[A_OFF]:
        return True
    return is_void(s, frame[A_UNIT], frame[A_TARGET], frame[A_LINE], frame[A_AIM])


def step_attack(s: HunterState, frame: list[int]) -> None:
    """Go on with an attack: 6.3, step by step."""
    stage = frame[STAGE]
    frame[STAGE] += 1
    if stage == 0 and frame[A_FRONTAL] and s.before[s.owner[frame[A_TARGET]]] & HAS_MINEFIELD:
        _mine(s, frame)
    elif stage <= 1:
        frame[STAGE] = 2
        if attack_off(s, frame):
            _over(s, frame, voided=True)
        else:
            open_window(s, DECLARED)
    elif stage <= 3:
        if attack_off(s, frame):
            _over(s, frame, voided=s.line[frame[A_UNIT]] != GONE)
        elif stage == 3 or not (counter_first(s, frame) and offer_counter(s, frame)):
            frame[STAGE] = 4
            _strike(s, frame)
    elif stage == 4:
        frame[A_RESULT] = s.result
        if not (s.result == FAILED and counter_second(s, frame) and offer_counter(s, frame)):
            _over(s, frame, voided=False)
    else:
        _over(s, frame, voided=False)


def _strike(s: HunterState, frame: list[int]) -> None:
    push_strike(
        s,
        frame[A_UNIT],
        frame[A_TARGET],
        frame[A_KIND],
        frame[A_SALVOS],
        MAIN_STRIKE,
        lines=(frame[A_LINE], frame[A_AIM]),
        frontal=bool(frame[A_FRONTAL]),
        bonus=CHARGE_BONUS if frame[A_CHARGE] else 0,
    )


def _over(s: HunterState, frame: list[int], *, voided: bool) -> None:
    s.stack.pop()
    s.killed = frame[A_RESULT] == KILLED
    s.finished = True
    if voided and s.record:
        s.events.append(ev.Voided(frame[A_UNIT]))


def _mine(s: HunterState, frame: list[int]) -> None:
    """The Minefield in front of the target's owner goes off (E31)."""
    unit, seat = frame[A_UNIT], s.owner[frame[A_TARGET]]
    discard_before(s, seat, MINEFIELD)
    die = roll(s, seat)
    if s.record:
        s.events.append(ev.DiceRolled(seat, "mine", unit, (die,), MINE_EXPLODES))
    if die <= MINE_EXPLODES:
        frame[A_OFF] = 1
        leave(s, unit, seat)
        open_lost(s)
