"""The differences between levels: what they take into account."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Temper:
    """What a level looks at, and how much of it counts. All but `points` is 0 for who looks no further than the table."""

    points: float = 0.25
    """What an own unit is worth beside the points that it would give away, as a part of its points."""
    fire: float = 0.0
    """What counts of the points that a unit's attacks bring."""
    exposed: float = 0.0
    """What counts of the danger in which every open unit of the front line is."""
    fear: float = 0.0
    """What counts of the best attack that each enemy has next."""
    hope: float = 0.0
    """What counts of the own best attack in the next turn."""
    event: float = 4.0
    """What one more event is worth."""
    seen: float = 2.5
    """What it brings to see one hidden unit, beside the attacks that it makes possible."""
    patience: float = 1.0
    """How long it keeps events for a better time: not at all at 0."""
    remembers: bool = False
    """Whether it knows what may lie hidden, from the draft and from what was seen, and how long the game may last."""
