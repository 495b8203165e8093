"""Figures from the counts: rates against a fair share with intervals, lengths, ends, cards."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import pstdev, quantiles
from typing import Any

from wotrush.ai.observer import Counts
from wotrush.ai.tally import wilson_interval
from wotrush.model.rush.cards import Card
from wotrush.workshop.rush.balance.watching import WHOLE

LEAST_BOUGHT, MOST_BOUGHT = 0.05, 0.90
WIDEST_LEAD = 12.0
"""The bounds for a card: how often it is bought when it could be, and the lead of its buyers in points of win rate."""


@dataclass(frozen=True, slots=True)
class Group:
    """Players of many games who have something in common, and how they did against their fair share: 1 by players."""

    seats: int = 0
    wins: float = 0.0
    fair: float = 0.0

    def __add__(self, other: Group) -> Group:
        return Group(self.seats + other.seats, self.wins + other.wins, self.fair + other.fair)

    @property
    def rate(self) -> float:
        return self.wins / self.seats if self.seats else 0.0

    @property
    def lead(self) -> float:
        """Return the points of win rate above the fair share."""
        return 100 * (self.wins - self.fair) / self.seats if self.seats else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Return the 95 % confidence interval of the lead."""
        if not self.seats:
            return -100.0, 100.0
        low, high = wilson_interval(self.wins, self.seats)
        fair = self.fair / self.seats
        return 100 * (low - fair), 100 * (high - fair)

    @property
    def chance(self) -> float:
        """Return the variance of the lead that chance alone would cause, in points."""
        if not self.seats:
            return 0.0
        fair = self.fair / self.seats
        return 100 * 100 * fair * (1 - fair) / self.seats


@dataclass(frozen=True, slots=True)
class Lengths:
    """The lengths in rounds of games with one number of players. A game that was stopped counts with its last round."""

    rounds: Mapping[int, int]

    @property
    def games(self) -> int:
        return sum(self.rounds.values())

    def quantile(self, share: float) -> int:
        """Return the round by which this share of the games was over."""
        seen = 0
        for rounds in sorted(self.rounds):
            seen += self.rounds[rounds]
            if seen >= share * self.games:
                return rounds
        return 0

    @property
    def median(self) -> int:
        return self.quantile(0.5)


@dataclass(frozen=True, slots=True)
class CardFigures:
    card: Card
    could: int
    bought: int
    researched: int
    buyers: Group

    @property
    def share(self) -> float | None:
        """Return the share of purchases among the turns in which the card could be bought."""
        return self.bought / self.could if self.could else None

    @property
    def unwanted(self) -> bool:
        return self.share is not None and self.share < LEAST_BOUGHT

    @property
    def irresistible(self) -> bool:
        return self.share is not None and self.share > MOST_BOUGHT

    @property
    def lopsided(self) -> bool:
        return abs(self.buyers.lead) > WIDEST_LEAD

    @property
    def outside(self) -> bool:
        return self.unwanted or self.irresistible or self.lopsided

    @property
    def beyond_doubt(self) -> bool:
        """Whether the whole interval is out of bounds, so that more games would hardly change the verdict."""
        low, high = wilson_interval(self.bought, self.could)
        return high < LEAST_BOUGHT or low > MOST_BOUGHT or self.surely_lopsided

    @property
    def surely_lopsided(self) -> bool:
        worst, best = self.buyers.interval
        return best < -WIDEST_LEAD or worst > WIDEST_LEAD


class Figures:
    """All counts of a simulation, asked for by path: over all numbers of players, or one of them."""

    def __init__(self, counts: Counts) -> None:
        self._counts: dict[int, Counts] = {int(players): counts[players] for players in counts}

    @property
    def players(self) -> list[int]:
        return sorted(self._counts)

    def count(self, *path: str, players: int | None = None) -> int:
        """Return a count; 0 for what never happened."""
        found = (_at(mine, path) for mine in self._of(players).values())
        return sum(number for number in found if number is not None)

    def group(self, *path: str, players: int | None = None) -> Group:
        whole = Group()
        for number, mine in self._of(players).items():
            found = _at(mine, path)
            if found is not None:
                whole += Group(found["seats"], found["wins"] / WHOLE, found["seats"] / number)
        return whole

    def names(self, *path: str) -> list[str]:
        """Return the names that were counted under this path, sorted."""
        return sorted({name for mine in self._counts.values() for name in _at(mine, path) or ()})

    def seat_games(self, players: int | None = None) -> int:
        """Return the number of players of finished games."""
        return sum(number * self.finished(number) for number in self._of(players))

    def finished(self, players: int | None = None) -> int:
        return self.count("games", players=players) - self.count("unfinished", players=players)

    def lengths(self, players: int) -> Lengths:
        counted = self._counts[players].get("rounds", {})
        return Lengths({int(rounds): games for rounds, games in counted.items()})

    def ends(self, players: int | None = None) -> tuple[float, float]:
        """Return the shares of games that ended by bases and by medals."""
        bases, medals = (self.count("ends", cause, players=players) for cause in ("bases", "medals"))
        games = max(1, bases + medals)
        return bases / games, medals / games

    def mean(self, *path: str, players: int | None = None) -> float:
        """Return the mean over the players of finished games."""
        return self.count(*path, players=players) / max(1, self.seat_games(players))

    def part(self, side: str, key: str, players: int | None = None) -> float:
        """Return the mean points of winners or losers from medals, bases or achievements."""
        seats = self.count("parts", side, "seats", players=players)
        return self.count("parts", side, key, players=players) / max(1, seats)

    def cards(self, vehicles: Sequence[Card]) -> list[CardFigures]:
        return [
            CardFigures(
                card,
                self.count("cards", card.code, "could"),
                self.count("cards", card.code, "bought"),
                self.count("cards", card.code, "researched"),
                self.group("cards", card.code, "buyers"),
            )
            for card in vehicles
        ]

    def _of(self, players: int | None) -> Mapping[int, Counts]:
        return self._counts if players is None else {players: self._counts[players]}


def _at(counts: Counts, path: Sequence[str]) -> Any:
    found: Any = counts
    for name in path:
        found = found.get(name)
        if found is None:
            return None
    return found


@dataclass(frozen=True, slots=True)
class ValueSpread:
    """The spread of the cards' leads, and how much of it chance alone would cause."""

    lowest: float
    quartiles: tuple[float, float, float]
    highest: float
    deviation: float
    by_chance: float

    @classmethod
    def of(cls, cards: Sequence[CardFigures]) -> ValueSpread:
        groups = [card.buyers for card in cards if card.buyers.seats]
        if not groups:
            return cls(0, (0, 0, 0), 0, 0, 0)
        leads = sorted(group.lead for group in groups)
        low, median, high = quantiles(leads, n=4, method="inclusive") if len(leads) > 1 else leads * 3
        return cls(
            leads[0],
            (low, median, high),
            leads[-1],
            pstdev(leads),
            math.sqrt(sum(group.chance for group in groups) / len(groups)),
        )
