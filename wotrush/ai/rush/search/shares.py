"""One win shared among the seats: what is certain once a game is over, and until then what the network expects."""

from __future__ import annotations

from wotrush.ai.review import Shares
from wotrush.ai.rush.search.outlooks import chance
from wotrush.ai.rush.value.judge import Judge
from wotrush.model.game import Seat
from wotrush.model.rush import RushGame


def decided_shares(game: RushGame) -> Shares | None:
    """Return the winners' shares of a game that is over."""
    outcome = game.outcome()
    if outcome is None:
        return None
    return tuple((seat in outcome.winners) / len(outcome.winners) for seat in range(game.seats))


def expected(judge: Judge, game: RushGame) -> Shares:
    """Return every seat's chance as the network sees it, one by one, so that they need not add up to 1."""
    return tuple(chance(judge.log_odds(game, seat)) for seat in range(game.seats))


def shared(own: float, seat: Seat, weights: Shares) -> Shares:
    """Give this seat its own chance, and the rest to the others by their weights."""
    rest = sum(weights) - weights[seat]
    return tuple(own if each == seat else (1.0 - own) * weight / rest for each, weight in enumerate(weights))
