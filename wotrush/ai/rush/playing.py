"""Phase II by rules of thumb: what every card could do at best, and what is worth paying with it instead."""

from __future__ import annotations

from collections.abc import Collection

from wotrush.ai.rush import verdict as why
from wotrush.ai.rush.abilities import use_verdict
from wotrush.ai.rush.assault import Plan, plan_assault
from wotrush.ai.rush.defence import guard_verdict
from wotrush.ai.rush.situation import Situation
from wotrush.ai.rush.verdict import Verdict
from wotrush.model.rush.actions import END_TURN, Buy, Defend, Use
from wotrush.model.rush.cards import Ability

Ways = dict[int, Verdict]

_WASTE = 0.02
_FIRST = 100.0
"""Above every gain: what must come first."""


def plays(sit: Situation) -> list[Verdict]:
    """One verdict for each sensible action; ending the turn gains nothing."""
    ways = _without_fighting(sit)
    plan = _plan_beside(sit, ways)
    purchase = best_purchase(sit, _highest(ways, plan))
    verdicts = [Verdict(END_TURN, 0.0, why.NOTHING_LEFT)]
    if purchase:
        verdicts.append(purchase[1])
        committed = purchase[0].payers
        ways = {card: verdict for card, verdict in ways.items() if card not in committed}
        if any(plan.lost_without(card) for card in committed):
            plan = _plan_beside(sit, ways, committed)
    verdicts += [_in_order(sit, verdict) for verdict in ways.values()]
    return verdicts + list(plan.hits[:1])


def _highest(ways: Ways, plan: Plan) -> dict[int, float]:
    """Per card what it gains if it does not pay."""
    gains = {card: verdict.score for card, verdict in ways.items()}
    for hit in plan.hits:
        gains[hit.action.card] = max(gains.get(hit.action.card, 0.0), plan.lost_without(hit.action.card))
    return gains


def _in_order(sit: Situation, verdict: Verdict) -> Verdict:
    """What shows new cards comes before everything that they might change."""
    action = verdict.action
    if isinstance(action, Use) and verdict.score > 0:
        shown = [ability for ability, _ in sit.catalogue.abilities[action.card]]
        if Ability.REINFORCEMENTS in shown or Ability.SCOUTING in shown:
            return Verdict(action, verdict.score + _FIRST, verdict.reason, verdict.params)
    return verdict


def _without_fighting(sit: Situation) -> Ways:
    """Per card of the hand its best use or defence, if that gains anything."""
    ways: Ways = {}
    for action in sit.o.actions:
        match action:
            case Use(card):
                verdict = use_verdict(sit, action)
            case Defend(card):
                verdict = guard_verdict(sit, action)
            case _:
                continue
        if verdict.score > 0 and (card not in ways or verdict.score > ways[card].score):
            ways[card] = verdict
    return ways


def _plan_beside(sit: Situation, ways: Ways, barred: Collection[int] = ()) -> Plan:
    """The assault without the cards that gain more in another way."""
    if sit.o.assaulted:
        return Plan()
    plan = plan_assault(sit, sit.world, barred)
    better = {card for card, verdict in ways.items() if verdict.score > plan.lost_without(card) > 0}
    return plan_assault(sit, sit.world, {*barred, *better}) if better else plan


def best_purchase(sit: Situation, gains: dict[int, float]) -> tuple[Buy, Verdict] | None:
    """The vehicle that adds most, less what its payers could do instead."""
    best: Buy | None = None
    highest = 0.0
    resources = sit.catalogue.resources
    for action in sit.o.actions:
        if isinstance(action, Buy):
            paid = sum(gains.get(card, 0.0) + _WASTE * resources[card] for card in action.payers)
            if (score := sit.adds(action.card) - paid) > highest:
                best, highest = action, score
    return (best, Verdict(best, highest, why.BEST_BUY, {"card": sit.name(best.card)})) if best else None
