"""The targets of the deck, and whether it meets them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from wotrush.model.rush.cards import Card
from wotrush.workshop.charts.markdown import verdict
from wotrush.workshop.rush.balance.deck import distinct_values
from wotrush.workshop.rush.balance.figures import LEAST_BOUGHT, MOST_BOUGHT, WIDEST_LEAD, CardFigures, Figures
from wotrush.workshop.rush.balance.wording import percent, signed

ROUNDS = {2: (12, 22), 4: (8, 16)}
"""The median number of rounds by the number of players."""
FIRST_SEAT = 3.0
LEAST_ENDS = 0.15
DISTINCT_VALUES = 60
CARD_BOUNDS = (
    f"bought in {percent(LEAST_BOUGHT)} to {percent(MOST_BOUGHT)} of the turns in which they could be, "
    f"buyers' lead at most {WIDEST_LEAD:g} points either way"
)


@dataclass(frozen=True, slots=True)
class BalanceTarget:
    """A target. `kept` compares the figure itself, whatever its interval."""

    what: str
    wanted: str
    found: str
    kept: bool

    @property
    def verdict(self) -> str:
        return verdict(self.kept)


def targets(figures: Figures, cards: Sequence[CardFigures], vehicles: Sequence[Card]) -> list[BalanceTarget]:
    """Return the targets for which these games and this deck have figures."""
    values = distinct_values(vehicles)
    return [
        *_of_lengths(figures),
        *_of_seats(figures),
        *_of_ends(figures),
        *_of_cards(cards),
        BalanceTarget(
            "Different sets of printed values",
            f"at least {DISTINCT_VALUES}",
            str(values),
            values >= DISTINCT_VALUES,
        ),
    ]


def _of_lengths(figures: Figures) -> Iterator[BalanceTarget]:
    for players in figures.players:
        if players in ROUNDS:
            least, most = ROUNDS[players]
            median = figures.lengths(players).median
            yield BalanceTarget(
                f"Median rounds, {players} players",
                f"{least} to {most}",
                str(median),
                right_length(players, median),
            )


def right_length(players: int, median: int) -> bool:
    least, most = ROUNDS[players]
    return least <= median <= most


def _of_seats(figures: Figures) -> Iterator[BalanceTarget]:
    for players in figures.players:
        first = figures.group("places", "0", players=players)
        if first.seats:
            yield BalanceTarget(
                f"First seat's lead, {players} players",
                f"at most {FIRST_SEAT:g} points",
                signed(first.lead),
                fair_seat(first.lead),
            )


def fair_seat(lead: float) -> bool:
    return abs(lead) <= FIRST_SEAT


def _of_ends(figures: Figures) -> Iterator[BalanceTarget]:
    for cause, share in zip(("bases", "medals"), figures.ends(), strict=True):
        yield BalanceTarget(
            f"Games ended by {cause}",
            f"at least {percent(LEAST_ENDS)}",
            percent(share, 1),
            share >= LEAST_ENDS,
        )


def _of_cards(cards: Sequence[CardFigures]) -> Iterator[BalanceTarget]:
    low = sum(card.unwanted for card in cards)
    high = sum(card.irresistible for card in cards)
    wide = sum(card.lopsided for card in cards)
    yield BalanceTarget(
        f"Cards bought in under {percent(LEAST_BOUGHT)} of the turns in which they could be",
        "none",
        str(low),
        not low,
    )
    yield BalanceTarget(
        f"Cards bought in over {percent(MOST_BOUGHT)} of the turns in which they could be",
        "none",
        str(high),
        not high,
    )
    yield BalanceTarget(
        f"Cards whose buyers win over {WIDEST_LEAD:g} points more or less", "none", str(wide), not wide
    )
