"""The rules alone: random two-player games on one core, in plain Python or, in the packaged game, compiled."""

from __future__ import annotations

import sys
import time
from importlib.machinery import EXTENSION_SUFFIXES
from random import Random

from wotrush.model.rush import RushGame, RushOptions

ROUNDS = 5
"""The best round counts: what else runs on a machine can only make one slower."""

COPIES = 2000


def engine(seconds: float) -> dict[str, float]:
    """Player turns, decisions and games a second, and microseconds for a copy in the middle of a game."""
    rounds = [_play_for(seconds / ROUNDS, seed) for seed in range(ROUNDS)]
    best = max(rounds, key=lambda figures: figures["turns_s"])
    return {**best, "copy_us": min(_copy_us(seed) for seed in range(ROUNDS))}


def compiled() -> bool:
    """Whether these rules are a library instead of Python, as in the packaged game."""
    file = sys.modules[RushGame.__module__].__file__ or ""
    return file.endswith(tuple(EXTENSION_SUFFIXES))


def _play_for(seconds: float, seed: int) -> dict[str, float]:
    """Uniform choices out of legal_actions, as the goal is written."""
    chance = Random(seed).random
    games = turns = decisions = 0
    start = time.perf_counter()
    until = start + seconds
    while time.perf_counter() < until:
        game = RushGame.new(RushOptions(players=2), seed * 1_000_000 + games)
        game.record = False
        while game.to_act() is not None:
            legal = game.legal_actions()
            game.apply(legal[int(chance() * len(legal))])
            decisions += 1
        games += 1
        turns += game.turn
    taken = time.perf_counter() - start
    return {
        "turns_s": round(turns / taken),
        "decisions_s": round(decisions / taken),
        "games_s": round(games / taken, 1),
    }


def _copy_us(seed: int) -> float:
    game = RushGame.new(RushOptions(players=2), seed)
    chance = Random(seed).random
    while game.turn < 20:
        legal = game.legal_actions()
        game.apply(legal[int(chance() * len(legal))])
    start = time.perf_counter()
    for _ in range(COPIES):
        game.copy()
    return round(1e6 * (time.perf_counter() - start) / COPIES, 2)
