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
    if not s.catalogue.air_strike[action.event] or action.event == CARPET_BOMBING:
        return []
    seat = s.owner[action.unit] if action.unit else action.seat
    return [FlakShot(unit, shot_number(s, unit)) for unit in able_flak(s, seat) if s.flags[unit] & REVEALED]


def struck_past_flak(s: HunterState, action: PlayEvent) -> list[StruckUnit]:
    """Return the units that an event from the hand would roll for, with the chance that it comes through and harms them."""
    through = prod(1 - chance_of(shot.number) for shot in flak(s, action))
    return [replace(one, chance=through * one.chance) for one in struck_units(s, action)]
