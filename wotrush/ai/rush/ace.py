"""The ace: plays its best ways through the turn on to the end of its next turn, in many sampled worlds.

Candidates meet in the same sampled worlds (common random numbers). The worse half leaves after each stage (sequential
halving). A candidate leaves earlier when more playouts would hardly change the choice: because it is beaten, or because it
is as good as the best (expected value of information). A number of positions limits the search, not a clock: the same seed
gives the same play on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, erfc, exp, log, log2, pi, sqrt
from random import Random
from statistics import fmean

from wotrush.ai.agent import Choice
from wotrush.ai.rush.choosing import choose
from wotrush.ai.rush.search.outlooks import Outlook, best_first, chance
from wotrush.ai.rush.search.planner import Planner
from wotrush.ai.rush.search.playout import played_out
from wotrush.ai.rush.styles import BALANCED, PlayStyle
from wotrush.ai.rush.value.judge import Judge
from wotrush.ai.rush.value.network import Network, shipped_network
from wotrush.model.rush import Observation, RushGame, determinize
from wotrush.model.rush.actions import Action

_WIDTH, _PLAYOUT_WIDTH = 8, 1
"""Beam widths of the planner before and in playouts; a wider beam finds no better choices in playouts."""
_SAMPLES, _WAYS = 3, 60
"""Worlds to plan for before any playout, and how many of the best ways to keep in each."""
_CANDIDATES = 8
_HOPELESS = 1.5
"""Candidates this many log odds behind the best are not played out."""
_POSITIONS = 16_000
"""Positions to judge in one decision at most."""
_BETWEEN_LOOKS = 6
"""Worlds between two checks of who may still turn out to be the best."""
_TRIFLE = 0.0001
"""A candidate leaves when to know it exactly would win less than this."""
_UNSEEN = 0.01
"""A lead that two candidates may have over one another in a world not yet met, however equal they were so far."""
_TRUST = 4
"""The planner's estimate counts as much as this many playouts, since a few playouts say little."""


@dataclass(slots=True, eq=False)
class _Candidate:
    """What to do until something new is seen; `hope` is the planner's estimate of it."""

    steps: tuple[Action, ...]
    hope: float
    chances: list[float] = field(default_factory=list)
    """The chances to win, in one world after another; all candidates still compared have met the same worlds."""

    @property
    def chance(self) -> float:
        """The mean of the planner's estimate and the playouts."""
        return (_TRUST * chance(self.hope) + sum(self.chances)) / (_TRUST + len(self.chances))

    @property
    def log_odds(self) -> float:
        return log(self.chance / (1.0 - self.chance)) if self.chances else self.hope

    def may_gain_on(self, best: _Candidate) -> float:
        """Return how much more one would win on average by knowing for certain which of the two is better."""
        leads = [theirs - own for theirs, own in zip(best.chances, self.chances, strict=True)]
        mean, many = fmean(leads), len(leads)
        # Calculated by hand, since statistics.stdev uses fractions and takes about 25 times as long.
        squares = sum([(lead - mean) ** 2 for lead in leads]) + _UNSEEN**2
        # As wide as Student's distribution, since the worlds are few.
        error = sqrt(squares / (many * (many - 3)))
        behind = (best.chance - self.chance) / error
        density, beyond = exp(-behind * behind / 2) / sqrt(2 * pi), erfc(behind / sqrt(2)) / 2
        return error * (density - behind * beyond)


class Ace:
    """The strongest opponent there is."""

    def __init__(
        self,
        network: Network | None = None,
        positions: int = _POSITIONS,
        style: PlayStyle = BALANCED,
        number: int = 0,
    ) -> None:
        self._network, self._positions = network or shipped_network(), positions
        self._style, self._number = style, number

    def varied(self, number: int) -> Ace:
        """Return an ace that looks at other worlds and plays as well."""
        return Ace(self._network, self._positions, self._style, number)

    def choose(self, observation: Observation, rng: Random) -> Choice[Action]:
        """Return the first action of the candidate that did best."""
        return choose(self, observation, rng)

    def outlooks(self, observation: Observation, world: RushGame, rng: Random) -> Sequence[Outlook]:
        """Return the candidates that were played out, longest first, then the planner's estimates of the others."""
        judge = Judge(self._network, world, self._style, observation.seat)
        if world.active != observation.seat:
            return best_first(judge.answers(world, observation.seat))
        rng = _until_more_is_known(observation, self._number)
        worlds = [determinize(observation, rng) for _ in range(_SAMPLES)]
        candidates = _candidates(Planner(judge, _WIDTH), worlds)
        best = candidates[0].hope
        alive = [candidate for candidate in candidates[:_CANDIDATES] if candidate.hope > best - _HOPELESS]
        if _undecided(alive):
            candidates = self._raced(alive, observation, judge, rng) + candidates[len(alive) :]
        found: dict[Action, Outlook] = {}
        for candidate in candidates:
            steps = candidate.steps
            found.setdefault(steps[0], Outlook(steps[0], candidate.log_odds, steps))
        return list(found.values())

    def _raced(
        self, alive: list[_Candidate], observation: Observation, judge: Judge, rng: Random
    ) -> list[_Candidate]:
        """Return the candidates in the order of merit: those that stayed longest first."""
        planner, rest = Planner(judge, _PLAYOUT_WIDTH), list[_Candidate]()
        left = self._positions
        share = _share(left, alive)
        while _undecided(alive):
            world, seed, before = determinize(observation, rng), rng.getrandbits(64), judge.judged
            for candidate in alive:
                last = world.turn + world.seats
                won = played_out(planner, world, candidate.steps, observation.seat, last, Random(seed))
                candidate.chances.append(won)
            used = judge.judged - before or 1  # The race ends even where nothing is left to judge.
            left, share = left - used, share - used
            alive.sort(key=lambda candidate: candidate.chance, reverse=True)
            stay = _still_promising(alive)
            if share <= 0:
                stay = stay[: (len(alive) + 1) // 2]
            if len(stay) < len(alive):
                rest = [candidate for candidate in alive if candidate not in stay] + rest
                alive, share = stay, _share(left, stay)
        return alive + rest


def _share(positions: int, alive: Sequence[_Candidate]) -> int:
    """Return the positions for the next stage, if the worse half leaves after each."""
    return positions // max(1, ceil(log2(len(alive))))


def _still_promising(alive: list[_Candidate]) -> list[_Candidate]:
    """Return the best candidate and all that may yet turn out to be better, which is checked now and then."""
    best = alive[0]
    if len(best.chances) % _BETWEEN_LOOKS:
        return alive
    return [each for each in alive if each is best or each.may_gain_on(best) > _TRIFLE]


def _until_more_is_known(observation: Observation, number: int) -> Random:
    """Return a generator that makes the same worlds until something new is seen, so that a plan that was good in them is kept."""
    known = (observation.turn, observation.deck, observation.unseen)
    return Random(repr((*known, number) if number else known))


def _undecided(alive: Sequence[_Candidate]) -> bool:
    """Return whether first actions still differ; only the first one is carried out before the next search."""
    return any(candidate.steps[0] != alive[0].steps[0] for candidate in alive)


def _candidates(planner: Planner, worlds: Sequence[RushGame]) -> list[_Candidate]:
    """Return ways cut off where something new is seen, the most promising first."""
    hopes: dict[tuple[Action, ...], list[float]] = {}
    for world in worlds:
        best: dict[tuple[Action, ...], float] = {}
        for way in planner.ways(world)[:_WAYS]:
            best.setdefault(way.until_news(world.turn), way.value)
        for steps, hope in best.items():
            hopes.setdefault(steps, []).append(hope)
    found = [_Candidate(steps, fmean(these)) for steps, these in hopes.items()]
    return sorted(found, key=lambda candidate: -candidate.hope)
