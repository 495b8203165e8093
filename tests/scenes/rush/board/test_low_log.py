"""The log beside Rush's table where it is low."""

from __future__ import annotations

from itertools import pairwise

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


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
@pytest.mark.parametrize("back", [0, 2, 5])
def test_no_reason_stands_without_the_move_that_it_explains(seed: int, back: int) -> None:
    played = table(
        players=5, seed=seed, size=(1920, 1080), ui_scale=1.5, until=lambda o: o.round >= 4 and o.active == 0
    )
    log = played.scene.pieces.log
    log.back = back
    lines = [log.lines[i] for i, _ in log._placed()]
    assert not any(line.reason and before.heading for before, line in pairwise(lines))
