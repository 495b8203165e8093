"""The pictures of a squad's cards: how large they can be where all squads show equally large ones."""

from __future__ import annotations

import math
from dataclasses import dataclass

from pygame import FRect

PICTURE, CARD_GAP = 0.62, 12.0
"""The height of a picture in its widths, and the distance between two."""
NAMED, WIDEST = 110.0, 250.0
"""The least width of a picture, whose name can be read below it, and the largest."""
MOST_CARDS, CAPTIONS = 12, (48.0, 72.0)
"""The most pictures, and the height of the words below one, with the distance to the next one: where each name stands on
one line, and on two.
"""


@dataclass(frozen=True, slots=True)
class CardsToShow:
    """How many pictures a squad has at most, and the width of the longest words below one."""

    cards: int
    words: float


@dataclass(frozen=True, slots=True)
class PictureGrid:
    """The width of a picture, the height of the words below it, and how many stand side by side and below one another."""

    wide: float
    caption: float
    across: int
    down: int

    @property
    def pitch(self) -> float:
        """The distance from one row of pictures to the next."""
        return self.wide * PICTURE + self.caption

    @property
    def high(self) -> float:
        """The height of all rows."""
        return self.down * self.pitch


def largest(room: FRect, most: CardsToShow) -> PictureGrid:
    """Return how to show the most of so many pictures, and those as large as possible."""

    def arranged(across: int, down: int, caption: float) -> PictureGrid:
        wide = min(WIDEST, (room.w + CARD_GAP) / across - CARD_GAP, (room.h / down - caption) / PICTURE)
        return PictureGrid(wide, caption, across, down)

    low, high = CAPTIONS
    sides = [
        (across, down)
        for across in range(1, MOST_CARDS + 1)
        for down in range(1, math.ceil(most.cards / across) + 1)
    ]
    ways = [way for side in sides if (way := arranged(*side, low)).wide + CARD_GAP >= most.words]
    ways += [arranged(*side, high) for side in sides]
    return max(
        ways,
        key=lambda way: (
            min(most.cards, way.across * way.down) if way.wide >= NAMED else 0,
            way.wide,
            way.across,
        ),
        default=PictureGrid(0.0, low, 1, 1),
    )


def fitting(room: FRect, most: CardsToShow) -> int:
    """Return how many of the most pictures fit there."""
    way = largest(room, most)
    return min(most.cards, way.across * way.down)
