"""Cards that slide, turn over and are set down, and buttons."""

from __future__ import annotations

import numpy as np

from synthesis.signals import Signal, band, dying, in_a_room, mixed, noise, struck, swell, tone


def swish(seconds: float, low: float, high: float, seed: int, top: float = 0.35) -> Signal:
    rough = 1 + 0.5 * band(noise(seconds, seed + 500), 20, 90) * 12
    return swell(band(noise(seconds, seed), low, high) * rough, top)


def tap(seed: int, low: float = 300, high: float = 2200) -> Signal:
    """A card meets the cloth."""
    body = dying(band(noise(0.12, seed), low, high), 0.009)
    return mixed((0, body), (0, 0.5 * tone(0.12, 170, 95, 0.02)))


def slide(take: int) -> Signal:
    paper = swish(0.24, 1300 + 150 * take, 5200, 10 + take)
    return in_a_room(mixed((0, paper), (0.02, 0.5 * swish(0.2, 250, 700, 20 + take))), 0.12)


def deal(take: int) -> Signal:
    paper = swish(0.11, 1700 + 200 * take, 6500, 30 + take, 0.5)
    return in_a_room(mixed((0, 0.55 * paper), (0.075, 1.4 * tap(40 + take))), 0.15)


def flip(_: int) -> Signal:
    snap = dying(band(noise(0.05, 53), 1400, 6000), 0.005)
    return in_a_room(mixed((0, 0.4 * swish(0.1, 1100, 4500, 51, 0.6)), (0.075, snap), (0.11, tap(52))), 0.15)


def shuffle(_: int) -> Signal:
    """Two halves run into each other, then slide together."""
    at = 0.42 * np.linspace(0, 1, 24) ** 0.8
    edges = [(float(s), (0.5 + 0.5 * (i % 2)) * tap(60 + i, 900, 4200)) for i, s in enumerate(at)]
    return in_a_room(mixed(*edges, (0.4, 0.7 * swish(0.24, 1100, 4600, 90)), (0.58, 1.2 * tap(91))), 0.15)


def pick_up(_: int) -> Signal:
    return in_a_room(mixed((0, swish(0.13, 1500, 5600, 101, 0.6)), (0, 0.4 * tap(102, 700, 3000))), 0.1)


def place(_: int) -> Signal:
    return in_a_room(mixed((0, 0.25 * swish(0.07, 900, 3800, 111)), (0.03, tap(112, 180, 1500))), 0.18)


def undo(_: int) -> Signal:
    """A card drawn back the way it came: what is heard of moving one, the other way round."""
    back = swish(0.2, 900, 3600, 121, 0.7)
    return in_a_room(
        mixed((0, 0.5 * tap(122, 500, 3000)), (0.02, back), (0.2, 0.8 * tap(123, 200, 1400))), 0.12
    )


def redo(_: int) -> Signal:
    """The same, brighter and forwards."""
    forth = swish(0.18, 1500, 5600, 126, 0.3)
    return in_a_room(mixed((0, 0.6 * tap(127, 300, 2000)), (0.02, forth), (0.16, tap(128, 700, 3600))), 0.12)


def click(_: int) -> Signal:
    latch = struck(0.08, (1480, 1, 0.006), (2390, 0.5, 0.004))
    return in_a_room(mixed((0, latch), (0, 0.7 * tone(0.08, 260, 180, 0.008))), 0.1)


def hover(_: int) -> Signal:
    return in_a_room(struck(0.05, (1900, 1, 0.004), (1150, 0.6, 0.005)), 0.08)
