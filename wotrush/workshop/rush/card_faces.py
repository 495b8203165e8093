"""Draws all faces of a card: enlarged, and beside that as in the Reserve, in a hand and on a base."""

from __future__ import annotations

from pygame import Surface, Vector2

from wotrush.model.rush.cards import Card, Kind
from wotrush.scenes.rush.cards.faces import Faces
from wotrush.scenes.rush.table.layout import CardSide
from wotrush.scenes.style.backdrop import felt
from wotrush.scenes.style.theme import Theme
from wotrush.stage.drawing.shapes import Face, Size

CLOSE, SIDE, TOKEN = 0.92, 0.36, 0.25
"""Heights as shares of the picture's height."""


def card_faces(size: Size, cards: tuple[Card, ...], card: Card) -> Surface:
    colors = Theme.of().palette
    cloth = felt(size, colors.page, colors.text)
    faces, high = Faces(cards), size[1]
    _put(cloth, faces.zoom(card.id), high * CLOSE, Vector2(0.5, 0.5))
    aside = (CLOSE + SIDE) * 5 / 14 * high / size[0] + 0.02
    left, right = 0.5 - aside, 0.5 + aside
    if card.kind is Kind.VEHICLE:
        _put(cloth, faces.side(card.id, CardSide.RESERVE), high * SIDE, Vector2(left, 0.3))
        _put(cloth, faces.side(card.id, CardSide.HAND), high * SIDE, Vector2(right, 0.3))
        _put(cloth, faces.side(card.id, CardSide.TOKEN), high * TOKEN, Vector2(left, 0.7))
        _put(cloth, faces.side(card.id, CardSide.TOKEN, damaged=True), high * TOKEN, Vector2(right, 0.7))
    elif card.kind is Kind.BASE:
        _put(cloth, faces.side(card.id, CardSide.BASE), high * SIDE, Vector2(left, 0.5))
        _put(cloth, faces.side(card.id, CardSide.BASE, damaged=True), high * SIDE, Vector2(right, 0.5))
    else:
        _put(cloth, faces.side(card.id, CardSide.HAND), high * SIDE, Vector2(right, 0.5))
    return cloth


def _put(cloth: Surface, face: Face, high: float, middle: Vector2) -> None:
    """Draw a face. Its center is given in shares of the picture."""
    picture = face((round(high * 5 / 7), round(high)))
    at = middle.elementwise() * Vector2(cloth.get_size())
    cloth.blit(picture, picture.get_rect(center=(round(at.x), round(at.y))))
