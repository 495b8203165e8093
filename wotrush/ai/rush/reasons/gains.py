"""What one way to play gains over another: the most telling difference between the two games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

from wotrush.ai.agent import Phrase, Plural
from wotrush.ai.rush.blunders.continuation import turn_ended
from wotrush.ai.rush.heuristics import knowledge as know
from wotrush.ai.rush.heuristics.leads import LEADS
from wotrush.model.game import Reason
from wotrush.model.rush import RushGame
from wotrush.model.rush.cards import Ability
from wotrush.model.rush.scoring import Achievement, achievement_counts, holder, medals_of, points_of
from wotrush.model.rush.state import GONE

_WINS = Reason("the game is won")
_LEAD = Reason("{lead}, {mine} to {theirs}")
_HELD = Reason("still {lead}, {mine} to {theirs}")
_LEFT = Plural("an opponent has only {n} base left", "an opponent has only {n} bases left")
_LAST_BASE = Reason("an opponent loses the last base")
_MEDALS = Plural("{n} medal more", "{n} medals more")
_POINTS = Plural("{n} point more", "{n} points more")
_DENIES = Plural("{n} point less for the best opponent", "{n} points less for the best opponent")
_EXPOSES = Plural("{n} enemy defender fewer", "{n} enemy defenders fewer")
_GUARDS = Plural("{n} more base guarded", "{n} more bases guarded")
_ARMOR = Reason("{n} more armor on guard")
_DISARMS = Plural("{n} card fewer for the opponents", "{n} cards fewer for the opponents")
_LEANER = Plural("a squad leaner by {n} card", "a squad leaner by {n} cards")
_RICHER = Plural("{n} more resource in the squad", "{n} more resources in the squad")
_FIREPOWER = Reason("{n} more power in the squad")
_ARMORED = Reason("{n} more armor in the squad")
_ABLE = Reason("{ability} in the squad")
_KEPT = Reason("{card} stays in the squad")
_AGAINST_ONE: Mapping[Reason | Plural, Plural] = {
    _DENIES: Plural("{n} point less for the opponent", "{n} points less for the opponent"),
    _DISARMS: Plural("{n} card fewer for the opponent", "{n} cards fewer for the opponent"),
}
"""The words of two players for what is said of several opponents."""
_BETTER_SQUAD = (_FIREPOWER, _RICHER, _ABLE, _ARMORED)
_ABILITIES: Mapping[Ability, Reason] = {
    Ability.REINFORCEMENTS: Reason("Reinforcements {number}"),
    Ability.RECRUITMENT: Reason("Recruitment"),
    Ability.SCOUTING: Reason("Scouting"),
    Ability.SABOTAGE: Reason("Sabotage"),
    Ability.SIEGE_MASTER: Reason("Siege Master"),
    Ability.RESEARCH: Reason("Research {number}"),
    Ability.REPAIR: Reason("Repair"),
    Ability.INVULNERABILITY: Reason("Invulnerability"),
}
MORE_TO_BUY = Reason("more than one purchase")

Figure = Callable[[RushGame, int], int]


def gain(better: RushGame, other: RushGame, seat: int) -> Phrase | None:
    """Return why `better` may be the better game for that seat, or None if nothing in it says so."""
    return next(gains(better, other, seat), None)


def gains(better: RushGame, other: RushGame, seat: int) -> Iterator[Phrase]:
    """Yield all that `better` has over the other game for that seat, the most telling first."""
    if _won(better, seat) > _won(other, seat):
        yield Phrase(_WINS)
    yield from _leads(better, other, seat)
    yield from _razed(better, other, seat)
    yield from _telling(better, other, seat)


def about_the_same(one: Phrase, other: Phrase) -> bool:
    """Return whether both tell of the same thing, though with other figures."""
    lead, its = one.params.get("lead"), other.params.get("lead")
    return one.text is other.text and lead == its


def since(before: RushGame, gained: Phrase, seat: int) -> Phrase:
    """Return the gain as it is seen from an earlier game: an achievement that was held then is only kept."""
    held = [race for race, counts in achievement_counts(before).items() if holder(counts) == seat]
    leads = [Phrase(LEADS[Achievement(race)]) for race in held]
    return Phrase(_HELD, gained.params) if gained.params.get("lead") in leads else gained


def counts_at_the_end(phrase: Phrase) -> bool:
    """Return whether it is something that brings points or an end, rather than a squad that is good for later."""
    return phrase.text in (_WINS, _LEAD, _HELD, _LEFT, _LAST_BASE, _MEDALS, _POINTS)


def _telling(better: RushGame, other: RushGame, seat: int) -> Iterator[Phrase]:
    """Yield every figure that is higher; a squad that is better because a vehicle is in it and not on guard names it."""
    for text, figure in _FIGURES:
        if (more := figure(better, seat) - figure(other, seat)) > 0:
            freed = _freed(better, other, seat) if text in _BETTER_SQUAD else ""
            if freed:
                yield Phrase(_KEPT, {"card": freed})
            elif text is _ABLE:
                yield from _abler(better, other, seat)
            else:
                yield Phrase(_AGAINST_ONE.get(text, text) if better.seats == 2 else text, {"n": more})


def _abler(better: RushGame, other: RushGame, seat: int) -> Iterator[Phrase]:
    """Yield an ability that the squad has only in the one way, or more often."""
    for ability, number in list(_printed(better, seat) - _printed(other, seat))[:1]:
        yield Phrase(_ABLE, {"ability": Phrase(_ABILITIES[ability], {"number": number})})


def _leads(better: RushGame, other: RushGame, seat: int) -> Iterator[Phrase]:
    """Yield the achievements that are held by the one way only, with the numbers that decide them."""
    before = achievement_counts(other)
    for race, counts in achievement_counts(better).items():
        if holder(counts) == seat != holder(before[race]):
            lead = Phrase(LEADS[Achievement(race)])
            yield Phrase(_LEAD, {"lead": lead, "mine": counts[seat], "theirs": _best(counts, seat)})


def _razed(better: RushGame, other: RushGame, seat: int) -> Iterator[Phrase]:
    """Yield who is left with fewer bases, and how many."""
    for rival in range(better.seats):
        left = len(know.standing_places(better, rival))
        if rival != seat and left < len(know.standing_places(other, rival)):
            yield Phrase(_LEFT, {"n": left}) if left else Phrase(_LAST_BASE)


def _freed(better: RushGame, other: RushGame, seat: int) -> str:
    """Return the name of the dearest vehicle that is in the squad in the one way and on guard in the other."""
    kept = [card for card in _guards(other, seat) if card in better.squad(seat)]
    return better.catalogue.cards[max(kept, key=better.catalogue.cost.__getitem__)].name if kept else ""


def _won(world: RushGame, seat: int) -> bool:
    """Return whether this seat has won, or has only to end its turn for that."""
    outcome = (turn_ended(world) if world.active == seat else world).outcome()
    return outcome is not None and seat in outcome.winners


def _best(points: Sequence[int], seat: int) -> int:
    return max(score for other, score in enumerate(points) if other != seat)


def _guards(world: RushGame, seat: int) -> list[int]:
    places = range(3 * seat, 3 * seat + 3)
    return [world.defender[at] for at in places if world.base[at] != GONE and world.defender[at] >= 0]


def _enemy_guards(world: RushGame, seat: int) -> int:
    return -sum(len(_guards(world, other)) for other in range(world.seats) if other != seat)


def _guarded(world: RushGame, seat: int) -> int:
    return len(_guards(world, seat))


def _armor(world: RushGame, seat: int) -> int:
    return sum(world.catalogue.armor[card] for card in _guards(world, seat))


def _enemy_hands(world: RushGame, seat: int) -> int:
    return -sum(len(hand) for other, hand in enumerate(world.hands) if other != seat)


def _leaner(world: RushGame, seat: int) -> int:
    return -len(world.squad(seat))


def _resources(world: RushGame, seat: int) -> int:
    return sum(max(0, world.catalogue.resources[card]) for card in world.squad(seat))


def _power(world: RushGame, seat: int) -> int:
    return sum(world.catalogue.power[card] for card in world.squad(seat))


def _squad_armor(world: RushGame, seat: int) -> int:
    return sum(world.catalogue.armor[card] for card in world.squad(seat))


def _printed(world: RushGame, seat: int) -> Counter[tuple[Ability, int]]:
    """Return the abilities on the cards of the squad, with their numbers."""
    return Counter(printed for card in world.squad(seat) for printed in world.catalogue.abilities[card])


def _abilities(world: RushGame, seat: int) -> int:
    return _printed(world, seat).total()


def _cost(world: RushGame, seat: int) -> int:
    return sum(world.catalogue.cost[card] for card in world.squad(seat))


def _recruiting(world: RushGame, seat: int) -> int:
    return world.recruiting if world.active == seat else 0


def _points(world: RushGame, seat: int) -> int:
    return points_of(world)[seat]


def _denied(world: RushGame, seat: int) -> int:
    return -_best(points_of(world), seat)


_FIGURES: Sequence[tuple[Reason | Plural, Figure]] = (
    (_MEDALS, medals_of),
    (_POINTS, _points),
    (_DENIES, _denied),
    (_EXPOSES, _enemy_guards),
    (_GUARDS, _guarded),
    (_ARMOR, _armor),
    (_DISARMS, _enemy_hands),
    (_FIREPOWER, _power),
    (_RICHER, _resources),
    (_ABLE, _abilities),
    (_ARMORED, _squad_armor),
    (_ABLE, _cost),
    (_LEANER, _leaner),
    (MORE_TO_BUY, _recruiting),
)
"""Figures of which more is better, the most telling ones first. Of squads that differ in nothing else, the dearer one has the
better abilities.
"""
