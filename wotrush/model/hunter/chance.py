"""Every die and every shuffle. The unit deck, the event deck and each seat's dice draw from streams of their own."""

from __future__ import annotations

from typing import Final

from wotrush.model import rng
from wotrush.model.hunter.state import HunterState

UNITS: Final = 0
EVENT_CARDS: Final = 1
FIRST_SEAT: Final = 2
"""Streams; those of the seats follow."""


def roll(s: HunterState, seat: int) -> int:
    """Roll a die of that seat."""
    face, s.streams[FIRST_SEAT + seat] = rng.below(6, s.streams[FIRST_SEAT + seat])
    return face + 1


def shuffle(s: HunterState, cards: list[int], stream: int) -> None:
    """Shuffle in place."""
    s.streams[stream] = rng.shuffle(cards, s.streams[stream])


def one_of(s: HunterState, count: int, seat: int) -> int:
    """Return a number below `count`: which card that seat takes from a closed hand."""
    number, s.streams[FIRST_SEAT + seat] = rng.below(count, s.streams[FIRST_SEAT + seat])
    return number
