"""What could be done with a card: an offer, and the spot on the table where it is shown."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from wotrush.model.game import Refusal, Seat
from wotrush.model.rush import actions as act
from wotrush.scenes.rush.offers.payment import Payment


@dataclass(frozen=True, slots=True)
class OnReserve:
    card: int


@dataclass(frozen=True, slots=True)
class OnField:
    pass


@dataclass(frozen=True, slots=True)
class OnBase:
    """The spot of one of the viewer's own bases."""

    place: int


@dataclass(frozen=True, slots=True)
class OnEnemy:
    """The spot of an opponent's base, or of the defender on it."""

    seat: Seat
    place: int
    defender: bool


@dataclass(frozen=True, slots=True)
class OnDepot:
    """The spot of the viewer's own Depot."""


@dataclass(frozen=True, slots=True)
class OnHand:
    card: int


Spot: TypeAlias = OnReserve | OnField | OnBase | OnEnemy | OnDepot | OnHand


class Way(Enum):
    """What an offer does; two offers on one spot share it half and half."""

    BUY = "buy"
    USE = "use"
    USE_AND_DEFEND = "use and defend"
    DEFEND = "defend"
    ASSAULT = "assault"
    SIEGE = "siege"
    ANSWER = "answer"


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing that could be done on one spot. `then` answers the choice that follows; `first` must be decided
    before.
    """

    spot: Spot
    way: Way
    action: act.Action
    refusal: Refusal | None = None
    then: act.Action | None = None
    payment: Payment | None = None
    first: act.Action | None = None
    signs: tuple[str, ...] = ()
    """The icons of the effect, shown at every legal target."""
    part: bool = False
    """Whether it pays but is not enough: more must be laid out."""
    wasteful: bool = False
    """Whether it pays more than the price: no change is given, so that is asked first."""
    figure: str = ""
    """What they count, such as "2/3" of a price."""
    brief: str = ""
    """The effect in a word or two, shown at the target under the pointer."""
    full: str = ""
    """The effect as a sentence, or why it is not allowed, shown on the status line."""

    @property
    def legal(self) -> bool:
        return self.refusal is None

    @property
    def decision(self) -> act.Action:
        """Return the action that the drop decides at once."""
        return self.first or self.action

    @property
    def following(self) -> tuple[act.Action, ...]:
        """Return the actions that follow it."""
        after = (self.action,) if self.first else ()
        return (*after, self.then) if self.then else after
