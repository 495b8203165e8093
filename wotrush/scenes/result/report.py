"""The course of a game from its journal: the points at the end of every turn, and what changed them. No drawing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from wotrush.ai.registry import load_ruleset
from wotrush.games import game_entry
from wotrush.i18n import t
from wotrush.match.journal import Journal
from wotrush.match.replay import Step, begin, walk
from wotrush.model.game import AnyGame, ScorePart, Seat

ChangesOfTurn: TypeAlias = Callable[[Any, Sequence[Any], Any], Sequence[Any]]
"""Returns what changed points in a turn, given the table at its beginning, its events, and the table at its end."""


@dataclass(frozen=True, slots=True)
class TurnReport:
    """One turn: the points of every seat at its end, and what changed them."""

    turn: int
    round: int
    seat: Seat
    first: int
    """The place of its first decision in the journal."""
    points: tuple[int, ...]
    changes: tuple[Any, ...]
    """What changed points, in the game's own values, most important first."""
    parts: tuple[tuple[int, ...], ...] = ()
    """The points of every seat by what they were for."""
    ending: Any = None
    """The event that decided that the game ends, if it came in this turn."""


@dataclass(frozen=True, slots=True)
class GameReport:
    """A whole game. `start` holds the points it began with, `parts` the sources of the points at its end, `start_parts`
    those at its beginning.
    """

    seats: int
    start: tuple[int, ...]
    turns: tuple[TurnReport, ...]
    parts: tuple[tuple[ScorePart, ...], ...]
    start_parts: tuple[tuple[int, ...], ...] = ()

    @property
    def ended_in(self) -> TurnReport | None:
        """Return the turn in which it was decided that the game ends; None if somebody left or the rules cannot say."""
        return next((turn for turn in self.turns if turn.ending is not None), None)

    def kept(self, at: int) -> tuple[int, ...]:
        """Return the points that each seat won or lost for good in a turn: what came back later, or went again, is none."""
        states = [self.start_parts, *(turn.parts for turn in self.turns)][at:]
        return tuple(
            sum(_lasting([state[seat][part] for state in states]) for part in range(len(states[0][seat])))
            for seat in range(self.seats)
        )

    def lasting(self) -> list[tuple[int, ...]]:
        """Return everybody's points at the beginning and after each turn, without what came or went and was undone before
        everybody had had a turn.
        """
        points = [self.start, *(turn.points for turn in self.turns)]
        parts = [self.start_parts, *(turn.parts for turn in self.turns)]
        sources = parts if all(parts) else [[(own,) for own in each] for each in points]
        calm = [
            [
                _calm([state[seat][part] for state in sources], self.seats)
                for part in range(len(sources[0][seat]))
            ]
            for seat in range(self.seats)
        ]
        rest = [
            [own - sum(of) for own, of in zip(*each, strict=True)]
            for each in zip(points, sources, strict=True)
        ]
        return [
            tuple(sum(part[at] for part in calm[seat]) + others[seat] for seat in range(self.seats))
            for at, others in enumerate(rest)
        ]

    def times(self) -> tuple[float, ...]:
        """Return the time in rounds: at the beginning, and at the end of each turn."""
        if not self.turns:
            return (0.0,)
        known = Counter(turn.round for turn in self.turns)
        first, last = self.turns[0].round, self.turns[-1].round
        # The first and the last round may lack turns; the round beside them tells how long they are.
        beside = {first: known[first + 1], last: known[last - 1]} if first < last else {first: self.seats}
        ends: list[float] = []
        begin, played = 0.0, Counter[int]()
        for turn in self.turns:
            played[turn.round] += 1
            whole = max(known[turn.round], beside.get(turn.round, 0))
            missing = whole - known[turn.round] if turn.round == first < last else 0
            begin = begin if ends else turn.round - 1 + missing / whole
            ends.append(turn.round - 1 + (missing + played[turn.round]) / whole)
        return (begin, *ends)


def _calm(points: Sequence[int], long: int) -> list[int]:
    """Return the points without deviations that last fewer turns than that and then end where they began."""
    calm = list(points)
    for at in range(1, len(calm)):
        before = calm[at - 1]
        back = next((then for then in range(at + 1, min(at + long, len(calm))) if points[then] == before), at)
        calm[at:back] = [before] * (back - at)
    return calm


def _lasting(points: Sequence[int]) -> int:
    """Return how far the first of these steps moved the points for good."""
    before, since = points[0], points[1:]
    return max(0, min(since) - before) + min(0, max(since) - before)


def report_of(
    journal: Journal, changes_of_turn: ChangesOfTurn, ends: Callable[[Any], object] = lambda _: None
) -> GameReport:
    """Replay the journal; `ends` tells which event decides that the game ends. Raises Problem if today's rules lead
    elsewhere.
    """
    ruleset = load_ruleset(game_entry(journal.game))
    game: AnyGame = begin(ruleset, journal)
    start = game.standing()
    turns = tuple(_turns(walk(ruleset, journal, game), game, changes_of_turn, ends))
    return GameReport(game.seats, start.scores, turns, game.standing().parts, _figures(start.parts))


def _figures(parts: Sequence[Sequence[ScorePart]]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(part.points for part in mine) for mine in parts)


@dataclass(slots=True)
class _Turn:
    """A turn that is being reported: the table at its beginning, and its events so far."""

    step: Step[AnyGame, Any, Any]
    place: int
    events: list[Any] = field(default_factory=list)

    def over(self, end: AnyGame, changes_of_turn: ChangesOfTurn, ends: Callable[[Any], object]) -> TurnReport:
        begin, standing = self.step.before, end.standing()
        return TurnReport(
            turn=self.step.turn,
            round=begin.round,
            seat=begin.observe(self.step.seat).active,
            first=self.place,
            points=standing.scores,
            changes=tuple(changes_of_turn(begin, self.events, end)),
            parts=_figures(standing.parts),
            ending=next(filter(ends, self.events), None),
        )


def _turns(
    steps: Iterable[Step[AnyGame, Any, Any]],
    game: AnyGame,
    changes_of_turn: ChangesOfTurn,
    ends: Callable[[Any], object],
) -> Iterator[TurnReport]:
    turn: _Turn | None = None
    for place, step in enumerate(steps):
        if turn is None or turn.step.turn != step.turn:
            if turn is not None:
                yield turn.over(step.before, changes_of_turn, ends)
            turn = _Turn(step, place)
        turn.events += step.events
    if turn is not None:
        yield turn.over(game, changes_of_turn, ends)


def heading_of(turn: TurnReport, names: Sequence[str]) -> str:
    """Say which turn it was, and whose."""
    return t("Round {round}, turn of {player}", round=turn.round, player=names[turn.seat])
