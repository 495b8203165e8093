"""What is heard of each event."""

from __future__ import annotations

from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards import words as w
from wotrush.model.hunter.cards.words import MARKER_AMMO, OVERRUN, RANGE, RIFLE, SUICIDE
from wotrush.scenes.style.sound_names import Sound

IMPORTANT_FIRST = (
    *(Sound.LAST_ROUND, Sound.SIREN, Sound.EXPLOSION, Sound.SHOT_FAR, Sound.SHOT_HEAVY, Sound.SHOT_LIGHT),
    *(
        Sound.RIFLES,
        Sound.FLAK,
        Sound.WHISTLE,
        Sound.ENGINE,
        Sound.DICE,
        Sound.DRY,
        Sound.PINNED,
        Sound.TURN,
        Sound.RAIN,
    ),
    *(Sound.RADIO, Sound.BELL, Sound.IMPACT, Sound.THUD, Sound.SHUFFLE, Sound.REPAIR, Sound.DEAL),
    *(Sound.FLIP, Sound.PLACE, Sound.SLIDE),
)
"""All sounds of films, the most important first."""

STRIKES = {OVERRUN: Sound.ENGINE, RANGE: Sound.SHOT_FAR, RIFLE: Sound.RIFLES}
"""The kinds of strike that do not sound like a tank's gun."""
LANDINGS = {SUICIDE: Sound.EXPLOSION}
"""What is heard of those that hit, before anything comes of it."""
EVADING = Sound.ENGINE
OF_EVENTS = {
    w.REINFORCEMENTS: Sound.ENGINE,
    w.EMERGENCY_RESERVE: Sound.ENGINE,
    w.LEND_LEASE: Sound.ENGINE,
    w.WITHDRAWAL: Sound.ENGINE,
    w.RIVER: Sound.RAIN,
    w.SWAMP: Sound.RAIN,
    w.FLASH_FLOOD: Sound.RAIN,
    w.BAD_WEATHER: Sound.RAIN,
    w.HEAVY_GUNS: Sound.SHOT_FAR,
    w.SMOKE: Sound.SHOT_LIGHT,
    w.MINEFIELD: Sound.THUD,
    w.AMBUSH: Sound.SHUFFLE,
    w.CAMOUFLAGE: Sound.SHUFFLE,
    w.RESUPPLY: Sound.REPAIR,
    w.FIELD_REPAIR: Sound.REPAIR,
    w.APPLIQUE_ARMOR: Sound.REPAIR,
    w.ENGINEERS: Sound.REPAIR,
    w.JAMMING: Sound.RADIO,
    w.RADIO_SILENCE: Sound.RADIO,
    w.SPY_NETWORK: Sound.RADIO,
    w.AIR_RECON: Sound.RADIO,
}
"""Of smoke its launcher is heard, of mines how they are buried, and of what hides the rustle of branches."""
PLAIN = {
    ev.HandsPassed: Sound.DEAL,
    ev.ArmiesDeployed: Sound.SHUFFLE,
    ev.DiceRolled: Sound.DICE,
    ev.DieRerolled: Sound.DICE,
    ev.UnitLost: Sound.EXPLOSION,
    ev.UnitRevealed: Sound.FLIP,
    ev.UnitHidden: Sound.FLIP,
    ev.UnitMoved: Sound.SLIDE,
    ev.UnitExhausted: Sound.SLIDE,
    ev.UnitRefreshed: Sound.SLIDE,
    ev.LineMixed: Sound.SHUFFLE,
    ev.EventDrawn: Sound.DEAL,
    ev.EventTaken: Sound.DEAL,
    ev.EventsShuffled: Sound.SHUFFLE,
    ev.EventDiscarded: Sound.PLACE,
    ev.EventAttached: Sound.PLACE,
    ev.MarkerTaken: Sound.REPAIR,
    ev.UnitDeployed: Sound.PLACE,
    ev.CommanderArrived: Sound.DEAL,
    ev.UnitCaptured: Sound.BELL,
    ev.SpyDeclared: Sound.RADIO,
    ev.PlayerEliminated: Sound.LAST_ROUND,
}


def shot_sound(kind: int, *, hits: bool) -> Sound | None:
    """Return what is heard of a strike as it begins; a charge is thrown without a sound."""
    if kind == SUICIDE:
        return None
    return STRIKES.get(kind, Sound.SHOT_HEAVY if hits else Sound.SHOT_LIGHT)


def miss_sound(*, glances: bool) -> Sound:
    """Return what is heard as a shell misses: armor turns it away, or it strikes the ground."""
    return Sound.IMPACT if glances else Sound.THUD


def sound_of(event: ev.HunterEvent, *, air_strike: bool) -> Sound | None:
    """Return what is heard as the event happens; `air_strike`: its card is one."""
    match event:
        case ev.TurnOpened():
            return None  # The banner of the own turn has a drum of its own.
        case ev.CardKept(card=card):
            # Those of others leave their hands together, when these are passed.
            return None if card is None else Sound.PLACE
        case ev.EventAttached(event=w.TRENCH):
            return Sound.THUD
        case ev.AttackDeclared(charge=True):
            return Sound.ENGINE
        case ev.DiceRolled(cause="shot"):
            return Sound.FLAK
        case ev.MarkerPut(marker=marker):
            return Sound.DRY if marker == MARKER_AMMO else Sound.PINNED
        case ev.EventPlayed(event=card):
            return Sound.SIREN if air_strike else OF_EVENTS.get(card, Sound.PLACE)
        case _:
            return PLAIN.get(type(event))
