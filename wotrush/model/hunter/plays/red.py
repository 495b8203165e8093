"""The red events, resolved when they are drawn: E01, E34, E36, E37, E38."""

from __future__ import annotations

from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.cards.words import REVEALED
from wotrush.model.hunter.combat.declaring import bad_weather
from wotrush.model.hunter.frames import E_SEAT, SUPPLY
from wotrush.model.hunter.hands import lay_before
from wotrush.model.hunter.plays.effects import Effect, roll_event
from wotrush.model.hunter.plays.modifiers import NEEDED
from wotrush.model.hunter.scoring import end_game
from wotrush.model.hunter.state import HunterState
from wotrush.model.hunter.units import leave, own_water, readiness, run_dry

LAST_BOMBING = 3
FEW_UNITS = 2


def clockwise(s: HunterState) -> list[int]:
    """Return all players in the game from the active one on."""
    seats = [(s.active + offset) % s.seats for offset in range(s.seats)]
    return [seat for seat in seats if not s.out >> seat & 1]


def counts(s: HunterState) -> bool:
    """Count a Carpet Bombing: the third ends the game. Return whether it does more (E01, E36)."""
    s.bombings += 1
    if s.record:
        s.events.append(ev.BombingCounted(s.bombings))
    if s.bombings == LAST_BOMBING:
        end_game(s, "bombing")
    return not bad_weather(s)


def bombed(s: HunterState) -> list[int]:
    """Return the units that a Carpet Bombing rolls for: those in all front lines (E01)."""
    return [place for seat in clockwise(s) for place in s.lines[3 * seat]]


def _carpet_bombing(s: HunterState, frame: list[int]) -> None:
    front, needed = bombed(s), NEEDED[w.CARPET_BOMBING]
    dice = [roll_event(s, frame[E_SEAT], place, needed) for place in front]
    for place, die in zip(front, dice, strict=True):
        if die <= needed:
            leave(s, place, -1)


def _flash_flood(s: HunterState, frame: list[int]) -> None:
    lay_before(s, frame[E_SEAT], w.FLASH_FLOOD)
    s.before[frame[E_SEAT]] |= w.NEW_FLOOD


def _bad_weather(s: HunterState, frame: list[int]) -> None:
    lay_before(s, frame[E_SEAT], w.BAD_WEATHER)
    s.before[frame[E_SEAT]] |= w.NEW_WEATHER


def in_ammo_crisis(s: HunterState) -> list[tuple[int, int]]:
    """Return the units that an Ammo Crisis rolls for, each with the lowest face that takes its ammo (E37)."""
    return [
        (place, readiness(s, place, own_water(s, seat)))
        for seat in clockwise(s)
        for place in s.lines[3 * seat]
        if s.flags[place] & REVEALED
    ]


def _ammo_crisis(s: HunterState, frame: list[int]) -> None:
    front = in_ammo_crisis(s)
    dice = [roll_event(s, frame[E_SEAT], place, ready, "ammo") for place, ready in front]
    for (place, ready), die in zip(front, dice, strict=True):
        if die >= ready:
            run_dry(s, place)


def _lend_lease(s: HunterState, frame: list[int]) -> None:
    """Let all players draw before anybody deploys. One frame serves all of them: its count is 0, and the seats follow as bits."""
    few = [seat for seat in clockwise(s) if len(s.lines[3 * seat] + s.lines[3 * seat + 1]) <= FEW_UNITS]
    s.stack.append([SUPPLY, frame[E_SEAT], 0, *few])


RED_EFFECTS: dict[int, Effect] = {
    w.CARPET_BOMBING: _carpet_bombing,
    w.FLASH_FLOOD: _flash_flood,
    w.BAD_WEATHER: _bad_weather,
    w.AMMO_CRISIS: _ammo_crisis,
    w.LEND_LEASE: _lend_lease,
}
