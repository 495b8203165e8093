"""Paragraphs that shrink until they fit their box, and names that take a second line before they are squeezed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from wotrush.scenes.art import lettering
from wotrush.scenes.art.color import RGB
from wotrush.scenes.art.lettering import NARROWEST, Face
from wotrush.scenes.art.sheet import Sheet

STEP = 0.96
LEADING, EDGE = 0.36, 0.28
"""The room between both lines of a name, and that to the edges of their header, as parts of the height of the letters."""
SEAMS = re.compile(r" |(?<=\w{4}-)(?=\w{4})|(?<=Luftverbindungs)(?=o)|(?<=Schnellzug)(?=m)|(?<=Flächen)(?=b)")
"""Where a name may be divided: between words, after a hyphen, and within the longest compounds."""


@dataclass(frozen=True, slots=True)
class CardName:
    """A name as it is set in a header that is at least so high."""

    lines: tuple[str, ...]
    face: Face
    letters: float
    least: float
    capital: float
    """The height of a capital letter, in units as all of these."""
    usual: float

    @property
    def header(self) -> float:
        """Return the height of the header."""
        return self.usual + self.rise

    @property
    def rise(self) -> float:
        """Return by how much the header is higher than one with a single line."""
        if len(self.lines) == 1:
            return 0.0
        return max(0.0, 2 * self.capital + (LEADING + 2 * EDGE) * self.letters - self.usual)

    def write(
        self, sheet: Sheet, x: float, width: float, color: RGB, align: float = 0.0, top: float = 0.0
    ) -> None:
        """Write it in the header, which begins at `top`, above a rule along its lower edge."""
        apart = (self.capital + LEADING * self.letters) if len(self.lines) > 1 else 0.0
        for row, line in enumerate(self.lines):
            middle = top + self.header / 2 - 1 + (row - (len(self.lines) - 1) / 2) * apart
            sheet.write(line, self.face, self.letters, x, middle, width, color, align, self.least)


def titled(
    sheet: Sheet, name: str, width: float, header: float, letters: float, least: float, second: float
) -> CardName:
    """Return how a name is set: on one line, in narrow letters where wide ones have no room, or else on two lines in letters
    that are at most so high as the `second` says; none is lower than the `least`.
    """
    for face in (Face.TITLE, Face.TEXT_BOLD):
        if sheet.measure(name, face, max(second, least)) * NARROWEST <= width:
            return CardName((name,), face, letters, least, 0.0, header)
    high = max(second, least)
    lines = min(_divided(name), key=lambda lines: _widest(sheet, lines, high))
    high = max(least, high * min(1.0, width / NARROWEST / _widest(sheet, lines, high)))
    capital = lettering.capitals(Face.TEXT_BOLD, high * sheet.unit).height / sheet.unit
    return CardName(lines, Face.TEXT_BOLD, high, least, capital, header)


def _widest(sheet: Sheet, lines: tuple[str, ...], high: float) -> float:
    return max(sheet.measure(line, Face.TEXT_BOLD, high) for line in lines)


def _divided(name: str) -> Iterator[tuple[str, ...]]:
    """Yield the name as it is, and every way to have it on two lines; a word that is divided gets a hyphen."""
    yield (name,)
    for seam in SEAMS.finditer(name):
        first, second = name[: seam.start()], name[seam.end() :]
        yield first if seam.group() or first.endswith("-") else f"{first}-", second


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
