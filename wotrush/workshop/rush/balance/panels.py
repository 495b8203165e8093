"""Kinds of axes that several charts share: leads with their intervals, pairs of shares."""

from __future__ import annotations

from collections.abc import Sequence

from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter, MaxNLocator

from wotrush.workshop.charts.style import LIGHT
from wotrush.workshop.rush.balance.figures import Group
from wotrush.workshop.rush.balance.wording import signed

_FAR = 25.0
"""The least range of leads in points, so that small differences look small."""
FEW = 30
"""With fewer players a dot is hollow, and its interval does not extend the axis."""


def leads(
    axes: Axes,
    groups: Sequence[Group],
    colors: Sequence[str] | str = LIGHT.main,
    *,
    bound: float | None = None,
    reach: float | None = None,
) -> None:
    """Draw a dot per row with the interval as a line through it. The area within `bound` is shaded.

    Of intervals that reach beyond `reach` points the rest is cut off.
    """
    colors = [colors] * len(groups) if isinstance(colors, str) else colors
    reach = reach or reach_of(groups, bound)
    axes.set_xlim(-reach, reach)
    if bound is not None:
        axes.axvspan(-bound, bound, color=LIGHT.band, linewidth=0, zorder=0)
    axes.axvline(0, color=LIGHT.soft, linewidth=1, zorder=1)
    for place, (group, color) in enumerate(zip(groups, colors, strict=True)):
        if group.seats:
            low, high = (min(max(end, -reach), reach) for end in group.interval)
            axes.plot([low, high], [place, place], color=color, linewidth=2, alpha=0.55, zorder=2)
            inside = color if group.seats >= FEW else LIGHT.page
            sign, at = _sign(group.lead, reach)
            axes.plot([at], [place], sign, color=color, markerfacecolor=inside, markersize=7, zorder=3)
    axes.grid(axis="x")
    axes.xaxis.set_major_locator(MaxNLocator(7, steps=[1, 2, 5, 10], symmetric=True))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: signed(value, 0)))


def _sign(value: float, reach: float) -> tuple[str, float]:
    """Draw a dot, or an arrow at the edge if it lies beyond."""
    if abs(value) <= reach:
        return "o", value
    return (">", 0.98 * reach) if value > 0 else ("<", -0.98 * reach)


def reach_of(groups: Sequence[Group], bound: float | None = None) -> float:
    """Return a range that holds all groups with enough players."""
    ends = [abs(end) for group in groups if group.seats >= FEW for end in group.interval]
    wanted = 1.05 * max(ends, default=0.0)
    return max(wanted, _FAR if bound is None else 2 * bound)


def pairs(axes: Axes, left: Sequence[float], right: Sequence[float], names: tuple[str, str]) -> None:
    """Draw two joined shares per row, so that their distance shows."""
    most = max([*left, *right], default=0.0) or 1.0
    axes.set_xlim(0, 1.16 * most)
    places = range(len(left))
    axes.hlines(places, left, right, color=LIGHT.pale, linewidth=3.5, zorder=1)
    axes.scatter(left, places, s=68, color=LIGHT.accent, label=names[0], zorder=3)
    axes.scatter(
        right, places, s=58, facecolor=LIGHT.page, edgecolor=LIGHT.soft, linewidth=2, label=names[1], zorder=2
    )
    axes.grid(axis="x")
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{100 * value:.0f} %"))
