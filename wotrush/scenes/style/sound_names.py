"""The names of all sounds, which are those of the files in assets/sounds."""

from __future__ import annotations

from enum import StrEnum

from wotrush.game_info import Mood


class Sound(StrEnum):
    """Made by assets/sounds/synthesize.py, with matching loudness."""

    HOVER = "hover"
    CLICK = "click"
    PICK_UP = "pick_up"
    PLACE = "place"
    SLIDE = "slide"
    DEAL = "deal"
    FLIP = "flip"
    SHUFFLE = "shuffle"
    UNDO = "undo"
    REDO = "redo"
    REPAIR = "repair"
    WIRE_CUT = "wire_cut"
    RADIO = "radio"
    BELL = "bell"
    SHOT_LIGHT = "shot_light"
    SHOT_HEAVY = "shot_heavy"
    IMPACT = "impact"
    """A hit on armor that holds."""
    THUD = "thud"
    """A hit on a base that holds."""
    EXPLOSION = "explosion"
    """A vehicle explodes."""
    COLLAPSE = "collapse"
    """A base collapses."""
    DICE = "dice"
    DRY = "dry"
    """A hammer falls on an empty breech."""
    PINNED = "pinned"
    RIFLES = "rifles"
    SHOT_FAR = "shot_far"
    """Artillery fires from behind the front."""
    FLAK = "flak"
    ENGINE = "engine"
    SIREN = "siren"
    """Aircraft dive."""
    WHISTLE = "whistle"
    """A bomb comes down."""
    RAIN = "rain"
    TURN = "turn"
    LAST_ROUND = "last_round"
    VICTORY = "victory"
    DEFEAT = "defeat"
    AMBIENCE = "ambience"
    """Wind, and guns far away."""
    NIGHT = "night"
    """A slow march, far away in the night."""


BACKGROUNDS = {Mood.DUSK: Sound.AMBIENCE, Mood.NIGHT: Sound.NIGHT}
"""What is heard behind the table all the time."""
