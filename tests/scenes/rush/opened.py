"""One table in the middle of a game, and ways to find things on it."""

from __future__ import annotations

import pygame

from tests.scenes.rush.tables import Played, position, table
from wotrush.scenes.rush.offers.offer import Way
from wotrush.scenes.rush.play.target_nodes import TargetNode

TABLE = """
players: 2, first 0, active 0
reserve: su07 us03 fr01 de02
seat: 0
  bases: up, up de03, gone
  hand: su17 su12 eng vol
  garage: tec eng
seat: 1
  bases: up us06, damaged, up fr05!
  hand: eng eng eng
"""
REPAIR = """
prompt: {prompt}
players: 2, first 0, active 0
reserve: su07 us03 fr01 de02
seat: 0
  using: de17
  hand: eng vol
  depot: {depot}
seat: 1
  hand: eng eng eng
"""
"""Repair asks for a card of that Depot."""
LIGHT_TANKS = """
players: 2, first 0, active 0
achievements: 1 6 10
reserve: su07 us03 fr01 de02
deck: su01 su02 su04
seat: 0
  hand: de05 eng eng
seat: 1
  hand: {rival} eng eng
"""
"""Whoever guards with the light tank has none any more, and whoever buys another has more."""


def opened(text: str = TABLE, **kwargs: object) -> Played:
    played = table(position(text), **kwargs)  # type: ignore[arg-type]
    played.rest()
    return played


def card(played: Played, code: str) -> int:
    return played.o.catalogue.by_code[code]


def sprite(played: Played, code: str) -> pygame.Vector2:
    return played.scene.cards.sprites[card(played, code)].center_px


def lit(played: Played, spot: object, way: Way | None = None) -> TargetNode:
    nodes = [n for n in played.scene.pieces.targets.children if isinstance(n, TargetNode)]
    return next(n for n in nodes if n.offer.spot == spot and way in (None, n.offer.way))
