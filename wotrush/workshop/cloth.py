"""The cloth of the table, and cards that lie on it, for pictures of cards."""

from __future__ import annotations

from pygame import Surface, Vector2

from wotrush.scenes.style.backdrop import felt
from wotrush.scenes.style.theme import Theme
from wotrush.stage.drawing.shapes import Face, Size

CARD = 7 / 5
"""The height of a card as a multiple of its width."""
BETWEEN = 0.02
"""The gap between an enlarged card and those beside it as a share of the picture's width."""


def cloth_of(size: Size) -> Surface:
    colors = Theme.of().palette
    return felt(size, colors.page, colors.text)


def aside(size: Size, close: float, side: float) -> float:
    """Return how far the middle of a card lies from that of the larger one beside it, as a share of the picture's width.
    Their heights are shares of its height.
    """
    return (close + side) / (2 * CARD) * size[1] / size[0] + BETWEEN


def lay(cloth: Surface, face: Face, high: float, middle: tuple[float, float]) -> None:
    """Draw a face. Its height and center are shares of the picture."""
    height = high * cloth.get_height()
    picture = face((round(height / CARD), round(height)))
    at = Vector2(middle).elementwise() * Vector2(cloth.get_size())
    cloth.blit(picture, picture.get_rect(center=(round(at.x), round(at.y))))
