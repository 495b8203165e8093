"""The pictures of the rule book, made from the game's own cards, so that they show what is printed on them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from pygame import FRect, Vector2

from wotrush.model.hunter.cards.box import box
from wotrush.model.hunter.cards.words import DRY, EVENT_IDS, PINNED
from wotrush.scenes.hunter.cards.faces import HunterFaces
from wotrush.scenes.rulebook.drawings import CARD, GAP, Arrow, DrawingPart, row
from wotrush.stage.drawing.shapes import Face

TILTED = 8.0
"""The angle of a pinned card, in degrees."""
EXAMPLE_PLACE = 7


@cache
def faces() -> HunterFaces:
    return HunterFaces(box())


@cache
def kind_of(code: str) -> int:
    """Return the kind with that id in the card file. Raises StopIteration."""
    return next(kind for kind, card in enumerate(box().rows) if card.id == code)


def unit(code: str, flags: int = 0, place: int | None = None) -> Face:
    """Return a unit as it lies on the table, for its owner if a place is given."""
    return faces().unit(kind_of(code), flags=flags, place=place)


@dataclass(frozen=True, slots=True, init=False)
class UnitCards:
    """Units in a row, by their ids."""

    codes: tuple[str, ...]

    def __init__(self, *codes: str) -> None:
        object.__setattr__(self, "codes", codes)

    def parts(self) -> list[DrawingPart]:
        return row(unit(code) for code in self.codes)


@dataclass(frozen=True, slots=True)
class UnitClose:
    """One large unit with everything on it spelled out."""

    code: str

    def parts(self) -> list[DrawingPart]:
        return [DrawingPart(faces().zoom(kind_of(self.code)), FRect(0, 0, 400, 560))]


@dataclass(frozen=True, slots=True)
class OnUnit:
    """A unit that is pinned, one that is out of ammo, and one that is exhausted."""

    code: str

    def parts(self) -> list[DrawingPart]:
        pinned = DrawingPart(unit("u088", PINNED), FRect(14, 8, *CARD), angle=TILTED)
        dry = DrawingPart(unit(self.code, DRY), FRect(CARD.x + 3 * GAP, 8, *CARD))
        turned = FRect(2 * CARD.x + 6.5 * GAP, 8, *CARD)
        return [pinned, dry, DrawingPart(unit(self.code), turned, angle=90.0)]


@dataclass(frozen=True, slots=True)
class Turned:
    """A hidden unit as others see it, as its owner sees it, and revealed."""

    code: str

    def parts(self) -> list[DrawingPart]:
        back, own = faces().back(EXAMPLE_PLACE), unit(self.code, place=EXAMPLE_PLACE)
        return row([back, own, Arrow(), unit(self.code)])


@dataclass(frozen=True, slots=True)
class StrikeDrawing:
    """An attacker, its target, and what is left of it."""

    attacker: str
    target: str

    def parts(self) -> list[DrawingPart]:
        before = row([unit(self.attacker), Arrow(), unit(self.target), Arrow()])
        gone = FRect(before[-1].rect.right + GAP, 0, *CARD)
        return [*before, DrawingPart(unit(self.target), gone, alpha=0.35)]


@dataclass(frozen=True, slots=True, init=False)
class EventCards:
    """Events in a row, by their ids."""

    names: tuple[str, ...]

    def __init__(self, *names: str) -> None:
        object.__setattr__(self, "names", names)

    def parts(self) -> list[DrawingPart]:
        return row((faces().event(EVENT_IDS.index(name)) for name in self.names), Vector2(165, 231))


@dataclass(frozen=True, slots=True, init=False)
class CommanderCards:
    """Commanders in a row, by their ids."""

    codes: tuple[str, ...]

    def __init__(self, *codes: str) -> None:
        object.__setattr__(self, "codes", codes)

    def parts(self) -> list[DrawingPart]:
        return row((faces().commander(kind_of(code)) for code in self.codes), Vector2(165, 231))
