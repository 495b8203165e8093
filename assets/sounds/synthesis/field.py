"""What is heard of the work behind the front."""

from __future__ import annotations

import numpy as np

from synthesis.cards import tap
from synthesis.music import brass
from synthesis.signals import RATE, Signal, band, dying, in_a_room, mixed, noise, struck


def repair(_: int) -> Signal:
    def tooth(i: int, level: float) -> Signal:
        ring = struck(0.06, (1650 + 40 * i, 1, 0.006), (2870, 0.7, 0.005), (4700, 0.4, 0.003))
        return level * mixed((0, ring), (0, dying(band(noise(0.04, 190 + i), 1500, 6000), 0.003)))

    teeth = [(0.042 * i, tooth(i, 0.5 + 0.05 * i)) for i in range(8)]
    lock = mixed((0, struck(0.2, (510, 1, 0.03), (1240, 0.6, 0.02))), (0, tap(199)))
    return in_a_room(mixed(*teeth, (0.37, lock)), 0.2)


def wire_cut(_: int) -> Signal:
    """Two snips at a wire, and a low wrong note."""
    snip = mixed(
        (0, struck(0.1, (3150, 1, 0.008), (4420, 0.7, 0.006), (2210, 0.6, 0.01))),
        (0, dying(noise(0.03, 201), 0.002)),
    )
    note = brass((146.8, 103.8), 0.55, 0.5)
    return in_a_room(mixed((0, 0.22 * snip), (0.11, 0.3 * snip), (0.18, note)), 0.3, 0.1)


def radio(_: int) -> Signal:
    """A set is keyed, three short pips, and off again."""
    hiss = 0.35 * band(noise(0.58, 211), 500, 2600, 4)
    time = np.arange(len(hiss)) / RATE
    keyed = np.sum([np.clip((0.05 - np.abs(time - at)) * 400, 0, 1) for at in (0.15, 0.27, 0.42)], axis=0)
    pips = keyed * (np.sin(2 * np.pi * 880 * time) + 0.2 * np.sin(2 * np.pi * 1760 * time))
    set_on = np.clip(time / 0.01, 0, 1) * np.clip((0.56 - time) / 0.01, 0, 1)
    key = dying(band(noise(0.05, 212), 700, 3000), 0.005)
    return in_a_room(mixed((0, set_on * (hiss * 0.6 + 0.4 * pips)), (0, key), (0.54, key)), 0.1)
