"""Phase II by rules of thumb: what every card could do at best, and what is worth paying with it instead."""

from __future__ import annotations

from dataclasses import dataclass

from wotrush.ai.agent import Phrase
from wotrush.ai.rush.heuristics import knowledge as know
from wotrush.ai.rush.heuristics import verdict as why
from wotrush.ai.rush.heuristics.abilities import use_verdict
from wotrush.ai.rush.heuristics.assault import AssaultPlan, plan_assault
from wotrush.ai.rush.heuristics.defence import guard_verdict
from wotrush.ai.rush.heuristics.leads import LEADS
from wotrush.ai.rush.heuristics.situation import Situation
from wotrush.ai.rush.heuristics.verdict import Verdict
from wotrush.model.game import Reason
from wotrush.model.rush.actions import END_ASSAULT, END_TURN, Buy, Defend, Use
from wotrush.model.rush.cards import Ability
from wotrush.model.rush.scoring import Achievement, achievement_counts

Ways = dict[int, Verdict]

_SPENT = 0.03


def plays(sit: Situation) -> list[Verdict]:
    """Return one verdict for each sensible action; ending the turn gains nothing."""
    ways = _without_fighting(sit)
    plan = AssaultPlan() if sit.o.assaulted else plan_assault(sit, sit.world)
    if better := _better_than(plan, ways):
        plan = plan_assault(sit, sit.world, better)
    verdicts = [Verdict(END_TURN, 0.0, why.NOTHING_LEFT)]
    if purchase := _best_purchase(sit, ways, plan):
        verdicts.append(purchase.verdict)
        payers = purchase.buy.payers
        ways = {card: verdict for card, verdict in ways.items() if card not in payers}
        if any(plan.lost_without(card) for card in payers):
            plan = plan_assault(sit, sit.world, {*payers, *_better_than(plan, ways)})
    verdicts += [_in_order(sit, verdict) for verdict in ways.values()]
    return verdicts + list(plan.hits[:1])


def hits(sit: Situation) -> list[Verdict]:
    """Judge the hits of an open assault: a hit is worth making unless its card could do better after the assault."""
    plan = plan_assault(sit, sit.world)
    afterwards = sit.later(know.settled(know.forecast(sit.world, END_ASSAULT).world))
    if plan.hits:
        ways = _without_fighting(afterwards)
        claimed = _better_than(plan, ways)
        if purchase := _best_purchase(afterwards, ways, plan):
            claimed |= set(purchase.buy.payers)
        plan = plan_assault(sit, sit.world, claimed)
    return [Verdict(END_ASSAULT, 0.0, why.NO_MORE_HITS), *plan.hits[:1]]


def _better_than(plan: AssaultPlan, ways: Ways) -> set[int]:
    """Return the attackers that gain more in another way."""
    return {card for card, verdict in ways.items() if verdict.score > plan.lost_without(card) > 0}


def _in_order(sit: Situation, verdict: Verdict) -> Verdict:
    """Put actions that show new cards before everything that these cards might change."""
    action = verdict.action
    if isinstance(action, Use):
        shown = [ability for ability, _ in sit.catalogue.abilities[action.card]]
        if Ability.REINFORCEMENTS in shown or Ability.SCOUTING in shown:
            return Verdict(action, verdict.score + why.FIRST, verdict.reason, verdict.params)
    return verdict


def _without_fighting(sit: Situation) -> Ways:
    """Return the best use or defence of each card in hand that gains anything."""
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


@dataclass(frozen=True, slots=True)
class _Purchase:
    buy: Buy
    verdict: Verdict


def _best_purchase(sit: Situation, ways: Ways, plan: AssaultPlan) -> _Purchase | None:
    """Return the vehicle that adds most, less what its payers could do instead, and the payers that are missed least."""
    spent = {card: _instead(card, ways, plan) + _SPENT * sit.worth.in_play(card) for card in sit.o.hand}
    best: Buy | None = None
    highest = 0.0
    for action in sit.o.actions:
        if isinstance(action, Buy):
            score = sit.worth.adds(action.card) - sum(spent[card] for card in action.payers)
            if score > highest:
                best, highest = action, score
    if not best:
        return None
    kept = [card for card in sit.o.hand if card not in best.payers and _instead(card, ways, plan) > 0]
    spared = max(kept, key=lambda card: _instead(card, ways, plan), default=-1)
    return _Purchase(best, Verdict(best, highest, *_why_bought(sit, best.card, spared)))


def _why_bought(sit: Situation, card: int, spared: int) -> tuple[Reason, dict[str, object]]:
    """Return what speaks for the purchase: an achievement if that is at least half of its worth, its price, or the card that is
    spared for better (-1: none is).
    """
    cost, named = sit.catalogue.cost, dict[str, object](card=sit.name(card))
    if sit.worth.bonus(card) > sit.worth.of(card) / 2:
        counted = know.counts_for(sit.o, sit.me, card)
        race = max(counted, key=lambda race: counted[race] * sit.worth.race(race))
        counts = list(achievement_counts(sit.o)[race])
        mine = counts.pop(sit.me) + counted[race]
        lead = Phrase(LEADS[Achievement(race)])
        return why.RACE_BUY, {**named, "lead": lead, "mine": mine, "theirs": max(counts)}
    if any(isinstance(action, Buy) and cost[action.card] > cost[card] for action in sit.o.actions):
        return (
            (why.SPARING_BUY, {**named, "kept": sit.name(spared)}) if spared >= 0 else (why.BEST_BUY, named)
        )
    if len({action.card for action in sit.o.actions if isinstance(action, Buy)}) == 1:
        return why.ONLY_BUY, named
    return why.DEAREST_BUY, {**named, "n": cost[card]}


def _instead(card: int, ways: Ways, plan: AssaultPlan) -> float:
    return max(plan.lost_without(card), ways[card].score if card in ways else 0.0)
