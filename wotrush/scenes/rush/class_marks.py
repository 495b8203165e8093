"""The marks of classes and nations, within lines of text and beside figures."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Surface

from wotrush.model.rush.cards import VehicleClass
from wotrush.scenes.art.marks import symbol_image
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.symbol import Symbol
from wotrush.scenes.style.paint import EmblemPicture
from wotrush.stage.color import Color
from wotrush.stage.drawing.shapes import Size, blank
from wotrush.stage.typography.text import Icon

_SYMBOLS = {
    VehicleClass.LIGHT: Symbol.LIGHT,
    VehicleClass.MEDIUM: Symbol.MEDIUM,
    VehicleClass.HEAVY: Symbol.HEAVY,
    VehicleClass.AUXILIARY: Symbol.AUXILIARY,
}
ONE_OF_TWO = 0.55
"""The size of each of the two marks of self-propelled guns, as a share of their common square."""


@dataclass(frozen=True, slots=True)
class ClassPicture:
    """The mark of a class in one color; that of self-propelled guns shows both of their marks."""

    cls: int
    color: Color

    def __call__(self, size: Size) -> Surface:
        side, color = max(4, min(size)), self.color[:3]
        if self.cls != VehicleClass.SPG:
            return symbol_image(_SYMBOLS[VehicleClass(self.cls)], side, color)
        picture, small = blank((side, side), (*color, 0)), max(3, round(ONE_OF_TWO * side))
        picture.blit(symbol_image(Symbol.TANK_DESTROYER, small, color), (0, 0))
        picture.blit(symbol_image(Symbol.ARTILLERY, small, color), (side - small, side - small))
        return picture


def class_icon(cls: int, color: Color) -> Icon:
    return Icon(ClassPicture(cls, color))


def nation_icon(nation: int) -> Icon:
    return Icon(EmblemPicture(tuple(ArtNation)[nation]))
