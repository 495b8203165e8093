"""What changes points in Rush: bases, medals and achievements; how to say it, and how the chart marks it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias, assert_never

from pygame import FRect

from wotrush.i18n import mark, t, tn
from wotrush.model.game import Seat
from wotrush.model.rush import RushGame
from wotrush.model.rush import events as ev
from wotrush.model.rush.cards import FIRST_BASE, Nation, VehicleClass, medal_count
from wotrush.model.rush.default import default_catalogue
from wotrush.model.rush.scoring import ACHIEVEMENT_POINTS, BASE_POINTS, Achievement
from wotrush.model.rush.turn.achieving import holders, passed
from wotrush.scenes.result.contents import ChartMark
from wotrush.scenes.result.report import GameReport
from wotrush.scenes.rush.board.marks import achievement_mark
from wotrush.scenes.rush.class_marks import class_icon, nation_icon
from wotrush.scenes.rush.texts.telling import passing_text
from wotrush.scenes.rush.texts.words import card_name
from wotrush.scenes.style import paint
from wotrush.scenes.style.icons import icon
from wotrush.scenes.style.theme import Theme
from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset
from wotrush.stage.typography.text import Segment, Segments

BASE_ICON = "bases_only"


@dataclass(frozen=True, slots=True)
class BaseFell:
    """A player destroyed a base and took its card."""

    by: Seat
    of: Seat
    points: int = BASE_POINTS


@dataclass(frozen=True, slots=True)
class MedalsWon:
    """A player won medals."""

    by: Seat
    points: int


@dataclass(frozen=True, slots=True)
class PointsScrapped:
    """A player removed medals or bases of their own from the game."""

    by: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Passed:
    """An achievement changed hands; None stands for nobody."""

    achievement: int
    loser: Seat | None
    winner: Seat | None
    points: int = ACHIEVEMENT_POINTS


@dataclass(frozen=True, slots=True)
class VehicleFell:
    """A vehicle was destroyed and is missing in its squad, which may give an achievement to somebody else."""

    by: Seat
    of: Seat
    card: int
    points: int = 0


ScoreChange: TypeAlias = BaseFell | MedalsWon | PointsScrapped | Passed | VehicleFell


def changes_of_turn(begin: RushGame, events: Sequence[ev.Event], end: RushGame) -> Sequence[ScoreChange]:
    """Return what changed points in a turn, most important first. Why an achievement went to somebody whose turn it was not
    is said before.
    """
    changed = [Passed(e.achievement, e.loser, e.winner) for e in passed(holders(begin), holders(end))]
    fell: list[VehicleFell] = []
    if any(change.winner not in (None, begin.active) for change in changed):
        fell = [
            VehicleFell(event.seat, event.target, event.victim)
            for event in events
            if isinstance(event, ev.Shot | ev.Besieged) and event.hit is ev.Hit.DESTROYED and not event.base
        ]
    return (*fell, *gathered([*(change for event in events for change in _changes(event)), *changed]))


def _changes(event: ev.Event) -> Sequence[ScoreChange]:
    match event:
        case ev.Shot(base=True, hit=ev.Hit.DESTROYED) | ev.Besieged(base=True, hit=ev.Hit.DESTROYED):
            return (BaseFell(event.seat, event.target),)
        case ev.MedalsTaken(seat=seat, cards=cards) if cards:
            return (MedalsWon(seat, sum(map(medal_count, cards))),)
        case ev.Scrapped(seat=seat, card=card) if _worth(card):
            return (PointsScrapped(seat, _worth(card)),)
        case _:
            return ()


def _worth(card: int) -> int:
    return medal_count(card) or (BASE_POINTS if card >= FIRST_BASE else 0)


def gathered(changes: Sequence[ScoreChange]) -> Iterator[ScoreChange]:
    """Add up the medals of each player, and put what is worth most first."""
    points: Counter[tuple[type[MedalsWon | PointsScrapped], Seat]] = Counter()
    others: list[ScoreChange] = []
    for change in changes:
        if isinstance(change, MedalsWon | PointsScrapped):
            points[type(change), change.by] += change.points
        else:
            others.append(change)
    others += [kind(by, total) for (kind, by), total in points.items()]
    yield from sorted(others, key=lambda change: -change.points)


def change_text(change: ScoreChange, names: Sequence[str]) -> str:
    """Describe a change of points in one sentence."""
    match change:
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
        case Passed(achievement, loser, winner):
            loses, wins = (None if seat is None else names[seat] for seat in (loser, winner))
            return f"{passing_text(achievement, loses, wins)}."
        case VehicleFell(by, of, card):
            vehicle = card_name(default_catalogue().cards[card])
            text = mark("{player} destroys {vehicle} ({victim}).")
            return t(text, player=names[by], vehicle=vehicle, victim=names[of])
        case _:
            assert_never(change)


def chart_marks(report: GameReport, at: int) -> Iterator[tuple[Seat, ChartMark]]:
    """Yield bases that fell, and achievements that were won and kept until everybody had had a turn."""
    later = report.turns[at + 1 : at + report.seats]
    lost = {change.achievement for turn in later for change in turn.changes if isinstance(change, Passed)}
    for change in report.turns[at].changes:
        match change:
            case BaseFell(by=by):
                yield by, _base_mark
            case Passed(achievement=achievement, winner=winner) if (
                winner is not None and achievement not in lost
            ):
                yield winner, partial(_achievement_mark, achievement)


def _base_mark(canvas: Canvas, color: Color, box: FRect) -> None:
    paint.icon(canvas, BASE_ICON, color, inset(box, 4))


def _achievement_mark(achievement: int, canvas: Canvas, color: Color, box: FRect) -> None:
    if achievement == Achievement.BASES:  # Its own mark would look like a destroyed base.
        paint.icon(canvas, "achievement", color, inset(box, 4))
    else:
        achievement_mark(canvas, achievement, color, inset(box, 5))


def chart_legend(theme: Theme) -> Segments:
    """Return what the marks and the points on the chart mean: achievements change hands until the end."""
    color = theme.palette.text
    base, won, points = (
        t("Base destroyed"),
        t("Achievement kept for a round"),
        t("Points that lasted a round, as if the game had ended there."),
    )
    marks: list[Segment] = [
        icon("achievement", color),
        " ",
        class_icon(VehicleClass.MEDIUM, color),
        " ",
        nation_icon(Nation.USSR),
        " …",
    ]
    return [icon(BASE_ICON, color), f"  {base}      ", *marks, f"  {won}\n{points}"]
