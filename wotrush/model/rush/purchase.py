"""Phase II, 1: buying vehicles out of the Reserve.

Hot path: which cards may pay for what depends only on the cards at hand, so that lists of purchases are remembered.
"""

from __future__ import annotations

from wotrush.model.rush import events as ev
from wotrush.model.rush.actions import Action, Buy
from wotrush.model.rush.cards import VEHICLES, Catalogue
from wotrush.model.rush.state import State, refill

Nationals = tuple[int, int, int, int]
NO_NATIONALS: Nationals = (0, 0, 0, 0)

_REMEMBERED = 20_000


class Purchases:
    """All ways to pay, remembered per catalogue: [(payers, vehicle, what they must bring)] -> actions."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.alike = catalogue.alike
        self.resources = catalogue.resources
        self._known: dict[tuple[int, int, tuple[int, ...]], list[Buy]] = {}

    def of(self, vehicle: int, need: int, payers: tuple[int, ...]) -> list[Buy]:
        """Every choice among `payers` (sorted) that brings at least `need`; need 0 still takes a card."""
        key = (vehicle, need, payers)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= _REMEMBERED:
                self._known.clear()
            found = self._known[key] = [Buy(vehicle, choice) for choice in self._choices(payers, need)]
        return found

    def _choices(self, payers: tuple[int, ...], need: int) -> list[tuple[int, ...]]:
        """Cards alike are one choice: of each kind the first so many are taken."""
        choices: list[tuple[tuple[int, ...], int]] = [((), 0)]
        kinds: dict[int, list[int]] = {}
        for card in payers:
            kinds.setdefault(self.alike[card], []).append(card)
        for cards in kinds.values():
            worth = self.resources[cards[0]]
            choices = [
                (chosen + tuple(cards[:count]), total + count * worth)
                for chosen, total in choices
                for count in range(len(cards) + 1)
            ]
        return [tuple(sorted(chosen)) for chosen, total in choices if chosen and total >= need]


_purchases: dict[int, Purchases] = {}


def purchases_of(catalogue: Catalogue) -> Purchases:
    """One memory of purchases per catalogue object."""
    found = _purchases.get(id(catalogue))
    if found is None or found.alike is not catalogue.alike:
        found = _purchases[id(catalogue)] = Purchases(catalogue)
    return found


def purchases(s: State, playable: list[int]) -> list[Action]:
    """Every purchase the open hand allows; `playable` is sorted."""
    legal: list[Action] = []
    if s.bought and not s.recruiting:
        return legal
    catalogue = s.catalogue
    resources, national, nations, costs = (
        catalogue.resources,
        catalogue.national,
        catalogue.nation,
        catalogue.cost,
    )
    known = purchases_of(catalogue)
    ordinary = tuple([card for card in playable if resources[card] >= 0 and not national[card]])
    nationals = [card for card in playable if national[card] and resources[card] >= 0]
    for vehicle in s.reserve:
        payers = ordinary
        cost = costs[vehicle]
        if nationals:
            payers = tuple(sorted([*ordinary, *(c for c in nationals if nations[c] == nations[vehicle])]))
        left = s.pool + s.pool_national[nations[vehicle]] if s.recruiting else 0
        if left and left >= cost > 0:
            legal.append(Buy(vehicle))
        if payers:
            legal += known.of(vehicle, cost - left if cost > left else 0, payers)
    return legal


def buy(s: State, action: Buy) -> None:
    """Payers to the Depot, then the vehicle on top; the Reserve slides into the gap and a card is dealt."""
    catalogue = s.catalogue
    resources, is_national = catalogue.resources, catalogue.national
    vehicle, seat = action.card, s.active
    nation = catalogue.nation[vehicle]
    national = s.pool_national[nation]
    for card in action.payers:
        s.hands[seat].remove(card)
        if is_national[card]:
            national += resources[card]
        else:
            s.pool += resources[card]
        if card < VEHICLES:
            s.played |= 1 << card
    s.depots[seat] += action.payers
    s.depots[seat].append(vehicle)
    _spend(s, catalogue.cost[vehicle], nation, national)
    s.bought = True
    slot = s.reserve.index(vehicle)
    del s.reserve[slot]
    if s.record:
        s.events.append(ev.Bought(seat, vehicle, slot, action.payers))
    refill(s)


def _spend(s: State, cost: int, nation: int, national: int) -> None:
    """National resources are used up first; what is left over is kept apart for Recruitment."""
    from_national = min(cost, national)
    s.pool -= cost - from_national
    national -= from_national
    if national != s.pool_national[nation]:
        pools = list(s.pool_national)
        pools[nation] = national
        s.pool_national = (pools[0], pools[1], pools[2], pools[3])
