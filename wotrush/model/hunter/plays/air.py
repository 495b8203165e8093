"""Air strikes and the anti-air shots against them (10)."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.model.hunter import events as ev
from wotrush.model.hunter.actions import PASS, AntiAir, HunterAction, interned
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.cards.words import CARPET_BOMBING, FIRED, MARKER_AMMO, REVEALED
from wotrush.model.hunter.chance import roll
from wotrush.model.hunter.combat.possible import could_react
from wotrush.model.hunter.combat.windows import open_rolled
from wotrush.model.hunter.frames import (
    E_AIM,
    E_CARD,
    E_OFF,
    E_UNIT,
    O_DICE,
    O_T,
    O_UNIT,
    R_FIRED,
    R_FLAK,
    R_PLACES,
    SHOT,
    STAGE,
)
from wotrush.model.hunter.plays.abilities import add_ready_commander
from wotrush.model.hunter.plays.playable import PLAIN, in_turn
from wotrush.model.hunter.plays.red import clockwise
from wotrush.model.hunter.state import HunterState
from wotrush.model.hunter.units import UNABLE_HIDDEN, own_water, put_marker, readiness, reveal, spend


def affected(s: HunterState, play: list[int]) -> list[int]:
    """Return who may defend against the strike, in the order of asking (10.2)."""
    if play[E_CARD] == CARPET_BOMBING:
        return [seat for seat in clockwise(s) if s.lines[3 * seat]]
    return [s.owner[play[E_UNIT]] if play[E_UNIT] else play[E_AIM]]


def step_air(s: HunterState, frame: list[int]) -> None:
    """Ask the affected one after the other, each to the end."""
    play = s.stack[-2]
    seats = affected(s, play)
    if play[E_OFF]:
        s.stack.pop()
        return
    while frame[STAGE] < len(seats):
        seat = seats[frame[STAGE]]
        legal = air_plays(s, seat, frame)
        if legal or (s.options.shared_screen and could_react(s, seat, cards=bool(s.masks[seat]))):
            s.actor, s.legal = seat, [*legal, PASS]
            return
        frame[STAGE] += 1
    s.stack.pop()


def able_flak(s: HunterState, seat: int) -> list[int]:
    """Return the places of the units that may fire at an air strike on that player; a hidden one is revealed by it (10.3)."""
    anti_air, kinds, flags = s.catalogue.anti_air, s.kinds, s.flags
    return [
        place
        for place in s.lines[3 * seat] + s.lines[3 * seat + 1]
        if anti_air[kinds[place]] >= 0 and not flags[place] & UNABLE_HIDDEN
    ]


def air_plays(s: HunterState, seat: int, frame: list[int]) -> list[HunterAction]:
    """Return the plays in AIR: anti-air shots with the commander for them, Air Cover."""
    fired = frame[R_PLACES:]
    legal: list[HunterAction] = [
        interned(AntiAir, place) for place in able_flak(s, seat) if place not in fired
    ]
    if legal and not frame[R_FIRED] >> seat & 1:
        add_ready_commander(s, seat, legal, w.FLAK_CHIEF)
    if s.masks[seat] >> w.AIR_COVER & 1 and in_turn(s, seat, w.AIR_COVER):
        legal.append(PLAIN[w.AIR_COVER])
    return legal


def fire(s: HunterState, seat: int, action: AntiAir) -> None:
    """Fire an anti-air unit; naming a hidden one reveals it (5.3)."""
    frame, unit = s.stack[-1], action.unit
    if not s.flags[unit] & REVEALED:
        reveal(s, unit)
    frame[R_FIRED] |= 1 << seat
    frame.append(unit)
    s.stack.append([SHOT, 0, unit, 0, 0])


def shot_number(s: HunterState, unit: int, air: Sequence[int] | None = None) -> int:
    """Return the target number of a unit that fires at an air strike (10.3); a Flak Chief who helps in its window adds to it."""
    chief = air[R_FLAK] >> s.owner[unit] & 1 if air is not None else 0
    return s.catalogue.anti_air[s.kinds[unit]] + chief


def shot_dry_from(s: HunterState, unit: int) -> int:
    """Return the lowest face of its shot that runs the unit dry (10.3)."""
    return readiness(s, unit, own_water(s, s.owner[unit]))


def step_shot(s: HunterState, frame: list[int]) -> None:
    """Roll, let the die be re-rolled, check the ammo; a success takes the strike off for everybody (10.3, 10.4)."""
    stage, unit = frame[STAGE], frame[O_UNIT]
    seat = s.owner[unit]
    frame[STAGE] += 1
    if stage == 0:
        frame[O_T] = shot_number(s, unit, s.stack[-2])
        frame.append(roll(s, seat))
        spend(s, unit, FIRED)
        if s.record:
            s.events.append(ev.DiceRolled(seat, "shot", unit, (frame[O_DICE],), frame[O_T]))
        open_rolled(s, seat)
        return
    if frame[O_DICE] >= shot_dry_from(s, unit):
        put_marker(s, unit, MARKER_AMMO)
    s.stack.pop()
    if frame[O_DICE] <= frame[O_T]:
        s.stack[-2][E_OFF] = 1
