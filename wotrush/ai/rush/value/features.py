"""The features of a position: a sum of rows, most of them known from the position before.

A row is anything that can be added and multiplied: the network's packed numbers when opponents play, plain vectors of
inputs in training. Both therefore see the same features. Nothing is read that the seat cannot know: hands and Garages of
others only as one set, and the order of no pile.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from wotrush.ai.rush.value import inputs
from wotrush.ai.rush.value.course import CourseInputs
from wotrush.ai.rush.value.inputs import FIRST_OF_RESERVE, Inputs
from wotrush.ai.rush.value.printed import counted, counters, points
from wotrush.model.rush import RushGame
from wotrush.model.rush.catalogue import Catalogue
from wotrush.model.rush.scoring import ACHIEVEMENT_POINTS, Achievement, holder
from wotrush.model.rush.turn.phases import HAND, furthest_goes

UNIT = 256
"""Rows are multiplied by this, so that shares of a card can be counted in whole numbers."""
_REMEMBERED = 40_000
_SLOTS = len(inputs.SQUAD)
_SIZE = inputs.COMRADES + 2
_STANDING = _SIZE + 3
_BARE = _STANDING + 4
_POINTS = _BARE + 3


class Summable(Protocol):
    """What a row must be able to do."""

    def __add__(self, other: Any, /) -> Self: ...
    def __mul__(self, by: int, /) -> Self: ...


Row = TypeVar("Row", bound=Summable)


class _Squad(NamedTuple, Generic[Row]):
    row: Row
    """The row of the own squad or, for a rival, of the best rival's squad."""
    among: Row | None
    """The row as one of the other squads."""
    counts: int


class Features(Generic[Row]):
    """The features for one network and one card file; remembers the squads of the game that it sees."""

    def __init__(self, catalogue: Catalogue, pack: Callable[[Inputs], Row], nothing: Row) -> None:
        self._nothing = nothing
        self._counters = counters(catalogue)
        self._nations, self._power, self._armor = catalogue.nation, catalogue.power, catalogue.armor
        self._input = [pack({number: 1.0}) for number in range(len(inputs.NAMES))]
        printed = inputs.printed(catalogue)

        def table(first: int) -> list[Row]:
            return [pack({first + name: amount for name, amount in card.items()}) for card in printed]

        self._next = [table(who * _SLOTS) for who in range(len(inputs.WHO))]
        self._usual = [table(who * _SLOTS + inputs.USUAL) for who in range(len(inputs.WHO))]
        self._reserve = table(FIRST_OF_RESERVE)
        self._squads: dict[object, _Squad[Row]] = {}
        self._near: dict[object, tuple[Row, list[int]]] = {}
        self._rows: dict[object, Row] = {}
        self._standings: dict[object, tuple[list[int], list[int], list[int]]] = {}

    def tidy(self) -> None:
        """Forget everything once there is much of it, since another game has other squads."""
        if len(self._squads) + len(self._near) + len(self._rows) + len(self._standings) > _REMEMBERED:
            self._squads.clear()
            self._near.clear()
            self._rows.clear()
            self._standings.clear()

    def row(self, world: RushGame, seat: int) -> Row:
        """Return the row of the position as this seat sees it, or as if its turn ended here."""
        squads = self._all_squads(world, seat)
        rivals = [other for other in range(world.seats) if other != seat]
        leads, held, standing = self._standing(world, seat, squads)
        best = max(rivals, key=standing.__getitem__)
        row = squads[seat].row + squads[best].row
        row = row + self._bases(world, seat, 0, 1) + self._bases(world, best, 1, 1)
        for rival in rivals:
            row = row + squads[rival].among + self._bases(world, rival, 2, len(rivals))
        return row + self._offered(world, seat) + self._course(world, seat, best, leads, standing, held)

    def held(self, world: RushGame, seat: int) -> int:
        """Return how many achievements this seat would get now."""
        return self._standing(world, seat, self._all_squads(world, seat))[1][seat]

    def _all_squads(self, world: RushGame, seat: int) -> list[_Squad[Row]]:
        return [self._squad(world, other, other == seat) for other in range(world.seats)]

    def _standing(
        self, world: RushGame, seat: int, squads: Sequence[_Squad[Row]]
    ) -> tuple[list[int], list[int], list[int]]:
        counts = [squad.counts for squad in squads]
        if world.options.count_defenders:
            for slot, guard in enumerate(world.defender):
                if guard >= 0:
                    counts[slot // 3] += self._counters[guard]
        key = (seat, world.achievements, *counts, *world.bases_destroyed)
        known = self._standings.get(key)
        if known is None:
            known = self._standings[key] = _standings(world, counts, seat)
        return known

    def _squad(self, world: RushGame, seat: int, own: bool) -> _Squad[Row]:
        hand, garage, depot = world.hands[seat], world.garages[seat], world.depots[seat]
        active = seat == world.active
        using = world.using if active and world.using >= 0 and world.using not in world.graveyard else -1
        key = (own or world.seats, active, using, *hand, -1, *garage, -1, *depot)
        known = self._squads.get(key)
        if known is None:
            counts = sum([self._counters[card] for card in hand + garage + depot])
            if using >= 0:
                depot = [*depot, using]
            near, fresh = _nearest(hand, garage, depot, active, own)
            whole = hand + garage + depot
            row = self._squad_row(0 if own else 1, near, whole, fresh, points(counts), 1)
            among = None if own else self._squad_row(2, near, whole, fresh, points(counts), world.seats - 1)
            known = self._squads[key] = _Squad(row, among, counts)
        return known

    def _squad_row(
        self, who: int, near: Sequence[_Near], whole: list[int], fresh: int, scored: int, among: int
    ) -> Row:
        """Return the row of a squad; its share in the mean if it is one of `among` rivals."""
        nations = [0.0] * 4
        row = self._usually(who, whole, among)
        for cards, share in near:
            coming, attackers = self._coming(who, cards)
            row = row + coming * round(UNIT * share / among)
            nations = [sum_ + share * count for sum_, count in zip(nations, attackers, strict=True)]
        first, unit = who * _SLOTS, UNIT / among
        for number, amount in (
            (inputs.COMRADES, sum([expected * expected for expected in nations])),
            (_SIZE + 2, fresh / 10),
            (_POINTS, scored / 10),
            (_POINTS + 1, scored / max(6, len(whole))),
        ):
            row = row + self._input[first + number] * round(unit * amount)
        return row

    def _coming(self, who: int, cards: list[int]) -> tuple[Row, list[int]]:
        """Return the sum of the rows of cards that the next hand may hold, and the number of attackers per nation."""
        key = (who, *cards)
        known = self._near.get(key)
        if known is None:
            row = self._nothing
            for card in cards:
                row = row + self._next[who][card]
            known = self._near[key] = (row, self._attackers(cards))
        return known

    def _usually(self, who: int, whole: list[int], among: int) -> Row:
        """Return the row of a usual hand of these cards."""
        key = (who, among, frozenset(whole))
        known = self._rows.get(key)
        if known is None:
            size, in_hand = len(whole), HAND / max(HAND, len(whole))
            known = self._nothing
            for card in whole:
                known = known + self._usual[who][card]
            known = known * round(UNIT * in_hand / among)
            first, unit = who * _SLOTS, UNIT / among
            comrades = in_hand * in_hand * sum([count * count for count in self._attackers(whole)])
            for number, amount in (
                (inputs.COMRADES + 1, comrades),
                (_SIZE, size / 20),
                (_SIZE + 1, max(0, size - 18) / 10),
            ):
                known = known + self._input[first + number] * round(unit * amount)
            self._rows[key] = known
        return known

    def _attackers(self, cards: list[int]) -> list[int]:
        nations = [0] * 4
        for card in cards:
            if self._power[card]:
                nations[self._nations[card]] += 1
        return nations

    def _bases(self, world: RushGame, seat: int, who: int, among: int) -> Row:
        first = 3 * seat
        base, defender = world.base, world.defender
        key = (who, among, *base[first : first + 3], *defender[first : first + 3])
        known = self._rows.get(key)
        if known is None:
            known = self._rows[key] = self._guarded(
                base[first : first + 3], defender[first : first + 3], who, among
            )
        return known

    def _guarded(self, bases: list[int], defenders: list[int], who: int, among: int) -> Row:
        left, bare, guards = 0, 0, [0, 0, 0]
        for base, defender in zip(bases, defenders, strict=True):
            if base:
                left += 1
                if defender < 0:
                    bare += 1
                else:
                    guards[self._armor[defender]] += 1
        first, unit = who * _SLOTS, UNIT / among
        row = self._input[first + _STANDING + left] * round(unit)
        for number, amount in enumerate((bare / 3, guards[1] / 2, guards[2] / 2), first + _BARE):
            row = row + self._input[number] * round(unit * amount)
        return row

    def _offered(self, world: RushGame, seat: int) -> Row:
        """Return the row of what rivals may buy: the Reserve without the card that goes at the end of the turn."""
        cards = tuple(world.reserve[world.active == seat and furthest_goes(world) :])
        known = self._rows.get(cards)
        if known is None:
            known = self._nothing
            for card in cards:
                known = known + self._reserve[card] * (UNIT // HAND)
            self._rows[cards] = known
        return known

    def _course(
        self,
        world: RushGame,
        seat: int,
        best: int,
        leads: Sequence[int],
        standing: Sequence[int],
        held: Sequence[int],
    ) -> Row:
        """Return the row of how the game stands and how far it has come."""
        seats, lead = world.seats, standing[seat] - standing[best]
        kills = world.vehicles_destroyed[seat] - world.vehicles_destroyed[best]
        side = ((lead > 0) - (lead < 0)) or ((kills > 0) - (kills < 0)) / 2
        bases = min([3 - world.base[slot : slot + 3].count(0) for slot in range(0, 3 * seats, 3)])
        fewest, second, *_ = sorted(world.ones)
        course = CourseInputs(
            world.achievements,
            tuple(leads),
            lead,
            side,
            lead if seats == 2 else standing[seat] - (sum(standing) - standing[seat]) / (seats - 1),
            held[seat] - held[best],
            (fewest, second),
            bases,
            world.ending,
            seats,
            (seat - world.first) % seats,
            world.turn,
        )
        known = self._rows.get(course)
        if known is None:
            known = self._nothing
            for number, amount in course.amounts():
                if amount:
                    known = known + self._input[number] * round(UNIT * amount)
            self._rows[course] = known
        return known


_Near = tuple[list[int], float]
"""Cards, and how likely each of them is in the next hand."""


def _nearest(
    hand: list[int], garage: list[int], depot: list[int], active: bool, own: bool
) -> tuple[list[_Near], int]:
    """Return what the next hand may hold, and how many cards come before the next shuffle."""
    if active:
        later, first = depot + hand, min(HAND, len(garage))
        rest = min(HAND - first, len(later))
        near = [(garage, first / len(garage))] if garage else []
        return near + ([(later, rest / len(later))] if rest else []), len(garage)
    if own:
        return [(hand, 1.0)], len(garage)
    unseen = hand + garage
    return ([(unseen, len(hand) / len(unseen))] if unseen else []), len(unseen)


def _standings(world: RushGame, counts: Sequence[int], seat: int) -> tuple[list[int], list[int], list[int]]:
    """Return the lead by achievement, and by seat the achievements it would get now and all its points."""
    leads, held = [], [0] * world.seats
    for achievement in world.achievements:
        if achievement == Achievement.BASES:
            scores = world.bases_destroyed
        else:
            scores = [counted(packed, achievement) for packed in counts]
        won_by = holder(scores)
        if won_by is not None:
            held[won_by] += 1
        leads.append(scores[seat] - max([*scores[:seat], *scores[seat + 1 :]]))
    standing = [points(packed) + ACHIEVEMENT_POINTS * won for packed, won in zip(counts, held, strict=True)]
    return leads, held, standing
