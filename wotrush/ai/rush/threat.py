"""How likely a hand of the next turn holds what razes a base or destroys a guard."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from wotrush.model.rush.cards import CARDS, Ability
from wotrush.model.rush.catalogue import Catalogue

DEGREES = 16
"""From impossible to sure."""
_BITS = 8
_FIELD = (1 << _BITS) - 1
_RAZING_ALONE, _STRONG, _ANY, _FIRST_NATION = 0, 1, 2, 3


class Threat(NamedTuple):
    """How likely it is, in DEGREES."""

    razing: int
    strong: int
    """To destroy a guard of armor 2 at one blow, and one of armor 1."""
    weak: int


@lru_cache(maxsize=4)
def fighters(catalogue: Catalogue) -> list[int]:
    """Per card what it can do in a fight, packed so that one sum counts it all."""
    return [_packed(catalogue, card) for card in range(CARDS)]


def _packed(catalogue: Catalogue, card: int) -> int:
    power, on_bases, on_vehicles = (
        catalogue.power[card],
        catalogue.hits_bases[card],
        catalogue.hits_vehicles[card],
    )
    sieges = any(ability is Ability.SIEGE_MASTER for ability, _ in catalogue.abilities[card])
    does: dict[int, int] = {
        _RAZING_ALONE: on_bases and catalogue.heavy[card],
        _STRONG: on_vehicles and power > 1,
        _ANY: on_vehicles and power > 0,
    }
    if power and on_bases:
        does[_FIRST_NATION + catalogue.nation[card]] = 1 + sieges
    return sum(count << _BITS * field for field, count in does.items())


@lru_cache(maxsize=4096)
def threat(packed: int, cards: int, hand: int) -> Threat:
    """Of a hand drawn from so many cards, whose fighters are added up in `packed`."""
    counts = [packed >> _BITS * field & _FIELD for field in range(_FIRST_NATION + 4)]
    apart = 1.0
    for nation in range(4):
        apart *= 1.0 - at_least(2, counts[_FIRST_NATION + nation], cards, hand)
    alone = at_least(1, counts[_RAZING_ALONE], cards, hand)
    chances = (
        1.0 - apart * (1.0 - alone),
        at_least(1, counts[_STRONG], cards, hand),
        at_least(1, counts[_ANY], cards, hand),
    )
    return Threat(*(round((DEGREES - 1) * chance) for chance in chances))


@cache
def at_least(wanted: int, able: int, cards: int, hand: int) -> float:
    """One or two of the able ones among those drawn."""
    able = min(able, cards)
    if wanted > min(able, hand):
        return 0.0
    none = 1.0
    for drawn in range(hand):
        none *= max(0, cards - able - drawn) / max(1, cards - drawn)
    if wanted == 1:
        return 1.0 - none
    one = hand * able / cards
    for drawn in range(hand - 1):
        one *= max(0, cards - able - drawn) / max(1, cards - 1 - drawn)
    return max(0.0, 1.0 - none - one)
