"""The log beside Rush's table where it is low."""

from __future__ import annotations

import pytest

from tests.scenes.rush.tables import table


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_a_low_log_begins_with_the_turn_that_its_moves_belong_to(seed: int) -> None:
    played = table(
        players=5, seed=seed, size=(1920, 1080), ui_scale=1.5, until=lambda o: o.round >= 4 and o.active == 0
    )
    log = played.scene.pieces.log
    lines = [log.lines[i] for i, _ in log._placed()]
    assert lines[0].heading
    assert any(not line.heading for line in lines)
