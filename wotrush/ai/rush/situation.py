"""One decision seen through the recruit's eyes: what a card is worth to it now, in points it may bring."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from random import Random
from statistics import fmean

from wotrush.ai.rush import knowledge
from wotrush.model.rush import Observation, RushGame
from wotrush.model.rush.cards import FIRST_BASE, Ability, one_medal
from wotrush.model.rush.scoring import ACHIEVEMENT_POINTS, Achievement

_ABILITY_WORTH = {
    Ability.REINFORCEMENTS: 0.7,
    Ability.RECRUITMENT: 0.5,
    Ability.SCOUTING: 0.1,
    Ability.SABOTAGE: 0.6,
    Ability.SIEGE_MASTER: 1.3,
    Ability.RESEARCH: 0.2,
    Ability.REPAIR: 0.7,
    Ability.INVULNERABILITY: 1.3,
}
_RESOURCE, _SECOND_WAY = 0.65, 0.35
_POWER = (0.0, 0.7, 1.3)
_HEAVY, _ARMOR = 0.9, 0.5
_END, _PATIENCE = 5.0, 30
_DILUTES = 0.6
_IN_PAIRS, _COMRADE = 0.25, 0.15
_AHEAD, _APART = 0.6, 0.5
_RACE = (0.25, 0.65)
_LATE_PAY, _EARLY = 0.55, 0.3
_BASE, _MEDAL, _ON_LEADER = 4.0, 1.0, 0.25


class Situation:
    """An observation with what the rules of thumb ask of it again and again."""

    def __init__(self, observation: Observation, rng: Random) -> None:
        self.o = observation
        self.me = observation.seat
        self.catalogue = observation.catalogue
        self._rng = rng
        self._worth: dict[int, float] = {}

    @cached_property
    def world(self) -> RushGame:
        """A table on which to try what follows from public facts."""
        return self.o.determinize(self._rng)

    @cached_property
    def progress(self) -> float:
        """How far the game has come, 0 to 1."""
        return knowledge.progress(self.o)

    @cached_property
    def lead(self) -> int:
        """Points ahead of the best rival."""
        return knowledge.lead(self.o, self.me)

    @cached_property
    def margins(self) -> dict[int, int]:
        """Per achievement how far ahead."""
        return knowledge.margins(self.o, self.me)

    @cached_property
    def rivals(self) -> list[int]:
        """Everybody else."""
        return [seat for seat in range(self.o.seats) if seat != self.me]

    @cached_property
    def raze_risk(self) -> float:
        """How many bare bases the strongest rival may raze next turn, about: heavies alone, others in pairs."""
        razing = [heavy + _IN_PAIRS * (power > 0) for heavy, power in self._figures]
        return max(knowledge.expected(self.o, rival, razing) for rival in self.rivals)

    def fall_risk(self, armor: int) -> float:
        """How likely the strongest rival has what destroys a guard of that armor."""
        able = [power >= armor for _, power in self._figures]
        return min(1.0, max(knowledge.expected(self.o, rival, able) for rival in self.rivals))

    @property
    def _figures(self) -> zip[tuple[bool, int]]:
        return zip(self.catalogue.heavy, self.catalogue.power, strict=True)

    @cached_property
    def turns_left(self) -> bool:
        """Whether what is gained now can still be played."""
        return not self.o.ending

    def name(self, card: int) -> str:
        """What is printed on the card."""
        return self.catalogue.cards[card].name

    def race(self, achievement: int) -> float:
        """What one more of what this achievement counts brings: most where it is close, and late."""
        if achievement not in self.margins:
            return 0.0
        margin = self.margins[achievement]
        close = (_AHEAD if margin > 0 else 1.0) / (1.0 + _APART * abs(margin))
        return ACHIEVEMENT_POINTS * close * (_RACE[0] + _RACE[1] * self.progress)

    def bonus(self, card: int) -> float:
        """What having the card brings towards the achievements."""
        counted = knowledge.counts_for(self.o, self.me, card)
        return sum(count * self.race(achievement) for achievement, count in counted.items())

    def worth(self, card: int) -> float:
        """What owning the card brings."""
        if card not in self._worth:
            use = self.use_in_play(card) * (1.0 + _EARLY * (1.0 - self.progress)) if self.turns_left else 0.0
            self._worth[card] = self.bonus(card) + use
        return self._worth[card]

    def use_in_play(self, card: int) -> float:
        """What the card does in a hand: mostly the best of its ways to be played, a little the others."""
        printed = self.catalogue
        resources = max(0, printed.resources[card]) * (0.6 if printed.national[card] else 1.0)
        pay = _RESOURCE * resources * (1.0 - _LATE_PAY * self.progress)
        hit = _POWER[printed.power[card]] + _HEAVY * printed.heavy[card]
        hit *= 1.0 if printed.hits_bases[card] and printed.hits_vehicles[card] else 0.75
        if hit:
            hit += _COMRADE * min(3, self._comrades(card))
        use = _ARMOR * printed.armor[card]
        for ability, number in printed.abilities[card]:
            use += _ABILITY_WORTH[ability] * max(1, number)
        ways = sorted((pay, hit, use))
        return ways[2] + _SECOND_WAY * (ways[0] + ways[1])

    def adds(self, vehicle: int) -> float:
        """What a new vehicle brings, less what it dilutes: it should be better than a usual draw."""
        return self.worth(vehicle) - _DILUTES * self.usual_worth

    def points_of(self, card: int) -> int:
        """The points that would be lost with a card of the own squad."""
        without = self.world.copy()
        for zone in (without.hands[self.me], without.garages[self.me], without.depots[self.me]):
            if card in zone:
                zone.remove(card)
        return self.lead - knowledge.lead(without, self.me)

    def _comrades(self, card: int) -> int:
        """Own attackers that can join the card in an assault."""
        nation = self.catalogue.nation[card]
        return self._attackers[nation] - (card in self._squad)

    @cached_property
    def _squad(self) -> frozenset[int]:
        return frozenset(self.o.squad(self.me))

    @cached_property
    def _attackers(self) -> Counter[int]:
        nations, power = self.catalogue.nation, self.catalogue.power
        return Counter(nations[card] for card in self._squad if power[card])

    @cached_property
    def usual_worth(self) -> float:
        """What a card of the own squad is worth on average."""
        return fmean(map(self.worth, self._deck))

    @cached_property
    def usual_use(self) -> float:
        """What a drawn card does on average."""
        return fmean(map(self.use_in_play, self._deck))

    @cached_property
    def _deck(self) -> list[int]:
        return [card for card in self.o.squad(self.me) if card < FIRST_BASE] or [self.o.using]

    @cached_property
    def leader(self) -> int:
        """The rival with the most points."""
        points = knowledge.points(self.o)
        return max(self.rivals, key=lambda seat: points[seat])

    def gain_of(self, world: RushGame, victim: int, seen: knowledge.Forecast, nation: int) -> float:
        """What the base or vehicle is worth that was just destroyed, with several rivals the leader's a little more."""
        gain = seen.bases * (_BASE + self.race(Achievement.BASES))
        if seen.vehicles and world.ones[nation]:
            gain += _MEDAL + self.bonus(one_medal(nation, world.ones[nation]))
        return gain + (_ON_LEADER if victim == self.leader and self.o.seats > 2 else 0.0)

    def end_value(self, before: RushGame, after: RushGame) -> float:
        """Bringing the last round is good for who is ahead; after many rounds anything is better than going on."""
        if before.ending or not after.ending:
            return 0.0
        if knowledge.lead(after, self.me) > 0:
            return _END
        return 0.0 if self.o.round > _PATIENCE else -_END
