"""What changes points in Tank Hunter: units that were destroyed, and vehicles that were captured."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias, assert_never

from pygame import FRect

from wotrush.i18n import t
from wotrush.model.game import Seat
from wotrush.model.hunter import HunterGame
from wotrush.model.hunter import events as ev
from wotrush.model.hunter.cards.box import box
from wotrush.scenes.hunter.result.highlights import unit_picture
from wotrush.scenes.hunter.texts.words import spoken_name
from wotrush.scenes.result.contents import ChartMark
from wotrush.scenes.result.report import GameReport
from wotrush.scenes.style import paint
from wotrush.scenes.style.icons import icon
from wotrush.scenes.style.theme import Theme
from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import Face
from wotrush.stage.geometry import inset
from wotrush.stage.typography.text import Segments

SIGN = "ap"
"""The icon that marks a destroyed unit."""


@dataclass(frozen=True, slots=True)
class UnitDestroyed:
    """A player destroyed a unit of another."""

    by: Seat
    of: Seat
    kind: int
    points: int


@dataclass(frozen=True, slots=True)
class VehicleCaptured:
    """A player took a vehicle out of the score pile into the own front line."""

    by: Seat
    kind: int
    points: int


BattleChange: TypeAlias = UnitDestroyed | VehicleCaptured


def battle_changes(
    begin: HunterGame, events: Sequence[ev.HunterEvent], end: HunterGame
) -> Sequence[BattleChange]:
    """Return what changed points in a turn, most important first."""
    return tuple(sorted(_changes(events), key=lambda change: -change.points))


def _changes(events: Sequence[ev.HunterEvent]) -> Iterator[BattleChange]:
    for event in events:
        match event:
            case ev.UnitLost(seat=seat, kind=kind, scorer=int(scorer), points=points):
                yield UnitDestroyed(scorer, seat, kind, points)
            case ev.UnitCaptured(seat=seat, kind=kind):
                yield VehicleCaptured(seat, kind, box().points[kind])


def battle_change_picture(change: BattleChange) -> Face:
    """Return the unit that a change of points is about."""
    return unit_picture(change.kind)


def battle_change_text(change: BattleChange, names: Sequence[str]) -> str:
    """Describe a change of points in one sentence."""
    unit = spoken_name(box(), change.kind)
    match change:
        case UnitDestroyed(by, of, _, points):
            return t(
                "{player} destroys {unit} of {victim} (+{points}).",
                player=names[by],
                unit=unit,
                victim=names[of],
                points=points,
            )
        case VehicleCaptured(by, _, points):
            return t(
                "{player} captures {unit}, which then counts no points (−{points}).",
                player=names[by],
                unit=unit,
                points=points,
            )
        case _:
            assert_never(change)


def battle_marks(report: GameReport, at: int) -> Iterator[tuple[Seat, ChartMark]]:
    """Yield a mark for each player who destroyed something in a turn."""
    for seat in sorted(
        {change.by for change in report.turns[at].changes if isinstance(change, UnitDestroyed)}
    ):
        yield seat, _mark


def _mark(canvas: Canvas, color: Color, box: FRect) -> None:
    paint.icon(canvas, SIGN, color, inset(box, 5))


def battle_legend(theme: Theme) -> Segments:
    """Return what the mark on the chart means."""
    text = t("Unit destroyed")
    return [icon(SIGN, theme.palette.text), f"  {text}"]
