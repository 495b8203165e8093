"""Targets for the figures of Rush."""

from __future__ import annotations

from wotrush.workshop.bench.target import Target
from wotrush.workshop.bench.targets import COMPILED, PROGRAM_TARGETS, SCREEN_TARGETS

RUSH_TARGETS = (
    Target(
        "engine turns_s",
        "the rules: player turns a second in random games",
        40_000,
        "",
        at_least=True,
        instead=COMPILED,
    ),
    Target("engine copy_us", "the rules: a copy in the middle of a game", 8, "µs"),
    *SCREEN_TARGETS,
    Target("opponents regular p95_ms", "regular: a decision, all but the slowest 5 %", 5),
    Target("opponents veteran p95_ms", "veteran: a decision, all but the slowest 5 %", 150),
    Target("opponents ace p50_ms", "ace: a decision, median", 600),
    Target("opponents ace p99_ms", "ace: a decision, all but the slowest percent", 1_500),
    Target("opponents ace max_ms", "ace: a decision, the slowest", 2_000),
    Target("opponents ace first_p50_ms", "ace: the first step of a turn, median", 300),
    *PROGRAM_TARGETS,
)
