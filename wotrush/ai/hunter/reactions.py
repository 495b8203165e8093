"""What it brings to counter, to evade and to fire at aircraft."""

from __future__ import annotations

from wotrush.ai.hunter.situation import DRY_SHARE, PIN, BattleSituation
from wotrush.model.hunter import actions as act
from wotrush.model.hunter.actions import HunterAction
from wotrush.model.hunter.forecast import counter_chances

EVADING, FIRING = 5.0, 3.0


def reaction_value(s: BattleSituation, action: HunterAction) -> float:
    """Return what a reaction brings in points; passing is worth 0."""
    match action:
        case act.Counterattack(unit, target):
            return _counter(s, action, unit, target)
        case act.EvadeHit():
            return EVADING
        case act.AntiAir(unit):
            return FIRING - (0.0 if s.o.revealed(unit) else 0.06 * s.points(unit))
        case _:
            return 0.0


def _counter(s: BattleSituation, action: act.Counterattack, unit: int, target: int) -> float:
    """Weigh what the counter destroys against running dry, and a hidden unit against being seen."""
    cast = counter_chances(s.world, action)
    gain = s.points(target) * (cast.destroys + PIN * (cast.success - cast.destroys))
    shown = 0.0 if s.o.revealed(unit) else 0.1 * s.points(unit)
    return gain - DRY_SHARE * cast.dry * s.points(unit) * 0.6 - shown
