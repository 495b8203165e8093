"""Figures of the card file itself: different sets of printed values, and what each nation has more of than the others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from wotrush.model.rush.cards import Ability, Card, Nation, Passive, VehicleClass
from wotrush.workshop.rush.balance.names import CLASSES


def printed_values(card: Card) -> tuple[object, ...]:
    """Return everything printed that matters in the rules, except name and nation."""
    return (card.cls, card.cost, card.resources, card.power, card.armor, card.abilities, card.passives)


def distinct_values(vehicles: Iterable[Card]) -> int:
    return len({printed_values(card) for card in vehicles})


@dataclass(frozen=True, slots=True)
class Trait:
    """A property that a nation may have more of than the others."""

    name: str
    amounts: Mapping[Nation, float]
    digits: int

    @property
    def leaders(self) -> list[Nation]:
        """Return the nations with the most, unless all have equally much."""
        most, least = max(self.amounts.values()), min(self.amounts.values())
        return [nation for nation, amount in self.amounts.items() if amount == most > least]


def traits(vehicles: Sequence[Card]) -> list[Trait]:
    """Return the properties by which nations are compared. Means are over vehicles; numbered abilities are counted."""
    found = [
        _mean(vehicles, "cost, mean", lambda card: card.cost),
        _mean(vehicles, "resources, mean", lambda card: card.resources or 0),
        _mean(vehicles, "power, mean", lambda card: card.power),
        _mean(vehicles, "armor, mean", lambda card: card.armor),
    ]
    found += [_number(vehicles, name, _is(cls)) for cls, name in CLASSES.items()]
    found += [_number(vehicles, str(ability), _has(ability)) for ability in Ability]
    found += [_number(vehicles, str(passive), _keeps(passive)) for passive in Passive]
    return found


def _is(cls: VehicleClass) -> Callable[[Card], bool]:
    return lambda card: card.cls is cls


def _keeps(passive: Passive) -> Callable[[Card], bool]:
    return lambda card: passive in card.passives


def _has(ability: Ability) -> Callable[[Card], bool]:
    return lambda card: any(own is ability for own, _ in card.abilities)


def _mean(vehicles: Sequence[Card], name: str, value: Callable[[Card], float]) -> Trait:
    amounts = {}
    for nation in Nation:
        values = [value(card) for card in vehicles if card.nation is nation]
        amounts[nation] = round(sum(values) / max(1, len(values)), 2)
    return Trait(name, amounts, 2)


def _number(vehicles: Sequence[Card], name: str, counts: Callable[[Card], bool]) -> Trait:
    amounts = {nation: sum(counts(card) for card in vehicles if card.nation is nation) for nation in Nation}
    return Trait(name, amounts, 0)
