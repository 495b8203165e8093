"""What the figures are meant to keep to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
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


def judged(figures: Mapping[str, Any], targets: Sequence[Target]) -> list[Judged]:
    """Of what was measured; a machine without the packaged game has no figures of it."""
    found = dict(flat(figures))
    return [one for target in targets if (one := _judged(target, found))]


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
