"""A contact sheet: many faces in a grid, for the gallery and for judging the drawings side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from wotrush.scenes.rush.art.face import CardFace

Draw = Callable[[CardFace, tuple[int, int]], pygame.Surface]


def contact_sheet(
    faces: Sequence[CardFace], draw: Draw, card: tuple[int, int], columns: int, gap: int = 10
) -> pygame.Surface:
    """All faces in rows of `columns`, on dark cloth."""
    rows = -(-len(faces) // columns)
    size = (columns * (card[0] + gap) + gap, rows * (card[1] + gap) + gap)
    sheet = pygame.Surface(size)
    sheet.fill((38, 44, 30))
    for index, face in enumerate(faces):
        row, column = divmod(index, columns)
        sheet.blit(draw(face, card), (gap + column * (card[0] + gap), gap + row * (card[1] + gap)))
    return sheet
