"""State machines try what Hypothesis thinks of: 40 runs each, and 2,000 longer ones in `test --long`."""

from __future__ import annotations

import pytest
from hypothesis.stateful import run_state_machine_as_test

from tests.model.games import GAMES
from tests.model.state_machine import LONG, SMALL, machine


@pytest.mark.parametrize("name", GAMES)
def test_legal_and_illegal_actions_in_any_order(name: str) -> None:
    run_state_machine_as_test(machine(GAMES[name]), settings=SMALL)


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_many_longer_orders(name: str) -> None:
    run_state_machine_as_test(machine(GAMES[name]), settings=LONG)
