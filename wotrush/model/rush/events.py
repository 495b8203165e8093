"""What happened: enough of it to animate and describe without asking the state."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from wotrush.model.game import Outcome, Seat
from wotrush.model.rush.cards import Ability


class Hit(Enum):
    """What a hit did."""

    DAMAGED = "damaged"
    DESTROYED = "destroyed"


class MedalSource(Enum):
    """What medals were given for."""

    ASSAULT = "assault"
    SIEGE_MASTER = "siege master"
    INVULNERABILITY = "invulnerability"


class EndCause(Enum):
    """What brought the last round."""

    BASES = "bases"
    MEDALS = "medals"


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """Phase I: damaged bases and defenders at these places were repaired, and the hand was laid open."""

    seat: Seat
    turn: int
    round: int
    bases: tuple[int, ...]
    defenders: tuple[int, ...]
    hand: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Bought:
    """A vehicle was bought from Reserve slot `slot`; slot 0 is furthest from the deck."""

    seat: Seat
    card: int
    slot: int
    payers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Dealt:
    """The Reserve slid away from the deck and was filled up with `cards`; `reserve` is the result."""

    cards: tuple[int, ...]
    reserve: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ReserveDiscarded:
    """The furthest Reserve card, or all of them by Scouting, went to the vehicle discard."""

    cards: tuple[int, ...]
    scouting: bool


@dataclass(frozen=True, slots=True)
class DeckShuffled:
    """The vehicle discard became the new vehicle deck."""

    count: int


@dataclass(frozen=True, slots=True)
class GarageShuffled:
    """A Depot became the new Garage."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class Drew:
    """Cards went from Garage to hand; `cards` is None for a seat that may not see them, and `open` means that all may."""

    seat: Seat
    count: int
    cards: tuple[int, ...] | None
    open: bool


@dataclass(frozen=True, slots=True)
class BaseDrawn:
    """A base card was drawn and went straight to the Depot."""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class Used:
    """A card left the hand to carry out its abilities."""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class AbilityWorked:
    """An ability of the card in use begins."""

    seat: Seat
    card: int
    ability: Ability


@dataclass(frozen=True, slots=True)
class AbilitySkipped:
    """An ability of the card in use could do nothing."""

    seat: Seat
    card: int
    ability: Ability


@dataclass(frozen=True, slots=True)
class Researched:
    """`card` went to the graveyard, and `taken` from Reserve slot `slot` to the Depot."""

    seat: Seat
    card: int
    taken: int
    slot: int


@dataclass(frozen=True, slots=True)
class Scrapped:
    """A card went from its owner's Depot to the graveyard."""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class Sabotaged:
    """`seat` put a card from hand into their Depot."""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class Defended:
    """A card now defends a base of its owner; the one it replaced went to the Depot."""

    seat: Seat
    card: int
    place: int
    replaced: int | None
    exposed: bool = False


@dataclass(frozen=True, slots=True)
class Retired:
    """A used card went to the Depot."""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class AssaultBegan:
    """An assault began; the first attacker settles its nation."""

    seat: Seat
    nation: int


@dataclass(frozen=True, slots=True)
class Shot:
    """An attacker hit `victim`: the defender's card, or the base's when `base`. A destroyed card has left its place."""

    seat: Seat
    attacker: int
    target: Seat
    place: int
    victim: int
    base: bool
    hit: Hit


@dataclass(frozen=True, slots=True)
class Besieged:
    """Siege Master hit `victim`, as in `Shot`; `displaced` is the defender who lost the base it stood on."""

    seat: Seat
    card: int
    target: Seat
    place: int
    victim: int
    base: bool
    hit: Hit
    displaced: int | None


@dataclass(frozen=True, slots=True)
class AssaultEnded:
    """An assault ended after destroying `kills` vehicles."""

    seat: Seat
    nation: int
    kills: int


@dataclass(frozen=True, slots=True)
class MedalsTaken:
    """Medal cards went from the nation's piles to the Depot."""

    seat: Seat
    nation: int
    cards: tuple[int, ...]
    source: MedalSource


@dataclass(frozen=True, slots=True)
class AchievementPassed:
    """An achievement went from one player to another by what happened before; None stands for a tie, or for nobody yet."""

    achievement: int
    loser: Seat | None
    winner: Seat | None


@dataclass(frozen=True, slots=True)
class HandDiscarded:
    """Phase III: unplayed cards went to the Depot."""

    seat: Seat
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EndTriggered:
    """The last round began."""

    cause: EndCause
    seat: Seat | None
    nation: int | None


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A turn ended."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game ended, after equally many turns for everybody."""

    outcome: Outcome


Event: TypeAlias = (
    TurnBegan
    | Bought
    | Dealt
    | ReserveDiscarded
    | DeckShuffled
    | GarageShuffled
    | Drew
    | BaseDrawn
    | Used
    | AbilityWorked
    | AbilitySkipped
    | Researched
    | Scrapped
    | Sabotaged
    | Defended
    | Retired
    | AssaultBegan
    | Shot
    | Besieged
    | AssaultEnded
    | MedalsTaken
    | AchievementPassed
    | HandDiscarded
    | EndTriggered
    | TurnEnded
    | GameEnded
)
