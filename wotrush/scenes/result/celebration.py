"""Fireworks for the winner, along the top of the page."""

from __future__ import annotations

from pygame import Vector2

from wotrush.stage.motion.particles import burst
from wotrush.stage.motion.recipes import CONFETTI, GLINT
from wotrush.stage.motion.tween import Motion, delay, parallel, sequence
from wotrush.stage.node import Node

FIREWORKS = ((0.3, 0.0), (0.5, 0.25), (0.7, 0.5), (0.16, 1.2), (0.84, 1.6), (0.4, 2.1), (0.6, 2.4))
"""Where they burst, as a share of the width, and after how many seconds."""
HEIGHT = 60.0


def celebration(sky: Node, width: float) -> Motion:
    """Return the motion of all fireworks, whose sparks are added to `sky`."""
    return parallel(
        *(
            sequence(delay(wait), _firework(sky, Vector2(width * across, HEIGHT), seed))
            for seed, (across, wait) in enumerate(FIREWORKS)
        )
    )


def _firework(sky: Node, at: Vector2, seed: int) -> Motion:
    return parallel(burst(sky, CONFETTI, at, 2.6, seed=seed), burst(sky, GLINT, at, 1.2, seed=seed))
