"""One decision of a seat: every way to go on that is worth a thought, and the chance to win that it leads to."""

from __future__ import annotations

from wotrush.ai.rush.lines import Effort, Line, TurnSearch
from wotrush.ai.rush.network import Network, Valuation
from wotrush.model.rush import Observation, RushGame
from wotrush.model.rush.actions import KEEP, REFRESH, Discard
from wotrush.model.rush.state import Prompt

_FRESH_CARD = 5_000
"""An unknown card instead of the furthest of the Reserve, when nothing is planned with that one."""


def decide(observation: Observation, world: RushGame, network: Network, effort: Effort) -> list[Line]:
    """The best first; `world` is a guess of what is hidden that nothing here bets on."""
    valuation = Valuation(network, world, observation.seat)
    if observation.prompt is Prompt.SABOTAGE:
        lines = _discards(observation, world, valuation)
    elif observation.prompt is Prompt.REFRESH:
        lines = _refresh(world, valuation, effort)
    else:
        return TurnSearch(valuation, effort).lines(world)
    return sorted(lines, key=lambda line: -line.value)


def _discards(observation: Observation, world: RushGame, valuation: Valuation) -> list[Line]:
    """The next hand is known: what it is worth without each card."""
    lines = []
    for action in observation.actions:
        if isinstance(action, Discard):
            after = world.copy()
            after.hands[observation.seat].remove(action.card)
            after.depots[observation.seat].append(action.card)
            lines.append(Line((action,), valuation.value(after)))
    return lines


def _refresh(world: RushGame, valuation: Valuation, effort: Effort) -> list[Line]:
    """Keep the furthest card only for a plan that needs it."""
    kept = world.copy()
    kept.apply(KEEP)
    without = kept.copy()
    without.reserve = kept.reserve[1:]
    without.legal = None
    keep, refresh = (TurnSearch(valuation, effort).lines(table)[0].value for table in (kept, without))
    return [Line((KEEP,), keep), Line((REFRESH,), refresh + _FRESH_CARD)]
