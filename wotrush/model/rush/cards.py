"""What is printed on the cards. A card is a small int, the index into its catalogue; the tables there are read by the rules."""

from __future__ import annotations

import csv
import hashlib
import io
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from functools import cached_property
from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

MAX_SEATS = 5


class Nation(IntEnum):
    """The four nations, in the order of their medal piles."""

    USSR = 0
    GERMANY = 1
    USA = 2
    FRANCE = 3


class VehicleClass(IntEnum):
    """The first four are armored vehicles."""

    LIGHT = 0
    MEDIUM = 1
    SPG = 2
    HEAVY = 3
    AUXILIARY = 4


class Kind(IntEnum):
    """What sort of card it is."""

    VEHICLE = 0
    ENGINEERS = 1
    TECHNICIANS = 2
    VOLUNTEERS = 3
    MEDAL = 4
    DOUBLE = 5
    BASE = 6


class Ability(StrEnum):
    """Active abilities, by their English name."""

    REINFORCEMENTS = "Reinforcements"
    RECRUITMENT = "Recruitment"
    SCOUTING = "Scouting"
    SABOTAGE = "Sabotage"
    SIEGE_MASTER = "Siege Master"
    RESEARCH = "Research"
    REPAIR = "Repair"
    INVULNERABILITY = "Invulnerability"


class Passive(StrEnum):
    """Passive abilities, by their English name."""

    BASES_ONLY = "bases only"
    VEHICLES_ONLY = "vehicles only"
    NATIONAL = "national resources"


VEHICLES = 100
VEHICLES_PER_NATION = 25
BARRACKS = 6
ONES, TWOS = 9, 3
FIRST_BARRACKS = VEHICLES
FIRST_ONE = FIRST_BARRACKS + BARRACKS * MAX_SEATS
FIRST_TWO = FIRST_ONE + ONES * len(Nation)
FIRST_BASE = FIRST_TWO + TWOS * len(Nation)
CARDS = FIRST_BASE + 3 * MAX_SEATS

_NATIONS = {"USSR": Nation.USSR, "Germany": Nation.GERMANY, "USA": Nation.USA, "France": Nation.FRANCE}
_CLASSES = {
    "light": VehicleClass.LIGHT,
    "medium": VehicleClass.MEDIUM,
    "SPG": VehicleClass.SPG,
    "heavy": VehicleClass.HEAVY,
    "auxiliary": VehicleClass.AUXILIARY,
}
_CLASS_VALUES = {"light": (1, 1), "medium": (1, 2), "SPG": (2, 1), "heavy": (2, 2)}
_NUMBERED = (Ability.REINFORCEMENTS, Ability.RESEARCH)


class CardDataError(ValueError):
    """The card file cannot be used; the message names file, row and field."""


@dataclass(frozen=True, slots=True)
class Card:
    """One printed card. `resources` None means: no resource value at all, which is not 0."""

    id: int
    code: str
    kind: Kind
    name: str
    nation: Nation | None = None
    cls: VehicleClass | None = None
    subtype: str = ""
    cost: int = 0
    resources: int | None = None
    power: int = 0
    armor: int = 0
    abilities: tuple[tuple[Ability, int], ...] = ()
    passives: frozenset[Passive] = frozenset()

    @property
    def armored(self) -> bool:
        """Whether this is an armored vehicle in the sense of Siege Master."""
        return self.cls is not None and self.cls is not VehicleClass.AUXILIARY


def _ability(text: str) -> tuple[Ability, int]:
    name, _, number = text.rpartition(" ") if text[-1:].isdigit() else (text, "", "0")
    try:
        ability = Ability(name)
    except ValueError:
        raise ValueError(f"unknown ability {text!r}; known are {', '.join(Ability)}") from None
    if (ability in _NUMBERED) != (int(number) > 0):
        raise ValueError(f"{text!r}: {ability} {'needs' if ability in _NUMBERED else 'takes no'} number")
    return ability, int(number)


def _passive(text: str) -> Passive:
    try:
        return Passive(text)
    except ValueError:
        raise ValueError(f"unknown passive {text!r}; known are {', '.join(Passive)}") from None


def _split(value: object) -> list[str]:
    return [part.strip() for part in str(value).split(";") if part.strip()]


class _Row(BaseModel):
    """A line of the card file as it stands there."""

    model_config = ConfigDict(extra="forbid")
    id: Annotated[str, Field(pattern=r"^[a-z]{2}\d\d$")]
    nation: Literal["USSR", "Germany", "USA", "France"]
    name: Annotated[str, Field(min_length=1, max_length=40)]
    cls: Annotated[Literal["light", "medium", "SPG", "heavy", "auxiliary"], Field(alias="class")]
    subtype: str
    wot_tier_2013: str = ""
    cost: Annotated[int, Field(ge=0, le=9)]
    resources: Annotated[
        Annotated[int, Field(ge=0, le=6)] | None, BeforeValidator(lambda v: None if v == "" else v)
    ]
    power: Annotated[int, Field(ge=0, le=2)]
    armor: Annotated[int, Field(ge=0, le=2)]
    abilities: Annotated[tuple[Any, ...], BeforeValidator(lambda v: tuple(_ability(t) for t in _split(v)))]
    passives: Annotated[frozenset[Any], BeforeValidator(lambda v: frozenset(_passive(t) for t in _split(v)))]

    def card(self, number: int) -> Card:
        return Card(
            number,
            self.id,
            Kind.VEHICLE,
            self.name,
            _NATIONS[self.nation],
            _CLASSES[self.cls],
            self.subtype,
            self.cost,
            self.resources,
            self.power,
            self.armor,
            self.abilities,
            self.passives,
        )


def _read_rows(text: str, source: str) -> list[Card]:
    vehicles: list[Card] = []
    for line, raw in enumerate(csv.DictReader(io.StringIO(text)), start=2):
        try:
            row = _Row.model_validate(raw)
        except ValidationError as error:
            first = error.errors()[0]
            field = first["loc"][0] if first["loc"] else "row"
            raise CardDataError(f"{source}, row {line}, field {field}: {first['msg']}") from None
        if (values := _CLASS_VALUES.get(row.cls)) and values != (row.power, row.armor):
            raise CardDataError(
                f"{source}, row {line}, field power/armor: a {row.cls} vehicle has {values[0]}/{values[1]}, "
                f"not {row.power}/{row.armor}"
            )
        vehicles.append(row.card(len(vehicles)))
    for field in ("code", "name"):
        seen = [getattr(card, field) for card in vehicles]
        if twice := next((value for value in seen if seen.count(value) > 1), None):
            raise CardDataError(
                f"{source}, field {field}: {twice!r} stands there twice; every vehicle is different"
            )
    for nation in Nation:
        count = sum(card.nation is nation for card in vehicles)
        if count != VEHICLES_PER_NATION:
            raise CardDataError(
                f"{source}, field nation: {nation.name} has {count} vehicles instead of {VEHICLES_PER_NATION}"
            )
    return vehicles


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
    """All cards of the game and, per printed value, a list indexed by card: what the rules read."""

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
        """Equal numbers: equal in every printed value. Every vehicle is its own kind."""

    @staticmethod
    def _alike(card: Card) -> int:
        if card.kind is Kind.VEHICLE:
            return card.id
        return VEHICLES + 10 * int(card.kind) + (0 if card.nation is None else int(card.nation))

    @classmethod
    def parse(cls, text: str, source: str = "vehicles.csv") -> Self:
        """Read the card file's text. Raises CardDataError."""
        return cls(_read_rows(text, source), text)

    @cached_property
    def ident(self) -> str:
        """Hash of everything printed: recorded games carry it."""
        printed = "\n".join(
            f"{c.code} {c.nation} {c.cls} {c.cost} {c.resources} {c.power} {c.armor} "
            f"{[(str(a), n) for a, n in c.abilities]} {sorted(c.passives)}"
            for c in self.cards
        )
        return hashlib.sha256(printed.encode()).hexdigest()[:16]

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return _revive, (self.text,)


_known: dict[str, Catalogue] = {}


def _revive(text: str) -> Catalogue:
    """Unpickle: processes share one catalogue per card file instead of building one per message."""
    if text not in _known:
        _known[text] = Catalogue.parse(text)
    return _known[text]


def seat_barracks(seat: int) -> list[int]:
    """The six cards a squad starts with."""
    return list(range(FIRST_BARRACKS + BARRACKS * seat, FIRST_BARRACKS + BARRACKS * (seat + 1)))


def base_card(slot: int) -> int:
    """The base card that stands in a slot; slots are numbered 3 * seat + place."""
    return FIRST_BASE + slot


def medal_count(card: int) -> int:
    """How many medals a card shows: 0, 1 or 2."""
    return 1 if FIRST_ONE <= card < FIRST_TWO else 2 if FIRST_TWO <= card < FIRST_BASE else 0


def one_medal(nation: int, left: int) -> int:
    """The top card of a nation's one-medal pile that has `left` cards: piles are counts, their cards known."""
    return FIRST_ONE + ONES * nation + left - 1


def two_medals(nation: int, left: int) -> int:
    """The same of the two-medal cards."""
    return FIRST_TWO + TWOS * nation + left - 1
