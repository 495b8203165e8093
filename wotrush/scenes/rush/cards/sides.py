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
    STRUCK = "struck base"
    """A base that lies upright, damaged or not."""
    BARE = "bare base"
    """A base without its points, as it turns."""


BASES = (CardSide.BASE, CardSide.STRUCK, CardSide.BARE)
"""The sides that only bases have."""
PILE_SIDE = CardSide.PILE
"""The side that the top card of an open pile shows."""
