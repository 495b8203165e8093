"""Rates kinds of units by their printed values: what each can do to the others."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache

from wotrush.model.hunter import HunterGame, HunterOptions
from wotrush.model.hunter.actions import DeclareAttack
from wotrush.model.hunter.cards.catalogue import KINDS_AGAINST, HunterCatalogue
from wotrush.model.hunter.cards.words import COMMANDERS, FRONT, RANGE, REVEALED
from wotrush.model.hunter.odds.forecast import forecast
from wotrush.model.hunter.options import unit_cards

PINNED_PART = 0.35
"""The harm of a pin, as a share of that of a destruction."""
SHOOTER, TARGET = 1, 2

Pair = tuple[float, float]
"""The probabilities of a destruction and of a pin."""


@dataclass(frozen=True, slots=True)
class KindWorth:
    """Averages over the unit deck for each kind; commanders have 0."""

    fire: tuple[float, ...]
    """The points that the unit's best attack gains, ignoring counterattacks."""
    danger: tuple[float, ...]
    """The chance that another unit's best attack destroys it; a pin counts in part."""
    deck: Counter[int]
    points: float
    mean_fire: float


@lru_cache(maxsize=16)
def kind_worth(catalogue: HunterCatalogue, options: HunterOptions) -> KindWorth:
    """Return what each kind is worth in a game with these options."""
    deck = Counter(kind for kind in unit_cards(catalogue, options) if kind >= COMMANDERS)
    total, pairs = sum(deck.values()), _pairs(catalogue)
    kinds, points = range(len(catalogue.rows)), catalogue.points

    def harm(shooter: int, target: int) -> float:
        destroyed, pinned = pairs[shooter, target]
        return destroyed + PINNED_PART * pinned

    fire, danger = [0.0] * len(kinds), [0.0] * len(kinds)
    for kind in kinds[COMMANDERS:]:
        fire[kind] = sum(count * points[other] * harm(kind, other) for other, count in deck.items()) / total
        danger[kind] = sum(count * harm(other, kind) for other, count in deck.items()) / total
    mean = sum(points[kind] * count for kind, count in deck.items()) / total
    mean_fire = sum(fire[kind] * count for kind, count in deck.items()) / total
    return KindWorth(tuple(fire), tuple(danger), deck, mean, mean_fire)


def harm_of(catalogue: HunterCatalogue, shooter: int, target: int) -> Pair:
    """Return the probabilities that the best attack of one kind destroys or pins another."""
    return _pairs(catalogue)[shooter, target]


@lru_cache(maxsize=4)
def _pairs(catalogue: HunterCatalogue) -> dict[tuple[int, int], Pair]:
    table = HunterGame.empty(HunterOptions(), catalogue)
    table.kinds, table.owner, table.line = [-1, 0, 0], [0, 0, 1], [0, FRONT, FRONT]
    table.flags, table.lines = [0, REVEALED, REVEALED], [(1,), (), (), (2,), (), ()]
    kinds = range(COMMANDERS, len(catalogue.rows))
    return {(one, other): _best(table, one, other) for one in kinds for other in kinds}


def _best(table: HunterGame, shooter: int, target: int) -> Pair:
    catalogue = table.catalogue
    table.kinds[SHOOTER], table.kinds[TARGET] = shooter, target
    strikes = KINDS_AGAINST[catalogue.types[shooter], catalogue.types[target]]
    best = (0.0, 0.0)
    for strike in (*strikes, RANGE):
        salvos = catalogue.values[shooter][strike][1]
        if salvos:
            cast = forecast(table, DeclareAttack(SHOOTER, TARGET, strike, salvos)).attack
            best = max(best, (cast.destroys, cast.success - cast.destroys), key=_harm)
    return best


def _harm(pair: Pair) -> float:
    return pair[0] + PINNED_PART * pair[1]
