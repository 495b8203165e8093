"""The rules of Stakes, a card game with hidden hands and a hidden stake.

A turn: draw once, play cards, once rob the next player, who gives a card; in any order, until it is ended. The option
`tops`: after a card is played, every other player who holds the next higher one is asked in secret, clockwise, and may
top it: both cards go to that player's pile. At a shared screen everybody with cards is asked.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import asdict, dataclass, field, replace
from hashlib import sha256
from random import Random
from typing import NamedTuple, Self

from wotrush.model.game import IllegalAction, Outcome, ScorePart, Seat


class ToyAction(NamedTuple):
    verb: str
    card: int = 0

    def __str__(self) -> str:
        return f"{self.verb} {self.card}" if self.card else self.verb


class ToyEvent(NamedTuple):
    what: str
    seat: Seat
    card: int = 0  # 0 if the viewer must not know it


@dataclass(frozen=True)
class ToyObservation:
    seat: Seat
    hand: list[int]
    piles: list[list[int]]
    deck_size: int
    hand_sizes: tuple[int, ...]  # 0 for the seat itself
    cards: int
    done: tuple[str, ...]
    turn: int
    to_act: Seat | None
    private: bool  # a card of a hidden hand is chosen
    reacting: bool  # somebody may be asked in secret
    tops: bool
    actions: Sequence[ToyAction]

    @property
    def active(self) -> Seat:
        return self.turn % len(self.piles)

    @property
    def round(self) -> int:
        return self.turn // len(self.piles) + 1


@dataclass
class ToyGame:
    deck: list[int]
    stake: int
    hands: list[list[int]]
    piles: list[list[int]]
    turn: int = 0
    done: list[str] = field(default_factory=list)
    tops: bool = False
    asked: list[Seat] = field(default_factory=list)  # who is still to be asked whether to top
    shared: bool = False  # several people look at one screen

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def round(self) -> int:
        return self.turn // self.seats + 1

    @property
    def private(self) -> bool:
        return self.reacting or self.done[-1:] == ["rob"]

    @property
    def reacting(self) -> bool:
        return bool(self.asked)

    def to_act(self) -> Seat | None:
        if self.asked:
            return self.asked[0]
        over = not self.deck and not any(self.hands) and not self.done
        return None if over else (self.turn + (self.done[-1:] == ["rob"])) % self.seats

    def legal_actions(self) -> Sequence[ToyAction]:
        seat = self.to_act()
        if seat is None:
            return []
        if self.asked:
            passes, topping = ToyAction("pass"), self._topping()
            return [ToyAction("top", topping), passes] if topping in self.hands[seat] else [passes]
        if self.done[-1:] == ["rob"]:
            return [ToyAction("give", card) for card in self.hands[seat]]
        actions = [ToyAction("play", card) for card in self.hands[seat]]
        actions += [ToyAction("draw")] if self.deck and "draw" not in self.done else []
        actions += (
            [ToyAction("rob")] if self.hands[(seat + 1) % self.seats] and "rob" not in self.done else []
        )
        return [*actions, ToyAction("end")] if self.done or not actions else actions

    def apply(self, action: ToyAction) -> Sequence[ToyEvent]:
        seat = self.to_act()
        if seat is None or action not in self.legal_actions():
            raise IllegalAction(f"{action} is not possible now")
        if self.asked:
            return self._answer(seat, action)
        hand, card = self.hands[seat], action.card
        self.done.append(action.verb)
        match action.verb:
            case "draw":
                hand.append(card := self.deck.pop())
            case "play":
                hand.remove(card)
                self.piles[seat].append(card)
                self.asked = self._holders(seat, card + 1) if self.tops else []
            case "give":
                hand.remove(card)
                self.hands[self.turn % self.seats].append(card)
            case "end":
                self.turn, self.done = self.turn + 1, []
        dares = self.tops and action.verb == "play"
        return [ToyEvent("dare" if dares else action.verb, seat, card)]

    def _holders(self, seat: Seat, card: int) -> list[Seat]:
        others = [(seat + i) % self.seats for i in range(1, self.seats)]
        return [other for other in others if card in self.hands[other] or (self.shared and self.hands[other])]

    def _topping(self) -> int:
        return self.piles[self.turn % self.seats][-1] + 1

    def _answer(self, seat: Seat, action: ToyAction) -> Sequence[ToyEvent]:
        """Pass without an event, so that nobody learns who was asked."""
        self.asked.pop(0)
        if action.verb == "pass":
            return []
        self.asked.clear()
        self.hands[seat].remove(action.card)
        self.piles[seat] += [self.piles[self.turn % self.seats].pop(), action.card]
        return [ToyEvent("top", seat, action.card)]

    def _known_to_act(self, seat: Seat) -> Seat | None:
        """Return who decides next as far as that seat knows, as if nobody else were asked."""
        if not self.asked or seat == self.asked[0]:
            return self.to_act()
        active = self.turn % self.seats
        return None if seat == active else active

    def observe(self, seat: Seat) -> ToyObservation:
        own = seat == self.to_act()
        sizes = tuple(0 if other == seat else len(hand) for other, hand in enumerate(self.hands))
        cards = len(self.deck) + 1 + sum(map(len, [*self.hands, *self.piles]))
        return ToyObservation(
            seat=seat,
            hand=self.hands[seat][:],
            piles=deepcopy(self.piles),
            deck_size=len(self.deck),
            hand_sizes=sizes,
            cards=cards,
            done=tuple(self.done),
            turn=self.turn,
            to_act=self._known_to_act(seat),
            private=self.private and (own or not self.asked),
            reacting=bool(self.asked) and own,
            tops=self.tops,
            actions=self.legal_actions() if own else [],
        )

    def copy(self) -> Self:
        return deepcopy(self)

    def outcome(self) -> Outcome | None:
        return self.standing() if self.to_act() is None else None

    def standing(self) -> Outcome:
        scores = tuple(sum(pile) + self.stake * (self.stake - 1 in pile) for pile in self.piles)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Outcome(winners, scores, tuple((ScorePart("pile", 1, score),) for score in scores), "score")

    def digest(self) -> str:
        return sha256(json.dumps(asdict(self)).encode()).hexdigest()[:16]


@dataclass(frozen=True)
class ToyRuleset:
    name: str = "toy"
    ident: str = "toy-1"
    twist: int = 0  # makes another deal, as another edition of the rules would

    def new(self, options: dict[str, object], seed: int) -> ToyGame:
        players, cards = int(str(options.get("players", 2))), int(str(options.get("cards", 12)))
        deck = Random(seed + self.twist).sample(range(1, cards + 1), cards)
        hands = [[deck.pop(), deck.pop()] for _ in range(players)]
        tops, shared = options.get("tops") is True, options.get("shared_screen") is True
        return ToyGame(deck, deck.pop(), hands, [[] for _ in range(players)], tops=tops, shared=shared)

    def action_text(self, action: ToyAction) -> str:
        return str(action)

    def parse_action(self, text: str) -> ToyAction:
        verb, _, card = text.partition(" ")
        return ToyAction(verb, int(card or 0))

    def table_text(self, game: ToyGame) -> str:
        return json.dumps(asdict(game))

    def parse_table(self, text: str) -> ToyGame:
        return ToyGame(**json.loads(text))

    def event_for(self, event: ToyEvent, seat: Seat) -> ToyEvent:
        return (
            event if event.what in ("play", "dare", "top") or event.seat == seat else event._replace(card=0)
        )

    def public(self, observation: ToyObservation) -> ToyObservation:
        return replace(observation, hand=[], actions=[])

    def determinize(self, observation: ToyObservation, rng: Random) -> ToyGame:
        """Deal everything that this seat does not see anew: the hands of others, the deck and the stake."""
        seen = {*observation.hand, *(card for pile in observation.piles for card in pile)}
        hidden = [card for card in range(1, observation.cards + 1) if card not in seen]
        rng.shuffle(hidden)
        hands = [[hidden.pop() for _ in range(size)] for size in observation.hand_sizes]
        hands[observation.seat] = observation.hand[:]
        piles = deepcopy(observation.piles)
        done = list(observation.done)
        game = ToyGame(hidden[1:], hidden[0], hands, piles, observation.turn, done, observation.tops)
        if observation.reacting:
            game.asked = [observation.seat]
        return game

    def declines(self, action: ToyAction) -> bool:
        return action.verb == "pass"

    def may_ask(self, events: Sequence[ToyEvent]) -> bool:
        return any(event.what == "dare" for event in events)

    def reveals(self, events: Sequence[ToyEvent]) -> bool:
        return any(event.what in ("draw", "give", "dare") for event in events)


RULESET = ToyRuleset()


def toy_ruleset() -> ToyRuleset:
    return RULESET
