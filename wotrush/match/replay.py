"""Replays a journal: every action through the rules, every digest compared."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from pydantic import ValidationError

from wotrush.ai.agent import Phrase, Plural
from wotrush.ai.registry import load_ruleset
from wotrush.games import GAMES, GameEntry
from wotrush.i18n import mark, t, tn
from wotrush.match.journal import MOST, DamagedJournal, Journal, JournalError, TurnRecord
from wotrush.match.message import Message, Problem
from wotrush.model.game import AnyGame, Reason, Ruleset, Seat, UnplayableOptions

GameT = TypeVar("GameT", bound=AnyGame)
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ObservationT = TypeVar("ObservationT")

UNKNOWN_GAME = mark("This is a game of {game}, which is not known here.")
_NO_START = mark("This game cannot be started: {why}.")
_NO_OPTION = mark("This game cannot be started: its rules know no {option}={value}.")


class ReplayDiffers(Problem):
    """Raised when today's rules lead elsewhere than the journal says."""


@dataclass(frozen=True, slots=True)
class Step(Generic[GameT, ActionT, EventT]):
    """One replayed action, with the state before and after it. `after` is played on, so copy it to keep it."""

    turn: int
    seat: Seat
    action: ActionT
    events: Sequence[EventT]
    before: GameT
    after: GameT
    phrase: Phrase | None = None
    """Why an opponent did it."""

    @property
    def explained(self) -> tuple[Reason | None, Mapping[str, object]]:
        """Return the reason and its values, as `Match.decide` takes them."""
        if self.phrase is None or isinstance(self.phrase.text, Plural):
            return None, {}
        return self.phrase.text, self.phrase.params


def begin(ruleset: Ruleset[GameT, ActionT, EventT, ObservationT], journal: Journal) -> GameT:
    """Return the state that the journal's actions start from. Raises JournalError if it is of another game."""
    if journal.game != ruleset.name:
        raise JournalError(UNKNOWN_GAME, game=journal.game)
    if journal.base is not None:
        return read_table(ruleset, journal.base, len(journal.seats))
    return _started(lambda: ruleset.new(dict(journal.options), journal.seed), len(journal.seats))


def read_table(ruleset: Ruleset[GameT, ActionT, EventT, ObservationT], table: str, seats: int) -> GameT:
    """Read a table from a journal, with as many players as the journal names."""
    return _started(lambda: ruleset.parse_table(table), seats)


def _started(start: Callable[[], GameT], seats: int) -> GameT:
    try:
        game = start()
    except Exception as error:  # Options or a table from an untrusted file can make the rules raise anything.
        if isinstance(error, ValueError) and (refusal := unplayable(error)):
            raise DamagedJournal(refusal.text, **refusal.values) from error
        if isinstance(error, ValidationError):
            raise _strange_option(error) from error
        raise DamagedJournal(_NO_START, why=_one_line(error)) from error
    if game.seats != seats:
        text = mark("This game has {seats} seats, but its journal names {named} players.")
        raise DamagedJournal(text, seats=game.seats, named=seats)
    if not 0 <= game.turn <= MOST:
        raise DamagedJournal(_NO_START, why=f"turn {game.turn}"[:40])
    return game


def _strange_option(error: ValidationError) -> DamagedJournal:
    """Return what is wrong with the first option that does not fit."""
    first = error.errors(include_url=False)[0]
    if "error" in first.get("ctx", {}):
        return DamagedJournal(_NO_START, why=_one_line(first["ctx"]["error"]))
    return DamagedJournal(_NO_OPTION, option=first["loc"][0], value=_shown(str(first["input"])))


def walk(
    ruleset: Ruleset[GameT, ActionT, EventT, ObservationT], journal: Journal, game: GameT
) -> Iterator[Step[GameT, ActionT, EventT]]:
    """Replay from `game` on, step by step. Raises ReplayDiffers where it first departs from the journal."""
    for record in journal.turns:
        _compare(game, record.digest, record.turn)
        if game.turn != record.turn:
            raise _differs(record.turn, f"turn {game.turn + 1}")
        for place, text in enumerate(record.actions):
            before, seat = game.copy(), game.to_act()
            try:
                action = ruleset.parse_action(text)
                events = game.apply(action)
            except Exception as error:
                why = _one_line(error)
                named = why.startswith(f"{text}: ") or repr(text) in why
                raise _differs(record.turn, why if named else f"{text}: {why}") from error
            assert seat is not None, "a game that is over takes no action"
            reason = record.reasons.get(str(place))
            phrase = None if reason is None else reason.phrase()
            yield Step(record.turn, seat, action, events, before, game, phrase)
    _compare(game, journal.digest, journal.turns[-1].turn)


def _compare(game: AnyGame, digest: str, turn: int) -> None:
    if game.digest() != digest:
        raise _differs(turn, f"{game.digest()} ≠ {digest}")


def _compare_ending(journal: Journal, game: AnyGame, table: str) -> None:
    """Compare what the digests do not speak of: the table that the last turn began with, and the result."""
    last = journal.turns[-1].turn
    if journal.table != table:
        raise _differs(last, "table")
    outcome, result = game.outcome(), journal.result
    if outcome is not None and (
        result is None
        or (tuple(result.winners), tuple(result.scores)) != (tuple(outcome.winners), tuple(outcome.scores))
    ):
        raise _differs(last, "result")


def _differs(turn: int, why: str) -> ReplayDiffers:
    return ReplayDiffers(mark("The replay differs in turn {turn} ({why})."), turn=turn + 1, why=why)


def unplayable(error: ValueError) -> UnplayableOptions | None:
    """Return what the rules say against the options if that is why a ruleset dealt no game."""
    cause: object = error
    if isinstance(error, ValidationError):
        cause = error.errors(include_url=False, include_input=False)[0].get("ctx", {}).get("error")
    return cause if isinstance(cause, UnplayableOptions) else None


def _one_line(error: Exception) -> str:
    """Return the error's words without characters that no terminal should see."""
    return _shown(" ".join(str(error).split()) or type(error).__name__).rstrip(".")


def _shown(text: str) -> str:
    return "".join(filter(str.isprintable, text))[:200]


@dataclass(frozen=True, slots=True)
class ReplayReport:
    """The result of replaying a journal."""

    turns: int
    decisions: int
    difference: Message | None

    @property
    def matches(self) -> bool:
        return self.difference is None


def verify(
    journal: Journal, print_line: Callable[[str], None], games: Mapping[str, GameEntry] = GAMES
) -> ReplayReport:
    """Replay the journal, compare every digest and print its log. Raises JournalError if there is no such game."""
    if journal.game not in games:
        raise JournalError(UNKNOWN_GAME, game=journal.game)
    ruleset = load_ruleset(games[journal.game])
    names = _distinct([seat.name for seat in journal.seats])
    _print_header(journal, names, ruleset.ident, print_line)
    _print_older(journal.older, print_line)
    decisions, turn = 0, -1
    try:
        game = begin(ruleset, journal)
        last_table = ruleset.table_text(game)
        for step in walk(ruleset, journal, game):
            if step.turn != turn:
                turn = step.turn
                last_table = ruleset.table_text(step.before)
                print_line(t("Turn {turn}", turn=turn + 1))
            print_line(f"  {names[step.seat]}: {ruleset.action_text(step.action)}")
            decisions += 1
        _compare_ending(journal, game, last_table if journal.turns[-1].actions else ruleset.table_text(game))
    except ReplayDiffers as problem:
        print_line(str(problem))
        return ReplayReport(len(journal.turns), decisions, problem.message)
    print_line(tn("{n} action, every digest matches.", "{n} actions, every digest matches.", decisions))
    return ReplayReport(len(journal.turns), decisions, None)


def _distinct(names: Sequence[str]) -> list[str]:
    """Return the names, those that several seats share with the number of the seat."""
    return [
        f"{name} {number}" if names.count(name) > 1 else name for number, name in enumerate(names, start=1)
    ]


def _print_header(
    journal: Journal, names: Sequence[str], ident: str, print_line: Callable[[str], None]
) -> None:
    person = t("Person")
    seats = zip(names, journal.seats, strict=True)
    players = ", ".join(f"{name} ({seat.agent or person})" for name, seat in seats)
    options = ", ".join(f"{key}={value}" for key, value in journal.options.items())
    print_line(f"{journal.game} {journal.ident} · seed {journal.seed} · {options}")
    print_line(players)
    if journal.ident != ident:
        print_line(
            t("Played by other rules or cards ({theirs}; here {ours}).", theirs=journal.ident, ours=ident)
        )


def _print_older(turns: Sequence[TurnRecord], print_line: Callable[[str], None]) -> None:
    """Print moves made by other rules, which can only be read and not played."""
    for record in turns:
        print_line(t("Turn {turn}, not replayed", turn=record.turn + 1))
        for action in record.actions:
            print_line(f"  {action}")
