"""What a turn would leave unused, in words: named before the turn ends."""

from __future__ import annotations

from wotrush.i18n import listed, t, tn
from wotrush.model.rush.actions import Attack, Buy, Defend, Use
from wotrush.scenes.rush.play.forecast import Forecast
from wotrush.scenes.rush.play.payment import Payment
from wotrush.scenes.rush.texts import telling


def left_over(forecast: Forecast, payment: Payment | None) -> str:
    """Return a sentence that names what is laid out to be paid, a hit that destroys, the dearest purchase and unused
    abilities.
    """
    first = [part for part in (_laid_out(forecast, payment), _hit(forecast)) if part]
    parts = [*first, *_rest(forecast, payment)]
    return t("Left unused: {what}.", what=listed(parts))


def _laid_out(forecast: Forecast, payment: Payment | None) -> str:
    if payment is None:
        return ""
    vehicle = telling.name(forecast.o, payment.vehicle)
    if payment.why_not(forecast.o) is None:
        return t("{vehicle}, paid for but not bought", vehicle=vehicle)
    return t("{vehicle}, not fully paid for", vehicle=vehicle)


def _hit(forecast: Forecast) -> str:
    hit = forecast.destroying_hit()
    if hit is None:
        return ""
    return t("a hit by {card} that would destroy its target", card=telling.name(forecast.o, hit.card))


def _rest(forecast: Forecast, payment: Payment | None) -> list[str]:
    o = forecast.o
    parts = []
    costs = {action.card: o.catalogue.cost[action.card] for action in o.actions if isinstance(action, Buy)}
    if costs and payment is None:
        dearest = max(costs, key=lambda card: costs[card])
        parts.append(t("the purchase of {vehicle}", vehicle=telling.name(o, dearest)))
    users = sum(isinstance(action, Use) for action in o.actions)
    if users:
        parts.append(tn("the abilities of {n} card", "the abilities of {n} cards", users))
    if not parts and any(isinstance(action, Attack) for action in o.actions):
        parts.append(t("an attack"))
    if not parts and any(isinstance(action, Defend) for action in o.actions):
        parts.append(t("a guard for a base"))
    return parts
