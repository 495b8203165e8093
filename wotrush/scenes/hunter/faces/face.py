"""What the cards of Tank Hunter show, in plain values: texts come in translated, so drawing needs no model."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.scenery.light import Light

Blow = tuple[int, int]
"""The value of a strike and its number of salvos."""
NEVER_DRY = 7
"""The readiness of a unit that no die leaves without ammunition."""


class UnitType(StrEnum):
    VEHICLE = "vehicle"
    GUN = "gun"
    INFANTRY = "infantry"


class EventSign(StrEnum):
    """When an event may be played."""

    OWN = "own_turn"
    ANY = "any_turn"
    OTHERS = "other_turn"
    AT_ONCE = "immediate"


class Detail(StrEnum):
    """How much a unit card shows: less the smaller it is, and a slim token where many share a row."""

    LARGE = "large"
    MEDIUM = "medium"
    TOKEN = "token"
    SLIM = "slim"


LARGE_FROM, MEDIUM_FROM, TOKEN_FROM, SLIM_FROM = 124.0, 78.0, 46.0, 22.0
"""Widths in pixels from which all that a card shows in that detail can be read."""


@dataclass(frozen=True, slots=True)
class UnitFace:
    """Everything printed on a unit. None stands for a value that the card does not have."""

    code: str
    """The name of its profile in the profile files."""
    name: str
    nation: ArtNation
    type: UnitType
    points: int
    defence: int
    ammo: int
    """The lowest die after which it is out of ammo."""
    ready: str
    """`ammo` in words."""
    dry_word: str
    """What stands in place of `ready` when it is out of ammo."""
    ap: Blow | None = None
    nap: Blow | None = None
    overrun: Blow | None = None
    suicide: Blow | None = None
    abilities: tuple[tuple[str, int | None], ...] = ()
    light: Light = Light.DAY
    """When and in which weather its picture shows it."""
    idle: tuple[str, ...] = ()
    """Which of its abilities have no effect in this game."""


@dataclass(frozen=True, slots=True)
class Attached:
    """A card that lies under a unit: its icon, its name and what it changes, such as +2."""

    key: str
    label: str
    change: str


@dataclass(frozen=True, slots=True)
class UnitState:
    """What play has done to a unit. Turning an exhausted or a pinned card is the table's part, unless it is slim."""

    pinned: bool = False
    exhausted: bool = False
    """Whether it is marked as exhausted, since it is not turned."""
    dry: bool = False
    place: int | None = None
    """The place number of a hidden unit, shown to its owner only."""
    attached: tuple[Attached, ...] = ()
    defence: int | None = None
    """The defence as it is now, None where it is as printed."""
    ammo: int | None = None
    """The fire readiness as it is now, None where it is as printed."""
    ready: str = ""
    """`ammo` in words."""
    mirrored: bool = False
    """Whether the unit faces left, towards one that attacks it; words and figures stay as they are."""


AS_PRINTED = UnitState()


@dataclass(frozen=True, slots=True)
class EventFace:
    """Everything printed on an event."""

    code: str
    name: str
    sign: EventSign
    timing: str
    """`sign` in words."""
    text: str
    air_strike: bool = False


@dataclass(frozen=True, slots=True)
class CommanderFace:
    """Everything printed on a commander."""

    code: str
    name: str
    text: str


HunterFace = UnitFace | EventFace | CommanderFace


@dataclass(frozen=True, slots=True)
class Value:
    """A value spelled out, for the zoomed card: icon, name, figure."""

    key: str
    label: str
    figure: str
