"""What must be read on the cards of a table is never smaller than 12 pixels at 1280×720 and 16 at 1920×1080."""

from collections.abc import Callable

import pygame
import pytest

from wotrush.scenes.art import lettering
from wotrush.scenes.art.lettering import Face
from wotrush.scenes.rush import faces as art

from .deck import BARRACKS, FACES

Draw = Callable[[art.CardFace, tuple[int, int]], pygame.Surface]
SHOWN = [(art.reserve, 103, 12), (art.hand, 160, 12), (art.reserve, 154, 16), (art.hand, 241, 16)]
"""The narrowest cards of a wide Reserve and of a hand of five players, and the height that their text must have."""


@pytest.mark.parametrize(("draw", "width", "least"), SHOWN)
def test_no_text_on_a_card_of_the_table_is_too_small(
    draw: Draw, width: int, least: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: dict[str, float] = {}
    line = lettering.line

    def noted(text: str, face: Face, height: float, *rest: float) -> tuple[pygame.Surface, float]:
        drawn, used = line(text, face, height, *rest)  # type: ignore[arg-type]
        sizes[text] = min(round(used), sizes.get(text, 99))
        return drawn, used

    monkeypatch.setattr(lettering, "line", noted)
    shown = [*FACES.values(), *BARRACKS]
    for face in shown:
        draw(face, (width, width * 7 // 5))
    assert {text: size for text, size in sizes.items() if size < least} == {}
