"""Phase II, 2: using a card. Every ability on it that can do something is carried out, in printed order."""

from __future__ import annotations

from typing import assert_never

from wotrush.model.rush import events as ev
from wotrush.model.rush.actions import STOP_REPAIR, Action, Discard, Scrap, Take
from wotrush.model.rush.cards import VEHICLES, Ability
from wotrush.model.rush.catalogue import Catalogue
from wotrush.model.rush.state import Prompt, State
from wotrush.model.rush.turn.defence import PLACE, USE, defend, places_to_defend
from wotrush.model.rush.turn.siege import strikes
from wotrush.model.rush.zones import discard_reserve, draw, refill, take_medals


def usable(s: State, playable: list[int]) -> list[Action]:
    """Return the cards that can be used; a card with nothing but Research needs a vehicle that is cheap enough."""
    abilities = s.catalogue.abilities
    legal: list[Action] = []
    cheapest: int | None = None
    for card in playable:
        printed = abilities[card]
        if not printed:
            continue
        if len(printed) == 1 and printed[0][0] is Ability.RESEARCH:
            if cheapest is None:
                cost = s.catalogue.cost
                cheapest = min([cost[vehicle] for vehicle in s.reserve], default=99)
            if cheapest > printed[0][1]:
                continue
        legal.append(USE[card])
    return legal


def use(s: State, card: int) -> None:
    """Take the card from the hand; it lies in no pile while its abilities are carried out."""
    s.hands[s.active].remove(card)
    if card < VEHICLES:
        s.played |= 1 << card
    s.using = card
    s.step = 0
    if s.record:
        s.events.append(ev.Used(s.active, card))
    go_on(s)


def go_on(s: State) -> None:
    """Carry out abilities until one asks for a choice; then the card defends or goes to the Depot."""
    card, seat = s.using, s.active
    printed = s.catalogue.abilities[card]
    while s.step < len(printed):
        ability, number = printed[s.step]
        s.step += 1
        works = can_work(s, ability, number)
        if s.record:
            event = ev.AbilityWorked if works else ev.AbilitySkipped
            s.events.append(event(seat, card, ability))
        if works and _begin(s, ability, number):
            return
    if s.graveyard and card in s.graveyard:
        _done(s)
    elif s.catalogue.armor[card] and any(s.base[3 * seat : 3 * seat + 3]):
        s.prompt = Prompt.PLACE
    else:
        s.depots[seat].append(card)
        if s.record:
            s.events.append(ev.Retired(seat, card))
        _done(s)


def _done(s: State) -> None:
    s.using = -1
    s.prompt = Prompt.PLAY


def can_work(s: State, ability: Ability, number: int) -> bool:
    """Return whether the ability can do something now."""
    seat = s.active
    match ability:
        case Ability.REINFORCEMENTS:
            return bool(s.garages[seat] or s.depots[seat])
        case Ability.RECRUITMENT:
            return not s.recruiting
        case Ability.SCOUTING:
            return bool(s.reserve)
        case Ability.SABOTAGE:
            return any(hand for other, hand in enumerate(s.hands) if other != seat)
        case Ability.SIEGE_MASTER:
            return bool(strikes(s))
        case Ability.RESEARCH:
            cost = s.catalogue.cost
            return any(cost[vehicle] <= number for vehicle in s.reserve)
        case Ability.REPAIR:
            return bool(s.depots[seat])
        case Ability.INVULNERABILITY:
            return s.ones[s.catalogue.nation[s.using]] > 0
        case _:
            assert_never(ability)


def _begin(s: State, ability: Ability, number: int) -> bool:
    """Carry out an ability that can do something; return True if it waits for a choice."""
    match ability:
        case Ability.REINFORCEMENTS:
            draw(s, s.active, number, shown=True)
        case Ability.RECRUITMENT:
            s.recruiting = True
        case Ability.SCOUTING:
            discard_reserve(s, len(s.reserve), scouting=True)
        case Ability.SABOTAGE:
            s.victim = s.active
            return _next_victim(s)
        case Ability.SIEGE_MASTER:
            s.prompt = Prompt.STRIKE
            return True
        case Ability.RESEARCH:
            s.prompt = Prompt.RESEARCH
            return True
        case Ability.REPAIR:
            s.prompt = Prompt.REPAIR
            return True
        case Ability.INVULNERABILITY:
            take_medals(s, s.catalogue.nation[s.using], 1, 0, ev.MedalSource.INVULNERABILITY)
        case _:
            assert_never(ability)
    return False


# Sabotage


def _next_victim(s: State) -> bool:
    """Ask the next opponent to the left who holds a card; return False if there is none."""
    while True:
        s.victim = (s.victim + 1) % s.seats
        if s.victim == s.active:
            s.victim = -1
            return False
        if s.hands[s.victim]:
            s.prompt = Prompt.SABOTAGE
            return True


def sabotage_choices(s: State) -> list[Action]:
    """Return the choices of a victim of Sabotage: any card of the hand."""
    return [Discard(card) for card in _different(s.catalogue, s.hands[s.victim])]


def sabotaged(s: State, card: int) -> None:
    """Move a card from the victim's hand to the victim's Depot, then ask the next one."""
    s.hands[s.victim].remove(card)
    s.depots[s.victim].append(card)
    if s.record:
        s.events.append(ev.Sabotaged(s.victim, card))
    if not _next_victim(s):
        go_on(s)


def _different(catalogue: Catalogue, cards: list[int]) -> list[int]:
    """Return one card, the lowest by number, of each group that is alike in every printed value."""
    alike = catalogue.alike
    found: dict[int, int] = {}
    for card in sorted(cards):
        found.setdefault(alike[card], card)
    return list(found.values())


# Research


def research_choices(s: State) -> list[Action]:
    """Return the Reserve vehicles that cost at most the number on the card."""
    _, number = s.catalogue.abilities[s.using][s.step - 1]
    cost = s.catalogue.cost
    return [Take(vehicle) for vehicle in s.reserve if cost[vehicle] <= number]


def research(s: State, vehicle: int) -> None:
    """Send the card to the graveyard and the vehicle to the Depot; this is no purchase."""
    slot = s.reserve.index(vehicle)
    del s.reserve[slot]
    s.depots[s.active].append(vehicle)
    s.graveyard.append(s.using)
    if s.record:
        s.events.append(ev.Researched(s.active, s.using, vehicle, slot))
    refill(s)
    go_on(s)


# Repair


def repair_choices(s: State) -> list[Action]:
    """Return one card of each kind in the Depot; after the first card, stopping is a choice too."""
    choices: list[Action] = [Scrap(card) for card in _different(s.catalogue, s.depots[s.active])]
    if s.prompt is Prompt.REPAIR_MORE:
        choices.append(STOP_REPAIR)
    return choices


def scrap(s: State, card: int) -> None:
    """Move any card, even a medal or base, from the Depot to the graveyard; what it was gained for still counts."""
    s.depots[s.active].remove(card)
    s.graveyard.append(card)
    if s.record:
        s.events.append(ev.Scrapped(s.active, card))
    if s.prompt is Prompt.REPAIR and s.depots[s.active]:
        s.prompt = Prompt.REPAIR_MORE
    else:
        go_on(s)


# Defending after use


def place_choices(s: State) -> list[Action]:
    """Return the bases that the used card may defend."""
    return [PLACE[place] for place in places_to_defend(s, s.active)]


def place(s: State, where: int) -> None:
    """Let the used card defend, which it must."""
    defend(s, s.using, where)
    _done(s)
