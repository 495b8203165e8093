"""Reviews a finished game decision by decision: the chances after each turn, the moves that cost most, and what luck and
decisions made of the result.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from wotrush.ai.registry import load_ruleset, make_reviewer
from wotrush.ai.review import Judgment, Lapse, Reviewer, Shares
from wotrush.games import GAMES, game_entry
from wotrush.match.journal import Journal
from wotrush.match.replay import Step, begin, walk
from wotrush.model.game import Seat

MOST = 3
WORTH_TELLING = 0.05
"""A smaller loss of winning chances is not reported, since it is a matter of taste."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision that mattered: its place in the journal, and what was missed."""

    turn: int
    place: int
    seat: Seat
    lapse: Lapse


@dataclass(slots=True)
class SeatReview:
    """What luck gave a seat in chances to win, what its decisions cost, and how many of them mattered."""

    luck: float = 0.0
    cost: float = 0.0
    decisions: int = 0


class GameReview:
    """The review in progress. Call `advance` whenever there is time; its results so far can be read at any moment."""

    def __init__(self, journal: Journal, people: Sequence[Seat], reviewer: Reviewer | None = None) -> None:
        self._journal, self._people, self._reviewer = journal, people, reviewer
        self.chances: list[Shares] = []
        """Every seat's chances, before the first turn and after each."""
        self.balances = [SeatReview() for _ in journal.seats]
        self._moments: list[Moment] = []
        self.decisions = sum(len(record.actions) for record in journal.turns)
        self.seen = 0
        self._going = self._go()

    @property
    def over(self) -> bool:
        return self.seen == self.decisions

    @property
    def moments(self) -> list[Moment]:
        """Return the moves that cost most, one of a turn, in order of play. If people took part, only theirs count."""
        people = self._people
        of_turns: dict[int, Moment] = {}
        for moment in sorted(self._moments, key=lambda moment: -moment.lapse.loss):
            if not people or moment.seat in people:
                of_turns.setdefault(moment.turn, moment)
        return sorted([*of_turns.values()][:MOST], key=lambda moment: moment.place)

    def given_away(self, seat: Seat) -> float:
        """Return what the decisions of a seat lost of which each is worth telling. Here nothing is set off against it, as what
        other decisions gained on the best that was found is in a balance.
        """
        return sum(moment.lapse.loss for moment in self._moments if moment.seat == seat)

    def advance(self) -> bool:
        """Take one more step of the review, which takes some milliseconds; return False once all are done. Raises
        Problem if the game cannot be played again.
        """
        return next(self._going, False)

    def _go(self) -> Iterator[bool]:
        reviewer = self._reviewer or make_reviewer(game_entry(self._journal.game, GAMES))
        if reviewer is None:
            return
        yield True
        ruleset = load_ruleset(game_entry(self._journal.game, GAMES))
        last = begin(ruleset, self._journal)
        if self._journal.base is None:
            self._add_luck(reviewer.luck_of_the_deal(last))
        for place, step in enumerate(walk(ruleset, self._journal, begin(ruleset, self._journal))):
            if place == 0 or step.turn != last.turn:
                self.chances.append(reviewer.chances(last, step.before))
            last = step.before
            yield from self._judge(reviewer, step, place)
            yield from self._weigh_luck(reviewer, step)
            self.seen = place + 1
            if self.over:
                self.chances.append(reviewer.chances(step.after, step.after))
            yield True

    def _judge(self, reviewer: Reviewer, step: Step[Any, Any, Any], place: int) -> Iterator[bool]:
        judgment: Judgment | None = None
        for thought in reviewer.second_thoughts(step.before, step.seat, step.action):
            judgment = thought or judgment
            yield True
        if judgment is None:
            return
        balance = self.balances[step.seat]
        balance.cost += judgment.cost
        balance.decisions += 1
        if judgment.lapse is not None and judgment.lapse.loss >= WORTH_TELLING:
            self._moments.append(Moment(step.turn, place, step.seat, judgment.lapse))

    def _weigh_luck(self, reviewer: Reviewer, step: Step[Any, Any, Any]) -> Iterator[bool]:
        for shares in reviewer.luck(step.before, step.action, step.after):
            if shares is not None:
                self._add_luck(shares)
            yield True

    def _add_luck(self, shares: Shares) -> None:
        for balance, share in zip(self.balances, shares, strict=True):
            balance.luck += share
