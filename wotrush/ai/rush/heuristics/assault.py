"""How rules of thumb fight: hit by hit whatever gains most, damaging only what the next hit finishes."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from wotrush.ai.rush.heuristics import knowledge as know
from wotrush.ai.rush.heuristics import verdict as why
from wotrush.ai.rush.heuristics.situation import Situation
from wotrush.ai.rush.heuristics.verdict import Verdict
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import END_ASSAULT, Attack

_SPARE_STRONG = 0.08


@dataclass(frozen=True, slots=True)
class PlannedHit(Verdict):
    """One hit of an assault."""

    action: Attack

    @property
    def place(self) -> tuple[int, int]:
        """The seat and the place of the base that is hit."""
        return self.action.seat, self.action.place


@dataclass(frozen=True, slots=True)
class AssaultPlan:
    """The hits worth making with attackers of one nation, in order."""

    hits: tuple[PlannedHit, ...] = ()
    total: float = 0.0

    def lost_without(self, card: int) -> float:
        """Return what is lost if this card does not attack; all hits on the same place depend on each other."""
        places = {hit.place for hit in self.hits if hit.action.card == card}
        return sum(hit.score for hit in self.hits if hit.place in places)


def plan_assault(sit: Situation, world: RushGame, barred: Collection[int] = ()) -> AssaultPlan:
    """Return the best plan of all nations; `barred` cards are needed for something else."""
    nations = sit.catalogue.nation
    attackers = {nations[attack.card] for attack in _attacks(world, barred)}
    plans = [_plan_of(sit, world, nation, barred) for nation in sorted(attackers)]
    return max(plans, key=lambda plan: plan.total, default=AssaultPlan())


def _plan_of(sit: Situation, world: RushGame, nation: int, barred: Collection[int]) -> AssaultPlan:
    """Return the best plan for one nation; it may stop early, since more hits may bring an end that is not wanted."""
    hits: list[PlannedHit] = []
    best, now = AssaultPlan(), world
    while found := max(_options(sit, now, nation, barred), key=_gain_per_hit, default=[]):
        hits += found
        for hit in found:
            now = know.forecast(now, hit.action).world
        after = know.settled(know.forecast(now, END_ASSAULT).world)
        total = sum(hit.score for hit in hits) + sit.worth.of_ending(world, after)
        if total > best.total:
            best = AssaultPlan(tuple(hits), total)
    return best


def _attacks(world: RushGame, barred: Collection[int]) -> list[Attack]:
    return [a for a in world.legal_actions() if isinstance(a, Attack) and a.card not in barred]


def _gain_per_hit(hits: list[PlannedHit]) -> float:
    return sum(hit.score for hit in hits) / len(hits)


def _options(
    sit: Situation, world: RushGame, nation: int, barred: Collection[int]
) -> Iterator[list[PlannedHit]]:
    """Yield hits that destroy at once, and pairs of hits that do it together."""
    nations = sit.catalogue.nation
    for attack in _attacks(world, barred):
        if nations[attack.card] != nation:
            continue
        seen = know.forecast(world, attack)
        if seen.destroys:
            yield [_hit(sit, world, attack, _gain(sit, world, attack, seen))]
            continue
        for second in _attacks(seen.world, barred):
            if (second.seat, second.place) == (attack.seat, attack.place):
                then = know.forecast(seen.world, second)
                if then.destroys:
                    half = _gain(sit, seen.world, second, then) / 2
                    yield [
                        _hit(sit, world, attack, half, opens=True),
                        _hit(sit, seen.world, second, half),
                    ]


def _gain(sit: Situation, world: RushGame, attack: Attack, seen: know.HitForecast) -> float:
    return sit.worth.of_destroying(world, attack.seat, seen, sit.catalogue.nation[attack.card])


def _hit(sit: Situation, world: RushGame, attack: Attack, gain: float, *, opens: bool = False) -> PlannedHit:
    """Make the verdict on a hit; weak attackers go first, so that strong ones are left for what only they can do."""
    strength = sit.catalogue.power[attack.card] + sit.catalogue.heavy[attack.card]
    score = gain - _SPARE_STRONG * strength
    target = world.defender[3 * attack.seat + attack.place]
    if target < 0:
        return PlannedHit(attack, score, why.OPENS_WAY if opens else why.RAZES)
    return PlannedHit(attack, score, why.DAMAGES if opens else why.DESTROYS, {"target": sit.name(target)})
