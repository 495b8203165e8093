"""The blank card: its corners are round, and nothing else of it changes there."""

from __future__ import annotations

import pytest

from wotrush.scenes.art.sheet import Sheet

PAPER = (221, 209, 177)


@pytest.mark.parametrize("width", [60, 140, 176, 264, 400, 600])
def test_a_round_corner_is_as_bright_as_the_rest_of_the_card(width: int) -> None:
    sheet = Sheet((width, round(width * 1.4)))
    sheet.fill(0, 0, 200, sheet.height, PAPER)
    card = sheet.finish()
    inside, middle = round(sheet.radius * sheet.unit), card.get_at((width // 2, width // 2))
    assert card.get_at((0, 0)).a < 128
    for x in (inside, width - 1 - inside):
        for y in (inside, card.get_height() - 1 - inside):
            assert card.get_at((x, y)) == middle
