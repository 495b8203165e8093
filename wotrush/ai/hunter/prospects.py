"""Estimates the next attacks: the best one of each enemy, and the seat's own."""

from __future__ import annotations

from wotrush.ai.hunter.knowledge.kinds import harm
from wotrush.ai.hunter.knowledge.known import KnownTable
from wotrush.model.hunter.actions import DeclareAttack
from wotrush.model.hunter.cards.catalogue import KINDS_AGAINST
from wotrush.model.hunter.cards.words import BACK, DRY, FRONT, PINNED, RANGE
from wotrush.model.hunter.combat.declaring import bad_weather, is_protected
from wotrush.model.hunter.odds.forecast import AttackForecast, forecast

OTHER_TARGETS = 0.8
"""The exponent of the number of enemies by which their threat is divided, as they also attack one another."""
FROM_HIDING = 0.85
"""The share of an attack's value that is left if a hidden unit must reveal itself for it."""
DRY_PART = 0.4
"""The cost of running dry, as a share of the unit's force."""


class Prospects:
    """The next attacks on the current or an assumed table."""

    def __init__(self, s: KnownTable) -> None:
        self.s = s
        self._duels: dict[tuple[int, int, int, int], float] = {}

    def forget(self) -> None:
        """Drop the stored values after the cards in front of a player have changed."""
        self._duels.clear()

    def threat(self) -> float:
        """Return what the enemies' next attacks may cost the seat."""
        targets = self._targets(self.s.seat)
        if not targets:
            return 0.0
        enemies = self.s.enemies
        together = sum(self._best_of(enemy, targets) for enemy in enemies)
        return together / float(len(enemies) ** OTHER_TARGETS)

    def _best_of(self, enemy: int, targets: list[int]) -> float:
        open_ones = [place for place in self._shooters(enemy) if self.s.open(place)]
        known = max((self.duel(one, target) for one in open_ones for target in targets), default=0.0)
        return max(known, self._ambushed(enemy, targets))

    def _ambushed(self, enemy: int, targets: list[int]) -> float:
        """Return the most that an enemy's hidden units may do; slightly more for each additional one."""
        s = self.s
        unseen = [
            place
            for place in s.front(enemy)
            if not s.open(place) and not s.table.flags[place] & (PINNED | DRY)
        ]
        if not unseen:
            return 0.0
        harms = [s.guesses.harm(enemy, s.table.kinds[target]) * s.stake(target) for target in targets]
        return (1 + 0.15 * (len(unseen) - 1)) * max(harms)

    def chance(self) -> float:
        """Return what the seat's next attack may gain."""
        shooters = self._shooters(self.s.seat)
        targets = [target for enemy in self.s.enemies for target in self._targets(enemy)]
        best = 0.0
        for shooter in shooters:
            share = 1.0 if self.s.open(shooter) else FROM_HIDING
            best = max(best, share * max((self.duel(shooter, target) for target in targets), default=0.0))
        return best

    def _shooters(self, seat: int) -> list[int]:
        s, long_range = self.s, self.s.catalogue.long_range
        line, kinds = s.table.line, s.table.kinds
        return [
            place
            for place in s.units[seat]
            if s.able(place)
            and (line[place] == FRONT or (line[place] == BACK and long_range[kinds[place]] >= 0))
        ]

    def _targets(self, seat: int) -> list[int]:
        s, leadership = self.s, self.s.catalogue.leadership
        return [
            place
            for place in s.front(seat)
            if s.open(place) and not (leadership[s.table.kinds[place]] and is_protected(s.table, place))
        ]

    def duel(self, shooter: int, target: int) -> float:
        """Return what the best attack of one unit on another gains for its owner, or 0 if none pays."""
        table = self.s.table
        key = (shooter, target, table.flags[shooter] | table.line[shooter] << 16, table.flags[target])
        known = self._duels.get(key)
        if known is not None:
            return known
        values = self.s.catalogue.values[table.kinds[shooter]]
        best = 0.0
        for strike in self._strikes(shooter, target):
            salvos = values[strike][1]
            if salvos:
                cast = forecast(table, DeclareAttack(shooter, target, strike, salvos))
                best = max(best, self._exchange(cast, shooter, target))
        self._duels[key] = best
        return best

    def _strikes(self, shooter: int, target: int) -> tuple[int, ...]:
        table, types = self.s.table, self.s.catalogue.types
        if table.line[shooter] == BACK:
            return () if bad_weather(table) else (RANGE,)
        return KINDS_AGAINST[types[table.kinds[shooter]], types[table.kinds[target]]]

    def _exchange(self, cast: AttackForecast, shooter: int, target: int) -> float:
        """Return what an attack gains for its owner, counting only points and force."""
        s = self.s
        gain = harm(cast.destroys, cast.success - cast.destroys)
        loss = harm(cast.lost, cast.struck - cast.lost)
        return gain * s.stake(target) - loss * s.stake(shooter) - DRY_PART * cast.dry * s.force(shooter)
