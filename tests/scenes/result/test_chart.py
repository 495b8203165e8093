"""The chart says in words what it paints."""

from __future__ import annotations

from wotrush.scenes.page.reading import spoken
from wotrush.scenes.result.course.chart import PointsChart
from wotrush.scenes.result.report import GameReport, TurnReport
from wotrush.workshop.studio import Studio

POINTS = ((4, 0), (9, 3), (5, 3), (7, 6))


def chart() -> PointsChart:
    turns = tuple(TurnReport(at, 1 + at // 2, at % 2, at, points, ()) for at, points in enumerate(POINTS))
    report = GameReport(2, (1, 2), turns, ((), ()))
    context = Studio((1280, 720)).context
    return PointsChart(
        context, report, ("Ada", "Ben"), (), lambda at: None, lambda turn: None, figure="{}%".format
    )


def test_it_tells_how_everybodys_figures_went() -> None:
    assert spoken(chart()) == (
        "Ada: 1% at first, 7% in the end, at least 1% and at most 9%."
        " Ben: 2% at first, 6% in the end, at least 0% and at most 6%."
    )


def test_it_tells_the_figures_of_the_chosen_turn() -> None:
    node = chart()
    node.choose(1)
    assert spoken(node) == "Round 1: Ben. Ada: 9%. Ben: 3%."
