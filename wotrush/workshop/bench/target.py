"""Targets for figures of the benchmark."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Target:
    """A bound for one figure: an upper bound unless `at_least` is set."""

    figure: str
    """The keys of the figure in the file, from the outermost."""
    what: str
    bound: float
    unit: str = "ms"
    at_least: bool = False
    instead: Target | None = None
    """Another figure that may meet the target instead."""

    @property
    def wanted(self) -> str:
        own = f"{'at least' if self.at_least else 'at most'} {amount(self.bound, self.unit)}"
        return f"{own} or {amount(self.instead.bound, self.instead.unit)}" if self.instead else own

    def met(self, measured: float) -> bool:
        return measured >= self.bound if self.at_least else measured <= self.bound

    def used(self, measured: float) -> float:
        """Return the share of the bound that is used; above 1 the target is missed."""
        over, under = (self.bound, measured) if self.at_least else (measured, self.bound)
        return over / under if under else float("inf")


@dataclass(frozen=True, slots=True)
class Judged:
    """A target with the measured figure."""

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


def judged(figures: Mapping[str, Any], targets: Sequence[Target]) -> list[Judged]:
    """Return the targets with their figures; those of the packaged game only if it was measured."""
    found = dict(flat(figures))
    return [one for target in targets if (one := _judged(target, found))]


def _judged(target: Target, found: Mapping[str, float | None]) -> Judged | None:
    value = found.get(target.figure)
    if value is None:
        return None
    return Judged(target, value, _judged(target.instead, found) if target.instead else None)


def flat(figures: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, float | None]]:
    """Yield each figure with its keys from the outermost, without the description of the machine."""
    for key, value in figures.items():
        name = f"{above} {key}".strip()
        if key == "machine":
            continue
        if isinstance(value, Mapping):
            yield from flat(value, name)
        else:
            yield name, value


def amount(value: float, unit: str) -> str:
    """Write a number with no more digits than are significant."""
    digits = 0 if value >= 100 or value == int(value) else 1 if value >= 10 else 2 if value >= 0.1 else 3
    return f"{value:,.{digits}f} {unit}".strip()
