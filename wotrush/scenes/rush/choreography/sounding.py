"""The sounds of events, and the moments of their motion at which they start."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import assert_never

from wotrush.model.game import Seat
from wotrush.model.rush import events as ev
from wotrush.model.rush.cards import Card
from wotrush.scenes.rush.abilities import ABILITIES
from wotrush.scenes.style.sound_names import Sound
from wotrush.scenes.table.motion.animator import CARD_GAP

MEDAL_GAP = 0.12
"""Seconds between one medal and the next."""
HEAVY_POWER = 2
SOFT, SOFTER = 0.7, 0.45


IMPORTANT_FIRST = (
    Sound.LAST_ROUND,
    Sound.COLLAPSE,
    Sound.EXPLOSION,
    Sound.WIRE_CUT,
    Sound.SHOT_HEAVY,
    Sound.SHOT_LIGHT,
    Sound.TURN,
    Sound.BELL,
    Sound.THUD,
    Sound.IMPACT,
    Sound.SHUFFLE,
    Sound.RADIO,
    Sound.REPAIR,
    Sound.DEAL,
    Sound.FLIP,
    Sound.PLACE,
    Sound.SLIDE,
)
"""All sounds of films, most important first."""


class SoundMoment(Enum):
    """The moment of an event's motion at which a sound starts."""

    BEGINS = "begins"
    """Its first card starts to move."""
    FOLLOWS = "follows"
    """Its second part starts: a vehicle after its payers, new cards once the Reserve has closed up."""
    LANDS = "lands"
    """A card reaches its place."""
    FIRES = "fires"
    """A gun fires."""
    STRIKES = "strikes"
    """The shell arrives."""
    FALLS = "falls"
    """What it struck falls apart."""


@dataclass(frozen=True, slots=True)
class Cue:
    """One sound, or the same sound for each of several cards in a row."""

    sound: Sound
    moment: SoundMoment = SoundMoment.BEGINS
    volume: float = 1.0
    times: int = 1
    gap: float = CARD_GAP


def cues(event: ev.Event, viewer: Seat, cards: Sequence[Card]) -> Sequence[Cue]:
    """Return what `viewer`, who sits at the bottom of the screen, hears of an event."""
    match event:
        case ev.TurnBegan():
            return _turn_began(event, viewer)
        case ev.Bought(payers=payers):
            return (
                Cue(Sound.SLIDE, volume=SOFT, times=len(payers)),
                Cue(Sound.SLIDE, SoundMoment.FOLLOWS),
                Cue(Sound.PLACE, SoundMoment.LANDS),
            )
        case ev.Dealt(cards=new):
            return (Cue(Sound.DEAL, SoundMoment.FOLLOWS, times=len(new)),)
        case ev.ReserveDiscarded(cards=gone):
            return (Cue(Sound.SLIDE, volume=SOFT, times=len(gone)),)
        case ev.DeckShuffled() | ev.GarageShuffled():
            return (Cue(Sound.SHUFFLE),)
        case ev.Drew(count=count):
            return (Cue(Sound.DEAL, times=count),)
        case ev.BaseDrawn():
            return (Cue(Sound.FLIP),)
        case ev.AbilityWorked(ability=ability):
            sound = ABILITIES[ability].sound
            return () if sound is None else (Cue(sound),)
        case ev.Used() | ev.Researched() | ev.Scrapped() | ev.Sabotaged():
            return (Cue(Sound.SLIDE),)
        case ev.Defended():
            return Cue(Sound.SLIDE, volume=SOFT), Cue(Sound.PLACE, SoundMoment.LANDS)
        case ev.Retired():
            return (Cue(Sound.SLIDE, volume=SOFTER),)
        case ev.HandDiscarded(cards=gone):
            return (Cue(Sound.SLIDE, volume=SOFTER, times=len(gone)),)
        case ev.Shot(attacker=attacker):
            heavy = cards[attacker].power >= HEAVY_POWER
            gun = Sound.SHOT_HEAVY if heavy else Sound.SHOT_LIGHT
            return Cue(gun, SoundMoment.FIRES), *_struck(event)
        case ev.Besieged():
            return Cue(Sound.SHOT_HEAVY, SoundMoment.FIRES), *_struck(event)
        case ev.MedalsTaken(cards=medals):
            return (Cue(Sound.BELL, times=len(medals), gap=MEDAL_GAP),)
        case ev.EndTriggered():
            return (Cue(Sound.LAST_ROUND),)
        case ev.AssaultBegan():
            return (Cue(Sound.RADIO, volume=SOFTER),)
        case ev.AbilitySkipped():
            return (Cue(Sound.PLACE, volume=SOFTER),)
        case ev.AssaultEnded() | ev.AchievementPassed() | ev.TurnEnded() | ev.GameEnded():
            return ()
        case _:
            assert_never(event)


def _turn_began(event: ev.TurnBegan, viewer: Seat) -> Sequence[Cue]:
    """Play a drum for the viewer's turn, and the sound of laying a hand open for other turns."""
    repaired = (Cue(Sound.REPAIR, volume=SOFT),) if event.bases or event.defenders else ()
    if event.seat == viewer:
        return *repaired, Cue(Sound.TURN, SoundMoment.FOLLOWS)
    return Cue(Sound.FLIP, volume=SOFTER, times=min(1, len(event.hand))), *repaired


def _struck(event: ev.Shot | ev.Besieged) -> Sequence[Cue]:
    hit = Cue(Sound.THUD if event.base else Sound.IMPACT, SoundMoment.STRIKES)
    match event.hit:
        case ev.Hit.DAMAGED:
            return (hit,)
        case ev.Hit.DESTROYED:
            return hit, Cue(Sound.COLLAPSE if event.base else Sound.EXPLOSION, SoundMoment.FALLS)
        case _:
            assert_never(event.hit)
