"""What things are worth by rules of thumb, in points. The figures were found by playing thousands of games."""

from __future__ import annotations

from functools import cached_property
from statistics import fmean

from wotrush.ai.rush.heuristics import knowledge as know
from wotrush.ai.rush.heuristics.facts import Facts
from wotrush.model.rush import RushGame
from wotrush.model.rush.cards import Ability, one_medal
from wotrush.model.rush.scoring import ACHIEVEMENT_POINTS, Achievement

# A card in a hand counts mostly for the best of its three uses, and a little for the others.
_RESOURCE, _NATIONAL, _LATE_PAY = 0.6, 0.6, 0.55
_POWER, _HEAVY, _ONE_KIND, _COMRADE, _COMRADES = (0.0, 0.65, 1.1), 1.1, 0.75, 0.15, 3
_ARMOR = 0.3
_ABILITY = {
    Ability.REINFORCEMENTS: 0.5,
    Ability.RECRUITMENT: 0.5,
    Ability.SCOUTING: 0.1,
    Ability.SABOTAGE: 0.6,
    Ability.SIEGE_MASTER: 1.1,
    Ability.RESEARCH: 0.2,
    Ability.REPAIR: 0.7,
    Ability.INVULNERABILITY: 1.1,
}
_OTHER_WAYS = 0.35
# A card in the squad counts for how often it will still be played.
_EARLY, _LATE = 1.3, 0.6
# A new card counts for its price, and a little for what it does, to choose between equally dear ones.
_OF_EQUALS = 0.01
# Achievements count by who is ahead, and less the further apart the players are.
_RACE, _AHEAD, _APART = 0.5, 0.7, 0.6
# A base is worth more than its points, since the end comes nearer and its owner has fewer left to lose.
_BASE, _MEDAL, _ON_LEADER = 6.0, 1.0, 0.25
_CLOSING, _SAFE_LEAD = 2.0, 10.0
_END, _PATIENCE = 5.0, 30


class Worth:
    """The worth of cards and of actions in one situation."""

    PRICE = 0.4
    """The worth of what a new vehicle costs; less than what a race for an achievement may be worth."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._cards: dict[int, float] = {}

    def of(self, card: int) -> float:
        """Return the worth of having the card in the squad."""
        if card not in self._cards:
            progress = self._facts.progress
            played = 0.0 if self._facts.o.ending else _EARLY + (_LATE - _EARLY) * progress
            self._cards[card] = self.bonus(card) + played * self.in_play(card)
        return self._cards[card]

    def in_play(self, card: int) -> float:
        """Return the worth of the card in a hand."""
        ways = sorted((self._paying(card), self._hitting(card), self._using(card)))
        return ways[2] + _OTHER_WAYS * (ways[0] + ways[1])

    def _paying(self, card: int) -> float:
        printed = self._facts.catalogue
        resources = max(0, printed.resources[card]) * (_NATIONAL if printed.national[card] else 1.0)
        return _RESOURCE * resources * (1.0 - _LATE_PAY * self._facts.progress)

    def _hitting(self, card: int) -> float:
        printed = self._facts.catalogue
        if not printed.power[card]:
            return 0.0
        hit = _POWER[printed.power[card]] + _HEAVY * printed.heavy[card]
        if not (printed.hits_bases[card] and printed.hits_vehicles[card]):
            hit *= _ONE_KIND
        return hit + _COMRADE * min(_COMRADES, self._facts.comrades(card))

    def _using(self, card: int) -> float:
        printed = self._facts.catalogue
        does = sum(_ABILITY[ability] * max(1, number) for ability, number in printed.abilities[card])
        return _ARMOR * printed.armor[card] + does

    def adds(self, vehicle: int) -> float:
        """Return the worth of getting a vehicle: its price, and more if it counts for an achievement."""
        price = self.PRICE * self._facts.catalogue.cost[vehicle]
        return price + self.bonus(vehicle) + _OF_EQUALS * self.in_play(vehicle)

    @cached_property
    def usual(self) -> float:
        """The mean worth of a card of the own squad."""
        return fmean(map(self.of, self._facts.drawn))

    @cached_property
    def usual_in_play(self) -> float:
        """The mean worth in a hand of a card that may be drawn."""
        return fmean(map(self.in_play, self._facts.drawn))

    def bonus(self, card: int) -> float:
        """Return what the card counts towards the achievements."""
        counted = know.counts_for(self._facts.o, self._facts.me, card)
        return sum(count * self.race(achievement) for achievement, count in counted.items())

    def race(self, achievement: int) -> float:
        """Return the worth of one more of what this achievement counts: most where it is close."""
        margin = self._facts.margins.get(achievement)
        if margin is None:
            return 0.0
        close = (_AHEAD if margin > 0 else 1.0) / (1.0 + _APART * abs(margin))
        return ACHIEVEMENT_POINTS * _RACE * close

    def of_destroying(self, world: RushGame, victim: int, seen: know.HitForecast, nation: int) -> float:
        """Return the worth of destroying that base or vehicle; with several rivals the leader's counts a little more."""
        gain = 0.0
        if seen.bases:
            left = len(know.standing_places(world, victim))
            gain += _BASE + self.race(Achievement.BASES) + self._closing(left)
        if seen.vehicles:
            gain += self.medal(world, nation)
        return gain + (_ON_LEADER if len(self._facts.rivals) > 1 and victim == self._facts.leader else 0.0)

    def medal(self, world: RushGame, nation: int) -> float:
        """Return the worth of one more medal of that nation, or 0 if none is left."""
        left = world.ones[nation]
        return _MEDAL + self.bonus(one_medal(nation, left)) + self._closing(left) if left else 0.0

    def _closing(self, left: int) -> float:
        """Return how much the player ahead gains, and others lose, when one fewer is left of what ends the game."""
        return _CLOSING * max(-1.0, min(1.0, self._facts.lead / _SAFE_LEAD)) / left

    def of_ending(self, before: RushGame, after: RushGame) -> float:
        """Return the worth of bringing the last round: good when ahead, bad otherwise, and acceptable after many rounds."""
        if before.ending or not after.ending:
            return 0.0
        if know.lead(after, self._facts.me) > 0:
            return _END
        return 0.0 if self._facts.o.round > _PATIENCE else -_END
