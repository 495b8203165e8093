"""Plays one game between opponents, each with its own generator and nothing but its observation."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from wotrush.ai.agent import Agent
from wotrush.ai.observer import Observer
from wotrush.ai.tally import DecisionTimes
from wotrush.model.game import AnyGame, AnyRuleset

LAST_ROUND = 60
"""A game that is not over by the end of this round is stopped as unfinished."""

Clock = Callable[[], float]
Invariant = Callable[[Any], None]
"""Inspects a game after every action and raises an exception if something is impossible."""


@dataclass(slots=True)
class Played:
    """The result of one game: its winners, or None if it was stopped, and the error, if any."""

    times: list[DecisionTimes]
    actions: list[str] = field(default_factory=list)
    winners: tuple[int, ...] | None = None
    error: str | None = None


@dataclass(frozen=True, slots=True)
class Contest:
    """Everything that defines one game, so that it can be played again."""

    ruleset: AnyRuleset
    options: Mapping[str, object]
    seed: int
    agents: Sequence[Agent[Any, Any]]
    generators: Sequence[Random]
    invariant: Invariant | None = None
    observers: Sequence[Observer] = ()
    clock: Clock = time.perf_counter


def play_game(contest: Contest) -> Played:
    """Play a game to its end; an error in the rules or in an opponent becomes part of the result."""
    played = Played([DecisionTimes() for _ in contest.agents])
    try:
        game = contest.ruleset.new(dict(contest.options), contest.seed)
        _play(contest, game, played)
        for observer in contest.observers:
            observer.ended(game)
    except Exception:  # Any error is to be counted and reported.
        played.error = traceback.format_exc()
    return played


def _play(contest: Contest, game: AnyGame, played: Played) -> None:
    turns = LAST_ROUND * game.seats
    while (seat := game.to_act()) is not None:
        if game.turn >= turns:
            return
        observation = game.observe(seat)
        asked = contest.clock()
        action = contest.agents[seat].choose(observation, contest.generators[seat]).action
        played.times[seat].add(contest.clock() - asked)
        played.actions.append(contest.ruleset.action_text(action))
        for observer in contest.observers:
            observer.saw(game, seat, action)
        game.apply(action)
        if contest.invariant is not None:
            contest.invariant(game)
    outcome = game.outcome()
    assert outcome is not None, "nobody is to act, and yet the game has no outcome"
    played.winners = outcome.winners
