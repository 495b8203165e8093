"""What a play in the window after an attack or a spying was declared would change of what may come of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from wotrush.model.hunter.actions import HunterAction, PlayEvent, Reveal, UseCommander
from wotrush.model.hunter.cards.words import (
    AP,
    CAMOUFLAGE,
    FUEL_SHORTAGE,
    HAS_MINEFIELD,
    MINEFIELD,
    RADIO_SILENCE,
    RESUPPLY,
    RIVER,
    SMOKE,
    STRAFING,
    TRENCH,
)
from wotrush.model.hunter.combat.attack import attack_off, declared
from wotrush.model.hunter.combat.spying import spying_void
from wotrush.model.hunter.frames import ATTACK, P_BONUS, P_OFF, P_UNIT, PLAY
from wotrush.model.hunter.odds.flak import struck_past_flak
from wotrush.model.hunter.odds.forecast import forecast, spy_chance
from wotrush.model.hunter.plays.abilities import use_commander
from wotrush.model.hunter.plays.effects import EFFECTS
from wotrush.model.hunter.plays.modifiers import TUNGSTEN_ADDS, flank_shot_takes
from wotrush.model.hunter.state import HunterState
from wotrush.model.hunter.units import reveal, run_dry

SURE = frozenset((TRENCH, RIVER, MINEFIELD, RESUPPLY, CAMOUFLAGE, FUEL_SHORTAGE, SMOKE, RADIO_SILENCE))
"""Events of this window whose effect needs no die."""

FOR_STRIKES = frozenset((TRENCH, RIVER, MINEFIELD, FUEL_SHORTAGE))
"""Events that matter only where there is a strike."""


class DeclaredChances(NamedTuple):
    """The chances of what was declared: it succeeds, destroys, costs the attacking unit, and leaves it without ammo."""

    success: float
    destroys: float = 0.0
    lost: float = 0.0
    dry: float = 0.0


NOTHING = DeclaredChances(0.0)


def declared_chances(s: HunterState, *, helped: bool = False) -> DeclaredChances:
    """Return the chances of what the window on top is about; `helped`: the attacker plays all that could help its dice.

    A Minefield has been passed by then. Any state that shows both units will do, as for a forecast.
    """
    procedure = s.stack[-2]
    if procedure[0] != ATTACK:
        void = procedure[P_OFF] or spying_void(s, procedure)
        return NOTHING if void else DeclaredChances(spy_chance(s, procedure[P_UNIT], procedure[P_BONUS]))
    if attack_off(s, procedure):
        return NOTHING
    attack = declared(procedure)
    passed = s.copy()
    passed.before[s.owner[attack.target]] &= ~HAS_MINEFIELD
    plus, minus = (
        (TUNGSTEN_ADDS, flank_shot_takes(s, attack.target)) if helped and attack.kind == AP else (0, 0)
    )
    cast = forecast(passed, attack, plus=plus, minus=minus)
    return DeclaredChances(cast.success, cast.destroys, cast.lost, cast.dry)


def declared_chances_after(
    s: HunterState, seat: int, action: HunterAction, *, helped: bool = False
) -> DeclaredChances | None:
    """Return the chances after a play of that seat; None: it cannot be told, as of an Ambush."""
    match action:
        case PlayEvent(event=event) if event in SURE:
            changed = s.copy()
            frame = [PLAY, 0, event, seat, action.unit, action.seat, action.number, action.target, 0, 0]
            changed.stack.append(frame)
            EFFECTS[event](changed, frame)
            changed.stack.pop()
        case PlayEvent(event=event) if event == STRAFING:
            changed = s.copy()
            run_dry(changed, action.unit)
            return _mixed(
                declared_chances(s, helped=helped),
                declared_chances(changed, helped=helped),
                struck_past_flak(s, action)[0].chance,
            )
        case UseCommander():
            changed = s.copy()
            use_commander(changed, seat, action)
        case Reveal():
            changed = s.copy()
            reveal(changed, action.unit)
        case _:
            return None
    return declared_chances(changed, helped=helped)


def could_change(s: HunterState, seat: int, actions: Sequence[HunterAction]) -> bool:
    """Return whether one of these plays could change what comes of what was declared, also if the attacker's dice are helped.

    Of a spying that means: also which units it finds and who counters, which is no chance of this forecast.
    """
    if s.stack[-2][0] != ATTACK:
        return not all(
            isinstance(action, Reveal) or (isinstance(action, PlayEvent) and action.event in FOR_STRIKES)
            for action in actions
        )
    for helped in (False, True):
        now = declared_chances(s, helped=helped)
        # What cannot be told, None, is no equal of it either.
        if any(declared_chances_after(s, seat, action, helped=helped) != now for action in actions):
            return True
    return False


def _mixed(one: Sequence[float], other: Sequence[float], share: float) -> DeclaredChances:
    """Return the chances of the one, or with that share of the other."""
    return DeclaredChances(*((1 - share) * a + share * b for a, b in zip(one, other, strict=True)))
