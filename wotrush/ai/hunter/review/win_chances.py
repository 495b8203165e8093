"""Everybody's chances to win, by what lies on the table: points, units that may still earn some, events and time.

Each seat's points and the worth of what it has are compared on a scale that shrinks as the game nears its end. The few weights
are fitted to games of regulars (`coefficients.py`). All cards count as they are, open or hidden; the order of a pile does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum, auto
from math import exp, sqrt
from typing import Final

from wotrush.ai.hunter.hand import event_worth
from wotrush.ai.hunter.knowledge.clock import rounds_with
from wotrush.ai.hunter.knowledge.kinds import kind_worth
from wotrush.ai.hunter.review.coefficients import COEFFICIENTS, Coefficients
from wotrush.ai.review import Shares
from wotrush.model.hunter import HunterGame
from wotrush.model.hunter.cards.words import BACK, DRY, FRONT, PINNED, REVEALED
from wotrush.model.hunter.state import IN_TURNS


class Asset(IntEnum):
    """What a seat has: the fire of its units without markers by where they lie, the worth of its events, and how soon it may
    act, 0 to 1.
    """

    HIDDEN = 0
    OPEN = auto()
    BEHIND = auto()
    EVENTS = auto()
    SOON = auto()


FEWEST: Final = 0.3
"""What counts as the units of a player without any, who may still get some."""


@dataclass(frozen=True, slots=True)
class Position:
    """What counts of a game under way, for each seat and for all."""

    points: tuple[int, ...]
    assets: tuple[tuple[float, ...], ...]
    rounds: float
    """How many are left by the event deck."""
    units: int
    """How many units the player with the second most units has."""


def win_chances(game: HunterGame) -> Shares:
    """Return the chances; they add up to 1. At the end they are the outcome."""
    outcome = game.outcome()
    if outcome is not None:
        return tuple((seat in outcome.winners) / len(outcome.winners) for seat in range(game.seats))
    if game.phase != IN_TURNS:
        return (1 / game.seats,) * game.seats
    return chances(position(game), COEFFICIENTS)


def worth_of_a_point(game: HunterGame, seat: int) -> float:
    """Return by how much a point would raise the seat's chance."""
    share = win_chances(game)[seat]
    scale = _scale(_rounds(position(game), COEFFICIENTS), COEFFICIENTS) if game.phase == IN_TURNS else 100.0
    return share * (1 - share) / scale


def chances(of: Position, by: Coefficients) -> Shares:
    """Return the chances as the coefficients have it."""
    rounds = _rounds(of, by)
    scale = _scale(rounds, by)
    leads = [
        (points + _worth(assets, by)) / scale for points, assets in zip(of.points, of.assets, strict=True)
    ]
    most = max(leads)
    weights = [exp(lead - most) for lead in leads]
    total = sum(weights)
    return tuple(weight / total for weight in weights)


def _worth(assets: Sequence[float], by: Coefficients) -> float:
    return sum(weight * asset for weight, asset in zip(by.assets, assets, strict=True))


def _rounds(of: Position, by: Coefficients) -> float:
    """Return the rounds left. The sooner of two ends counts most: that of the deck, and that of the second largest army."""
    return 1 / (1 / of.rounds + 1 / (by.rounds_for_a_unit * max(FEWEST, of.units)))


def _scale(rounds: float, by: Coefficients) -> float:
    return by.swing * sqrt(rounds)


def position(game: HunterGame) -> Position:
    """Return what counts of a game."""
    order = _order(game)
    assets = tuple(
        _assets(game, seat, 1 - order.index(seat) / len(order)) if seat in order else (0.0,) * len(Asset)
        for seat in range(game.seats)
    )
    units = sorted(len(game.lines[3 * seat]) + len(game.lines[3 * seat + 1]) for seat in range(game.seats))
    return Position(tuple(game.scores), assets, rounds_with(game, len(game.event_deck)), units[-2])


def _order(game: HunterGame) -> list[int]:
    """Return the players in the game, in the order of their next actions."""
    first = game.active + game.acted
    seats = [(first + at) % game.seats for at in range(game.seats)]
    return [seat for seat in seats if not game.out >> seat & 1]


def _assets(game: HunterGame, seat: int, soon: float) -> tuple[float, ...]:
    found, fire = [0.0] * len(Asset), kind_worth(game.catalogue, game.options).fire
    for line in (FRONT, BACK):
        for place in game.lines[3 * seat + line - 1]:
            flags = game.flags[place]
            if not flags & (PINNED | DRY):
                asset = Asset.BEHIND if line == BACK else Asset.OPEN if flags & REVEALED else Asset.HIDDEN
                found[asset] += fire[game.kinds[place]]
    found[Asset.EVENTS] = sum(map(event_worth, game.hands[seat]))
    found[Asset.SOON] = soon
    return tuple(found)
