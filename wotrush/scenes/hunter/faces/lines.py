"""Paragraphs that shrink until they fit their box."""

from __future__ import annotations

from wotrush.scenes.art.color import RGB
from wotrush.scenes.art.lettering import Face
from wotrush.scenes.art.sheet import Sheet

STEP = 0.96


def fitted(sheet: Sheet, text: str, face: Face, height: float, width: float, room: float) -> float:
    """Return the largest letter height, from `height` down, at which the text takes no more than `room`."""
    least = 5 / sheet.unit
    while height > least and _tall(sheet, text, face, height, width) > room:
        height *= STEP
    return height


def boxed(
    sheet: Sheet, text: str, face: Face, height: float, box: tuple[float, float, float, float], color: RGB
) -> float:
    """Write a paragraph into a box of left, top, width and height; return how high it came out."""
    left, top, width, room = box
    return sheet.paragraph(
        text, face, fitted(sheet, text, face, height, width, room), left, top, width, color
    )


def _tall(sheet: Sheet, text: str, face: Face, height: float, width: float) -> float:
    return sheet.paragraph_height(text, face, height, width)
