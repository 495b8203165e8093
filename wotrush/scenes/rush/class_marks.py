"""The marks of classes and nations, within lines of text and beside figures."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Surface

from wotrush.scenes.art.marks import symbol_image
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.symbol import Symbol
from wotrush.scenes.style.paint import EmblemPicture
from wotrush.stage.color import Color
from wotrush.stage.drawing.shapes import Size
from wotrush.stage.typography.text import Icon

CLASS_SYMBOLS = (Symbol.LIGHT, Symbol.MEDIUM, Symbol.TANK_DESTROYER, Symbol.HEAVY, Symbol.AUXILIARY)
"""By VehicleClass; one mark stands for both kinds of self-propelled guns."""


@dataclass(frozen=True, slots=True)
class SymbolPicture:
    """The mark of a class in one color."""

    symbol: Symbol
    color: Color

    def __call__(self, size: Size) -> Surface:
        return symbol_image(self.symbol, max(4, min(size)), self.color[:3])


def class_icon(cls: int, color: Color) -> Icon:
    return Icon(SymbolPicture(CLASS_SYMBOLS[cls], color))


def nation_icon(nation: int) -> Icon:
    return Icon(EmblemPicture(tuple(ArtNation)[nation]))
