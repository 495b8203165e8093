"""A table kept from events alone: whoever sees all events can follow every card without asking the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from wotrush.model.rush import RushGame
from wotrush.model.rush import events as ev
from wotrush.model.rush.cards import one_medal, two_medals
from wotrush.model.rush.state import DAMAGED, GONE, UPRIGHT
from wotrush.model.rush.turn.achieving import holders

StateT = TypeVar("StateT")


class Shadow:
    """Starts from the state of a game; `hear` moves cards as an event says, and fails if they are not there."""

    def __init__(self, game: RushGame) -> None:
        self.hands = [sorted(hand) for hand in game.hands]
        self.garages = [sorted(garage) for garage in game.garages]
        self.depots = [depot[:] for depot in game.depots]
        self.reserve, self.discard, self.graveyard = game.reserve[:], game.discard[:], game.graveyard[:]
        self.deck = len(game.deck)
        self.base, self.defender, self.hurt = game.base[:], game.defender[:], game.hurt[:]
        self.ones, self.twos = game.ones[:], game.twos[:]
        self.using = game.using
        self.held = dict(holders(game))
        self.ending = game.ending

    def differs_from(self, game: RushGame) -> list[str]:
        """Return the names of all fields that differ from the game."""
        wanted = Shadow(game)
        return [name for name, value in vars(self).items() if value != getattr(wanted, name)]

    def hear_all(self, events: Sequence[ev.Event]) -> None:
        for event in events:
            self.hear(event)

    def hear(self, event: ev.Event) -> None:
        match event:
            case ev.TurnBegan(seat, _, _, bases, defenders, hand):
                assert sorted(hand) == self.hands[seat]
                for place in bases:
                    self._turn(self.base, 3 * seat + place, DAMAGED, UPRIGHT)
                for place in defenders:
                    self._turn(self.hurt, 3 * seat + place, True, False)
            case ev.Bought() | ev.Dealt() | ev.ReserveDiscarded() | ev.DeckShuffled():
                self._reserve(event)
            case ev.GarageShuffled() | ev.Drew() | ev.BaseDrawn() | ev.HandDiscarded() | ev.Sabotaged():
                self._squad(event)
            case ev.Used() | ev.Researched() | ev.Scrapped() | ev.Defended() | ev.Retired():
                self._use(event)
            case ev.Shot(seat, attacker):
                self.hands[seat].remove(attacker)
                self._hit(event)
                self.depots[seat].append(attacker)
            case ev.Besieged(_, card):
                assert card == self.using
                self._hit(event)
            case ev.MedalsTaken(seat, nation, cards):
                self._medals(nation, cards)
                self.depots[seat] += cards
            case ev.AchievementPassed(achievement, loser, winner):
                assert loser != winner
                assert self.held[achievement] == loser
                self.held[achievement] = winner
            case ev.EndTriggered():
                assert not self.ending
                self.ending = True

    @staticmethod
    def _turn(cards: list[StateT], slot: int, before: StateT, after: StateT) -> None:
        assert cards[slot] == before
        cards[slot] = after

    def _reserve(self, event: ev.Bought | ev.Dealt | ev.ReserveDiscarded | ev.DeckShuffled) -> None:
        match event:
            case ev.Bought(seat, card, slot, payers):
                for payer in payers:
                    self.hands[seat].remove(payer)
                assert self.reserve.pop(slot) == card
                self.depots[seat] += [*payers, card]
            case ev.Dealt(cards, reserve):
                self.deck -= len(cards)
                self.reserve += cards
                assert tuple(self.reserve) == reserve
            case ev.ReserveDiscarded(cards, scouting):
                assert tuple(self.reserve[: len(cards)]) == cards
                assert scouting or len(cards) == 1
                del self.reserve[: len(cards)]
                self.discard += cards
            case ev.DeckShuffled(count):
                assert count == len(self.discard) > 0
                self.deck, self.discard = self.deck + count, []

    def _squad(
        self, event: ev.GarageShuffled | ev.Drew | ev.BaseDrawn | ev.HandDiscarded | ev.Sabotaged
    ) -> None:
        seat = event.seat
        match event:
            case ev.GarageShuffled(_, count):
                assert count == len(self.depots[seat]) > 0 == len(self.garages[seat])
                self.garages[seat], self.depots[seat] = sorted(self.depots[seat]), []
            case ev.Drew(_, count, cards):
                assert cards is not None
                assert count == len(cards) > 0
                for card in cards:
                    self.garages[seat].remove(card)
                self.hands[seat] = sorted([*self.hands[seat], *cards])
            case ev.BaseDrawn(_, card):
                self.garages[seat].remove(card)
                self.depots[seat].append(card)
            case ev.HandDiscarded(_, cards):
                assert sorted(cards) == self.hands[seat] != []
                self.hands[seat] = []
                self.depots[seat] += cards
            case ev.Sabotaged(_, card):
                self.hands[seat].remove(card)
                self.depots[seat].append(card)

    def _use(self, event: ev.Used | ev.Researched | ev.Scrapped | ev.Defended | ev.Retired) -> None:
        seat = event.seat
        match event:
            case ev.Used(_, card):
                self.hands[seat].remove(card)
                self.using = card
            case ev.Researched(_, card, taken, slot):
                assert self.reserve.pop(slot) == taken
                assert card == self.using
                self.graveyard.append(card)
                self.depots[seat].append(taken)
                self.using = -1
            case ev.Scrapped(_, card):
                self.depots[seat].remove(card)
                self.graveyard.append(card)
            case ev.Retired(_, card):
                assert card == self.using
                self.depots[seat].append(card)
                self.using = -1
            case ev.Defended(_, card, place, replaced, exposed):
                self._stand(seat, card, 3 * seat + place, replaced, exposed)

    def _stand(self, seat: int, card: int, slot: int, replaced: int | None, exposed: bool) -> None:
        if exposed:
            self.depots[seat].remove(card)
        elif card == self.using:
            self.using = -1
        else:
            self.hands[seat].remove(card)
        assert self.defender[slot] == (-1 if replaced is None else replaced)
        if replaced is not None:
            self.depots[seat].append(replaced)
        self.defender[slot], self.hurt[slot] = card, False

    def _hit(self, event: ev.Shot | ev.Besieged) -> None:
        slot = 3 * event.target + event.place
        if event.base:
            self._hit_base(event, slot)
            return
        assert event.victim == self.defender[slot]
        destroyed = event.hit is ev.Hit.DESTROYED
        self.hurt[slot] = not destroyed
        if destroyed:
            self.depots[event.target].append(event.victim)
            self.defender[slot] = -1

    def _hit_base(self, event: ev.Shot | ev.Besieged, slot: int) -> None:
        if event.hit is ev.Hit.DAMAGED:
            self._turn(self.base, slot, UPRIGHT, DAMAGED)
            return
        displaced = event.displaced if isinstance(event, ev.Besieged) else None
        assert self.defender[slot] == (-1 if displaced is None else displaced)
        if displaced is not None:
            self.depots[event.target].append(displaced)
        self.base[slot], self.defender[slot], self.hurt[slot] = GONE, -1, False
        self.depots[event.seat].append(event.victim)

    def _medals(self, nation: int, cards: tuple[int, ...]) -> None:
        assert cards, "no medals were taken"
        for card in cards:
            if card == one_medal(nation, self.ones[nation]):
                self.ones[nation] -= 1
            else:
                assert card == two_medals(nation, self.twos[nation])
                self.twos[nation] -= 1
