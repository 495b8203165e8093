"""All cards of Tank Hunter on one sheet, in the order of the card files: units, commanders, events."""

from __future__ import annotations

from math import ceil

from pygame import Surface, Vector2

from wotrush.model.hunter.cards.box import box
from wotrush.model.hunter.cards.words import (
    AFV,
    COMMANDERS,
    DRY,
    EVENT,
    EVENTS,
    PINNED,
    REVEALED,
    WITH_ARMOR,
    WITH_TRENCH,
)
from wotrush.model.hunter.units import added_defence
from wotrush.scenes.hunter.cards.faces import HunterFaces
from wotrush.scenes.hunter.faces.face import Detail
from wotrush.stage.drawing.shapes import Face, Size
from wotrush.workshop.cloth import CARD, aside, cloth_of, lay

GAP = 0.05
"""The gap between cards as a share of their width."""
CLOSE, SIDE, TOKEN = 0.92, 0.4, 0.2
"""Heights as shares of the picture's height."""


def all_cards() -> list[int]:
    """Return every kind, and every event plus `EVENT`."""
    kinds = len(box().rows)
    return [*range(COMMANDERS, kinds), *range(COMMANDERS), *range(EVENT, EVENT + EVENTS)]


def card_sheet(size: Size) -> Surface:
    """Draw every card once, as large as fits."""
    sheet, faces, cards = cloth_of(size), HunterFaces(box()), all_cards()
    columns = max(range(1, len(cards) + 1), key=lambda count: _card_width(size, len(cards), count))
    width = _card_width(size, len(cards), columns)
    step = Vector2(width * (1 + GAP), width * (CARD + GAP))
    rows = ceil(len(cards) / columns)
    corner = (Vector2(size) - Vector2(columns * step.x, rows * step.y) + Vector2(width * GAP)) / 2
    for at, card in enumerate(cards):
        picture = _face(faces, card)((round(width), round(width * CARD)))
        sheet.blit(picture, corner + Vector2(at % columns * step.x, at // columns * step.y))
    return sheet


def _card_width(size: Size, count: int, columns: int) -> float:
    rows = ceil(count / columns)
    return min(size[0] / (columns * (1 + GAP) + GAP), size[1] / (rows * (CARD + GAP) + GAP))


def card_faces(size: Size, card: int) -> Surface:
    """Draw one card enlarged, and beside a unit how it looks in the lines: open, with all that it may bear, and hidden."""
    cloth, faces = cloth_of(size), HunterFaces(box())
    lay(cloth, _zoom(faces, card), CLOSE, (0.5, 0.5))
    if card < COMMANDERS or card >= EVENT:
        return cloth
    distance = aside(size, CLOSE, SIDE)
    left, right = 0.5 - distance, 0.5 + distance
    marked, cards = (DRY, WITH_ARMOR) if box().types[card] == AFV else (PINNED | DRY, WITH_TRENCH)
    both, defence = REVEALED | marked | cards, box().defence[card] + added_defence(cards)
    lay(cloth, faces.unit(card), SIDE, (left, 0.25))
    lay(cloth, faces.unit(card, flags=both, place=12, defence=defence), SIDE, (left, 0.7))
    lay(cloth, faces.unit(card, detail=Detail.MEDIUM), SIDE * 0.7, (right, 0.19))
    lay(cloth, faces.unit(card, detail=Detail.TOKEN, flags=both, defence=defence), TOKEN, (right, 0.48))
    lay(cloth, faces.back(12), SIDE * 0.7, (right, 0.78))
    return cloth


def _face(faces: HunterFaces, card: int) -> Face:
    if card >= EVENT:
        return faces.event(card - EVENT)
    return faces.commander(card) if card < COMMANDERS else faces.unit(card)


def _zoom(faces: HunterFaces, card: int) -> Face:
    return faces.event(card - EVENT) if card >= EVENT else faces.zoom(card)
