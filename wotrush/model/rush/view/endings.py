"""What may bring the last round, as everybody sees it; `zones.trigger_end` is where it comes."""

from __future__ import annotations

from typing import NamedTuple

from wotrush.model.game import Seat
from wotrush.model.rush.state import GONE
from wotrush.model.rush.view.observation import Observation


class MedalsLeft(NamedTuple):
    """A pile of one-medal cards; when its last card is taken, the round is the last one."""

    nation: int
    cards: int


def smallest_pile(o: Observation) -> MedalsLeft:
    """Return the pile of one-medal cards that runs out first; of equal ones, the first nation's."""
    nation = min(range(len(o.ones)), key=o.ones.__getitem__)
    return MedalsLeft(nation, o.ones[nation])


def on_the_last_base(o: Observation) -> list[Seat]:
    """Return the players who have one base left; when it falls, the round is the last one."""
    bases = [o.base[3 * seat : 3 * seat + 3] for seat in range(o.seats)]
    return [seat for seat, own in enumerate(bases) if len(own) - own.count(GONE) == 1]
