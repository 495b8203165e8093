"""What an event may do to each unit that it rolls a die for, as long as no other card changes that."""

from __future__ import annotations

from dataclasses import dataclass

from wotrush.model.hunter.actions import PlayEvent
from wotrush.model.hunter.cards.words import (
    AFV,
    AMMO_CRISIS,
    CARPET_BOMBING,
    DIVE_BOMBER,
    FIGHTER_BOMBER,
    HEAVY_GUNS,
    REVEALED,
    STRAFING,
)
from wotrush.model.hunter.combat.declaring import bad_weather
from wotrush.model.hunter.odds.forecast import FACES, chance_of
from wotrush.model.hunter.plays.modifiers import NEEDED
from wotrush.model.hunter.plays.red import LAST_BOMBING, bombed, in_ammo_crisis
from wotrush.model.hunter.state import HunterState
from wotrush.model.hunter.view.remembered import possible_kinds


@dataclass(frozen=True, slots=True)
class StruckUnit:
    """A unit that a die is rolled for, and the chance that the event harms it."""

    unit: int
    chance: float
    certain: bool = True
    """Whether that is its chance; an unknown unit may be one that the event cannot harm."""


def struck_units(s: HunterState, action: PlayEvent, bonus: int = 0) -> list[StruckUnit]:
    """Return the units that the event rolls for, in that order, with what the state shows of them.

    Give it the `open_table` of who asks, and as `bonus` what an Air Liaison has added. A Carpet Bombing has been counted by then.
    """
    event, front = action.event, s.lines[3 * action.seat] if action.seat >= 0 else ()
    if event == HEAVY_GUNS:
        return [_shelled(s, unit) for unit in front]
    chance = chance_of(NEEDED.get(event, 0) + bonus)
    if event == CARPET_BOMBING:
        over = s.bombings == LAST_BOMBING or bad_weather(s)
        return [] if over else [StruckUnit(unit, chance) for unit in bombed(s)]
    if event == AMMO_CRISIS:
        return [StruckUnit(unit, chance_of(FACES + 1 - ready)) for unit, ready in in_ammo_crisis(s)]
    if event == FIGHTER_BOMBER:
        return [StruckUnit(unit, chance) for unit in front if s.flags[unit] & REVEALED]
    return [StruckUnit(action.unit, chance)] if event in (DIVE_BOMBER, STRAFING) else []


def _shelled(s: HunterState, unit: int) -> StruckUnit:
    """Return the chance of a unit under Heavy Guns, which do nothing to an AFV (E03)."""
    afv = {s.catalogue.types[kind] == AFV for kind in possible_kinds(s, unit)}
    return StruckUnit(unit, 0.0 if afv == {True} else chance_of(NEEDED[HEAVY_GUNS]), certain=len(afv) == 1)
