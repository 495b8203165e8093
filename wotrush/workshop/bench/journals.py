"""Measures how long it takes to save and to resume a long game at its last decision."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from wotrush.ai.registry import load_ruleset
from wotrush.games import game_entry
from wotrush.match.journal import read_journal, write_journal
from wotrush.match.match import Match
from wotrush.workshop.staged import new_match, play_out

ROUNDS = 9


def journals(game: str) -> dict[str, float]:
    """Return medians in milliseconds. Writing includes the disk."""
    match = new_match(4, seed=1, people=0, game=game)
    play_out(match)
    journal = match.journal()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "game.json")
        written = _median_ms(lambda: write_journal(file, match.journal()))
        read = _median_ms(lambda: read_journal(file))
        size = file.stat().st_size / 1000
    resumed = _median_ms(lambda: Match.resume(load_ruleset(game_entry(game)), journal))
    decisions = sum(len(turn.actions) for turn in journal.turns)
    return {
        "write_ms": written,
        "read_ms": read,
        "resume_ms": resumed,
        "decisions": decisions,
        "kb": round(size, 1),
    }


def _median_ms(action: Callable[[], object]) -> float:
    times = []
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        action()
        times.append(time.perf_counter() - begin)
    return round(1000 * median(times), 2)
