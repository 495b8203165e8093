"""The rating of decisions over games: what a hundred of them cost in wins, and how certain that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, inf, sqrt
from statistics import NormalDist

from wotrush.match.game_review import SeatReview

FEWEST = 200
"""With fewer decisions a rating says more about the cards than about the player."""
USUAL_SPREAD, LEAST_SPREAD, USUAL_GAMES = 0.8, 0.002, 20
"""What a decision costs differs from game to game by some three quarters of its mean (0.75 and 0.76 in 40 games of two
levels; a little more is counted), and of somebody who makes hardly a mistake by a fifth of a win in a hundred.
"""
_NORMAL = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True, slots=True)
class Rating:
    """What a hundred decisions cost, in wins, and how far that is from certain (95 %)."""

    cost: float
    margin: float
    decisions: int
    games: int


def rating(reviews: Sequence[SeatReview]) -> Rating:
    """Rate one player's games.

    A ratio of sums; decisions of one game belong together, so that games are the sample. How far games lie apart is
    estimated from them and from what is usual, as if `USUAL_GAMES` more had told that: a few games that lack the rare one
    that costs much would promise too much.
    """
    games, decisions = len(reviews), sum(review.decisions for review in reviews)
    cost = sum(review.cost for review in reviews) / max(1, decisions)
    if games < 2 or not decisions:
        return Rating(100 * cost, inf, decisions, games)
    usual = hypot(USUAL_SPREAD * cost, LEAST_SPREAD) * decisions / games
    squares = sum((review.cost - cost * review.decisions) ** 2 for review in reviews)
    spread = sqrt((USUAL_GAMES * usual**2 + squares) / (USUAL_GAMES + games - 1))
    margin = student(games - 1) * spread * sqrt(games) / decisions
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
