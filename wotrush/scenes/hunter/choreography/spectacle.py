"""What is seen of events in the sky and on the ground: aircraft, smoke, rain, earth that flies up."""

from __future__ import annotations

from pygame import FRect, Vector2

from wotrush.model.hunter.cards.catalogue import HunterCatalogue
from wotrush.model.hunter.cards.words import BAD_WEATHER, FLASH_FLOOD, SMOKE
from wotrush.scenes.hunter.choreography.air import AirRaid
from wotrush.stage.motion.particles import burst
from wotrush.stage.motion.recipes import CLODS, DUST, Recipe
from wotrush.stage.motion.tween import Motion, parallel
from wotrush.stage.node import Node

SCREEN = Recipe(
    30,
    ((188, 194, 188, 0), (204, 208, 202, 200), (214, 216, 212, 130), (222, 222, 218, 0)),
    (20, 190),
    (60, 170),
    gravity=-40,
    born_until=0.4,
    life=(0.5, 0.6),
    softness=0.5,
)
EARTH = Recipe(
    16,
    ((92, 70, 44, 255), (70, 54, 36, 255), (116, 92, 60, 255)),
    (140, 330),
    (15, 11),
    spread=110,
    gravity=520,
    born_until=0.35,
    life=(0.5, 0.65),
    motley=True,
    outlines=CLODS,
    sizes=(0.5, 0.85, 1.4),
)
RAIN = Recipe(
    16,
    ((196, 214, 226, 0), (196, 214, 226, 170), (196, 214, 226, 0)),
    (1100, 2100),
    (2.5, 2.5),
    direction=100,
    spread=26,
    born_until=0.5,
    life=(0.4, 0.5),
    streak=0.04,
)
DROPS_EVERY = 120.0
"""The distance between the places above the table from which rain falls."""
SECONDS = 0.9


def spectacle(catalogue: HunterCatalogue, card: int, effects: Node, target: FRect, area: FRect) -> Motion:
    """Return what is seen of an event, over its target or over the whole table."""
    if catalogue.air_strike[card]:
        return AirRaid.over(effects, area)
    if card == SMOKE:
        return burst(effects, SCREEN, Vector2(target.center), SECONDS, card)
    if card in (FLASH_FLOOD, BAD_WEATHER):
        places = range(int(area.w // DROPS_EVERY) + 2)
        return parallel(*(burst(effects, RAIN, Vector2(n * DROPS_EVERY, -30), SECONDS, n) for n in places))
    return parallel()


def digging(effects: Node, place: FRect, seed: int) -> Motion:
    """Return the earth that flies up below a card."""
    ground = Vector2(place.midbottom)
    return parallel(*(burst(effects, recipe, ground, SECONDS, seed) for recipe in (DUST, EARTH)))
