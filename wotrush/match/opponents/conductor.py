"""Lets the opponents of a match act, each step in its time. It is polled once a frame and never blocks."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from enum import Enum, auto
from typing import assert_never

from wotrush.ai.agent import Choice
from wotrush.match.match import AnyMatch
from wotrush.match.opponents.pacing import HURRIED, PACES, Pace
from wotrush.match.opponents.worker import Answer, Clock, Worker
from wotrush.match.seats import Opponent
from wotrush.model.game import Seat

_LOG = logging.getLogger(__name__)


class Flow(Enum):
    """How the steps of opponents follow one another."""

    PACED = auto()
    PAUSED = auto()
    STEPPING = auto()
    """Take one step, then pause again."""
    FAST = auto()
    """Hurry until a person is to act."""
    SKIPPING = auto()
    """Take all steps at once until a person is to act."""


MASK = 0.15
"""Seconds for which nothing is shown of a decision that others may react to, whether anybody is asked or not.

An opponent that is ready answers a secret question in that time, so that nobody learns from a pause that one was asked. For a
process that is only starting everybody waits, whether anybody is asked or not.
"""

_OF_WHAT_IS_LEFT = 0.5
"""How much of the time left for a turn the motion of one step may take."""
_OF_WHAT_IT_NEEDS = 0.33
"""How much of the time that it needs a motion has even late in a turn, as long as the overtime lasts."""
_OVERTIME = 0.1
"""By how much of its time a turn may become longer."""


class Conductor:
    """Call `tick` every frame; the match notifies its listeners of what happens."""

    def __init__(
        self,
        match: AnyMatch,
        worker: Worker,
        pace: Pace = PACES["normal"],
        clock: Clock = time.monotonic,
    ) -> None:
        self.flow = Flow.PACED
        self.pace = pace
        self.mask = MASK
        """0 where secret questions are answered at once."""
        self.held: Callable[[], bool] = lambda: False
        """Whether nobody acts in the open before a person has looked at what is shown."""
        self._masked_until: float | None = None
        self._stands_at: int | None = None
        """The version of the match in which even a secret reaction waits for the end of a pause."""
        self._match = match
        self._worker = worker
        self._clock = clock
        self._asked: int | None = None
        """The version of the match that the worker was asked about."""
        self._answer: Answer | None = None
        self._forced = False
        self._secret = False
        """Whether nobody may know that the opponent was asked."""
        self._turn: int | None = None
        """The turn that the share of time is for."""
        self._share_ends = 0.0
        self._since = clock()
        self._held_until = self._since
        self.step_seconds = 0.0
        """How long the last step is shown: its motion takes no longer, and the next step waits as long."""

    def tick(self, *, still: bool = True) -> bool:
        """Ask the worker, collect its answer and act on it; return True if a step was taken. `still` says that the
        screen has caught up with the last step. A secret reaction waits for nothing but its answer, while the screen stays as it
        is, so that no pause reveals who was asked.
        """
        stepped = False
        while (seat := self._match.to_act()) is not None:
            player = self._match.players[seat]
            if not isinstance(player, Opponent):
                break
            if self._asked != self._match.version:
                self._ask(seat, player)
            self._answer = self._answer or self._worker.poll()
            if self._answer is None:
                return stepped
            if not self._secret:
                if self._masks() or not still or not self._due():
                    return stepped
                self._act(self._answer)
                return True
            self._decide(self._answer)
            stepped = True
        if still:
            self._rest()  # Not before: the last step is still to be shown, or is being shown, in its own time.
        return stepped

    @property
    def paused(self) -> bool:
        """Whether opponents wait to be told to go on, or to take one step."""
        return self.flow in (Flow.PAUSED, Flow.STEPPING)

    def pause(self) -> None:
        self.flow = Flow.PAUSED

    def stand_still(self) -> None:
        """Pause before the next decision, even if it is a secret reaction: a replay that looks at it hides nothing."""
        self.pause()
        self._stands_at = self._match.version

    def go_on(self) -> None:
        self.flow = Flow.PACED
        self._begin_share()

    def step(self) -> None:
        """Take one step while paused, as soon as its choice is known."""
        if self.flow is Flow.PAUSED:
            self.flow = Flow.STEPPING

    def hurry(self) -> None:
        self.flow = Flow.FAST

    def skip(self) -> None:
        self.flow = Flow.SKIPPING

    def mask_questions(self) -> None:
        """Hide for a while whether others are asked in secret about the last decision, which was made in the open."""
        if self.flow is not Flow.SKIPPING and self._opponents() and self._match.may_have_asked():
            self._masked_until = self._clock() + self.mask
            self._worker.warm_up()
        else:
            self._masked_until = None

    def stand_by(self) -> None:
        """Let a frame pass in which nobody is asked: whether somebody is remains hidden for as long afterwards."""
        if self._masked_until is not None:
            self._masked_until = self._clock() + self.mask

    def _masks(self) -> bool:
        """Return whether nobody may notice yet if others were asked; that time begins anew while the worker starts."""
        if self._masked_until is None:
            return False
        now = self._clock()
        if self._worker.starting:
            self._masked_until = now + self.mask
        elif now >= self._masked_until:
            self._masked_until = None
        return self._masked_until is not None

    def went_back(self) -> None:
        """Hide nothing any longer and ask nobody, since decisions were taken back or made again."""
        self._masked_until = None
        self._forget()

    def hides(self) -> bool:
        """Return whether the screen must stay as it is, since opponents are asked in secret or could have been."""
        if self._masks():
            return True
        seat = self._match.to_act()
        asked = seat is not None and isinstance(self._match.players[seat], Opponent)
        return asked and self._asks_in_secret()

    def _asks_in_secret(self) -> bool:
        return self._match.asks_in_secret() and self._match.version != self._stands_at

    def hold(self, seconds: float) -> None:
        """Let what is shown stand for so long before the next paced step, so that it can be read."""
        self._held_until = max(self._held_until, self._clock() + seconds)

    def motion_takes(self, seconds: float, reading: float = 0.0) -> float:
        """Return how long the motion of the last step may take, if it needs that long; the next step waits for it, and
        for `reading`, which is not taken from the turn's time.

        Where every turn is a story, each step takes what it needs of the turn's time: short ones leave theirs to the
        others, and what decides a turn is not hurried because much was done before.
        """
        self._share_ends += reading
        if self._pace.by_motion and self.flow is Flow.PACED:
            left = self._share_ends - self._since
            at_least = min(seconds * _OF_WHAT_IT_NEEDS, left + self._share() * _OVERTIME)
            given = max(self.step_seconds, left * _OF_WHAT_IS_LEFT, at_least)
            self.step_seconds = min(seconds, given)
        return self.step_seconds

    def thinking(self) -> bool:
        """Return whether an opponent was asked openly and has not answered yet."""
        return self._asked is not None and self._answer is None and not self._secret

    def close(self) -> None:
        """Stop when the match is left; the worker stays with its owner."""
        self._forget()

    def _ask(self, seat: Seat, player: Opponent) -> None:
        observation = self._match.observe(seat)
        self._asked, self._answer = self._match.version, None
        self._forced = len(observation.actions) == 1
        self._secret = self._asks_in_secret()
        if self._forced and self._secret:
            self._answer = Answer(Choice(observation.actions[0]))
        else:
            self._worker.request(observation, player.agent, self._match.opponent_seed())

    def _share(self) -> float:
        """Return the time for an opponent's turn."""
        return self._pace.share(max(1, self._opponents()))

    def _begin_share(self) -> None:
        self._share_ends = self._clock() + self._share()

    @property
    def _pace(self) -> Pace:
        return HURRIED if self.flow is Flow.FAST else self.pace

    def _opponents(self) -> int:
        return sum(isinstance(player, Opponent) for player in self._match.players)

    def _due(self) -> bool:
        match self.flow:
            case _ if self.held():
                return False
            case Flow.PAUSED:
                return False
            case Flow.STEPPING | Flow.SKIPPING:
                return True
            case Flow.PACED if self._clock() < self._held_until:
                return False
            case Flow.PACED | Flow.FAST:
                # A forced step needs no time to be understood.
                seconds = min(self.step_seconds, self._pace.longest)
                return self._forced or self._clock() - self._since >= seconds
            case _:
                assert_never(self.flow)

    def _act(self, answer: Answer) -> None:
        self._since = self._clock()
        if self._turn != self._match.turn:
            self._turn = self._match.turn
            self._begin_share()
            if not self.pace.each:  # A round's time goes on while the last step of the turn before is shown.
                self._share_ends -= self.step_seconds
        self.step_seconds = self._time_for_a_step()
        if self.flow is Flow.STEPPING:
            self.flow = Flow.PAUSED
        self._decide(answer)
        self.mask_questions()

    def _decide(self, answer: Answer) -> None:
        if answer.trouble:
            _LOG.warning("An opponent's move was made for it: %s", answer.trouble)
        self._asked = self._answer = None
        self._match.decide(answer.choice.action, answer.choice.reason, answer.choice.params)

    def _time_for_a_step(self) -> float:
        match self.flow:
            case Flow.SKIPPING:
                return 0.0
            case Flow.STEPPING:
                return self.pace.longest
            case _:
                return self._pace.step(self._share_ends - self._since)

    def _forget(self) -> None:
        """Drop the open question."""
        if self._asked is not None:
            self._worker.cancel()
        self._asked = self._answer = None

    def _rest(self) -> None:
        self._asked = self._answer = self._turn = None
        self._since = self._clock()
        if self.flow in (Flow.FAST, Flow.SKIPPING):
            self.flow = Flow.PACED
        self.step_seconds = self._pace.step(self._share())
