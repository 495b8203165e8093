"""What every card counts for, as numbers that add up over a set of cards and tell one set from another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from wotrush.model.rush.cards import CARDS, FIRST_BASE, Nation, medal_count
from wotrush.model.rush.catalogue import Catalogue
from wotrush.model.rush.scoring import BASE_POINTS, Achievement

_BITS = 12
_FIELD = (1 << _BITS) - 1
_POINTS = len(Achievement)
_ATTACKERS = _POINTS + 1
_SCORED = (1 << _BITS * _ATTACKERS) - 1
_OWN = _BITS * (_ATTACKERS + len(Nation))


@lru_cache(maxsize=4)
def marks(catalogue: Catalogue) -> list[int]:
    """Return one number per card that holds a bit of its own and everything that the card counts for.

    Hot path: one sum over a zone is a key for the cards in it, in whatever order, and counts them all.
    """
    return [_packed(catalogue, card) | 1 << _OWN + card for card in range(CARDS)]


def _packed(catalogue: Catalogue, card: int) -> int:
    medals, nation = medal_count(card), catalogue.nation[card]
    counts = {Achievement.CARDS: 1, _POINTS: medals + BASE_POINTS * (card >= FIRST_BASE)}
    if catalogue.cls[card] >= 0:
        counts[Achievement.LIGHT + catalogue.cls[card]] = 1
    if medals:
        counts[Achievement.USSR_MEDALS + nation] = medals
        counts[Achievement.DOUBLES] = int(medals == 2)
    if catalogue.power[card]:
        counts[_ATTACKERS + nation] = 1
    return sum(count << _BITS * field for field, count in counts.items())


def scored(packed: int) -> int:
    """Return only what counts in the end."""
    return packed & _SCORED


def in_play(achievements: Iterable[int]) -> int:
    """Return what to mask packed numbers with, so that squads are equal that score alike by these achievements."""
    return sum(_FIELD << _BITS * field for field in (*achievements, _POINTS))


def counted(packed: int, achievement: int) -> int:
    """Return how many of the things that this achievement counts there are, except destroyed bases, which are no cards."""
    return packed >> _BITS * achievement & _FIELD


def points(packed: int) -> int:
    """Return the points of medals and base cards."""
    return packed >> _BITS * _POINTS & _FIELD


def attackers(packed: int) -> Sequence[int]:
    """Return the number of attackers of each nation."""
    return [packed >> _BITS * (_ATTACKERS + nation) & _FIELD for nation in range(len(Nation))]
