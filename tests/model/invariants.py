"""What is true of every table of Rush, whatever was played: `check_table` is quick, `check_contract` is thorough."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random

from wotrush.model.game import IllegalAction
from wotrush.model.rush import RushGame, determinize, rush_ruleset
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
    parse_action,
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
from wotrush.model.rush.scoring import score_parts
from wotrush.model.rush.state import DAMAGED, FIELDS, GONE, UPRIGHT, Prompt
from wotrush.model.rush.view.refusal import why_not

RUSH = rush_ruleset()


class Broken(AssertionError):
    """An invariant does not hold; the message shows the table."""


def demand(holds: bool, what: str, game: RushGame) -> None:
    if not holds:
        raise Broken(f"{what}\n{RUSH.table_text(game)}")


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


# The contract of a game


def check_contract(game: RushGame, chance: Random) -> None:
    """Check everything that `wotrush.model.game` promises in the current state."""
    before = game.digest()
    legal = list(game.legal_actions())
    demand(bool(legal) == (game.to_act() is not None), "nobody can move", game)
    demand(len(set(legal)) == len(legal), "an action is listed twice", game)
    for action in legal:
        demand(
            parse_action(str(action)) == RUSH.parse_action(str(action)) == action,
            f"{action} reads back otherwise",
            game,
        )
    _check_copy(game, legal, chance)
    _check_text(game)
    _check_observations(game, legal, chance)
    check_legality(game, strange_actions(game, chance))
    demand(game.digest() == before, "looking at the game changed it", game)


def _check_copy(game: RushGame, legal: list[Action], chance: Random) -> None:
    if not legal:
        return
    action = chance.choice(legal)
    one, two = game.copy(), game.copy()
    demand(one.digest() == game.digest(), "a copy differs", game)
    one.record, two.record = True, False
    one.apply(action)
    silent = two.apply(parse_action(str(action)))
    demand(not silent and not two.events, "events are off and happen", game)
    demand(one.digest() == two.digest(), f"{action} leads a copy elsewhere", game)
    demand(one.digest() != game.digest(), f"{action} does nothing", game)


def _check_text(game: RushGame) -> None:
    again = RUSH.parse_table(RUSH.table_text(game))
    demand(again.digest() == game.digest(), "the table reads back otherwise", game)
    demand(RUSH.table_text(again) == RUSH.table_text(game), "the table is written otherwise", game)


def _check_observations(game: RushGame, legal: list[Action], chance: Random) -> None:
    parts = score_parts(game)
    for seat in range(game.seats):
        seen = game.observe(seat)
        acts = seat == game.to_act()
        demand(list(seen.actions) == (legal if acts else []), f"seat {seat} is handed other actions", game)
        demand(all(seen.allows(action) == acts for action in legal), f"seat {seat} may do otherwise", game)
        demand(score_parts(seen) == parts, f"seat {seat} counts otherwise", game)
        world = determinize(seen, chance)
        demand(world.observe(seat) == seen, f"the world dealt to seat {seat} does not fit", game)
        demand(not world.record, "a world to search in tells of events", world)
        check_table(world)


def check_legality(game: RushGame, actions: Iterable[Action]) -> None:
    """Check that `apply`, `allows` and `why_not` agree, that refusals have a reason, and legal actions match a listed one."""
    legal, seat = game.legal_actions(), game.to_act()
    seen = game.observe(0 if seat is None else seat)
    trial = game.copy()
    for action in actions:
        try:
            trial.apply(action)
        except IllegalAction as refusal:
            demand(not differences(trial, game), f"{action} was refused and changed the game", game)
            demand(not seen.allows(action), f"{action} was allowed and refused", game)
            demand(str(refusal) == f"{action}: {why_not(seen, action)}", f"{action} has two reasons", game)
            demand(str(why_not(seen, action)).endswith("."), f"{action} is refused without a sentence", game)
            demand(action not in legal, f"{action} is listed and refused", game)
        else:
            demand(
                seen.allows(action) and why_not(seen, action) is None, f"{action} was refused and done", game
            )
            check_table(trial)
            trial = game.copy()


def differences(one: RushGame, other: RushGame) -> list[str]:
    """Return the fields in which two games differ, apart from the remembered legal actions."""
    names = [name for name in FIELDS if name != "legal"]
    return [name for name in names if getattr(one, name) != getattr(other, name)]


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
