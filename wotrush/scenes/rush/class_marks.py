"""The marks of classes and nations, within lines of text and beside figures."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Surface

from wotrush.model.rush.cards import Card, VehicleClass
from wotrush.scenes.art.marks import symbol_image
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.symbol import Symbol
from wotrush.scenes.rush.faces import symbol_of
from wotrush.scenes.style.paint import EmblemPicture
from wotrush.stage.color import Color
from wotrush.stage.drawing.shapes import Size, blank
from wotrush.stage.typography.text import Icon

SYMBOLS = {
    VehicleClass.LIGHT: (Symbol.LIGHT,),
    VehicleClass.MEDIUM: (Symbol.MEDIUM,),
    VehicleClass.SPG: (Symbol.TANK_DESTROYER, Symbol.ARTILLERY),
    VehicleClass.HEAVY: (Symbol.HEAVY,),
    VehicleClass.AUXILIARY: (Symbol.AUXILIARY,),
}
ART_NATIONS = tuple(ArtNation)
"""The nations by their numbers in the rules."""
ONE_OF_TWO = 0.55
"""The size of each of the two marks of self-propelled guns, as a share of their common square."""


@dataclass(frozen=True, slots=True)
class MarkPicture:
    """One mark in one color, or two in one square."""

    symbols: tuple[Symbol, ...]
    color: Color

    def __call__(self, size: Size) -> Surface:
        side, color = max(4, min(size)), self.color[:3]
        if len(self.symbols) == 1:
            return symbol_image(self.symbols[0], side, color)
        picture, small = blank((side, side), (*color, 0)), max(3, round(ONE_OF_TWO * side))
        for symbol, corner in zip(self.symbols, (0, side - small), strict=True):
            picture.blit(symbol_image(symbol, small, color), (corner, corner))
        return picture


def class_picture(cls: int, color: Color) -> MarkPicture:
    """Return the mark of a class; that of self-propelled guns shows both of those that their cards bear."""
    return MarkPicture(SYMBOLS[VehicleClass(cls)], color)


def class_icon(cls: int, color: Color) -> Icon:
    return Icon(class_picture(cls, color))


def vehicle_icon(card: Card, color: Color) -> Icon:
    """Return the mark that a vehicle's card bears."""
    assert card.cls is not None, "every vehicle has a class"
    both = SYMBOLS[card.cls]
    return Icon(MarkPicture(both if len(both) == 1 else (symbol_of("SPG", card.subtype),), color))


def nation_picture(nation: int) -> EmblemPicture:
    return EmblemPicture(ART_NATIONS[nation])


def nation_icon(nation: int) -> Icon:
    return Icon(nation_picture(nation))
