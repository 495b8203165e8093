"""The offers to hit what is an enemy's: by one attacker, by several that are joined, or as Siege Master."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from typing import TypeAlias

from wotrush.i18n import tn
from wotrush.model.game import Refusal, Seat
from wotrush.model.rush import Observation
from wotrush.model.rush import actions as act
from wotrush.model.rush.events import Besieged, Hit, Shot
from wotrush.model.rush.state import GONE, Prompt
from wotrush.model.rush.view.refusal import why_not
from wotrush.scenes.rush.offers.forecast import Blow, Forecast, Passed
from wotrush.scenes.rush.offers.offer import Offer, OnEnemy, Way
from wotrush.scenes.rush.texts import forecasts, telling

Players: TypeAlias = Sequence[str]
"""The names of the players by their seats."""
HIT_SIGNS = {Hit.DAMAGED: "damaged", Hit.DESTROYED: "destroyed"}


def hits(
    o: Observation,
    cards: tuple[int, ...],
    seat: Seat,
    place: int,
    forecast: Forecast,
    using: Forecast,
    players: Players,
) -> list[Offer]:
    """Return hits on whatever stands uppermost, by assault and Siege Master, and on a base below a defender by Siege
    Master. While an assault is under way, what it can hit is not offered to Siege Master, which would end it: that is done
    on the field of action.
    """
    if o.base[3 * seat + place] == GONE:
        return []
    defended = o.defender[3 * seat + place] >= 0
    top = OnEnemy(seat, place, defended)
    card, offers = cards[0], [_assault(o, cards, top, forecast, players)]
    goes_on = o.prompt is Prompt.ASSAULT and offers[0].legal
    siege = None if goes_on else _siege(o, card, top, using, players)
    offers = one_if_one_is_legal([*offers, *([siege] if siege else [])])
    below = _siege(o, card, OnEnemy(seat, place, False), using, players) if defended else None
    return [*offers, *([below] if below else [])]


def joined_hits(o: Observation, cards: tuple[int, ...], forecast: Forecast, players: Players) -> list[Offer]:
    """Return what the joined attackers may hit together: one of them hits first."""
    offers: list[Offer] = []
    for slot, base in enumerate(o.base):
        seat, place = divmod(slot, 3)
        if seat != o.seat and base != GONE:
            spot = OnEnemy(seat, place, o.defender[slot] >= 0)
            tried = (_assault(o, (card, *cards), spot, forecast, players) for card in cards)
            offers += islice((offer for offer in tried if offer.legal), 1)
    return offers


def _assault(
    o: Observation, cards: tuple[int, ...], spot: OnEnemy, forecast: Forecast, players: Players
) -> Offer:
    action = act.Attack(cards[0], spot.seat, spot.place)
    refusal = why_not(o, action)
    volley = None if refusal else forecast.volley(action, cards)
    if volley is None:
        return Offer(spot, Way.ASSAULT, action, refusal, full=said(refusal))
    assert isinstance(volley.hit, Shot), "an attack is no ability"
    return hitting(
        o, Offer(spot, Way.ASSAULT, action), volley, forecasts.shot_forecast(o, volley.hit, players), players
    )


def _siege(o: Observation, card: int, spot: OnEnemy, forecast: Forecast, players: Players) -> Offer | None:
    view = forecast.after_use(card).strikes
    if view is None:
        return None
    strike = act.Strike(spot.seat, spot.place, spot.defender)
    refusal = why_not(view, strike)
    struck = None if refusal else forecast.strike_after(card, strike)
    if struck is None:
        return Offer(spot, Way.SIEGE, act.Use(card), refusal, strike, full=said(refusal))
    return besieging(o, Offer(spot, Way.SIEGE, act.Use(card), then=strike), struck, players)


def besieging(o: Observation, offer: Offer, struck: Blow, players: Players) -> Offer:
    """Return the offer with what Siege Master does."""
    assert isinstance(struck.hit, Besieged), "an ability is no attack"
    return hitting(o, offer, struck, forecasts.siege_forecast(o, struck.hit, players), players)


def hitting(o: Observation, offer: Offer, blow: Blow, outcome: str, players: Players) -> Offer:
    """Return the offer with the sign and the words of a hit, and with what changes by it for anybody."""
    count = tn("{n} hit", "{n} hits", blow.hits) if blow.hits > 1 else ""
    full = " · ".join(filter(None, (count, outcome)))
    hit = replace(offer, signs=(HIT_SIGNS[blow.hit.hit],), brief=forecasts.hit_brief(o, blow.hit), full=full)
    return changing_hands(o, hit, blow.passed, players)


def changing_hands(o: Observation, offer: Offer, passed: Passed, players: Players) -> Offer:
    """Return the offer with what it changes for anybody by achievements."""
    return replace(offer, full=" · ".join([offer.full, *forecasts.gains(o, passed, players)]))


def one_if_one_is_legal(offers: list[Offer]) -> list[Offer]:
    """Return only the legal offers of a spot or, if there is none, the last one, which says why."""
    legal = [offer for offer in offers if offer.legal]
    return legal or offers[-1:]


def said(refusal: Refusal | None) -> str:
    return telling.refusal_text(refusal) if refusal else ""
