"""The lines that cards write on themselves, noted as they are drawn."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
import pytest

from wotrush.scenes.art import lettering
from wotrush.scenes.art.color import RGB
from wotrush.scenes.art.lettering import Face


@dataclass(frozen=True, slots=True)
class NotedLine:
    """A line of text, and in pixels how high its letters were asked for, came out, and fill with ink."""

    text: str
    wanted: float
    used: float
    inked: float
    narrowed: float
    """Its width, as a part of that of such letters."""


def noted_lines(monkeypatch: pytest.MonkeyPatch) -> list[NotedLine]:
    """Return a list that gets every line that is drawn from now on."""
    found, line = list[NotedLine](), lettering.line

    def noting(
        text: str, face: Face, height: float, width: float, color: RGB, least: float = 0.0
    ) -> tuple[pygame.Surface, float]:
        drawn, used = line(text, face, height, width, color, least)
        wide = max(1, lettering.font(face, used).size(text)[0])
        found.append(NotedLine(text, height, used, drawn.get_bounding_rect(40).h, drawn.get_width() / wide))
        return drawn, used

    monkeypatch.setattr(lettering, "line", noting)
    return found
