"""Per card what an evaluation asks of it, as tables: what it counts for, what it does when played, whom it threatens."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from wotrush.ai.rush.weights import Figures, Weights
from wotrush.model.rush.cards import CARDS, FIRST_BASE, Ability, medal_count
from wotrush.model.rush.catalogue import Catalogue
from wotrush.model.rush.scoring import BASE_POINTS, Achievement

_BITS = 12
_FIELD = (1 << _BITS) - 1
_POINTS = len(Achievement)
_ATTACKERS = _POINTS + 1


@lru_cache(maxsize=4)
def counters(catalogue: Catalogue) -> list[int]:
    """Per card everything it counts for, packed into one number, so that one sum over a squad counts it all.

    Hot path: a sum of such numbers takes a tenth of counting class by class.
    """
    return [_packed(catalogue, card) for card in range(CARDS)]


def _packed(catalogue: Catalogue, card: int) -> int:
    medals, nation = medal_count(card), catalogue.nation[card]
    counts = {Achievement.CARDS: 1, _POINTS: medals + BASE_POINTS * (card >= FIRST_BASE)}
    if catalogue.cls[card] >= 0:
        counts[Achievement.LIGHT + catalogue.cls[card]] = 1
    if medals:
        counts[Achievement.USSR_MEDALS + nation] = medals
        counts[Achievement.DOUBLES] = int(medals == 2)
    if catalogue.power[card]:
        counts[_ATTACKERS + nation] = 1
    return sum(count << _BITS * field for field, count in counts.items())


def counted(packed: int, achievement: int) -> int:
    """How many of what this achievement counts; bases destroyed are no cards."""
    return packed >> _BITS * achievement & _FIELD


def points(packed: int) -> int:
    """Medals and base cards."""
    return packed >> _BITS * _POINTS & _FIELD


def comradeship(packed: int) -> int:
    """How many pairs of attackers could go together."""
    attackers = packed >> _BITS * _ATTACKERS
    return sum((attackers >> _BITS * nation & _FIELD) ** 2 for nation in range(4))


@dataclass(frozen=True, slots=True)
class Deeds:
    """What cards do in a game that has so many turns left."""

    figures: Figures
    in_play: list[float]
    razing: list[float]
    killing: tuple[list[float], list[float], list[float]]
    """By the armor of what is to be killed."""


@lru_cache(maxsize=256)
def deeds(catalogue: Catalogue, weights: Weights, turns: int) -> Deeds:
    """The tables for that distance to the end."""
    figures = weights.with_turns_left(turns)
    cards = range(CARDS)
    return Deeds(
        figures,
        [_in_play(catalogue, figures, card) for card in cards],
        [_razing(catalogue, figures, card) for card in cards],
        (
            [float(catalogue.power[card] > 0 and catalogue.hits_vehicles[card]) for card in cards],
            [float(catalogue.power[card] > 0 and catalogue.hits_vehicles[card]) for card in cards],
            [_killing(catalogue, figures, card) for card in cards],
        ),
    )


def _in_play(catalogue: Catalogue, figures: Figures, card: int) -> float:
    pays = figures.national if catalogue.national[card] else figures.resource
    stands = (0.0, figures.armor_one, figures.armor_two)[catalogue.armor[card]]
    does = sum(_ability(figures, ability) * max(1, number) for ability, number in catalogue.abilities[card])
    return pays * max(0, catalogue.resources[card]) + _hitting(catalogue, figures, card) + stands + does


def _hitting(catalogue: Catalogue, figures: Figures, card: int) -> float:
    power, on_bases, on_vehicles = (
        catalogue.power[card],
        catalogue.hits_bases[card],
        catalogue.hits_vehicles[card],
    )
    if not power:
        return 0.0
    if catalogue.heavy[card]:
        return figures.heavy if on_vehicles else figures.heavy_on_bases
    if power == 1:
        return figures.weak if on_bases and on_vehicles else figures.weak_on_one_kind
    if on_bases and on_vehicles:
        return figures.strong
    return figures.strong_on_bases if on_bases else figures.strong_on_vehicles


def _ability(figures: Figures, ability: Ability) -> float:
    worth: float = getattr(figures, ability.name.lower())
    return worth


def _razing(catalogue: Catalogue, figures: Figures, card: int) -> float:
    sieges = any(ability is Ability.SIEGE_MASTER for ability, _ in catalogue.abilities[card])
    if not (catalogue.power[card] and catalogue.hits_bases[card]):
        return figures.pairs * sieges
    return 1.0 if catalogue.heavy[card] else figures.pairs * (1 + sieges)


def _killing(catalogue: Catalogue, figures: Figures, card: int) -> float:
    if not catalogue.hits_vehicles[card]:
        return 0.0
    return (0.0, figures.pairs, 1.0)[catalogue.power[card]]
