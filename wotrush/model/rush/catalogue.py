"""All cards of the game as tables that the rules read."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache, cached_property
from typing import Any, Self

from wotrush.model.rush.cardfile import read_vehicles
from wotrush.model.rush.cards import (
    BARRACKS,
    FIRST_BARRACKS,
    FIRST_BASE,
    FIRST_ONE,
    FIRST_TWO,
    MAX_SEATS,
    ONES,
    TWOS,
    VEHICLES,
    Ability,
    Card,
    Kind,
    Nation,
    Passive,
    VehicleClass,
)


def _barracks(seat: int) -> list[Card]:
    def card(index: int, code: str, kind: Kind, **printed: Any) -> Card:
        return Card(FIRST_BARRACKS + BARRACKS * seat + index, code, kind, kind.name.capitalize(), **printed)

    engineers = [card(i, f"eng{4 * seat + i + 1}", Kind.ENGINEERS, resources=1) for i in range(4)]
    return [
        *engineers,
        card(4, f"tec{seat + 1}", Kind.TECHNICIANS, abilities=((Ability.RESEARCH, 1),)),
        card(5, f"vol{seat + 1}", Kind.VOLUNTEERS, abilities=((Ability.RECRUITMENT, 0),)),
    ]


def _medals() -> list[Card]:
    names = ("Order of the Red Banner", "Iron Cross", "Medal of Honor", "Médaille Militaire")
    prefix = ("su", "de", "us", "fr")
    ones = [
        Card(FIRST_ONE + ONES * n + i, f"{prefix[n]}*{i + 1}", Kind.MEDAL, names[n], Nation(n), resources=1)
        for n in range(4)
        for i in range(ONES)
    ]
    twos = [
        Card(FIRST_TWO + TWOS * n + i, f"{prefix[n]}**{i + 1}", Kind.DOUBLE, names[n], Nation(n), resources=2)
        for n in range(4)
        for i in range(TWOS)
    ]
    return ones + twos


class Catalogue:
    """All cards of the game, with one list per printed value, indexed by card."""

    def __init__(self, vehicles: Sequence[Card], text: str) -> None:
        barracks = [card for seat in range(MAX_SEATS) for card in _barracks(seat)]
        bases = [Card(FIRST_BASE + i, f"base{i + 1}", Kind.BASE, "Base") for i in range(3 * MAX_SEATS)]
        cards = self.cards = (*vehicles, *barracks, *_medals(), *bases)
        self.text = text
        self.by_code = {card.code: card.id for card in cards}
        self.nation = [-1 if card.nation is None else int(card.nation) for card in cards]
        self.cost = [card.cost for card in cards]
        self.resources = [-1 if card.resources is None else card.resources for card in cards]
        self.power = [card.power for card in cards]
        self.armor = [card.armor for card in cards]
        self.cls = [-1 if card.cls is None else int(card.cls) for card in cards]
        self.heavy = [card.cls is VehicleClass.HEAVY for card in cards]
        self.armored = [card.armored for card in cards]
        self.national = [Passive.NATIONAL in card.passives for card in cards]
        self.hits_bases = [Passive.VEHICLES_ONLY not in card.passives for card in cards]
        self.hits_vehicles = [Passive.BASES_ONLY not in card.passives for card in cards]
        self.abilities = [card.abilities for card in cards]
        self.alike = [self._alike(card) for card in cards]
        """Cards with equal numbers are equal in every printed value; every vehicle has a number of its own."""

    @staticmethod
    def _alike(card: Card) -> int:
        if card.kind is Kind.VEHICLE:
            return card.id
        return VEHICLES + 10 * int(card.kind) + (0 if card.nation is None else int(card.nation))

    @classmethod
    def parse(cls, text: str, source: str = "vehicles.csv") -> Self:
        """Read the card file's text. Raises CardDataError."""
        return cls(read_vehicles(text, source), text)

    @cached_property
    def ident(self) -> str:
        """Hash of everything that is printed on the cards; recorded games carry it."""
        printed = "\n".join(
            f"{c.code} {c.nation} {c.cls} {c.cost} {c.resources} {c.power} {c.armor} "
            f"{[(str(a), n) for a, n in c.abilities]} {sorted(map(str, c.passives))}"
            for c in self.cards
        )
        return hashlib.sha256(printed.encode()).hexdigest()[:16]

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return _revive, (self.text,)


@cache
def _revive(text: str) -> Catalogue:
    """Unpickle a catalogue, so that a process keeps one per card file instead of building one per message."""
    return Catalogue.parse(text)
