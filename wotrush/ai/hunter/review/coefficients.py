"""The weights by which chances to win are estimated."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Coefficients:
    """Fitted by maximum likelihood; in points, apart from what is said."""

    assets: tuple[float, ...]
    """What each of a seat's assets is worth, in the order of `win_chances.Asset`."""
    swing: float
    """The scale of a lead with one round left; it grows with the square root of the rounds."""
    rounds_for_a_unit: float
    """How many rounds each unit of the player with the second most units lasts; with one player left the game is over."""


COEFFICIENTS = Coefficients(
    assets=(0.969, 0.843, 0.601, 0.837, 16.691), swing=16.518, rounds_for_a_unit=10.184
)
"""By `python -m wotrush.workshop.hunter.chances` on 26 November 2026: 300 games of two to eight regulars, 21,649 positions."""
