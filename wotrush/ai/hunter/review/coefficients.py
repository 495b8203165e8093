"""The weights by which chances to win are estimated."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Coefficients:
    """Fitted by maximum likelihood; in points, apart from what is said."""

    assets: tuple[float, ...]
    """What each of a seat's assets is worth, in the order of `outlook.Asset`."""
    swing: float
    """The scale of a lead with one round left; it grows with the square root of the rounds."""
    rounds_for_a_unit: float
    """How many rounds the last but one of the players can stand for each unit: with one player left the game is over."""


COEFFICIENTS = Coefficients(assets=(0.8, 0.45, 1.15, 1.0, 6.0), swing=17.3, rounds_for_a_unit=6.0)
