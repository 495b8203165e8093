"""The charts of the page about speed."""

from __future__ import annotations

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, NullLocator, PercentFormatter

from wotrush.workshop.bench.contents import BenchContents
from wotrush.workshop.bench.report import names
from wotrush.workshop.bench.report.names import SIZES, Figures
from wotrush.workshop.bench.target import judged
from wotrush.workshop.charts.axes import bars, legend, rows
from wotrush.workshop.charts.style import LIGHT, new_figure, strong

FRAME = 1000 / 60
FAR = 2.0
"""A bar beyond twice its bound is cut off, with its figure at the end."""
SIGNS = dict(zip(SIZES, (("o", LIGHT.soft), ("s", LIGHT.main), ("D", LIGHT.accent)), strict=True))
"""Signs that differ in shape as well as color."""


def targets(contents: BenchContents, figures: Figures) -> Figure:
    """Draw a bar for each target: the share of the bound that is used."""
    found = judged(figures, contents.targets)
    figure = new_figure(
        1.5 + 0.3 * len(found),
        "Targets",
        "How much of what each allows is used. Shaded: kept. Of what must be fast, half used means twice as fast.",
    )
    axes = figure.subplots()
    rows(axes, [one.target.what for one in found])
    axes.axvspan(0, 1, color=LIGHT.band, linewidth=0, zorder=0)
    for place, one in enumerate(found):
        length = min(one.used, FAR)
        axes.barh(place, length, height=0.62, color=LIGHT.main if one.met else LIGHT.warning)
        axes.text(length + 0.02, place, one.found, va="center", fontproperties=strong(), fontsize=12)
    axes.set_xlim(0, 1.15 * max(1.2, *(min(one.used, FAR) for one in found)))
    axes.xaxis.set_major_formatter(PercentFormatter(1, symbol=" %", decimals=0))
    axes.grid(axis="x")
    return figure


def engines(contents: BenchContents, figures: Figures) -> Figure:
    """Draw our engine and the others."""
    found = names.engines(contents, figures)
    figure = new_figure(
        1.35 + 0.36 * len(found), "Decisions a second", "Random games on one core; the games differ."
    )
    axes = figure.subplots()
    rows(axes, list(found))
    bars(axes, [one["decisions_s"] for one in found.values()], lambda value: f"{value:,.0f}")
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:,.0f}"))
    return figure


def scenes(contents: BenchContents, figures: Figures) -> Figure:
    """Draw each scene from the median to the slowest percent, with a sign for each window size."""
    shown = names.scenes(figures)
    figure = new_figure(
        1.6 + 0.46 * len(shown),
        "Milliseconds of a frame",
        f"The sign is the median, its line reaches to the slowest percent. Shaded: 60 frames a second ({FRAME:.1f} ms).",
    )
    axes = figure.subplots()
    rows(axes, list(shown.values()))
    axes.set_xscale("log")
    for size, shift in zip(SIZES, (-0.22, 0.0, 0.22), strict=True):
        sign, color = SIGNS[size]
        found = [figures["scenes"][f"{scene}@{size}"] for scene in shown]
        places = [place + shift for place in range(len(found))]
        medians = [one["p50_ms"] for one in found]
        axes.hlines(places, medians, [one["p99_ms"] for one in found], color=color, linewidth=2.5)
        axes.scatter(medians, places, s=38, marker=sign, color=color, label=size.replace("x", "×"), zorder=3)
    left, right = axes.get_xlim()
    axes.set_xlim(left, max(right, 2 * FRAME))
    axes.axvspan(left, FRAME, color=LIGHT.band, linewidth=0, zorder=0)
    _milliseconds(axes)
    legend(axes)
    return figure


def opponents(contents: BenchContents, figures: Figures) -> Figure:
    """Draw each level from the median to the slowest decision, with the targets as lines."""
    levels = names.opponents(contents, figures)
    figure = new_figure(
        1.6 + 0.5 * len(levels),
        "Milliseconds of a decision",
        "Dot: the median. Thick to the slowest 5 %, thin to the slowest. Upright: what is asked of these.",
    )
    axes = figure.subplots()
    rows(axes, list(levels))
    axes.set_xscale("log")
    for place, (level, one) in enumerate(levels.items()):
        axes.hlines(place, one["p50_ms"], one["max_ms"], color=LIGHT.pale, linewidth=2)
        axes.hlines(place, one["p50_ms"], one["p95_ms"], color=LIGHT.main, linewidth=5)
        axes.scatter([one["p50_ms"]], [place], s=62, color=LIGHT.main, zorder=3)
        bounds = [t.bound for t in contents.targets if t.figure.startswith(f"opponents {level} p")]
        axes.vlines(bounds, place - 0.32, place + 0.32, color=LIGHT.accent, linewidth=2.2)
    _milliseconds(axes)
    return figure


def _milliseconds(axes: Axes) -> None:
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:,g}"))
    axes.xaxis.set_minor_locator(NullLocator())
    axes.set_xlabel("Milliseconds")
    axes.grid(axis="x")
