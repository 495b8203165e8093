"""The facts about a decision that rules of thumb ask for repeatedly."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from random import Random

from wotrush.ai.rush.heuristics import knowledge as know
from wotrush.model.rush import Observation, RushGame, determinize
from wotrush.model.rush.cards import FIRST_BASE
from wotrush.model.rush.scoring import points_of

_IN_PAIRS = 0.25
_LONG_GAME = 40.0


class Facts:
    """An observation and what follows from it, worked out when first asked for."""

    def __init__(self, observation: Observation, rng: Random) -> None:
        self.o = observation
        self.me = observation.seat
        self.catalogue = observation.catalogue
        self.rng = rng

    @cached_property
    def world(self) -> RushGame:
        """A game in which to try what follows from public facts."""
        return determinize(self.o, self.rng)

    @cached_property
    def progress(self) -> float:
        """How far the game has come, 0 to 1, by what is left or by the rounds played."""
        return max(know.progress(self.o), min(1.0, self.o.round / _LONG_GAME))

    @cached_property
    def lead(self) -> int:
        """Points ahead of the best rival."""
        return know.lead(self.o, self.me)

    @cached_property
    def margins(self) -> dict[int, int]:
        """How far ahead, for each achievement in the game."""
        return know.margins(self.o, self.me)

    @cached_property
    def rivals(self) -> list[int]:
        """All other seats."""
        return [seat for seat in range(self.o.seats) if seat != self.me]

    @cached_property
    def leader(self) -> int:
        """The rival with the most points."""
        points = points_of(self.o)
        return max(self.rivals, key=lambda seat: points[seat])

    @cached_property
    def squad(self) -> frozenset[int]:
        """The seat's own cards, wherever they are."""
        return frozenset(self.o.squad(self.me))

    @cached_property
    def drawn(self) -> list[int]:
        """The seat's own cards that a draw may bring; a base that is drawn goes straight to the Depot."""
        return [card for card in self.squad if card < FIRST_BASE] or [self.o.using]

    @cached_property
    def bare_places(self) -> list[int]:
        """The places of own bases that have no defender."""
        return [place for place in self.standing_places if self.o.defender[3 * self.me + place] < 0]

    @cached_property
    def standing_places(self) -> list[int]:
        """The places of own bases that stand."""
        return know.standing_places(self.o, self.me)

    @cached_property
    def raze_risk(self) -> float:
        """About how many bare bases the strongest rival may destroy next turn: one per heavy tank, less per other attacker."""
        heavy, power = self.catalogue.heavy, self.catalogue.power
        razing = [heavy[card] + _IN_PAIRS * (power[card] > 0) for card in range(len(power))]
        return max(know.expected(self.o, rival, razing) for rival in self.rivals)

    def fall_risk(self, armor: int) -> float:
        """Return how likely the strongest rival can destroy a defender with that armor."""
        able = [power >= armor for power in self.catalogue.power]
        return min(1.0, max(know.expected(self.o, rival, able) for rival in self.rivals))

    def comrades(self, card: int) -> int:
        """Return how many own attackers can join the card in an assault."""
        return self._attackers[self.catalogue.nation[card]] - (card in self.squad)

    @cached_property
    def _attackers(self) -> Counter[int]:
        nations, power = self.catalogue.nation, self.catalogue.power
        return Counter(nations[card] for card in self.squad if power[card])

    def points_with(self, card: int) -> int:
        """Return the points of lead that would be lost with a card of the own squad."""
        without = self.world.copy()
        for zone in (without.hands[self.me], without.garages[self.me], without.depots[self.me]):
            if card in zone:
                zone.remove(card)
        return self.lead - know.lead(without, self.me)

    def name(self, card: int) -> str:
        """Return the name printed on the card."""
        return self.catalogue.cards[card].name
