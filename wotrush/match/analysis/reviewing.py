"""Reviews finished games one after another, for what their decisions cost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import isfinite
from pathlib import Path

from pydantic import field_validator

from wotrush.ai.registry import make_reviewer
from wotrush.games import GAMES, game_entry
from wotrush.match.analysis.kept import KeptFigures
from wotrush.match.game_review import GameReview, SeatReview
from wotrush.match.journal import Journal, JournalError, read_journal
from wotrush.match.message import Problem


class KeptReview(KeptFigures):
    """What a review found of every seat, and which version of the evaluator it was; no seats if today's rules cannot
    replay the game.
    """

    evaluator: str
    seats: tuple[SeatReview, ...]

    @field_validator("seats")
    @classmethod
    def _can_be_counted(cls, seats: tuple[SeatReview, ...]) -> tuple[SeatReview, ...]:
        if not all(isfinite(seat.luck) and isfinite(seat.cost) and seat.decisions >= 0 for seat in seats):
            raise ValueError("these are no figures")
        return seats


@dataclass(frozen=True, slots=True)
class Reviewed:
    """The review of one of the games."""

    key: str
    review: KeptReview


def review_games(games: Sequence[tuple[str, Path]]) -> Iterator[Reviewed | None]:
    """Review these games, given by their keys and files; one that cannot be read is left out."""
    for key, path in games:
        try:
            journal = read_journal(path)
        except JournalError:
            continue
        review = GameReview(journal, [])
        try:
            while review.advance():
                yield None
            yield Reviewed(key, kept_review(journal, review))
        except Problem:
            yield Reviewed(key, KeptReview(evaluator=evaluator_of(journal.game), seats=()))


def kept_review(journal: Journal, review: GameReview) -> KeptReview:
    """Return what is kept of a review that is over."""
    return KeptReview(evaluator=evaluator_of(journal.game), seats=tuple(review.balances))


def evaluator_of(game: str) -> str:
    """Return the version of the game's evaluator, by which figures can be compared; none if it has no reviewer."""
    reviewer = make_reviewer(game_entry(game, GAMES))
    return reviewer.version if reviewer is not None else ""
