"""Which cards are shown: a choice within each group, and words."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from wotrush.model.rush.cards import Ability, Card, Kind, Nation, Passive, VehicleClass
from wotrush.scenes.page.text_search import has_all
from wotrush.scenes.rush.texts import words


class FilterGroup(Enum):
    """By what cards can be told apart."""

    NATION = "nation"
    CLASS = "class"
    COST = "cost"
    ABILITY = "ability"


OTHERS = "others"
"""Stands for what has no class: barracks, medals, bases."""
CHOICES: dict[FilterGroup, tuple[Hashable, ...]] = {
    FilterGroup.NATION: tuple(Nation),
    FilterGroup.CLASS: (*VehicleClass, OTHERS),
    FilterGroup.COST: tuple(range(7)),
    FilterGroup.ABILITY: (*Ability, *Passive),
}


@dataclass(frozen=True, slots=True)
class GalleryFilter:
    """A card is shown if in every group it has one of what is chosen there; a group without choice takes all."""

    chosen: frozenset[tuple[FilterGroup, Hashable]] = frozenset()
    words: str = ""

    def toggled(self, group: FilterGroup, choice: Hashable) -> GalleryFilter:
        return replace(self, chosen=self.chosen ^ {(group, choice)})

    def takes(self, card: Card) -> bool:
        return has_all(_said_of(card), self.words) and all(
            self._takes(group, set(_has(card, group))) for group in FilterGroup
        )

    def _takes(self, group: FilterGroup, has: set[Hashable]) -> bool:
        chosen = {choice for of, choice in self.chosen if of is group}
        return not chosen or bool(chosen & has)


def shown(cards: Sequence[Card], wanted: GalleryFilter) -> list[Card]:
    """One of each kind, in the order of the card file."""
    seen: set[Hashable] = set()
    found = []
    for card in cards:
        kind = card.code if card.kind is Kind.VEHICLE else (card.kind, card.nation)
        if kind not in seen and wanted.takes(card):
            found.append(card)
        seen.add(kind)
    return found


def _has(card: Card, group: FilterGroup) -> Iterator[Hashable]:
    match group:
        case FilterGroup.NATION if card.nation is not None:
            yield Nation(card.nation)
        case FilterGroup.CLASS:
            yield OTHERS if card.cls is None else VehicleClass(card.cls)
        case FilterGroup.COST if card.kind is Kind.VEHICLE:
            yield card.cost
        case FilterGroup.ABILITY:
            yield from (ability for ability, _ in card.abilities)
            yield from card.passives


def _said_of(card: Card) -> str:
    """Its name in its own and in Latin letters, and the names of whatever it can do."""
    name = card.name if card.kind is Kind.VEHICLE else words.card_name(card)
    parts = [name, words.latin(name)]
    parts += [words.ability_name(ability, number) for ability, number in card.abilities]
    parts += map(words.passive_name, card.passives)
    if card.nation is not None:
        parts.append(words.nation_name(card.nation))
    if card.cls is not None:
        parts.append(words.class_name(VehicleClass(card.cls)))
    return " ".join(parts)
