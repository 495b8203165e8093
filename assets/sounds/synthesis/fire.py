"""Shots, and what they do to armor, vehicles and bases."""

from __future__ import annotations

from synthesis.signals import (
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


def shot_light(_: int) -> Signal:
    crack = driven(dying(band(noise(0.3, 121), 350, 6500, 1), 0.014, 0.001), 4)
    body = tone(0.4, 260, 62, 0.045)
    tail = dying(band(noise(0.6, 122), 90, 900), 0.07, 0.01)
    return in_a_room(mixed((0, crack), (0, 0.9 * body), (0.005, 1.4 * tail)), 0.35, 0.09, 2200)


def shot_heavy(_: int) -> Signal:
    crack = driven(dying(band(noise(0.4, 131), 160, 4200, 1), 0.022, 0.001), 4)
    body = tone(0.7, 170, 42, 0.09)
    tail = dying(band(noise(1.0, 132), 50, 520), 0.13, 0.012)
    return in_a_room(mixed((0, crack), (0, 1.2 * body), (0.005, 2.0 * tail)), 0.4, 0.12, 1500)


def impact(_: int) -> Signal:
    """A shell on armor that holds."""
    plate = struck(
        0.7,
        (346, 1, 0.07),
        (691, 0.8, 0.09),
        (1127, 0.7, 0.07),
        (1718, 0.5, 0.05),
        (2554, 0.3, 0.03),
        (3871, 0.2, 0.02),
    )
    blow = driven(dying(band(noise(0.2, 141), 300, 5000, 1), 0.01), 2)
    return in_a_room(mixed((0, 0.5 * plate), (0, 0.8 * blow), (0, tone(0.3, 140, 70, 0.03))), 0.3, 0.08)


def thud(_: int) -> Signal:
    """A shell on concrete that holds."""
    blow = driven(dying(band(noise(0.4, 151), 70, 900), 0.035), 2)
    return in_a_room(
        mixed((0, blow), (0, tone(0.4, 110, 48, 0.06)), (0.06, 0.5 * grains(0.5, 26, 152, 500, 2600))),
        0.35,
        0.09,
        2000,
    )


def explosion(_: int) -> Signal:
    """A vehicle falls apart."""
    blast = driven(dying(band(noise(0.8, 161), 90, 3000, 1), 0.06, 0.004), 3)
    boom = dying(band(noise(1.2, 162), 35, 260), 0.16, 0.01)
    scrap = [
        (0.12 + 0.09 * i, 0.16 * struck(0.3, (f, 1, 0.03), (f * 1.83, 0.6, 0.02)))
        for i, f in enumerate((1410, 930, 1780, 1160, 760))
    ]
    splinters = 0.5 * grains(0.9, 40, 163, 600, 3500)
    parts = ((0, 0.8 * blast), (0, 3.5 * boom), (0, tone(0.8, 120, 36, 0.12)), (0.08, splinters), *scrap)
    return in_a_room(mixed(*parts), 0.45, 0.14, 1800)


def collapse(_: int) -> Signal:
    """A base falls: the blast, walls coming down, gravel, dust."""
    blast = driven(dying(band(noise(1.0, 171), 60, 2200, 1), 0.08, 0.005), 3)
    rumble = dying(band(noise(2.2, 172), 28, 190), 0.36, 0.05)
    walls = [
        (s, level * driven(dying(band(noise(0.4, 180 + i), 80, 700), 0.05, 0.006), 2))
        for i, (s, level) in enumerate(((0.3, 0.5), (0.55, 0.6), (0.75, 0.35), (1.05, 0.3)))
    ]
    gravel = 0.55 * grains(1.9, 120, 173, 350, 2800, 0.6)
    dust = 0.5 * swell(band(noise(2.0, 174), 900, 3200), 0.3)
    parts = (
        (0, 0.7 * blast),
        (0, 4 * rumble),
        (0, tone(1.2, 90, 30, 0.2)),
        (0.15, gravel),
        (0.1, 0.15 * dust),
    )
    return in_a_room(mixed(*parts, *walls), 0.45, 0.2, 1500)
