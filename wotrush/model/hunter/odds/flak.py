"""What known anti-air units take from an air strike before it is played: they fire first, each once, until one of them hits."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import prod

from wotrush.model.hunter.actions import PlayEvent
from wotrush.model.hunter.cards.words import CARPET_BOMBING, REVEALED
from wotrush.model.hunter.odds.forecast import chance_of
from wotrush.model.hunter.odds.struck import StruckUnit, struck_units
from wotrush.model.hunter.plays.air import able_flak, shot_number
from wotrush.model.hunter.state import HunterState
from wotrush.model.hunter.units import UNABLE_HIDDEN


@dataclass(frozen=True, slots=True)
class FlakShot:
    """An open unit that may fire at an air strike, and the highest die with which it shoots it down."""

    unit: int
    number: int


def flak(s: HunterState, action: PlayEvent) -> list[FlakShot]:
    """Return the open units that may fire at an event from the hand, whatever unit of their player it is aimed at (10.3).

    As in every forecast no card and no commander helps them; what a hidden unit could do, nobody knows but its owner. A Carpet
    Bombing is aimed at nobody.
    """
    return [
        FlakShot(unit, shot_number(s, unit))
        for seat in _affected(s, action)
        for unit in able_flak(s, seat)
        if s.flags[unit] & REVEALED
    ]


def unseen_flak(s: HunterState, action: PlayEvent) -> list[int]:
    """Return the hidden units that may fire at such an event too if they are anti-air units, which is not asked here."""
    return [
        unit
        for seat in _affected(s, action)
        for unit in s.lines[3 * seat] + s.lines[3 * seat + 1]
        if not s.flags[unit] & (REVEALED | UNABLE_HIDDEN)
    ]


def _affected(s: HunterState, action: PlayEvent) -> list[int]:
    """Return whose anti-air units may fire at an event from the hand."""
    if not s.catalogue.air_strike[action.event] or action.event == CARPET_BOMBING:
        return []
    return [s.owner[action.unit] if action.unit else action.seat]


def comes_through(s: HunterState, action: PlayEvent) -> float:
    """Return the chance that no open unit brings the event down before it does anything."""
    return prod(1 - chance_of(shot.number) for shot in flak(s, action))


def struck_past_flak(s: HunterState, action: PlayEvent) -> list[StruckUnit]:
    """Return the units that an event from the hand would roll for, with the chance that it comes through and harms them."""
    through = comes_through(s, action)
    return [replace(one, chance=through * one.chance) for one in struck_units(s, action)]
