"""A whole vehicle from its profile, drawn to scale on a transparent layer with light from above."""

from __future__ import annotations

from functools import cache

import pygame

from wotrush.scenes.art.color import parse
from wotrush.scenes.art.figures.soldiers import figure
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.palette import livery
from wotrush.scenes.art.pen import MeasuringPen, Pen
from wotrush.scenes.art.profiles import profile as spec
from wotrush.scenes.art.profiles.camouflage import camouflaged
from wotrush.scenes.art.profiles.finish import Finish, Shop
from wotrush.scenes.art.profiles.profile import Profile
from wotrush.scenes.art.profiles.profile_files import profile_of
from wotrush.scenes.art.vehicles import parts
from wotrush.scenes.art.vehicles.guns import gun
from wotrush.scenes.art.vehicles.placing import Extent, Measured, Placing
from wotrush.scenes.art.vehicles.plates import plate
from wotrush.scenes.art.vehicles.running_gear import track

COAT_LOW, COAT_HIGH = (-1.0, 0.0), (10.5, 4.0)
"""The corners, in metres, of the largest vehicle that camouflage has to cover."""


def draw_parts(pen: Pen, profile: Profile, nation: ArtNation | None) -> None:
    paint = parse(profile.paint) if profile.paint else livery(nation).paint
    shop = Shop(pen, camouflaged(paint, profile.camo, COAT_LOW, COAT_HIGH), nation)
    for part in profile.parts:
        _draw(shop, part)


def _draw(shop: Shop, part: spec.AnyPart) -> None:
    match part:
        case spec.PlatePart():
            plate(shop, part)
        case spec.Track():
            track(shop, part)
        case spec.Gun():
            gun(shop, part)
        case spec.MachineGun():
            parts.machine_gun(shop, part)
        case spec.Cupola():
            parts.cupola(shop, part)
        case spec.Box():
            parts.box(shop, part)
        case spec.LinePart():
            parts.line(shop, part)
        case spec.Rivets():
            parts.rivets(shop, part)
        case spec.Disc():
            parts.disc(shop, part)
        case spec.Grille():
            parts.grille(shop, part)
        case spec.Wheel():
            parts.wheel(shop, part)
        case spec.MarkPart():
            parts.mark(shop, part)
        case spec.FigurePart():
            figure(shop, part)


@cache
def measured(code: str) -> Measured:
    """Return what a vehicle covers, with and without its guns. It is computed once for each profile."""
    profile, pen = profile_of(code), MeasuringPen()
    shop = Shop(pen, Finish(livery(None).paint), None)
    for part in profile.parts:
        if not isinstance(part, spec.Gun):
            _draw(shop, part)
    body = _extent(pen)
    for part in profile.parts:
        if isinstance(part, spec.Gun):
            _draw(shop, part)
    return Measured(_extent(pen), body, profile.fill)


def _extent(pen: MeasuringPen) -> Extent:
    """Return what was drawn so far, down to the ground at least."""
    (left, bottom), (right, top) = pen.low, pen.high
    return Extent(left, right, min(0.0, bottom), top)


def draw_vehicle(
    target: pygame.Surface, profile: Profile, nation: ArtNation | None, placing: Placing
) -> None:
    """Draw the vehicle with its light: darker towards the ground, a warm rim on everything that faces up."""
    layer = pygame.Surface(target.get_size(), pygame.SRCALPHA)
    draw_parts(Pen(layer, placing.origin, placing.scale), profile, nation)
    _fall_of_light(layer, placing.box)
    line = max(1, target.get_width() // 300)
    covered = pygame.Rect(placing.box).inflate(8 + 2 * line, 8 + 2 * line).clip(layer.get_rect())
    vehicle = layer.subsurface(covered)
    outline = pygame.mask.from_surface(vehicle)
    _rim(vehicle, outline, max(1, round(placing.scale * 0.045)))
    target.blit(_contour(outline, line), covered)
    target.blit(vehicle, covered)


def _fall_of_light(layer: pygame.Surface, box: pygame.FRect) -> None:
    ramp = pygame.Surface((1, 3))
    for row, value in enumerate(((255, 255, 255), (240, 238, 236), (176, 171, 170))):
        ramp.set_at((0, row), value)
    area = pygame.Rect(box).inflate(4, 4).clip(layer.get_rect())
    layer.blit(pygame.transform.smoothscale(ramp, area.size), area, special_flags=pygame.BLEND_RGB_MULT)


def _rim(layer: pygame.Surface, outline: pygame.Mask, width: int) -> None:
    edge = outline.copy()
    edge.erase(outline, (0, width))
    layer.blit(edge.to_surface(setcolor=(255, 240, 200, 95), unsetcolor=(0, 0, 0, 0)), (0, 0))


def _contour(outline: pygame.Mask, width: int) -> pygame.Surface:
    """Draw a dark line around the silhouette, which sets it off from the land at any size."""
    grown = outline.copy()
    for offset in ((width, 0), (-width, 0), (0, width), (0, -width)):
        grown.draw(outline, offset)
    return grown.to_surface(setcolor=(24, 20, 16, 150), unsetcolor=(0, 0, 0, 0))
