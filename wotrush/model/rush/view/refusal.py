"""Why an action is not legal now, in words that are also keys of the language catalogues."""

from __future__ import annotations

from typing import assert_never

from wotrush.model.game import Reason, Refusal
from wotrush.model.rush import actions as act
from wotrush.model.rush.cards import CARDS, Ability
from wotrush.model.rush.state import GONE, Prompt
from wotrush.model.rush.view.observation import Observation

NOT_YOUR_TURN = Reason("It is not your turn.")
GAME_OVER = Reason("The game is over.")
NO_SUCH_CARD = Reason("There is no such card.")
NO_SUCH_BASE = Reason("There is no such base.")
NOT_IN_HAND = Reason("{card}: not in your hand.")
NOT_IN_DEPOT = Reason("{card}: not in your Depot.")
NOT_IN_RESERVE = Reason("{card}: not in the Reserve.")
ALREADY_PLAYED = Reason("{card}: already played this turn.")
ASSAULT_OPEN = Reason("An assault is open: only hits, or end it.")
ANSWER_FIRST = Reason("First make the choice the game waits for.")
NOTHING_TO_CHOOSE = Reason("The game does not ask for that now.")
NOT_BY_HAND = Reason("Cards go to your Depot by themselves once they are played.")
ONE_PURCHASE = Reason("Only one purchase a turn, unless Recruitment was used.")
NO_RESOURCE_VALUE = Reason("{card}: no resource value.")
OTHER_NATION_PAYS = Reason("{card} pays only for vehicles of its own nation.")
NEEDS_A_CARD = Reason("At least one card with a resource value has to pay.")
TOO_LITTLE = Reason("Only {paid} of {cost} resources.")
PAID_TWICE = Reason("A card pays only once.")
NO_ABILITY = Reason("{card}: no ability to use.")
NOTHING_TO_RESEARCH = Reason("Nothing in the Reserve is cheap enough for this Research.")
NO_ARMOR = Reason("{card}: no armor, cannot defend.")
NO_BASE_LEFT = Reason("You have no base left to defend.")
BASE_RAZED = Reason("That base has been destroyed.")
UNDEFENDED_FIRST = Reason("A base without a defender comes first.")
NO_POWER = Reason("{card}: no power, cannot attack.")
ONE_ASSAULT = Reason("Only one assault a turn.")
WRONG_NATION = Reason("All attackers must be of one nation.")
OWN_BASE = Reason("You cannot attack yourself.")
ONLY_VEHICLES = Reason("{card} can only hit vehicles.")
ONLY_BASES = Reason("{card} can only hit bases without a defender.")
NOTHING_THERE = Reason("Nobody defends that base.")
NOT_ARMORED = Reason("Siege Master hits armored vehicles and bases, not auxiliaries.")
TOO_EXPENSIVE = Reason("{card}: too expensive for this Research.")
TOO_MANY_DOUBLES = Reason("Not that many two-medal cards can be taken.")
NOT_AN_ATTACKER = Reason("{card}: did not attack, or no armor.")
NOT_NOW = Reason("That is not possible now.")


def why_not(o: Observation, action: act.Action) -> Refusal | None:
    """Return the first reason that a player would name, or None for a legal action."""
    if o.allows(action):
        return None
    return _order_of_play(o, action) or _cards_exist(o, action) or _reason(o, action) or Refusal(NOT_NOW)


_ANSWERS: dict[type, tuple[Prompt, ...]] = {
    act.Refresh: (Prompt.REFRESH,),
    act.Discard: (Prompt.SABOTAGE,),
    act.Strike: (Prompt.STRIKE,),
    act.Take: (Prompt.RESEARCH,),
    act.Scrap: (Prompt.REPAIR, Prompt.REPAIR_MORE),
    act.StopRepair: (Prompt.REPAIR_MORE,),
    act.Place: (Prompt.PLACE,),
    act.TakeMedals: (Prompt.REWARD,),
    act.Expose: (Prompt.EXPOSE,),
    act.EndAssault: (Prompt.ASSAULT,),
    act.Attack: (Prompt.PLAY, Prompt.ASSAULT),
}


def _order_of_play(o: Observation, action: act.Action) -> Refusal | None:
    if o.prompt is Prompt.OVER:
        return Refusal(GAME_OVER)
    if o.to_act != o.seat:
        return Refusal(NOT_YOUR_TURN)
    if o.prompt in _ANSWERS.get(type(action), (Prompt.PLAY,)):
        return None
    if o.prompt is Prompt.ASSAULT:
        return Refusal(ASSAULT_OPEN)
    if o.prompt is Prompt.PLAY and isinstance(action, act.Discard):
        return Refusal(NOT_BY_HAND)
    return Refusal(NOTHING_TO_CHOOSE if o.prompt is Prompt.PLAY else ANSWER_FIRST)


def _cards_exist(_: Observation, action: act.Action) -> Refusal | None:
    cards = [getattr(action, "card", 0), *getattr(action, "payers", ())]
    return None if all(0 <= card < CARDS for card in cards) else Refusal(NO_SUCH_CARD)


def _about(o: Observation, reason: Reason, card: int) -> Refusal:
    return Refusal(reason, {"card": o.catalogue.cards[card].name})


def _not_at_hand(o: Observation, card: int) -> Refusal | None:
    if card not in o.hand:
        return _about(o, NOT_IN_HAND, card)
    return None if o.playable(card) else _about(o, ALREADY_PLAYED, card)


def _reason(o: Observation, action: act.Action) -> Refusal | None:
    match action:
        case act.Buy():
            return _why_not_buy(o, action)
        case act.Use(card):
            return _not_at_hand(o, card) or _why_not_use(o, card)
        case act.Defend(card, place):
            return _not_at_hand(o, card) or _why_not_stand(o, card, place)
        case act.Attack():
            return _not_at_hand(o, action.card) or _why_not_attack(o, action)
        case act.Discard(card):
            return _about(o, NOT_IN_HAND, card)
        case act.Strike():
            return _why_not_strike(o, action)
        case act.Take(card):
            return _about(o, TOO_EXPENSIVE if card in o.reserve else NOT_IN_RESERVE, card)
        case act.Scrap(card):
            return _about(o, NOT_IN_DEPOT, card)
        case act.Place(place):
            return _why_not_stand(o, o.using, place)
        case act.TakeMedals():
            return Refusal(TOO_MANY_DOUBLES)
        case act.Expose(card, place):
            if card not in o.attackers or not o.catalogue.armor[card]:
                return _about(o, NOT_AN_ATTACKER, card)
            return _why_not_stand(o, card, place)
        case act.EndAssault() | act.EndTurn() | act.StopRepair() | act.Refresh():
            return None
        case _:
            assert_never(action)


def _why_not_buy(o: Observation, action: act.Buy) -> Refusal | None:
    catalogue, vehicle = o.catalogue, action.card
    if vehicle not in o.reserve:
        return _about(o, NOT_IN_RESERVE, vehicle)
    if o.bought and not o.recruiting:
        return Refusal(ONE_PURCHASE)
    if len(set(action.payers)) < len(action.payers):
        return Refusal(PAID_TWICE)
    nation = catalogue.nation[vehicle]
    for card in action.payers:
        if refusal := _not_at_hand(o, card):
            return refusal
        if catalogue.resources[card] < 0:
            return _about(o, NO_RESOURCE_VALUE, card)
        if catalogue.national[card] and catalogue.nation[card] != nation:
            return _about(o, OTHER_NATION_PAYS, card)
    paid, cost = paid_for(o, action), catalogue.cost[vehicle]
    if paid < cost:
        return Refusal(TOO_LITTLE, {"paid": paid, "cost": cost})
    return Refusal(NEEDS_A_CARD)


def paid_for(o: Observation, action: act.Buy) -> int:
    """Return what the payers and, with Recruitment, the leftovers bring for this vehicle."""
    left = o.pool + o.pool_national[o.catalogue.nation[action.card]] if o.recruiting else 0
    return left + sum(max(o.catalogue.resources[card], 0) for card in action.payers)


def _why_not_use(o: Observation, card: int) -> Refusal | None:
    abilities = o.catalogue.abilities[card]
    if not abilities:
        return _about(o, NO_ABILITY, card)
    return Refusal(NOTHING_TO_RESEARCH) if abilities[0][0] is Ability.RESEARCH else None


def _why_not_stand(o: Observation, card: int, place: int) -> Refusal:
    if not 0 <= place < 3:
        return Refusal(NO_SUCH_BASE)
    if not o.catalogue.armor[card]:
        return _about(o, NO_ARMOR, card)
    slot = 3 * o.active + place
    if not any(o.base[3 * o.active : 3 * o.active + 3]):
        return Refusal(NO_BASE_LEFT)
    return Refusal(BASE_RAZED if o.base[slot] == GONE else UNDEFENDED_FIRST)


def _why_not_target(o: Observation, seat: int, place: int) -> Refusal | None:
    if not (0 <= seat < o.seats and 0 <= place < 3):
        return Refusal(NO_SUCH_BASE)
    if seat == o.seat:
        return Refusal(OWN_BASE)
    return Refusal(BASE_RAZED) if o.base[3 * seat + place] == GONE else None


def _why_not_attack(o: Observation, action: act.Attack) -> Refusal | None:
    catalogue, card = o.catalogue, action.card
    if not catalogue.power[card]:
        return _about(o, NO_POWER, card)
    if o.nation >= 0 and catalogue.nation[card] != o.nation:
        return Refusal(WRONG_NATION)
    if o.assaulted and o.nation < 0:
        return Refusal(ONE_ASSAULT)
    if refusal := _why_not_target(o, action.seat, action.place):
        return refusal
    defended = o.defender[3 * action.seat + action.place] >= 0
    return _about(o, ONLY_BASES if defended else ONLY_VEHICLES, card)


def _why_not_strike(o: Observation, action: act.Strike) -> Refusal | None:
    if refusal := _why_not_target(o, action.seat, action.place):
        return refusal
    return Refusal(NOT_ARMORED if o.defender[3 * action.seat + action.place] >= 0 else NOTHING_THERE)
