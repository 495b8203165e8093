"""A second engine, written from docs/hunter.md alone, plays beside the game and agrees at every decision.

It is slow and plain (tests/model/hunter/second). Seven tenths of the games belong to the long tests;
`python -m tests.proofs second` plays 10,000 games beside it.
"""

from __future__ import annotations

import pytest

from tests.model.hunter.second.at_random import play_beside

GAMES, BATCHES, FIRST = 120, 10, 2


@pytest.mark.parametrize(
    "batch", [*range(FIRST), *(pytest.param(n, marks=pytest.mark.long) for n in range(FIRST, BATCHES))]
)
def test_both_readings_of_the_rules_agree_at_every_decision(batch: int) -> None:
    compared = 0
    for seed in range(batch, GAMES, BATCHES):
        decisions, differences = play_beside(seed)
        assert not differences, "\n".join(differences)
        compared += decisions
    assert compared > 50 * GAMES // BATCHES
