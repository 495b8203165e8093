"""The rows of squads: what their cards bring to the next hand and to a usual hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, Self, TypeVar, final

from wotrush.ai.rush.value import inputs
from wotrush.ai.rush.value.inputs import Inputs
from wotrush.ai.rush.value.printed import attackers, marks, points, scored
from wotrush.model.rush import RushGame
from wotrush.model.rush.cards import MAX_SEATS
from wotrush.model.rush.catalogue import Catalogue
from wotrush.model.rush.turn.phases import HAND

UNIT = 256
"""Rows are multiplied by this, so that shares of a card can be counted in whole numbers."""
SLOTS = len(inputs.SQUAD)
_SIZE = inputs.SQUAD.index("size")
BASES = inputs.SQUAD.index("0 bases")
BARE_BASES = inputs.SQUAD.index("bare bases")
_POINTS = inputs.SQUAD.index("points")
_WAITS = -2
"""In place of the card being used: it is another seat's turn."""


class Summable(Protocol):
    """What a row must be able to do."""

    def __add__(self, other: Any, /) -> Self: ...
    def __mul__(self, by: int, /) -> Self: ...


Row = TypeVar("Row", bound=Summable)


@final
class Squad(Generic[Row]):
    """What a squad adds to a position."""

    def __init__(self, row: Row, among: Row, counts: int) -> None:
        self.row = row
        """Its row if it is the own squad, or that of the best rival."""
        self.among = among
        """Its share in the mean of all rivals; nothing for the own squad."""
        self.counts = counts
        """What it scores by, as in `printed.scored`."""


@final
class _Look(Generic[Row]):
    """A rival's squad as it lay when it was last seen."""

    def __init__(self, zones: Sequence[list[int]], using: int, rivals: int, squad: Squad[Row]) -> None:
        self.hand, self.garage, self.depot = [zone.copy() for zone in zones]
        self.using, self.rivals, self.squad = using, rivals, squad


@final
class _Cards:
    """The cards of a squad, and what may come to its hand next."""

    def __init__(self, cards: list[int], marks: int, score: int, near: Sequence[_Near], fresh: int) -> None:
        self.cards, self.marks, self.score, self.near = cards, marks, score, near
        self.fresh = fresh
        """How many cards come before the next shuffle."""


@final
class Squads(Generic[Row]):
    """The squads of a game. Hot path: most look as they did in the position before, others were seen in another order."""

    def __init__(
        self, catalogue: Catalogue, pack: Callable[[Inputs], Row], single: Sequence[Row], nothing: Row
    ) -> None:
        self._nothing, self._single = nothing, single
        self._mark = marks(catalogue).__getitem__
        printed = inputs.printed(catalogue)

        def table(first: int) -> list[Row]:
            return [pack({first + name: amount for name, amount in card.items()}) for card in printed]

        self._next = [table(who * SLOTS).__getitem__ for who in range(len(inputs.WHO))]
        self._usual = [table(who * SLOTS + inputs.USUAL).__getitem__ for who in range(len(inputs.WHO))]
        self._own: dict[tuple[int, int, int, int], Squad[Row]] = {}
        self._rivals: dict[tuple[int, int, int, int, int], Squad[Row]] = {}
        self._figures: dict[tuple[int, int, int, int, int], Row] = {}
        self._last: list[_Look[Row] | None] = [None for _ in range(MAX_SEATS)]
        self._garage, self._in_garage = list[int](), 0

    def __len__(self) -> int:
        return len(self._own) + len(self._rivals) + len(self._figures)

    def clear(self) -> None:
        """Forget all squads."""
        self._own.clear()
        self._rivals.clear()
        self._figures.clear()
        self._last = [None for _ in range(MAX_SEATS)]

    def counts(self, card: int) -> int:
        """Return what a card counts for in the end."""
        return scored(self._mark(card))

    def own(self, world: RushGame, seat: int) -> Squad[Row]:
        """Return the squad of the seat that looks."""
        hand, garage, depot = world.hands[seat], world.garages[seat], world.depots[seat]
        using = _used(world, seat)
        if garage != self._garage:
            self._garage, self._in_garage = garage.copy(), sum(map(self._mark, garage))
        in_hand = sum(map(self._mark, hand))
        later = in_hand + sum(map(self._mark, depot))
        key = (using, self._in_garage, later, in_hand if using == _WAITS else 0)
        known = self._own.get(key)
        if known is None:
            whole = self._in_garage + later
            counts = scored(whole)
            if using == _WAITS:
                near = [(hand, in_hand, 1.0)]
                squad = _Cards(hand + garage + depot, whole, points(counts), near, len(garage))
            else:
                squad = self._open(hand, garage, depot, whole, using)
            known = self._own[key] = Squad(self._row(0, squad, 1), self._nothing, counts)
        return known

    def rival(self, world: RushGame, seat: int) -> Squad[Row]:
        """Return the squad of another seat, whose hand and Garage are one set of cards unless it is its turn."""
        hand, garage, depot = world.hands[seat], world.garages[seat], world.depots[seat]
        using = _used(world, seat)
        rivals, last = world.seats - 1, self._last[seat]
        if (
            last is not None
            and depot == last.depot
            and hand == last.hand
            and garage == last.garage
            and using == last.using
            and rivals == last.rivals
        ):
            return last.squad
        in_garage, in_depot = sum(map(self._mark, garage)), sum(map(self._mark, depot))
        whole = sum(map(self._mark, hand)) + in_garage + in_depot
        key = (rivals, using, in_depot if using == _WAITS else in_garage, whole, len(hand))
        known = self._rivals.get(key)
        if known is None:
            counts = scored(whole)
            if using == _WAITS:
                unseen = hand + garage
                near = [(unseen, whole - in_depot, len(hand) / len(unseen))] if unseen else []
                squad = _Cards(unseen + depot, whole, points(counts), near, len(unseen))
            else:
                squad = self._open(hand, garage, depot, whole, using)
            known = Squad(self._row(1, squad, 1), self._row(2, squad, rivals), counts)
            self._rivals[key] = known
        self._last[seat] = _Look((hand, garage, depot), using, rivals, known)
        return known

    def _open(self, hand: list[int], garage: list[int], depot: list[int], whole: int, using: int) -> _Cards:
        """Return the squad of the seat whose turn it is, which draws anew at the end of it."""
        score = points(whole)
        if using >= 0:
            depot, whole = [*depot, using], whole + self._mark(using)
        later, first = depot + hand, min(HAND, len(garage))
        rest, in_garage = min(HAND - first, len(later)), sum(map(self._mark, garage))
        near = [(garage, in_garage, first / len(garage))] if garage else []
        if rest:
            near.append((later, whole - in_garage, rest / len(later)))
        return _Cards(garage + later, whole, score, near, len(garage))

    def _row(self, who: int, squad: _Cards, among: int) -> Row:
        """Return the row of a squad; its share in the mean if it is one of `among` rivals."""
        first, unit, size = who * SLOTS, UNIT / among, len(squad.cards)
        in_hand, nations = HAND / max(HAND, size), [0.0] * 4
        row = sum(map(self._usual[who], squad.cards), self._nothing) * round(UNIT * in_hand / among)
        usually = in_hand * in_hand * sum([count * count for count in attackers(squad.marks)])
        for cards, mark, share in squad.near:
            coming = sum(map(self._next[who], cards), self._nothing)
            row = row + coming * round(UNIT * share / among)
            nations = [sum_ + share * count for sum_, count in zip(nations, attackers(mark), strict=True)]
        comrades = sum([expected * expected for expected in nations])
        row = row + self._single[first + inputs.COMRADES] * round(unit * comrades)
        row = row + self._single[first + inputs.COMRADES + 1] * round(unit * usually)
        return row + self._figured(who, size, squad.fresh, squad.score, among)

    def _figured(self, who: int, size: int, fresh: int, score: int, among: int) -> Row:
        """Return the row of what is only counted in a squad."""
        key = (who, size, fresh, score, among)
        known = self._figures.get(key)
        if known is None:
            known, first, unit = self._nothing, who * SLOTS, UNIT / among
            for number, amount in (
                (_SIZE, size / 20),
                (_SIZE + 1, max(0, size - 18) / 10),
                (_SIZE + 2, fresh / 10),
                (_POINTS, score / 10),
                (_POINTS + 1, score / max(6, size)),
            ):
                known = known + self._single[first + number] * round(unit * amount)
            self._figures[key] = known
        return known


_Near = tuple[list[int], int, float]
"""Cards, the sum of their marks, and how likely each of them is in the next hand."""


def _used(world: RushGame, seat: int) -> int:
    """Return the card that this seat is using, or -1; _WAITS if it is another seat's turn."""
    if seat != world.active:
        return _WAITS
    return world.using if world.using not in world.graveyard else -1
