"""The sides that a card may show."""

from __future__ import annotations

from enum import Enum


class CardSide(Enum):
    """The faces of a card."""

    RESERVE = "reserve"
    HAND = "hand"
    TOKEN = "token"
    PILE = "pile"
    """A token without the armor, where the count of the pile stands."""
    BASE = "base"


PILE_SIDE = CardSide.PILE
"""The side that the top card of an open pile shows."""
