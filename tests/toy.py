"""Stakes, a toy card game with hidden hands and a hidden stake; whatever carries it carries any game.

A turn: draw once, play cards, once rob the next player, who gives a card; in any order, until it is ended.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import asdict, dataclass, field
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
    card: int = 0  # 0 where the one who looks must not know it


class ToyObservation(NamedTuple):
    seat: Seat
    hand: list[int]
    piles: list[list[int]]
    deck_size: int
    turn: int
    to_act: Seat | None
    private: bool  # a card of a hidden hand is chosen
    actions: Sequence[ToyAction]

    @property
    def active(self) -> Seat:
        return self.turn % len(self.piles)

    @property
    def round(self) -> int:
        return self.turn // len(self.piles) + 1

    @property
    def reacting(self) -> bool:
        return False


@dataclass
class ToyGame:
    deck: list[int]
    stake: int
    hands: list[list[int]]
    piles: list[list[int]]
    turn: int = 0
    done: list[str] = field(default_factory=list)

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def round(self) -> int:
        return self.turn // self.seats + 1

    @property
    def private(self) -> bool:
        return self.done[-1:] == ["rob"]

    @property
    def reacting(self) -> bool:
        return False

    def to_act(self) -> Seat | None:
        over = not self.deck and not any(self.hands) and not self.done
        return None if over else (self.turn + (self.done[-1:] == ["rob"])) % self.seats

    def legal_actions(self) -> Sequence[ToyAction]:
        seat = self.to_act()
        if seat is None:
            return []
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
        hand, card = self.hands[seat], action.card
        self.done.append(action.verb)
        match action.verb:
            case "draw":
                hand.append(card := self.deck.pop())
            case "play":
                hand.remove(card)
                self.piles[seat].append(card)
            case "give":
                hand.remove(card)
                self.hands[self.turn % self.seats].append(card)
            case "end":
                self.turn, self.done = self.turn + 1, []
        return [ToyEvent(action.verb, seat, card)]

    def observe(self, seat: Seat) -> ToyObservation:
        actions = self.legal_actions() if seat == self.to_act() else []
        piles, deck_size = deepcopy(self.piles), len(self.deck)
        return ToyObservation(
            seat, self.hands[seat][:], piles, deck_size, self.turn, self.to_act(), self.private, actions
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
    twist: int = 0  # another deal, as another edition of the rules would make

    def new(self, options: dict[str, object], seed: int) -> ToyGame:
        players, cards = int(str(options.get("players", 2))), int(str(options.get("cards", 12)))
        deck = Random(seed + self.twist).sample(range(1, cards + 1), cards)
        hands = [[deck.pop(), deck.pop()] for _ in range(players)]
        return ToyGame(deck, deck.pop(), hands, [[] for _ in range(players)])

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
        return event if event.what == "play" or event.seat == seat else event._replace(card=0)

    def public(self, observation: ToyObservation) -> ToyObservation:
        return observation._replace(hand=[], actions=[])

    def reveals(self, events: Sequence[ToyEvent]) -> bool:
        return any(event.what in ("draw", "give") for event in events)


RULESET = ToyRuleset()


def toy_ruleset() -> ToyRuleset:
    return RULESET
