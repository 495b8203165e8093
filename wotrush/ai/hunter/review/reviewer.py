"""Reviews a game by the chances that lie in a table, and by what a regular would have done instead."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from math import sqrt
from random import Random
from statistics import fmean, stdev

from wotrush.ai.hunter.decision import FIRST, NEVER, BattleDecision
from wotrush.ai.hunter.regular import HunterRegular
from wotrush.ai.hunter.review.coefficients import COEFFICIENTS
from wotrush.ai.hunter.review.level_costs import COSTS
from wotrush.ai.hunter.review.luck import luck_of, luck_of_the_deal
from wotrush.ai.hunter.review.phrases import described, does, instead
from wotrush.ai.hunter.review.playing_on import (
    a_round_later,
    dealt_worlds,
    done,
    fewer,
    played_on,
)
from wotrush.ai.hunter.review.win_chances import win_chances, worth_of_a_point
from wotrush.ai.review import Judgment, Lapse, Shares
from wotrush.model.hunter import HunterGame, HunterObservation
from wotrush.model.hunter.actions import HunterAction

_REVISION = 2
"""Increased when reviews judge otherwise, apart from the coefficients."""
_MATTERS, _TASTE = 0.01, 0.005
"""Where the best and the worst action differ by less than the first, a decision does not matter; an action that is worse than the
best by less than the second is as good. Both in chances to win, by what a point is worth.
"""
_WORLDS, _MORE_WORLDS = 12, 36
"""With up to `FEW` players; with more of them, whose rounds are longer, there are fewer."""
_SUSPECT = 0.03
"""A decision that seems to cost as much is looked at in more worlds, and told by them alone: it may only seem so."""
_SURE = 1.64
"""How many standard errors a lapse must lie above nothing to be told."""


class HunterReviewer:
    """The reviewer of Tank Hunter; whatever was hidden is dealt anew for every decision, never looked up."""

    @property
    def version(self) -> str:
        return f"{_REVISION}-{blake2b(repr(COEFFICIENTS).encode(), digest_size=6).hexdigest()}"

    @property
    def costs_of_levels(self) -> Mapping[str, float]:
        return COSTS

    def chances(self, ending: HunterGame, begun: HunterGame) -> Shares:
        """Return the chances when the next turn has begun, by all that lies on the table, open or hidden."""
        return win_chances(begun)

    def luck_of_the_deal(self, game: HunterGame) -> Shares:
        return luck_of_the_deal(game)

    def luck(self, before: HunterGame, action: HunterAction, after: HunterGame) -> Iterator[Shares | None]:
        return luck_of(before, action, after)

    def second_thoughts(
        self, before: HunterGame, seat: int, action: HunterAction
    ) -> Iterator[Judgment | None]:
        """Compare what was done with what a regular would do, in worlds that neither was chosen by."""
        view = before.observe(seat)
        if len(view.actions) == 1 or action not in view.actions:
            return
        scores = _scores(view)
        best, point = max(scores, key=lambda each: scores[each]), worth_of_a_point(before, seat)
        values = [_plain(score) for score in scores.values() if score > NEVER]
        if point * (max(values) - min(values)) < _MATTERS:
            return
        alike = described(view, action) == described(view, best)
        if action is best or alike or 0 <= scores[best] - scores[action] < _TASTE / point:
            yield Judgment()
            return
        rng, pair = Random(before.turn), (action, best)
        seen = yield from _compared(view, pair, fewer(_WORLDS, view.seats), rng)
        if seen.cost < _SUSPECT:
            yield Judgment(seen.cost)
            return
        deep = yield from _compared(view, pair, fewer(_MORE_WORLDS, view.seats), rng)
        sure = deep.cost >= _SURE * deep.error
        lapse = Lapse(does(view, action), instead(view, best), None, deep.played, deep.better)
        yield Judgment(seen.cost, lapse if sure else None)


@dataclass(frozen=True, slots=True)
class _Comparison:
    """The seat's chances after what was done and after what was better, and the standard error of their difference."""

    played: float
    better: float
    error: float

    @property
    def cost(self) -> float:
        return self.better - self.played


def _compared(
    view: HunterObservation, pair: tuple[HunterAction, HunterAction], number: int, rng: Random
) -> Generator[None, None, _Comparison]:
    """Play on after both actions in the same worlds, with the same chance to come."""
    found, until = list[list[float]](), a_round_later(view)
    for world in dealt_worlds(view, number, rng):
        seed, chances = rng.getrandbits(64), list[float]()
        for action in pair:
            ahead = done(world, action)
            yield from played_on(ahead, view.seat, until, Random(seed))
            chances.append(win_chances(ahead)[view.seat])
            yield
        found.append(chances)
    played, better = map(fmean, zip(*found, strict=True))
    return _Comparison(played, better, stdev(better - played for played, better in found) / sqrt(number))


def _scores(view: HunterObservation) -> dict[HunterAction, float]:
    decision = BattleDecision(view, HunterRegular.weights)
    return {action: decision.score(action) for action in view.actions}


def _plain(score: float) -> float:
    """Return the gain, without what only puts free plays before the turn's action."""
    return score - FIRST if score > FIRST / 2 else score + FIRST if score < -FIRST / 2 else score
