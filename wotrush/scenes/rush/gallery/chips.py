"""The small switches of the gallery: emblems, classes, costs, abilities."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace

from wotrush.i18n import t
from wotrush.model.rush.cards import Ability, Nation, Passive, VehicleClass
from wotrush.scenes.rush.abilities import ABILITIES, ability_name
from wotrush.scenes.rush.texts import words
from wotrush.scenes.style.icons import class_icon, icon, nation_icon
from wotrush.scenes.style.theme import Theme
from wotrush.stage.color import Color
from wotrush.stage.typography.text import Segments
from wotrush.stage.widgets import Button


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
            return ability_name(choice)
        case Passive():
            return words.passive_name(choice)
        case int():
            return t("Cost {cost}", cost=choice)
        case _:
            return t("Barracks, medals, bases")


def _caption(choice: Hashable, color: Color) -> Segments:
    match choice:
        case Nation():
            return [nation_icon(choice)]
        case VehicleClass():
            return [class_icon(choice, color)]
        case Ability():
            return [icon(ABILITIES[choice].icon, color)]
        case Passive():
            return [icon(choice.lower().replace(" ", "_"), color)]
        case int():
            return str(choice)
        case _:
            return [icon("cards", color)]
