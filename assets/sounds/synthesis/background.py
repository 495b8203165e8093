"""What is heard behind the table all the time: circles without a seam."""

from __future__ import annotations

import numpy as np

from synthesis.music import brass, drum
from synthesis.signals import RATE, Signal, band, dying, noise, swell


def wind(_: int) -> Signal:
    """Wind, and guns far away."""
    whole = _wind(10.0, 301)
    for i, (at, level) in enumerate(
        ((1.3, 1.0), (2.1, 0.6), (5.2, 0.8), (7.9, 1.1), (8.25, 0.7), (9.4, 0.5))
    ):
        gun = dying(band(noise(2.5, 310 + i), 28, 110, 3), 0.3, 0.06)
        _lay(whole, at, 4.5 * level * gun)
    return whole


CHORDS = (
    (73.4, 110.0, 146.8, 174.6),
    (58.3, 116.5, 146.8, 174.6),
    (49.0, 98.0, 146.8, 233.1),
    (55.0, 110.0, 138.6, 164.8),
)
"""D minor, B flat, G minor, A."""
BAR = 4.0
CALL = ((8.2, 293.7, 1.2), (9.4, 277.2, 0.5), (9.9, 293.7, 0.5), (10.4, 329.6, 1.4), (12.2, 277.2, 2.6))
"""A lone horn: begin, pitch and length of each note."""


def night(_: int) -> Signal:
    """A slow march far away in the night: low horns, a heart of drums, one call over them."""
    whole = 0.5 * _wind(BAR * len(CHORDS), 321)
    for bar, chord in enumerate(CHORDS):
        _lay(whole, bar * BAR - 0.6, 0.9 * swell(brass(chord, BAR + 1.2, 0.2), 0.45))
        for beat, level in ((0.0, 1.0), (0.34, 0.6), (2.0, 0.85), (2.34, 0.5)):
            _lay(whole, bar * BAR + beat, 0.55 * level * drum(52, 330 + bar, 0.02))
    for begin, pitch, seconds in CALL:
        _lay(whole, begin, 0.42 * brass((pitch / 2, pitch), seconds, 0.3))
    return whole


def _wind(seconds: float, seed: int) -> Signal:
    part = np.arange(round(seconds * RATE)) / (seconds * RATE)
    gust = 1 + 0.35 * np.sin(2 * np.pi * part + 1) + 0.2 * np.sin(2 * np.pi * 3 * part)
    sigh = (0.5 + 0.5 * np.sin(2 * np.pi * 2 * part - 1)) ** 2
    low, high = band(noise(seconds, seed), 90, 260, 3), band(noise(seconds, seed + 1), 380, 560, 5)
    return np.asarray(gust * low + 0.6 * sigh * high)


def _lay(circle: Signal, at: float, signal: Signal) -> None:
    """Add a signal that begins at a second; what goes beyond the end goes on at the beginning."""
    here = (np.arange(len(signal)) + round(at * RATE)) % len(circle)
    np.add.at(circle, here, signal)
