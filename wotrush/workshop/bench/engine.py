"""Measures the rules alone: random games on one core, in plain Python or, in the packaged game, compiled."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib.machinery import EXTENSION_SUFFIXES
from random import Random
from typing import Any, cast

from wotrush.ai.registry import load_ruleset
from wotrush.games import game_entry
from wotrush.model.game import AnyGame, AnyRuleset, Searchable
from wotrush.workshop.bench.timing import processor_time

ROUNDS = 5
"""The best round counts, since other processes can only make a round slower."""
COPIES, WORLDS = 2000, 200


def engine(game: str, players: int, seconds: float) -> dict[str, float]:
    """Return turns, decisions and games per second, and microseconds in the middle of a game.

    The latter of a copy, of an observation, and of a determinized world.
    """
    return engines({"alone": (game, players)}, seconds)["alone"]


def engines(wanted: Mapping[str, tuple[str, int]], seconds: float) -> dict[str, dict[str, float]]:
    """Return the same of several games, each with its number of players, by the names that they have in `wanted`.

    They are played in turn, a round of each, so that all of them meet the same machine.
    """
    rules = {name: load_ruleset(game_entry(game)) for name, (game, _) in wanted.items()}
    rounds: dict[str, list[dict[str, float]]] = {name: [] for name in wanted}
    for seed in range(ROUNDS):
        for name, (_, players) in wanted.items():
            rounds[name].append(_play_for(rules[name], players, seconds / ROUNDS, seed))
    return {
        name: max(rounds[name], key=lambda figures: figures["turns_s"]) | _in_the_middle(rules[name], players)
        for name, (_, players) in wanted.items()
    }


def _in_the_middle(ruleset: AnyRuleset, players: int) -> dict[str, float]:
    middles = [_middle(ruleset, players, seed) for seed in range(ROUNDS)]
    return {
        "copy_us": min(_us(COPIES, table.copy) for table in middles),
        "observe_us": min(_us(COPIES, _observing(table)) for table in middles),
        "determinize_us": min(_us(WORLDS, _dealing(ruleset, table)) for table in middles),
    }


def compiled(game: str) -> bool:
    """Whether these rules are compiled, as in the packaged game."""
    ruleset = load_ruleset(game_entry(game))
    file = sys.modules[type(_new(ruleset, 2, 0)).__module__].__file__ or ""
    return file.endswith(tuple(EXTENSION_SUFFIXES))


def _new(ruleset: AnyRuleset, players: int, seed: int) -> AnyGame:
    """Deal a game whose events are off."""
    game: Any = ruleset.new({"players": players}, seed)
    game.record = False
    return cast(AnyGame, game)


def _play_for(ruleset: AnyRuleset, players: int, seconds: float, seed: int) -> dict[str, float]:
    """Play games of uniform choices out of `legal_actions`."""
    chance = Random(seed).random
    games = turns = decisions = 0
    start = processor_time()
    until = start + seconds
    while processor_time() < until:
        game = _new(ruleset, players, seed * 1_000_000 + games)
        while game.to_act() is not None:
            legal = game.legal_actions()
            game.apply(legal[int(chance() * len(legal))])
            decisions += 1
        games += 1
        turns += game.turn
    taken = processor_time() - start
    return {
        "turns_s": round(turns / taken),
        "decisions_s": round(decisions / taken),
        "games_s": round(games / taken, 1),
    }


def _middle(ruleset: AnyRuleset, players: int, seed: int) -> AnyGame:
    """Return a random game after some turns."""
    game = _new(ruleset, players, seed)
    chance = Random(seed).random
    while game.turn < 20 and game.to_act() is not None:
        legal = game.legal_actions()
        game.apply(legal[int(chance() * len(legal))])
    return game


def _observing(game: AnyGame) -> Callable[[], object]:
    seat = game.to_act() or 0
    return lambda: game.observe(seat)


def _dealing(ruleset: AnyRuleset, game: AnyGame) -> Callable[[], object]:
    searchable, rng = cast(Searchable[Any, Any], ruleset), Random(0)
    observation = game.observe(game.to_act() or 0)
    return lambda: searchable.determinize(observation, rng)


def _us(times: int, action: Callable[[], object]) -> float:
    start = processor_time()
    for _ in range(times):
        action()
    return round(1e6 * (processor_time() - start) / times, 2)
