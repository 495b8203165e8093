"""The regular: weighs what an attack, a spying or a wait changes for all players, and what lies open to whom."""

from __future__ import annotations

from wotrush.ai.hunter.recruit import HunterRecruit
from wotrush.ai.hunter.situation import BattleSituation
from wotrush.model.hunter import actions as act

FEAR = 0.35
"""How much of what an enemy could do next counts today."""
LEADER = 0.25
"""How much more points are worth that are taken from the leader, with three or more players."""
END_SOON = 12
"""From this many cards in the unit deck on, points in hand count more than position."""


class HunterRegular(HunterRecruit):
    """Adds to each attack the threats that it removes, and to each unit what its death would give away."""

    def attack(self, s: BattleSituation, action: act.DeclareAttack) -> float:
        value, cast = s.attack_value(action)
        relief = self._relief(s, action.target)
        exposed = self._exposure(s, action)
        return (
            value
            + FEAR * cast.destroys * relief
            - FEAR * 0.5 * exposed
            + self._against_leader(s, action, cast.destroys)
        )

    def _relief(self, s: BattleSituation, target: int) -> float:
        """Return how much less the own open units are threatened once a target is gone."""
        open_units = [place for place in s.front(s.seat) if s.o.revealed(place)]
        if not s.able(target):
            return 0.0
        return sum(s.threat(place) - s.threat(place, without=target) for place in open_units)

    def _exposure(self, s: BattleSituation, action: act.DeclareAttack) -> float:
        """A unit that runs dry cannot counter: what threatens it then."""
        return (
            0.0 if action.unit not in s.front(s.seat) else s.threat(action.unit, without=action.target) * 0.2
        )

    def _against_leader(self, s: BattleSituation, action: act.DeclareAttack, chance: float) -> float:
        if s.o.seats < 3:
            return 0.0
        scores = s.o.scores
        leader = max(s.enemies(), key=lambda seat: scores[seat], default=-1)
        return LEADER * chance * s.points(action.target) if s.o.owner[action.target] == leader else 0.0

    def revealing(self, s: BattleSituation, unit: int) -> float:
        """Weigh also who could shoot at the unit once it lies open."""
        value = super().revealing(s, unit)
        if value < -1000:
            return value
        return value - FEAR * 0.5 * self._threat_if_open(s, unit)

    def _threat_if_open(self, s: BattleSituation, unit: int) -> float:
        return s.threat(unit)
