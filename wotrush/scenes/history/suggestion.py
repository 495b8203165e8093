"""Suggests a level of opponents from the latest results."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from wotrush.game_info import GameInfo
from wotrush.i18n import t
from wotrush.scenes.history.summary import LEFT, GameSummary
from wotrush.scenes.setup.opponents import level_name, level_of

FEWEST, MOST = 4, 8
"""The fewest games that say anything, and the most that still say it of today."""
_STRONGER = 7 / 3
"""The odds of a level against the one below it, as levels are meant to be: seven games in ten."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A level that promises a closer fight than the one at which so many games were won."""

    level: str
    known: str
    won: int
    played: int

    def text(self, info: GameInfo) -> str:
        """Return it as one sentence."""
        return t(
            "At level {known} you won {won} of your last {played} games: try level {level}.",
            known=level_name(info, self.known),
            won=self.won,
            played=self.played,
            level=level_name(info, self.level),
        )


def suggestion(info: GameInfo, games: Iterable[GameSummary]) -> Suggestion | None:
    """Return a suggestion from a person's latest games at one level; `games` may be in any order and of any kind.

    Up goes who wins as often as the next level would, down who wins no more often than the level below.
    """
    levels = list(info.levels)
    known, latest = _latest(info, games)
    if known is None or len(latest) < FEWEST:
        return None
    won = sum(_won(game) for game in latest)
    place = levels.index(known)
    if won >= sum(_expected(game, _STRONGER) for game in latest):
        place += 1
    elif won <= sum(_expected(game, 1 / _STRONGER) for game in latest):
        place -= 1
    if levels[place : place + 1] in ([], [known]) or place < 0:
        return None
    return Suggestion(levels[place], known, won, len(latest))


def _latest(info: GameInfo, games: Iterable[GameSummary]) -> tuple[str | None, Sequence[GameSummary]]:
    """Return the level of the newest game that counts, and the latest games at that level."""
    known, latest = None, list[GameSummary]()
    for game in sorted(games, key=lambda game: game.started, reverse=True):
        level = _level(info, game)
        if level is not None and known in (None, level):
            known = level
            latest.append(game)
            if len(latest) == MOST:
                break
    return known, latest


def _level(info: GameInfo, game: GameSummary) -> str | None:
    """Return the level of all opponents of the only person, or None if the game says nothing about a level."""
    people = sum(seat.person for seat in game.seats)
    if game.game != info.name or people != 1 or game.end == LEFT:
        return None
    found = {level_of(info, agent) for agent in game.agents}
    level = found.pop() if len(found) == 1 else None
    return level if level in info.levels else None


def _won(game: GameSummary) -> bool:
    (seat,) = (number for number, seat in enumerate(game.seats) if seat.person)
    return seat in game.winners


def _expected(game: GameSummary, stronger: float) -> float:
    """Return the share of such games that somebody so much stronger than each opponent wins."""
    return stronger / (stronger + len(game.seats) - 1)
