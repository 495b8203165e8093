"""What is true of every table of Rush, whatever was played, and what `RUSH` hands over to be proven."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random

from tests.model.under_test import GameUnderTest
from wotrush.model.game import Refusal
from wotrush.model.rush import RushGame, RushOptions, rush_ruleset
from wotrush.model.rush.actions import (
    END_ASSAULT,
    END_TURN,
    KEEP,
    STOP_REPAIR,
    Action,
    Attack,
    Buy,
    Defend,
    Discard,
    Expose,
    Place,
    Scrap,
    Strike,
    Take,
    TakeMedals,
    Use,
)
from wotrush.model.rush.cards import (
    CARDS,
    FIRST_BASE,
    VEHICLES,
    base_card,
    one_medal,
    seat_barracks,
    two_medals,
)
from wotrush.model.rush.events import Drew, Event
from wotrush.model.rush.scoring import score_parts
from wotrush.model.rush.state import DAMAGED, FIELDS, GONE, UPRIGHT, Prompt
from wotrush.model.rush.view.refusal import why_not

RULES = rush_ruleset()


def demand(holds: bool, what: str, game: RushGame) -> None:
    RUSH.demand(holds, what, game)


def cards_on_table(game: RushGame) -> list[int]:
    """Return every card of the game, once for every place in which it lies."""
    cards = [*game.deck, *game.discard, *game.reserve, *game.graveyard]
    for zone in (*game.hands, *game.garages, *game.depots):
        cards += zone
    for nation in range(4):
        cards += [one_medal(nation, left) for left in range(1, game.ones[nation] + 1)]
        cards += [two_medals(nation, left) for left in range(1, game.twos[nation] + 1)]
    cards += [base_card(slot) for slot, base in enumerate(game.base) if base != GONE]
    cards += [defender for defender in game.defender if defender >= 0]
    if game.using >= 0 and game.using not in game.graveyard:  # A card used for Research has left already.
        cards.append(game.using)
    return cards


@cache
def cards_in_box(seats: int) -> list[int]:
    """Return all cards that this many players play with."""
    barracks = [card for seat in range(seats) for card in seat_barracks(seat)]
    medals = range(seat_barracks(4)[-1] + 1, FIRST_BASE)
    return [*range(VEHICLES), *barracks, *medals, *range(FIRST_BASE, FIRST_BASE + 3 * seats)]


def check_table(game: RushGame) -> None:
    """Check what is cheap enough to check in every turn of thousands of games."""
    demand(
        sorted(cards_on_table(game)) == cards_in_box(game.seats), "a card is missing, or there twice", game
    )
    _check_bases(game)
    _check_zones(game)
    _check_turn(game)


def _check_bases(game: RushGame) -> None:
    armor = game.catalogue.armor
    for slot, defender in enumerate(game.defender):
        demand(game.base[slot] in (GONE, UPRIGHT, DAMAGED), "a base is in no known state", game)
        if defender >= 0:
            demand(game.base[slot] != GONE, "a defender without a base", game)
            demand(defender < VEHICLES and armor[defender] >= 1, "a defender without armor", game)
        else:
            demand(not game.hurt[slot], "damage without a defender", game)
    bases_lost = sum(state == GONE for state in game.base)
    demand(
        sum(game.bases_destroyed) == bases_lost, "a base went without an event, or the other way round", game
    )


def _check_zones(game: RushGame) -> None:
    full = len(game.reserve) == game.reserve_size
    demand(full or not (game.deck or game.discard), "a short Reserve while there are vehicles", game)
    for seat in range(game.seats):
        demand(all(card < FIRST_BASE for card in game.hands[seat]), "a base in a hand", game)
        strangers = [card for card in game.squad(seat) if VEHICLES <= card <= seat_barracks(4)[-1]]
        demand(set(strangers) <= set(seat_barracks(seat)), "barracks of somebody else", game)
    common = [*game.deck, *game.discard, *game.reserve]
    demand(
        all(card < VEHICLES for card in common),
        "something but vehicles in the deck, its discard or the Reserve",
        game,
    )


def _check_turn(game: RushGame) -> None:
    demand(game.pool >= 0 and min(game.pool_national) >= 0, "more spent than there was", game)
    demand(game.bought or game.pool == sum(game.pool_national) == 0, "leftovers of no purchase", game)
    razed = any(not any(game.base[3 * seat : 3 * seat + 3]) for seat in range(game.seats))
    demand(
        game.ending == (razed or 0 in game.ones), "the last round has begun without a cause, or has not", game
    )
    demand((game.to_act() is None) == (game.prompt is Prompt.OVER), "nobody is to act", game)
    demand((game.using >= 0) == (game.prompt in _USING), "a card is in use, or is not", game)
    demand(game.nation < 0 or game.prompt in (Prompt.ASSAULT, Prompt.REWARD), "an assault is open", game)
    demand(game.nation >= 0 or game.prompt is not Prompt.ASSAULT, "no assault is open", game)
    seats_in_order = (game.first + game.turn - (game.prompt is Prompt.OVER)) % game.seats
    demand(game.active == seats_in_order, "it is somebody else's turn", game)


_USING = (
    Prompt.SABOTAGE,
    Prompt.STRIKE,
    Prompt.RESEARCH,
    Prompt.REPAIR,
    Prompt.REPAIR_MORE,
    Prompt.PLACE,
)


# What a seat sees, is told and may do


def check_views(game: RushGame) -> None:
    """Check that every seat counts the same points and may do what is listed, and only then."""
    parts, legal = score_parts(game), game.legal_actions()
    for seat in range(game.seats):
        seen = game.observe(seat)
        acts = seat == game.to_act()
        demand(all(seen.allows(action) == acts for action in legal), f"seat {seat} may do otherwise", game)
        demand(score_parts(seen) == parts, f"seat {seat} counts otherwise", game)


def check_censored(event: Event, seat: int, reported: Event) -> None:
    """Check that what others drew face down is all that is kept from a seat."""
    hidden = isinstance(event, Drew) and not event.open and event.seat != seat
    assert (reported == event) != hidden
    assert not (isinstance(reported, Drew) and hidden and reported.cards)


def refusal(game: RushGame, action: Action) -> Refusal | None:
    """Return why the seat to act, or the first of a finished game, may not do it."""
    seat = game.to_act()
    seen = game.observe(0 if seat is None else seat)
    why = why_not(seen, action)
    demand(seen.allows(action) == (why is None), f"{action} has a reason and is allowed, or neither", game)
    return why


def strange_actions(game: RushGame, chance: Random) -> list[Action]:
    """Return random actions of every kind: most are illegal, and some are alike to a legal one."""

    def card() -> int:
        near = [*game.reserve, *(card for zone in (*game.hands, *game.depots) for card in zone)]
        return chance.choice(near) if near and chance.random() < 0.8 else chance.randrange(-3, CARDS + 3)

    def place() -> int:
        return chance.randrange(-1, 4)

    def seat() -> int:
        return chance.randrange(-1, game.seats + 1)

    return [
        Buy(card()),
        Buy(card(), (card(),)),
        Buy(card(), (card(), card())),
        Use(card()),
        Defend(card(), place()),
        Attack(card(), seat(), place()),
        Discard(card()),
        Strike(seat(), place(), chance.random() < 0.5),
        Take(card()),
        Scrap(card()),
        Place(place()),
        TakeMedals(chance.randrange(-1, 4)),
        Expose(card(), place()),
        *(END_TURN, END_ASSAULT, STOP_REPAIR, KEEP),
    ]


def _all_options() -> list[RushOptions]:
    return [
        RushOptions(players=players, **dict(zip(SWITCHES, switches, strict=True)))
        for switches in product((False, True), repeat=len(SWITCHES))
        for players in (2, 3, 4, 5)
    ]


SWITCHES = ("wide_reserve", "optional_refresh", "exposed_attacker", "count_defenders", "always_doubles")
ALL_OPTIONS = _all_options()
"""Every number of players with every set of rule options: 4 × 32 tables."""

RUSH = GameUnderTest(
    ruleset=RULES,
    tables=ALL_OPTIONS,
    switches=SWITCHES,
    fields=tuple(name for name in FIELDS if name != "legal"),
    check_table=check_table,
    check_views=check_views,
    check_censored=check_censored,
    refusal=refusal,
    strange_actions=strange_actions,
    fits_every_seat=True,
)
