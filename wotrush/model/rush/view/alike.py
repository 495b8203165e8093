"""Cards alike in every printed value and bases in the same state are one choice: every action has one canonical form."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from wotrush.model.rush.actions import Action, Attack, Buy, Defend, Discard, Expose, Place, Scrap, Strike
from wotrush.model.rush.catalogue import Catalogue


class Bases(Protocol):
    """What is read of a table to tell bases apart."""

    @property
    def base(self) -> Sequence[int]: ...
    @property
    def defender(self) -> Sequence[int]: ...


class Table(Bases, Protocol):
    """What canonical forms read of a state or an observation; a hand that may not be seen is None."""

    @property
    def catalogue(self) -> Catalogue: ...
    @property
    def active(self) -> int: ...
    @property
    def victim(self) -> int: ...
    @property
    def hands(self) -> Sequence[Sequence[int] | None]: ...
    @property
    def depots(self) -> Sequence[Sequence[int]]: ...


def canonical(table: Table, action: Action) -> Action:
    """Return the form in which `legal_actions` lists this action if it is legal."""
    match action:
        case Buy(card, payers):
            return Buy(card, _first_alike(table.catalogue, payers, table.hands[table.active] or ()))
        case Discard(card):
            hand = table.hands[table.victim] if table.victim >= 0 else None
            return Discard(*_first_alike(table.catalogue, (card,), hand or ()))
        case Scrap(card):
            return Scrap(*_first_alike(table.catalogue, (card,), table.depots[table.active]))
        case Defend(card, place):
            return Defend(card, first_alike_place(table, table.active, place))
        case Expose(card, place):
            return Expose(card, first_alike_place(table, table.active, place))
        case Place(place):
            return Place(first_alike_place(table, table.active, place))
        case Attack(card, seat, place):
            return Attack(card, seat, first_alike_place(table, seat, place))
        case Strike(seat, place, False):
            return Strike(seat, first_alike_place(table, seat, place))
        case _:
            return action


def first_alike_place(table: Bases, seat: int, place: int) -> int:
    """Return the first undefended base of that seat in the same state; a defended base is like no other."""
    slot = 3 * seat + place
    if not 0 <= place < 3 or not 0 <= slot < len(table.base) or table.defender[slot] >= 0:
        return place
    for other in range(place):
        if table.base[3 * seat + other] == table.base[slot] and table.defender[3 * seat + other] < 0:
            return other
    return place


def _first_alike(catalogue: Catalogue, wanted: Sequence[int], zone: Iterable[int]) -> tuple[int, ...]:
    """Return the lowest numbers in the zone that are alike to `wanted`, or `wanted` itself if the zone lacks any of it."""
    cards = set(zone)
    if not cards.issuperset(wanted) or len(set(wanted)) < len(wanted):
        return tuple(wanted)
    alike = catalogue.alike
    stock: dict[int, list[int]] = {}
    for card in sorted(cards):
        stock.setdefault(alike[card], []).append(card)
    taken: dict[int, int] = {}
    chosen = []
    for card in wanted:
        kind = alike[card]
        chosen.append(stock[kind][taken.get(kind, 0)])
        taken[kind] = taken.get(kind, 0) + 1
    return tuple(sorted(chosen))


def including(catalogue: Catalogue, cards: Sequence[int], card: int) -> tuple[int, ...] | None:
    """Return the same choice of cards with this one in it, in place of one alike if need be; None if there is none."""
    if card in cards:
        return tuple(cards)
    alike = catalogue.alike
    for other in cards:
        if alike[other] == alike[card]:
            return tuple([card if each == other else each for each in cards])
    return None
