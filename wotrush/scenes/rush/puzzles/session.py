"""A puzzle on the table: one turn of one person, with a guide who knows every way to the goal; and a way being shown."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random
from typing import Any

from wotrush.ai.rush.search.solver import ways
from wotrush.i18n import mark, t
from wotrush.match.match import Match
from wotrush.match.message import Message
from wotrush.match.recorded import RecordedMatch
from wotrush.match.seats import Human, Opponent, Setup
from wotrush.match.worker import Answer, Worker
from wotrush.model.game import AnyObservation as AnyObservation
from wotrush.model.rush import Observation, RushGame, determinize, rush_ruleset
from wotrush.model.rush.actions import END_TURN
from wotrush.model.rush.positions.puzzle import Puzzle
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.rush.match import RushMatch
from wotrush.scenes.rush.puzzles.words import came_to, words_of
from wotrush.scenes.session.advice import Adviser, Hint, NoHint
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.session.watching import Recorded, WatchedSession
from wotrush.scenes.setup.game_plan import usual_name
from wotrush.settings import Settings
from wotrush.stage.clock import Clock

NO_WAY = mark("From here the goal is out of reach: take something back.")
DRAWN = datetime(2026, 1, 1, tzinfo=UTC)
"""A table is of no day."""
OPPONENT = "recruit"


class Bystander:
    """Sits on the other seats: no puzzle asks them anything, and when its turn is over they do not play on."""

    def request(self, observation: AnyObservation[Any], agent: str, seed: int) -> None:
        """Nothing comes of it."""

    def poll(self) -> Answer | None:
        return None

    def cancel(self) -> None:
        """There is nothing to drop."""

    def close(self) -> None:
        """There is nothing to end."""


def match_of(puzzle: Puzzle) -> RushMatch:
    """One person at a fresh table, everybody else looking on."""
    ruleset, table = rush_ruleset(), puzzle.table()
    players = tuple(
        Human(usual_name(INFO, "person", 0))
        if seat == table.active
        else Opponent(usual_name(INFO, "opponent", other), OPPONENT)
        for other, seat in enumerate(range(table.seats), 1)
    )
    setup = Setup(table.options.model_dump(), 0, players, DRAWN)
    return Match.at_table(ruleset, setup, ruleset.table_text(table))


class Guide(Adviser):
    """Finds the shortest way that is left, at once: there is never much to try."""

    def __init__(self, worker: Worker, puzzle: Puzzle) -> None:
        super().__init__(worker, OPPONENT)
        self._puzzle = puzzle

    def ask(self, view: Observation, seed: int, version: int) -> None:
        self._version = version
        now = determinize(view, Random(seed))
        found = [line for line in ways(self._puzzle.table(), now, self._puzzle.goal) if line is not None]
        if not found:
            self.state = NoHint(Message(NO_WAY))
            return
        steps = min(found, key=lambda line: len(line.actions)).actions
        if steps:
            self.state = Hint(steps[0], Message(words_of(self._puzzle).why))
        else:
            self.state = Hint(END_TURN, None)


class PuzzleSession(GameSession):
    """Everything may be taken back; when the turn is over nobody plays on."""

    def __init__(self, puzzle: Puzzle, settings: Settings, clock: Clock) -> None:
        self.puzzle = puzzle
        self.start = puzzle.table()
        self.helped = False
        """Whether a hint was asked for."""
        worker = Bystander()
        super().__init__(match_of(puzzle), worker, settings, clock)
        self._adviser = Guide(worker, puzzle)

    def apply_settings(self, settings: Settings) -> None:
        super().apply_settings(settings)
        self.match.whole_turn_undo = True

    def ask_hint(self) -> None:
        self.helped = True
        super().ask_hint()

    @property
    def task(self) -> str:
        return t(words_of(self.puzzle).task)

    @property
    def over(self) -> bool:
        """Whether the one turn has been played."""
        return self.match.turn != self.start.turn

    @property
    def solved(self) -> bool:
        return self.puzzle.goal.reached(self.start, self._table(), self.start.active)

    def came_to(self) -> str:
        """What the turn was worth that did not solve it."""
        return came_to(self.puzzle.goal, self.start, self._table(), self.start.active)

    def _table(self) -> RushGame:
        """Of what counts nothing is hidden."""
        seen: Observation = self.match.observe(self.start.active)
        return determinize(seen, Random(0))


class ShownWay(WatchedSession):
    """A way to the goal, played on the table like a recorded game."""

    def __init__(self, puzzle: Puzzle, settings: Settings, clock: Clock) -> None:
        self.puzzle = puzzle
        match = match_of(puzzle)
        for action in puzzle.ways[0]:
            match.decide(action)
        journal = match.journal()
        recorded: Recorded = RecordedMatch(rush_ruleset(), journal)
        super().__init__(journal, recorded, settings, clock)

    @property
    def over(self) -> bool:
        """Whether all of it has been seen."""
        return self.recorded.place == self.recorded.length
