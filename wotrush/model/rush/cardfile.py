"""Reads the card file strictly, with messages that name file, row and field."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from wotrush.model.card_rows import CardDataError, RowError, read_rows
from wotrush.model.rush.cards import (
    VEHICLES_PER_NATION,
    Ability,
    Card,
    Kind,
    Nation,
    Passive,
    VehicleClass,
)

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


def _ability(text: str) -> tuple[Ability, int]:
    name, _, number = text.rpartition(" ") if text[-1:].isdecimal() else (text, "", "0")
    try:
        ability = Ability(name)
    except ValueError:
        raise ValueError(f"unknown ability {text!r}; known are {', '.join(Ability)}") from None
    if (ability in _NUMBERED) != (int(number) > 0):
        raise ValueError(f"{text!r}: {ability} {'needs a' if ability in _NUMBERED else 'takes no'} number")
    return ability, int(number)


def _passive(text: str) -> Passive:
    try:
        return Passive(text)
    except ValueError:
        raise ValueError(f"unknown passive {text!r}; known are {', '.join(Passive)}") from None


def _split(value: object) -> list[str]:
    return [part.strip() for part in str(value).split(";") if part.strip()]


class _Row(BaseModel):
    """One line of the card file as it is written there."""

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


def read_vehicles(text: str, source: str) -> list[Card]:
    """Return all vehicles in the order of the file. Raises CardDataError, whose message calls the file `source`."""
    vehicles: list[Card] = []
    seen: set[str] = set()

    def check(row: _Row) -> None:
        _check_class(row)
        _check_new(row, seen)

    for _, row in read_rows(_Row, text, source, check):
        vehicles.append(row.card(len(vehicles)))
    for name, nation in _NATIONS.items():
        count = sum(card.nation is nation for card in vehicles)
        if count != VEHICLES_PER_NATION:
            raise CardDataError(
                f"{source}, field nation: {name} has {count} vehicles instead of {VEHICLES_PER_NATION}"
            )
    return vehicles


def _check_class(row: _Row) -> None:
    values = _CLASS_VALUES.get(row.cls, (row.power, row.armor))
    if values != (row.power, row.armor):
        wanted, found = f"{values[0]}/{values[1]}", f"{row.power}/{row.armor}"
        raise RowError("power/armor", f"a {row.cls} vehicle has {wanted}, not {found}")


def _check_new(row: _Row, seen: set[str]) -> None:
    """Check that no code or name of this row appears in an earlier one."""
    for field, value in (("id", row.id), ("name", row.name)):
        if value in seen:
            raise RowError(field, f"{value!r} stands there twice; every vehicle is different")
        seen.add(value)
