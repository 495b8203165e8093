"""A whole vehicle from its profile, drawn to scale on a transparent layer with light from above."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from wotrush.scenes.rush.art import parts
from wotrush.scenes.rush.art import profile as spec
from wotrush.scenes.rush.art.colour import parse
from wotrush.scenes.rush.art.face import Nation
from wotrush.scenes.rush.art.figures import figure
from wotrush.scenes.rush.art.finish import Finish
from wotrush.scenes.rush.art.palette import livery
from wotrush.scenes.rush.art.pen import MeasuringPen, Pen
from wotrush.scenes.rush.art.profile import Profile
from wotrush.scenes.rush.art.running_gear import track

STEPS = (
    (3.0, 0.5),
    (3.6, 0.55),
    (4.3, 0.6),
    (4.9, 0.64),
    (5.6, 0.68),
    (6.2, 0.72),
    (6.6, 0.75),
    (7.0, 0.78),
    (7.8, 0.82),
)
"""Up to which hull length in metres a vehicle's hull takes which share of the frame's width."""
LARGEST = 0.88


@dataclass(frozen=True, slots=True)
class Extent:
    """What a profile covers, in metres."""

    left: float
    right: float
    bottom: float
    top: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.top - self.bottom


def draw_parts(pen: Pen, profile: Profile, nation: Nation | None) -> None:
    usual = livery(nation).paint
    shop = parts.Shop(pen, Finish(parse(profile.paint) if profile.paint else usual, profile.camo), nation)
    for part in profile.parts:
        _draw(shop, part)


def _draw(shop: parts.Shop, part: spec.AnyPart) -> None:
    match part:
        case spec.Plate():
            parts.plate(shop, part)
        case spec.Track():
            track(shop, part)
        case spec.Gun():
            parts.gun(shop, part)
        case spec.Cupola():
            parts.cupola(shop, part)
        case spec.Box():
            parts.box(shop, part)
        case spec.Line():
            parts.line(shop, part)
        case spec.Rivets():
            parts.rivets(shop, part)
        case spec.Disc():
            parts.disc(shop, part)
        case spec.Grille():
            parts.grille(shop, part)
        case spec.Wheel():
            parts.wheel(shop, part)
        case spec.Mark():
            parts.mark(shop, part)
        case spec.Figure():
            figure(shop, part)


def extent(profile: Profile, guns: bool = True) -> Extent:
    """What the profile covers, with or without its guns."""
    pen = MeasuringPen()
    shop = parts.Shop(pen, Finish((120, 120, 110)), None)
    for part in profile.parts:
        if guns or not isinstance(part, spec.Gun):
            _draw(shop, part)
    return Extent(pen.low[0], pen.high[0], min(0.0, pen.low[1]), pen.high[1])


NARROW = 1.2
"""In a frame less wide than this many times its height, small vehicles are brought closer to large ones."""


def width_on(frame: pygame.FRect, profile: Profile) -> float:
    """How wide a vehicle is drawn, gun and all: its hull in steps, so that sizes compare and small ones do not vanish."""
    whole = extent(profile).width
    if profile.fill is not None:
        return frame.width * profile.fill
    hull = extent(profile, guns=False).width
    share = next((share for length, share in STEPS if hull <= length), LARGEST)
    if frame.width < NARROW * frame.height:
        share = 1 - (1 - share) * 0.6
    return frame.width * min(1.0, share * whole / hull)


@dataclass(frozen=True, slots=True)
class Placing:
    """Where a vehicle stands in a frame: the pen's origin and scale, and what the vehicle covers in pixels."""

    origin: tuple[float, float]
    scale: float
    box: pygame.FRect


def placed(profile: Profile, frame: pygame.FRect, ground: float) -> Placing:
    """The vehicle centred in the frame with its tracks on the ground line, all of it inside."""
    covered = extent(profile)
    scale = width_on(frame, profile) / covered.width
    scale = min(scale, (ground - frame.top) / covered.height)
    left = frame.centerx - covered.width * scale / 2
    box = pygame.FRect(left, ground - covered.top * scale, covered.width * scale, covered.height * scale)
    return Placing((left - covered.left * scale, ground), scale, box)


def draw_vehicle(target: pygame.Surface, profile: Profile, nation: Nation | None, placing: Placing) -> None:
    """Blits the vehicle with its light: darker towards the ground, a warm rim on everything that looks up."""
    layer = pygame.Surface(target.get_size(), pygame.SRCALPHA)
    draw_parts(Pen(layer, placing.origin, placing.scale), profile, nation)
    outline = pygame.mask.from_surface(layer)
    _fall_of_light(layer, placing.box)
    _rim(layer, outline, max(1, round(placing.scale * 0.045)))
    target.blit(_contour(outline, max(1, target.get_width() // 300)), (0, 0))
    target.blit(layer, (0, 0))


def _fall_of_light(layer: pygame.Surface, box: pygame.FRect) -> None:
    ramp = pygame.Surface((1, 3))
    for row, value in enumerate(((255, 255, 255), (240, 238, 236), (158, 154, 156))):
        ramp.set_at((0, row), value)
    area = pygame.Rect(box).inflate(4, 4).clip(layer.get_rect())
    layer.blit(pygame.transform.smoothscale(ramp, area.size), area, special_flags=pygame.BLEND_RGB_MULT)


def _rim(layer: pygame.Surface, outline: pygame.Mask, width: int) -> None:
    edge = outline.copy()
    edge.erase(outline, (0, width))
    layer.blit(edge.to_surface(setcolor=(255, 240, 200, 95), unsetcolor=(0, 0, 0, 0)), (0, 0))


def _contour(outline: pygame.Mask, width: int) -> pygame.Surface:
    """A dark line round the whole silhouette, which parts it from the land at any size."""
    grown = outline.copy()
    for offset in ((width, 0), (-width, 0), (0, width), (0, -width)):
        grown.draw(outline, offset)
    return grown.to_surface(setcolor=(24, 20, 16, 150), unsetcolor=(0, 0, 0, 0))
