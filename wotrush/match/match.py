"""A match: the true state of a game, who sits where, and every decision. All changes to a running game pass through
it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, Generic, Self, TypeAlias, TypeVar

from wotrush.ai.agent import derive_seed
from wotrush.i18n import mark
from wotrush.match import replay
from wotrush.match.history import Decision, History
from wotrush.match.journal import Journal, ResultRecord, SeatRecord, TurnPoint, TurnRecord
from wotrush.match.message import Message
from wotrush.match.notices import Audience, Decided, GaveUp, Notice, Result, TakenBack, joined
from wotrush.match.seats import Human, Opponent, Setup
from wotrush.model.game import ANYBODY, AnyGame, IllegalAction, Reason, Ruleset, Seat

GameT = TypeVar("GameT", bound=AnyGame)
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ObservationT = TypeVar("ObservationT")


class Match(Generic[GameT, ActionT, EventT, ObservationT]):
    """Runs any game. `decide` moves it on; `observe` and `audience` give what one seat may know."""

    def __init__(
        self,
        ruleset: Ruleset[GameT, ActionT, EventT, ObservationT],
        setup: Setup,
        game: GameT,
        base: str | None = None,
        older: Sequence[TurnRecord] = (),
    ) -> None:
        """Use `new` or `resume` instead; this makes a match at the state `game`."""
        self.ruleset = ruleset
        self.setup = setup
        self.players = list(setup.players)
        self.audience: Audience[EventT] = Audience(ruleset)
        self.whole_turn_undo = False
        """A setting: with one person at the table, undo may go back past revealed cards to the start of the turn."""
        self.take_backs = 0
        """How many times what had revealed something was taken back; to take back anything else is no advantage."""
        self.left: dict[Seat, TurnPoint] = {}
        """When people gave up, as far as it is known."""
        self.version = 0
        """Changes whenever the match changes."""
        self._game = game
        self._base = base
        self._older = list(older)
        self._history: History[GameT, ActionT, EventT] = History(ruleset, game)
        self._undone: list[list[Decision[GameT, ActionT, EventT]]] = []

    @classmethod
    def new(cls, ruleset: Ruleset[GameT, ActionT, EventT, ObservationT], setup: Setup) -> Self:
        """Start a new match. Raises ValueError if the rules allow no such game."""
        game = ruleset.new(dict(setup.options), setup.seed)
        if game.seats != len(setup.players):
            raise ValueError(f"the game has {game.seats} seats for {len(setup.players)} players")
        return cls(ruleset, setup, game)

    @classmethod
    def at_table(
        cls, ruleset: Ruleset[GameT, ActionT, EventT, ObservationT], setup: Setup, table: str
    ) -> Self:
        """Start a match from a table written as text. Raises JournalError if it cannot be played."""
        game = replay.read_table(ruleset, table, len(setup.players))
        return cls(ruleset, setup, game, base=table)

    @classmethod
    def resume(
        cls, ruleset: Ruleset[GameT, ActionT, EventT, ObservationT], journal: Journal
    ) -> tuple[Self, Message | None]:
        """Resume from a journal; the message, if there is one, is for the player. Raises JournalError if that is
        impossible.
        """
        game = replay.begin(ruleset, journal)
        match = cls(ruleset, journal.setup(), game, journal.base, journal.older)
        match.left = journal.left()
        message = None
        try:
            for step in replay.walk(ruleset, journal, game):
                reason, named = step.explained
                match._record(step.seat, step.action, step.events, step.before, reason, named)
        except replay.ReplayDiffers:
            match, message = cls._from_last_table(ruleset, journal)
        match.left = match._by_now(journal.left())
        match.take_backs = journal.take_backs
        return match, message

    @classmethod
    def _from_last_table(
        cls, ruleset: Ruleset[GameT, ActionT, EventT, ObservationT], journal: Journal
    ) -> tuple[Self, Message]:
        """Resume where a replay left the journal: the last turn begins again, and all moves so far are only listed."""
        game = replay.read_table(ruleset, journal.table, len(journal.seats))
        match = cls(ruleset, journal.setup(), game, journal.table, [*journal.older, *journal.turns])
        changed = mark(
            "The rules or cards have changed since this game was saved:"
            " it goes on from the start of turn {turn}; earlier moves are only listed."
        )
        damaged = mark(
            "The file of this game was changed or damaged:"
            " it goes on from the start of turn {turn}; earlier moves are only listed."
        )
        text = damaged if journal.ident == ruleset.ident else changed
        return match, Message(text, {"turn": game.turn + 1})

    # -- Queries

    @property
    def turn(self) -> int:
        return self._game.turn

    def to_act(self) -> Seat | None:
        """Return the seat to decide; None when the match is over."""
        return None if self._given_up_by() is not None else self._game.to_act()

    def asks_in_secret(self) -> bool:
        """Return whether nobody but the seat to decide may know that it is asked."""
        return self._given_up_by() is None and self._game.reacting

    def may_have_asked(self) -> bool:
        """Return whether others could be asked in secret about the last decision, as far as everybody knows."""
        last = self._history.decisions[-1]
        return last.reacted or self.asks_in_secret() or self.ruleset.may_ask(last.events)

    def observe(self, seat: Seat) -> ObservationT:
        """Return everything that this seat may know."""
        observation: ObservationT = self._game.observe(seat)
        return observation

    def foreseen(self, action: ActionT, seat: Seat) -> ObservationT:
        """Return what this seat would know after an action, for puzzles, in which nothing is left to chance."""
        after = self._game.copy()
        after.apply(action)
        observation: ObservationT = after.observe(seat)
        return observation

    def log(self, seat: Seat) -> list[Notice[EventT]]:
        """Return all decisions so far as this seat saw them, and who gave up when."""
        return joined(reversed(list(self.latest(seat))))

    def latest(self, seat: Seat) -> Iterator[Notice[EventT]]:
        """Yield the same from the last one back, for who needs only a few."""
        decisions, left = self._history.decisions, self._left_before()
        for place in range(len(decisions), -1, -1):
            yield from (GaveUp(who) for who in left.get(place, ()))
            seen = self.audience.seen_by(_notice(decisions[place - 1]), seat) if place else None
            if seen is not None:
                yield seen

    def _left_before(self) -> dict[int, list[Seat]]:
        """Return who gave up before which of the decisions that are known one by one."""
        firsts = {start.turn: start.first for start in self._history.turns}
        found = dict[int, list[Seat]]()
        for seat, (turn, made) in self.left.items():
            if turn in firsts:
                found.setdefault(firsts[turn] + made, []).append(seat)
        return found

    def this_turn(self, seat: Seat, ears: Seat) -> list[tuple[ObservationT, Notice[EventT]]]:
        """Return the turn's decisions as `ears` heard of them, the first one first, each with what `seat` knew before."""
        return [
            (decision.before.observe(seat), seen)
            for decision in self._history.decisions[self._history.turns[-1].first :]
            if decision.before is not None
            and (seen := self.audience.seen_by(_notice(decision), ears)) is not None
        ]

    def result(self) -> Result | None:
        """Return how the match ended; None while it goes on."""
        quitter = self._given_up_by()
        if quitter is not None:
            return Result(self._best_of_the_rest(quitter), None, quitter)
        outcome = self._game.outcome()
        return Result(outcome.winners, outcome) if outcome else None

    def _best_of_the_rest(self, quitter: Seat) -> tuple[Seat, ...]:
        """Return the leader among those who did not leave."""
        scores = dict(enumerate(self._game.standing().scores))
        del scores[quitter]
        best = max(scores.values())
        return tuple(seat for seat, score in scores.items() if score == best)

    def opponent_seed(self) -> int:
        """Return the seed for the decision to be made now; it is the same whenever this point is reached again.

        It comes from nothing but who decides and when: a seed that came from the deal's could betray the deal to an
        opponent that tried all deals, and two that were equal could betray what a rival thinks. Decisions that nobody
        else may notice do not count, or later choices would tell of them.
        """
        return derive_seed("opponent", self._game.to_act() or 0, self.turn, self._noticed())

    def _noticed(self) -> int:
        return sum(not decision.declined for decision in self._history.decisions)

    @property
    def happenings(self) -> int:
        """Return how many decisions changed anything; what was declined in secret mostly did not."""
        return sum(bool(decision.events) for decision in self._history.decisions)

    # -- Decisions

    def decide(
        self, action: ActionT, reason: Reason | None = None, named: Mapping[str, object] | None = None
    ) -> None:
        """Carry out an action of the seat to act. Raises IllegalAction if it is not legal; nothing has changed then."""
        self._apply(action, reason, named or {})
        self._undone.clear()
        self._changed()

    @property
    def plays_on_without_one(self) -> bool:
        """Whether an opponent takes the seat of a person who gives up, and the others play on."""
        return len(self.players) > 2 and self._people() > 1

    def give_up(self, seat: Seat, substitute: str = "random") -> None:
        """Let a person leave. At a table of three or more, an opponent takes the seat and the others play on."""
        player = self.players[seat]
        if not isinstance(player, Human) or self.result() is not None:
            raise ValueError(f"nobody can give up in seat {seat}")
        self.left[seat] = self._now()
        self.players[seat] = (
            Opponent(player.name, substitute, took_over=True)
            if self.plays_on_without_one
            else replace(player, gave_up=True)
        )
        self._undone.clear()
        self.audience.tell(GaveUp(seat))
        self._changed()

    def recolor(self, colors: Sequence[int]) -> None:
        """Give the seats of this match other colors, which it keeps."""
        self.setup = replace(self.setup, colors=tuple(colors))
        self.audience.changed()

    def rematch(self, seed: int, started: datetime) -> Self:
        """Return a new match with the same people, opponents and options, dealt anew."""
        return type(self).new(self.ruleset, replace(self.setup, seed=seed, started=started))

    # -- Undo and redo

    def last_chooser(self) -> Seat | None:
        """Return the seat of the person who made the last choice."""
        last = self._history.last_choice()
        return None if last is None else self._history.decisions[last].seat

    def can_undo(self, seat: Seat) -> bool:
        return self._undo_start(seat) is not None

    def why_no_undo(self, seat: Seat) -> Message | None:
        """Return why this seat cannot undo now, as a sentence for the player."""
        if self.can_undo(seat):
            return None
        if not self._history.decisions:
            return Message(mark("There is nothing to take back."))
        if self.last_chooser() not in (None, seat):
            return Message(mark("Another player’s decision cannot be taken back."))
        observed: Any = self.observe(seat)
        last, begun = self._history.last_choice(), self._history.turns[-1].first
        if observed.active == seat and (last is None or last < begun):
            return Message(mark("Your turn begins here."))
        return Message(mark("What came to light cannot be taken back."))

    def undo(self, seat: Seat) -> None:
        """Go back to before this seat's last choice, undoing opponents' answers and forced decisions since. Raises
        IllegalAction if another person has chosen since, or something was revealed or rolled.
        """
        start = self._undo_start(seat)
        if start is None:
            raise IllegalAction(str(self.why_no_undo(seat)))
        self.take_backs += self._history.reveals_since(start)
        taken = self._history.cut(start)
        before = taken[0].before
        assert before is not None, "undo never reaches a forgotten table"
        self._game = before
        self._undone.append(taken)
        self.left = self._by_now(self.left)
        self.audience.tell(TakenBack())
        self._changed()

    def can_redo(self, seat: Seat) -> bool:
        return bool(self._undone) and self._undone[-1][0].seat == seat

    def redo(self, seat: Seat) -> None:
        """Repeat what this seat undid last. Raises IllegalAction if there is nothing to repeat."""
        if not self.can_redo(seat):
            raise IllegalAction("There is nothing to do again.")
        for decision in self._undone.pop():
            self._apply(decision.action, decision.reason, decision.named)
        self._changed()

    def _undo_start(self, seat: Seat) -> int | None:
        if self.result() is not None:
            return None
        return self._history.undo_start(seat, whole_turn=self.whole_turn_undo and self._people() == 1)

    # -- The journal

    def journal(self) -> Journal:
        """Return the whole match as a journal."""
        return Journal.model_construct(
            game=self.ruleset.name,
            ident=self.ruleset.ident,
            options=dict(self.setup.options),
            seed=self.setup.seed,
            round=self._game.round,
            started=self.setup.started,
            seats=[SeatRecord.of(player, self.left.get(seat)) for seat, player in enumerate(self.players)],
            colors=list(self.setup.colors),
            take_backs=self.take_backs,
            result=self._result_record(),
            base=self._base,
            older=self._older,
            turns=self._history.turn_records(),
            digest=self._game.digest(),
            table=self._history.turns[-1].table,
        )

    def _result_record(self) -> ResultRecord | None:
        result = self.result()
        if result is None:
            return None
        scores = list(result.outcome.scores) if result.outcome else []
        decided_by = result.outcome.decided_by if result.outcome else "gave up"
        return ResultRecord(winners=list(result.winners), scores=scores, decided_by=decided_by)

    # -- Internals

    def _apply(self, action: ActionT, reason: Reason | None, named: Mapping[str, object]) -> None:
        seat = self.to_act()
        if seat is None:
            raise IllegalAction("The game is over.")
        before = self._game.copy()
        try:
            events = self._game.apply(action)
        except Exception:
            self._game = before
            raise
        decision = self._record(seat, action, events, before, reason, named)
        self.audience.tell(_notice(decision))

    def _record(
        self,
        seat: Seat,
        action: ActionT,
        events: Sequence[EventT],
        before: GameT,
        reason: Reason | None,
        named: Mapping[str, object],
    ) -> Decision[GameT, ActionT, EventT]:
        declined = before.reacting and self.ruleset.declines(action)
        decision = Decision(
            seat=seat,
            turn=before.turn,
            by_human=self._by_human(seat),
            action=action,
            text=self.ruleset.action_text(action),
            events=events,
            reveals=self.ruleset.reveals(events) or self._asks_others(seat),
            before=before,
            reason=reason,
            named=dict(named),
            private=before.private,
            reacted=before.reacting,
            declined=declined,
            attributed_to=self._decided_last() if declined else seat,
        )
        self._history.add(decision, self._game)
        return decision

    def _by_human(self, seat: Seat) -> bool:
        """Return whether a person decides now, or did when a journal is replayed: an opponent may sit there since."""
        left = self.left.get(seat)
        return isinstance(self.players[seat], Human) or (left is not None and self._now() < left)

    def _now(self) -> TurnPoint:
        newest = self._history.turns[-1]
        return newest.turn, len(self._history.decisions) - newest.first

    def _by_now(self, left: Mapping[Seat, TurnPoint]) -> dict[Seat, TurnPoint]:
        """Return when people gave up, none of them later than now: what was decided after this point is forgotten."""
        return {seat: min(point, self._now()) for seat, point in left.items()}

    def _asks_others(self, seat: Seat) -> bool:
        """Return whether somebody else is asked in secret by now: what they react to is not taken back any more."""
        return self._game.reacting and self._game.to_act() != seat

    def _decided_last(self) -> Seat:
        """Return who made the last decision that everybody knows of."""
        known = (decision.seat for decision in reversed(self._history.decisions) if not decision.declined)
        return next(known, ANYBODY)

    def _changed(self) -> None:
        self.version += 1
        self.audience.changed()

    def _people(self) -> int:
        return sum(isinstance(player, Human) for player in self.players)

    def _given_up_by(self) -> Seat | None:
        for seat, player in enumerate(self.players):
            if isinstance(player, Human) and player.gave_up:
                return seat
        return None


def _notice(decision: Decision[Any, Any, EventT]) -> Decided[EventT]:
    reason = Message(decision.reason, decision.named) if decision.reason else None
    return Decided(
        seat=decision.seat,
        turn=decision.turn,
        events=tuple(decision.events),
        reason=reason,
        private=decision.private,
        declined=decision.declined,
        attributed_to=decision.attributed_to,
    )


AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
