"""Rates kinds of units by their printed values: what each can do to the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from wotrush.model.hunter import HunterGame, HunterOptions
from wotrush.model.hunter.actions import DeclareAttack
from wotrush.model.hunter.cards.catalogue import KINDS_AGAINST, HunterCatalogue
from wotrush.model.hunter.cards.words import COMMANDERS, FRONT, RANGE, REVEALED
from wotrush.model.hunter.odds.forecast import chance_of, forecast
from wotrush.model.hunter.options import unit_cards

_PINNED_PART = 0.35
"""The harm of a pin, as a share of that of a destruction."""
SHOOTER, TARGET = 1, 2


@dataclass(frozen=True, slots=True)
class KindWorth:
    """Averages over the unit deck for each kind; commanders have 0."""

    fire: tuple[float, ...]
    """The points that the unit's best attack gains, ignoring counterattacks."""
    danger: tuple[float, ...]
    """The chance that another unit's best attack destroys it; a pin counts in part."""
    flak: tuple[float, ...]
    """The chance that the unit brings down an aircraft."""
    points: float
    mean_fire: float
    mean_flak: float


@lru_cache(maxsize=16)
def kind_worth(catalogue: HunterCatalogue, options: HunterOptions) -> KindWorth:
    """Return what each kind is worth in a game with these options."""
    deck = Counter(kind for kind in unit_cards(catalogue, options) if kind >= COMMANDERS)
    total, harms = sum(deck.values()), _harms(catalogue)
    kinds, points = range(len(catalogue.rows)), catalogue.points

    fire, danger = [0.0] * len(kinds), [0.0] * len(kinds)
    for kind in kinds[COMMANDERS:]:
        fire[kind] = sum(count * points[other] * harms[kind, other] for other, count in deck.items()) / total
        danger[kind] = sum(count * harms[other, kind] for other, count in deck.items()) / total
    flak = tuple(map(chance_of, catalogue.anti_air))

    def mean(figures: Sequence[float]) -> float:
        return sum(figures[kind] * count for kind, count in deck.items()) / total

    return KindWorth(tuple(fire), tuple(danger), flak, mean(points), mean(fire), mean(flak))


def harm(destroys: float, pins: float) -> float:
    """Return the harm that a strike is expected to do, by its probabilities of destroying and of only pinning its target."""
    return destroys + _PINNED_PART * pins


def harm_of(catalogue: HunterCatalogue, shooter: int, target: int) -> float:
    """Return the harm that the best attack of one kind does to another."""
    return _harms(catalogue)[shooter, target]


@lru_cache(maxsize=4)
def _harms(catalogue: HunterCatalogue) -> dict[tuple[int, int], float]:
    table = HunterGame.empty(HunterOptions(), catalogue)
    table.kinds, table.owner, table.line = [-1, 0, 0], [0, 0, 1], [0, FRONT, FRONT]
    table.flags, table.lines = [0, REVEALED, REVEALED], [(1,), (), (), (2,), (), ()]
    kinds = range(COMMANDERS, len(catalogue.rows))
    return {(one, other): _most_harm(table, one, other) for one in kinds for other in kinds}


def _most_harm(table: HunterGame, shooter: int, target: int) -> float:
    catalogue = table.catalogue
    table.kinds[SHOOTER], table.kinds[TARGET] = shooter, target
    strikes = KINDS_AGAINST[catalogue.types[shooter], catalogue.types[target]]
    most = 0.0
    for strike in (*strikes, RANGE):
        salvos = catalogue.values[shooter][strike][1]
        if salvos:
            cast = forecast(table, DeclareAttack(SHOOTER, TARGET, strike, salvos)).attack
            most = max(most, harm(cast.destroys, cast.success - cast.destroys))
    return most
