"""Through whose eyes the table is shown, so that no frame holds what the wrong person could see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from wotrush.match.seats import Human, Player
from wotrush.model.game import ANYBODY, Seat


class Sight(Enum):
    """How much of a seat's knowledge is on the screen."""

    OWN = "own"
    """All of it: only its player looks."""
    OPEN = "open"
    """What everybody may see, drawn from that side of the table."""


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """The side of the table at the bottom of the screen, and how much of its hand may be seen."""

    seat: Seat
    sight: Sight

    @property
    def ears(self) -> Seat:
        """Return the seat that events are censored for."""
        return self.seat if self.sight is Sight.OWN else ANYBODY


def first_viewpoint(players: Sequence[Player]) -> Viewpoint:
    """Return the first viewpoint: one person sees their own view, several share the screen, and without people it is
    public.
    """
    people = people_among(players)
    if len(people) == 1:
        return Viewpoint(people[0], Sight.OWN)
    return Viewpoint(people[0] if people else 0, Sight.OPEN)


def people_among(players: Sequence[Player]) -> list[Seat]:
    """Return the seats of people who are still at the table."""
    return [seat for seat, player in enumerate(players) if isinstance(player, Human) and not player.gave_up]
