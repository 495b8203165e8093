"""How long opponents think, each against its like in games for two."""

from __future__ import annotations

import time
from random import Random

from wotrush.ai.registry import make_agent
from wotrush.games import GAMES
from wotrush.model.rush import RushGame, RushOptions
from wotrush.workshop.bench.screen.scenes import processor_time

SECONDS = {"recruit": 1, "regular": 1, "veteran": 4, "ace": 20}
"""Each level, and how many times as long as other figures it is measured: the slow ones need it for their rare long thoughts."""


def opponents(seconds: float) -> dict[str, dict[str, float]]:
    """Milliseconds of a decision by level, and of the first one in each turn."""
    return {level: measured(level, seconds * times) for level, times in SECONDS.items()}


def measured(level: str, seconds: float) -> dict[str, float]:
    """Of one level, in at least one turn."""
    taken: list[float] = []
    firsts: list[float] = []
    end, seed = time.perf_counter() + seconds, 0
    while not firsts or time.perf_counter() < end:
        seed += 1
        _play(level, seed, end, taken, firsts)
    taken.sort()
    firsts.sort()
    shares = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    figures = {f"{name}_ms": round(_at(taken, share), 2) for name, share in shares.items()}
    return {**figures, "first_p50_ms": round(_at(firsts, 0.5), 2), "decisions": len(taken)}


def _play(level: str, seed: int, end: float, taken: list[float], firsts: list[float]) -> None:
    """One game, or as much of it as there is time for."""
    game, rng, turn = RushGame.new(RushOptions(players=2), seed), Random(seed), -1
    player = make_agent(GAMES["rush"], level)
    while (seat := game.to_act()) is not None:
        view = game.observe(seat)
        begin = processor_time()
        choice = player.choose(view, rng)
        taken.append((processor_time() - begin) * 1000)
        if game.turn != turn:
            turn = game.turn
            firsts.append(taken[-1])
        game.apply(choice.action)
        if time.perf_counter() > end:
            return


def _at(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]
