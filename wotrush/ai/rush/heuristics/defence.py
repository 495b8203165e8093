"""What a defender is worth: it saves a base, above all the last one, but may fall and give a rival a medal."""

from __future__ import annotations

from wotrush.ai.rush.heuristics import knowledge as know
from wotrush.ai.rush.heuristics import verdict as why
from wotrush.ai.rush.heuristics.situation import Situation
from wotrush.ai.rush.heuristics.verdict import Verdict
from wotrush.model.rush.actions import Defend, Expose, Place

_SAVES, _FEEDS = 3.0, 1.5
_LAST_BASE, _CLEAR_LEAD = 2.0, 5
_STRONG_CARD = 0.2
_RELIEF, _MORE_ARMOR = 0.1, 0.3


def guard_verdict(sit: Situation, action: Defend | Expose | Place) -> Verdict:
    """Judge a card as the defender of one of the seat's own bases."""
    card = sit.o.using if isinstance(action, Place) else action.card
    score = guard_value(sit, card, action.place)
    relieved = sit.o.defender[3 * sit.me + action.place]
    if relieved >= 0:
        return Verdict(action, score, why.RELIEVES, {"card": sit.name(card), "target": sit.name(relieved)})
    return Verdict(action, score, why.GUARDS, {"card": sit.name(card)})


def guard_value(sit: Situation, card: int, place: int) -> float:
    """Return what the card is worth there; a strong card is missed in the squad, a weak one is not."""
    if not know.rivals_act_again(sit.o, sit.me):
        return 0.0
    armor = sit.catalogue.armor
    relieved = sit.o.defender[3 * sit.me + place]
    if relieved >= 0:
        released = sit.worth.of(relieved) - sit.worth.of(card)
        return _RELIEF * released + _MORE_ARMOR * (armor[card] - armor[relieved])
    saves = _SAVES * _at_stake(sit) * min(1.0, sit.raze_risk) / len(sit.bare_places)
    missed = _STRONG_CARD * (sit.worth.of(card) - sit.worth.usual)
    return saves - _FEEDS * sit.fall_risk(armor[card]) - missed


def _at_stake(sit: Situation) -> float:
    """Return more for the last base, since losing it means losing the game, unless one is well ahead."""
    last = len(sit.standing_places) == 1
    return _LAST_BASE if last and sit.lead <= _CLEAR_LEAD else 1.0


def best_guard(sit: Situation, card: int) -> float:
    """Return what a used card will be worth on the best base open to it; without armor or bases it goes to the Depot."""
    if not sit.catalogue.armor[card]:
        return 0.0
    places = sit.bare_places or sit.standing_places
    return max((guard_value(sit, card, place) for place in places), default=0.0)
