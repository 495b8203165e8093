"""The edges of a scrolled text."""

from __future__ import annotations

import pytest
from pygame import FRect

from tests.stage.drawn import drawn
from wotrush.stage.node import Node
from wotrush.stage.style import Style
from wotrush.stage.widgets import Panel, ScrollPanel

GROUND = (10, 200, 30, 255)


@pytest.mark.parametrize(
    ("offset", "above", "below"), [(0, False, True), (150, True, True), (300, True, False)]
)
def test_a_text_fades_into_its_ground_where_it_goes_on_and_only_there(
    style: Style, offset: float, above: bool, below: bool
) -> None:
    panel = ScrollPanel(style, FRect(0, 0, 200, 100))
    panel.ground = GROUND
    panel.content.add(Panel(style, FRect(0, -50, 180, 500)))
    panel.fit_content(400)
    panel.scroll_to(offset)
    root = Node(FRect(0, 0, 200, 200))
    root.add(panel)
    surface = drawn(root, (200, 200))

    def is_ground(y: int) -> bool:
        color = surface.get_at((50, y))
        return all(abs(color[part] - GROUND[part]) < 20 for part in range(3))

    assert [is_ground(y) for y in (0, 50, 99)] == [above, False, below]
