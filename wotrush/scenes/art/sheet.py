"""The blank card: drawn several times too large, scaled down once, then lettered at its true size so that text stays
sharp.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from wotrush.scenes.art import lettering, palette
from wotrush.scenes.art.color import RGB, darker, lighter, mix
from wotrush.scenes.art.lettering import Face
from wotrush.scenes.art.pen import Pen

WIDTH = 200
"""The width of a card in units; its height follows from the size asked for (280 at the usual 5:7)."""
EXACT = 4
"""A mask drawn so many times too large is as white after it is scaled down: by three, a part would be lost."""


@dataclass(frozen=True, slots=True)
class _Lettering:
    drawn: pygame.Surface
    x: float
    top: float


class Sheet:
    """One card in the making. All places and sizes are in units of 1/200 of its width."""

    def __init__(self, size: tuple[int, int], radius: float = 9.0) -> None:
        self.size = (max(8, size[0]), max(8, size[1]))
        self.unit = self.size[0] / WIDTH
        self.oversize = 4 if self.size[0] <= 140 else 3 if self.size[0] <= 420 else 2
        self.scale = self.unit * self.oversize
        self.height = self.size[1] / self.unit
        self.radius = radius
        self.big = pygame.Surface((self.size[0] * self.oversize, self.size[1] * self.oversize))
        self._letters: list[_Lettering] = []

    def area(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        left, top = round(x * self.scale), round(y * self.scale)
        return pygame.Rect(
            left, top, round((x + width) * self.scale) - left, round((y + height) * self.scale) - top
        )

    def part(self, x: float, y: float, width: float, height: float) -> pygame.Surface:
        """Return a part of the large surface, for a picture."""
        return self.big.subsurface(self.area(x, y, width, height).clip(self.big.get_rect()))

    def pen(self, x: float, y: float, radius: float) -> Pen:
        """Return a pen whose metre is `radius` units, for icons drawn from -1 to 1 about (x, y)."""
        return Pen(self.big, (x * self.scale, y * self.scale), radius * self.scale)

    def fill(self, x: float, y: float, width: float, height: float, color: RGB, radius: float = 0) -> None:
        pygame.draw.rect(
            self.big, color, self.area(x, y, width, height), border_radius=round(radius * self.scale)
        )

    def frame(
        self, x: float, y: float, width: float, height: float, color: RGB, line: float, radius: float
    ) -> None:
        thick, bend = max(1, round(line * self.scale)), round(radius * self.scale)
        pygame.draw.rect(self.big, color, self.area(x, y, width, height), thick, border_radius=bend)

    def gradient(self, x: float, y: float, width: float, height: float, top: RGB, bottom: RGB) -> None:
        area = self.area(x, y, width, height)
        column = pygame.Surface((1, max(1, area.height)))
        for row in range(area.height):
            column.set_at((0, row), mix(top, bottom, row / max(1, area.height - 1)))
        self.big.blit(pygame.transform.scale(column, (max(0, area.width), column.get_height())), area)

    def paper(self, left: float, top: float, low: float) -> None:
        """Lay the light paper for figures and words, up to the right edge, under a dark golden line."""
        width = WIDTH - left
        self.gradient(left, top, width, low - top, lighter(palette.PAPER, 0.3), palette.PAPER_SHADE)
        self.fill(left, top - 1.2, width, 2.0, darker(palette.GOLD_DARK, 0.3))

    def measure(self, text: str, face: Face, height: float) -> float:
        """Return the width of a line in units."""
        return lettering.font(face, height * self.unit).size(text)[0] / self.unit

    def write(
        self,
        text: str,
        face: Face,
        height: float,
        x: float,
        middle: float,
        width: float,
        color: RGB,
        align: float = 0.0,
        least: float = 0.0,
    ) -> None:
        """Write a line with capitals centered on `middle`, never smaller than `least`. Align 0 starts at x, 1 ends there."""
        if not text:
            return
        pixels = height * self.unit
        drawn, used = lettering.line(text, face, pixels, width * self.unit, color, least * self.unit)
        ink = lettering.capitals(face, used)
        top = middle * self.unit - ink.top - ink.height / 2
        self._letters.append(_Lettering(drawn, x * self.unit - drawn.get_width() * align, top))

    def write_up(
        self, text: str, face: Face, height: float, middle: float, low: float, room: float, color: RGB
    ) -> None:
        """Write a line upwards from `low`, with capitals centered on `middle` across, in at most `room` units."""
        drawn, used = lettering.line(text, face, height * self.unit, room * self.unit, color, 0.0)
        ink = lettering.capitals(face, used)
        drawn = pygame.transform.rotate(drawn, 90)
        left = middle * self.unit - ink.top - ink.height / 2
        self._letters.append(_Lettering(drawn, left, low * self.unit - drawn.get_height()))

    def paragraph(
        self, text: str, face: Face, height: float, x: float, top: float, width: float, color: RGB
    ) -> float:
        """Write wrapped text and return its height."""
        drawn = lettering.paragraph(text, face, height * self.unit, width * self.unit, color)
        self._letters.append(_Lettering(drawn, x * self.unit, top * self.unit))
        return drawn.get_height() / self.unit

    def paragraph_height(self, text: str, face: Face, height: float, width: float) -> float:
        drawn = lettering.paragraph(text, face, height * self.unit, width * self.unit, (0, 0, 0))
        return drawn.get_height() / self.unit

    def finish(self) -> pygame.Surface:
        """Return the card at its true size with smooth, round corners."""
        small = pygame.Surface(self.size, pygame.SRCALPHA)
        small.blit(pygame.transform.smoothscale(self.big, self.size), (0, 0))
        for letters in self._letters:
            small.blit(letters.drawn, (round(letters.x), round(letters.top)))
        self._round(small)
        return small

    def _round(self, small: pygame.Surface) -> None:
        """Round the corners. Only they are scaled and multiplied; the rest stays unchanged."""
        side = min(round(self.radius * self.unit) + 1, self.size[0] // 2, self.size[1] // 2)
        disc = pygame.Surface((2 * side * EXACT,) * 2, pygame.SRCALPHA)
        disc.fill((255, 255, 255, 0))
        bend = round(self.radius * self.unit * EXACT)
        pygame.draw.rect(disc, (255, 255, 255, 255), disc.get_rect(), border_radius=bend)
        mask = pygame.transform.smoothscale(disc, (2 * side, 2 * side))
        wide, high = self.size
        for x, left in ((0, 0), (side, wide - side)):
            for y, top in ((0, 0), (side, high - side)):
                corner = (x, y, side, side)
                small.blit(mask, (left, top), corner, special_flags=pygame.BLEND_RGBA_MULT)
