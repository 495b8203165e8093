"""Measures random play of other card engines for comparison, if the `bench` extras are installed."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from wotrush.workshop.bench.engine import ROUNDS
from wotrush.workshop.bench.timing import processor_time

Game = Callable[[int], int]
"""A function that plays one random game from a seed and returns the number of decisions."""


def peers(seconds: float) -> dict[str, dict[str, float]]:
    """Return decisions and games per second of every installed peer."""
    there = {name: make() for name, (module, make) in _known().items() if find_spec(module) is not None}
    return {name: _best(game, seconds) for name, game in there.items()}


def missing_peers() -> list[str]:
    """Return the peers that are not installed."""
    return [name for name, (module, _) in _known().items() if find_spec(module) is None]


def _known() -> dict[str, tuple[str, Callable[[], Game]]]:
    """Return for each peer, by name, the module it needs and the function that plays a game."""
    return {"RLCard uno": ("rlcard", _rlcard_uno), "OpenSpiel gin_rummy": ("pyspiel", _openspiel_gin_rummy)}


def _best(game: Game, seconds: float) -> dict[str, float]:
    """Return the best of as many rounds as for our own engine."""
    rounds = [_play_for(game, seconds / ROUNDS) for _ in range(ROUNDS)]
    return max(rounds, key=lambda figures: figures["decisions_s"])


def _play_for(game: Game, seconds: float) -> dict[str, float]:
    games = decisions = 0
    start = processor_time()
    while processor_time() < start + seconds:
        decisions += game(games)
        games += 1
    taken = processor_time() - start
    return {"decisions_s": round(decisions / taken), "games_s": round(games / taken, 1)}


def _rlcard_uno() -> Game:
    uno: Any = import_module("rlcard.games.uno").Game

    def play(seed: int) -> int:
        chance = Random(seed).random
        game = uno()
        game.np_random = import_module("numpy").random.RandomState(seed)
        game.init_game()
        decisions = 0
        while not game.is_over():
            legal = game.get_legal_actions()
            game.step(legal[int(chance() * len(legal))])
            decisions += 1
        return decisions

    return play


def _openspiel_gin_rummy() -> Game:
    rules: Any = import_module("pyspiel").load_game("gin_rummy")

    def play(seed: int) -> int:
        chance = Random(seed).random
        state = rules.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            # Chance nodes deal the cards. They are not decisions.
            decisions += not state.is_chance_node()
            legal = state.legal_actions()
            state.apply_action(legal[int(chance() * len(legal))])
        return decisions

    return play
