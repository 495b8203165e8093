"""Paying for a Reserve vehicle: the possible ways, and the one to propose."""

from __future__ import annotations

from dataclasses import dataclass

from wotrush.model.game import Refusal
from wotrush.model.rush import Observation
from wotrush.model.rush.actions import Buy
from wotrush.model.rush.view.alike import including
from wotrush.model.rush.view.refusal import paid_for, why_not
from wotrush.scenes.session.advice import Hint


@dataclass(frozen=True, slots=True)
class Payment:
    """A purchase in preparation; nothing is spent until it is decided."""

    vehicle: int
    payers: tuple[int, ...] = ()

    @property
    def action(self) -> Buy:
        return Buy(self.vehicle, self.payers)

    def paid(self, o: Observation) -> int:
        return paid_for(o, self.action)

    def cost(self, o: Observation) -> int:
        return o.catalogue.cost[self.vehicle]

    def exact(self, o: Observation) -> bool:
        """Return whether the purchase is legal and wastes nothing. Cost 0 needs a card all the same, whatever its worth."""
        needed = self.paid(o) if self.cost(o) == 0 and len(self.payers) == 1 else self.cost(o)
        return o.allows(self.action) and self.paid(o) == needed

    def toggled(self, card: int) -> Payment:
        """Return the payment with that card added, or removed if it was part of it."""
        if card in self.payers:
            return Payment(self.vehicle, tuple(payer for payer in self.payers if payer != card))
        return Payment(self.vehicle, (*self.payers, card))

    def why_not(self, o: Observation) -> Refusal | None:
        return why_not(o, self.action)


def ways_to_pay(o: Observation, vehicle: int, card: int | None = None) -> list[Payment]:
    """Return every legal way to pay; with `card`, only those in which that card or one like it pays."""
    ways = [Payment(a.card, a.payers) for a in o.actions if isinstance(a, Buy) and a.card == vehicle]
    if card is None:
        return ways
    choices = (including(o.catalogue, way.payers, card) for way in ways)
    return [Payment(vehicle, payers) for payers in choices if payers is not None]


def proposal(o: Observation, vehicle: int, card: int | None = None) -> Payment | None:
    """Return the payment with the least waste, preferring national resources and cards without other uses, or None."""
    ways = ways_to_pay(o, vehicle, card)
    return min(ways, key=lambda way: _regret(o, way), default=None)


def advised(hint: Hint | None, vehicle: int) -> Payment | None:
    """Return the payment that a hint names for this vehicle, or None if it names none."""
    action = None if hint is None else hint.action
    return Payment(vehicle, action.payers) if isinstance(action, Buy) and action.card == vehicle else None


def _regret(o: Observation, way: Payment) -> tuple[int, int, int, int, tuple[int, ...]]:
    catalogue = o.catalogue
    nationals = sum(catalogue.resources[payer] for payer in way.payers if catalogue.national[payer])
    uses = sum(_other_uses(o, payer) for payer in way.payers)
    waste = way.paid(o) - way.cost(o)
    return waste, -nationals, uses, len(way.payers), way.payers


def _other_uses(o: Observation, card: int) -> int:
    """Return roughly how much else the card could do this turn."""
    catalogue = o.catalogue
    return 2 * len(catalogue.abilities[card]) + catalogue.power[card] + catalogue.armor[card]


def could_join(o: Observation, payment: Payment, card: int) -> bool:
    """Return whether a card of the hand can pay for this vehicle in any combination."""
    return bool(ways_to_pay(o, payment.vehicle, card))
