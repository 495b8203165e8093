"""What a player could still have done with certain cards, tried on copies without relying on anything hidden."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass

from wotrush.ai.rush.blunders.turns import has
from wotrush.model.rush import RushGame
from wotrush.model.rush.actions import (
    END_ASSAULT,
    END_TURN,
    Action,
    Attack,
    Buy,
    Defend,
    EndAssault,
    Expose,
    Place,
    Scrap,
    StopRepair,
    Strike,
    Take,
    TakeMedals,
    Use,
)
from wotrush.model.rush.cards import FIRST_ONE, VEHICLES, Ability
from wotrush.model.rush.state import Prompt
from wotrush.model.rush.turn.defence import places_to_defend

_MOST_TABLES = 4000
"""A search gives up after this many tables; nobody is blamed for what it has not seen."""
Choices = Callable[[RushGame], Sequence[Action]]
_HARMLESS = frozenset({Ability.INVULNERABILITY, Ability.SIEGE_MASTER, Ability.SABOTAGE, Ability.RECRUITMENT})


@dataclass(frozen=True, slots=True)
class PlayLine:
    """A way to go on: the actions, and the game after them."""

    actions: tuple[Action, ...]
    world: RushGame


def turn_ended(world: RushGame) -> RushGame:
    """Return the game after ending the turn now, with as many two-medal cards as possible."""
    after = world.copy()
    after.record = False
    turn = after.turn
    while after.turn == turn and after.prompt is not Prompt.OVER:
        if after.prompt is Prompt.SABOTAGE:
            after.apply(after.legal_actions()[0])
        elif after.prompt is Prompt.ASSAULT:
            after.apply(END_ASSAULT)
        elif after.prompt is Prompt.PLAY:
            after.apply(END_TURN)
        else:
            after.apply(after.legal_actions()[-1])
    return after


def free_lines(root: RushGame, cards: Collection[int]) -> Iterator[PlayLine]:
    """Yield what these cards could still do for nothing: attacks, and uses that cost nothing.

    A card that must defend afterwards may not replace a better defender, and nobody is exposed.
    """
    return lines(root, lambda world: [a for a in world.legal_actions() if _is_free(world, a, cards)])


def _is_free(world: RushGame, action: Action, cards: Collection[int]) -> bool:
    match action:
        case Attack(card):
            return card in cards
        case Use(card):
            printed = world.catalogue.abilities[card]
            return (
                card in cards and {ability for ability, _ in printed} <= _HARMLESS and _may_stand(world, card)
            )
        case Place(place):
            return _no_better(world, world.using, place)
        case EndAssault() | Strike() | TakeMedals():
            return True
        case _:
            return False


def _may_stand(world: RushGame, card: int) -> bool:
    if not world.catalogue.armor[card]:
        return True
    places = places_to_defend(world, world.active)
    return not places or any(_no_better(world, card, place) for place in places)


def _no_better(world: RushGame, card: int, place: int) -> bool:
    """Return whether the base has no defender, or none with more armor."""
    guard = world.defender[3 * world.active + place]
    return guard < 0 or world.catalogue.armor[guard] <= world.catalogue.armor[card]


def sure_lines(root: RushGame) -> Iterator[PlayLine]:
    """Yield everything the active player can do with the cards in hand and the vehicles in the Reserve."""

    def sure(world: RushGame, action: Action) -> bool:
        match action:
            case Use(card):
                return takes_known(root, action) and not has(world, card, Ability.REINFORCEMENTS)
            case Buy():
                return takes_known(root, action) and not pays_too_much(world, action)
            case Attack() | Defend() | Take():
                return takes_known(root, action)
            case Scrap(card):
                return card < FIRST_ONE or instead_of_points(world) is None
            case StopRepair() | Expose() | Strike() | Place() | TakeMedals() | EndAssault():
                return True
            case _:
                return False

    return lines(root, lambda world: [a for a in world.legal_actions() if sure(world, a)])


def instead_of_points(world: RushGame) -> Action | None:
    """Return what Repair can do instead of scrapping a medal or a base: stop, or take a barracks card."""
    for other in world.legal_actions():
        if isinstance(other, StopRepair) or (isinstance(other, Scrap) and VEHICLES <= other.card < FIRST_ONE):
            return other
    return None


def takes_known(root: RushGame, action: Action) -> bool:
    """Return whether the action takes only cards that were in the active player's hand, or in the Reserve, at the root."""
    hand = root.hands[root.active]
    match action:
        case Use(card) | Attack(card) | Defend(card):
            return card in hand
        case Buy(card, payers):
            return card in root.reserve and set(payers) <= set(hand)
        case Take(card):
            return card in root.reserve
        case _:
            return True


def pays_too_much(world: RushGame, buy: Buy) -> bool:
    """Return whether the purchase has a superfluous payer, which is useless without Recruitment."""
    resources, cost = world.catalogue.resources, world.catalogue.cost[buy.card]
    paid = sum(resources[card] for card in buy.payers)
    least = min((resources[card] for card in buy.payers), default=0)
    return not world.recruiting and len(buy.payers) > 1 and paid - least >= cost


def lines(root: RushGame, choices: Choices, most: int = _MOST_TABLES) -> Iterator[PlayLine]:
    """Yield every table that these choices reach and from which the turn may end; opponents give their first answer."""
    start = root.copy()
    start.record = False
    seen: set[object] = set()
    open_lines = [PlayLine((), start)]
    while open_lines and len(seen) < most:
        line = open_lines.pop()
        world = line.world
        while world.prompt is Prompt.SABOTAGE:
            world.apply(world.legal_actions()[0])
        key = _key(world)
        if key in seen:
            continue
        seen.add(key)
        if world.prompt is Prompt.PLAY and line.actions:
            yield line
        for action in choices(world):
            after = world.copy()
            after.apply(action)
            open_lines.append(PlayLine((*line.actions, action), after))


def _key(world: RushGame) -> object:
    me = world.active
    return (
        *sorted(world.hands[me]),
        -1,
        *sorted(world.depots[me]),
        tuple(world.base),
        tuple(world.defender),
        tuple(world.hurt),
        tuple(world.reserve),
        tuple(world.ones),
        tuple(world.twos),
        world.prompt,
        world.nation,
        world.kills,
        world.siege_kills,
        world.assaulted,
        world.bought,
        world.recruiting,
        world.pool,
        world.pool_national,
        world.using,
        world.step,
    )
