"""Vehicles can be distinguished by their outlines alone: no two filled silhouettes nearly cover each other."""

from itertools import combinations

import pygame

from wotrush.scenes.art.pen import Pen
from wotrush.scenes.art.profiles.profile_files import profile_of
from wotrush.scenes.art.vehicles.placing import placed
from wotrush.scenes.art.vehicles.vehicle import draw_parts, measured

from .deck import FACES

WIDE, HIGH, GROUND = 300, 210, 190
ALIKE = 0.9


def silhouette(code: str) -> pygame.mask.Mask:
    """Draw a vehicle at the scale of a Reserve picture, centred on the ground, with every hole filled."""
    placing = placed(measured(code), pygame.FRect(4, 4, WIDE - 8, HIGH - 8), GROUND)
    layer = pygame.Surface((WIDE, HIGH), pygame.SRCALPHA)
    draw_parts(Pen(layer, placing.origin, placing.scale), profile_of(code), None)
    outline = pygame.mask.from_surface(layer)
    outline.invert()
    filled = outline.connected_component((0, 0))
    filled.invert()
    return filled


def overlap(one: pygame.mask.Mask, other: pygame.mask.Mask) -> float:
    """Return the shared area of two silhouettes as a share of their union."""
    shared = one.overlap_area(other, (0, 0))
    return shared / (one.count() + other.count() - shared)


def test_a_silhouette_overlaps_itself_wholly_and_stands_on_the_ground() -> None:
    tiger = silhouette("de18")
    assert overlap(tiger, tiger) == 1
    assert abs(max(box.bottom for box in tiger.get_bounding_rects()) - GROUND) <= 1


def test_no_two_silhouettes_nearly_cover_each_other() -> None:
    found = {code: silhouette(code) for code in FACES}
    alike = [
        f"{one} and {other}: {overlap(found[one], found[other]):.2f}"
        for one, other in combinations(found, 2)
        if overlap(found[one], found[other]) > ALIKE
    ]
    assert not alike, "; ".join(alike)
