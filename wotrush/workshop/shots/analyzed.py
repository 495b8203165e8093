"""Analyses of games for pictures of them. Real ones take minutes, so that all figures are invented."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from wotrush.games import game_info
from wotrush.match.analysis.analysis import Analysis
from wotrush.match.analysis.kept import key_of
from wotrush.match.analysis.par import PLAYS, KeptPar, ParPlay, par_player
from wotrush.match.analysis.reviewing import KeptReview, evaluator_of
from wotrush.match.analysis.tasks import LocalTask
from wotrush.match.game_review import SeatReview
from wotrush.match.journal import Journal

DECISIONS = 36
"""The decisions of a seat that mattered in each game."""
USUAL, SPREAD = 18.0, 5.0
"""The points of a usual game, and how far others lie from them."""


@contextmanager
def empty_analysis() -> Iterator[Analysis]:
    """Yield an analysis in a folder that is there as long as it is needed."""
    with TemporaryDirectory() as folder:
        yield Analysis(Path(folder), LocalTask)


def keep_reviews(analysis: Analysis, journals: Sequence[Journal], rng: Random) -> None:
    """Keep a review of each game, with costs around those of a usual player."""
    for journal in journals:
        seats = tuple(SeatReview(cost=rng.uniform(0.1, 0.8), decisions=DECISIONS) for _ in journal.seats)
        analysis.reviews.put(key_of(journal), KeptReview(evaluator=evaluator_of(journal.game), seats=seats))


def keep_par(analysis: Analysis, journal: Journal, rng: Random) -> None:
    """Keep all games with the same cards."""
    kept = KeptPar(
        player=par_player(game_info(journal.game), journal),
        plays=tuple(_play(len(journal.seats), rng) for _ in range(PLAYS)),
    )
    analysis.par.put(key_of(journal), kept)


def _play(seats: int, rng: Random) -> ParPlay:
    scores = tuple(max(0, round(rng.gauss(USUAL, SPREAD))) for _ in range(seats))
    return ParPlay(scores=scores, winners=tuple(seat for seat in range(seats) if scores[seat] == max(scores)))
