"""A turn from phase I to phase III, and the last round."""

from __future__ import annotations

from wotrush.model.rush import events as ev
from wotrush.model.rush.actions import END_TURN, KEEP, REFRESH, Action
from wotrush.model.rush.scoring import outcome_of
from wotrush.model.rush.state import DAMAGED, UPRIGHT, Prompt, State
from wotrush.model.rush.turn.abilities import usable
from wotrush.model.rush.turn.assault import hits, reward
from wotrush.model.rush.turn.defence import DEFEND, places_to_defend
from wotrush.model.rush.turn.purchase import NO_NATIONALS, purchases
from wotrush.model.rush.turn.siege import siege_paid
from wotrush.model.rush.zones import discard_reserve, draw, refill

HAND = 3


def playable(s: State) -> list[int]:
    """Return the open hand, sorted, without vehicle cards that were played this turn and drawn again."""
    played = s.played
    hand = s.hands[s.active]
    return sorted([card for card in hand if not played >> card & 1] if played else hand)


def begin_turn(s: State) -> None:
    """Phase I: repair what is damaged and lay the hand open."""
    seat = s.active
    base, hurt = s.base, s.hurt
    bases = [place for place in (0, 1, 2) if base[3 * seat + place] == DAMAGED]
    defenders = [place for place in (0, 1, 2) if hurt[3 * seat + place]]
    for place in bases:
        base[3 * seat + place] = UPRIGHT
    for place in defenders:
        hurt[3 * seat + place] = False
    if s.record:
        hand = tuple(s.hands[seat])
        s.events.append(ev.TurnBegan(seat, s.turn, s.round, tuple(bases), tuple(defenders), hand))
    if s.options.optional_refresh and len(s.reserve) == s.reserve_size:
        s.prompt = Prompt.REFRESH
    else:
        s.prompt = Prompt.PLAY


def refresh_choices(_: State) -> list[Action]:
    """Return the choices of the rule option Optional refresh at the end of phase I."""
    return [REFRESH, KEEP]


def refresh(s: State, discard: bool) -> None:
    """Discard the furthest Reserve card, or keep it."""
    if discard:
        discard_reserve(s, 1)
    s.prompt = Prompt.PLAY


def plays(s: State) -> list[Action]:
    """Phase II: return every way to buy, use, defend, attack or end the turn."""
    cards = playable(s)
    legal = purchases(s, cards)
    legal += usable(s, cards)
    armor = s.catalogue.armor
    places: list[int] | None = None
    for card in cards:
        if armor[card]:
            if places is None:
                places = places_to_defend(s, s.active)
            defend = DEFEND[card]
            legal += [defend[place] for place in places]
    if not s.assaulted:
        legal += hits(s, cards)
    legal.append(END_TURN)
    return legal


def end_turn(s: State) -> None:
    """Phase III: give the medals for Siege Master's kills, nation by nation, then replenish."""
    while any(s.siege_kills):
        nation = next(n for n, kills in enumerate(s.siege_kills) if kills)
        s.reward_nation = nation
        reward(s, s.siege_kills[nation], ev.MedalSource.SIEGE_MASTER)
        if s.prompt is Prompt.REWARD:
            return
        siege_paid(s, nation)
    _replenish(s)


def furthest_goes(s: State) -> bool:
    """Return whether phase III discards the furthest Reserve card, rather than only filling gaps."""
    return not s.options.optional_refresh and len(s.reserve) == s.reserve_size


def _replenish(s: State) -> None:
    seat = s.active
    if furthest_goes(s):
        discard_reserve(s, 1)
    elif len(s.reserve) < s.reserve_size:
        refill(s)
    hand = s.hands[seat]
    if hand:
        if s.record:
            s.events.append(ev.HandDiscarded(seat, tuple(hand)))
        s.depots[seat] += hand
        hand.clear()
    draw(s, seat, HAND, shown=False)
    if s.record:
        s.events.append(ev.TurnEnded(seat))
    _next_turn(s)


def _next_turn(s: State) -> None:
    s.played = s.pool = s.kills = 0
    s.recruiting = s.bought = s.assaulted = False
    s.pool_national = NO_NATIONALS
    s.attackers = ()
    s.turn += 1
    if s.ending and s.turn % s.seats == 0:
        s.prompt = Prompt.OVER
        if s.record:
            s.events.append(ev.GameEnded(outcome_of(s)))
        return
    s.active = (s.active + 1) % s.seats
    begin_turn(s)
