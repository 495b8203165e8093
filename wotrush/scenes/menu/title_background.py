"""The animated background of the title: searchlights swing, guns flash in the distance, vehicles cross, smoke drifts."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

import pygame
from pygame import Rect, Surface, Vector2

from wotrush.scenes.art.scenery import landscape as land
from wotrush.scenes.art.scenery.crossings import ADVANCE, AMBUSH, Crossing
from wotrush.scenes.art.scenery.hedge import hedge_picture
from wotrush.scenes.art.vehicles.dusk import vehicle_at_dusk
from wotrush.stage.clock import Clock
from wotrush.stage.color import Color, mix, rgba
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import Size, gradient, soft
from wotrush.stage.node import Node

FRAME = 1 / 30
LIGHT, SOFTER = 480, 3
"""Light is painted this many pixels wide for any window, and softened by shrinking it by this factor in between."""


@dataclass(frozen=True, slots=True)
class Searchlight:
    """Stands on a hill and swings about a direction; degrees from straight up."""

    place: float
    lean: float
    swing: float
    seconds: float

    def angle(self, now: float) -> float:
        return self.lean + self.swing * math.sin(now / self.seconds * math.tau)


SEARCHLIGHTS = (
    Searchlight(0.52, -14, 16, 23),
    Searchlight(0.79, 12, 20, 31),
    Searchlight(0.91, -24, 11, 19),
)


class TitleBackground(Node):
    """Fills its rect. It asks for at most thirty frames a second, and for none if motion is reduced."""

    touchable = False
    settled = True

    def __init__(self, clock: Clock, twilight: land.Twilight, moves: bool) -> None:
        super().__init__(name="landscape")
        self.twilight = twilight
        self.moves = moves
        self._crossings = AMBUSH if twilight.moon else ADVANCE
        self._clock = clock
        self._begin = clock.now()
        self._painted = -1.0
        self._drawn: set[str] = set()

    def update(self) -> None:
        """Call this once a frame."""
        waiting = len(self._drawn) < len(self._crossings)
        if (self.moves and self._clock.now() - self._painted >= FRAME) or waiting:
            self.invalidate()

    def paint(self, canvas: Canvas) -> None:
        first = self._painted < 0
        self._painted = self._clock.now()
        now = self._painted - self._begin if self.moves else 0.0
        box = canvas.box(self.bounds)
        size = box.size
        make_sky = partial(land.sky, size, self.twilight)
        canvas.blit(canvas.pictures.get(("sky", size, self.twilight), make_sky), box.topleft, hides=True)
        self._flash(canvas, box, now)
        self._lights(canvas, box, now)
        if not first:
            self._draw_one_more(canvas, size)
        for ridge, nearer in pairwise((land.FAR, land.MIDDLE, land.NEAR, land.FRONT)):
            self._ridge(canvas, box, ridge, nearer)
            self._vehicles(canvas, box, ridge, now)
        self._smoke(canvas, box, now)
        self._front(canvas, box)
        self._vehicles(canvas, box, land.FRONT, now)
        if not first:
            self._before_vehicles(canvas, box)

    def _ridge(self, canvas: Canvas, box: Rect, ridge: land.Ridge, nearer: land.Ridge) -> None:
        """Paint a ridge as far down as the nearer one, which is opaque, does not hide it everywhere."""
        make = partial(land.ridge_picture, box.size, ridge, self.twilight)
        picture = canvas.pictures.get(("ridge", box.size, ridge, self.twilight), make)
        seen = Rect(box.x, box.y, box.w, math.ceil(nearer.lowest * box.h) + 1)
        canvas.within(seen).blit(picture, (box.x, box.y + ridge.top(box.h)))

    def _front(self, canvas: Canvas, box: Rect) -> None:
        make = partial(land.front_picture, box.size, self.twilight)
        picture = canvas.pictures.get(("front", box.size, self.twilight), make)
        canvas.blit(picture, (box.x, box.y + land.FRONT.top(box.h)))

    def _before_vehicles(self, canvas: Canvas, box: Rect) -> None:
        """Cover their feet: with a hedge by night, with grass at dusk."""
        picture_of = hedge_picture if self.twilight.moon else partial(land.front_picture, defended=False)
        make = partial(picture_of, box.size, self.twilight)
        picture = canvas.pictures.get(("before vehicles", box.size, self.twilight), make)
        canvas.blit(picture, (box.x, box.y + land.FRONT.top(box.h)))

    # -- light

    def _lights(self, canvas: Canvas, box: Rect, now: float) -> None:
        """Add the beams to the sky; hills painted later stand before them."""
        down = round(box.h * (land.HORIZON + 0.12))
        high = max(SOFTER, LIGHT * down // box.w)
        sharp = Surface((LIGHT, high), depth=32)
        for light in SEARCHLIGHTS:
            _beam(sharp, Vector2(light.place * LIGHT, high), light.angle(now), high * 1.5, self.twilight.glow)
        sharp.blit(self._fading(canvas, sharp.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        small = pygame.transform.smoothscale(sharp, (LIGHT // SOFTER, high // SOFTER))
        beams = pygame.transform.smoothscale(pygame.transform.box_blur(small, 1), (box.w, down))
        canvas.shine(beams, box.topleft)

    def _fading(self, canvas: Canvas, size: Size) -> Surface:
        """Let the beams fade upwards."""
        return canvas.pictures.get(("fading", size), partial(gradient, size, (26, 26, 26), (205, 205, 205)))

    def _flash(self, canvas: Canvas, box: Rect, now: float) -> None:
        """Draw the flash of guns behind the hills."""
        for i, (place, every) in enumerate(((0.6, 7.3), (0.86, 11.1), (0.42, 17.9))):
            since = (now + 2.7 * i) % every
            if not self.moves or since > 0.5:
                continue
            light = max(0.0, 1 - since / 0.5) ** 2 * (0.6 + 0.4 * math.sin(since * 60))
            step = round(light * 8)
            if step > 0:
                color = mix((0, 0, 0), self.twilight.glow, 0.6 * step / 8)
                size = (box.w // 4, box.h // 4)
                glow = canvas.pictures.get(("flash", size, color), partial(land.halo, size, color))
                at = glow.get_rect(center=(box.x + box.w * place, box.y + box.h * (land.HORIZON + 0.02)))
                canvas.shine(glow, at.topleft)

    # -- moving things on the ground

    def _draw_one_more(self, canvas: Canvas, size: Size) -> None:
        """Draw one vehicle per frame, once the first frame has been shown, since each takes a few milliseconds."""
        for crossing in self._crossings:
            if crossing.code not in self._drawn:
                self._drawn.add(crossing.code)
                self._vehicle(canvas, size, crossing)
                return

    def _vehicles(self, canvas: Canvas, box: Rect, ridge: land.Ridge, now: float) -> None:
        for crossing in self._crossings:
            if crossing.ridge is not ridge or crossing.code not in self._drawn:
                continue
            picture = self._vehicle(canvas, box.size, crossing)
            x = crossing.middle(now) * box.w
            ground = ridge.at(x / box.w) * box.h + box.h * 0.004
            drives = self.moves and not crossing.waits
            rattle = math.sin(now * 9 + crossing.ahead * 20) * box.h * 0.0006 if drives else 0.0
            canvas.blit(
                picture,
                (
                    round(box.x + x - picture.get_width() / 2),
                    round(box.y + ground - picture.get_height() + rattle),
                ),
            )

    def _vehicle(self, canvas: Canvas, size: Size, crossing: Crossing) -> Surface:
        def make() -> Surface:
            width = crossing.across(size)
            picture = vehicle_at_dusk(crossing.code, crossing.nation, width, self.twilight, crossing.haze)
            return pygame.transform.flip(picture, True, False) if crossing.mirrored else picture

        return canvas.pictures.get(("crossing", crossing.code, size, self.twilight), make)

    def _smoke(self, canvas: Canvas, box: Rect, now: float) -> None:
        """Draw low haze that the wind carries to the right."""
        for i in range(7):
            across, down = round(box.w * (0.2 + 0.05 * (i % 3))), round(box.h * 0.05)
            blur = max(4, box.h // 26)
            color: Color = rgba(mix(self.twilight.middle, self.twilight.glow, 0.3), 0.13)
            make = partial(soft, (across, down), down // 2, blur, color)
            puff = canvas.pictures.get(("smoke", across, down, blur, color), make)
            part = (i / 7 + now / (90 + 17 * (i % 4))) % 1.0
            x = (part * 1.6 - 0.4) * box.w
            y = box.h * (0.76 + 0.05 * math.sin(i * 2.4) + 0.006 * math.sin(now / 5 + i))
            canvas.blit(puff, (round(box.x + x), round(box.y + y)))


def _beam(small: Surface, foot: Vector2, angle: float, length: float, color: Color) -> None:
    """Draw three wedges, each narrower and brighter."""
    layer = Surface(small.get_size(), depth=32)
    for half, part in ((4.6, 0.07), (2.9, 0.1), (1.5, 0.15)):
        left = foot + Vector2(0, -length).rotate(angle - half)
        right = foot + Vector2(0, -length).rotate(angle + half)
        layer.fill((0, 0, 0))
        pygame.draw.polygon(
            layer, mix((0, 0, 0), mix(color, (255, 255, 255), 0.4), part)[:3], [foot, left, right]
        )
        small.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
