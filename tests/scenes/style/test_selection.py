"""Selected letters stay readable in every theme."""

from __future__ import annotations

import pytest

from tests.scenes.written import contrast
from wotrush.scenes.style.theme import Theme
from wotrush.stage.widgets.field import selection_color


@pytest.mark.parametrize("high_contrast", [False, True])
def test_selected_letters_can_be_read_and_are_seen_to_be_selected(high_contrast: bool) -> None:
    style = Theme.of(high_contrast).styles.plain
    ground = selection_color(style)
    assert contrast(style.panel.text, ground) >= 4.5
    assert contrast(style.pressed.fill, ground) >= 1.5
