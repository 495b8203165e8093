"""The small switches of the gallery: emblems, classes, costs, abilities."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace

from pygame import Surface

from wotrush.i18n import t
from wotrush.model.rush.cards import Ability, Nation, Passive, VehicleClass
from wotrush.scenes.rush import art, words
from wotrush.scenes.rush.gallery.choosing import OTHERS
from wotrush.scenes.rush.scribe import EmblemPicture, IconPicture
from wotrush.scenes.theme import Theme
from wotrush.stage.color import Color
from wotrush.stage.shapes import Face, Size
from wotrush.stage.text import Icon, Segments
from wotrush.stage.widgets import Button

SYMBOLS = {
    VehicleClass.LIGHT: art.Symbol.LIGHT,
    VehicleClass.MEDIUM: art.Symbol.MEDIUM,
    VehicleClass.SPG: art.Symbol.TANK_DESTROYER,
    VehicleClass.HEAVY: art.Symbol.HEAVY,
    VehicleClass.AUXILIARY: art.Symbol.AUXILIARY,
}


@dataclass(frozen=True, slots=True)
class SymbolPicture:
    """A class's symbol in one color."""

    symbol: art.Symbol
    color: Color

    def __call__(self, size: Size) -> Surface:
        return art.symbol_image(self.symbol, max(4, min(size)), self.color[:3])


class Chip(Button):
    """On or off; its meaning as a tip."""

    def __init__(self, theme: Theme, choice: Hashable, on: bool, switch: Callable[[], object]) -> None:
        plain = theme.styles.plain
        gold = plain.chosen
        style = replace(plain, padding=8.0, depth=0.0)
        style = replace(style, normal=gold, hover=gold) if on else style
        color = gold.text if on else plain.normal.text
        super().__init__(style, lambda: _caption(choice, color), switch, name=f"chip {choice}")
        self.tooltip = lambda: meaning(choice)


def meaning(choice: Hashable) -> str:
    """What the chip stands for."""
    match choice:
        case Nation():
            return words.nation_name(choice)
        case VehicleClass():
            return words.class_name(choice)
        case Ability():
            return words.ability_kind(choice)
        case Passive():
            return words.passive_name(choice)
        case int():
            return t("Cost {cost}", cost=choice)
        case _:
            return t("Barracks, medals, bases")


def _caption(choice: Hashable, color: Color) -> Segments:
    face = _picture(choice, color)
    return str(choice) if face is None else [Icon(face, height=1.0)]


def _picture(choice: Hashable, color: Color) -> Face | None:
    match choice:
        case Nation():
            return EmblemPicture(tuple(art.Nation)[choice])
        case VehicleClass():
            return SymbolPicture(SYMBOLS[choice], color)
        case Ability():
            return IconPicture(choice.lower().replace(" ", "_"), color)
        case Passive():
            return IconPicture(choice.lower().replace(" ", "_"), color)
        case _:
            return IconPicture("cards", color) if choice == OTHERS else None
