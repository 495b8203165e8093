"""What one card shows, in plain values. Texts arrive translated, so drawing needs neither model nor catalogue."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from wotrush.scenes.art.badges import Tag
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.art.symbol import Symbol


class FaceKind(StrEnum):
    VEHICLE = "vehicle"
    BARRACKS = "barracks"
    MEDAL = "medal"
    BASE = "base"


@dataclass(frozen=True, slots=True)
class CardFace:
    """Everything printed on a card. None means that the figure is not printed at all, which is not the same as 0."""

    kind: FaceKind
    code: str
    name: str = ""
    latin: str = ""
    caption: str = ""
    """The kind of card, in words."""
    nation: ArtNation | None = None
    symbol: Symbol | None = None
    cost: int | None = None
    resources: int | None = None
    power: int | None = None
    armor: int | None = None
    points: int | None = None
    abilities: tuple[Tag, ...] = ()
    passives: tuple[Tag, ...] = ()


SYMBOLS = {
    ("light", "tank"): Symbol.LIGHT,
    ("medium", "tank"): Symbol.MEDIUM,
    ("heavy", "tank"): Symbol.HEAVY,
    ("SPG", "TD"): Symbol.TANK_DESTROYER,
    ("SPG", "artillery"): Symbol.ARTILLERY,
}


def symbol_of(vehicle_class: str, subtype: str) -> Symbol:
    """Return the mark for a class and subtype as the card file spells them."""
    return SYMBOLS.get((vehicle_class, subtype), Symbol.AUXILIARY)
