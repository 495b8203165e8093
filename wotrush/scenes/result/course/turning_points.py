"""The turning points of a game: where the winner's lead moved most, and how to say so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from wotrush.i18n import listed, t, tn
from wotrush.model.game import Seat
from wotrush.scenes.result.report import GameReport, TurnReport

MOST, ENOUGH = 3, 2
LEAD_CHANGE = 2
"""How many points a new leader counts for, in addition to the points won."""
LEAST = 5
"""Where the same player leads as before, a turn turns nothing unless it moves the lead by this part of the winner's points."""


class Standing(Enum):
    """How a turn changed the lead."""

    TAKES_LEAD = auto()
    EXTENDS = auto()
    CLOSES_UP = auto()
    TIES = auto()


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turn that mattered, with the points before it."""

    turn: TurnReport
    before: tuple[int, ...]
    standing: Standing
    leader: Seat
    """The leader after it, or one of several."""
    gap: int
    """The distance between the leader and the next player."""

    @property
    def turns(self) -> bool:
        """Whether it changed who leads or by how much."""
        return self.changes_leader or self.gap != lead_of(self.before, self.leader)

    @property
    def changes_leader(self) -> bool:
        return _leaders(self.before) != _leaders(self.turn.points)

    @property
    def differences(self) -> tuple[int, ...]:
        """The points that each seat won or lost."""
        return tuple(now - then for now, then in zip(self.turn.points, self.before, strict=True))


def turning_points(report: GameReport, winner: Seat) -> list[TurningPoint]:
    """Return the turns that moved the winner's lead most, in order of play; no turn after which another leads as before.
    That which took the lead for good is always among them, and those of the first third only if others are few.
    """
    points = [point for point in strongest_points(report, winner) if point.turns]
    taken = _taking_for_good(report, winner)
    if taken is not None:
        points = [taken, *(point for point in points if point.turn.turn != taken.turn.turn)]
    late = [point for point in points if 3 * point.turn.round > report.turns[-1].round]
    chosen = (late if len(late) >= ENOUGH else points)[:MOST]
    return sorted(chosen, key=lambda point: point.turn.turn)


def _taking_for_good(report: GameReport, winner: Seat) -> TurningPoint | None:
    """Return the turn since which the winner was always ahead of everybody else, if there was one."""
    every = (report.start, *(turn.points for turn in report.turns))
    behind = [at for at, points in enumerate(every) if lead_of(points, winner) <= 0]
    last = behind[-1] if behind else len(report.turns)
    return _turning_point(report.turns[last], every[last]) if last < len(report.turns) else None


def strongest_points(report: GameReport, winner: Seat) -> list[TurningPoint]:
    """Return all turns that changed who leads or moved the winner's lead far, and for good, the strongest first."""
    enough = report.turns[-1].points[winner] // LEAST if report.turns else 0
    found: list[tuple[int, TurningPoint]] = []
    leads = [lead_of(points, winner) for points in (report.start, *(turn.points for turn in report.turns))]
    before = report.start
    for i, turn in enumerate(report.turns):
        point, moved = _turning_point(turn, before), _lasting(leads, i + 1, report.seats)
        if moved and (point.changes_leader or abs(leads[i + 1] - leads[i]) >= enough):
            found.append((moved + LEAD_CHANGE * (point.standing is Standing.TAKES_LEAD), point))
        before = turn.points
    # Of equal turns the later ones count, since they are less likely to be reversed.
    strongest = sorted(found, key=lambda pair: (pair[0], pair[1].turn.turn), reverse=True)
    return [point for _, point in strongest]


def _lasting(leads: Sequence[int], at: int, seats: int) -> int:
    """Return how far the lead moved for good: beyond everything it was in the rounds before and after that place."""
    before, since = leads[max(0, at - seats) : at], leads[at : at + seats]
    return max(0, min(since) - max(before), min(before) - max(since))


def _turning_point(turn: TurnReport, before: tuple[int, ...]) -> TurningPoint:
    ranked = sorted(turn.points, reverse=True)
    gap = ranked[0] - ranked[1]
    leaders = _leaders(turn.points)
    fresh = [seat for seat in leaders if seat not in _leaders(before)]
    leader = (fresh or leaders)[0]
    if gap == 0:
        standing = Standing.TIES
    elif _leaders(before) != [leader]:
        standing = Standing.TAKES_LEAD
    elif gap >= lead_of(before, leader):
        standing = Standing.EXTENDS
    else:
        standing = Standing.CLOSES_UP
    return TurningPoint(turn, before, standing, leader, gap)


def lead_of(points: Sequence[int], seat: Seat) -> int:
    """Return the lead over the best of the others; negative for a seat that is behind."""
    return points[seat] - max(score for other, score in enumerate(points) if other != seat)


def _leaders(points: Sequence[int]) -> list[Seat]:
    return [seat for seat, score in enumerate(points) if score == max(points)]


def standing_text(point: TurningPoint, names: Sequence[str]) -> str:
    """Say how the turn changed the lead."""
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
            level = [names[seat] for seat in _leaders(point.turn.points)]
            return t("{players} are level.", players=listed(level))
