"""Phase II, 1: buying vehicles from the Reserve.

Hot path: making these lists took half the time of random play.
"""

from __future__ import annotations

from wotrush.model.rush import events as ev
from wotrush.model.rush.actions import Action, Buy
from wotrush.model.rush.cards import VEHICLES
from wotrush.model.rush.catalogue import Catalogue
from wotrush.model.rush.state import State
from wotrush.model.rush.zones import refill

Nationals = tuple[int, int, int, int]
NO_NATIONALS: Nationals = (0, 0, 0, 0)

Choice = tuple[tuple[int, ...], int]
"""Cards that pay together, sorted, and the resources they bring."""

_new = object.__new__
_set_card = vars(Buy)["card"].__set__
_set_payers = vars(Buy)["payers"].__set__


def _purchase(vehicle: int, payers: tuple[int, ...]) -> Buy:
    """Make Buy(vehicle, payers) in about half the time, since frozen dataclasses are slow to fill and most actions are these."""
    purchase = _new(Buy)
    _set_card(purchase, vehicle)
    _set_payers(purchase, payers)
    return purchase


def _choices(catalogue: Catalogue, payers: list[int]) -> list[Choice]:
    """Return every choice of at least one of the sorted payers, taking the first of those that are alike."""
    alike, resources = catalogue.alike, catalogue.resources
    choices: list[Choice] = []
    grown: list[Choice] = []
    kind = -1
    for card in payers:
        worth = resources[card]
        if alike[card] == kind:
            # One more card of a kind only joins the choices just added, which hold all the earlier ones of its kind.
            grown = [((*chosen, card), total + worth) for chosen, total in grown]
        else:
            kind = alike[card]
            grown = [((*chosen, card), total + worth) for chosen, total in choices]
            grown.append(((card,), worth))
        choices += grown
    return choices


def purchases(s: State, playable: list[int]) -> list[Action]:
    """Return every purchase that the open hand allows; `playable` is sorted."""
    legal: list[Action] = []
    if s.bought and not s.recruiting:
        return legal
    catalogue = s.catalogue
    resources, national, costs = catalogue.resources, catalogue.national, catalogue.cost
    payers = [card for card in playable if resources[card] >= 0]
    nationals = [card for card in payers if national[card]]
    if not nationals:
        choices = _choices(catalogue, payers)
    for vehicle in s.reserve:
        need = costs[vehicle]
        if s.recruiting:
            left = s.pool + s.pool_national[catalogue.nation[vehicle]]
            if left >= need > 0:
                legal.append(Buy(vehicle))
            need -= left
        if nationals:
            choices = _choices(catalogue, _able_to_pay(catalogue, vehicle, payers))
        legal += [_purchase(vehicle, chosen) for chosen, total in choices if total >= need]
    return legal


def _able_to_pay(catalogue: Catalogue, vehicle: int, payers: list[int]) -> list[int]:
    """Return the payers without those whose national resources are of another nation than the vehicle."""
    national, nations = catalogue.national, catalogue.nation
    nation = nations[vehicle]
    return [card for card in payers if not national[card] or nations[card] == nation]


def buy(s: State, action: Buy) -> None:
    """Move the payers, then the vehicle, to the Depot, close the gap in the Reserve and deal a card."""
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
    """Use up national resources first; what is left over is kept separately for Recruitment."""
    from_national = min(cost, national)
    s.pool -= cost - from_national
    national -= from_national
    if national != s.pool_national[nation]:
        pools = list(s.pool_national)
        pools[nation] = national
        s.pool_national = (pools[0], pools[1], pools[2], pools[3])
