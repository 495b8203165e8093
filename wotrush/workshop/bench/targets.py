"""What the figures are meant to keep to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Target:
    """A bound for one figure; at most, unless it says otherwise."""

    figure: str
    """Its keys in the file of figures, from the outermost."""
    what: str
    bound: float
    unit: str = "ms"
    at_least: bool = False
    instead: Target | None = None
    """To keep this one will do as well."""

    @property
    def wanted(self) -> str:
        own = f"{'at least' if self.at_least else 'at most'} {amount(self.bound, self.unit)}"
        return f"{own} or {amount(self.instead.bound, self.instead.unit)}" if self.instead else own

    def met(self, measured: float) -> bool:
        return measured >= self.bound if self.at_least else measured <= self.bound

    def used(self, measured: float) -> float:
        """How much of what is allowed: beyond 1 it is missed."""
        over, under = (self.bound, measured) if self.at_least else (measured, self.bound)
        return over / under if under else float("inf")


COMPILED = Target(
    "bundle times_plain", "the rules: compiled beside plain Python", 2, "× compiled", at_least=True
)

TARGETS = (
    Target(
        "engine turns_s",
        "the rules: player turns a second in random games",
        40_000,
        "",
        at_least=True,
        instead=COMPILED,
    ),
    Target("engine copy_us", "the rules: a copy in the middle of a game", 8, "µs"),
    Target("scenes table@1920x1080 p50_ms", "1080p, busiest turn: a frame, median", 4),
    Target("scenes table@1920x1080 p99_ms", "1080p, busiest turn: a frame, slowest percent", 12),
    Target("scenes table@3840x2160 p99_ms", "4K, busiest turn: a frame, slowest percent", 33),
    Target("scenes zoom@3840x2160 p99_ms", "4K, cards held close: a frame, slowest percent", 33),
    Target("thinking_interval_p99_ms", "between frames while an opponent thinks, slowest percent", 25),
    Target("still_cpu_percent", "a still table, part of one core", 2, "%"),
    Target("faces_ready_ms", "all cards of a table of five, never drawn before", 2_000),
    Target("face_load_ms", "a card drawn in an earlier run", 1),
    Target("language_switch_ms", "another language, on the table in the middle of a game", 300),
    Target("opponents regular p95_ms", "regular: a decision, all but the slowest 5 %", 5),
    Target("opponents veteran p95_ms", "veteran: a decision, all but the slowest 5 %", 150),
    Target("opponents ace p50_ms", "ace: a decision, median", 600),
    Target("opponents ace p99_ms", "ace: a decision, all but the slowest percent", 1_500),
    Target("opponents ace max_ms", "ace: a decision, the slowest", 2_000),
    Target("opponents ace first_p50_ms", "ace: the first step of a turn, median", 300),
    Target("start_ms", "from the command to the first frame", 1_000),
    Target("first_start_ms", "the same, the first time ever", 2_500),
    Target("bundle start_ms", "the packaged game: from the command to the first frame", 700),
    Target("bundle playable_ms", "the same, until the game that was left can be played on", 1_200),
    Target("bundle download_mb", "the packaged game, to download", 30, "MB"),
    Target("bundle unpacked_mb", "the packaged game, unpacked", 70, "MB"),
    Target("pictures_mb", "pictures held in memory, at most", 256, "MB"),
)


@dataclass(frozen=True, slots=True)
class Judged:
    """A target beside what was measured."""

    target: Target
    measured: float
    instead: Judged | None = None

    @property
    def found(self) -> str:
        own = amount(self.measured, self.target.unit)
        return f"{own}, {self.instead.found}" if self.instead else own

    @property
    def met(self) -> bool:
        return self.target.met(self.measured) or (self.instead is not None and self.instead.met)

    @property
    def used(self) -> float:
        own = self.target.used(self.measured)
        return min(own, self.instead.used) if self.instead else own


def judged(figures: Mapping[str, Any]) -> list[Judged]:
    """Of what was measured; a machine without the packaged game has no figures of it."""
    found = dict(flat(figures))
    return [one for target in TARGETS if (one := _judged(target, found))]


def _judged(target: Target, found: Mapping[str, float | None]) -> Judged | None:
    value = found.get(target.figure)
    if value is None:
        return None
    return Judged(target, value, _judged(target.instead, found) if target.instead else None)


def flat(figures: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, float | None]]:
    """Each figure with its keys from the outermost; what is said of the machine is none."""
    for key, value in figures.items():
        name = f"{above} {key}".strip()
        if key == "machine":
            continue
        if isinstance(value, Mapping):
            yield from flat(value, name)
        else:
            yield name, value


def amount(value: float, unit: str) -> str:
    """As people write it: no more digits than tell something."""
    digits = 0 if value >= 100 or value == int(value) else 1 if value >= 10 else 2 if value >= 0.1 else 3
    return f"{value:,.{digits}f} {unit}".strip()
