"""Phase II, 2: using a card. All or nothing: every ability on it that can do something, in printed order."""

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
    """Cards with abilities; one whose only ability is a Research needs something cheap enough."""
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
    """The card leaves the hand and lies in no pile while its abilities are carried out."""
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
    """Whether the ability can do something now."""
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
    """Carry out an ability that can do something; True when it waits for somebody's choice."""
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
    """The next opponent from the left who holds a card answers."""
    while True:
        s.victim = (s.victim + 1) % s.seats
        if s.victim == s.active:
            s.victim = -1
            return False
        if s.hands[s.victim]:
            s.prompt = Prompt.SABOTAGE
            return True


def sabotage_choices(s: State) -> list[Action]:
    """Any card of the victim's hand."""
    return [Discard(card) for card in _different(s.catalogue, s.hands[s.victim])]


def sabotaged(s: State, card: int) -> None:
    """From the victim's hand to the victim's Depot; then the next one answers."""
    s.hands[s.victim].remove(card)
    s.depots[s.victim].append(card)
    if s.record:
        s.events.append(ev.Sabotaged(s.victim, card))
    if not _next_victim(s):
        go_on(s)


def _different(catalogue: Catalogue, cards: list[int]) -> list[int]:
    """Of cards alike in every printed value only the first by number."""
    alike = catalogue.alike
    found: dict[int, int] = {}
    for card in sorted(cards):
        found.setdefault(alike[card], card)
    return list(found.values())


# Research


def research_choices(s: State) -> list[Action]:
    """Reserve vehicles that cost at most the card's number."""
    _, number = s.catalogue.abilities[s.using][s.step - 1]
    cost = s.catalogue.cost
    return [Take(vehicle) for vehicle in s.reserve if cost[vehicle] <= number]


def research(s: State, vehicle: int) -> None:
    """This card to the graveyard, the vehicle into the Depot. No purchase, and it adds to no payment."""
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
    """One card of the own Depot, of cards alike the first; after the first card one may stop."""
    choices: list[Action] = [Scrap(card) for card in _different(s.catalogue, s.depots[s.active])]
    if s.prompt is Prompt.REPAIR_MORE:
        choices.append(STOP_REPAIR)
    return choices


def scrap(s: State, card: int) -> None:
    """From the Depot to the graveyard, medals and bases too if the player so wishes; their events still count."""
    s.depots[s.active].remove(card)
    s.graveyard.append(card)
    if s.record:
        s.events.append(ev.Scrapped(s.active, card))
    if s.prompt is Prompt.REPAIR and s.depots[s.active]:
        s.prompt = Prompt.REPAIR_MORE
    else:
        go_on(s)


# Afterwards


def place_choices(s: State) -> list[Action]:
    """The bases that the used card may defend."""
    return [PLACE[place] for place in places_to_defend(s, s.active)]


def place(s: State, where: int) -> None:
    """The used card must defend."""
    defend(s, s.using, where)
    _done(s)
