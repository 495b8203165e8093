"""The rating of decisions over games: what a hundred of them cost in wins, and how certain that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt

from wotrush.match.looking_back import SeatReview

FEWEST = 200
"""With fewer decisions a rating says more about the cards than about the player."""
_NORMAL = 1.959964


@dataclass(frozen=True, slots=True)
class Rating:
    """What a hundred decisions cost, in wins, and how far that is from certain (95 %)."""

    cost: float
    margin: float
    decisions: int
    games: int


def rating(reviews: Sequence[SeatReview]) -> Rating:
    """Rate one player's games.

    A ratio of sums; decisions of one game belong together, so that games are the sample.
    """
    games, decisions = len(reviews), sum(review.decisions for review in reviews)
    if not decisions:
        return Rating(0.0, inf, 0, games)
    cost = sum(review.cost for review in reviews) / decisions
    squares = sum((review.cost - cost * review.decisions) ** 2 for review in reviews)
    margin = student(games - 1) * sqrt(squares * games / (games - 1)) / decisions if games > 1 else inf
    return Rating(100 * cost, 100 * margin, decisions, games)


def student(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's distribution (the first terms of its expansion)."""
    z, n = _NORMAL, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )
