"""The plates with the names of piles."""

from __future__ import annotations

import pytest
from pygame import FRect

from tests.scenes.rush.tables import table
from wotrush.scenes.rush.board.plaques import MARGIN


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("players", [2, 5])
def test_no_plate_touches_the_edge_of_the_window(scale: float, players: int) -> None:
    played = table(players=players, size=(1920, 1080), ui_scale=scale)
    area = FRect(played.scene.view.frame.area).inflate(1 - 2 * MARGIN, 1 - 2 * MARGIN)
    for text, plate in played.scene.pieces.plaques.placed():
        assert area.contains(plate), text
