"""Cards as the card files print them, and the decks that the options leave (sections 1 to 3)."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from pathlib import Path

from wotrush.model.hunter import HunterOptions

CARDS = Path(__file__).parents[4] / "assets" / "cards"
ABILITIES = (
    "back_line",
    "no_turret",
    "open_top",
    "far_sight",
    "amphibious",
    "transport",
    "tractor",
    "leadership",
    "paratrooper",
)


@dataclass(frozen=True)
class Value:
    """1.3: `4x2` is two salvos of value 4 each."""

    size: int
    salvos: int


@dataclass(frozen=True)
class UnitCard:
    id: str
    number: int
    nation: str
    type: str
    points: int
    ap: Value | None
    nap: Value | None
    overrun: Value | None
    suicide: Value | None
    defence: int
    ammo: int
    spy: int | None
    long_range: int | None
    anti_air: int | None
    evade: int | None
    has: frozenset[str]


@dataclass(frozen=True)
class EventCard:
    id: str
    rule: str
    color: str
    timing: str
    window: str
    after: str
    air_strike: bool
    water: bool


def _rows(name: str) -> list[dict[str, str]]:
    with (CARDS / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def _value(text: str) -> Value | None:
    if text in ("", "-"):
        return None
    size, _, salvos = text.partition("x")
    return Value(int(size), int(salvos or 1))


def _number(text: str) -> int | None:
    return int(text) if text else None


def _unit_card(number: int, row: dict[str, str]) -> UnitCard:
    return UnitCard(
        id=row["id"],
        number=number,
        nation=row["nation"],
        type=row["type"],
        points=int(row["points"]),
        ap=_value(row["ap"]),
        nap=_value(row["nap"]),
        overrun=_value(row["overrun"]),
        suicide=_value(row["suicide"]),
        defence=int(row["defence"] or 0),
        ammo=int(row["ammo"] or 0),
        spy=_number(row["spy"]),
        long_range=_number(row["long_range"]),
        anti_air=_number(row["anti_air"]),
        evade=_number(row["evade"]),
        has=frozenset(name for name in ABILITIES if row[name] == "1"),
    )


UNIT_ROWS = _rows("hunter_units.csv")
EVENT_ROWS = _rows("hunter_events.csv")
UNITS = {row["id"]: _unit_card(number, row) for number, row in enumerate(UNIT_ROWS)}
EVENTS = {
    row["id"]: EventCard(
        row["id"],
        row["effect_rule"],
        row["colour"],
        row["timing"],
        row["window"],
        row["after"],
        row["air_strike"] == "1",
        row["water"] == "1",
    )
    for row in EVENT_ROWS
}
COMMANDER_RULES = {row["id"]: row["effect_rule"] for row in UNIT_ROWS if row["type"] == "COMMANDER"}


def unit_deck(options: HunterOptions) -> list[str]:
    """2 and 2.2: ids of all cards, commanders too, in the order of the card file."""
    deck = []
    for row in UNIT_ROWS:
        if row["type"] == "COMMANDER":
            if options.commanders:
                deck += [row["id"]] * int(row["copies"])
        elif (
            row["set"] in options.sets
            and row["nation"] in options.nations
            and (row["type"] == "AFV" or not options.afv_only)
        ):
            deck += [row["id"]] * (1 if options.singles else int(row["copies"]))
    return deck


def event_deck(options: HunterOptions) -> list[str]:
    """2: ids of all event cards, in the order of the card file."""
    short = options.event_deck == "short" or (options.event_deck == "auto" and options.players <= 4)
    column = "copies_short" if short else "copies"
    return [
        row["id"]
        for row in EVENT_ROWS
        if not (options.afv_only and row["tank_only_game"] == "remove")
        for _ in range(int(row[column]))
    ]
