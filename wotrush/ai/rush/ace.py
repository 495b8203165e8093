"""The ace: plays its best ways through the turn on to the end of its next turn, in many sampled worlds.

Candidates meet in the same sampled worlds (common random numbers). The worse half leaves after each stage (sequential
halving), and any candidate that is beaten beyond chance leaves earlier (racing). A number of positions limits the search,
not a clock: the same seed gives the same play on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, log, log2, sqrt
from random import Random
from statistics import fmean

from wotrush.ai.agent import Choice
from wotrush.ai.rush.choosing import choose
from wotrush.ai.rush.search.outlooks import Outlook, best_first, chance
from wotrush.ai.rush.search.planner import Planner
from wotrush.ai.rush.search.playout import played_out, until_news
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
_POSITIONS = 8000
"""Positions to judge in one decision."""
_BETWEEN_LOOKS = 6
"""Worlds between two checks of who is beaten."""
_BEYOND_CHANCE = 2.5
"""Standard errors of the mean lead by which a candidate is beaten beyond chance."""
_TRUST = 4
"""The planner's estimate counts as much as this many playouts, since a few playouts say little."""


@dataclass(slots=True)
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

    def is_beaten_by(self, other: _Candidate) -> bool:
        """Return whether the other did better by more than chance explains."""
        leads = [theirs - own for theirs, own in zip(other.chances, self.chances, strict=True)]
        mean, many = fmean(leads), len(leads)
        # Calculated by hand, since statistics.stdev uses fractions and takes about 25 times as long.
        return mean > _BEYOND_CHANCE * sqrt(sum([(lead - mean) ** 2 for lead in leads]) / (many * (many - 1)))


class Ace:
    """The strongest opponent there is."""

    def __init__(
        self, network: Network | None = None, positions: int = _POSITIONS, style: PlayStyle = BALANCED
    ) -> None:
        self._network, self._positions = network or shipped_network(), positions
        self._style = style

    def choose(self, observation: Observation, rng: Random) -> Choice[Action]:
        """Return the first action of the candidate that did best."""
        return choose(self, observation, rng)

    def outlooks(self, observation: Observation, world: RushGame, rng: Random) -> Sequence[Outlook]:
        """Return the candidates that were played out, longest first, then the planner's estimates of the others."""
        judge = Judge(self._network, world, self._style, observation.seat)
        if world.active != observation.seat:
            return best_first(judge.answers(world, observation.seat))
        rng = _until_more_is_known(observation)
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
        share = self._positions // ceil(log2(len(alive)))
        enough = judge.judged + share
        while _undecided(alive):
            world, seed = determinize(observation, rng), rng.getrandbits(64)
            for candidate in alive:
                last = world.turn + world.seats
                won = played_out(planner, world, candidate.steps, observation.seat, last, Random(seed))
                candidate.chances.append(won)
            enough -= 1  # The race ends even where nothing is left to judge.
            alive.sort(key=lambda candidate: candidate.chance, reverse=True)
            stay = len(alive)
            if judge.judged >= enough:
                stay, enough = (stay + 1) // 2, judge.judged + share
            elif len(alive[0].chances) % _BETWEEN_LOOKS == 0:
                while alive[stay - 1].is_beaten_by(alive[0]):
                    stay -= 1
            alive, rest = alive[:stay], alive[stay:] + rest
        return alive + rest


def _until_more_is_known(observation: Observation) -> Random:
    """Return a generator that makes the same worlds until something new is seen, so that a plan that was good in them is kept."""
    return Random(repr((observation.turn, observation.deck, observation.unseen)))


def _undecided(alive: Sequence[_Candidate]) -> bool:
    """Return whether first actions still differ; only the first one is carried out before the next search."""
    return any(candidate.steps[0] != alive[0].steps[0] for candidate in alive)


def _candidates(planner: Planner, worlds: Sequence[RushGame]) -> list[_Candidate]:
    """Return ways cut off where something new is seen, the most promising first."""
    hopes: dict[tuple[Action, ...], list[float]] = {}
    for world in worlds:
        best: dict[tuple[Action, ...], float] = {}
        for way in planner.ways(world)[:_WAYS]:
            best.setdefault(until_news(world, way), way.value)
        for steps, hope in best.items():
            hopes.setdefault(steps, []).append(hope)
    found = [_Candidate(steps, fmean(these)) for steps, these in hopes.items()]
    return sorted(found, key=lambda candidate: -candidate.hope)
