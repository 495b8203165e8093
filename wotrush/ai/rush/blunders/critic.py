"""Watches a game and counts blunders by opponent, with one example of each that can be examined."""

from __future__ import annotations

from collections.abc import Sequence

from wotrush.ai.observer import Counts
from wotrush.ai.rush.blunders import BLUNDERS, found_in
from wotrush.ai.rush.blunders.turns import Turn, TurnStep
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import Action, Discard
from wotrush.model.rush.positions.notation import table_text


class Critic:
    """The observer of one game; an example holds the place, the blunder, and the table before the turn as text."""

    def __init__(self, agents: Sequence[str], seed: int) -> None:
        self._agents, self._seed = agents, seed
        self._steps: list[TurnStep] = []
        self.counts: Counts = {
            agent: {"turns": 0, "found": {entry.name: {"count": 0} for entry in BLUNDERS}} for agent in agents
        }

    def saw(self, game: RushGame, seat: int, action: Action) -> None:
        """Note a decision; a turn is examined when the first decision after it comes up."""
        before = game.copy()
        before.record = False
        if self._steps and self._steps[0].before.turn != game.turn:
            self._judge_turn()
        step = TurnStep(before, action)
        if isinstance(action, Discard):
            self._judge(Turn(seat, (step,)))
        else:
            self._steps.append(step)

    def ended(self, game: RushGame) -> None:
        if self._steps:
            self._judge_turn()

    def _judge_turn(self) -> None:
        turn = Turn(self._steps[0].before.active, tuple(self._steps))
        self._steps = []
        self.counts[self._agents[turn.seat]]["turns"] += 1
        self._judge(turn)

    def _judge(self, turn: Turn) -> None:
        for name, what in found_in(turn).items():
            found = self.counts[self._agents[turn.seat]]["found"][name]
            found["count"] += 1
            found.setdefault("example", [self._where(turn), what, table_text(turn.start)])

    def _where(self, turn: Turn) -> str:
        seats = ", ".join(self._agents)
        return f"seed {self._seed}, {seats}; turn {turn.start.turn}, seat {turn.seat}"
