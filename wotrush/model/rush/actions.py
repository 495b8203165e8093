"""What a player may intend. Every action prints as one line that parses back: `buy 2 with 14 3`.

Cards are numbers into the catalogue; a base is written `seat.place`, both from 0.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy one Reserve vehicle; without payers, pay with what Recruitment has left over."""

    card: int
    payers: tuple[int, ...] = ()

    def __str__(self) -> str:
        return (
            f"buy {self.card} with {' '.join(map(str, self.payers))}" if self.payers else f"buy {self.card}"
        )


@dataclass(frozen=True, slots=True)
class Use:
    """Carry out every ability of a card, then defend with it if it has armor."""

    card: int

    def __str__(self) -> str:
        return f"use {self.card}"


@dataclass(frozen=True, slots=True)
class Defend:
    """Defend with a card, ignoring its abilities."""

    card: int
    place: int

    def __str__(self) -> str:
        return f"defend {self.card} at {self.place}"


@dataclass(frozen=True, slots=True)
class Attack:
    """Hit an enemy's base, or the defender on it."""

    card: int
    seat: int
    place: int

    def __str__(self) -> str:
        return f"attack {self.card} on {self.seat}.{self.place}"


@dataclass(frozen=True, slots=True)
class EndAssault:
    """Make no more hits, and take the medals."""

    def __str__(self) -> str:
        return "end assault"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Play no more cards and go on to phase III."""

    def __str__(self) -> str:
        return "end turn"


@dataclass(frozen=True, slots=True)
class Discard:
    """Answer Sabotage by putting a card from hand into the Depot."""

    card: int

    def __str__(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True)
class Strike:
    """Choose Siege Master's target: a base, or the armored vehicle that defends it."""

    seat: int
    place: int
    defender: bool = False

    def __str__(self) -> str:
        return f"strike {'defender' if self.defender else 'base'} {self.seat}.{self.place}"


@dataclass(frozen=True, slots=True)
class Take:
    """Choose the Reserve vehicle that Research brings."""

    card: int

    def __str__(self) -> str:
        return f"take {self.card}"


@dataclass(frozen=True, slots=True)
class Scrap:
    """Send a card from the Depot to the graveyard by Repair."""

    card: int

    def __str__(self) -> str:
        return f"scrap {self.card}"


@dataclass(frozen=True, slots=True)
class StopRepair:
    """Send only one card to the graveyard by Repair."""

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class Place:
    """Choose the base that the card just used defends."""

    place: int

    def __str__(self) -> str:
        return f"place at {self.place}"


@dataclass(frozen=True, slots=True)
class TakeMedals:
    """Choose how many two-medal cards to take for pairs of kills; the other kills give one-medal cards."""

    doubles: int

    def __str__(self) -> str:
        return f"medals {self.doubles}"


@dataclass(frozen=True, slots=True)
class Expose:
    """Rule option Exposed attacker: let one attacker defend a base after the assault."""

    card: int
    place: int

    def __str__(self) -> str:
        return f"expose {self.card} at {self.place}"


@dataclass(frozen=True, slots=True)
class Refresh:
    """Rule option Optional refresh: discard the furthest Reserve card, or keep it."""

    discard: bool

    def __str__(self) -> str:
        return "refresh" if self.discard else "keep"


Action: TypeAlias = (
    Buy
    | Use
    | Defend
    | Attack
    | EndAssault
    | EndTurn
    | Discard
    | Strike
    | Take
    | Scrap
    | StopRepair
    | Place
    | TakeMedals
    | Expose
    | Refresh
)

END_TURN, END_ASSAULT, STOP_REPAIR = EndTurn(), EndAssault(), StopRepair()
REFRESH, KEEP = Refresh(True), Refresh(False)

_FIXED: dict[str, Action] = {str(a): a for a in (END_TURN, END_ASSAULT, STOP_REPAIR, REFRESH, KEEP)}


def _base(text: str) -> tuple[int, int]:
    seat, _, place = text.partition(".")
    return int(seat), int(place)


def parse_action(text: str, card: Callable[[str], int] = int) -> Action:
    """Read an action's line; `card` turns a card's word into its number. Raises ValueError that quotes the line."""
    try:
        match text.split():
            case ["buy", what]:
                return Buy(card(what))
            case ["buy", what, "with", first, *more]:
                return Buy(card(what), tuple(map(card, (first, *more))))
            case ["use", what]:
                return Use(card(what))
            case ["defend", what, "at", place]:
                return Defend(card(what), int(place))
            case ["attack", what, "on", base]:
                return Attack(card(what), *_base(base))
            case ["discard", what]:
                return Discard(card(what))
            case ["strike", ("base" | "defender") as which, base]:
                return Strike(*_base(base), which == "defender")
            case ["take", what]:
                return Take(card(what))
            case ["scrap", what]:
                return Scrap(card(what))
            case ["place", "at", place]:
                return Place(int(place))
            case ["medals", doubles]:
                return TakeMedals(int(doubles))
            case ["expose", what, "at", place]:
                return Expose(card(what), int(place))
            case words:
                return _FIXED[" ".join(words)]
    except (ValueError, KeyError):
        raise ValueError(f"cannot read the action {text!r}; it should look like 'buy 2 with 14 3'") from None
