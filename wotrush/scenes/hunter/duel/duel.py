"""What the stage shows, as values: who fights whom, and a row for every roll with its arithmetic before its dice."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import Enum

from wotrush.i18n import mark
from wotrush.model.game import Seat
from wotrush.model.hunter.cards.words import AMMO_CRISIS, CARPET_BOMBING
from wotrush.model.hunter.odds.forecast import FACES
from wotrush.model.hunter.odds.struck import StruckUnit

NOBODY = -1
NO_CARD = -1
NO_KIND = -1


class Roll(Enum):
    """What a row of dice is rolled for."""

    ATTACK = mark("Attack")
    CHARGE = mark("Charge")
    COUNTER = mark("Counterattack")
    AMBUSH = mark("Ambush")
    SPYING = mark("Spying")
    ANTI_AIR = mark("Anti-air fire")
    EVADING = mark("Evading")
    MINES = mark("Minefield")
    EFFECT = mark("Event")
    AMMO = mark("Ammo check")


ROLLING = (CARPET_BOMBING, AMMO_CRISIS)
"""Events that roll dice for units of everybody."""
STRIKES = (Roll.ATTACK, Roll.CHARGE, Roll.COUNTER, Roll.AMBUSH)
"""What units roll for that strike at one another."""


class RowVerdict(Enum):
    """How a row ended. PENDING: it is still to come, or under way."""

    PENDING = "pending"
    ROLLED = "rolled"
    """The dice lie there, but a card may change them still."""
    HIT = "hit"
    MISSED = "missed"
    AVERTED = "averted"
    OFF = "off"
    """No die is rolled any more."""


@dataclass(frozen=True, slots=True)
class Term:
    """A number of the sum and what it is."""

    value: int
    name: str
    """A message."""


@dataclass(frozen=True, slots=True)
class DuelRow:
    """One roll. `unit` and `target` are places, 0 where there is none."""

    roll: Roll
    seat: Seat
    unit: int
    target: int
    number: int
    terms: tuple[Term, ...] = ()
    salvos: int = 1
    dry_from: int = FACES + 1
    """The lowest face that runs the unit dry."""
    upwards: bool = False
    """Whether faces from the number on count, not those up to it."""
    led: bool = False
    """Whether each salvo has two dice, of which the lower counts."""
    dice: tuple[int, ...] = ()
    verdict: RowVerdict = RowVerdict.PENDING
    chance: float = 0.0
    """That the strike hits, before its dice."""
    then: float | None = None
    """The same once the card that is being played has taken effect, if that changes it."""
    kind: int = NO_KIND
    """The kind of strike; a roll that is no strike has none."""
    event: int = NO_CARD
    """The event whose die it is."""
    evade: int = 0
    """The highest die with which the target may evade the strike; 0: it may not."""
    pins: bool = False
    """Whether hits do no more than pin the target."""

    def same_as(self, other: DuelRow) -> bool:
        """Return whether it is the same roll, worked out at another moment."""
        return (self.roll, self.unit) == (other.roll, other.unit)

    def counts(self, face: int) -> bool:
        """Return whether a face is a success."""
        return face >= self.number if self.upwards else face <= self.number

    @property
    def plain(self) -> bool:
        """Whether its number is no sum: a value as the card has it, or nothing but a number."""
        return len(self.terms) < 2

    @property
    def chosen(self) -> tuple[int, ...]:
        """The die of each salvo that counts."""
        if not self.led:
            return self.dice
        return tuple(min(pair) for pair in zip(self.dice[::2], self.dice[1::2], strict=True))

    @property
    def missed_by(self) -> int:
        """By how much the best die missed."""
        best = max(self.chosen) if self.upwards else min(self.chosen)
        return abs(best - self.number)


@dataclass(frozen=True, slots=True)
class UnitRoll:
    """A die of an effect that strikes many units."""

    unit: int
    die: int = 0
    """What it shows; 0 before it has been rolled."""
    good: bool = False
    """Whether that is a success."""
    happened: bool = False
    """Whether the effect has come."""
    risk: StruckUnit | None = None
    """What the effect may do to the unit, before its die."""

    @property
    def safe(self) -> bool:
        """Whether the effect cannot harm the unit, whatever its die shows."""
        return self.risk is not None and not self.risk.chance

    @property
    def strikes(self) -> bool:
        """Whether the die that lies there is sure to harm the unit."""
        return self.good and not self.safe and (self.risk is None or self.risk.certain)


@dataclass(frozen=True, slots=True)
class Duel:
    """A fight, a spying or an event on the stage."""

    seat: Seat
    """Who began it."""
    other: Seat = NOBODY
    """Whom it is aimed at."""
    left: int = 0
    """The unit that attacks, on the left of the stage; 0 where an event does."""
    right: int = 0
    event: int = NO_CARD
    """The event that takes the place of an attacker."""
    cancelled: bool = False
    rows: tuple[DuelRow, ...] = ()
    current: int = NOBODY
    """The row that is rolled now."""
    rolls: tuple[UnitRoll, ...] = ()
    """From the first die of an effect on, a roll for every unit that it strikes."""
    reaction: int = NO_CARD
    """The event that has just been played into it."""
    reactor: Seat = NOBODY
    """Who played that event."""
    played_on: int = 0
    """The unit that it is played on, if it names one."""
    gunner: int = 0
    """The unit that fires at aircraft or from an ambush, if it is neither of the two."""
    laid: bool = False
    """Whether the event has left the stage, since it lies under a unit or in front of a player now."""
    done: bool = False
    """Whether the event has taken a card from a hand, which it says no more of then."""
    lost: tuple[int, ...] = ()
    """The units that have left play here."""
    bombing: int = 0
    """Which Carpet Bombing of the game it is."""
    over: bool = False
    """Whether it has been fought out, and stands there only to be looked at."""

    @property
    def row(self) -> DuelRow | None:
        return self.rows[self.current] if 0 <= self.current < len(self.rows) else None

    def with_row(self, at: int, row: DuelRow) -> Duel:
        """Return it with a row in the place of another."""
        return replace(self, rows=(*self.rows[:at], row, *self.rows[at + 1 :]))

    def with_new(self, row: DuelRow) -> Duel:
        """Return it with one more row, which is rolled now: before a roll that waits for it, or after one that led to it."""
        at = len(self.rows)
        if self.row is not None:
            at = self.current if self.row.verdict is RowVerdict.PENDING else self.current + 1
        return replace(self, rows=(*self.rows[:at], row, *self.rows[at:]), current=at)

    def called_off(self, rows: Collection[DuelRow]) -> Duel:
        """Return it with those of the rows called off that are still to come."""
        off = [row for row in rows if row.verdict is RowVerdict.PENDING]
        return replace(
            self, rows=tuple(replace(row, verdict=RowVerdict.OFF) if row in off else row for row in self.rows)
        )

    @property
    def blank(self) -> Duel:
        """It without any of the dice that are rolled for many units."""
        return replace(self, rolls=tuple(replace(roll, die=0, good=False) for roll in self.rolls))

    @property
    def with_rolls_alone(self) -> Duel:
        """It without all but the dice for many units."""
        return replace(self, rows=(), current=NOBODY, gunner=0)

    @property
    def crowded(self) -> bool:
        """Whether dice are rolled for units of everybody."""
        return bool(self.rolls) and self.event in ROLLING

    @property
    def fought_out(self) -> Duel | None:
        """It as it may be looked at once it is over; None if there are no dice to see."""
        rolled = self.rolls or any(row.dice for row in self.rows)
        return replace(self, over=True) if rolled else None

    @property
    def after_hits(self) -> Duel:
        """It without the strikes that do not come if the hits that lie there stay."""
        rolled = (row for row in self.rows if row.verdict is RowVerdict.ROLLED and row.roll in STRIKES)
        if not any(row.counts(die) for row in rolled for die in row.chosen):
            return self
        return self.called_off([row for row in self.rows if row.roll in STRIKES])

    @property
    def passed_over(self) -> Duel:
        """It with what was declined that could have come before the current roll."""
        return self.called_off(self.rows[: max(0, self.current)])

    @property
    def units(self) -> tuple[int, ...]:
        """The cards that have stepped out and are still in play."""
        return tuple(unit for unit in (self.left, self.right, self.aside) if unit and unit not in self.lost)

    @property
    def aside(self) -> int:
        """The unit beside the two; an event that is played now takes its place."""
        return self.gunner if self.reaction == NO_CARD else 0


def resumed(followed: Duel | None, fresh: Duel | None) -> Duel | None:
    """Return the duel as it was followed, if it is the one that the rules are in, who know less of what was rolled. One that
    is over stays while the rules are in none.
    """
    if fresh is None:
        return followed if followed is not None and followed.over else None
    if followed is None or followed.over:
        return fresh
    left, right = (unit if unit in followed.units else 0 for unit in (followed.left, followed.right))
    if (left, right, followed.event) != (fresh.left, fresh.right, fresh.event):
        return fresh
    rows = tuple(_as_it_stands(row, fresh) for row in followed.rows)
    waits = (i for i, row in enumerate(rows) if _waits(row) and fresh.row and row.same_as(fresh.row))
    return replace(
        followed,
        rows=rows,
        current=next(waits, followed.current),
        gunner=fresh.gunner,
        reaction=fresh.reaction,
        reactor=fresh.reactor,
        played_on=fresh.played_on,
    ).passed_over


def _waits(row: DuelRow) -> bool:
    return not row.dice and row.verdict is RowVerdict.PENDING


def _as_it_stands(row: DuelRow, fresh: Duel) -> DuelRow:
    """Return a row that waits for its dice as the rules work it out now, by all that has been played since."""
    now = next((one for one in fresh.rows if _waits(one) and one.same_as(row)), None)
    return now if _waits(row) and now is not None else replace(row, then=None)


def goes_on(one: Duel, other: Duel) -> bool:
    """Return whether it is one and the same fight, though a unit may have joined or left it."""
    if one.over and not other.over:
        return False
    return (one.seat, one.event) == (other.seat, other.event) and (
        one.other == other.other or bool(set(one.units) & set(other.units))
    )
