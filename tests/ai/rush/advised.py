"""A player that does what the lessons of the tutorial say in words, and nothing that they do not say.

Each rule names the lesson it follows and quotes it, so that neither changes without the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from wotrush.ai.agent import Choice
from wotrush.ai.rush.knowledge import counts_for, forecast, lead
from wotrush.model.rush import Observation, RushGame
from wotrush.model.rush.actions import (
    END_ASSAULT,
    END_TURN,
    Action,
    Attack,
    Buy,
    Discard,
    Place,
    Scrap,
    Strike,
    Take,
    Use,
)
from wotrush.model.rush.cards import Ability, Kind
from wotrush.model.rush.state import GONE, Prompt

SHOWN = (Ability.REINFORCEMENTS, Ability.INVULNERABILITY)
OTHERS = (Ability.SABOTAGE, Ability.REPAIR)

ActionT = TypeVar("ActionT")
Rule = Callable[["Learner"], Action | None]
Saying = tuple[str, str]
"""A lesson, and words of it."""
RULES: list[tuple[tuple[Saying, ...], Rule]] = []
"""In the order in which they are tried while cards are played."""


def follows(*said: Saying) -> Callable[[Rule], Rule]:
    """The rule carries out these sentences of the lessons."""

    def noted(rule: Rule) -> Rule:
        RULES.append((said, rule))
        return rule

    return noted


@dataclass(frozen=True, slots=True)
class Learner:
    """What somebody sees who has read the lessons."""

    o: Observation
    world: RushGame

    def legal(self, kind: type[ActionT]) -> list[ActionT]:
        return [action for action in self.o.actions if isinstance(action, kind)]

    def worth(self, card: int) -> tuple[int, int]:
        """What it costs says how good it is; what counts for an achievement is better."""
        counted = len(counts_for(self.o, self.o.seat, card))
        return self.o.catalogue.cost[card] + 2 * counted, self.o.catalogue.power[card]

    def able(self, *abilities: Ability) -> Use | None:
        known = self.o.catalogue.abilities
        uses = (use for use in self.legal(Use) if any(each in abilities for each, _ in known[use.card]))
        return next(uses, None)

    def finishing(self) -> Iterator[tuple[float, Attack]]:
        """Hits that destroy, or that open what the next one destroys: points for each hit, the weakest first."""
        power = self.o.catalogue.power
        for hit in sorted(self.legal(Attack), key=lambda hit: power[hit.card]):
            seen = forecast(self.world, hit)
            if seen.destroys:
                yield (3.0 if seen.bases else 1.0), hit
                continue
            for second in seen.world.legal_actions():
                if isinstance(second, Attack) and (second.seat, second.place) == (hit.seat, hit.place):
                    then = forecast(seen.world, second)
                    if then.destroys:
                        yield (1.5 if then.bases else 0.5), hit
                        break

    def ends_it(self, hit: Attack) -> bool:
        standing = [place for place in range(3) if self.o.base[3 * hit.seat + place] != GONE]
        bare = self.o.defender[3 * hit.seat + hit.place] < 0
        return len(standing) == 1 and bare


@follows(("research", "Technicians leave the game for good and bring a better card."))
def send_technicians(learner: Learner) -> Action | None:
    if learner.o.ending:
        return None
    technicians = [
        u for u in learner.legal(Use) if learner.o.catalogue.cards[u.card].kind is Kind.TECHNICIANS
    ]
    return next(iter(technicians), None)


def too_early(learner: Learner, points: float, hit: Attack) -> bool:
    """The last base of somebody who is ahead, even after it has fallen."""
    return points in (3.0, 1.5) and learner.ends_it(hit) and lead(learner.o, learner.o.seat) + 3 < 0


@follows(
    ("assault", "Once a turn, vehicles of *one nation* may attack"),
    ("assault", "hit what you can finish."),
    ("base", "why you should not when you are behind."),
)
def finish(learner: Learner) -> Action | None:
    """With the one nation that finishes most, what brings most points first."""
    nations, gains = learner.o.catalogue.nation, dict[int, dict[tuple[int, int], float]]()
    found = [(points, hit) for points, hit in learner.finishing() if not too_early(learner, points, hit)]
    for points, hit in found:
        places = gains.setdefault(nations[hit.card], {})
        places[hit.seat, hit.place] = max(points, places.get((hit.seat, hit.place), 0.0))
    if not found:
        return None
    nation = max(gains, key=lambda nation: sum(gains[nation].values()))
    return max((one for one in found if nations[one[1].card] == nation), key=lambda one: one[0])[1]


@follows(("bought", "the better your cards, the better every hand to come."))
def use_what_shows_more(learner: Learner) -> Action | None:
    return learner.able(*SHOWN)


@follows(("base", "Three points, and the end comes nearer"))
def besiege(learner: Learner) -> Action | None:
    return learner.able(Ability.SIEGE_MASTER)


@follows(
    ("reserve", "A good card bought now comes back to your hand again and again"),
    ("achievements", "Five points each, for whoever *alone* has the most at the end."),
    ("last round", "a vehicle bought now still counts for those."),
)
def buy(learner: Learner) -> Action | None:
    o, power = learner.o, learner.o.catalogue.power
    buys = [buy for buy in learner.legal(Buy) if not o.ending or counts_for(o, o.seat, buy.card)]
    if not buys:
        return None
    return max(
        buys, key=lambda buy: (learner.worth(buy.card), -len(buy.payers), -sum(power[p] for p in buy.payers))
    )


@follows(("end turn", "never save cards up"))
def use_the_rest(learner: Learner) -> Action | None:
    return learner.able(*OTHERS)


@follows(("end turn", "When nothing worth doing is left, end your turn."))
def end(learner: Learner) -> Action | None:
    return END_TURN


class Advised:
    """Plays its cards by the rules above, and answers what it is asked in their spirit."""

    def choose(self, observation: Observation, rng: Random) -> Choice[Action]:
        learner = Learner(observation, observation.determinize(rng))
        return Choice(self._answer(learner) or observation.actions[-1])

    def _answer(self, learner: Learner) -> Action | None:
        o = learner.o
        match o.prompt:
            case Prompt.PLAY:
                tried = (rule(learner) for _, rule in RULES)
                return next(action for action in tried if action is not None)
            case Prompt.ASSAULT:
                return finish(learner) or END_ASSAULT
            case Prompt.RESEARCH:
                return max(learner.legal(Take), key=lambda take: learner.worth(take.card))
            case Prompt.STRIKE:
                strikes = learner.legal(Strike)
                return max(strikes, key=lambda strike: forecast(learner.world, strike).destroys)
            case Prompt.REPAIR | Prompt.REPAIR_MORE:
                return self._scrap(learner)
            case Prompt.SABOTAGE:
                figures = o.catalogue
                return min(
                    learner.legal(Discard),
                    key=lambda given: figures.power[given.card] + figures.resources[given.card],
                )
            case Prompt.PLACE:
                places = learner.legal(Place)
                return min(places, key=lambda place: o.defender[3 * o.seat + place.place] >= 0)
            case _:
                return None

    def _scrap(self, learner: Learner) -> Action | None:
        """With one weak card less the strong ones come round sooner."""
        weak = [scrap for scrap in learner.legal(Scrap) if learner.o.catalogue.cost[scrap.card] <= 0]
        return weak[0] if weak else None
