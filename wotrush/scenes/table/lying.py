"""Where cards lie: values that a game's layout makes and that sprites follow."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from pygame import FRect

from wotrush.model.game import Seat
from wotrush.stage.drawing.shapes import Face
from wotrush.stage.geometry import Pose, rect_around

CARD = 7 / 5
"""The height of a card as a multiple of its width."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A card on the table: its zone and side in the game's own terms, whose it is (if anyone's), and how it lies."""

    card: int
    zone: Any
    pose: Pose
    side: Any
    seat: Seat | None = None
    place: int = 0
    damaged: bool = False


Layout = dict[int, Lying]
"""By card."""


class CardFaces(Protocol):
    """The pictures of a game's cards."""

    def side(self, card: int, side: Any, *, damaged: bool = False) -> Face:
        """Return what the card shows with this side up."""

    def zoom(self, card: int) -> Face:
        """Return the card with everything on it spelled out."""


def lying_face(faces: CardFaces, lying: Lying) -> Face:
    """Return what a card shows where it lies."""
    return faces.side(lying.card, lying.side, damaged=lying.damaged)


def upright(pose: Pose) -> FRect:
    """Return the rectangle of a card that lies upright or turned by a quarter, however much it leans besides."""
    size = (pose.size.y, pose.size.x) if 45 < pose.angle % 180 < 135 else pose.size
    return rect_around(pose.center, size)


def card_in(cell: FRect) -> FRect:
    """Return the largest card in the middle of a cell."""
    height = min(cell.h, cell.w * CARD)
    return rect_around(cell.center, (height / CARD, height))


def around(cards: Iterable[Lying]) -> FRect | None:
    """Return the smallest rectangle that holds the cards as they lie; None if there are none."""
    rects = [box_of(lying) for lying in cards]
    return rects[0].unionall(rects[1:]) if rects else None


def box_of(lying: Lying) -> FRect:
    """Return the smallest upright rectangle that holds a card as it lies."""
    (width, height), angle = lying.pose.size, math.radians(lying.pose.angle)
    across, down = abs(math.cos(angle)), abs(math.sin(angle))
    size = (width * across + height * down, width * down + height * across)
    return rect_around(lying.pose.center, size)
