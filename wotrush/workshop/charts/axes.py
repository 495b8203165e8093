"""Kinds of axes that charts share: rows with names, bars with figures, legends."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from matplotlib.axes import Axes

from wotrush.workshop.charts.style import LIGHT, strong


def rows(axes: Axes, names: Sequence[str], *, named: bool = True) -> list[int]:
    """Add a row for each name, the first on top, and return their places."""
    places = list(range(len(names)))
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.set_yticks(places, names if named else ["" for _ in names])
    axes.spines["left"].set_visible(False)
    return places


def bars(axes: Axes, values: Sequence[float], label: Callable[[float], str]) -> None:
    """Draw a bar per row with its figure at its end."""
    most = max(values, default=0.0) or 1.0
    axes.set_xlim(0, 1.16 * most)
    axes.barh(range(len(values)), values, height=0.62, color=LIGHT.main)
    for place, value in enumerate(values):
        axes.text(
            value + 0.015 * most, place, label(value), va="center", fontproperties=strong(), fontsize=12
        )
    axes.grid(axis="x")


def legend(axes: Axes, **where: object) -> None:
    """Draw the legend above the axes, on the right, without a frame."""
    axes.legend(
        **{
            "loc": "lower right",
            "bbox_to_anchor": (1.0, 0.99),
            "ncols": 4,
            "frameon": False,
            "handlelength": 1.2,
            "fontsize": 11.5,
            "handletextpad": 0.4,
            "columnspacing": 1.4,
            "borderpad": 0,
            **where,
        }
    )
