"""Measures how long opponents think, in games of two equal ones."""

from __future__ import annotations

import time
from random import Random

from wotrush.ai.registry import load_ruleset, make_agent
from wotrush.games import game_entry
from wotrush.workshop.bench.contents import BenchContents
from wotrush.workshop.bench.timing import at_share, processor_time


def opponents(contents: BenchContents, seconds: float) -> dict[str, dict[str, float]]:
    """Return milliseconds per decision by level, and those of the first decision in each turn."""
    levels = contents.opponents.items()
    return {level: measured(contents.game, level, seconds * times) for level, times in levels}


def measured(game: str, level: str, seconds: float) -> dict[str, float]:
    """Measure one level in at least one turn."""
    taken: list[float] = []
    firsts: list[float] = []
    end, seed = time.perf_counter() + seconds, 0
    while not firsts or time.perf_counter() < end:
        seed += 1
        _play(game, level, seed, end, taken, firsts)
    taken.sort()
    firsts.sort()
    shares = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    figures = {f"{name}_ms": round(at_share(taken, share), 2) for name, share in shares.items()}
    return {**figures, "first_p50_ms": round(at_share(firsts, 0.5), 2), "decisions": len(taken)}


def _play(name: str, level: str, seed: int, end: float, taken: list[float], firsts: list[float]) -> None:
    """Play one game, or as much of it as there is time for."""
    entry = game_entry(name)
    game, rng, turn = load_ruleset(entry).new({"players": 2}, seed), Random(seed), -1
    player = make_agent(entry, level)
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
