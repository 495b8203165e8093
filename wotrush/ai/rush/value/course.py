"""How a game stands for one seat and how far it has come, as inputs of the value network."""

from __future__ import annotations

from collections.abc import Iterator
from math import tanh
from typing import NamedTuple

from wotrush.ai.rush.value import inputs
from wotrush.ai.rush.value.inputs import FIRST_OF_TABLE, FIRST_RACE


class RaceInputs(NamedTuple):
    """How one achievement stands for one seat."""

    achievement: int
    lead: int
    """The lead on the best of the others."""
    late: float
    """How late it is in the game."""

    def amounts(self) -> Iterator[tuple[int, float]]:
        """Yield the numbers of inputs and their amounts."""
        far, late = tanh(self.lead / 2), self.late
        ahead, behind = float(self.lead > 0), float(self.lead < 0)
        first = FIRST_RACE + self.achievement * len(inputs.RACE)
        yield from enumerate((far, ahead, behind, ahead * late, behind * late, far * late), first)


class CourseInputs(NamedTuple):
    """How the game stands for one seat, and how far it has come."""

    lead: int
    """The lead in points, achievements included, on the best rival."""
    side: float
    """1 if ahead, -1 if behind, half as much if vehicles destroyed decide."""
    lead_on_all: float
    held: int
    """How many more achievements than the best rival it would get now."""
    medals: tuple[int, int]
    """The cards left in the two lowest piles of one-medal cards."""
    bases: int
    """The bases left to the player who has lost the most."""
    ending: bool
    seats: int
    place: int
    """The place in the turn order, 0 for the first player."""
    turn: int

    @property
    def late(self) -> float:
        """How late it is, from about 0.2 at the beginning to 1 in the last round."""
        return 1.0 if self.ending else 1.0 / (1.0 + min(0.7 * self.medals[0], 1.5 * self.bases))

    def amounts(self) -> Iterator[tuple[int, float]]:
        """Yield the numbers of inputs and their amounts."""
        late = self.late
        far = max(-3.0, min(3.0, self.lead / 10))
        after = self.seats - 1 - self.place
        fewest, second = self.medals
        yield from enumerate(
            (
                *(far, far * late, self.side * late, self.lead_on_all / 10),
                *(tanh(self.lead / 4) * late, self.side),
                *(fewest / 9, second / 9, *(fewest <= left for left in (0, 1, 2, 3, 4, 6))),
                *(*(self.bases <= left for left in range(3)), self.ending),
                *(*(self.ending and after == left for left in range(5)), self.turn / self.seats / 20),
                *(*(self.seats == players for players in range(2, 6)), after == 0, self.place == 0),
                *(late, self.held / 3, 1.0),
                *(self.side * self.ending, max(-3.0, min(3.0, self.lead / 6)) * self.ending),
            ),
            FIRST_OF_TABLE,
        )
