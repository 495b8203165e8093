"""Small drawings of single cases: cards side by side, an arrow, and what becomes of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pygame import FRect

from wotrush.model.rush.cards import Kind
from wotrush.scenes.rulebook.drawings import ARROW, CARD, DrawingPart
from wotrush.scenes.rulebook.signs import Arrow
from wotrush.scenes.rush.cards.sides import CardSide
from wotrush.scenes.rush.rulebook.drawings import BESIDE, card_of, face_of

SMALL, GAP = CARD * 0.62, 14.0
FAINT = 0.35
"""How faint a card is that is gone, or that may not be played."""


@dataclass(frozen=True, slots=True)
class CaseCard:
    """A card as it lies there, by code: turned if it is damaged, faint if it is gone, and `guarding` the one left of it."""

    code: str
    side: CardSide = CardSide.HAND
    damaged: bool = False
    gone: bool = False
    guarding: bool = False

    @property
    def width(self) -> float:
        return SMALL.y if self.damaged else SMALL.x

    def part(self, left: float) -> DrawingPart:
        at = FRect(left + (self.width - SMALL.x) / 2, 0, *SMALL)
        face = face_of(card_of(self.code), self.side, damaged=self.damaged or self.gone)
        return DrawingPart(face, at, 90.0 if self.damaged else 0.0, FAINT if self.gone else 1.0)


@dataclass(frozen=True, slots=True)
class Case:
    """What lies there step by step, with arrows in between."""

    steps: tuple[tuple[CaseCard, ...], ...]

    def parts(self) -> list[DrawingPart]:
        return list(self._parts())

    def _parts(self) -> Iterator[DrawingPart]:
        right = 0.0
        arrow = ARROW * 0.75
        for number, step in enumerate(self.steps):
            if number:
                yield DrawingPart(Arrow(), FRect(right + GAP, (SMALL.y - arrow.y) / 2, *arrow))
                right += GAP + arrow.x + GAP
            for place, card in enumerate(step):
                left = right - (1 - BESIDE) * SMALL.x if card.guarding else right + (GAP if place else 0)
                yield card.part(left)
                right = left + card.width


def case(*steps: tuple[CaseCard, ...]) -> Case:
    return Case(steps)


def hand(*codes: str) -> tuple[CaseCard, ...]:
    return tuple(CaseCard(code) for code in codes)


def reserve(*codes: str) -> tuple[CaseCard, ...]:
    return tuple(CaseCard(code, CardSide.RESERVE) for code in codes)


def gone(*codes: str, side: CardSide = CardSide.TOKEN) -> tuple[CaseCard, ...]:
    """Return cards that have left their place, or that may not be played."""
    return tuple(
        CaseCard(code, CardSide.BASE if card_of(code).kind is Kind.BASE else side, gone=True)
        for code in codes
    )


def base(defender: str = "", *, damaged: bool = False, lost: bool = False) -> tuple[CaseCard, ...]:
    """Return a base, and its defender, who may be `lost`."""
    guard = (CaseCard(defender, CardSide.TOKEN, gone=lost, guarding=True),) if defender else ()
    return (CaseCard("base", CardSide.BASE, damaged=damaged), *guard)


def defender(code: str, *, damaged: bool = False) -> tuple[CaseCard, ...]:
    return (CaseCard(code, CardSide.TOKEN, damaged=damaged),)
