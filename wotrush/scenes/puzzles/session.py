"""A puzzle on the table: one turn of one person, with an adviser who knows every solution; and a solution being shown."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from random import Random
from typing import Any

from wotrush.ai.registry import load_ruleset
from wotrush.games import game_entry
from wotrush.i18n import mark, t
from wotrush.match.match import AnyMatch, Match
from wotrush.match.message import Message
from wotrush.match.opponents.worker import Answer, Worker
from wotrush.match.recorded import RecordedMatch
from wotrush.match.seats import Human, Opponent, Setup
from wotrush.model.game import AnyObservation
from wotrush.scenes.puzzles.puzzle import AnyPuzzle, PuzzleContents
from wotrush.scenes.session.advice import Adviser, NoHint
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.session.watching import Recorded, WatchedSession
from wotrush.scenes.setup.game_plan import remembered_plan, usual_name
from wotrush.settings import Settings
from wotrush.stage.clock import Clock

NO_WAY = mark("From here the goal is out of reach: take something back.")
DRAWN = datetime(2026, 1, 1, tzinfo=UTC)
"""The start of every puzzle's match, which is never shown."""


class Bystander(Worker):
    """Plays the other seats: no puzzle asks them anything, and they do not play on after its turn."""

    def request(self, observation: AnyObservation[Any], agent: str, seed: int) -> None:
        """Do nothing."""

    def poll(self) -> Answer | None:
        return None

    def cancel(self) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""


def match_of(contents: PuzzleContents, puzzle: AnyPuzzle, settings: Settings) -> AnyMatch:
    """Return a match at a fresh table with the person who played last; the other seats are opponents."""
    info, table = contents.info, puzzle.table()
    ruleset = load_ruleset(game_entry(info.name))
    players = tuple(
        Human(remembered_plan(info, settings).person(info))
        if seat == table.to_act()
        else Opponent(usual_name(info, "opponent", other), info.substitute)
        for other, seat in enumerate(range(table.seats), 1)
    )
    setup = Setup(dict(puzzle.options), 0, players, DRAWN)
    return Match.at_table(ruleset, setup, ruleset.table_text(table))


class Guide(Adviser):
    """Finds the shortest remaining solution at once, since there is never much to try."""

    def __init__(self, worker: Worker, agent: str, puzzle: AnyPuzzle) -> None:
        super().__init__(worker, agent)
        self._puzzle = puzzle

    def ask(self, view: Any, seed: int, version: int) -> None:
        self._version = version
        self.state = self._puzzle.hint(view, Random(seed)) or NoHint(Message(NO_WAY))


class PuzzleSession(GameSession):
    """Everything may be taken back; nobody plays on when the turn is over."""

    def __init__(self, contents: PuzzleContents, puzzle: AnyPuzzle, settings: Settings, clock: Clock) -> None:
        self.contents, self.puzzle = contents, puzzle
        start = puzzle.table()
        player = start.to_act()
        assert player is not None, "a puzzle begins with its player to act"
        self._turn, self._player = start.turn, player
        self._looked_at, self._done = -1, False
        """The state of the match for which it is known whether the task is done, and whether it is."""
        self.known = False
        """Whether the player has read the task before."""
        self.helped = False
        """Whether a hint was asked for."""
        worker = Bystander()
        super().__init__(match_of(contents, puzzle, settings), worker, settings, clock)
        self._adviser = Guide(worker, contents.info.substitute, puzzle)

    def _shown(self) -> None:
        """Hide nothing: in a puzzle nobody is asked in secret."""

    def apply_settings(self, settings: Settings) -> None:
        super().apply_settings(settings)
        self.match.whole_turn_undo = True

    def ask_hint(self) -> None:
        self.helped = True
        super().ask_hint()

    @property
    def headings(self) -> Sequence[str]:
        return self.contents.headings(self.puzzle)

    @property
    def task(self) -> str:
        return t("Solved: end the turn.") if self.task_done else t(self.puzzle.task)

    @property
    def task_done(self) -> bool:
        if self._looked_at != self.match.version:
            self._looked_at, self._done = self.match.version, self._solved_by_ending()
        return self._done

    def _solved_by_ending(self) -> bool:
        """Return whether the end of the turn, with which every solution ends, is all that is missing."""
        end = self.puzzle.way[-1]
        legal = not self.over and end in self.match.observe(self._player).actions
        return legal and self.puzzle.solved(self.match.foreseen(end, self._player))

    @property
    def over(self) -> bool:
        """Whether the one turn has been played."""
        return self.match.turn != self._turn

    @property
    def solved(self) -> bool:
        return self.puzzle.solved(self.match.observe(self._player))

    def came_to(self) -> str:
        """Say how far a turn came that did not solve the puzzle."""
        return self.puzzle.came_to(self.match.observe(self._player))


class ShownWay(WatchedSession):
    """A solution, played on the table like a recorded game."""

    def __init__(self, contents: PuzzleContents, puzzle: AnyPuzzle, settings: Settings, clock: Clock) -> None:
        self.contents, self.puzzle = contents, puzzle
        match = match_of(contents, puzzle, settings)
        for action in puzzle.way:
            match.decide(action)
        journal = match.journal()
        recorded: Recorded = RecordedMatch(match.ruleset, journal)
        super().__init__(journal, recorded, settings, clock)

    @property
    def headings(self) -> Sequence[str]:
        return self.contents.headings(self.puzzle)

    @property
    def over(self) -> bool:
        """Return whether all of it has been shown."""
        return self.recorded.place == self.recorded.length
