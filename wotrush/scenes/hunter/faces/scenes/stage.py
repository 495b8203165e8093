"""A scene of an event while it is drawn: vehicles, soldiers, light, smoke and fire; places are shares of the picture's
width, y upward from its foot.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache

import pygame

from wotrush.scenes.art.color import RGB, mix, parse
from wotrush.scenes.art.figures.soldiers import HEIGHT
from wotrush.scenes.art.geometry import Point, polar, star
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.pen import Pen
from wotrush.scenes.art.profiles.profile import AnyPart, FigurePart, KitName, PoseName, Profile
from wotrush.scenes.art.profiles.profile_files import profile_of
from wotrush.scenes.art.scenery.landscape import halo
from wotrush.scenes.art.vehicles.damage import FLAME, SMOKE
from wotrush.scenes.art.vehicles.placing import Placing, placed
from wotrush.scenes.art.vehicles.vehicle import draw_vehicle, measured

DARK = parse("#26231f")
WOOD = parse("#9a7546")
EARTH = parse("#5b4630")


@lru_cache(maxsize=32)
def _puff(color: RGB, alpha: int) -> pygame.Surface:
    """Return a small disc that fades to nothing at its edge."""
    disc = pygame.Surface((24, 24), pygame.SRCALPHA)
    disc.fill((*color, 0))
    for ring in range(11, 0, -1):
        pygame.draw.circle(disc, (*color, round(alpha * (1 - ring / 12) ** 0.8)), (12, 12), ring)
    return disc


class Stage:
    """The picture of an event while it is drawn."""

    def __init__(self, target: pygame.Surface) -> None:
        self.target = target
        self.wide, self.high = target.get_size()
        self.tall = self.high / self.wide
        self.pen = Pen(target, (0, self.high), self.wide)

    def vehicle(
        self,
        code: str,
        nation: ArtNation,
        middle: float,
        foot: float,
        width: float,
        *,
        mirrored: bool = False,
        tilt: float = 0.0,
    ) -> Placing:
        """Draw a vehicle that is at most `width` wide, and return where it stands; `foot` is a share of the height.

        It faces right, or left if it is `mirrored`, and is turned counter-clockwise by `tilt` degrees.
        """
        wide = width * self.wide
        frame = pygame.FRect(middle * self.wide - wide / 2, 0, wide, self.high)
        placing = placed(measured(code), frame, self.high * (1 - foot))
        if not mirrored and not tilt:
            draw_vehicle(self.target, profile_of(code), nation, placing)
            return placing
        layer = pygame.Surface(self.target.get_size(), pygame.SRCALPHA)
        draw_vehicle(layer, profile_of(code), nation, placing)
        self._lay(layer, placing.box.center, mirrored, tilt)
        return placing

    def men(
        self,
        at: Point,
        high: float,
        men: Sequence[tuple[PoseName, KitName, float]],
        *,
        mirrored: bool = False,
    ) -> None:
        """Draw soldiers so high; each stands so many metres right of the place, or left of it if they are `mirrored`."""
        scale = high * self.wide / HEIGHT
        x, y = self.pixel(at)
        ahead = [metres for _, _, metres in men]
        left, right = min(ahead) - 1.0, max(ahead) + 1.0
        box = pygame.FRect(x + left * scale, y - 2.1 * scale, (right - left) * scale, 2.1 * scale)
        parts: list[AnyPart] = [
            FigurePart(part="figure", at=(metres, 0.0), pose=pose, kit=kit) for pose, kit, metres in men
        ]
        layer = pygame.Surface(self.target.get_size(), pygame.SRCALPHA) if mirrored else self.target
        draw_vehicle(layer, Profile(name="men", parts=parts), None, Placing((x, y), scale, box))
        if mirrored:
            self._lay(layer, (x, y), mirrored, 0.0)

    def _lay(self, layer: pygame.Surface, middle: Point, mirrored: bool, tilt: float) -> None:
        """Lay a picture down, turned about its middle."""
        x, y = middle
        if mirrored:
            layer = pygame.transform.flip(layer, True, False)
        turned = pygame.transform.rotozoom(layer, tilt, 1.0) if tilt else layer
        across = (x - self.wide / 2) * (-1 if mirrored else 1)
        off = pygame.Vector2(across, y - self.high / 2).rotate(-tilt)
        self.target.blit(turned, turned.get_rect(center=(round(x - off.x), round(y - off.y))))

    def pixel(self, at: Point) -> Point:
        return self.pen.pixel(at)

    def glow(self, at: Point, size: float, color: RGB) -> None:
        """Add light that fades outwards."""
        side = max(4, round(size * 2 * self.wide))
        shine = pygame.transform.smoothscale(halo((32, 32), (*color, 255)), (side, side))
        self.target.blit(shine, shine.get_rect(center=self.pixel(at)), special_flags=pygame.BLEND_RGB_ADD)

    def cloud(self, at: Point, size: float, color: RGB, alpha: int) -> None:
        """Draw a soft round puff."""
        side = max(4, round(size * 2 * self.wide))
        puff = pygame.transform.smoothscale(_puff(color, alpha), (side, side))
        self.target.blit(puff, puff.get_rect(center=self.pixel(at)))

    def smoke(
        self, left: float, right: float, foot: float, high: float, color: RGB = (226, 222, 212)
    ) -> None:
        """Draw a bank of smoke."""
        source = random.Random(5)
        shade = mix(color, DARK, 0.45)
        for step in range(34):
            share = step / 33
            at = (source.uniform(left, right), foot + high * (1 - share) * source.uniform(0.5, 1))
            size = source.uniform(0.07, 0.16)
            self.cloud((at[0] + size * 0.16, at[1] - size * 0.3), size, shade, 110)
            self.cloud(at, size * 0.9, mix(color, shade, source.uniform(0, 0.35)), 150)

    def blast(self, at: Point, size: float) -> None:
        """Draw an explosion: smoke that rises, earth thrown up, a ball of fire, sparks."""
        source = random.Random(round(at[0] * 97 + at[1] * 41))
        for step in range(5):
            puff = (at[0] + source.uniform(-0.4, 0.4) * size, at[1] + size * (0.3 + 0.32 * step))
            self.cloud(puff, size * (0.8 + 0.1 * step), mix(SMOKE, DARK, source.uniform(0.2, 0.9)), 150)
        for _ in range(12):
            turn, reach = source.uniform(28, 152), size * source.uniform(0.8, 1.5)
            foot = [polar(at, size * 0.16, turn - 90), polar(at, size * 0.16, turn + 90)]
            self.pen.polygon(
                [foot[0], polar(at, reach, turn), foot[1]], mix(EARTH, DARK, source.random() * 0.6)
            )
        self.glow(at, size * 1.8, (110, 60, 20))
        for reach, radius, color in zip(
            (0.5, 0.34, 0.14), (0.42, 0.34, 0.26), (*FLAME[:2], (255, 240, 196)), strict=True
        ):
            for step in range(9):
                lobe = polar(at, size * reach * source.uniform(0.5, 1.2), step * 40 + source.uniform(-15, 15))
                self.cloud(lobe, size * radius * source.uniform(0.7, 1.25), color, 250)
        for _ in range(8):
            turn, reach = source.uniform(0, 180), size * source.uniform(0.9, 1.4)
            self.pen.stroke(
                [polar(at, reach, turn), polar(at, reach + size * 0.16, turn)], size * 0.06, FLAME[2]
            )

    def flash(self, at: Point, size: float) -> None:
        """Draw the flash of a gun."""
        self.glow(at, size * 2.4, (200, 140, 60))
        for share, color in zip((1.0, 0.66, 0.36), FLAME, strict=True):
            self.pen.polygon(star(at, size * share, size * share * 0.4, 7, turn=0), color)
