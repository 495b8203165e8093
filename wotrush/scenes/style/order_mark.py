"""A disc with a number in it: which of several things comes first."""

from __future__ import annotations

from dataclasses import dataclass, field

from pygame import Surface

from wotrush.stage.color import Color
from wotrush.stage.drawing.shapes import Size, blank, plate
from wotrush.stage.typography.text import Ink, Writer


@dataclass(frozen=True, slots=True)
class OrderMark:
    """It stands in a line of text; its digit has the height of the letters beside it."""

    number: int
    color: Color
    ink: Ink
    writer: Writer = field(compare=False, repr=False)

    def __call__(self, size: Size) -> Surface:
        side = max(4, min(size))
        mark = plate((side, side), side // 2, self.color)
        unscaled = self.writer.size(str(self.number), self.ink)
        digit = self.writer.picture(str(self.number), self.ink, side / unscaled.y)
        seen = digit.get_bounding_rect()
        mark.blit(digit, (round((side - seen.w) / 2) - seen.x, round((side - seen.h) / 2) - seen.y))
        picture = blank(size)
        picture.blit(mark, mark.get_rect(center=picture.get_rect().center))
        return picture
