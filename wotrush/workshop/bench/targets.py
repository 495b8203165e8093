"""Targets for compiled rules, the screen and the program, whichever game is played."""

from __future__ import annotations

from wotrush.workshop.bench.target import Target

COMPILED = Target(
    "bundle times_plain", "the rules: compiled beside plain Python", 2, "× compiled", at_least=True
)
SCREEN_TARGETS = (
    Target("scenes table@1920x1080 p50_ms", "1080p, busiest turn: a frame, median", 4),
    Target("scenes table@1920x1080 p99_ms", "1080p, busiest turn: a frame, slowest percent", 12),
    Target("scenes table@3840x2160 p99_ms", "4K, busiest turn: a frame, slowest percent", 33),
    Target("scenes zoom@3840x2160 p99_ms", "4K, cards held close: a frame, slowest percent", 33),
    Target("thinking_interval_p99_ms", "between frames while an opponent thinks, slowest percent", 25),
    Target("still_cpu_percent", "a still table, part of one core", 2, "%"),
    Target("faces_ready_ms", "all cards of the busiest table, never drawn before", 2_000),
    Target("face_load_ms", "a card drawn in an earlier run", 1),
    Target("language_switch_ms", "another language, on the table in the middle of a game", 300),
)

PROGRAM_TARGETS = (
    Target("start_ms", "from the command to the first frame", 1_000),
    Target("first_start_ms", "the same, the first time ever", 2_500),
    Target("bundle start_ms", "the packaged game: from the command to the first frame", 700),
    Target("bundle playable_ms", "the same, until the game that was left can be played on", 1_200),
    Target("bundle download_mb", "the packaged game, to download", 30, "MB"),
    Target("bundle unpacked_mb", "the packaged game, unpacked", 70, "MB"),
    Target("pictures_mb", "pictures held in memory, at most", 256, "MB"),
)
