"""A state machine that tries legal and illegal actions in every order that Hypothesis generates."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.model.invariants import check_contract, check_legality, check_table, strange_actions
from tests.model.random_games import ALL_OPTIONS
from wotrush.model.rush import RushGame, RushOptions, event_for
from wotrush.model.rush.events import Drew, Event


class Rush(RuleBasedStateMachine):
    """One game, and a twin that plays along with its events switched off."""

    @initialize(options=st.sampled_from(ALL_OPTIONS), seed=st.integers(-(2**70), 2**70))
    def deal(self, options: RushOptions, seed: int) -> None:
        self.game = RushGame.new(options, seed)
        self.twin = RushGame.new(options, seed)
        self.twin.record = False

    def running(self) -> bool:
        return self.game.to_act() is not None

    @precondition(running)
    @rule(choice=st.integers(0, 10**6))
    def act(self, choice: int) -> None:
        legal = self.game.legal_actions()
        action = legal[choice % len(legal)]
        self.censored(self.game.apply(action))
        self.twin.apply(action)

    @precondition(running)
    @rule(choices=st.lists(st.integers(0, 10**6), min_size=5, max_size=40))
    def act_on(self, choices: list[int]) -> None:
        """Play far into the game, so that late tables are seen too."""
        for choice in choices:
            if self.running():
                self.act(choice)

    @rule(chance=st.integers(0, 2**32))
    def try_what_may_be_illegal(self, chance: int) -> None:
        check_legality(self.game, strange_actions(self.game, Random(chance)))

    @rule(chance=st.integers(0, 2**32))
    def keep_the_contract(self, chance: int) -> None:
        check_contract(self.game, Random(chance))

    def censored(self, events: Sequence[Event]) -> None:
        for event in events:
            for seat in range(self.game.seats):
                seen = event_for(event, seat)
                hidden = isinstance(event, Drew) and not event.open and event.seat != seat
                assert (seen == event) != hidden
                assert not (isinstance(seen, Drew) and hidden and seen.cards)

    @invariant()
    def table_is_whole(self) -> None:
        if hasattr(self, "game"):
            check_table(self.game)
            assert self.game.digest() == self.twin.digest()


TestRush = Rush.TestCase
TestRush.settings = settings(
    max_examples=40, stateful_step_count=25, derandomize=True, deadline=None, database=None
)
