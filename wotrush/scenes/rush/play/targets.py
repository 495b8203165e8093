"""The targets of a card in the air, and the answers to a prompt: places on the table, each with what would happen
there. Legality and reasons come from the model; effects are tried out in a world that fits what the viewer knows.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import TypeAlias

from wotrush.i18n import mark, t
from wotrush.model.game import Seat
from wotrush.model.rush import Observation
from wotrush.model.rush import actions as act
from wotrush.model.rush.state import GONE, Prompt
from wotrush.model.rush.view.refusal import Refusal, why_not
from wotrush.scenes.rush.play.forecast import Forecast
from wotrush.scenes.rush.play.payment import Payment, proposal
from wotrush.scenes.rush.texts import telling


@dataclass(frozen=True, slots=True)
class OnReserve:
    card: int


@dataclass(frozen=True, slots=True)
class OnField:
    pass


@dataclass(frozen=True, slots=True)
class OnBase:
    """The spot of one of the viewer's own bases."""

    place: int


@dataclass(frozen=True, slots=True)
class OnEnemy:
    """The spot of an opponent's base, or of the defender on it."""

    seat: Seat
    place: int
    defender: bool


@dataclass(frozen=True, slots=True)
class OnDepot:
    """The spot of the viewer's own Depot."""


@dataclass(frozen=True, slots=True)
class OnHand:
    card: int


Spot: TypeAlias = OnReserve | OnField | OnBase | OnEnemy | OnDepot | OnHand


class Way(Enum):
    """What an offer does; two offers on one spot share it half and half."""

    BUY = "buy"
    USE = "use"
    USE_AND_DEFEND = "use and defend"
    DEFEND = "defend"
    ASSAULT = "assault"
    SIEGE = "siege"
    ANSWER = "answer"


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing that could be done on one spot. `then` answers the choice that follows; `first` must be decided
    before.
    """

    spot: Spot
    way: Way
    action: act.Action
    refusal: Refusal | None = None
    then: act.Action | None = None
    payment: Payment | None = None
    first: act.Action | None = None
    brief: str = ""
    """The effect in a word or two, shown on every legal target."""
    full: str = ""
    """The effect as a sentence, or why it is not allowed, shown at the pointer."""

    @property
    def legal(self) -> bool:
        return self.refusal is None

    @property
    def decision(self) -> act.Action:
        """Return the action that the drop decides at once."""
        return self.first or self.action

    @property
    def following(self) -> tuple[act.Action, ...]:
        """Return the actions that follow it."""
        after = (self.action,) if self.first else ()
        return (*after, self.then) if self.then else after


def offers_of(o: Observation, card: int, forecast: Forecast) -> list[Offer]:
    """Return everything that a lifted card of the hand may do or is refused."""
    if o.prompt is Prompt.SABOTAGE:
        return [_discard(o, card, OnDepot())]
    using = forecast.after_assault if o.prompt is Prompt.ASSAULT else forecast
    offers = [_use(using.o, card, using)]
    for place in range(3):
        if o.base[3 * o.seat + place] != GONE:
            offers += _one_if_one_is_legal(list(_defences(using.o, card, place, using)))
    for seat in range(o.seats):
        if seat != o.seat:
            for place in range(3):
                offers += _hits(o, card, seat, place, forecast, using)
    if using is not forecast:
        offers = [_ending_the_assault(offer) for offer in offers]
    return [*offers, *(_buy(o, card, vehicle) for vehicle in o.reserve)]


def ends_assault(o: Observation, card: int, forecast: Forecast) -> bool:
    """Return whether a card that cannot hit could be used after the current assault, while others could still hit."""
    attackers = {action.card for action in o.actions if isinstance(action, act.Attack)}
    if not attackers or card in attackers:
        return False
    after = forecast.after_assault.o
    return after.allows(act.Use(card)) or any(after.allows(act.Defend(card, place)) for place in range(3))


def _ending_the_assault(offer: Offer) -> Offer:
    """Return the offers, with the end of the assault put before everything that is not a hit."""
    if offer.way is Way.ASSAULT or not offer.legal:
        return offer
    brief, full = t("ends the assault"), t("Ends the assault. {then}", then=offer.full)
    return replace(offer, first=act.END_ASSAULT, brief=brief, full=full)


def answers(o: Observation, forecast: Forecast) -> list[Offer]:
    """Return the offers that answer the current prompt. Medals and stopping are buttons instead."""
    match o.prompt:
        case Prompt.REFRESH:
            return [_plain(o, OnReserve(o.furthest), act.REFRESH, t("discard"))] if o.reserve else []
        case Prompt.SABOTAGE:
            return [_discard(o, card, OnHand(card)) for card in o.hand]
        case Prompt.STRIKE:
            return [_strike(o, spot, forecast) for spot in _enemy_spots(o)]
        case Prompt.RESEARCH:
            return [_plain(o, OnReserve(card), act.Take(card), t("take it")) for card in o.reserve]
        case Prompt.PLACE:
            return [_stand(o, place, act.Place(place)) for place in _own_places(o)]
        case _:
            return []


def exposures(o: Observation, card: int) -> list[Offer]:
    """Return the bases on which an attacker may be exposed."""
    return [_stand(o, place, act.Expose(card, place)) for place in _own_places(o)]


# -- with a lifted card


def _use(o: Observation, card: int, forecast: Forecast) -> Offer:
    action = act.Use(card)
    refusal = why_not(o, action)
    lines = [telling.ability_list(o, card)]
    if forecast.after_use(card).places is not None:
        lines.append(t("Afterwards it must defend a base."))
    return Offer(OnField(), Way.USE, action, refusal, full=_said(refusal) or "\n".join(lines))


def _buy(o: Observation, card: int, vehicle: int) -> Offer:
    alone = Payment(vehicle, (card,))
    payment = alone if alone.exact(o) else proposal(o, vehicle, card)
    if payment is None:
        refusal = alone.why_not(o)
        return Offer(OnReserve(vehicle), Way.BUY, alone.action, refusal, full=_said(refusal))
    name = telling.name(o, vehicle)
    if payment == alone and alone.exact(o):
        brief, full = t("buys it"), t("Buys {vehicle}.", vehicle=name)
    else:
        paid, cost = alone.paid(o), alone.cost(o)
        text = mark("{paid} of {cost}") if paid < cost else mark("{paid} for {cost}")
        brief = t(text, paid=paid, cost=cost)
        full = t("{vehicle}: {paid} of {cost} paid", vehicle=name, paid=paid, cost=cost)
    return Offer(OnReserve(vehicle), Way.BUY, payment.action, payment=payment, brief=brief, full=full)


def _defences(o: Observation, card: int, place: int, forecast: Forecast) -> Iterator[Offer]:
    spot = OnBase(place)
    replaced = o.defender[3 * o.seat + place]
    aside = t("replaces {card}", card=telling.name(o, replaced)) if replaced >= 0 else ""
    after = forecast.after_use(card).places
    if after is not None:
        refusal = why_not(after, act.Place(place))
        text = t("abilities, then defend here")
        yield Offer(
            spot,
            Way.USE_AND_DEFEND,
            act.Use(card),
            refusal,
            act.Place(place),
            brief=text,
            full=_said(refusal) or " · ".join(filter(None, (text, aside))),
        )
    action = act.Defend(card, place)
    refusal = why_not(o, action)
    text = t("defend only") if o.catalogue.abilities[card] else t("defend here")
    full = _said(refusal) or " · ".join(filter(None, (text, aside)))
    yield Offer(spot, Way.DEFEND, action, refusal, brief=aside or text if after is None else text, full=full)


def _hits(
    o: Observation, card: int, seat: Seat, place: int, forecast: Forecast, using: Forecast
) -> list[Offer]:
    """Return hits on whatever stands uppermost, by assault and Siege Master, and on a base below a defender by Siege
    Master.
    """
    if o.base[3 * seat + place] == GONE:
        return []
    defended = o.defender[3 * seat + place] >= 0
    top = OnEnemy(seat, place, defended)
    offers = [_assault(o, card, top, forecast)]
    siege = _siege(o, card, top, using)
    offers = _one_if_one_is_legal([*offers, *([siege] if siege else [])])
    below = _siege(o, card, OnEnemy(seat, place, False), using) if defended else None
    return [*offers, *([below] if below else [])]


def _assault(o: Observation, card: int, spot: OnEnemy, forecast: Forecast) -> Offer:
    action = act.Attack(card, spot.seat, spot.place)
    refusal = why_not(o, action)
    shot = None if refusal else forecast.hit(action)
    brief, full = (telling.hit_word(shot.hit), telling.shot_forecast(o, shot)) if shot else ("", "")
    return Offer(spot, Way.ASSAULT, action, refusal, brief=brief, full=_said(refusal) or full)


def _siege(o: Observation, card: int, spot: OnEnemy, forecast: Forecast) -> Offer | None:
    view = forecast.after_use(card).strikes
    if view is None:
        return None
    strike = act.Strike(spot.seat, spot.place, spot.defender)
    refusal = why_not(view, strike)
    struck = None if refusal else forecast.strike_after(card, strike)
    brief, full = (telling.hit_word(struck.hit), telling.siege_forecast(o, struck)) if struck else ("", "")
    return Offer(spot, Way.SIEGE, act.Use(card), refusal, strike, brief=brief, full=_said(refusal) or full)


def _one_if_one_is_legal(offers: list[Offer]) -> list[Offer]:
    """Return only the legal offers of a spot or, if there is none, the last one, which says why."""
    legal = [offer for offer in offers if offer.legal]
    return legal or offers[-1:]


# -- answering a prompt


def _plain(o: Observation, spot: Spot, action: act.Action, brief: str) -> Offer:
    refusal = why_not(o, action)
    return Offer(spot, Way.ANSWER, action, refusal, brief=brief, full=_said(refusal) or brief)


def _discard(o: Observation, card: int, spot: Spot) -> Offer:
    return _plain(o, spot, act.Discard(card), t("to the Depot"))


def _strike(o: Observation, spot: OnEnemy, forecast: Forecast) -> Offer:
    action = act.Strike(spot.seat, spot.place, spot.defender)
    refusal = why_not(o, action)
    struck = None if refusal else forecast.strike(action)
    brief, full = (telling.hit_word(struck.hit), telling.siege_forecast(o, struck)) if struck else ("", "")
    return Offer(spot, Way.ANSWER, action, refusal, brief=brief, full=_said(refusal) or full)


def _stand(o: Observation, place: int, action: act.Action) -> Offer:
    replaced = o.defender[3 * o.seat + place]
    text = t("replaces {card}", card=telling.name(o, replaced)) if replaced >= 0 else t("defend here")
    return _plain(o, OnBase(place), action, text)


def _own_places(o: Observation) -> list[int]:
    return [place for place in range(3) if o.base[3 * o.seat + place] != GONE]


def _enemy_spots(o: Observation) -> Iterator[OnEnemy]:
    for slot, base in enumerate(o.base):
        seat, place = divmod(slot, 3)
        if seat != o.seat and base != GONE:
            if o.defender[slot] >= 0:
                yield OnEnemy(seat, place, True)
            yield OnEnemy(seat, place, False)


def _said(refusal: Refusal | None) -> str:
    return telling.refusal_text(refusal) if refusal else ""
