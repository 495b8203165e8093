"""The worth of cards before they are played: events in the hand, and all cards in the draft."""

from __future__ import annotations

from wotrush.ai.hunter.situation import BattleSituation
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.cards.words import COMMANDERS, EVENT
from wotrush.model.hunter.hands import hand_limit

WORTH = {
    w.REINFORCEMENTS: 24.0,
    w.EMERGENCY_RESERVE: 13.0,
    w.DIVE_BOMBER: 16.0,
    w.SMOKE: 12.0,
    w.RESUPPLY: 10.0,
    w.HEAVY_GUNS: 9.0,
    w.SUPPLY_RAID: 9.0,
    w.TUNGSTEN: 10.0,
    w.FLANKING: 10.0,
    w.ESCAPE: 9.0,
    w.AMBUSH: 9.0,
    w.BREAKTHROUGH: 9.0,
    w.CAPTURED_PLANS: 9.0,
    w.STRAFING: 8.0,
    w.JAMMING: 12.0,
    w.CAMOUFLAGE: 8.0,
    w.ACE_GUNNER: 8.0,
    w.FIELD_REPAIR: 8.0,
    w.MINEFIELD: 8.0,
    w.DEPOT: 6.0,
    w.WITHDRAWAL: 6.0,
    w.FIGHTER_BOMBER: 3.5,
    w.APPLIQUE_ARMOR: 6.0,
    w.FUEL_SHORTAGE: 5.0,
    w.AIR_RECON: 6.0,
    w.SPY_NETWORK: 6.0,
    w.TRENCH: 4.0,
    w.RIVER: 4.0,
    w.SWAMP: 5.0,
    w.AIR_COVER: 4.0,
    w.ENGINEERS: 3.0,
    w.RADIO_SILENCE: 3.0,
    w.CAPTURED_VEHICLE: 2.0,
}
"""The worth of each event in points if it is played at a good time."""

USUAL_WORTH = 5.0
KEPT = 0.45
"""The share of an event's worth that must be gained to play it now rather than later."""

AT_ONCE = frozenset({w.REINFORCEMENTS, w.EMERGENCY_RESERVE, w.DEPOT, w.CAPTURED_PLANS, w.MINEFIELD, w.SWAMP})
"""Events that are never better played later."""


def event_worth(event: int) -> float:
    """Return what an event in the hand is worth, in points."""
    return WORTH.get(event, USUAL_WORTH)


def keeping(s: BattleSituation, event: int) -> float:
    """Return what it is worth to keep an event for a better time; half of that if the hand is full."""
    if event in AT_ONCE:
        return 0.0
    full = len(s.o.hand) >= hand_limit(s.table, s.seat)
    return KEPT * s.weights.patience * event_worth(event) * s.time * (0.5 if full else 1.0)


def card_worth(s: BattleSituation, card: int) -> float:
    """Return what a card is worth in the draft."""
    if card >= EVENT:
        return event_worth(card - EVENT)
    if card < COMMANDERS:
        return COMMANDER_WORTH[card]
    return unit_worth(s, card)


COMMANDER_WORTH = (9.0, 9.0, 12.0, 4.0, 4.0, 3.0, 3.0, 7.0, 12.0, 10.0)


def unit_worth(s: BattleSituation, kind: int) -> float:
    """Return what a unit is worth in the draft. Beginners rate its points, other levels its firepower and risk."""
    c, points = s.catalogue, s.catalogue.points[kind]
    special = 1.0 * max(0, c.spy[kind]) + 1.5 * (c.anti_air[kind] >= 0) + 3.0 * c.leadership[kind]
    if not s.weights.fire:
        return 0.5 * points + special
    fire, behind = s.worth.fire[kind], c.long_range[kind] >= 0
    special += 1.0 * bool(c.carrier[kind]) + 1.0 * (s.o.options.evade and c.evade[kind] > 0) + BEHIND * behind
    danger = SAFE_BEHIND if behind else s.worth.danger[kind]
    dry_soon = 0.05 * max(0, 7 - c.ammo[kind]) * fire
    return FIRE * fire - DANGER * danger * points - dry_soon + special


FIRE, DANGER, BEHIND = 1.5, 0.35, 8.0
SAFE_BEHIND = 0.15
"""The assumed danger for a unit that shoots from the back line."""
