"""Draws all faces of a card: enlarged, and beside that as in the Reserve, in a hand and on a base."""

from __future__ import annotations

from pygame import Surface

from wotrush.model.rush.cards import Card, Kind
from wotrush.scenes.rush.cards.faces import Faces
from wotrush.scenes.rush.cards.sides import CardSide
from wotrush.stage.drawing.shapes import Size
from wotrush.workshop.cloth import aside, cloth_of, lay

CLOSE, SIDE, TOKEN = 0.92, 0.36, 0.25
"""Heights as shares of the picture's height."""


def card_faces(size: Size, cards: tuple[Card, ...], card: Card) -> Surface:
    cloth, faces = cloth_of(size), Faces(cards)
    lay(cloth, faces.zoom(card.id), CLOSE, (0.5, 0.5))
    distance = aside(size, CLOSE, SIDE)
    left, right = 0.5 - distance, 0.5 + distance
    if card.kind is Kind.VEHICLE:
        lay(cloth, faces.side(card.id, CardSide.RESERVE), SIDE, (left, 0.3))
        lay(cloth, faces.side(card.id, CardSide.HAND), SIDE, (right, 0.3))
        lay(cloth, faces.side(card.id, CardSide.TOKEN), TOKEN, (left, 0.7))
        lay(cloth, faces.side(card.id, CardSide.TOKEN, damaged=True), TOKEN, (right, 0.7))
    elif card.kind is Kind.BASE:
        lay(cloth, faces.side(card.id, CardSide.BASE), SIDE, (left, 0.5))
        lay(cloth, faces.side(card.id, CardSide.BASE, damaged=True), SIDE, (right, 0.5))
    else:
        lay(cloth, faces.side(card.id, CardSide.HAND), SIDE, (right, 0.5))
    return cloth
