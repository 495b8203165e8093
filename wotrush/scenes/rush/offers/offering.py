"""The offers to a card in the air, and the answers to a prompt, each with what would happen. Legality and reasons come
from the model; effects are tried out in a world that fits what the viewer knows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from wotrush.i18n import listed, mark, t
from wotrush.model.rush import Observation
from wotrush.model.rush import actions as act
from wotrush.model.rush.state import GONE, Prompt
from wotrush.model.rush.turn.assault import exposable
from wotrush.model.rush.view.purse import in_vain
from wotrush.model.rush.view.refusal import why_not
from wotrush.scenes.rush.abilities import ABILITIES
from wotrush.scenes.rush.offers.forecast import Forecast
from wotrush.scenes.rush.offers.hitting import (
    Players,
    besieging,
    changing_hands,
    hits,
    one_if_one_is_legal,
    said,
)
from wotrush.scenes.rush.offers.offer import (
    Offer,
    OnBase,
    OnDepot,
    OnEnemy,
    OnField,
    OnHand,
    OnReserve,
    Spot,
    Way,
)
from wotrush.scenes.rush.offers.payment import Payment, proposal
from wotrush.scenes.rush.texts import telling


def offers_of(
    o: Observation, card: int, forecast: Forecast, players: Players = (), joined: tuple[int, ...] = ()
) -> list[Offer]:
    """Return everything that a lifted card of the hand may do or is refused; `joined` cards attack with it."""
    if o.prompt is Prompt.SABOTAGE:
        return [_discard(o, card, OnDepot())]
    using = forecast.after_assault if o.prompt is Prompt.ASSAULT else forecast
    offers = [_use(using.o, card, using, players)]
    for place in _own_places(o):
        offers += one_if_one_is_legal(list(_defences(using.o, card, place, using, players)))
    for seat in range(o.seats):
        if seat != o.seat:
            for place in range(3):
                offers += hits(o, (card, *joined), seat, place, forecast, using, players)
    if using is not forecast:
        offers = [_ending_the_assault(offer) for offer in offers]
    offers += [_buy(o, card, vehicle, forecast, players) for vehicle in o.reserve]
    return [*_instead(o, card, offers), _discard(o, card, OnDepot())]


def _instead(o: Observation, card: int, offers: Sequence[Offer]) -> list[Offer]:
    """Return the offers, of which that of the play area says, if the card has no abilities, what it can do instead."""
    use, *others = offers
    if o.catalogue.abilities[card]:
        return [*offers]
    ways = {offer.way for offer in others if offer.legal}
    verbs = ((Way.BUY, t("pays")), (Way.ASSAULT, t("attacks")), (Way.DEFEND, t("defends")))
    able = [verb for way, verb in verbs if way in ways]
    brief = t("No abilities: it {does}.", does=listed(able)) if able else t("No abilities.")
    return [replace(use, brief=brief), *others]


def ends_assault(o: Observation, card: int, forecast: Forecast) -> bool:
    """Return whether a card that cannot hit could be used after the current assault, while others could still hit."""
    attackers = {action.card for action in o.actions if isinstance(action, act.Attack)}
    if not attackers or card in attackers:
        return False
    after = forecast.after_assault.o
    return after.allows(act.Use(card)) or any(after.allows(act.Defend(card, place)) for place in range(3))


def _ending_the_assault(offer: Offer) -> Offer:
    """Return the offer, with the end of the assault put before it unless it is a hit."""
    if offer.way is Way.ASSAULT or not offer.legal:
        return offer
    brief, full = t("ends the assault"), t("Ends the assault. {then}", then=offer.full)
    return replace(offer, first=act.END_ASSAULT, brief=brief, full=full)


def answers(o: Observation, forecast: Forecast, players: Players = ()) -> list[Offer]:
    """Return the offers that answer the current prompt. Medals and stopping are buttons instead."""
    match o.prompt:
        case Prompt.REFRESH:
            if not o.reserve:
                return []
            text = t("discard {card}", card=telling.name(o, o.furthest))
            return [_plain(o, OnReserve(o.furthest), act.REFRESH, text, "scouting")]
        case Prompt.SABOTAGE:
            return [_discard(o, card, OnHand(card)) for card in o.hand]
        case Prompt.STRIKE:
            return [_strike(o, spot, forecast, players) for spot in _enemy_spots(o)]
        case Prompt.RESEARCH:
            return [_take(o, card, forecast, players) for card in o.reserve]
        case Prompt.PLACE:
            return [_stand(o, place, act.Place(place), forecast, players) for place in _own_places(o)]
        case Prompt.EXPOSE:
            able = exposable(o)
            return [offer for card in able for offer in exposures(o, card, forecast, players)]
        case _:
            return []


def exposures(o: Observation, card: int, forecast: Forecast, players: Players = ()) -> list[Offer]:
    """Return the bases on which an attacker may be exposed."""
    return [_stand(o, place, act.Expose(card, place), forecast, players) for place in _own_places(o)]


# -- with a lifted card


def _use(o: Observation, card: int, forecast: Forecast, players: Players) -> Offer:
    action = act.Use(card)
    refusal = why_not(o, action)
    after = forecast.after_use(card)
    lines = telling.ability_list(o, card, nothing_to_repair=not after.repairs)
    if after.places is not None:
        lines.append(t("Afterwards it must defend a base."))
    if in_vain(o, action):
        lines.append(t("It brings nothing now: nothing more can be bought with it."))
    offer = Offer(
        OnField(),
        Way.USE,
        action,
        refusal,
        signs=_ability_signs(o, card),
        brief=said(refusal) or t("Use abilities"),
        full=said(refusal) or " ".join(lines),
    )
    changes = (
        {forecast.passed_after_use(card, place) for place in after.places.actions} if after.places else set()
    )
    return changing_hands(o, offer, changes.pop() if len(changes) == 1 else (), players)


def _buy(o: Observation, card: int, vehicle: int, forecast: Forecast, players: Players) -> Offer:
    alone = Payment(vehicle, (card,))
    payment = alone if alone.exact(o) else proposal(o, vehicle, card)
    if payment is None and _researches(o, card, vehicle, forecast):
        text = t("take {card}", card=telling.name(o, vehicle))
        use, then = act.Use(card), act.Take(vehicle)
        full = " ".join(telling.ability_list(o, card))
        return Offer(OnReserve(vehicle), Way.USE, use, then=then, signs=("research",), brief=text, full=full)
    if payment is None:
        refusal = alone.why_not(o)
        return Offer(OnReserve(vehicle), Way.BUY, alone.action, refusal, full=said(refusal))
    name, paid, cost = telling.name(o, vehicle), alone.paid(o), alone.cost(o)
    buys = payment == alone and alone.exact(o)
    wasteful = payment == alone and not buys
    if buys:
        brief, full = (
            t("buys {vehicle}", vehicle=name),
            t("Buys {vehicle}: it goes to your Depot.", vehicle=name),
        )
    else:
        short, long = (
            (mark("{paid} for {cost}"), mark("{vehicle}: {paid} for {cost}, no change is given"))
            if wasteful
            else (mark("{paid} of {cost}"), mark("{vehicle}: {paid} of {cost} paid"))
        )
        brief = t(short, paid=paid, cost=cost)
        full = t(long, vehicle=name, paid=paid, cost=cost)
    offer = Offer(
        OnReserve(vehicle),
        Way.BUY,
        payment.action,
        payment=payment,
        signs=("cost",) if cost else ("tick",),
        part=payment != alone,
        wasteful=wasteful,
        figure=f"{paid}/{cost}" if cost else "",
        brief=brief,
        full=full,
    )
    return changing_hands(o, offer, forecast.passed(payment.action), players) if buys else offer


def _researches(o: Observation, card: int, vehicle: int, forecast: Forecast) -> bool:
    """Return whether the card can be used to take that vehicle of the Reserve as it lies now."""
    after = forecast.after_use(card).takes
    return after is not None and after.reserve == o.reserve and after.allows(act.Take(vehicle))


def _defences(o: Observation, card: int, place: int, forecast: Forecast, players: Players) -> Iterator[Offer]:
    spot = OnBase(place)
    replaced = o.defender[3 * o.seat + place]
    aside = t("replaces {card}", card=telling.name(o, replaced)) if replaced >= 0 else ""
    after = forecast.after_use(card).places
    if after is not None:
        refusal = why_not(after, act.Place(place))
        text = t("abilities, then defend here")
        offer = Offer(
            spot,
            Way.USE_AND_DEFEND,
            act.Use(card),
            refusal,
            act.Place(place),
            signs=(*_ability_signs(o, card), "armor"),
            brief=text,
            full=said(refusal) or " · ".join(filter(None, (text, aside))),
        )
        changes = () if refusal else forecast.passed_after_use(card, act.Place(place))
        yield changing_hands(o, offer, changes, players)
    action = act.Defend(card, place)
    refusal = why_not(o, action)
    changes = () if refusal else forecast.passed(action)
    text = t("defend only") if o.catalogue.abilities[card] else t("defend here")
    full = said(refusal) or " · ".join(filter(None, (text, aside)))
    brief = aside or text if after is None else text
    offer = Offer(spot, Way.DEFEND, action, refusal, signs=("armor",), brief=brief, full=full)
    yield changing_hands(o, offer, changes, players)


def _ability_signs(o: Observation, card: int) -> tuple[str, ...]:
    """Return the icons of a card's abilities."""
    return tuple(ABILITIES[ability].icon for ability, _ in o.catalogue.cards[card].abilities)


# -- answering a prompt


def _plain(o: Observation, spot: Spot, action: act.Action, brief: str, sign: str) -> Offer:
    refusal = why_not(o, action)
    return Offer(spot, Way.ANSWER, action, refusal, signs=(sign,), brief=brief, full=said(refusal) or brief)


def _discard(o: Observation, card: int, spot: Spot) -> Offer:
    text = t("{card} to the Depot", card=telling.name(o, card))
    return _plain(o, spot, act.Discard(card), text, "resource")


def _strike(o: Observation, spot: OnEnemy, forecast: Forecast, players: Players) -> Offer:
    action = act.Strike(spot.seat, spot.place, spot.defender)
    refusal = why_not(o, action)
    struck = None if refusal else forecast.strike(action)
    if struck is None:
        return Offer(spot, Way.ANSWER, action, refusal, full=said(refusal))
    return besieging(o, Offer(spot, Way.ANSWER, action), struck, players)


def _take(o: Observation, card: int, forecast: Forecast, players: Players) -> Offer:
    action, text = act.Take(card), t("take {card}", card=telling.name(o, card))
    offer = _plain(o, OnReserve(card), action, text, "research")
    return changing_hands(o, offer, forecast.passed(action) if offer.legal else (), players)


def _stand(o: Observation, place: int, action: act.Action, forecast: Forecast, players: Players) -> Offer:
    replaced = o.defender[3 * o.seat + place]
    text = t("replaces {card}", card=telling.name(o, replaced)) if replaced >= 0 else t("defend here")
    offer = _plain(o, OnBase(place), action, text, "armor")
    return changing_hands(o, offer, forecast.passed(action) if offer.legal else (), players)


def _own_places(o: Observation) -> list[int]:
    return [place for place in range(3) if o.base[3 * o.seat + place] != GONE]


def _enemy_spots(o: Observation) -> Iterator[OnEnemy]:
    for slot, base in enumerate(o.base):
        seat, place = divmod(slot, 3)
        if seat != o.seat and base != GONE:
            if o.defender[slot] >= 0:
                yield OnEnemy(seat, place, True)
            yield OnEnemy(seat, place, False)
