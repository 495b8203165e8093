"""The sections of the page about squads: classes, nations, achievements, abilities, guards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from wotrush.model.rush.cards import Ability, Card, Nation
from wotrush.workshop.charts.markdown import picture, table, verdict
from wotrush.workshop.rush.balance.deck import Trait, distinct_values, traits
from wotrush.workshop.rush.balance.figures import Figures, Group
from wotrush.workshop.rush.balance.names import ACHIEVEMENTS, KINDS, NATIONS
from wotrush.workshop.rush.balance.targets import DISTINCT_VALUES
from wotrush.workshop.rush.balance.wording import interval, lead, percent, shares_of, signed


def sections(figures: Figures, vehicles: Sequence[Card], pictures: str) -> Iterator[str]:
    yield "## Classes and nations"
    for (what, names), head in zip(KINDS.items(), ("Class", "Nation"), strict=True):
        yield _purchases(figures, what, head, names)
        yield _leaning(figures, what, head, names)
    yield picture(
        pictures, "kinds", "Classes and nations: shares of purchases, and how those do who lean to one"
    )
    yield from _deck(vehicles)
    yield from _achievements(figures, pictures)
    yield from _abilities(figures, pictures)
    yield from _guards(figures)


def _purchases(figures: Figures, what: str, head: str, names: Mapping[str, str]) -> str:
    won, lost = ({key: figures.count(what, key, side) for key in names} for side in ("winners", "losers"))
    all_won, all_lost = max(1, sum(won.values())), max(1, sum(lost.values()))
    rows = [
        [
            name,
            percent(won[key] / all_won, 1),
            percent(lost[key] / all_lost, 1),
            signed(100 * (won[key] / all_won - lost[key] / all_lost)),
        ]
        for key, name in names.items()
    ]
    return table([head, "Of winners' purchases", "Of losers' purchases", "Difference, points"], rows)


def _leaning(figures: Figures, what: str, head: str, names: Mapping[str, str]) -> str:
    groups = {name: figures.group(what, key, "leaning") for key, name in names.items()}
    groups["to none"] = figures.group(what, "none", "leaning")
    return table(
        [f"Squad leans to ({head.lower()})", "Of players", "Of wins", "Win rate", "Lead", "95 % interval"],
        shares_of(groups, sum(groups.values(), Group())),
    )


def _deck(vehicles: Sequence[Card]) -> Iterator[str]:
    yield "## The deck"
    values = distinct_values(vehicles)
    yield (
        f"The {len(vehicles)} vehicles have {values} different sets of printed values, names and nations left aside; "
        f"at least {DISTINCT_VALUES} are wanted: {verdict(values >= DISTINCT_VALUES)}."
    )
    yield "What each nation has more of than the others:"
    found = traits(vehicles)
    yield "\n".join(f"- **{name}**: {_described(found, nation)}" for nation, name in NATIONS.items())
    rows = [
        [trait.name, *(_amount(trait, nation, bold=nation in trait.leaders) for nation in NATIONS)]
        for trait in found
    ]
    yield table(["", *NATIONS.values()], rows)


def _described(found: Sequence[Trait], nation: Nation) -> str:
    leads = []
    for trait in found:
        if trait.leaders == [nation]:
            others = max(amount for other, amount in trait.amounts.items() if other is not nation)
            leads.append(f"{trait.name} ({_amount(trait, nation)}; others up to {others:.{trait.digits}f})")
    return ", ".join(leads) or "nothing"


def _amount(trait: Trait, nation: Nation, *, bold: bool = False) -> str:
    text = f"{trait.amounts[nation]:.{trait.digits}f}"
    return f"**{text}**" if bold else text


def _achievements(figures: Figures, pictures: str) -> Iterator[str]:
    yield "## Achievements"
    rows = []
    for achievement, name in ACHIEVEMENTS.items():
        games = figures.count("achievements", achievement.name, "games")
        holders = figures.group("achievements", achievement.name, "holders")
        rows.append(
            [
                name,
                f"{games:,}",
                percent(holders.seats / games if games else None, 1),
                percent(holders.wins / games if games else None, 1),
                lead(holders),
                interval(holders),
            ]
        )
    yield table(
        ["Achievement", "Games with it", "Given", "Held by the winner", "Holder's lead", "Interval"], rows
    )
    yield picture(pictures, "achievements", "How often each achievement is given and how its holders do")


def _abilities(figures: Figures, pictures: str) -> Iterator[str]:
    yield "## Abilities"
    yield (
        "An ability counts as used when it did something. Since nearly everybody uses the common ones, the lead is "
        "that of the player who used it more often than every other in that game."
    )
    rows = []
    for ability in Ability:
        users = figures.group("abilities", ability.name, "users")
        most = figures.group("abilities", ability.name, "most")
        rows.append(
            [
                str(ability),
                f"{figures.mean('abilities', ability.name, 'uses'):.2f}",
                percent(users.seats / max(1, figures.seat_games())),
                lead(users),
                lead(most),
                interval(most),
            ]
        )
    head = [
        "Ability",
        "Uses, player and game",
        "Players who use it",
        "Their lead",
        "Lead of who uses it most",
        "Interval",
    ]
    yield table(head, rows)
    yield picture(
        pictures, "abilities", "How often abilities are used and guards set, and how those do who do it most"
    )


def _guards(figures: Figures) -> Iterator[str]:
    yield "## Guards"
    turns = max(1, figures.count("turns"))
    guards = max(1, figures.count("guards", "set"))
    yield (
        f"A guard is set {figures.mean('guards', 'set'):.1f} times by each player and game, "
        f"in {percent(figures.count('guards', 'turns') / turns)} of all turns; "
        f"{percent(figures.count('guards', 'lost') / guards)} of them are destroyed, or lost with their base."
    )
    groups = {
        "who set the most in their game": figures.group("guards", "most"),
        "who set none": figures.group("guards", "without"),
    }
    rows = [[name, f"{group.seats:,}", lead(group), interval(group)] for name, group in groups.items()]
    yield table(["Players", "Number", "Lead", "95 % interval"], rows)
