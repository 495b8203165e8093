"""Dice on the table, and what is heard of a battle besides tanks: rifles, guns far behind, engines, aircraft, rain."""

from __future__ import annotations

import numpy as np

from synthesis.cards import tap
from synthesis.fire import shot_light
from synthesis.signals import (
    RATE,
    Signal,
    band,
    driven,
    dying,
    grains,
    in_a_room,
    mixed,
    noise,
    struck,
    swell,
    tone,
)


def dice(take: int) -> Signal:
    """A die knocks on the table, ever faster and softer, and lies still."""
    hops = ((0.0, 1.0), (0.17, 0.6), (0.28, 0.35), (0.35, 0.2))
    bone = struck(0.05, (1250 + 90 * take, 1, 0.006), (2980, 0.6, 0.004), (4300, 0.3, 0.003))
    knocks = [
        (at, level * mixed((0, bone), (0, 0.8 * tap(400 + 10 * take + i, 240, 1800))))
        for i, (at, level) in enumerate(hops)
    ]
    return in_a_room(mixed(*knocks), 0.2)


def dry(_: int) -> Signal:
    """A hammer falls on an empty breech."""
    latch = struck(0.14, (620, 1, 0.016), (1480, 0.7, 0.01), (2650, 0.4, 0.006))
    return in_a_room(mixed((0, 0.6 * latch), (0.11, latch), (0.11, 0.6 * tap(431, 900, 5000))), 0.25)


def pinned(_: int) -> Signal:
    """Splinters whistle past, earth comes down."""
    whistles = [
        (0.05 * i, 0.35 * tone(0.3, start, end, 0.09))
        for i, (start, end) in enumerate(((2900, 1300), (2300, 900), (3300, 1700)))
    ]
    earth = grains(0.7, 46, 441, 200, 1500)
    return in_a_room(mixed(*whistles, (0.05, 0.8 * earth), (0, tone(0.3, 120, 55, 0.05))), 0.3, 0.09, 2400)


def rifles(_: int) -> Signal:
    """A section fires, not quite together."""
    crack = driven(dying(band(noise(0.22, 451), 700, 8000, 1), 0.009, 0.001), 3)
    shots = [
        (at, level * crack) for at, level in ((0, 1.0), (0.07, 0.7), (0.11, 0.85), (0.2, 0.6), (0.26, 0.8))
    ]
    tail = dying(band(noise(0.7, 452), 200, 1400), 0.09, 0.02)
    return in_a_room(mixed(*shots, (0.02, 0.5 * tail)), 0.35, 0.1, 2600)


def shot_far(_: int) -> Signal:
    """A gun far behind the front, and its shell coming over."""
    gun = dying(band(noise(0.8, 461), 40, 260), 0.13, 0.02)
    way = swell(band(noise(0.75, 462), 700, 2600), 0.8)
    fall = np.linspace(1.3, 0.75, len(way))
    howl = 0.25 * swell(np.sin(2 * np.pi * np.cumsum(620 * fall) / RATE), 0.8)
    return in_a_room(mixed((0, 2.2 * gun), (0.15, 0.5 * way), (0.15, howl)), 0.4, 0.14, 1500)


def flak(_: int) -> Signal:
    """Three quick shells into the sky."""
    shell = shot_light(0)[: RATE // 3]
    return mixed(*((0.13 * i, level * shell) for i, level in enumerate((1.0, 0.85, 0.95))))


def engine(_: int) -> Signal:
    """A tank runs up: the engine rises, tracks rattle."""
    seconds = 1.0
    time = np.arange(round(seconds * RATE)) / RATE
    turns = 34 + 46 * time / seconds
    phase = 2 * np.pi * np.cumsum(turns) / RATE
    motor = np.sum([np.sin(phase * k) / k for k in (1, 2, 3, 4.02, 6)], axis=0)
    rattle = [(0.06 * i, 0.35 * tap(470 + i, 500, 3200)) for i in range(14)]
    rough = band(noise(seconds, 471), 60, 700) * (1 + np.sin(phase))
    return in_a_room(mixed((0, swell(driven(motor, 2) + 1.5 * rough, 0.6)), *rattle), 0.3, 0.09, 2000)


def siren(_: int) -> Signal:
    """Aircraft dive: a siren rises, engines pass over and away."""
    seconds = 1.5
    time = np.arange(round(seconds * RATE)) / RATE
    pitch = np.interp(time, (0, 0.75, 1.0, seconds), (380, 980, 900, 520))
    wail = np.sin(2 * np.pi * np.cumsum(pitch) / RATE) + 0.4 * np.sin(4 * np.pi * np.cumsum(pitch) / RATE)
    turns = np.interp(time, (0, 0.9, 1.1, seconds), (96, 104, 84, 78))
    phase = 2 * np.pi * np.cumsum(turns) / RATE
    motor = driven(np.sum([np.sin(phase * k) / k for k in (1, 2, 3.01, 5)], axis=0), 1.6)
    return in_a_room(mixed((0, 0.5 * swell(wail, 0.6)), (0, swell(motor, 0.65))), 0.35, 0.12, 2600)


def whistle(_: int) -> Signal:
    """A bomb comes down: its whistle falls and swells."""
    seconds = 0.34
    time = np.arange(round(seconds * RATE)) / RATE
    pitch = 2300 * (0.42 ** (time / seconds))
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    air = band(noise(seconds, 491), 700, 3200)
    return in_a_room(swell(np.sin(phase) + 0.25 * np.sin(2 * phase) + 0.5 * air, 0.8), 0.25, 0.08, 3000)


def rain(_: int) -> Signal:
    """A shower goes over."""
    drops = grains(1.3, 260, 481, 1800, 7000, 0.0)
    return in_a_room(
        mixed((0, 0.5 * swell(band(noise(1.5, 482), 900, 7000), 0.45)), (0.05, 0.7 * drops)), 0.2
    )
