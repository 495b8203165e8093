"""A player that does what the lessons of the tutorial say, and nothing else.

Each rule names the lesson that it follows and quotes it, so that neither changes without the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from wotrush.ai.agent import Choice
from wotrush.ai.rush.heuristics.knowledge import counts_for, forecast, lead, margins
from wotrush.model.rush import Observation, RushGame, determinize
from wotrush.model.rush.actions import (
    END_ASSAULT,
    END_TURN,
    Action,
    Attack,
    Buy,
    Defend,
    Discard,
    Place,
    Strike,
    Take,
    Use,
)
from wotrush.model.rush.cards import Ability, Kind, one_medal
from wotrush.model.rush.state import GONE, Prompt

USEFUL = {
    Ability.REINFORCEMENTS,
    Ability.INVULNERABILITY,
    Ability.SABOTAGE,
    Ability.SIEGE_MASTER,
    Ability.RESEARCH,
}
CLOSE = range(-2, 1)
"""Leads on the best rival at which an achievement is taken to be worth buying for."""

ActionT = TypeVar("ActionT")
Rule = Callable[["Learner"], Action | None]
Saying = tuple[str, str]
"""A lesson, and a quotation from it."""
RULES: list[tuple[tuple[Saying, ...], Rule]] = []
"""The rules, in the order in which they are tried while cards are played."""


RuleT = TypeVar("RuleT", bound=Rule)


def follows(*said: Saying) -> Callable[[RuleT], RuleT]:
    """Register a rule that follows these sentences of the lessons."""

    def noted(rule: RuleT) -> RuleT:
        RULES.append((said, rule))
        return rule

    return noted


@dataclass(frozen=True, slots=True)
class Learner:
    """What somebody who has read the lessons sees in a situation."""

    o: Observation
    world: RushGame

    def legal(self, kind: type[ActionT]) -> list[ActionT]:
        return [action for action in self.o.actions if isinstance(action, kind)]

    def worth(self, card: int) -> tuple[int, int]:
        """Return the cost as the value of a card, with cards that count for an achievement preferred."""
        ahead = margins(self.o, self.o.seat)
        counted = counts_for(self.o, self.o.seat, card)
        more = sum(count * (3 if ahead[which] in CLOSE else 1) for which, count in counted.items())
        return self.o.catalogue.cost[card] + more, self.o.catalogue.power[card]

    def uses(self) -> Iterator[tuple[Use, Kind, frozenset[Ability]]]:
        """Yield the usable cards with their kinds and abilities."""
        known = self.o.catalogue
        for use in self.legal(Use):
            yield use, known.cards[use.card].kind, frozenset(each for each, _ in known.abilities[use.card])

    def fighters(self) -> frozenset[int]:
        """Return the cards that would fight if the assault began now."""
        hit = finish(self)
        if hit is None:
            return frozenset()
        after = forecast(self.world, hit).world
        then = Learner(after.observe(self.o.seat), after)
        return frozenset({hit.card}) | (then.fighters() if then.o.prompt is Prompt.ASSAULT else frozenset())

    def purchase(self, without: frozenset[int] = frozenset()) -> Buy | None:
        """Return the purchase of the best vehicle that the other cards can pay, with as few and as weak payers as possible."""
        power = self.o.catalogue.power
        buys = [buy for buy in self.legal(Buy) if not without & set(buy.payers) and self.wants(buy.card)]
        if not buys:
            return None
        return max(
            buys, key=lambda buy: (self.worth(buy.card), -len(buy.payers), -sum(power[p] for p in buy.payers))
        )

    def wants(self, card: int) -> bool:
        if self.o.ending:
            return bool(counts_for(self.o, self.o.seat, card))
        return self.worth(card)[0] > 0

    def kill(self, attacker: int) -> float:
        """Return the points for a destroyed vehicle: its medal, and as much again for each close achievement it counts for."""
        nation = self.o.catalogue.nation[attacker]
        if not (left := self.o.ones[nation]):
            return 0.1
        ahead = margins(self.o, self.o.seat)
        return 1.0 + sum(
            ahead[which] in CLOSE for which in counts_for(self.o, self.o.seat, one_medal(nation, left))
        )

    def finishing(self) -> Iterator[tuple[float, Attack]]:
        """Yield hits that destroy, or that prepare what the next one destroys, with the points for each, the weakest first."""
        power = self.o.catalogue.power
        for hit in sorted(self.legal(Attack), key=lambda hit: power[hit.card]):
            seen = forecast(self.world, hit)
            if seen.destroys:
                yield (3.0 if seen.bases else self.kill(hit.card)), hit
                continue
            for second in seen.world.legal_actions():
                if isinstance(second, Attack) and (second.seat, second.place) == (hit.seat, hit.place):
                    then = forecast(seen.world, second)
                    if then.destroys:
                        yield (1.5 if then.bases else self.kill(hit.card) / 2), hit
                        break

    def ends_it(self, hit: Attack) -> bool:
        standing = [place for place in range(3) if self.o.base[3 * hit.seat + place] != GONE]
        bare = self.o.defender[3 * hit.seat + hit.place] < 0
        return len(standing) == 1 and bare


@follows(("research", "Technicians leave the game for good and bring a better card"))
def send_technicians(learner: Learner) -> Action | None:
    if learner.o.ending:
        return None
    return next((use for use, kind, _ in learner.uses() if kind is Kind.TECHNICIANS), None)


@follows(("abilities", "once they are used, you may buy in this turn as often as you can pay."))
def call_volunteers(learner: Learner) -> Action | None:
    return next((use for use, kind, _ in learner.uses() if kind is Kind.VOLUNTEERS), None)


@follows(("abilities", "it pays, it fights, it guards, or it uses all its abilities;"))
def use_whoever_is_left_over(learner: Learner) -> Action | None:
    fighters = learner.fighters()
    purchase = learner.purchase(without=fighters)
    busy = fighters | set(purchase.payers if purchase else ())
    return next(
        (use for use, _, able in learner.uses() if able & USEFUL and use.card not in busy),
        None,
    )


def too_early(learner: Learner, hit: Attack) -> bool:
    """Return whether the hit takes somebody's last base although the learner would still be behind."""
    return learner.ends_it(hit) and lead(learner.o, learner.o.seat) + 3 < 0


@follows(
    ("assault", "Once a turn, vehicles of one nation may attack"),
    ("assault", "look for what you can finish."),
    ("achievements", "before you attack, for medals count too"),
    ("base", "and not when you are behind."),
)
def finish(learner: Learner) -> Attack | None:
    """Return the most valuable hit of the nation that destroys the most."""
    nations, gains = learner.o.catalogue.nation, dict[int, dict[tuple[int, int], float]]()
    found = [(points, hit) for points, hit in learner.finishing() if not too_early(learner, hit)]
    for points, hit in found:
        places = gains.setdefault(nations[hit.card], {})
        places[hit.seat, hit.place] = max(points, places.get((hit.seat, hit.place), 0.0))
    if not found:
        return None
    nation = max(gains, key=lambda nation: sum(gains[nation].values()))
    return max((one for one in found if nations[one[1].card] == nation), key=lambda one: one[0])[1]


@follows(
    ("reserve", "As a rule a dear vehicle is a good one."),
    ("achievements", "a vehicle that counts may be worth more than a dearer one."),
    ("last round", "achievements, for which a vehicle bought in this turn counts too."),
)
def buy(learner: Learner) -> Action | None:
    return learner.purchase()


@follows(
    ("defend", "So defend with what you need for nothing else, best with armor 2"),
)
def guard(learner: Learner) -> Action | None:
    o = learner.o
    if o.ending and o.turn % o.seats == o.seats - 1:
        return None
    bare = [each for each in learner.legal(Defend) if o.defender[3 * o.seat + each.place] < 0]
    strong = [each for each in bare if o.catalogue.armor[each.card] >= 2]
    return min(strong, key=lambda each: o.catalogue.cost[each.card], default=None)


@follows(("end turn", "When nothing worth doing is left, end your turn."))
def end(learner: Learner) -> Action | None:
    return END_TURN


class Advised:
    """Plays its cards by the rules above, and answers questions in their spirit."""

    def choose(self, observation: Observation, rng: Random) -> Choice[Action]:
        learner = Learner(observation, determinize(observation, rng))
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
                return max(learner.legal(Strike), key=lambda strike: gain(learner.world, strike))
            case Prompt.SABOTAGE:
                return min(learner.legal(Discard), key=lambda given: idle(o, given.card))
            case Prompt.PLACE:
                places = learner.legal(Place)
                return min(places, key=lambda place: o.defender[3 * o.seat + place.place] >= 0)
            case _:
                return None


def gain(world: RushGame, strike: Strike) -> int:
    """Return the points for what the strike destroys or prepares; destroying at once counts most."""
    seen = forecast(world, strike)
    if seen.destroys:
        return 10 + 3 * seen.bases
    hits = (each for each in seen.world.legal_actions() if isinstance(each, Attack))
    same = (hit for hit in hits if (hit.seat, hit.place) == (strike.seat, strike.place))
    then = [forecast(seen.world, hit) for hit in same]
    return max((1 + 3 * each.bases for each in then if each.destroys), default=0)


def idle(o: Observation, card: int) -> int:
    """Return how little is lost with the card; lower means less."""
    known = o.catalogue
    return known.power[card] + max(0, known.resources[card]) + 2 * bool(known.abilities[card])
