"""Pictures of the rule book, made from the game's own cards, so that they are true to whatever is printed on them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from pygame import FRect, Vector2

from wotrush.model.rush.cards import Ability, Card, Kind, Passive
from wotrush.model.rush.catalogue import Catalogue
from wotrush.model.rush.scoring import Achievement
from wotrush.scenes.rush import faces as art
from wotrush.scenes.rush.cards.faces import BackPicture, Faces
from wotrush.scenes.rush.table.layout import CardSide
from wotrush.scenes.rush.texts import words
from wotrush.stage.drawing.shapes import Face

BARRACKS = ("engineers", "technicians", "volunteers")
CARD = Vector2(150, 210)
GAP = 18.0
ARROW = Vector2(70, 44)


@dataclass(frozen=True, slots=True)
class Arrow:
    """From one thing to what becomes of it."""


@dataclass(frozen=True, slots=True)
class DrawingPart:
    """A picture, an arrow or a line of text at its place within a drawing, in units."""

    what: Face | Arrow | str
    rect: FRect
    angle: float = 0.0
    alpha: float = 1.0


class Easel:
    """What a drawing draws with: the cards of the game and their faces."""

    def __init__(self, catalogue: Catalogue, faces: Faces) -> None:
        self.cards = catalogue.cards
        self._faces = faces
        self._by_code: dict[str, Card] = {}
        for card in catalogue.cards:
            self._by_code.setdefault(card.code if card.kind is Kind.VEHICLE else card.kind.name.lower(), card)

    def card(self, code: str) -> Card:
        return self._by_code[code]

    def face(self, card: Card, side: CardSide, *, damaged: bool = False) -> Face:
        return self._faces.side(card.id, side, damaged=damaged)

    def close_up(self, card: Card) -> Face:
        return self._faces.zoom(card.id)


class Drawing(Protocol):
    """Draws itself from the cards as they are."""

    def parts(self, easel: Easel) -> list[DrawingPart]: ...


def row(
    faces: Iterable[Face | Arrow | str],
    size: Vector2 = CARD,
    gap: float = GAP,
) -> list[DrawingPart]:
    """Side by side; arrows and words stand in the middle of the height."""
    parts, x = [], 0.0
    for what in faces:
        own = ARROW if isinstance(what, Arrow | str) else size
        parts.append(DrawingPart(what, FRect(x, (size.y - own.y) / 2, own.x, own.y)))
        x += own.x + gap
    return parts


@dataclass(frozen=True, slots=True)
class Cards:
    """Some cards in a row, by code."""

    codes: tuple[str, ...]
    side: CardSide

    def parts(self, easel: Easel) -> list[DrawingPart]:
        return row(easel.face(easel.card(code), self.side) for code in self.codes)


@dataclass(frozen=True, slots=True, init=False)
class Examples:
    """Cards of four nations that have one of these printed on them."""

    wanted: tuple[Ability | Passive, ...]

    def __init__(self, *wanted: Ability | Passive) -> None:
        object.__setattr__(self, "wanted", wanted)

    def parts(self, easel: Easel) -> list[DrawingPart]:
        found = [card for wanted in self.wanted for card in _one_each(easel.cards, wanted)]
        return row(easel.face(card, CardSide.HAND) for card in found)


def _one_each(cards: Sequence[Card], wanted: Ability | Passive) -> list[Card]:
    """The first vehicle of each nation that has it; of several wanted ones two each are enough."""
    first: dict[int, Card] = {}
    for card in cards:
        if card.nation is not None and (
            wanted in card.passives or any(a == wanted for a, _ in card.abilities)
        ):
            first.setdefault(card.nation, card)
    return list(first.values())[:3]


@dataclass(frozen=True, slots=True)
class CloseUp:
    """One card held close, with everything on it spelled out."""

    code: str

    def parts(self, easel: Easel) -> list[DrawingPart]:
        return [DrawingPart(easel.close_up(easel.card(self.code)), FRect(0, 0, 400, 560))]


@dataclass(frozen=True, slots=True)
class Medals:
    """One and two medals of every nation."""

    def parts(self, easel: Easel) -> list[DrawingPart]:
        kinds = (Kind.MEDAL, Kind.DOUBLE)
        first = {(card.nation, card.kind): card for card in reversed(easel.cards) if card.kind in kinds}
        return row(
            (
                easel.face(first[key], CardSide.HAND)
                for key in sorted(first, key=lambda key: (key[0] or 0, key[1]))
            ),
            Vector2(115, 161),
            gap=12,
        )


@dataclass(frozen=True, slots=True)
class BasesDrawing:
    """A base as it stands, and turned when it is damaged."""

    def parts(self, easel: Easel) -> list[DrawingPart]:
        base = easel.card("base")
        whole, damaged = (easel.face(base, CardSide.BASE, damaged=hurt) for hurt in (False, True))
        return [
            DrawingPart(whole, FRect(0, 0, *CARD)),
            DrawingPart(Arrow(), FRect(CARD.x + GAP, CARD.y / 2 - ARROW.y / 2, *ARROW)),
            DrawingPart(damaged, FRect(CARD.x + ARROW.x + 2 * GAP + 30, 0, *CARD), angle=90.0),
        ]


@dataclass(frozen=True, slots=True)
class Shift:
    """The Reserve: the new card from the deck, the row that moves on, the last card that leaves."""

    def parts(self, easel: Easel) -> list[DrawingPart]:
        codes = ("us12", "de03", "fr09", "su13")
        shown = [easel.face(easel.card(code), CardSide.RESERVE) for code in codes]
        parts = row([BackPicture(art.Back.VEHICLES), Arrow(), *shown[:3], Arrow(), shown[3]])
        leaving = parts[-1]
        return [*parts[:-1], DrawingPart(leaving.what, leaving.rect, alpha=0.45)]


@dataclass(frozen=True, slots=True)
class PaymentDrawing:
    """Cards that pay, and the vehicle that they pay for."""

    payers: tuple[str, ...]
    vehicle: str

    def parts(self, easel: Easel) -> list[DrawingPart]:
        payers = [easel.card(code) for code in self.payers]
        vehicle = easel.card(self.vehicle)
        return row(
            [
                *(easel.face(card, CardSide.HAND) for card in payers),
                Arrow(),
                easel.face(vehicle, CardSide.RESERVE),
            ]
        )


@dataclass(frozen=True, slots=True)
class Defence:
    """A defender in front of its base, then another one damaged."""

    def parts(self, easel: Easel) -> list[DrawingPart]:
        base = easel.face(easel.card("base"), CardSide.BASE)
        upright, damaged = (easel.card(code) for code in ("us17", "de05"))
        aside = Vector2(28, 34)
        return [
            DrawingPart(base, FRect(0, 0, *CARD)),
            DrawingPart(easel.face(upright, CardSide.TOKEN), FRect(*aside, *CARD)),
            DrawingPart(base, FRect(2 * CARD.x, 0, *CARD)),
            DrawingPart(
                easel.face(damaged, CardSide.TOKEN, damaged=True),
                FRect(2 * CARD.x + aside.x, aside.y, *CARD),
                angle=90.0,
            ),
        ]


@dataclass(frozen=True, slots=True)
class HitDrawing:
    """A shot and what it does: the target stands turned, or is gone."""

    attacker: str
    target: str
    destroyed: bool

    def parts(self, easel: Easel) -> list[DrawingPart]:
        attacker, target = easel.card(self.attacker), easel.card(self.target)
        side = CardSide.BASE if target.kind is Kind.BASE else CardSide.TOKEN
        before = row([easel.face(attacker, CardSide.HAND), Arrow(), easel.face(target, side), Arrow()])
        x = before[-1].rect.right + GAP
        if self.destroyed:
            return [
                *before,
                DrawingPart(easel.face(target, side, damaged=True), FRect(x, 0, *CARD), alpha=0.35),
            ]
        after = FRect(x + 30, 0, *CARD)
        return [*before, DrawingPart(easel.face(target, side, damaged=True), after, angle=90.0)]


@dataclass(frozen=True, slots=True)
class Achievements:
    """All twelve by name."""

    def parts(self, easel: Easel) -> list[DrawingPart]:
        size, across = Vector2(230, 40), 4
        return [
            DrawingPart(
                words.achievement_name(achievement),
                FRect(i % across * (size.x + 10), i // across * (size.y + 4), *size),
            )
            for i, achievement in enumerate(Achievement)
        ]
