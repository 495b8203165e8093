"""The features of a position: a sum of rows, most of them known from the position before.

A row is anything that can be added and multiplied: the network's packed numbers when opponents play, plain vectors of
inputs in training. Both therefore see the same features. Nothing is read that the seat cannot know: hands and Garages of
others only as one set, and the order of no pile.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, final

from wotrush.ai.rush.value import inputs
from wotrush.ai.rush.value.course import CourseInputs, RaceInputs
from wotrush.ai.rush.value.inputs import FIRST_OF_RESERVE, Inputs
from wotrush.ai.rush.value.printed import counted, in_play, points
from wotrush.ai.rush.value.squads import BARE_BASES, BASES, SLOTS, UNIT, Row, Squad, Squads
from wotrush.model.rush import RushGame
from wotrush.model.rush.catalogue import Catalogue
from wotrush.model.rush.scoring import ACHIEVEMENT_POINTS, Achievement, holder
from wotrush.model.rush.turn.phases import HAND, furthest_goes

_REMEMBERED = 40_000


@final
class _Standing(Generic[Row]):
    """How a game stands for one seat."""

    def __init__(self, best: int, held: Sequence[int], row: Row) -> None:
        self.best, self.held, self.row = best, held, row


@final
class _Bases(Generic[Row]):
    """All bases of a table: their row with each seat as the best rival, and the bases left to whoever lost most."""

    def __init__(self, rows: Sequence[Row], fewest: int) -> None:
        self.rows, self.fewest = rows, fewest


@final
class Features(Generic[Row]):
    """The features for one network and one card file; remembers what it has seen of a game."""

    def __init__(self, catalogue: Catalogue, pack: Callable[[Inputs], Row], nothing: Row) -> None:
        self._nothing, self._armor = nothing, catalogue.armor
        self._single = [pack({number: 1.0}) for number in range(len(inputs.NAMES))]
        self._squads = Squads(catalogue, pack, self._single, nothing)
        self._offer = [
            pack({FIRST_OF_RESERVE + name: amount for name, amount in card.items()}) * (UNIT // HAND)
            for card in inputs.printed(catalogue)
        ].__getitem__
        self._masks: dict[tuple[int, ...], int] = {}
        self._standings: dict[tuple[object, ...], _Standing[Row]] = {}
        self._all_bases: dict[tuple[int, ...], _Bases[Row]] = {}
        self._bases: dict[tuple[int, ...], Row] = {}
        self._course: dict[CourseInputs | RaceInputs, Row] = {}

    def tidy(self) -> None:
        """Forget everything once there is much of it, since another game has other squads."""
        memories = (self._squads, self._standings, self._all_bases, self._bases, self._course)
        if sum(len(memory) for memory in memories) > _REMEMBERED:
            for memory in memories:
                memory.clear()

    def row(self, world: RushGame, seat: int) -> Row:
        """Return the row of the position as this seat sees it, or as if its turn ended here."""
        squads = self._all_squads(world, seat)
        bases = self._guards(world, seat)
        standing = self._standing(world, seat, squads, bases.fewest)
        best = standing.best
        row = squads[seat].row + squads[best].row + bases.rows[best] + standing.row
        for squad in squads:
            row = row + squad.among
        return sum(map(self._offer, world.reserve[world.active == seat and furthest_goes(world) :]), row)

    def held(self, world: RushGame, seat: int) -> int:
        """Return how many achievements this seat would get now."""
        bases = self._guards(world, seat)
        return self._standing(world, seat, self._all_squads(world, seat), bases.fewest).held[seat]

    def _all_squads(self, world: RushGame, seat: int) -> list[Squad[Row]]:
        of = self._squads
        return [
            of.own(world, seat) if other == seat else of.rival(world, other) for other in range(world.seats)
        ]

    def _guards(self, world: RushGame, seat: int) -> _Bases[Row]:
        key = (seat, *world.base, *world.defender)
        known = self._all_bases.get(key)
        if known is None:
            rivals = [other for other in range(world.seats) if other != seat]
            common = self._guarded(world, seat, 0, 1)
            for rival in rivals:
                common = common + self._guarded(world, rival, 2, len(rivals))
            rows = [self._nothing] * world.seats
            for rival in rivals:
                rows[rival] = common + self._guarded(world, rival, 1, 1)
            left = [3 - world.base[3 * other : 3 * other + 3].count(0) for other in range(world.seats)]
            known = self._all_bases[key] = _Bases(rows, min(left))
        return known

    def _guarded(self, world: RushGame, seat: int, who: int, among: int) -> Row:
        """Return the row of a seat's bases and defenders."""
        first = 3 * seat
        bases, defenders = world.base[first : first + 3], world.defender[first : first + 3]
        key = (who, among, *bases, *defenders)
        known = self._bases.get(key)
        if known is None:
            left, bare, guards = 0, 0, [0, 0, 0]
            for base, defender in zip(bases, defenders, strict=True):
                if base:
                    left += 1
                    if defender < 0:
                        bare += 1
                    else:
                        guards[self._armor[defender]] += 1
            slots, unit = who * SLOTS, UNIT / among
            known = self._single[slots + BASES + left] * round(unit)
            for number, amount in enumerate((bare / 3, guards[1] / 2, guards[2] / 2), slots + BARE_BASES):
                known = known + self._single[number] * round(unit * amount)
            self._bases[key] = known
        return known

    def _standing(
        self, world: RushGame, seat: int, squads: Sequence[Squad[Row]], bases: int
    ) -> _Standing[Row]:
        """Return how the game stands and how far it has come."""
        counts = [squad.counts for squad in squads]
        if world.options.count_defenders:
            for slot, guard in enumerate(world.defender):
                if guard >= 0:
                    counts[slot // 3] += self._squads.counts(guard)
        mask = self._masks.get(world.achievements)
        if mask is None:
            mask = self._masks[world.achievements] = in_play(world.achievements)
        key = (
            *(mask, seat, world.first, world.turn, world.ending, bases),
            *[count & mask for count in counts],
            *(*world.bases_destroyed, *world.vehicles_destroyed, *world.ones),
        )
        known = self._standings.get(key)
        if known is None:
            known = self._standings[key] = self._stood(world, seat, counts, bases)
        return known

    def _stood(self, world: RushGame, seat: int, counts: Sequence[int], bases: int) -> _Standing[Row]:
        leads, held = _leads(world, counts, seat)
        standing = [
            points(packed) + ACHIEVEMENT_POINTS * won for packed, won in zip(counts, held, strict=True)
        ]
        best = max([other for other in range(world.seats) if other != seat], key=standing.__getitem__)
        seats, lead = world.seats, standing[seat] - standing[best]
        kills = world.vehicles_destroyed[seat] - world.vehicles_destroyed[best]
        side = ((lead > 0) - (lead < 0)) or ((kills > 0) - (kills < 0)) / 2
        fewest, second, *_ = sorted(world.ones)
        course = CourseInputs(
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
        late = course.late
        row = self._summed(course)
        for achievement, far in zip(world.achievements, leads, strict=True):
            row = row + self._summed(RaceInputs(achievement, far, late))
        return _Standing(best, held, row)

    def _summed(self, course: CourseInputs | RaceInputs) -> Row:
        """Return the row of these inputs."""
        known = self._course.get(course)
        if known is None:
            known = self._nothing
            for number, amount in course.amounts():
                if amount:
                    known = known + self._single[number] * round(UNIT * amount)
            self._course[course] = known
        return known


def _leads(world: RushGame, counts: Sequence[int], seat: int) -> tuple[list[int], list[int]]:
    """Return the lead by achievement, and by seat the achievements it would get now."""
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
    return leads, held
