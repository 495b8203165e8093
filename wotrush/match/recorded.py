"""A recorded match: it can be set to any of its decisions, and knows which came next."""

from __future__ import annotations

from dataclasses import replace
from typing import Generic, TypeVar

from wotrush.ai.agent import Choice
from wotrush.i18n import mark
from wotrush.match.history import History
from wotrush.match.journal import Journal, TurnRecord
from wotrush.match.match import Match
from wotrush.match.message import Message
from wotrush.match.notices import TakenBack
from wotrush.match.replay import ReplayDiffers, begin, read_table, walk
from wotrush.match.seats import Human, Opponent
from wotrush.model.game import AnyGame, Ruleset

GameT = TypeVar("GameT", bound=AnyGame)
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ObservationT = TypeVar("ObservationT")


PERSON = "person"
"""The agent of a person whose game was recorded: nobody is asked in it."""
CHANGED = mark(
    "The rules or cards have changed since this game was played: of its course only the last table can be shown."
)


class RecordedMatch(
    Match[GameT, ActionT, EventT, ObservationT], Generic[GameT, ActionT, EventT, ObservationT]
):
    """A match whose seats are all opponents, since nobody decides anything any more."""

    def __init__(self, ruleset: Ruleset[GameT, ActionT, EventT, ObservationT], journal: Journal) -> None:
        """Begin at the first decision, or at the last recorded table if rules or cards have changed. Raises Problem if
        neither can be shown.
        """
        self.message: Message | None = None
        """Tells the viewer why there is nothing but a table."""
        self._choices: list[Choice[ActionT]] = []
        self.rounds = 1
        """The round that the last decision was made in; those in which players were out have fewer turns than there are seats."""
        try:
            for step in walk(ruleset, journal, begin(ruleset, journal)):
                self._choices.append(Choice(step.action, *step.explained))
                self.rounds = step.before.round
        except ReplayDiffers:
            self._choices.clear()
            journal = _last_table(ruleset, journal)
            self.message = Message(CHANGED)
        self.record = journal
        setup = journal.setup()
        players = tuple(Opponent(player.name, getattr(player, "agent", PERSON)) for player in setup.players)
        super().__init__(
            ruleset, replace(setup, players=players), begin(ruleset, journal), journal.base, journal.older
        )

    @property
    def length(self) -> int:
        """Return the number of decisions."""
        return len(self._choices)

    @property
    def place(self) -> int:
        """Return how many of them have been made so far."""
        return len(self._history.decisions)

    def next_choice(self) -> Choice[ActionT] | None:
        """Return the decision recorded at this place, with its reason; None at the end of the record."""
        return self._choices[self.place] if self.place < self.length else None

    def turn_starts(self) -> list[int]:
        """Return the place of every turn's first decision."""
        starts, place = [], 0
        for record in self.record.turns:
            starts.append(place)
            place += len(record.actions)
        return starts

    def go_to(self, place: int) -> None:
        """Show the table as it stood before that decision; listeners are notified as of an undo."""
        self.players = list(self.setup.players)
        self._game = begin(self.ruleset, self.record)
        self._history = History(self.ruleset, self._game)
        for choice in self._choices[: max(0, place)]:
            seat = self._game.to_act()
            assert seat is not None, "the record was played to its end before"
            before = self._game.copy()
            events = self._game.apply(choice.action)
            self._record(seat, choice.action, events, before, choice.reason, choice.params)
        self.audience.tell(TakenBack())
        self._changed()

    def leave_again(self) -> None:
        """Let the person who left the game leave it again at the end of the record."""
        for seat, record in enumerate(self.record.seats):
            if record.kind == "human" and record.gave_up:
                self.players[seat] = Human(record.name)
                self.give_up(seat)


def _last_table(ruleset: Ruleset[GameT, ActionT, EventT, ObservationT], journal: Journal) -> Journal:
    """Return the same game with all its moves listed only, so that none can be shown."""
    game = read_table(ruleset, journal.table, len(journal.seats))
    stands = TurnRecord(turn=game.turn, digest=game.digest(), actions=[])
    older = [*journal.older, *journal.turns]
    kept = {"base": journal.table, "older": older, "turns": [stands], "digest": stands.digest}
    return journal.model_copy(update=kept)
