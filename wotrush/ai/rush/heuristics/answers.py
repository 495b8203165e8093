"""The answers by rules of thumb to what the game asks outside phase II proper."""

from __future__ import annotations

from wotrush.ai.rush.heuristics import knowledge as know
from wotrush.ai.rush.heuristics import verdict as why
from wotrush.ai.rush.heuristics.defence import guard_verdict
from wotrush.ai.rush.heuristics.siege import strikes
from wotrush.ai.rush.heuristics.situation import Situation
from wotrush.ai.rush.heuristics.verdict import Verdict
from wotrush.model.rush.actions import KEEP, REFRESH, Discard, Expose, Place, Take, TakeMedals

_DENSE = 0.3


def refresh(sit: Situation) -> list[Verdict]:
    """Keep the furthest card only if it is what one would buy now."""
    furthest = sit.o.furthest
    purse = sum(max(0, sit.catalogue.resources[card]) for card in sit.o.hand)
    payable = [card for card in sit.o.reserve if sit.catalogue.cost[card] <= purse]
    wanted = bool(payable) and max(payable, key=sit.worth.of) == furthest
    return [
        Verdict(KEEP, float(wanted), why.KEEPS_RESERVE, {"card": sit.name(furthest)}),
        Verdict(REFRESH, 0.5, why.FRESH_RESERVE),
    ]


def targets(sit: Situation) -> list[Verdict]:
    """Judge the targets of Siege Master."""
    return strikes(sit, sit.world, sit.o.using)


def discards(sit: Situation) -> list[Verdict]:
    """Answer Sabotage with the card that the next turn will miss least."""
    return [
        Verdict(action, -sit.worth.in_play(action.card), why.LEAST_MISSED, {"card": sit.name(action.card)})
        for action in sit.o.actions
        if isinstance(action, Discard)
    ]


def research(sit: Situation) -> list[Verdict]:
    """Prefer the best card that is cheap enough."""
    return [
        Verdict(action, sit.worth.of(action.card), why.TAKES, {"card": sit.name(action.card)})
        for action in sit.o.actions
        if isinstance(action, Take)
    ]


def places(sit: Situation) -> list[Verdict]:
    """Prefer the base where a defender, or an exposed attacker, does most."""
    return [guard_verdict(sit, action) for action in sit.o.actions if isinstance(action, Place | Expose)]


def medals(sit: Situation) -> list[Verdict]:
    """Judge by points and the end first, then prefer two-medal cards, since one of them does what two cards would."""
    return [_medals(sit, action) for action in sit.o.actions if isinstance(action, TakeMedals)]


def _medals(sit: Situation, action: TakeMedals) -> Verdict:
    after = know.forecast(sit.world, action).world
    score = know.lead(after, sit.me) + _DENSE * action.doubles + sit.worth.of_ending(sit.world, after)
    return Verdict(action, score, why.DOUBLES if action.doubles else why.ONES)
