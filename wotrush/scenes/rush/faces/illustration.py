"""The picture of a card: vehicles in their land, barracks at work, medals and bases on cloth."""

from __future__ import annotations

import pygame

from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.scenery.bunker import draw_bunker
from wotrush.scenes.art.vehicles.picture import vehicle_picture
from wotrush.scenes.rush.faces.face import CardFace, FaceKind
from wotrush.scenes.rush.faces.medals import draw_medals


def illustrate(
    target: pygame.Surface, face: CardFace, covered: float = 0.0, ground: float | None = None
) -> None:
    """Fill the surface with what the card shows; vehicles stand above the lower share that will be covered, or at that
    share of the height.
    """
    match face.kind:
        case FaceKind.VEHICLE | FaceKind.BARRACKS:
            vehicle_picture(target, face.code, face.nation, ground=ground, covered=covered)
        case FaceKind.MEDAL:
            draw_medals(target, face.nation or ArtNation.USSR, face.points or 1)
        case FaceKind.BASE:
            draw_bunker(target, damaged=False)
