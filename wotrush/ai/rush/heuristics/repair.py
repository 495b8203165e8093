"""Which cards Repair may take: those weaker than a usual draw, and never one that counts points."""

from __future__ import annotations

from wotrush.ai.rush.heuristics import verdict as why
from wotrush.ai.rush.heuristics.situation import Situation
from wotrush.ai.rush.heuristics.verdict import Verdict
from wotrush.model.rush.actions import STOP_REPAIR, Scrap
from wotrush.model.rush.state import Prompt

_MOST = 2
_WEAK, _THINNED, _POINT = 0.7, 0.7, 3.0


def scraps(sit: Situation) -> list[Verdict]:
    """Return one verdict for each card that may go, and one for stopping."""
    verdicts = [
        Verdict(action, scrap_value(sit, action.card), why.SCRAPS, {"card": sit.name(action.card)})
        for action in sit.o.actions
        if isinstance(action, Scrap)
    ]
    if sit.o.prompt is Prompt.REPAIR_MORE:
        verdicts.append(Verdict(STOP_REPAIR, 0.0, why.KEEPS_REST))
    return verdicts


def thinning(sit: Situation) -> float:
    """Return what Repair would gain: one card must go, and a second may."""
    values = sorted((scrap_value(sit, card) for card in sit.o.depots[sit.me]), reverse=True)[:_MOST]
    if not values:
        return 0.0
    return values[0] + sum(max(0.0, value) for value in values[1:])


def scrap_value(sit: Situation, card: int) -> float:
    """Return the gain in later draws; a card that counts points is never worth giving away."""
    return _THINNED * (_WEAK * sit.worth.usual - sit.worth.of(card)) - _POINT * sit.points_with(card)
