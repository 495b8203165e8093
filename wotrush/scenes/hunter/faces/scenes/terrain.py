"""Water and weather in the scenes of events, bridges, and what grows there."""

from __future__ import annotations

import random

import pygame

from wotrush.scenes.art.color import RGB, darker, lighter, parse
from wotrush.scenes.art.geometry import ellipse
from wotrush.scenes.hunter.faces.scenes.stage import WOOD, Stage

WATER = parse("#4f7f93")


def water(stage: Stage, foot: float, top: float, color: RGB = WATER) -> None:
    """Draw water across the picture, with lines of light."""
    stage.pen.polygon([(0, foot), (1, foot), (1, top), (0, top)], color)
    source = random.Random(8)
    for _ in range(26):
        x, y = source.uniform(-0.1, 1), source.uniform(foot + 0.01, top - 0.01)
        length = source.uniform(0.06, 0.2)
        stage.pen.polygon(ellipse((x, y), length, 0.006), lighter(color, source.uniform(0.1, 0.4)))


def reeds(stage: Stage, places: tuple[float, ...], foot: float) -> None:
    """Draw reeds with their brown heads."""
    for index, x in enumerate(places):
        high = 0.16 + 0.05 * (index % 3)
        stage.pen.stroke([(x, foot), (x + 0.02, foot + high)], 0.012, parse("#4d5a30"))
        stage.pen.stroke(
            [(x + 0.02, foot + high), (x + 0.024, foot + high + 0.06)], 0.026, parse("#5c3d22"), caps=True
        )


def rain(stage: Stage) -> None:
    """Draw a dark sky and slanting rain over everything."""
    shade = pygame.Surface(stage.target.get_size(), pygame.SRCALPHA)
    shade.fill((30, 38, 52, 110))
    stage.target.blit(shade, (0, 0))
    source = random.Random(4)
    for _ in range(8):
        stage.cloud((source.uniform(0, 1), stage.tall * source.uniform(0.82, 1.0)), 0.22, (58, 64, 76), 220)
    for _ in range(84):
        x, y = source.uniform(0, 1.1), source.uniform(0, stage.tall * 0.9)
        stage.pen.stroke([(x, y), (x - 0.03, y - 0.09)], 0.005, (164, 180, 196))


def bridge(stage: Stage, foot: float, top: float) -> None:
    """Draw a plank bridge on pontoons across the picture."""
    for x in (0.16, 0.4, 0.64, 0.88):
        boat = [(x - 0.09, top - 0.02), (x + 0.09, top - 0.02), (x + 0.06, foot), (x - 0.06, foot)]
        stage.pen.polygon(boat, parse("#59634a"))
    stage.pen.polygon([(0, top), (1, top), (1, top - 0.05), (0, top - 0.05)], darker(WOOD, 0.3))
    for step in range(20):
        stage.pen.stroke([(step / 20, top), (step / 20, top - 0.05)], 0.006, darker(WOOD, 0.6))


def broken_bridge(stage: Stage, foot: float, top: float) -> None:
    """Draw what is left of a wooden bridge: both ends, and piles that stand in the water."""
    pen, dark = stage.pen, darker(WOOD, 0.55)
    for x, high in (
        (0.08, 1.0),
        (0.2, 1.0),
        (0.32, 0.86),
        (0.46, 0.4),
        (0.58, 0.34),
        (0.72, 0.84),
        (0.84, 1.0),
        (0.95, 1.0),
    ):
        pen.stroke([(x, foot), (x + 0.006, foot + (top - foot) * high)], 0.022, dark)
        pen.stroke([(x - 0.006, foot), (x, foot + (top - foot) * high)], 0.008, darker(WOOD, 0.2))
    for ends in ([(-0.02, top), (0.35, top - 0.01)], [(0.7, top - 0.03), (1.02, top)]):
        pen.stroke(ends, 0.032, dark)
        pen.stroke([(x, y + 0.008) for x, y in ends], 0.014, darker(WOOD, 0.1))
    for plank in (
        [(0.34, top), (0.42, top - 0.07)],
        [(0.66, foot + 0.03), (0.71, top - 0.04)],
        [(0.4, foot), (0.47, foot + 0.05)],
    ):
        pen.stroke(plank, 0.016, darker(WOOD, 0.3))


def camouflage_net(stage: Stage) -> None:
    """Draw a net of leaves over the lower half."""
    leaves(stage, (0.08, 0.92), min(0.5, stage.tall * 0.52), 120)


def leaves(stage: Stage, span: tuple[float, float], high: float, count: int) -> None:
    """Draw a bush of that width, highest in the middle."""
    source = random.Random(12)
    greens = (parse("#55663a"), parse("#6d7a44"), parse("#44532f"), parse("#7d7a4a"))
    middle, half = sum(span) / 2, (span[1] - span[0]) / 2
    for _ in range(count):
        x, share = source.uniform(*span), source.uniform(0.1, 1)
        if (abs(x - middle) / half) * 0.62 + share * 0.76 > 1:
            continue
        leaf = ellipse((x, share * high), source.uniform(0.03, 0.055), source.uniform(0.014, 0.028), 10)
        stage.pen.polygon(leaf, source.choice(greens))
