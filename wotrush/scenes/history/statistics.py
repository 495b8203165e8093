"""What many games say of those who played them. Pure figures, no drawing."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from wotrush.scenes.history.summary import End, GameSummary, Parts, SeatSummary
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.setup.opponents import level_of

KeyT = TypeVar("KeyT", bound=Hashable)
FAVORITES = 6
LATEST = 30


@dataclass(frozen=True, slots=True)
class GameFilter:
    """Which games count; None lets all through."""

    person: str | None = None
    players: int | None = None
    level: str | None = None

    def takes(self, game: GameSummary) -> bool:
        names = {seat.name for seat in game.seats if seat.person}
        return (
            (self.person is None or self.person in names)
            and self.players in (None, len(game.seats))
            and (self.level is None or self.level in {level_of(INFO, agent) for agent in game.agents})
        )


@dataclass(slots=True)
class HistoryTally:
    """Games won of those played."""

    won: int = 0
    played: int = 0

    def count(self, won: bool) -> None:
        self.played += 1
        self.won += won


@dataclass(frozen=True, slots=True)
class Outing:
    """A person in a game; a draw is a win for all who share it."""

    seat: SeatSummary
    won: bool
    game: GameSummary


@dataclass(frozen=True, slots=True)
class Streaks:
    """Games won in a row: now, and the most there ever were."""

    current: int
    longest: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """Of everything chosen. Points and rounds are those of games that were played to their end."""

    total: HistoryTally
    streaks: Streaks
    best: int | None
    average: float | None
    rounds: float | None
    parts: tuple[float, float, float] | None
    by_players: dict[int, HistoryTally]
    by_agent: dict[str, HistoryTally]
    """By opponent, level and style."""
    ends: Counter[End]
    bought: list[tuple[str, int]]
    latest: list[Outing] = field(default_factory=list)
    """Those played to the end, the oldest first."""


def statistics(games: Iterable[GameSummary], choice: GameFilter) -> Statistics:
    """`games` in any order."""
    chosen = sorted((game for game in games if choice.takes(game)), key=lambda game: game.started)
    outings = [outing for game in chosen for outing in _outings(game, choice.person)]
    total, by_players, by_agent = (
        HistoryTally(),
        defaultdict[int, HistoryTally](HistoryTally),
        defaultdict[str, HistoryTally](HistoryTally),
    )
    for outing in outings:
        total.count(outing.won)
        by_players[len(outing.game.seats)].count(outing.won)
        for agent in outing.game.agents:
            by_agent[agent].count(outing.won)
    whole = [outing for outing in outings if outing.game.end != "left"]
    scored = [outing for outing in whole if outing.seat.points is not None]
    points = [outing.seat.points for outing in scored if outing.seat.points is not None]
    bought = Counter(code for outing in outings for code in outing.seat.bought)
    return Statistics(
        total=total,
        streaks=_streaks([outing.won for outing in outings]),
        best=max(points, default=None),
        average=_mean(points),
        rounds=_mean([game.rounds for game in chosen if game.end != "left"]),
        parts=_mean_parts([outing.seat.parts for outing in whole if outing.seat.parts is not None]),
        by_players=dict(sorted(by_players.items())),
        by_agent=dict(by_agent),
        ends=Counter(game.end for game in chosen),
        bought=sorted(bought.items(), key=lambda pair: (-pair[1], pair[0]))[:FAVORITES],
        latest=scored[-LATEST:],
    )


def people(games: Iterable[GameSummary]) -> list[str]:
    """Everybody who played, the most frequent first."""
    return _by_frequency(seat.name for game in games for seat in game.seats if seat.person)


def _by_frequency(values: Iterable[KeyT]) -> list[KeyT]:
    return [value for value, _ in Counter(values).most_common()]


def _outings(game: GameSummary, person: str | None) -> Iterable[Outing]:
    for number, seat in enumerate(game.seats):
        if seat.person and person in (None, seat.name):
            yield Outing(seat, number in game.winners and not seat.left, game)


def _streaks(won: Sequence[bool]) -> Streaks:
    current = longest = 0
    for win in won:
        current = current + 1 if win else 0
        longest = max(longest, current)
    return Streaks(current, longest)


def _mean(figures: Sequence[int]) -> float | None:
    return sum(figures) / len(figures) if figures else None


def _mean_parts(parts: Sequence[Parts]) -> tuple[float, float, float] | None:
    if not parts:
        return None
    medals, bases, achievements = (sum(column) / len(parts) for column in zip(*parts, strict=True))
    return medals, bases, achievements
