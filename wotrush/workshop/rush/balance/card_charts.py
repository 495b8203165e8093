"""The charts of the page about cards and what they do: purchases, buyers, classes, nations, achievements, abilities."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

from wotrush.model.rush.cards import Ability, Nation
from wotrush.workshop.charts.axes import bars, legend, rows
from wotrush.workshop.charts.style import LIGHT, new_figure, strong
from wotrush.workshop.rush.balance.figures import (
    LEAST_BOUGHT,
    MOST_BOUGHT,
    WIDEST_LEAD,
    CardFigures,
    Figures,
    Group,
)
from wotrush.workshop.rush.balance.names import ACHIEVEMENTS, KINDS, NATIONS
from wotrush.workshop.rush.balance.panels import leads, pairs, reach_of
from wotrush.workshop.rush.balance.wording import signed

MARKERS = {Nation.USSR: "*", Nation.GERMANY: "s", Nation.USA: "o", Nation.FRANCE: "D"}
"""Nations are told apart by shape too."""
COLORS = {
    Nation.USSR: LIGHT.red,
    Nation.GERMANY: LIGHT.steel,
    Nation.USA: LIGHT.olive,
    Nation.FRANCE: LIGHT.blue,
}

_Side = tuple[Literal["left", "right", "center"], int, int]
_SIDES: tuple[_Side, ...] = (("left", 1, 0), ("right", -1, 0), ("center", 0, 1), ("center", 0, -1))
"""The alignment of a name, and its place relative to its sign."""

_NAMED = 14
"""The number of cards outside the bounds that are named in the scatter; the table lists all."""


def cards(fared: Sequence[CardFigures]) -> Figure:
    """Draw how often each card is bought against how its buyers do."""
    shown = [card for card in fared if card.share is not None and card.buyers.seats]
    figure = new_figure(
        6.3,
        "A hundred cards: wanted, and worth it?",
        "Each sign is a card. Shaded: the targets, "
        f"{100 * LEAST_BOUGHT:.0f} to {100 * MOST_BOUGHT:.0f} % of chances and {WIDEST_LEAD:g} points either way.",
    )
    axes = figure.subplots()
    reach = max(2 * WIDEST_LEAD, 1.12 * max((abs(card.buyers.lead) for card in shown), default=0.0))
    axes.fill_between(
        [LEAST_BOUGHT, MOST_BOUGHT], -WIDEST_LEAD, WIDEST_LEAD, color=LIGHT.band, linewidth=0, zorder=0
    )
    axes.axhline(0, color=LIGHT.soft, linewidth=1, zorder=1)
    for nation, name in NATIONS.items():
        mine = [card for card in shown if card.card.nation is nation]
        axes.scatter(
            [card.share or 0.0 for card in mine],
            [card.buyers.lead for card in mine],
            s=95 if MARKERS[nation] == "*" else 44,
            marker=MARKERS[nation],
            color=COLORS[nation],
            edgecolor=LIGHT.page,
            linewidth=0.6,
            label=name,
            zorder=3,
        )
    axes.set_xlim(-0.02, 1.02)
    axes.set_ylim(-reach, reach)
    _name_the_farthest(axes, shown, reach)
    axes.xaxis.set_major_formatter(PercentFormatter(1, symbol=" %"))
    axes.yaxis.set_major_formatter(lambda value, _: signed(value, 0))
    axes.set_xlabel("Bought, of the turns in which it could be")
    axes.set_ylabel("Its buyers' win rate, points above the fair share")
    axes.grid()
    legend(axes)
    return figure


def _name_the_farthest(axes: Axes, shown: Sequence[CardFigures], reach: float) -> None:
    """Name the farthest cards beside, above or below their signs, unless that would cover another sign or name."""
    taken = [(card.share or 0.0, card.buyers.lead) for card in shown]
    farthest = sorted((card for card in shown if card.outside), key=lambda card: -abs(card.buyers.lead))
    for card in farthest[:_NAMED]:
        own = (card.share or 0.0, card.buyers.lead)
        width = 0.0105 * len(card.card.name)
        for side, right, up in _SIDES:
            middle = own[0] + right * (width / 2 + 0.012), own[1] + up * 0.075 * reach
            letters = [(middle[0] + width * step / 8, middle[1]) for step in range(-4, 5)]
            if all(_free(letter, [other for other in taken if other != own], reach) for letter in letters):
                taken += letters
                axes.annotate(
                    card.card.name,
                    own,
                    xytext=(7 * right, 11 * up),
                    textcoords="offset points",
                    ha=side,
                    va="center",
                    fontsize=11,
                )
                break


def _free(letter: tuple[float, float], taken: Sequence[tuple[float, float]], reach: float) -> bool:
    x, y = letter
    return -0.01 < x < 1.01 and not any(
        abs(x - other) < 0.012 and abs(y - height) < 0.05 * reach for other, height in taken
    )


def buyers(fared: Sequence[CardFigures]) -> Figure:
    """Draw all cards by name, a column for each nation, the most helpful on top."""
    most = max(sum(card.card.nation is nation for card in fared) for nation in Nation)
    figure = new_figure(
        1.4 + 0.245 * most,
        "What each card brings its buyers",
        f"Points of win rate above the fair share, with 95 % intervals. Shaded: {WIDEST_LEAD:g} points either way. "
        "Red: outside beyond doubt.",
    )
    reach = max(3 * WIDEST_LEAD, 1.05 * max((abs(card.buyers.lead) for card in fared), default=0.0))
    for axes, nation in zip(figure.subplots(1, len(Nation)), Nation, strict=True):
        mine = sorted((card for card in fared if card.card.nation is nation), key=lambda c: -c.buyers.lead)
        rows(axes, [card.card.name for card in mine])
        axes.tick_params(axis="y", labelsize=11.5)
        colors = [LIGHT.warning if card.surely_lopsided else LIGHT.main for card in mine]
        leads(axes, [card.buyers for card in mine], colors, bound=WIDEST_LEAD, reach=reach)
        axes.set_xticks([-WIDEST_LEAD, WIDEST_LEAD])
        axes.set_title(NATIONS[nation], fontproperties=strong())
        axes.set_xlabel("Points")
    return figure


def kinds(figures: Figures) -> Figure:
    """Draw classes and nations: what winners buy, and how players do who prefer one."""
    figure = new_figure(
        5.2,
        "Classes and nations",
        "Left: their shares of what winners and losers bought. "
        "Right: players whose squad leans to one, with 95 % intervals.",
    )
    leaning = {what: [figures.group(what, key, "leaning") for key in names] for what, names in KINDS.items()}
    reach = reach_of([group for groups in leaning.values() for group in groups])
    grid = figure.subplots(2, 2, width_ratios=(1.15, 1), height_ratios=(5, 4))
    for (what, names), (left, right) in zip(KINDS.items(), grid, strict=True):
        keys = list(names)
        rows(left, list(names.values()))
        won, lost = (_shares(figures, what, side, keys) for side in ("winners", "losers"))
        pairs(left, won, lost, ("winners", "losers"))
        rows(right, list(names.values()), named=False)
        leads(right, leaning[what], reach=reach)
    legend(grid[0][0])
    grid[1][0].set_xlabel("Share of purchases")
    grid[1][1].set_xlabel("Points of win rate above the fair share")
    return figure


def _shares(figures: Figures, what: str, side: str, keys: Sequence[str]) -> list[float]:
    bought = [figures.count(what, key, side) for key in keys]
    return [number / max(1, sum(bought)) for number in bought]


def achievements(figures: Figures) -> Figure:
    """Draw how often each achievement is held, and how its holders do."""
    names = list(ACHIEVEMENTS.values())
    held = [figures.group("achievements", key.name, "holders") for key in ACHIEVEMENTS]
    games = [figures.count("achievements", key.name, "games") for key in ACHIEVEMENTS]
    figure = new_figure(
        5.2, "Achievements", "Left: how often one player has strictly the most. Right: how its holders do."
    )
    left, right = figure.subplots(1, 2, width_ratios=(1.15, 1))
    rows(left, names)
    bars(
        left,
        [group.seats / max(1, number) for group, number in zip(held, games, strict=True)],
        lambda share: f"{100 * share:.0f} %",
    )
    left.xaxis.set_major_formatter(PercentFormatter(1, symbol=" %", decimals=0))
    left.set_xlabel("Given, of the games in which it lay")
    rows(right, names, named=False)
    leads(right, held)
    right.set_xlabel("Points of win rate above the fair share")
    return figure


def abilities(figures: Figures) -> Figure:
    """Draw how often each ability is used, and how players do who use it most; guards beside them."""
    names = [*map(str, Ability), "A guard set"]
    uses = [figures.mean("abilities", ability.name, "uses") for ability in Ability]
    most: list[Group] = [figures.group("abilities", ability.name, "most") for ability in Ability]
    uses.append(figures.mean("guards", "set"))
    most.append(figures.group("guards", "most"))
    figure = new_figure(
        4.5,
        "Abilities and guards",
        "Left: how often a player does it in a game. Right: the player who did it most often in their game.",
    )
    left, right = figure.subplots(1, 2, width_ratios=(1.15, 1))
    rows(left, names)
    bars(left, uses, lambda value: f"{value:.1f}")
    left.set_xlabel("Times for each player and game")
    rows(right, names, named=False)
    leads(right, most)
    right.set_xlabel("Points of win rate above the fair share")
    return figure
