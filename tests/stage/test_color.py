"""Colors as values."""

from __future__ import annotations

import pytest

from wotrush.stage.color import darker, from_hex, lighter, mix, rgba


def test_colors_mix_and_fade() -> None:
    assert rgba((1, 2, 3), 0.5) == (1, 2, 3, 128)
    assert mix((0, 0, 0), (100, 200, 50, 55), 0.5) == (50, 100, 25, 155)
    assert lighter((100, 100, 100, 40), 1) == (255, 255, 255, 40)
    assert darker((100, 100, 100), 0.5) == (50, 50, 50, 255)


def test_colors_are_read_from_hex() -> None:
    assert from_hex("#d9b44a") == (217, 180, 74)
    assert from_hex("#d9b44a80") == (217, 180, 74, 128)
    with pytest.raises(ValueError, match="#12345"):
        from_hex("#12345")
