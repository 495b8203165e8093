"""The sections of the page about single cards: those out of bounds, their spread, and all of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wotrush.workshop.charts.markdown import picture, table, verdict
from wotrush.workshop.rush.balance.figures import CardFigures, ValueSpread
from wotrush.workshop.rush.balance.names import CLASSES, NATIONS
from wotrush.workshop.rush.balance.targets import CARD_BOUNDS
from wotrush.workshop.rush.balance.wording import interval, lead, percent, signed


def sections(fared: Sequence[CardFigures], pictures: str) -> Iterator[str]:
    yield "## Cards"
    yield picture(pictures, "cards", "Every card by how often it was bought and how its buyers did")
    yield _outside(fared)
    yield _spread(fared)
    yield picture(pictures, "buyers", "What each card brings its buyers, with intervals")
    yield f"<details>\n<summary>All {len(fared)} cards</summary>\n\n{_all(fared)}\n\n</details>"


def mark(card: CardFigures) -> str:
    return "" if not card.outside else "●" if card.beyond_doubt else "○"


def _outside(fared: Sequence[CardFigures]) -> str:
    outside = [card for card in fared if card.outside]
    if not outside:
        return f"No card lies outside its bounds: {CARD_BOUNDS}. {verdict(True)}"
    outside.sort(key=lambda card: (not card.beyond_doubt, -abs(card.buyers.lead)))
    surely = sum(card.beyond_doubt for card in outside)
    head = (
        f"{verdict(False)}: of {len(fared)} cards {len(outside)} lie outside their bounds ({CARD_BOUNDS}), "
        f"{surely or 'none'} of them beyond doubt (●):"
    )
    rows = [[mark(card), *_cells(card)] for card in outside]
    return f"{head}\n\n{table(['', *_HEAD], rows, numbers_from=4)}"


_HEAD = [
    "Card",
    "Nation",
    "Class",
    "Cost",
    "Could be bought",
    "Bought",
    "Researched",
    "Buyers",
    "Lead",
    "Interval",
]


def _cells(card: CardFigures) -> list[str]:
    printed = card.card
    return [
        printed.name,
        "" if printed.nation is None else NATIONS[printed.nation],
        "" if printed.cls is None else CLASSES[printed.cls],
        str(printed.cost),
        f"{card.could:,}",
        percent(card.share, 1),
        f"{card.researched:,}",
        f"{card.buyers.seats:,}",
        lead(card.buyers),
        interval(card.buyers),
    ]


def _spread(fared: Sequence[CardFigures]) -> str:
    spread = ValueSpread.of(fared)
    low, median, high = map(signed, spread.quartiles)
    return (
        f"The cards' leads spread from {signed(spread.lowest)} to {signed(spread.highest)} points; half of them lie between "
        f"{low} and {high}, the median is {median}. Their standard deviation is {spread.deviation:.1f} points; "
        f"were all cards equal, chance alone would make it about {spread.by_chance:.1f}."
    )


def _all(fared: Sequence[CardFigures]) -> str:
    return table(["", *_HEAD], [[mark(card), *_cells(card)] for card in fared], numbers_from=4)
