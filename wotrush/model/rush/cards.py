"""What is printed on the cards, and which number stands for which card: a card is an index into its catalogue."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum

MAX_SEATS = 5


class Nation(IntEnum):
    """The four nations, in the order of their medal piles."""

    USSR = 0
    GERMANY = 1
    USA = 2
    FRANCE = 3


class VehicleClass(IntEnum):
    """The vehicle classes; the first four are armored vehicles."""

    LIGHT = 0
    MEDIUM = 1
    SPG = 2
    HEAVY = 3
    AUXILIARY = 4


class Kind(IntEnum):
    """The kinds of card."""

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


@dataclass(frozen=True, slots=True)
class Card:
    """One printed card; `resources` is None where no resource value is printed, which is not the same as 0."""

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
        """Whether Siege Master counts this card as an armored vehicle."""
        return self.cls is not None and self.cls is not VehicleClass.AUXILIARY


def seat_barracks(seat: int) -> list[int]:
    """Return the six cards that a squad starts with."""
    return list(range(FIRST_BARRACKS + BARRACKS * seat, FIRST_BARRACKS + BARRACKS * (seat + 1)))


def base_card(slot: int) -> int:
    """Return the base card that stands in a slot; slots are numbered 3 * seat + place."""
    return FIRST_BASE + slot


def medal_count(card: int) -> int:
    """Return how many medals a card shows: 0, 1 or 2."""
    return 1 if FIRST_ONE <= card < FIRST_TWO else 2 if FIRST_TWO <= card < FIRST_BASE else 0


def one_medal(nation: int, left: int) -> int:
    """Return the top card of a nation's one-medal pile that has `left` cards."""
    return FIRST_ONE + ONES * nation + left - 1


def two_medals(nation: int, left: int) -> int:
    """Return the top card of a nation's two-medal pile that has `left` cards."""
    return FIRST_TWO + TWOS * nation + left - 1
