"""A state machine that tries legal and illegal actions of a game in every order that Hypothesis generates."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.model.promises import check_censored, check_contract, check_journal, check_legality
from tests.model.under_test import GameUnderTest

SMALL = settings(max_examples=40, stateful_step_count=25)
LONG = settings(SMALL, max_examples=2_000, stateful_step_count=60)


def machine(under_test: GameUnderTest) -> type[RuleBasedStateMachine]:
    """Return the machine for a game."""
    return type(under_test.name.title(), (_Machine,), {"kind": under_test})


class _Machine(RuleBasedStateMachine):
    """One game, a twin that plays along with its events switched off, and a journal."""

    kind: GameUnderTest

    @initialize(table=st.integers(0, 10**6), seed=st.integers(-(2**70), 2**70))
    def deal(self, table: int, seed: int) -> None:
        self.table, self.seed = table % len(self.kind.tables), seed
        self.game: Any = self.kind.new(self.table, seed)
        self.twin = self.kind.new(self.table, seed)
        self.twin.record = False
        self.lines: list[str] = []

    def running(self) -> bool:
        return self.game.to_act() is not None

    @precondition(running)
    @rule(choice=st.integers(0, 10**6))
    def act(self, choice: int) -> None:
        legal = self.game.legal_actions()
        action = legal[choice % len(legal)]
        self.lines.append(str(action))
        check_censored(self.kind, self.game, self.game.apply(action))
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
        check_legality(self.kind, self.game, self.kind.strange_actions(self.game, Random(chance)))

    @rule(chance=st.integers(0, 2**32))
    def keep_the_contract(self, chance: int) -> None:
        check_contract(self.kind, self.game, Random(chance))

    @rule()
    def run_the_journal_again(self) -> None:
        check_journal(self.kind, self.table, self.seed, self.lines, self.game)

    @invariant()
    def table_is_whole(self) -> None:
        if hasattr(self, "game"):
            self.kind.check_table(self.game)
            assert self.game.digest() == self.twin.digest()
