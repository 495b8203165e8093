"""What bursts of particles are made of: flashes, fire, smoke, sparks, dust, confetti."""

from __future__ import annotations

from dataclasses import dataclass

from wotrush.stage.color import Color

Outline = tuple[tuple[float, float], ...]
"""The corners of a particle, from -1 to 1."""

CLODS: tuple[Outline, ...] = (
    ((-0.95, 0.1), (-0.5, -0.7), (0.35, -0.85), (0.9, -0.15), (0.45, 0.7), (-0.4, 0.6)),
    ((-0.8, -0.45), (0.1, -0.8), (0.95, -0.2), (0.5, 0.65), (-0.6, 0.75)),
    ((-0.9, 0.3), (-0.7, -0.5), (0.2, -0.65), (0.85, -0.35), (0.7, 0.5), (-0.1, 0.8)),
    ((-0.6, -0.75), (0.5, -0.6), (0.8, 0.3), (0.0, 0.9), (-0.9, 0.2)),
)
"""Lumps of earth and splinters."""
PAPER: tuple[Outline, ...] = (((-1.0, -0.65), (1.0, -0.65), (1.0, 0.65), (-1.0, 0.65)),)


@dataclass(frozen=True, slots=True)
class Recipe:
    """What a burst is made of; lengths in units, times as shares of the whole burst."""

    count: int
    colors: tuple[Color, ...]
    """The colors over a particle's life, or one at random for each particle if `motley`."""
    speed: tuple[float, float]
    """The distance that a particle without drag covers in the whole time."""
    size: tuple[float, float]
    """The size at birth and at death."""
    direction: float = -90.0
    spread: float = 360.0
    gravity: float = 0.0
    born_until: float = 0.1
    life: tuple[float, float] = (0.6, 0.9)
    softness: float = 0.0
    motley: bool = False
    streak: float = 0.0
    """The share of its flight that is drawn as a line."""
    shines: bool = False
    """Whether it adds light instead of covering what lies behind."""
    outlines: tuple[Outline, ...] = ()
    """What solid particles look like, one at random for each, which turns as it flies; without any they are dots."""
    sizes: tuple[float, ...] = (1.0,)
    """How large particles with outlines may be, as multiples of `size`."""


FLASH = Recipe(
    3,
    ((255, 250, 225, 255), (255, 190, 90, 200), (160, 70, 20, 0)),
    (0, 6),
    (150, 240),
    born_until=0.02,
    life=(0.16, 0.24),
    softness=0.6,
    shines=True,
)
EXPLOSION = Recipe(
    34,
    ((255, 236, 170, 230), (255, 150, 50, 220), (170, 50, 16, 130), (60, 16, 6, 0)),
    (20, 230),
    (58, 30),
    born_until=0.1,
    life=(0.3, 0.6),
    softness=0.55,
    shines=True,
)
MUZZLE = Recipe(
    12,
    ((255, 248, 220, 255), (255, 190, 90, 220), (150, 60, 20, 0)),
    (10, 120),
    (46, 12),
    spread=26,
    born_until=0.1,
    life=(0.4, 0.7),
    softness=0.6,
    shines=True,
)
GLINT = Recipe(
    18,
    ((255, 246, 210, 255), (255, 214, 110, 255), (160, 110, 20, 0)),
    (60, 190),
    (20, 5),
    born_until=0.25,
    life=(0.45, 0.75),
    softness=0.75,
    shines=True,
)
DUST = Recipe(
    10,
    ((150, 138, 110, 0), (150, 138, 110, 110), (150, 138, 110, 0)),
    (20, 90),
    (14, 40),
    born_until=0.15,
    life=(0.5, 0.8),
    softness=0.6,
)
SMOKE = Recipe(
    34,
    ((60, 54, 46, 0), (66, 60, 54, 225), (88, 84, 78, 150), (104, 102, 98, 0)),
    (30, 170),
    (54, 130),
    direction=-90,
    spread=220,
    gravity=-90,
    born_until=0.35,
    life=(0.5, 0.65),
    softness=0.42,
)
SPARKS = Recipe(
    44,
    ((255, 250, 210, 255), (255, 190, 80, 255), (200, 90, 30, 0)),
    (160, 560),
    (4, 2),
    gravity=260,
    born_until=0.04,
    life=(0.35, 0.85),
    streak=0.05,
)
DEBRIS = Recipe(
    16,
    ((58, 54, 46, 255), (44, 42, 36, 255), (74, 68, 56, 255)),
    (200, 420),
    (13, 11),
    spread=220,
    gravity=620,
    born_until=0.03,
    life=(0.6, 0.95),
    motley=True,
    outlines=CLODS,
    sizes=(0.55, 0.85, 1.3),
)
CONFETTI = Recipe(
    90,
    ((217, 180, 74, 255), (176, 42, 48, 255), (240, 230, 205, 255), (60, 96, 140, 255)),
    (260, 620),
    (9, 9),
    spread=80,
    gravity=700,
    born_until=0.15,
    life=(0.7, 0.85),
    motley=True,
    outlines=PAPER,
)
