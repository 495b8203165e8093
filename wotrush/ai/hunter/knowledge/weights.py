"""The differences between levels, as weights of what they consider."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LevelWeights:
    """What a level considers, and with which weight. A level with 0 for a field ignores what that field weighs."""

    points: float = 0.25
    """The worth of an own unit, as a share of its points, apart from the points that its loss gives away."""
    fire: float = 0.0
    """The weight of the points that a unit's attacks may gain."""
    exposed: float = 0.0
    """The weight of the danger to open units in the front line."""
    fear: float = 0.0
    """The weight of each enemy's best next attack."""
    hope: float = 0.0
    """The weight of the seat's own best next attack."""
    event: float = 4.0
    """The worth of one more event."""
    seen: float = 2.5
    """The worth of seeing one hidden unit, apart from the attacks that this makes possible."""
    patience: float = 1.0
    """How readily the level keeps events for a better time; at 0 it never does."""
    remembers: bool = False
    """Whether it uses the draft and what was seen to guess hidden units, and estimates how long the game lasts."""

    def sound_worth(self, points: float, fire: float) -> float:
        """Return what a unit without markers is worth to its owner, by its points and what its attacks may gain."""
        return self.points * points + self.fire * fire
