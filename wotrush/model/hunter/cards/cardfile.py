"""The two card files: read strictly, with a message that names file, row and field."""

from __future__ import annotations

import re
from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from wotrush.model.card_rows import CardDataError, RowError, read_rows
from wotrush.model.hunter.cards.words import COMMANDERS, EVENT_IDS

NATIONS = ("Germany", "USSR", "USA", "UK", "Japan", "Italy", "France", "Poland", "Hungary")
SETS = ("TH2", "JAEGER", "COMMANDER")
BOMBINGS = 3
MOST_DEALT = 8
"""Events that are dealt at the beginning of the largest game (3.2)."""
NONE = (-1, 0)
"""The value of a strike that a unit cannot make."""

_VALUE = re.compile(r"(\d\d?)(?:x([2-9]))?")


def _value(text: object) -> tuple[int, int]:
    """Read `5` or `2x4` as value and number of salvos."""
    if text in ("", "-"):
        return NONE
    found = _VALUE.fullmatch(str(text))
    if not found:
        raise ValueError(f"{text!r} is no value; it should look like 5, 2x4 or -")
    return int(found[1]), int(found[2] or 1)


def _number_or_none(text: object) -> object:
    return -1 if text in ("", "-") else text


def _flag(text: object) -> bool:
    if text not in ("", "1"):
        raise ValueError(f"{text!r} should be 1 or nothing")
    return text == "1"


Value = Annotated[tuple[int, int], BeforeValidator(_value)]
Number = Annotated[Annotated[int, Field(ge=-1, le=12)], BeforeValidator(_number_or_none)]
Flag = Annotated[bool, BeforeValidator(_flag)]


class UnitRow(BaseModel):
    """A row of the unit file. -1 and `NONE` stand for a value that the card does not have."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    id: Annotated[str, Field(pattern=r"^(u\d\d\d|c\d\d)$")]
    name: Annotated[str, Field(min_length=1, max_length=40)]
    nation: Literal["Germany", "USSR", "USA", "UK", "Japan", "Italy", "France", "Poland", "Hungary", ""]
    type: Literal["AFV", "GUN", "INF", "COMMANDER"]
    points: Annotated[int, Field(ge=0, le=999)]
    ap: Value
    nap: Value
    overrun: Value
    suicide: Value
    def_kind: Literal["armor", "mobility", ""]
    defence: Number
    ammo: Annotated[Annotated[int, Field(ge=-1, le=7)], BeforeValidator(_number_or_none)]
    spy: Number
    long_range: Number
    anti_air: Number
    evade: Number
    back_line: Flag
    no_turret: Flag
    open_top: Flag
    far_sight: Flag
    amphibious: Flag
    transport: Flag
    tractor: Flag
    leadership: Flag
    paratrooper: Flag
    copies: Annotated[int, Field(ge=1, le=20)]
    set: Literal["TH2", "JAEGER", "COMMANDER"]
    commander_text: str = ""
    name_source: str = ""
    stats_source: str = ""
    effect_rule: str = ""


class EventRow(BaseModel):
    """A row of the event file."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    id: Annotated[str, Field(pattern=r"^[a-z_]+$")]
    name: Annotated[str, Field(min_length=1, max_length=40)]
    copies: Annotated[int, Field(ge=0, le=20)]
    copies_short: Annotated[int, Field(ge=0, le=20)]
    colour: Literal["grey", "gold", "red"]
    timing: Literal["own_turn", "other_turn", "any_turn", "immediate"]
    after: Literal["discard", "remove", "attach_unit", "attach_player"]
    air_strike: Literal["0", "1"]
    water: Literal["0", "1"]
    tank_only_game: Literal["keep", "remove"]
    window: Literal["main", "open", "declared", "ready", "rolled", "hit", "lost", "played", "air", "draw"]
    target: str
    effect: str
    source: str = ""
    effect_rule: Annotated[str, Field(pattern=r"^E\d\d$")]


def read_units(text: str, source: str) -> list[UnitRow]:
    """Return all units and commanders in the order of the file. Raises CardDataError."""
    lines = list(read_rows(UnitRow, text, source, _check_unit))
    units = [(line, row.id) for line, row in lines if row.type != "COMMANDER"]
    commanders = [(line, row.id) for line, row in lines if row.type == "COMMANDER"]
    _check_ids(source, units, [f"u{number:03}" for number in range(1, len(units) + 1)])
    _check_ids(source, commanders, [f"c{number:02}" for number in range(1, COMMANDERS + 1)])
    return [row for _, row in lines]


def read_events(text: str, source: str) -> list[EventRow]:
    """Return all events in the order of their rules. Raises CardDataError."""
    lines = list(read_rows(EventRow, text, source, _check_event))
    _check_ids(source, [(line, row.id) for line, row in lines], list(EVENT_IDS))
    rows = [row for _, row in lines]
    for field in ("copies", "copies_short"):
        dealt = sum(
            getattr(row, field) for row in rows if row.colour != "red" and row.tank_only_game == "keep"
        )
        if dealt < MOST_DEALT:
            raise CardDataError(
                f"{source}, field {field}: {dealt} cards that are not red stay in every game; "
                f"there must be {MOST_DEALT}, one for each player"
            )
    return rows


def _check_ids(source: str, found: list[tuple[int, str]], wanted: list[str]) -> None:
    """Check that all cards are there once, in their order: the numbers of cards follow from it."""
    seen = set()
    for (line, have), want in zip(found, wanted, strict=False):
        if have in seen:
            raise CardDataError(f"{source}, row {line}, field id: {have!r} stands there twice")
        if have != want:
            raise CardDataError(f"{source}, row {line}, field id: {have!r} stands where {want!r} should")
        seen.add(have)
    if len(found) < len(wanted):
        raise CardDataError(f"{source}, field id: {wanted[len(found)]!r} is missing")
    if len(found) > len(wanted):
        line, have = found[len(wanted)]
        raise CardDataError(f"{source}, row {line}, field id: {have!r} is one card too many")


_MOBILE = {"AFV": "armor", "GUN": "mobility", "INF": "mobility", "COMMANDER": ""}


def _check_unit(row: UnitRow) -> None:
    """Check that the unit has the values that 1.2 gives its type, and no others."""
    if row.def_kind != _MOBILE[row.type]:
        raise RowError("def_kind", f"for {row.type} it is {_MOBILE[row.type]!r}, not {row.def_kind!r}")
    for field, having in (("overrun", "AFV"), ("suicide", "INF")):
        if getattr(row, field) != NONE and row.type != having:
            raise RowError(field, f"only {having} has this value")
    if row.type == "COMMANDER":
        if row.effect_rule != f"K{row.id[1:]}":
            raise RowError("effect_rule", f"the rule of {row.id} is K{row.id[1:]}, not {row.effect_rule!r}")
        return
    if row.ap != NONE and row.type == "INF":
        raise RowError("ap", "INF has no armor-piercing value")
    for field, least in (("defence", 0), ("ammo", 3)):
        if getattr(row, field) < least:
            raise RowError(field, f"a unit needs at least {least}")
    if not row.nation:
        raise RowError("nation", "a unit needs a nation")


def _check_event(row: EventRow) -> None:
    if row.id in EVENT_IDS and row.effect_rule != f"E{EVENT_IDS.index(row.id) + 1:02}":
        raise RowError("effect_rule", f"{row.effect_rule} is not the rule of {row.id}")
    if row.id == "carpet_bombing" and (row.copies, row.copies_short) != (BOMBINGS, BOMBINGS):
        raise RowError(
            "copies", f"there are {BOMBINGS} cards of carpet_bombing, one for each third of the deck"
        )
