"""What one seat may know: everything public, its own hand, and whatever a careful player would remember."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wotrush.model import rng as generator
from wotrush.model.rush.actions import Action
from wotrush.model.rush.cards import FIRST_BASE, VEHICLES
from wotrush.model.rush.catalogue import Catalogue
from wotrush.model.rush.events import EndCause
from wotrush.model.rush.options import RushOptions
from wotrush.model.rush.state import Prompt, State

if TYPE_CHECKING:
    from wotrush.model.rush.game import RushGame
    from wotrush.model.rush.view.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Observation:
    """The fields of `State` that this seat may know, under the same names and with the same numbering.

    `hands[seat]` is None where the hand may not be seen; `unseen[seat]` is then Garage and hand together, sorted,
    otherwise the Garage, sorted. The vehicle deck is what lies nowhere else: `deck` is that set, sorted.
    """

    seat: int
    catalogue: Catalogue
    options: RushOptions
    seats: int
    first: int
    achievements: tuple[int, ...]
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    reserve: tuple[int, ...]
    graveyard: tuple[int, ...]
    ones: tuple[int, ...]
    twos: tuple[int, ...]
    hands: tuple[tuple[int, ...] | None, ...]
    hand_sizes: tuple[int, ...]
    garage_sizes: tuple[int, ...]
    unseen: tuple[tuple[int, ...], ...]
    depots: tuple[tuple[int, ...], ...]
    base: tuple[int, ...]
    defender: tuple[int, ...]
    hurt: tuple[bool, ...]
    bases_destroyed: tuple[int, ...]
    vehicles_destroyed: tuple[int, ...]
    turn: int
    active: int
    to_act: int | None
    prompt: Prompt
    played: int
    recruiting: bool
    bought: bool
    pool: int
    pool_national: tuple[int, int, int, int]
    assaulted: bool
    nation: int
    kills: int
    attackers: tuple[int, ...]
    siege_kills: tuple[int, int, int, int]
    using: int
    step: int
    victim: int
    reward_nation: int
    ending: bool
    ending_cause: tuple[EndCause, int] | None
    actions: tuple[Action, ...]

    @property
    def round(self) -> int:
        """Counts from 1."""
        return self.turn // self.seats + 1

    @property
    def private(self) -> bool:
        """Only the answer to Sabotage is chosen from a hand that the others do not see."""
        return self.prompt is Prompt.SABOTAGE

    @property
    def reacting(self) -> bool:
        """Everybody knows who is to act."""
        return False

    @property
    def hand(self) -> tuple[int, ...]:
        """This seat's own hand, which it always sees."""
        return self.hands[self.seat] or ()

    def squad(self, seat: int) -> list[int]:
        """Hand, Garage and Depot of anybody: which cards a squad holds is public."""
        return [*(self.hands[seat] or ()), *self.unseen[seat], *self.depots[seat]]

    def next_draw(self, seat: int) -> tuple[int, ...]:
        """The cards of which one is drawn next: an empty Garage is made anew of the Depot before that.

        Hand and Garage where they cannot be told apart.
        """
        return self.unseen[seat] if self.garage_sizes[seat] else self.depots[seat]

    @property
    def furthest(self) -> int:
        """The Reserve card furthest from the deck: the next to be discarded."""
        return self.reserve[0]

    def playable(self, card: int) -> bool:
        """Whether a card of the open hand may still be played this turn."""
        return card >= VEHICLES or not self.played >> card & 1

    def allows(self, action: Action) -> bool:
        """Whether the action is legal now, for this seat; cards and bases alike count as the listed one."""
        from wotrush.model.rush.view.alike import canonical

        return canonical(self, action) in self.actions

    def why_not(self, action: Action) -> Refusal | None:
        """Why the action is not legal now; None if it is."""
        from wotrush.model.rush.view.refusal import why_not

        return why_not(self, action)

    def determinize(self, rng: random.Random) -> RushGame:
        """A whole world that fits what this seat knows: what is hidden is dealt anew. Events are off."""
        from wotrush.model.rush.game import RushGame

        world = RushGame.empty(self.options, self.catalogue)
        world.record = False
        for name in _COPIED:
            setattr(world, name, getattr(self, name))
        for name in _COPIED_LISTS:
            setattr(world, name, list(getattr(self, name)))
        world.depots = [list(depot) for depot in self.depots]
        state = generator.seeded(rng.getrandbits(128))
        world.deck = list(self.deck)
        state = generator.shuffle(world.deck, state)
        for seat, hand in enumerate(self.hands):
            hidden = list(self.unseen[seat])
            state = generator.shuffle(hidden, state)
            if hand is None:
                world.hands[seat] = _deal_hand(hidden, self.hand_sizes[seat])
            else:
                world.hands[seat] = list(hand)
            world.garages[seat] = hidden
        world.streams = generator.split(state, 1 + self.seats)
        return world


def _deal_hand(hidden: list[int], size: int) -> list[int]:
    """Take a closed hand off the top of the shuffled cards; a base can only be in the Garage, since none is ever held."""
    hand: list[int] = []
    for index in range(len(hidden) - 1, -1, -1):
        if len(hand) == size:
            break
        if hidden[index] < FIRST_BASE:
            hand.append(hidden.pop(index))
    return hand


_COPIED = (
    *("first", "achievements", "turn", "active", "prompt", "played", "recruiting", "bought", "pool"),
    *("pool_national", "assaulted", "nation", "kills", "attackers", "siege_kills", "using", "step"),
    *("victim", "reward_nation", "ending", "ending_cause"),
)
_COPIED_LISTS = (
    *("discard", "reserve", "graveyard", "ones", "twos", "base", "defender", "hurt"),
    *("bases_destroyed", "vehicles_destroyed"),
)


def observe(s: State, seat: int, to_act: int | None, actions: Sequence[Action]) -> Observation:
    """Secrets are absent: nothing here was computed from the order of a face-down pile or a hand that is closed."""
    open_seat = s.active if s.prompt is not Prompt.OVER else None
    seen = [other in (seat, open_seat) for other in range(s.seats)]
    return Observation(
        seat,
        s.catalogue,
        s.options,
        s.seats,
        s.first,
        s.achievements,
        tuple(sorted(s.deck)),
        tuple(s.discard),
        tuple(s.reserve),
        tuple(s.graveyard),
        tuple(s.ones),
        tuple(s.twos),
        tuple([tuple(hand) if seen[other] else None for other, hand in enumerate(s.hands)]),
        tuple(map(len, s.hands)),
        tuple(map(len, s.garages)),
        tuple(
            [
                tuple(sorted(garage if seen[other] else garage + s.hands[other]))
                for other, garage in enumerate(s.garages)
            ]
        ),
        tuple(map(tuple, s.depots)),
        tuple(s.base),
        tuple(s.defender),
        tuple(s.hurt),
        tuple(s.bases_destroyed),
        tuple(s.vehicles_destroyed),
        s.turn,
        s.active,
        to_act,
        s.prompt,
        s.played,
        s.recruiting,
        s.bought,
        s.pool,
        s.pool_national,
        s.assaulted,
        s.nation,
        s.kills,
        s.attackers,
        s.siege_kills,
        s.using,
        s.step,
        s.victim,
        s.reward_nation,
        s.ending,
        s.ending_cause,
        tuple(actions),
    )
