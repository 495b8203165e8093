"""What one way to play gains over another: the most telling difference between the two games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from wotrush.ai.agent import Phrase, Plural
from wotrush.ai.rush.heuristics import knowledge as know
from wotrush.model.game import Reason
from wotrush.model.rush import RushGame
from wotrush.model.rush.scoring import Achievement, achievement_counts, holder
from wotrush.model.rush.state import GONE

_WINS = Reason("the game is won")
_LEADS: dict[Achievement, Reason] = {
    Achievement.BASES: Reason("most bases destroyed"),
    Achievement.LIGHT: Reason("most light tanks"),
    Achievement.MEDIUM: Reason("most medium tanks"),
    Achievement.SPG: Reason("most SPGs"),
    Achievement.HEAVY: Reason("most heavy tanks"),
    Achievement.AUXILIARY: Reason("most auxiliaries"),
    Achievement.USSR_MEDALS: Reason("most Soviet medals"),
    Achievement.GERMAN_MEDALS: Reason("most German medals"),
    Achievement.US_MEDALS: Reason("most US medals"),
    Achievement.FRENCH_MEDALS: Reason("most French medals"),
    Achievement.DOUBLES: Reason("most two-medal cards"),
    Achievement.CARDS: Reason("the largest squad"),
}
_POINTS = Plural("{n} point more", "{n} points more")
_DENIES = Plural("{n} point less for the best opponent", "{n} points less for the best opponent")
_EXPOSES = Reason("one enemy defender less")
_GUARDS = Reason("one more base guarded")
_ARMOR = Reason("a stronger guard")
_DISARMS = Reason("fewer cards for the opponents")
_LEANER = Reason("a leaner squad")
_RICHER = Reason("more to pay with")
_FIREPOWER = Reason("stronger attacks")
_ABLE = Reason("more abilities")
_DEARER = Reason("a more valuable squad")

Figure = Callable[[RushGame, int], float]


def gain(better: RushGame, other: RushGame, seat: int) -> Phrase | None:
    """Return why `better` may be the better game for that seat, or None if nothing in it says so."""
    return next(_gains(better, other, seat), None)


def _gains(better: RushGame, other: RushGame, seat: int) -> Iterator[Phrase]:
    if _won(better, seat) > _won(other, seat):
        yield Phrase(_WINS)
    held, before = _held(better, seat), _held(other, seat)
    yield from (Phrase(_LEADS[Achievement(race)]) for race in held if race not in before)
    mine, theirs = know.points(better), know.points(other)
    if (more := mine[seat] - theirs[seat]) > 0:
        yield Phrase(_POINTS, {"n": more})
    if (less := _best(theirs, seat) - _best(mine, seat)) > 0:
        yield Phrase(_DENIES, {"n": less})
    for text, figure in _FIGURES:
        if figure(better, seat) > figure(other, seat):
            yield Phrase(text)


def _won(world: RushGame, seat: int) -> bool:
    outcome = world.outcome()
    return outcome is not None and seat in outcome.winners


def _held(world: RushGame, seat: int) -> list[int]:
    return [race for race, counts in achievement_counts(world).items() if holder(counts) == seat]


def _best(points: Sequence[int], seat: int) -> int:
    return max(score for other, score in enumerate(points) if other != seat)


def _guards(world: RushGame, seat: int) -> list[int]:
    places = range(3 * seat, 3 * seat + 3)
    return [world.defender[at] for at in places if world.base[at] != GONE and world.defender[at] >= 0]


def _enemy_guards(world: RushGame, seat: int) -> float:
    return -sum(len(_guards(world, other)) for other in range(world.seats) if other != seat)


def _guarded(world: RushGame, seat: int) -> float:
    return len(_guards(world, seat))


def _armor(world: RushGame, seat: int) -> float:
    return sum(world.catalogue.armor[card] for card in _guards(world, seat))


def _enemy_hands(world: RushGame, seat: int) -> float:
    return -sum(len(hand) for other, hand in enumerate(world.hands) if other != seat)


def _leaner(world: RushGame, seat: int) -> float:
    return -len(world.squad(seat))


def _resources(world: RushGame, seat: int) -> float:
    return sum(max(0, world.catalogue.resources[card]) for card in world.squad(seat))


def _power(world: RushGame, seat: int) -> float:
    return sum(world.catalogue.power[card] for card in world.squad(seat))


def _abilities(world: RushGame, seat: int) -> float:
    return sum(len(world.catalogue.abilities[card]) for card in world.squad(seat))


def _cost(world: RushGame, seat: int) -> float:
    return sum(world.catalogue.cost[card] for card in world.squad(seat))


_FIGURES: Sequence[tuple[Reason, Figure]] = (
    (_EXPOSES, _enemy_guards),
    (_GUARDS, _guarded),
    (_ARMOR, _armor),
    (_DISARMS, _enemy_hands),
    (_DEARER, _cost),
    (_FIREPOWER, _power),
    (_RICHER, _resources),
    (_ABLE, _abilities),
    (_LEANER, _leaner),
)
"""Figures of which more is better, the most telling ones first."""
