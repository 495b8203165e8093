"""Statistics of finished games: figures only, no drawing."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from wotrush.game_info import GameInfo
from wotrush.scenes.history.summary import LEFT, GameSummary, SeatSummary
from wotrush.scenes.setup.opponents import level_of

KeyT = TypeVar("KeyT", bound=Hashable)
MOST_FAVORITES = 6
LATEST = 30


@dataclass(frozen=True, slots=True)
class GameFilter:
    """Selects the games that count: those of one kind, narrowed by every field that is not None."""

    info: GameInfo
    person: str | None = None
    players: int | None = None
    level: str | None = None
    printed_rules: bool | None = None

    def takes(self, game: GameSummary) -> bool:
        return (
            game.game == self.info.name
            and (self.person is None or any(seat.person and seat.name == self.person for seat in game.seats))
            and self.players in (None, len(game.seats))
            and self.printed_rules in (None, game.printed_rules)
            and (self.level is None or self.level in {level_of(self.info, agent) for agent in game.agents})
        )


@dataclass(slots=True)
class HistoryTally:
    """Games won out of games played."""

    won: int = 0
    played: int = 0

    def count(self, won: bool) -> None:
        self.played += 1
        self.won += won

    @property
    def share(self) -> float:
        return self.won / self.played


@dataclass(frozen=True, slots=True)
class Participation:
    """A person's part in a game. A draw counts as a win for all who share it."""

    seat: SeatSummary
    won: bool
    game: GameSummary


@dataclass(frozen=True, slots=True)
class Streaks:
    """Games won in a row: the current streak and the longest."""

    current: int
    longest: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """Figures of the selected games. Points and rounds leave out games that somebody left."""

    total: HistoryTally
    streaks: Streaks
    best: int | None
    average: float | None
    rounds: float | None
    parts: dict[str, float]
    """The average points by source; empty if no game knows them."""
    by_players: dict[int, HistoryTally]
    by_agent: dict[str, HistoryTally]
    """By the agent's name, which contains level and style."""
    ends: Counter[str]
    favorites: list[tuple[str, int]]
    """The most frequent choices, and how often each was made."""
    latest: list[Participation] = field(default_factory=list)
    """Those whose points are known, oldest first."""


def statistics(games: Iterable[GameSummary], choice: GameFilter) -> Statistics:
    """Compute the figures for the selected ones of `games`, which may be in any order. Lessons do not count."""
    lessons = choice.info.other_agents
    counted = (game for game in games if choice.takes(game) and not game.agents & set(lessons))
    chosen = sorted(counted, key=lambda game: game.started)
    participations = [
        participation for game in chosen for participation in _participations(game, choice.person)
    ]
    total, by_players, by_agent = (
        HistoryTally(),
        defaultdict[int, HistoryTally](HistoryTally),
        defaultdict[str, HistoryTally](HistoryTally),
    )
    for participation in participations:
        total.count(participation.won)
        by_players[len(participation.game.seats)].count(participation.won)
        for agent in participation.game.agents:
            by_agent[agent].count(participation.won)
    whole = [participation for participation in participations if participation.game.end != LEFT]
    scored = [participation for participation in whole if participation.seat.points is not None]
    points = [participation.seat.points for participation in scored if participation.seat.points is not None]
    favorites = Counter(key for participation in participations for key in participation.seat.chosen)
    return Statistics(
        total=total,
        streaks=_streaks([participation.won for participation in participations]),
        best=max(points, default=None),
        average=_mean(points),
        rounds=_mean([game.rounds for game in chosen if game.end != LEFT]),
        parts=_mean_parts(
            [participation.seat.parts for participation in whole if participation.seat.parts is not None]
        ),
        by_players=dict(sorted(by_players.items())),
        by_agent=dict(by_agent),
        ends=Counter(game.end for game in chosen),
        favorites=sorted(favorites.items(), key=lambda pair: (-pair[1], pair[0]))[:MOST_FAVORITES],
        latest=scored[-LATEST:],
    )


def people(games: Iterable[GameSummary]) -> list[str]:
    """Return the names of all people who played, most frequent first."""
    return _by_frequency(seat.name for game in games for seat in game.seats if seat.person)


def _by_frequency(values: Iterable[KeyT]) -> list[KeyT]:
    return [value for value, _ in Counter(values).most_common()]


def _participations(game: GameSummary, person: str | None) -> Iterable[Participation]:
    for number, seat in enumerate(game.seats):
        if seat.person and person in (None, seat.name):
            yield Participation(seat, number in game.winners and not seat.left, game)


def _streaks(won: Sequence[bool]) -> Streaks:
    current = longest = 0
    for win in won:
        current = current + 1 if win else 0
        longest = max(longest, current)
    return Streaks(current, longest)


def _mean(figures: Sequence[int]) -> float | None:
    return sum(figures) / len(figures) if figures else None


def _mean_parts(games: Sequence[Mapping[str, int]]) -> dict[str, float]:
    keys = dict.fromkeys(key for parts in games for key in parts)
    return {key: sum(parts.get(key, 0) for parts in games) / len(games) for key in keys}
