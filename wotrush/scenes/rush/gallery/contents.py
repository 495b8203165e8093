"""The cards of Rush, and the properties by which they are found."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import cache

from wotrush.i18n import t
from wotrush.model.rush.cards import Ability, Card, Kind, Nation, Passive, VehicleClass
from wotrush.model.rush.default import default_catalogue
from wotrush.scenes.gallery.contents import FilterGroup, GalleryContents
from wotrush.scenes.rush.abilities import ABILITIES, ability_name
from wotrush.scenes.rush.cards.faces import Faces
from wotrush.scenes.rush.cards.sides import CardSide
from wotrush.scenes.rush.class_marks import class_icon, nation_icon
from wotrush.scenes.rush.rulebook.links import card_key
from wotrush.scenes.rush.texts import words
from wotrush.scenes.style.icons import icon
from wotrush.stage.color import Color
from wotrush.stage.drawing.shapes import Face
from wotrush.stage.typography.text import Segments

OTHERS = "others"
"""Stands for cards that have no class: barracks, medals, bases."""


def _nations(card: Card) -> Iterator[Hashable]:
    if card.nation is not None:
        yield Nation(card.nation)


def _classes(card: Card) -> Iterator[Hashable]:
    yield OTHERS if card.cls is None else VehicleClass(card.cls)


def _costs(card: Card) -> Iterator[Hashable]:
    if card.kind is Kind.VEHICLE:
        yield card.cost


def _abilities(card: Card) -> Iterator[Hashable]:
    yield from (ability for ability, _ in card.abilities)
    yield from card.passives


NATION = FilterGroup("nation", tuple(Nation), _nations)
CLASS = FilterGroup("class", (*VehicleClass, OTHERS), _classes)
COST = FilterGroup("cost", tuple(range(7)), _costs)
ABILITY = FilterGroup("ability", (*Ability, *Passive), _abilities)


def one_of_each(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return one card of each kind, in the order of the card file."""
    first: dict[Hashable, Card] = {}
    for card in cards:
        first.setdefault(card.code if card.kind is Kind.VEHICLE else (card.kind, card.nation), card)
    return tuple(first.values())


def _searched(card: Card) -> str:
    """Return its name in its own and in Latin letters, and the names of everything it can do."""
    name = card.name if card.kind is Kind.VEHICLE else words.card_name(card)
    parts = [name, words.latin(name)]
    parts += [ability_name(ability, number) for ability, number in card.abilities]
    parts += map(words.passive_name, card.passives)
    if card.nation is not None:
        parts.append(words.nation_name(card.nation))
    if card.cls is not None:
        parts.append(words.class_name(VehicleClass(card.cls)))
    return " ".join(parts)


@cache
def _faces() -> Faces:
    return Faces(default_catalogue().cards)


def _face(card: Card) -> Face:
    return _faces().side(card.id, CardSide.RESERVE if card.kind is Kind.VEHICLE else CardSide.HAND)


def _meaning(choice: Hashable) -> str:
    match choice:
        case Nation():
            return words.nation_name(choice)
        case VehicleClass():
            return words.class_name(choice)
        case Ability():
            return ability_name(choice)
        case Passive():
            return words.passive_title(choice)
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
            return [icon(choice.replace(" ", "_"), color)]
        case int():
            return str(choice)
        case _:
            return [icon("cards", color)]


@cache
def gallery() -> GalleryContents:
    return GalleryContents(
        cards=one_of_each(default_catalogue().cards),
        rows=((NATION, CLASS, COST), (ABILITY,)),
        explained=CLASS,
        key=lambda card: card.code,
        searched=_searched,
        face=_face,
        close_up=lambda card: _faces().zoom(card.id),
        rule=card_key,
        caption=_caption,
        meaning=_meaning,
    )
