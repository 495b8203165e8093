"""The decisions of a match, turn by turn, and how far back undo may go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from wotrush.match.journal import TurnRecord
from wotrush.match.reasons import PhraseRecord
from wotrush.model.game import ANYBODY, AnyGame, Reason, Ruleset, Seat

GameT = TypeVar("GameT", bound=AnyGame)
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")


@dataclass(slots=True)
class Decision(Generic[GameT, ActionT, EventT]):
    """One action and what came of it. `before` is the state to go back to, dropped once undo cannot reach it."""

    seat: Seat
    turn: int
    by_human: bool
    action: ActionT
    text: str
    events: Sequence[EventT]
    reveals: bool
    before: GameT | None
    reason: Reason | None = None
    named: dict[str, object] = field(default_factory=dict)
    private: bool = False
    """Whether the reason is for this seat alone."""
    reacted: bool = False
    """Whether it was asked in secret."""
    declined: bool = False
    """Whether it was asked in secret and passed."""
    attributed_to: Seat = ANYBODY
    """The seat whose decision the others take it for: who decided last in the open, where this one declined in secret."""

    @property
    def chosen(self) -> bool:
        """Return whether a person decided this and had another choice; undoing a forced decision would only repeat it.

        What was declined in secret does not count: what can be undone must not tell who had a choice.
        """
        return (
            self.by_human
            and not self.declined
            and (self.before is None or len(self.before.legal_actions()) > 1)
        )


@dataclass(frozen=True, slots=True)
class TurnStart:
    """The state at the start of a turn; `first` is the index of the turn's first decision."""

    turn: int
    digest: str
    table: str
    first: int


class History(Generic[GameT, ActionT, EventT]):
    """The decisions and the turns they belong to; forgets states that no undo can reach any more."""

    def __init__(self, ruleset: Ruleset[GameT, ActionT, EventT, Any], game: GameT) -> None:
        self._ruleset = ruleset
        self.decisions: list[Decision[GameT, ActionT, EventT]] = []
        self.turns: list[TurnStart] = []
        self._recorded: list[TurnRecord] = []
        """The records of the turns that are over, since a journal is written after every decision."""
        self._start_turn(game)

    def add(self, decision: Decision[GameT, ActionT, EventT], after: GameT) -> None:
        """Add a decision; `after` is the state it led to."""
        self.decisions.append(decision)
        if after.turn != self.turns[-1].turn:
            self._recorded.append(self._record_of_turn())
            self._start_turn(after)
            self._forget_tables()

    def cut(self, first: int) -> list[Decision[GameT, ActionT, EventT]]:
        """Remove and return all decisions from that one on."""
        taken = self.decisions[first:]
        del self.decisions[first:]
        while len(self.turns) > 1 and self.turns[-1].first > first:
            self.turns.pop()
            self._recorded.pop()
        return taken

    def last_choice(self) -> int | None:
        """Return the index of the last decision that a person chose."""
        return next((i for i in reversed(range(len(self.decisions))) if self.decisions[i].chosen), None)

    def undo_start(self, seat: Seat, *, whole_turn: bool) -> int | None:
        """Return the decision that this seat's undo leads to: the last choice, if it was this seat's and nothing since
        forbids it.
        """
        last = self.last_choice()
        if last is None or self.decisions[last].seat != seat or self.decisions[last].before is None:
            return None
        if not self.reveals_since(last):
            return last
        return last if whole_turn and last >= self.turns[-1].first else None

    def reveals_since(self, first: int) -> bool:
        """Return whether hidden information came out in that decision or later."""
        return any(decision.reveals for decision in self.decisions[first:])

    def turn_records(self) -> list[TurnRecord]:
        """Return the decisions as the journal records them."""
        return [*self._recorded, self._record_of_turn()]

    def _record_of_turn(self) -> TurnRecord:
        """Return the record of the newest turn."""
        start = self.turns[-1]
        decisions = self.decisions[start.first :]
        return TurnRecord.model_construct(
            turn=start.turn,
            digest=start.digest,
            actions=[decision.text for decision in decisions],
            reasons=_reasons(decisions),
        )

    def _start_turn(self, game: GameT) -> None:
        table = self._ruleset.table_text(game)
        self.turns.append(TurnStart(game.turn, game.digest(), table, len(self.decisions)))

    def _forget_tables(self) -> None:
        """Drop the states before the last reveal: once a new turn begins, no setting lets undo reach them."""
        barrier = max((i for i, decision in enumerate(self.decisions) if decision.reveals), default=-1)
        for decision in reversed(self.decisions[: barrier + 1]):
            if decision.before is None:
                return
            decision.before = None


def _reasons(decisions: Sequence[Decision[Any, Any, Any]]) -> dict[str, PhraseRecord]:
    return {
        str(place): PhraseRecord.of(decision.reason, decision.named)
        for place, decision in enumerate(decisions)
        if decision.reason
    }
