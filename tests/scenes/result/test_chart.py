"""The chart says in words what it paints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import pytest
from pygame import FRect, Rect

from tests.scenes.written import NotingWriter
from wotrush.model.game import Seat
from wotrush.scenes.page.reading import spoken
from wotrush.scenes.result.contents import ChartMark
from wotrush.scenes.result.course.chart import Marks, PointsChart
from wotrush.scenes.result.course.chart_lines import ChartLines, Scale
from wotrush.scenes.result.report import GameReport, TurnReport
from wotrush.scenes.style.theme import Theme
from wotrush.stage.color import Color
from wotrush.stage.drawing.cache import SurfaceCache
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.display_list import DisplayList
from wotrush.stage.typography.text import Ink, Segments, Writer, smallest
from wotrush.workshop.studio import Studio

POINTS = ((4, 0), (9, 3), (5, 3), (7, 6))


def chart(
    marks: Marks = lambda report, at: iter(()),
    points: Sequence[tuple[int, int]] = POINTS,
    writer: Writer | None = None,
    order: Sequence[Seat] = (),
    names: Sequence[str] = ("Ada", "Ben"),
) -> PointsChart:
    turns = tuple(TurnReport(at, 1 + at // 2, at % 2, at, scores, ()) for at, scores in enumerate(points))
    report = GameReport(2, (1, 2), turns, ((), ()))
    context = Studio((1280, 720)).context
    context.theme = Theme.of(False, writer) if writer is not None else context.theme
    figure = "{}%".format
    return PointsChart(
        context, report, names, (), lambda at: None, lambda turn: None, marks, figure, order=order
    )


def test_it_tells_how_everybodys_figures_went() -> None:
    assert spoken(chart()) == (
        "Ada: 1% at first, 7% in the end, at least 1% and at most 9%."
        " Ben: 2% at first, 6% in the end, at least 0% and at most 6%."
    )


def test_it_tells_the_figures_of_the_chosen_turn() -> None:
    node = chart()
    node.choose(1)
    assert spoken(node) == "Round 1, turn of Ben. Ada: 9%. Ben: 3%."


@pytest.mark.parametrize("won_at", range(len(POINTS)))
def test_marks_of_one_turn_stand_above_each_other_at_its_point(won_at: int) -> None:
    boxes: list[FRect] = []

    def mark(canvas: Canvas, color: Color, box: FRect) -> None:
        boxes.append(box)

    def marks(report: GameReport, at: int) -> Iterator[tuple[Seat, ChartMark]]:
        return iter([(0, mark)] * 3 if at == won_at else ())

    node = chart(marks)
    node.rect = FRect(0, 0, 900, 500)
    node.draw(Canvas(DisplayList(), SurfaceCache(), Rect(0, 0, 900, 500)))
    plot = node._plot()
    spot = node._spot(plot, won_at, 0)
    assert [box.centerx for box in boxes] == pytest.approx([spot.x] * 3)
    assert boxes[0].collidepoint(spot), "the weightiest stands on the line"
    boxes.sort(key=lambda box: box.y)
    assert all(upper.bottom <= lower.top + 1e-3 for upper, lower in pairwise(boxes))
    assert boxes[0].centery >= plot.y - 1e-3
    node._flags = node._report.turns
    flags = node._flag_boxes(plot)
    assert all(flag.y >= 0 and flag.bottom < boxes[0].y for flag in flags), "clear of the flags"


def test_every_round_has_its_number_and_every_figure_its_unit() -> None:
    """Also the last one, in which not everybody has had a turn."""
    writer = NotingWriter()
    node = chart(points=(*POINTS, (7, 6)), writer=writer)
    node.rect = FRect(0, 0, 900, 500)
    node.draw(Canvas(DisplayList(), SurfaceCache(), Rect(0, 0, 900, 500)))
    written = {str(text) for text in writer.known.values()}
    assert {"1", "2", "3", "0%", "10%"} <= written
    assert "10" not in written


def test_the_number_of_a_round_that_is_not_over_stands_below_the_lines(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Farther right stands the word for all of them."""
    places: dict[str, FRect] = {}
    monkeypatch.setattr(
        "wotrush.scenes.result.course.chart.write",
        lambda canvas, writer, text, ink, rect: places.update({str(text): rect}),
    )
    node = chart(points=(*POINTS, (7, 6)))
    node.rect = FRect(0, 0, 900, 500)
    node.draw(Canvas(DisplayList(), SurfaceCache(), Rect(0, 0, 900, 500)))
    assert places["3"].centerx < node._plot().right
    assert places["Round"].x > places["3"].centerx


def test_players_with_equal_figures_are_named_in_the_order_of_their_places(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    named: list[str] = []
    monkeypatch.setattr(
        "wotrush.scenes.result.course.chart.write",
        lambda canvas, writer, text, ink, rect: named.append(text[-1]),
    )
    for order in ((0, 1), (1, 0)):
        node = chart(points=(*POINTS, (7, 7)), order=order)
        node.rect = FRect(0, 0, 900, 500)
        node._paint_names(Canvas(DisplayList(), SurfaceCache(), Rect(0, 0, 900, 500)), node._plot())
    assert named == ["Ada", "Ben", "Ben", "Ada"]


@pytest.mark.parametrize("wide", [760, 900, 1400])
def test_a_long_name_is_whole_and_the_lines_give_way(monkeypatch: pytest.MonkeyPatch, wide: int) -> None:
    written: list[tuple[Segments, Ink, FRect]] = []
    monkeypatch.setattr(
        "wotrush.scenes.result.course.chart.write",
        lambda canvas, writer, text, ink, rect: written.append((text, ink, rect)),
    )
    node = chart(names=("Bartholomäus Żółkiew", "Ben"))
    node.rect = FRect(0, 0, wide, 500)
    node._paint_names(Canvas(DisplayList(), SurfaceCache(), Rect(0, 0, wide, 500)), node._plot())
    for text, ink, rect in written:
        assert Writer().units(text, ink.sized(smallest(ink))).x <= rect.w
    assert node._plot().w > wide / 2


def test_a_line_runs_at_its_points_and_beside_others_only_where_they_are_shared() -> None:
    scale = Scale((0, 2), 0, 10)
    colors = ((255, 0, 0), (0, 255, 0), (0, 0, 255))
    lines = ChartLines((0.0, 1.0, 2.0), ((0, 0, 0), (4, 4, 7), (2, 5, 8)), colors, (0, 0, 0), scale, 1.0)
    asides = [[lines._aside(points, seat) for seat in range(3)] for points in lines.points]
    assert asides == [[0, 1, 2], [-0.5, 0.5, 0], [0, 0, 0]], "at the foot of the chart none runs below it"
    at = lines._line(2, FRect(0, 0, 120, 120), 1)[2]
    assert at == scale.place(FRect(10, 10, 100, 100), 2.0, 8)


def test_points_change_at_once_and_chances_on_the_way() -> None:
    points, colors = ((0,), (4,), (4,)), ((255, 0, 0),)
    scale = Scale((0, 2), 0, 10)
    steps, slopes = (
        ChartLines((0.0, 1.0, 2.0), points, colors, (0, 0, 0), scale, 1.0, steps)._line(
            0, FRect(0, 0, 120, 120), 1
        )
        for steps in (True, False)
    )
    assert len(slopes) == 3
    assert all(before.x == after.x or before.y == after.y for before, after in pairwise(steps))
    assert [steps[0], *steps[2::2]] == slopes
