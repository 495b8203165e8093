"""What the figures on the table show between two events of a decision: where all cards lie by then."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from wotrush.model.game import Seat
from wotrush.model.rush import Observation
from wotrush.model.rush import events as ev
from wotrush.model.rush.cards import medal_count
from wotrush.model.rush.state import DAMAGED, GONE, UPRIGHT


def next_moment(o: Observation, event: ev.Event) -> Observation:
    """Return what is known once that event has been seen too. Events tell facts, so no rule is applied; nobody decides
    anything by it, since it has no actions.
    """
    moment = _Moment(o)
    moment.happen(event)
    return moment.observation()


def with_used_card(o: Observation) -> Observation:
    """Return it with the card in use still in its squad, where figures count it until its use has ended."""
    if o.using < 0:
        return o
    depots = [[*cards, o.using] if seat == o.active else cards for seat, cards in enumerate(o.depots)]
    return replace(o, depots=tuple(map(tuple, depots)))


class _Moment:
    """The places of all cards, as lists."""

    def __init__(self, o: Observation) -> None:
        self._o = o
        self.hands = [None if hand is None else list(hand) for hand in o.hands]
        self.unseen, self.depots = [list(cards) for cards in o.unseen], [list(cards) for cards in o.depots]
        self.hand_sizes, self.garage_sizes = list(o.hand_sizes), list(o.garage_sizes)
        self.deck, self.reserve = list(o.deck), list(o.reserve)
        self.discard, self.graveyard = list(o.discard), list(o.graveyard)
        self.ones, self.twos = list(o.ones), list(o.twos)
        self.base, self.defender, self.hurt = list(o.base), list(o.defender), list(o.hurt)
        self.bases, self.vehicles = list(o.bases_destroyed), list(o.vehicles_destroyed)
        self.active, self.turn, self.using = o.active, o.turn, o.using

    def observation(self) -> Observation:
        return replace(
            self._o,
            to_act=None,
            actions=(),
            hands=tuple(None if hand is None else tuple(hand) for hand in self.hands),
            unseen=tuple(map(tuple, self.unseen)),
            depots=tuple(map(tuple, self.depots)),
            hand_sizes=tuple(self.hand_sizes),
            garage_sizes=tuple(self.garage_sizes),
            deck=tuple(self.deck),
            reserve=tuple(self.reserve),
            discard=tuple(self.discard),
            graveyard=tuple(self.graveyard),
            ones=tuple(self.ones),
            twos=tuple(self.twos),
            base=tuple(self.base),
            defender=tuple(self.defender),
            hurt=tuple(self.hurt),
            bases_destroyed=tuple(self.bases),
            vehicles_destroyed=tuple(self.vehicles),
            active=self.active,
            turn=self.turn,
            using=self.using,
        )

    def happen(self, event: ev.Event) -> None:
        match event:
            case ev.TurnBegan():
                self._begin(event)
            case ev.Bought(seat=seat, card=card, payers=payers):
                for payer in payers:
                    self._play(seat, payer)
                    self.depots[seat].append(payer)
                self.reserve.remove(card)
                self.depots[seat].append(card)
            case ev.Dealt(cards=cards, reserve=reserve):
                self.deck = [card for card in self.deck if card not in cards]
                self.reserve = list(reserve)
            case ev.ReserveDiscarded(cards=cards):
                self.reserve = [card for card in self.reserve if card not in cards]
                self.discard += cards
            case ev.DeckShuffled():
                self.deck, self.discard = sorted(self.discard), []
            case ev.GarageShuffled(seat=seat, count=count):
                self.unseen[seat] += self.depots[seat]
                self.garage_sizes[seat] += count
                self.depots[seat] = []
            case ev.Drew():
                self._draw(event)
            case ev.BaseDrawn(seat=seat, card=card):
                self.garage_sizes[seat] -= 1
                self._leave(seat, card)
                self.depots[seat].append(card)
            case ev.Used(seat=seat, card=card):
                self._play(seat, card)
                self.using = card
            case ev.Researched(seat=seat, card=card, taken=taken):
                self.using = -1
                self.graveyard.append(card)
                self.reserve.remove(taken)
                self.depots[seat].append(taken)
            case ev.Scrapped(seat=seat, card=card):
                self.depots[seat].remove(card)
                self.graveyard.append(card)
            case ev.Sabotaged(seat=seat, card=card):
                self._play(seat, card)
                self.depots[seat].append(card)
            case ev.Defended():
                self._defend(event)
            case ev.Retired(seat=seat, card=card):
                self.using = -1
                self.depots[seat].append(card)
            case ev.Shot(seat=seat, attacker=attacker):
                self._play(seat, attacker)
                self.depots[seat].append(attacker)
                self._hit(event)
            case ev.Besieged(target=target, place=place, displaced=displaced):
                self._hit(event)
                if displaced is not None:
                    self.defender[3 * target + place], self.hurt[3 * target + place] = -1, False
                    self.depots[target].append(displaced)
            case ev.MedalsTaken(seat=seat, nation=nation, cards=cards):
                self.ones[nation] -= sum(medal_count(card) == 1 for card in cards)
                self.twos[nation] -= sum(medal_count(card) == 2 for card in cards)
                self.depots[seat] += cards
            case ev.HandDiscarded(seat=seat, cards=cards):
                for card in cards:
                    self._play(seat, card)
                self.depots[seat] += cards
            case ev.AbilityWorked() | ev.AbilitySkipped() | ev.AssaultBegan() | ev.AssaultEnded():
                pass
            case ev.AchievementPassed() | ev.EndTriggered() | ev.TurnEnded() | ev.GameEnded():
                pass
            case _:
                assert_never(event)

    def _begin(self, event: ev.TurnBegan) -> None:
        """Repair what lies damaged, and lay the hand open."""
        seat = event.seat
        self.active, self.turn = seat, event.turn
        for place in event.bases:
            self.base[3 * seat + place] = UPRIGHT
        for place in event.defenders:
            self.hurt[3 * seat + place] = False
        if self.hands[seat] is None:
            for card in event.hand:
                self._leave(seat, card)
            self.hands[seat] = list(event.hand)

    def _draw(self, event: ev.Drew) -> None:
        seat, hand = event.seat, self.hands[event.seat]
        self.garage_sizes[seat] -= event.count
        self.hand_sizes[seat] += event.count
        if event.cards is None or hand is None:
            self.unseen[seat] += hand or ()
            self.hands[seat] = None
        else:
            for card in event.cards:
                self._leave(seat, card)
                hand.append(card)

    def _play(self, seat: Seat, card: int) -> None:
        """Take a card out of a hand, which may be hidden."""
        self._leave(seat, card)
        self.hand_sizes[seat] -= 1

    def _leave(self, seat: Seat, card: int) -> None:
        """Take a card out of hand or Garage. On a shared screen it may be unknown there, to whoever looks now."""
        for cards in (self.hands[seat], self.unseen[seat]):
            if cards is not None and card in cards:
                cards.remove(card)
                return

    def _defend(self, event: ev.Defended) -> None:
        """Lay a card on a base: out of the hand, after its abilities, or back from the Depot after an assault."""
        seat, card = event.seat, event.card
        if card == self.using:
            self.using = -1
        elif card in self.depots[seat]:
            self.depots[seat].remove(card)
        else:
            self._play(seat, card)
        if event.replaced is not None:
            self.depots[seat].append(event.replaced)
        self.defender[3 * seat + event.place] = card
        self.hurt[3 * seat + event.place] = False

    def _hit(self, event: ev.Shot | ev.Besieged) -> None:
        slot = 3 * event.target + event.place
        destroyed = event.hit is ev.Hit.DESTROYED
        if event.base:
            self.base[slot] = GONE if destroyed else DAMAGED
        else:
            self.hurt[slot] = not destroyed
        if not destroyed:
            return
        if event.base:
            self.bases[event.seat] += 1
            self.depots[event.seat].append(event.victim)
        else:
            self.vehicles[event.seat] += 1
            self.defender[slot] = -1
            self.depots[event.target].append(event.victim)
