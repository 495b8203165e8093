"""What may be played in each window, seat by seat (16.5)."""

from __future__ import annotations

from wotrush.model.hunter.actions import EVADE, HunterAction, PlayEvent, interned
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.cards.words import (
    AFV,
    AP,
    DRY,
    FIRED,
    PINNED,
    RANGE,
    SHELL,
    WITH_ARMOR,
)
from wotrush.model.hunter.combat.attack import attack_off
from wotrush.model.hunter.combat.possible import may_capture, may_reinforce
from wotrush.model.hunter.combat.spying import spying_void
from wotrush.model.hunter.combat.windows import ask, ask_everybody
from wotrush.model.hunter.frames import (
    AVERTED,
    D_MINUS,
    DICE_AT,
    E_OFF,
    E_SEAT,
    MAIN_STRIKE,
    P_OFF,
    PLAYED_AT,
    ROLE,
    S_KIND,
    S_PLAYED,
    SPYING,
    STRIKE,
    X,
    Y,
)
from wotrush.model.hunter.plays.abilities import (
    add_gunnery_ace,
    add_leaders,
    add_open_commanders,
    add_ready_commander,
)
from wotrush.model.hunter.plays.playable import DICE, PLAIN, add_declared, add_main, add_open, in_turn
from wotrush.model.hunter.scoring import eliminate_quickly
from wotrush.model.hunter.state import OVER, HunterState
from wotrush.model.hunter.units import may_change_line, swamped

Legal = list[HunterAction]


def declared_plays(s: HunterState, seat: int) -> Legal:
    """Return the plays in DECLARED: open cards, cards against the attack or spying, the Drill Sergeant."""
    legal: Legal = []
    if _cause_gone(s, s.stack[-2]):
        return legal
    if s.masks[seat]:
        add_open(s, seat, legal)
        add_declared(s, seat, legal, s.stack[-2])
    if s.lines[3 * seat + 2]:
        add_open_commanders(s, seat, legal, main=False)
    return legal


def _cause_gone(s: HunterState, procedure: list[int]) -> bool:
    """Whether what was declared is called off or void, which closes the window (16.3)."""
    if procedure[0] == SPYING:
        return bool(procedure[P_OFF]) or spying_void(s, procedure)
    return attack_off(s, procedure)


def end_plays(s: HunterState, seat: int) -> Legal:
    """Return the plays in END: open cards for everybody, and for the active player also main cards and commanders."""
    legal: Legal = []
    active = seat == s.active
    if s.masks[seat]:
        (add_main if active else add_open)(s, seat, legal)
    if s.lines[3 * seat + 2]:
        add_open_commanders(s, seat, legal, main=active)
    return legal


def ready_plays(s: HunterState, seat: int) -> Legal:
    """Return the plays in READY, before the dice of a strike, a spying or an air strike."""
    procedure = s.stack[-2]
    legal: Legal = []
    if procedure[0] == STRIKE:
        if s.owner[procedure[X]] == seat:
            _ready_to_fire(s, seat, legal, procedure)
        elif s.owner[procedure[Y]] == seat and _counter_on_afv(s, procedure):
            add_ready_commander(s, seat, legal, w.CHARGE_LEADER)
    else:
        add_ready_commander(s, seat, legal, w.SCOUT_LEADER if procedure[0] == SPYING else w.AIR_LIAISON)
    return legal


def _counter_on_afv(s: HunterState, strike: list[int]) -> bool:
    return strike[ROLE] != MAIN_STRIKE and s.catalogue.types[s.kinds[strike[Y]]] == AFV


def _ready_to_fire(s: HunterState, seat: int, legal: Legal, strike: list[int]) -> None:
    kind, attacking = strike[S_KIND], strike[ROLE] == MAIN_STRIKE
    mask = s.masks[seat] & ~strike[S_PLAYED]
    if kind == AP:
        if mask >> w.TUNGSTEN & 1 and in_turn(s, seat, w.TUNGSTEN):
            legal.append(PLAIN[w.TUNGSTEN])
        if mask >> w.FLANKING & 1 and attacking and _armor_left(s, strike):
            legal.append(PLAIN[w.FLANKING])
    elif kind == RANGE:
        add_ready_commander(s, seat, legal, w.ARTILLERY_CONTROLLER)
    add_leaders(s, seat, legal, strike)


def _armor_left(s: HunterState, strike: list[int]) -> bool:
    """Whether the target is an AFV with armor that a Flank Shot can lower."""
    kind = s.kinds[strike[Y]]
    armor = s.catalogue.defence[kind] + bool(s.flags[strike[Y]] & WITH_ARMOR) - strike[D_MINUS]
    return s.catalogue.types[kind] == AFV and armor > 0


def rolled_plays(s: HunterState, seat: int) -> Legal:
    """Return the plays in ROLLED: re-rolls by the player who rolled."""
    procedure = s.stack[-2]
    code = procedure[0]
    legal: Legal = []
    if (s.masks[seat] & ~procedure[PLAYED_AT[code]]) >> w.ACE_GUNNER & 1 and in_turn(s, seat, w.ACE_GUNNER):
        legal += DICE[1 : len(procedure) - DICE_AT[code] + 1]
    if code == STRIKE:
        add_gunnery_ace(s, seat, legal, procedure)
    return legal


def hit_plays(s: HunterState, seat: int) -> Legal:
    """Return the plays in HIT of the owner of the unit that was hit."""
    strike = s.stack[-2]
    unit = strike[Y]
    legal: Legal = []
    if s.owner[unit] != seat or strike[AVERTED]:
        return legal
    kind = s.kinds[unit]
    mask = s.masks[seat] & ~strike[S_PLAYED]
    if s.options.evade and may_evade(s, strike):
        legal.append(EVADE)
    if s.catalogue.types[kind] == AFV:
        if mask >> w.FIELD_REPAIR & 1 and in_turn(s, seat, w.FIELD_REPAIR):
            legal.append(PLAIN[w.FIELD_REPAIR])
    elif mask >> w.ESCAPE & 1 and in_turn(s, seat, w.ESCAPE):
        legal.append(PLAIN[w.ESCAPE])
        if s.catalogue.back_line[kind] and s.line[unit] == w.FRONT and may_change_line(s, seat):
            legal.append(ESCAPE_BACK)
    return legal


ESCAPE_BACK = interned(PlayEvent, w.ESCAPE, number=1)

EVADED_BIT = 1 << 62
"""The bit of S_PLAYED of a strike whose target has tried to evade."""


def may_evade(s: HunterState, strike: list[int]) -> bool:
    """Whether the unit that was hit may roll to evade (12.1, 12.2)."""
    unit = strike[Y]
    if strike[S_KIND] not in (AP, SHELL) or strike[S_PLAYED] & EVADED_BIT:
        return False
    if s.catalogue.evade[s.kinds[unit]] < 0 or s.flags[unit] & (PINNED | DRY | FIRED):
        return False
    return not swamped(s, unit)


def lost_plays(s: HunterState, seat: int) -> Legal:
    """Return the plays in LOST, after units left play."""
    mask = s.masks[seat] & s.catalogue.window_masks["lost"]
    legal: Legal = []
    if not mask:
        return legal
    reserve = mask >> w.EMERGENCY_RESERVE & 1 and in_turn(s, seat, w.EMERGENCY_RESERVE)
    if reserve and s.unit_deck and may_reinforce(s, seat):
        legal.append(PLAIN[w.EMERGENCY_RESERVE])
    if mask >> w.CAPTURED_VEHICLE & 1:
        legal += [interned(PlayEvent, w.CAPTURED_VEHICLE, place) for place in may_capture(s, seat)]
    return legal


def played_plays(s: HunterState, seat: int) -> Legal:
    """Return the plays in PLAYED: Jamming against another player's event."""
    play = s.stack[-2]
    if play[E_OFF] or play[E_SEAT] == seat or not s.masks[seat] >> w.JAMMING & 1:
        return []
    return [PLAIN[w.JAMMING]] if in_turn(s, seat, w.JAMMING) else []


# One step per window: who is asked


def step_declared(s: HunterState, frame: list[int]) -> None:
    """Ask everybody in turn (DECLARED)."""
    if s.options.shared_screen and _cause_gone(s, s.stack[-2]):
        s.stack.pop()
        return
    ask_everybody(s, frame, declared_plays, s.catalogue.declared_events)


def step_ending(s: HunterState, frame: list[int]) -> None:
    """Ask everybody in turn (END). With quick elimination there is no such window after the active player is eliminated."""
    if s.finished and s.options.quick_elimination and eliminate_quickly(s):
        s.stack.pop()
    elif s.phase != OVER:
        ask_everybody(s, frame, end_plays, s.catalogue.end_events)


def step_ready(s: HunterState, frame: list[int]) -> None:
    """Ask only the player who rolls and, if it has a commander, the player whom the strike is aimed at (READY)."""
    procedure = s.stack[-2]
    if procedure[0] == STRIKE:
        seats = [s.owner[procedure[X]]]
        if s.lines[3 * s.owner[procedure[Y]] + 2]:
            seats.append(s.owner[procedure[Y]])
            seats.sort(key=lambda seat: (seat - s.active) % s.seats)
    else:
        seats = [s.active if procedure[0] == SPYING else procedure[E_SEAT]]
    ask(s, frame, ready_plays, seats)


def step_rolled(s: HunterState, frame: list[int]) -> None:
    """Ask only the player who rolled (ROLLED). Strikes, spyings and shots keep their unit in the same slot."""
    ask(s, frame, rolled_plays, (s.owner[s.stack[-2][X]],))


def step_hit(s: HunterState, frame: list[int]) -> None:
    """Ask only the owner of the unit that was hit (HIT)."""
    ask(s, frame, hit_plays, (s.owner[s.stack[-2][Y]],))


def step_lost(s: HunterState, frame: list[int]) -> None:
    """Ask everybody in turn (LOST)."""
    ask_everybody(s, frame, lost_plays, s.catalogue.lost_events)


def step_played(s: HunterState, frame: list[int]) -> None:
    """Ask everybody in turn (PLAYED)."""
    ask_everybody(s, frame, played_plays, s.catalogue.played_events)
