"""The moments in which a game turned: where the winner's lead moved most, and how to say so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import assert_never

from wotrush.i18n import listed, t, tn
from wotrush.model.game import Seat
from wotrush.scenes.rush.result.story import (
    BaseFell,
    Deed,
    MedalsWon,
    Passed,
    PointsScrapped,
    Story,
    TurnStory,
)
from wotrush.scenes.rush.texts.words import achievement_name

MOST = 3
LEAD_CHANGE = 2
"""What a new leader counts for, in points, beside the points themselves."""


class Standing(Enum):
    """What a turn did to the lead."""

    TAKES_LEAD = auto()
    EXTENDS = auto()
    CLOSES_UP = auto()
    TIES = auto()


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """One turn that mattered, with the points before it."""

    told: TurnStory
    before: tuple[int, ...]
    standing: Standing
    leader: Seat
    """Who leads after it, or one of them."""
    gap: int
    """Between the leader and the next."""

    @property
    def changes(self) -> tuple[int, ...]:
        """Points won and lost by each seat."""
        return tuple(now - then for now, then in zip(self.told.points, self.before, strict=True))


def turning_points(story: Story, winner: Seat, most: int = MOST) -> list[TurningPoint]:
    """The turns that moved the winner's lead most, in order of play."""
    found: list[tuple[int, TurningPoint]] = []
    leads = [_lead(points, winner) for points in (story.start, *(told.points for told in story.turns))]
    before = story.start
    for i, told in enumerate(story.turns):
        if moved := _lasting(leads, i + 1, story.seats):
            point = _turning_point(told, before)
            found.append((moved + LEAD_CHANGE * (point.standing is Standing.TAKES_LEAD), point))
        before = told.points
    # Of equals the later ones count: what is decided late stays decided.
    strongest = sorted(found, key=lambda pair: (pair[0], pair[1].told.turn), reverse=True)[:most]
    return sorted((point for _, point in strongest), key=lambda point: point.told.turn)


def _lasting(leads: Sequence[int], at: int, seats: int) -> int:
    """How far the lead moved at that place for good: beyond all it was while everybody had a turn, before and after."""
    before, since = leads[max(0, at - seats) : at], leads[at : at + seats]
    return max(0, min(since) - max(before), min(before) - max(since))


def _turning_point(told: TurnStory, before: tuple[int, ...]) -> TurningPoint:
    ranked = sorted(told.points, reverse=True)
    gap = ranked[0] - ranked[1]
    leaders = _leaders(told.points)
    fresh = [seat for seat in leaders if seat not in _leaders(before)]
    leader = (fresh or leaders)[0]
    if gap == 0:
        standing = Standing.TIES
    elif _leaders(before) != [leader]:
        standing = Standing.TAKES_LEAD
    elif gap >= _lead(before, leader):
        standing = Standing.EXTENDS
    else:
        standing = Standing.CLOSES_UP
    return TurningPoint(told, before, standing, leader, gap)


def _lead(points: Sequence[int], seat: Seat) -> int:
    """Over the best of the others; below zero if behind."""
    return points[seat] - max(score for other, score in enumerate(points) if other != seat)


def _leaders(points: Sequence[int]) -> list[Seat]:
    return [seat for seat, score in enumerate(points) if score == max(points)]


def deed_text(deed: Deed, names: Sequence[str]) -> str:
    """One sentence."""
    match deed:
        case BaseFell(by, of, points):
            return t(
                "{player} destroys a base of {victim} (+{points}).",
                player=names[by],
                victim=names[of],
                points=points,
            )
        case MedalsWon(by, points):
            return tn(
                "{player} wins a medal (+{n}).", "{player} wins {n} medals (+{n}).", points, player=names[by]
            )
        case PointsScrapped(by, points):
            return t("{player} scraps points (−{points}).", player=names[by], points=points)
        case Passed(achievement, _, winner, points) if winner is not None:
            return t(
                "“{achievement}” goes to {player} (+{points}).",
                achievement=achievement_name(achievement),
                player=names[winner],
                points=points,
            )
        case Passed(achievement, loser, _, points):
            assert loser is not None, "an achievement that changed hands had an owner before or has one now"
            return t(
                "{player} loses “{achievement}” (−{points}).",
                achievement=achievement_name(achievement),
                player=names[loser],
                points=points,
            )
        case _:
            assert_never(deed)


def standing_text(point: TurningPoint, names: Sequence[str]) -> str:
    """What it did to the lead."""
    leader = names[point.leader]
    match point.standing:
        case Standing.TAKES_LEAD:
            return tn(
                "{player} takes the lead by {n} point.",
                "{player} takes the lead by {n} points.",
                point.gap,
                player=leader,
            )
        case Standing.EXTENDS:
            return tn(
                "{player} leads by {n} point.", "{player} leads by {n} points.", point.gap, player=leader
            )
        case Standing.CLOSES_UP:
            return tn(
                "{player} leads by only {n} point.",
                "{player} leads by only {n} points.",
                point.gap,
                player=leader,
            )
        case Standing.TIES:
            level = [names[seat] for seat in _leaders(point.told.points)]
            return t("{players} are level.", players=listed(level))
