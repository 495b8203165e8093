"""What a defender is good for: while a base is bare, while somebody can still hit it, and rather with a weak card."""

from __future__ import annotations

from wotrush.ai.rush import knowledge as know
from wotrush.ai.rush import verdict as why
from wotrush.ai.rush.situation import Situation
from wotrush.ai.rush.verdict import Verdict
from wotrush.model.rush.actions import Defend, Expose, Place
from wotrush.model.rush.state import GONE

_SAVES, _FEEDS = 2.5, 2.0
_STRONG_CARD = 0.2
_RELIEF, _MORE_ARMOR = 0.1, 0.3


def guard_verdict(sit: Situation, action: Defend | Expose | Place) -> Verdict:
    """A card on one of the own bases."""
    card = sit.o.using if isinstance(action, Place) else action.card
    relieved = sit.o.defender[3 * sit.me + action.place]
    score = guard_value(sit, card, action.place)
    if relieved >= 0:
        return Verdict(action, score, why.RELIEVES, {"card": sit.name(card), "target": sit.name(relieved)})
    return Verdict(action, score, why.GUARDS, {"card": sit.name(card)})


def guard_value(sit: Situation, card: int, place: int) -> float:
    """A guard saves a base, most if it is the last bare one, but may fall and give a rival a medal."""
    armor = sit.catalogue.armor[card]
    relieved = sit.o.defender[3 * sit.me + place]
    if not know.acts_again(sit.o, sit.me):
        return 0.0
    if relieved >= 0:
        more_armor = armor - sit.catalogue.armor[relieved]
        return _RELIEF * (sit.worth(relieved) - sit.worth(card)) + _MORE_ARMOR * more_armor
    saves = _SAVES * min(1.0, sit.raze_risk) / len(bare_places(sit))
    missed = _STRONG_CARD * (sit.worth(card) - sit.usual_worth)
    return saves - _FEEDS * sit.fall_risk(armor) - missed


def bare_places(sit: Situation) -> list[int]:
    """Own bases that nobody defends."""
    slots = range(3 * sit.me, 3 * sit.me + 3)
    return [slot % 3 for slot in slots if sit.o.base[slot] != GONE and sit.o.defender[slot] < 0]


def best_guard(sit: Situation, card: int) -> float:
    """What the card would do on the best base open to it; 0 when it goes to the Depot."""
    if not sit.catalogue.armor[card]:
        return 0.0
    standing = [place for place in range(3) if sit.o.base[3 * sit.me + place] != GONE]
    return max((guard_value(sit, card, place) for place in bare_places(sit) or standing), default=0.0)
