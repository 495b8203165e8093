"""The end of the game: achievements, points and who won. Reads states and observations alike, since squads are public."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Protocol

from wotrush.model.game import Outcome, ScorePart
from wotrush.model.rush.cards import FIRST_BASE, medal_count
from wotrush.model.rush.catalogue import Catalogue
from wotrush.model.rush.options import RushOptions

ACHIEVEMENT_POINTS, BASE_POINTS = 5, 3


class Achievement(IntEnum):
    """The achievements in the order of the rules; each goes to the one player with strictly the most."""

    BASES = 0
    LIGHT = 1
    MEDIUM = 2
    SPG = 3
    HEAVY = 4
    AUXILIARY = 5
    USSR_MEDALS = 6
    GERMAN_MEDALS = 7
    US_MEDALS = 8
    FRENCH_MEDALS = 9
    DOUBLES = 10
    CARDS = 11


class Scored(Protocol):
    """What scoring reads of a state or an observation."""

    @property
    def catalogue(self) -> Catalogue: ...
    @property
    def options(self) -> RushOptions: ...
    @property
    def seats(self) -> int: ...
    @property
    def achievements(self) -> tuple[int, ...]: ...
    @property
    def bases_destroyed(self) -> Sequence[int]: ...
    @property
    def vehicles_destroyed(self) -> Sequence[int]: ...
    @property
    def defender(self) -> Sequence[int]: ...
    def squad(self, seat: int) -> list[int]: ...


def counted_squad(s: Scored, seat: int) -> list[int]:
    """Return hand, Garage and Depot; with the rule option Count defenders, the defenders too."""
    cards = s.squad(seat)
    if s.options.count_defenders:
        cards = cards + [card for card in s.defender[3 * seat : 3 * seat + 3] if card >= 0]
    return cards


def achievement_count(s: Scored, seat: int, achievement: int, squad: Sequence[int]) -> int:
    """Return how many of the things that this achievement counts a player has."""
    catalogue = s.catalogue
    if achievement == Achievement.BASES:
        return s.bases_destroyed[seat]
    if achievement <= Achievement.AUXILIARY:
        wanted = achievement - Achievement.LIGHT
        return sum(catalogue.cls[card] == wanted for card in squad)
    if achievement <= Achievement.FRENCH_MEDALS:
        nation = achievement - Achievement.USSR_MEDALS
        return sum(medal_count(card) for card in squad if catalogue.nation[card] == nation)
    if achievement == Achievement.DOUBLES:
        return sum(medal_count(card) == 2 for card in squad)
    return len(squad)


def achievement_counts(s: Scored) -> dict[int, tuple[int, ...]]:
    """Return what each seat has, for each achievement in the game."""
    squads = [counted_squad(s, seat) for seat in range(s.seats)]
    return {
        achievement: tuple(achievement_count(s, seat, achievement, squads[seat]) for seat in range(s.seats))
        for achievement in s.achievements
    }


def holder(counts: Sequence[int]) -> int | None:
    """Return the seat with strictly the most, or None."""
    most = max(counts)
    return counts.index(most) if list(counts).count(most) == 1 else None


def score_parts(s: Scored) -> tuple[tuple[ScorePart, ...], ...]:
    """Return each seat's points for medals, bases and achievements as things stand now."""
    held = [holder(counts) for counts in achievement_counts(s).values()]
    parts = []
    for seat in range(s.seats):
        squad = counted_squad(s, seat)
        medals = sum(map(medal_count, squad))
        bases = sum(card >= FIRST_BASE for card in squad)
        won = held.count(seat)
        parts.append(
            (
                ScorePart("medals", medals, medals),
                ScorePart("bases", bases, BASE_POINTS * bases),
                ScorePart("achievements", won, ACHIEVEMENT_POINTS * won),
            )
        )
    return tuple(parts)


def points_of(s: Scored) -> tuple[int, ...]:
    """Return everybody's points as things stand now."""
    return tuple([sum([part.points for part in parts]) for parts in score_parts(s)])


def medals_of(s: Scored, seat: int) -> int:
    """Return the medals in that seat's squad."""
    return sum(map(medal_count, s.squad(seat)))


def ahead_by(figures: Sequence[int], seat: int) -> int:
    """Return how far that seat's figure lies above the highest of the others; negative if below."""
    return figures[seat] - max([figure for other, figure in enumerate(figures) if other != seat])


def outcome_of(s: Scored) -> Outcome:
    """Return the winners: most points, then vehicles destroyed, bases destroyed, achievements; else a shared win."""
    parts = score_parts(s)
    scores = tuple(sum(part.points for part in mine) for mine in parts)
    rankings = (
        ("points", scores),
        ("vehicles destroyed", tuple(s.vehicles_destroyed)),
        ("bases destroyed", tuple(s.bases_destroyed)),
        ("achievements", tuple(mine[2].count for mine in parts)),
    )
    winners = tuple(range(s.seats))
    decided = "shared"
    for name, figures in rankings:
        best = max(figures[seat] for seat in winners)
        winners = tuple(seat for seat in winners if figures[seat] == best)
        if len(winners) == 1:
            decided = name
            break
    return Outcome(winners, scores, parts, decided)
