"""The page in Markdown: what was played, the targets, and a section for each subject."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wotrush.ai.observer import Simulated
from wotrush.model.rush.cards import VEHICLES
from wotrush.model.rush.catalogue import Catalogue
from wotrush.workshop.charts.markdown import picture, summary, table, verdict
from wotrush.workshop.rush.balance import card_sections, squad_sections
from wotrush.workshop.rush.balance.figures import CardFigures, Figures, Group
from wotrush.workshop.rush.balance.names import PARTS, STYLES
from wotrush.workshop.rush.balance.targets import LEAST_ENDS, ROUNDS, fair_seat, right_length, targets
from wotrush.workshop.rush.balance.wording import interval, lead, percent, shares_of


def page(simulated: Simulated, figures: Figures, catalogue: Catalogue, pictures: str) -> str:
    """Return the whole page. The addresses of charts begin with `pictures`."""
    vehicles = catalogue.cards[:VEHICLES]
    fared = figures.cards(vehicles)
    sections = [
        "# Balance",
        _introduction(simulated, figures, catalogue),
        _targets(figures, fared, catalogue),
        *_lengths(figures, pictures),
        *_seats(figures, pictures),
        *_ends(figures, pictures),
        *card_sections.sections(fared, pictures),
        *squad_sections.sections(figures, vehicles, pictures),
        *_scores(figures, pictures),
        *_styles(figures, pictures),
        _reading(),
    ]
    return "\n\n".join(sections) + "\n"


def _introduction(simulated: Simulated, figures: Figures, catalogue: Catalogue) -> str:
    names = list(dict.fromkeys(simulated.agents))
    who = " and ".join(f"`{name}`" for name in names)
    numbers = ", ".join(f"{figures.count('games', players=n):,} with {n} players" for n in figures.players)
    text = (
        f"What {simulated.games:,} games of {who} say about the deck: {numbers}. "
        f"Seed {simulated.seed}, {simulated.unfinished} unfinished, {simulated.errors} broken. "
        f"Cards `{catalogue.ident}`; every deal was played once. How the figures are to be read stands "
        "[at the end](#how-to-read-this). The page is written by\n\n"
        f"```sh\n{simulated.command}\n```"
    )
    if len(names) > 1:
        text += (
            "\n\nThese opponents are not equally strong: what the stronger one likes to do looks better "
            "than it is. Figures about cards and styles want equal opponents."
        )
    return text


def _targets(figures: Figures, fared: Sequence[CardFigures], catalogue: Catalogue) -> str:
    found = targets(figures, fared, catalogue.cards[:VEHICLES])
    rows = [[one.what, one.wanted, one.found, one.verdict] for one in found]
    told = summary(sum(not one.kept for one in found), len(found))
    return f"## Targets\n\n{told}\n\n" + table(["Target", "Wanted", "Found", ""], rows)


def _lengths(figures: Figures, pictures: str) -> Iterator[str]:
    yield "## Length"
    rows = []
    for players in figures.players:
        mine = figures.lengths(players)
        target = ROUNDS.get(players)
        rows.append(
            [
                str(players),
                f"{mine.games:,}",
                *(str(mine.quantile(share)) for share in (0.25, 0.5, 0.75)),
                f"{min(mine.rounds, default=0)} to {max(mine.rounds, default=0)}",
                f"{target[0]} to {target[1]}" if target else "–",
                verdict(right_length(players, mine.median)) if target else "",
            ]
        )
    head = [
        "Players",
        "Games",
        "Lower quartile",
        "Median rounds",
        "Upper quartile",
        "All",
        "Wanted median",
        "",
    ]
    yield table(head, rows)
    yield picture(pictures, "lengths", "Histograms of the rounds that games last, by number of players")
    yield "Each player, in each game:"
    doings = ["vehicles bought", "vehicles researched", "vehicles destroyed", "bases destroyed"]
    yield table(
        ["Players", *doings, "guards set"],
        [
            [
                str(players),
                *(f"{figures.mean('doings', name, players=players):.1f}" for name in doings),
                f"{figures.mean('guards', 'set', players=players):.1f}",
            ]
            for players in figures.players
        ],
    )


def _seats(figures: Figures, pictures: str) -> Iterator[str]:
    yield "## Seats"
    rows = []
    for players in figures.players:
        for place in range(players):
            mine = figures.group("places", str(place), players=players)
            judged = verdict(fair_seat(mine.lead)) if place == 0 and mine.seats else ""
            rows.append(
                [f"{players}", f"{place + 1}", percent(mine.rate, 1), lead(mine), interval(mine), judged]
            )
    yield table(["Players", "Seat", "Win rate", "Lead", "95 % interval", ""], rows)
    yield picture(pictures, "seats", "Win rate of each seat above the fair share, with intervals")


def _ends(figures: Figures, pictures: str) -> Iterator[str]:
    yield "## Ends"
    yield "The last round comes when a player has lost all bases, or when the last medal of a nation is taken."
    rows = []
    numbers: list[int | None] = [*figures.players, None]
    for players in numbers if len(figures.players) > 1 else [None]:
        bases, medals = figures.ends(players)
        by_points = figures.count("decided", "points", players=players)
        rows.append(
            [
                "all" if players is None else str(players),
                percent(bases, 1),
                percent(medals, 1),
                verdict(min(bases, medals) >= LEAST_ENDS),
                percent(1 - by_points / max(1, figures.finished(players)), 1),
            ]
        )
    yield table(
        ["Players", "By bases", "By medals", f"At least {percent(LEAST_ENDS)} each", "Tied for points"], rows
    )
    yield picture(pictures, "ends", "What brought the last round, by number of players")


def _scores(figures: Figures, pictures: str) -> Iterator[str]:
    yield "## Points"
    rows = []
    for players in figures.players:
        for side in ("winners", "losers"):
            points = [figures.part(side, part, players) for part in PARTS]
            whole = sum(points)
            shares = [percent(value / whole if whole else None) for value in points]
            cells = [f"{value:.1f} ({share})" for value, share in zip(points, shares, strict=True)]
            rows.append([str(players), side, *cells, f"{whole:.1f}"])
    yield table(["Players", "", *PARTS, "all"], rows, numbers_from=2)
    yield picture(pictures, "scores", "Mean points of winners and losers by what gave them")


def _styles(figures: Figures, pictures: str) -> Iterator[str]:
    yield "## Styles"
    yield (
        "A player's style is the largest part of their final score: *Raiders* have it from bases they destroyed, "
        "*Hunters* from medals, *Decorated* players from achievements; with two parts equally large it is *Mixed*. "
        "*Builders* are all whose largest part is medals or achievements."
    )
    groups = {name: figures.group("styles", style) for style, name in STYLES.items()}
    shown = {
        "Raiders": groups["Raiders"],
        "Builders": groups["Hunters"] + groups["Decorated"],
        "of them Hunters": groups["Hunters"],
        "of them Decorated": groups["Decorated"],
        "Mixed": groups["Mixed"],
    }
    yield table(
        ["Style", "Of players", "Of wins", "Win rate", "Lead", "95 % interval"],
        shares_of(shown, sum(groups.values(), Group())),
    )
    yield picture(pictures, "styles", "Shares of players and of wins by style, and how each style does")


def _reading() -> str:
    return """## How to read this

- The **fair share** of wins is 1 divided by the number of players; a win shared by several counts in equal parts. A **lead**
  is the win rate above the fair share, in points of a hundred. Intervals are Wilson's with 95 %: of twenty, one is wrong.
- A card **could be bought** in a turn if it lay in the Reserve at some moment of the turn and the player's hand could pay
  for it. It counts once a turn, however long it lay there, and also when something else was bought with that hand.
- A **buyer** is a player who bought the card in that game; its lead is that of its buyers. Who took it by Research is none.
- A **squad leans** to the class or nation of which it holds more vehicles than of any other at the end, defenders included.
- Cards outside their bounds are marked **●** if a whole interval lies outside, **○** if it may be chance.
  Verdicts go by the figure itself.
- Dots in the charts are hollow where fewer than 30 players stand behind them; an arrow points to one farther out.
- A lead says what goes along with winning, not what brings it: whoever is ahead can afford more."""
