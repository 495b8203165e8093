"""What may bring the last round is seen before it comes."""

from __future__ import annotations

from random import Random

import pytest

from wotrush.model.rush import RushGame, RushOptions
from wotrush.model.rush.events import EndCause, EndTriggered
from wotrush.model.rush.view.endings import on_the_last_base, smallest_pile


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_end_comes_from_the_smallest_pile_or_a_last_base(players: int) -> None:
    causes = set[EndCause]()
    for seed in range(12):
        game, rng = RushGame.new(RushOptions(players=players), seed), Random(seed)
        while game.to_act() is not None:
            before = game.observe(0)
            events = game.apply(rng.choice(game.legal_actions()))
            for event in events:
                if isinstance(event, EndTriggered):
                    causes.add(event.cause)
                    if event.cause is EndCause.BASES:
                        assert event.seat in on_the_last_base(before)
                    else:
                        assert smallest_pile(game.observe(0)) == (event.nation, 0)
            if game.ending:
                break
            assert smallest_pile(game.observe(0)).cards > 0
    assert causes
