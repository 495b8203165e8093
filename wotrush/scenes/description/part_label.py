"""How a part of a score is shown."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PartLabel:
    """The icon and the name, a message id, of one of the keys in `Outcome.parts`."""

    icon: str
    name: str
    counted: bool = True
    """Whether its number is told beside its points; not where each of it brings one point."""
