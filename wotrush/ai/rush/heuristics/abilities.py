"""What using a card is worth: the present value of each of its abilities, and of the card as a defender afterwards."""

from __future__ import annotations

from typing import assert_never

from wotrush.ai.rush.heuristics import knowledge as know
from wotrush.ai.rush.heuristics import verdict as why
from wotrush.ai.rush.heuristics.defence import best_guard
from wotrush.ai.rush.heuristics.repair import thinning
from wotrush.ai.rush.heuristics.siege import best_strike
from wotrush.ai.rush.heuristics.situation import Situation
from wotrush.ai.rush.heuristics.verdict import Verdict
from wotrush.model.rush.actions import Buy, Use
from wotrush.model.rush.cards import Ability

_DRAWN, _SABOTAGED, _SCOUTED = 0.5, 0.6, 0.3
_REASONS = {
    Ability.REINFORCEMENTS: why.DRAWS_FIRST,
    Ability.RECRUITMENT: why.BUYS_MORE,
    Ability.SCOUTING: why.FRESH_RESERVE,
    Ability.SABOTAGE: why.SABOTAGES,
    Ability.RESEARCH: why.RESEARCHES,
    Ability.REPAIR: why.THINS,
    Ability.INVULNERABILITY: why.SURE_MEDAL,
}


def use_verdict(sit: Situation, action: Use) -> Verdict:
    """Return the value of all abilities together; the reason names the one that counts most."""
    card = action.card
    printed = sit.catalogue.abilities[card]
    values = {ability: ability_value(sit, card, ability, number) for ability, number in printed}
    stays = Ability.RESEARCH not in values or values[Ability.RESEARCH] == 0.0
    score = sum(values.values()) + (best_guard(sit, card) if stays else 0.0)
    foremost = max(values, key=lambda ability: values[ability])
    if values[foremost] <= 0.0:
        return Verdict(action, score, why.GUARDS, {"card": sit.name(card)})
    if foremost is Ability.SIEGE_MASTER and (strike := best_strike(sit, sit.world, card)):
        return Verdict(action, score, strike.reason, strike.params)
    unsure = foremost is Ability.RESEARCH and Ability.SCOUTING in values
    reason = why.HOPES_TO_TRADE if unsure else _REASONS[foremost]
    return Verdict(action, score, reason, {"card": sit.name(card)})


def ability_value(sit: Situation, card: int, ability: Ability, number: int) -> float:
    """Return what the ability is worth now, or 0 if it can do nothing useful."""
    match ability:
        case Ability.REINFORCEMENTS:
            return _drawing(sit, number)
        case Ability.RECRUITMENT:
            return _more_purchases(sit, card)
        case Ability.SCOUTING:
            return _scouting(sit)
        case Ability.SABOTAGE:
            return _SABOTAGED
        case Ability.SIEGE_MASTER:
            strike = best_strike(sit, sit.world, card)
            return strike.score if strike else 0.0
        case Ability.RESEARCH:
            return _research(sit, card, number)
        case Ability.REPAIR:
            return thinning(sit)
        case Ability.INVULNERABILITY:
            return _medal(sit, card)
        case _:
            assert_never(ability)


def _drawing(sit: Situation, number: int) -> float:
    cards = len(sit.o.unseen[sit.me]) + len(sit.o.depots[sit.me])
    return min(number, cards) * _DRAWN * max(0.5, sit.worth.usual_in_play)


def _more_purchases(sit: Situation, card: int) -> float:
    """Return the best further purchase; 0 before the first one, since nothing is left over then."""
    if not sit.o.bought or sit.o.recruiting:
        return 0.0
    after = know.settled(know.forecast(sit.world, Use(card)).world)
    buys = [action for action in after.legal_actions() if isinstance(action, Buy)]
    return max((sit.worth.adds(action.card) for action in buys), default=0.0)


def _scouting(sit: Situation) -> float:
    if sit.o.bought:
        return 0.0
    buys = [sit.worth.adds(action.card) for action in sit.o.actions if isinstance(action, Buy)]
    return _SCOUTED - max(0.0, max(buys, default=0.0))


def _research(sit: Situation, card: int, number: int) -> float:
    cost = sit.catalogue.cost
    found = [sit.worth.of(vehicle) for vehicle in sit.o.reserve if cost[vehicle] <= number]
    return max(found) - sit.worth.of(card) if found else 0.0


def _medal(sit: Situation, card: int) -> float:
    worth = sit.worth.medal(sit.world, sit.catalogue.nation[card])
    if not worth:
        return 0.0
    after = know.settled(know.forecast(sit.world, Use(card)).world)
    return worth + sit.worth.of_ending(sit.world, after)
