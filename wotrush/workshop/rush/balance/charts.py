"""The charts of the page about games and seats: lengths, first seats, ends, scores, styles."""

from __future__ import annotations

from typing import Literal

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, PercentFormatter

from wotrush.workshop.charts.axes import legend, rows
from wotrush.workshop.charts.style import LIGHT, new_figure, strong
from wotrush.workshop.rush.balance.figures import Figures, Group, Lengths
from wotrush.workshop.rush.balance.names import PARTS, STYLES
from wotrush.workshop.rush.balance.panels import leads
from wotrush.workshop.rush.balance.targets import FIRST_SEAT, LEAST_ENDS, ROUNDS

_ORDINALS = ("first", "second", "third", "fourth", "fifth")
PART_COLORS = (LIGHT.accent, LIGHT.main, LIGHT.pale)


def lengths(figures: Figures) -> Figure:
    """Draw a histogram of lengths for each number of players."""
    count = len(figures.players)
    figure = new_figure(
        1.15 + 1.55 * count,
        "How long games last",
        "Share of games by their number of rounds. Shaded: where the median is meant to lie. "
        "In full color: the middle half of the games.",
    )
    all_axes = figure.subplots(count, 1, sharex=True, squeeze=False)[:, 0]
    longest = max((max(figures.lengths(players).rounds, default=1) for players in figures.players), default=1)
    for axes, players in zip(all_axes, figures.players, strict=True):
        _histogram(axes, figures.lengths(players), ROUNDS.get(players))
        axes.set_xlim(0.4, longest + 0.6)
        axes.set_title(f"{players} players", fontproperties=strong())
    all_axes[-1].set_xlabel("Rounds")
    all_axes[-1].xaxis.set_major_locator(MaxNLocator(integer=True, nbins=14))
    return figure


def _histogram(axes: Axes, mine: Lengths, target: tuple[int, int] | None) -> None:
    if target is not None:
        axes.axvspan(target[0] - 0.5, target[1] + 0.5, color=LIGHT.band, linewidth=0, zorder=0)
    low, median, high = (mine.quantile(share) for share in (0.25, 0.5, 0.75))
    for rounds, games in sorted(mine.rounds.items()):
        middle = low <= rounds <= high
        axes.bar(rounds, games / mine.games, width=0.86, color=LIGHT.main if middle else LIGHT.pale)
    axes.axvline(median, color=LIGHT.accent, linewidth=2.2)
    axes.annotate(
        f"median {median}",
        (median, 1),
        xycoords=("data", "axes fraction"),
        xytext=(5, 0),
        textcoords="offset points",
        va="center",
        fontproperties=strong(),
        fontsize=12.5,
    )
    axes.set_ylim(0, 1.12 * max(mine.rounds.values(), default=1) / max(1, mine.games))
    axes.yaxis.set_major_locator(MaxNLocator(3))
    axes.yaxis.set_major_formatter(PercentFormatter(1, symbol=" %", decimals=0))
    axes.set_ylabel("Games")
    axes.grid(axis="y")


def seats(figures: Figures) -> Figure:
    """Draw the wins of each seat against its fair share."""
    names: list[str] = []
    groups: list[Group] = []
    colors: list[str] = []
    for players in figures.players:
        if names:
            _space(names, groups, colors)
        for place in range(players):
            names.append(f"{players} players, first to play" if place == 0 else _ORDINALS[place])
            groups.append(figures.group("places", str(place), players=players))
            colors.append(LIGHT.accent if place == 0 else LIGHT.main)
    figure = new_figure(
        1.7 + 0.27 * len(names),
        "What it is worth to begin",
        f"Points of win rate above the fair share, with 95 % intervals. Shaded: {FIRST_SEAT:g} points, "
        "the most that the first seat (gold) may gain.",
    )
    axes = figure.subplots()
    rows(axes, names)
    leads(axes, groups, colors, bound=FIRST_SEAT)
    axes.set_xlabel("Points above the fair share")
    return figure


def _space(names: list[str], groups: list[Group], colors: list[str]) -> None:
    names.append("")
    groups.append(Group())
    colors.append(LIGHT.page)


def ends(figures: Figures) -> Figure:
    """Draw what brought the last round."""
    names = [f"{players} players" for players in figures.players]
    shares = [figures.ends(players) for players in figures.players]
    figure = new_figure(
        1.95 + 0.4 * len(names),
        "How games end",
        f"Share of games whose last round was brought by a player's third base or by a nation's last medal. "
        f"Lines: {LEAST_ENDS:.0%} each.".replace("%", " %"),
    )
    axes = figure.subplots()
    places = rows(axes, names)
    by_bases, by_medals = [bases for bases, _ in shares], [medals for _, medals in shares]
    axes.barh(places, by_bases, height=0.6, color=LIGHT.main, label="bases")
    axes.barh(places, by_medals, left=by_bases, height=0.6, color=LIGHT.accent, label="medals")
    for place, (bases, medals) in enumerate(shares):
        _inside(axes, 0.012, place, bases, "left")
        _inside(axes, 0.988, place, medals, "right")
    for least in (LEAST_ENDS, 1 - LEAST_ENDS):
        axes.axvline(least, color=LIGHT.ink, linewidth=1.2, linestyle=(0, (4, 3)))
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter(PercentFormatter(1, symbol=" %"))
    axes.set_xlabel("Share of games")
    legend(axes)
    return figure


def _inside(axes: Axes, x: float, y: float, share: float, side: Literal["left", "right"]) -> None:
    if share >= 0.06:
        axes.text(
            x, y, f"{100 * share:.0f} %", ha=side, va="center", color=LIGHT.page, fontproperties=strong()
        )


def scores(figures: Figures) -> Figure:
    """Draw where the points of winners and losers come from."""
    names: list[str] = []
    columns: list[list[float]] = []
    for players in figures.players:
        if names:
            names.append("")
            columns.append([0.0] * len(PARTS))
        for side in ("winners", "losers"):
            names.append(f"{players} players, {side}" if side == "winners" else side)
            columns.append([figures.part(side, part, players) for part in PARTS])
    figure = new_figure(
        1.95 + 0.3 * len(names),
        "What points are made of",
        "Mean points at the end of the game, by what gave them.",
    )
    axes = figure.subplots()
    places = rows(axes, names)
    begun = [0.0] * len(names)
    for index, (part, color) in enumerate(zip(PARTS, PART_COLORS, strict=True)):
        values = [column[index] for column in columns]
        axes.barh(places, values, left=begun, height=0.66, color=color, label=part)
        begun = [before + value for before, value in zip(begun, values, strict=True)]
    for place, total in enumerate(begun):
        if names[place]:
            axes.text(total + 0.2, place, f"{total:.1f}", va="center", fontproperties=strong())
    axes.set_xlim(0, 1.1 * max(begun, default=1.0) or 1.0)
    axes.set_xlabel("Points")
    axes.grid(axis="x")
    legend(axes)
    return figure


def styles(figures: Figures) -> Figure:
    """Draw how common each style is, and how it does."""
    groups = [figures.group("styles", style) for style in STYLES]
    total = max(1, sum(group.seats for group in groups))
    wins = max(1.0, sum(group.wins for group in groups))
    figure = new_figure(
        3.5,
        "Raiding and building",
        "Players by the largest part of their final score: bases (Raiders), medals (Hunters), "
        "achievements (Decorated), or none.",
    )
    left, right = figure.subplots(1, 2, width_ratios=(1.15, 1))
    places = rows(left, list(STYLES.values()))
    shares = [group.seats / total for group in groups], [group.wins / wins for group in groups]
    for shift, values, color, label in zip(
        (-0.19, 0.19), shares, (LIGHT.pale, LIGHT.accent), ("of players", "of wins"), strict=True
    ):
        left.barh([place + shift for place in places], values, height=0.34, color=color, label=label)
        for place, value in zip(places, values, strict=True):
            left.text(
                value + 0.01, place + shift, f"{100 * value:.0f} %", va="center", fontproperties=strong()
            )
    left.set_xlim(0, 1.16 * max(max(values) for values in shares) or 1)
    left.xaxis.set_major_formatter(PercentFormatter(1, symbol=" %", decimals=0))
    left.set_xlabel("Share")
    left.grid(axis="x")
    legend(left)
    rows(right, list(STYLES.values()), named=False)
    leads(right, groups)
    right.set_xlabel("Points of win rate above the fair share")
    return figure
