"""What reviews of the games in the history found; games that were not reviewed yet are, while the statistics are open."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from wotrush.game_info import GameInfo
from wotrush.match.analysis.analysis import Analysis
from wotrush.match.analysis.rating import Rating, rating
from wotrush.match.analysis.reviewing import KeptReview, evaluator_of, review_games
from wotrush.match.analysis.tasks import Task
from wotrush.match.game_review import SeatReview
from wotrush.scenes.history.statistics import GameFilter
from wotrush.scenes.history.summary import UNKNOWN, ArchivedGame, GameSummary

LOOKED_UP = 20
"""The number of files read in one frame."""
IN_VAIN = 3
"""After so many tasks in a row that found nothing no other is started."""


class Ratings:
    """The reviews of one kind of game at a time. Call `work` every frame while they are of interest, then `rest`."""

    def __init__(self, analysis: Analysis) -> None:
        self._analysis = analysis
        self._evaluator = ""
        self._games: dict[str, ArchivedGame] = {}
        self._unknown: list[str] = []
        """The keys whose files were not looked for yet."""
        self._known: dict[str, KeptReview] = {}
        self._waiting: list[tuple[str, Path]] = []
        """The keys and files of games that are to be reviewed, in their order."""
        self._in_vain = 0
        """How many tasks in a row have found nothing."""
        self._task: Task | None = None

    def begin(self, info: GameInfo, games: Iterable[ArchivedGame]) -> None:
        """Have these games of one kind reviewed, in their order."""
        self.rest()
        self._evaluator = evaluator_of(info.name)
        self._games = {game.summary.key: game for game in games if _counts(info, game.summary)}
        self._unknown = [key for key in self._games if key not in self._known][::-1]
        self._waiting, self._in_vain = [], 0
        self._look_up()

    def work(self) -> bool:
        """Go on for one frame; return whether there is something new to show."""
        if not self._evaluator:
            return False
        if self._unknown:
            self._look_up()
            return not self._unknown
        if not self._waiting:
            return False
        if self._task is None:
            self._task = self._analysis.start(review_games, list(self._waiting))
        found = self._task.found()
        if found is None:
            return self._task.over and self._without_the_first()
        self._analysis.reviews.put(found.key, found.review)
        self._note(found.key, found.review)
        place = next((n for n, (key, _) in enumerate(self._waiting) if key == found.key), -1)
        del self._waiting[: place + 1]  # With those before it that could not be read.
        self._in_vain = 0
        return True

    def _without_the_first(self) -> bool:
        """Go on with the other games when a task has ended too early, since the first game that it left may be why."""
        self.rest()
        self._in_vain += 1
        del self._waiting[: 1 if self._in_vain < IN_VAIN else len(self._waiting)]
        return True

    def rest(self) -> None:
        """Stop; what is known stays known."""
        if self._task is not None:
            self._task.close()
        self._task = None

    def _look_up(self) -> None:
        """Read some of the files."""
        for _ in range(min(LOOKED_UP, len(self._unknown))):
            key = self._unknown.pop()
            self._note(key, self._analysis.reviews.get(key))
        if not self._unknown:
            self._waiting = [(key, game.path) for key, game in self._games.items() if key not in self._known]

    def _note(self, key: str, review: KeptReview | None) -> None:
        if review is not None and review.evaluator == self._evaluator:
            self._known[key] = review

    # -- what is known

    @property
    def reading(self) -> bool:
        """Whether files are left to read, which takes a frame for every few."""
        return bool(self._unknown and self._evaluator)

    @property
    def offered(self) -> bool:
        """Whether decisions in this kind of game can be rated at all."""
        return bool(self._evaluator)

    def progress(self) -> tuple[int, int] | None:
        """Return how many games are reviewed, and of how many; None when nothing is left to do."""
        if not self._evaluator or not (self._unknown or self._waiting):
            return None
        return sum(key in self._known for key in self._games), len(self._games)

    def rated(self, choice: GameFilter) -> Rating:
        """Rate the decisions that the chosen person made in the chosen games."""
        return rating([review for key in self._games for review in self._of(key, choice)])

    def _of(self, key: str, choice: GameFilter) -> Sequence[SeatReview]:
        game, review = self._games[key].summary, self._known.get(key)
        if review is None or len(review.seats) != len(game.seats) or not choice.takes(game):
            return ()
        return [
            found
            for seat, found in zip(game.seats, review.seats, strict=True)
            if seat.agent is None and choice.person in (None, seat.name) and found.decisions
        ]


def _counts(info: GameInfo, game: GameSummary) -> bool:
    """Return whether a person decided in it, as in a game: in lessons others tell what to do, and who takes back what
    was revealed knows more than their seat did.
    """
    played = any(seat.agent is None for seat in game.seats)
    return played and not game.take_backs and game.end != UNKNOWN and not game.agents & set(info.other_agents)
