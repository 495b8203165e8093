"""The pictures of the rule book, made from the game's own cards, so that they show what is printed on them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from pygame import FRect

from wotrush.model.hunter.cards.box import box
from wotrush.model.hunter.cards.words import COMMANDERS, DRY, EVENT_IDS, PINNED
from wotrush.scenes.hunter.cards.faces import HunterFaces
from wotrush.scenes.rulebook.drawings import CARD, GAP, DrawingPart, row
from wotrush.scenes.rulebook.signs import Arrow
from wotrush.stage.drawing.shapes import Face

SMALL = 11 / 12
"""The scale of events and commanders."""
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


def face_of(card: str) -> Face:
    """Return a unit, a commander or an event by its id."""
    if card in EVENT_IDS:
        return replace(faces().event(EVENT_IDS.index(card)), even_print=True)
    kind = kind_of(card)
    return faces().commander(kind) if kind < COMMANDERS else faces().unit(kind)


@dataclass(frozen=True, slots=True)
class CardRow:
    """Cards in a row, by their ids."""

    cards: tuple[str, ...]
    scale: float = 1.0

    def parts(self) -> list[DrawingPart]:
        return row(map(face_of, self.cards), CARD * self.scale)


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


def attacking(attacker: str, target: str) -> tuple[Face, Face]:
    """Return a unit, and an enemy unit that it attacks."""
    return face_of(attacker), face_of(target)
