"""Everything that can be heard, by the names of the files in assets/sounds."""

from __future__ import annotations

from enum import StrEnum


class Sound(StrEnum):
    """Made by assets/sounds/synthesize.py, loud to one another as they should be."""

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
    """On armor that holds."""
    THUD = "thud"
    """On a base that holds."""
    EXPLOSION = "explosion"
    """Of a vehicle."""
    COLLAPSE = "collapse"
    """Of a base."""
    TURN = "turn"
    LAST_ROUND = "last_round"
    VICTORY = "victory"
    DEFEAT = "defeat"
    AMBIENCE = "ambience"
