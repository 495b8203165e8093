"""What each event waits for, and what is missing where it could be played but nothing on the table fits (16)."""

from __future__ import annotations

from wotrush.model.game import Reason
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.view import reasons as no

WAITS_FOR: dict[int, Reason] = {
    w.ESCAPE: no.IF_GUN_OR_INF_HIT,
    w.EMERGENCY_RESERVE: no.IF_UNIT_LOST,
    w.TUNGSTEN: no.BEFORE_AP_DICE,
    w.FLANKING: no.BEFORE_AP_ATTACK,
    w.ACE_GUNNER: no.AFTER_ROLL,
    w.SMOKE: no.IF_ATTACKED,
    w.AMBUSH: no.IF_FRONT_ATTACKED,
    w.FIELD_REPAIR: no.IF_AFV_HIT,
    w.CAPTURED_VEHICLE: no.IF_SCORED,
    w.AIR_COVER: no.IF_AIR_STRIKE,
    w.RADIO_SILENCE: no.IF_SPIED_ON,
    w.JAMMING: no.IF_PLAYED,
}
"""The events that are played only in a window of their own."""

NOTHING_FOR: dict[int, Reason] = {
    w.TRENCH: no.NO_OWN_GUN_OR_INF,
    w.HEAVY_GUNS: no.NO_ENEMY_IN_FRONT,
    w.REINFORCEMENTS: no.NO_UNITS_LEFT,
    w.RESUPPLY: no.NO_MARKED_UNIT,
    w.APPLIQUE_ARMOR: no.NO_OWN_AFV,
    w.CAMOUFLAGE: no.NO_OWN_REVEALED,
    w.WITHDRAWAL: no.NO_OWN_IN_FRONT,
    w.BREAKTHROUGH: no.NOTHING_DESTROYED,
    w.FUEL_SHORTAGE: no.NO_FUEL_TO_TAKE,
    w.SUPPLY_RAID: no.NO_ENEMY_REVEALED,
    w.DIVE_BOMBER: no.NO_ENEMY_REVEALED,
    w.FIGHTER_BOMBER: no.NO_ENEMY_REVEALED_IN_FRONT,
    w.STRAFING: no.NO_ENEMY_REVEALED,
    w.AIR_RECON: no.NO_ENEMY_HIDDEN,
    w.SPY_NETWORK: no.NO_ENEMY_HIDDEN,
    w.DEPOT: no.LIES_BEFORE_YOU,
    w.CAPTURED_PLANS: no.NOTHING_TO_TAKE,
    w.MINEFIELD: no.LIES_BEFORE_YOU,
    w.ENGINEERS: no.NOTHING_TO_CLEAR,
}
"""The events that are played of one's own accord; for a River and a Swamp there is always a player."""
