"""What lies on the table, and moving it about. Nothing here asks anybody anything."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Protocol

from tests.model.hunter.second.box import EVENTS, UNITS, EventCard, UnitCard
from wotrush.model.hunter import HunterOptions

FRONT, BACK = "front", "back"


class GameOver(Exception):
    """Section 19: nothing further is resolved."""


class TurnOver(Exception):
    """Quick elimination took the active player out in his own turn."""


class Chance(Protocol):
    """Every die and every shuffle comes from outside."""

    def die(self, seat: int) -> int: ...
    def shuffle(self, what: str, cards: list[str]) -> list[str]: ...
    def deal_over(self, units: list[Unit]) -> list[Unit]: ...
    def one_of(self, seat: int, cards: list[str]) -> str: ...


@dataclass(eq=False)
class Unit:
    """A unit or a commander in play. `place` is 0 until it has one."""

    card: UnitCard
    seat: int
    line: str
    place: int = 0
    revealed: bool = False
    pinned: bool = False
    dry: bool = False
    exhausted: bool = False
    attached: list[str] = field(default_factory=list)
    in_play: bool = True
    rolled: bool = False
    """It rolled in an attack, a counter or an anti-air shot this turn (12.2)."""
    evaded: bool = False
    """It tried to evade this turn (12.3)."""

    @property
    def type(self) -> str:
        return self.card.type

    @property
    def able(self) -> bool:
        return self.in_play and self.revealed and self.fit

    @property
    def fit(self) -> bool:
        """Able, once it is revealed."""
        return not self.pinned and not self.dry

    def reveal(self) -> None:
        self.revealed = True

    def hide(self) -> None:
        self.revealed = False


@dataclass(eq=False)
class Before:
    """A card that lies in front of a player."""

    card: EventCard
    seat: int
    last_turn: int | None = None
    """It is discarded at the end of this turn of its player, counted from 1."""


@dataclass(eq=False)
class Player:
    seat: int
    hand: list[str] = field(default_factory=list)
    units: list[Unit] = field(default_factory=list)
    """Of both lines; each line from left to right."""
    commanders: list[Unit] = field(default_factory=list)
    before: list[Before] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    turns: int = 0
    out: bool = False

    def in_line(self, line: str) -> list[Unit]:
        return [unit for unit in self.units if unit.line == line]

    def card_before(self, name: str) -> Before | None:
        return next((card for card in self.before if card.card.id == name), None)

    def commander(self, name: str) -> Unit | None:
        return next((unit for unit in self.commanders if unit.card.id == name), None)

    @property
    def score(self) -> int:
        return sum(UNITS[name].points for name in self.pile)


@dataclass(eq=False)
class Losses:
    """Units that left play in one strike or effect: who lost each, the unit, and who scored it, if anybody."""

    lost: list[tuple[int, Unit, int | None]] = field(default_factory=list)
    reserves: list[int] = field(default_factory=list)
    """Who played an Emergency Reserve for them."""


class Table:
    """Everything that the rules know. Seats count from 0."""

    def __init__(self, options: HunterOptions, chance: Chance) -> None:
        self.options, self.chance = options, chance
        self.players = [Player(seat) for seat in range(options.players)]
        self.unit_deck: list[str] = []
        self.event_deck: list[str] = []
        self.discard: list[str] = []
        self.removed: list[str] = []
        self.active = 0
        self.turn = 0
        self.next_place = 1
        self.carpet_bombings = 0
        self.ignored: list[Before] = []
        """Water that the active player ignores until the end of this turn (14.8)."""
        self.declared: tuple[Unit, ...] = ()
        """Units in the declared attack or spying."""
        self.quiet_turns = 0
        self.quiet = True
        self.acted = False
        self.extra_action = False
        self.target_destroyed = False
        """The last action was an attack, and its attacker destroyed the target (E16)."""
        self.end = ""

    def clockwise(self) -> list[Player]:
        """Players still in the game, from the active one."""
        order = self.players[self.active :] + self.players[: self.active]
        return [player for player in order if not player.out]

    def enemies(self, seat: int) -> list[Player]:
        return [player for player in self.players if player.seat != seat and not player.out]

    def units(self) -> Iterator[Unit]:
        for player in self.clockwise():
            yield from player.in_line(FRONT)
            yield from player.in_line(BACK)

    def unit_at(self, place: int) -> Unit:
        return next(unit for player in self.players for unit in player.units if unit.place == place)

    def number(self, unit: Unit) -> None:
        unit.place = self.next_place
        self.next_place += 1

    def change_line(self, unit: Unit, line: str) -> None:
        """3.6, E02: to the right end, and out of its Trench."""
        units = self.players[unit.seat].units
        units.remove(unit)
        units.append(unit)
        unit.line = line
        if "trench" in unit.attached:
            self.detach(unit, "trench")

    def detach(self, unit: Unit, name: str) -> None:
        unit.attached.remove(name)
        self.discard.append(name)

    def leave(self, unit: Unit, losses: Losses, scorer: int | None) -> None:
        """A unit is destroyed by `scorer`, or removed."""
        self.players[unit.seat].units.remove(unit)
        unit.in_play = False
        self.discard += unit.attached
        unit.attached = []
        if scorer is None:
            self.removed.append(unit.card.id)
        else:
            self.players[scorer].pile.append(unit.card.id)
        losses.lost.append((unit.seat, unit, scorer))
        self.quiet = False

    def pin(self, unit: Unit, losses: Losses, scorer: int) -> None:
        """7.2."""
        if unit.pinned:
            self.leave(unit, losses, scorer)
        unit.pinned = True

    def run_dry(self, unit: Unit, losses: Losses) -> None:
        """7.3: by a card effect."""
        if unit.dry:
            self.leave(unit, losses, None)
        unit.dry = True

    def cure(self, unit: Unit, marker: str) -> None:
        if marker == "pinned":
            unit.pinned = False
        else:
            unit.dry = False
            if "fuel_shortage" in unit.attached:
                self.detach(unit, "fuel_shortage")

    def discard_before(self, card: Before) -> None:
        self.players[card.seat].before.remove(card)
        self.discard.append(card.card.id)

    def lay_before(self, name: str, seat: int, last_turn: int | None = None) -> None:
        player = self.players[seat]
        if older := player.card_before(name):
            self.discard_before(older)
        player.before.append(Before(EVENTS[name], seat, last_turn))

    def water(self, name: str, seat: int) -> Before | None:
        """The water card before that player, unless the active player ignores it and this is about one of his units."""
        card = self.players[seat].card_before(name)
        return None if card in self.ignored and seat == self.active else card

    def may_change_line(self, seat: int) -> bool:
        return self.water("flash_flood", seat) is None

    def readiness(self, unit: Unit, *, countering_ignorer: bool = False) -> int:
        """Fire readiness: E19 and E33 both count, and it is at least 1. `countering_ignorer`: 14.8."""
        value = unit.card.ammo
        if "fuel_shortage" in unit.attached:
            value -= 2
        swamp = self.water("swamp", unit.seat)
        if unit.type == "AFV" and swamp and not (countering_ignorer and swamp in self.ignored):
            value -= 1
        return max(1, value)

    def hand_limit(self, seat: int) -> int:
        player = self.players[seat]
        limit = 3
        if player.card_before("depot"):
            limit += 2
        if player.commander("c10"):
            limit += 1
        return limit

    def bad_weather(self) -> bool:
        return any(player.card_before("bad_weather") for player in self.players)

    def eliminate(self, player: Player) -> None:
        """18.2."""
        player.out = True
        self.discard += player.hand
        player.hand = []
        for card in list(player.before):
            self.discard_before(card)
        self.removed += [unit.card.id for unit in player.commanders]
        player.commanders = []

    def stop_if_one_is_left(self) -> None:
        """19.1."""
        if sum(not player.out for player in self.players) <= 1:
            raise GameOver("last_player")
