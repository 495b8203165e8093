"""Sets text into lines: splits it into pieces, wraps them at a width, and shortens what does not fit."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from pathlib import Path

import pygame

from wotrush.spacing import NO_BREAK
from wotrush.stage.typography.ink import Icon, Ink, Segments, Span

ELLIPSIS = "…"
SMALLEST, ALONE, WORD_SPACE = 5, 0.2, 0.25
"""The least size of a font, the share of a line up to which a last word does not stand alone, and the least width of a space
in sizes of its font: in small letters that of a narrow font is so few pixels that words run together.
"""
WORDS = re.compile(r"\n|[^\S\n\u00a0\u200a]+|[^\s]+(?:[\u00a0\u200a][^\s]*)*|\u00a0")
"""Line breaks, spaces, and words together with the no-break and hair spaces that bind them."""


@dataclass(frozen=True, slots=True)
class TextPiece:
    """A word, a space or an icon, ready to be set."""

    what: str | Icon
    ink: Ink
    width: int

    @property
    def is_space(self) -> bool:
        """Return whether a line may end here."""
        return isinstance(self.what, str) and self.what.isspace() and self.what != NO_BREAK


class Typesetter:
    """Opens each font once; widths are in pixels, `scale` is pixels per unit."""

    def __init__(self) -> None:
        self._open = lru_cache(maxsize=128)(_open_font)
        self._word = lru_cache(maxsize=4096)(self._measured)
        self._rise = lru_cache(maxsize=4096)(self._risen)

    def font(self, ink: Ink, scale: float) -> pygame.font.Font:
        return self._open(ink.font, _pixels(ink, scale), ink.underline)

    def writes(self, letter: str, ink: Ink) -> bool:
        """Return whether the font has a picture of the letter, as it has none of emoji and of most of the world's scripts."""
        return letter.isspace() or any(box and any(box[:4]) for box in self.font(ink, 1.0).metrics(letter))

    def rise(self, piece: TextPiece, scale: float) -> int:
        """Return by how many pixels accents stand out above the font, and the picture of the word above its line."""
        return self._rise(piece.what, piece.ink, scale) if isinstance(piece.what, str) else 0

    def _risen(self, word: str, ink: Ink, scale: float) -> int:
        font = self.font(ink, scale)
        tops = [letter[3] for letter in font.metrics(word) if letter is not None]
        return max(0, max(tops, default=0) - font.get_ascent())

    def line_height(self, ink: Ink, scale: float) -> int:
        return round(self.font(ink, scale).get_linesize() * ink.leading)

    def lines(self, text: Segments, ink: Ink, scale: float, width: int | None) -> list[list[TextPiece]]:
        """Break between words where `width` is reached, and wherever the text says so."""
        lines: list[list[TextPiece]] = [[]]
        first = 0
        for piece in self.pieces(text, ink, scale):
            if piece.what == "\n":
                _keep_company(lines[first:], width)
                first = len(lines)
                lines.append([])
                continue
            if (
                width is not None
                and lines[-1]
                and breadth(lines[-1]) + piece.width > width
                and not piece.is_space
            ):
                lines.append(_taken_along(lines[-1]))
            if lines[-1] or not piece.is_space or len(lines) == 1:
                lines[-1].append(piece)
        _keep_company(lines[first:], width)
        return [_without_last_spaces(line) for line in lines]

    def pieces(self, text: Segments, ink: Ink, scale: float) -> list[TextPiece]:
        """Return the words, spaces and icons of a text."""
        pieces = []
        for segment in (text,) if isinstance(text, str) else text:
            if isinstance(segment, Icon):
                height = self.font(ink, scale).get_height() * segment.height
                pieces.append(TextPiece(segment, ink, max(1, round(height * segment.ratio))))
                continue
            words, own = (segment.text, segment.ink) if isinstance(segment, Span) else (segment, ink)
            pieces += (self._word(word, own, scale) for word in WORDS.findall(words))
        return [*(self._joined(*pair, scale) for pair in pairwise(pieces)), *pieces[-1:]]

    def _joined(self, piece: TextPiece, after: TextPiece, scale: float) -> TextPiece:
        """Return the piece as wide as it is with the next one right behind it: a comma moves under an overhanging f."""
        one, other = piece.what, after.what
        if isinstance(one, Icon) or isinstance(other, Icon) or one.isspace() or other.isspace():
            return piece
        both, alone = (self._word(text, piece.ink, scale).width for text in (one + other, other))
        return replace(piece, width=both - alone)

    def shortened(
        self, lines: list[list[TextPiece]], ink: Ink, scale: float, width: int | None, most_lines: int
    ) -> list[list[TextPiece]]:
        """Return the first lines; the last one, and any that are too wide, end in an ellipsis."""
        kept = lines[:most_lines]
        if len(lines) > most_lines:
            kept[-1] = [*kept[-1], self._word(" ", ink, scale), *lines[most_lines]]
        last = len(kept) - 1 if len(lines) > most_lines else -1
        return [
            self._with_ellipsis(line, ink, scale, width or 0)
            if i == last or too_wide([line], width)
            else line
            for i, line in enumerate(kept)
        ]

    def _with_ellipsis(self, line: list[TextPiece], ink: Ink, scale: float, width: int) -> list[TextPiece]:
        room = width - self._word(ELLIPSIS, ink, scale).width
        short: list[TextPiece] = []
        for piece in line:
            if breadth(short) + piece.width > room:
                if isinstance(piece.what, str) and (part := self._cut(piece, room - breadth(short), scale)):
                    short.append(part)
                break
            short.append(piece)
        return [*_without_last_spaces(short), self._word(ELLIPSIS, ink, scale)]

    def _cut(self, piece: TextPiece, room: int, scale: float) -> TextPiece | None:
        assert isinstance(piece.what, str)
        for length in range(len(piece.what) - 1, 0, -1):
            part = self._word(piece.what[:length], piece.ink, scale)
            if part.width <= room:
                return part
        return None

    def _measured(self, word: str, ink: Ink, scale: float) -> TextPiece:
        if word.isspace():
            wide = max(self.font(ink, scale).size(word)[0], round(WORD_SPACE * _pixels(ink, scale)))
        else:
            *_, (last, start) = self.stretches(word, ink, scale)
            wide = start + self.font(ink, scale).size(last)[0]
        return TextPiece(word, ink, wide)

    def stretches(self, word: str, ink: Ink, scale: float) -> Iterator[tuple[str, int]]:
        """Yield what no-break spaces part in a word, each with the pixel where it begins."""
        first, *others = word.split(NO_BREAK)
        yield first, 0
        if not others:
            return
        font, space, x = self.font(ink, scale), self._word(NO_BREAK, ink, scale).width, 0
        for before, part in pairwise((first, *others)):
            x += font.size(before)[0] + space
            yield part, x


def _pixels(ink: Ink, scale: float) -> int:
    return max(SMALLEST, round(ink.size * scale))


def _open_font(path: Path, size: int, underline: bool) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    try:
        font = pygame.font.Font(path, size)
    except (FileNotFoundError, pygame.error) as error:
        if path.exists():
            path.open("rb").close()  # Raises what SDL does not tell: too many open files, or no permission.
        raise FileNotFoundError(
            f"The font {path} cannot be opened ({error}); install the game again."
        ) from error
    font.set_underline(underline)
    return font


def breadth(line: Sequence[TextPiece]) -> int:
    return sum(piece.width for piece in line)


def too_wide(lines: Sequence[Sequence[TextPiece]], width: int | None) -> bool:
    return width is not None and any(breadth(line) > width for line in lines)


def _taken_along(line: list[TextPiece]) -> list[TextPiece]:
    """Cut off and return the pieces that nothing separates from the next one: a full stop stays with its word."""
    start = len(line)
    while start and not line[start - 1].is_space:
        start -= 1
    taken = line[start:] if start else []
    del line[len(line) - len(taken) :]
    return taken


def _keep_company(lines: list[list[TextPiece]], width: int | None) -> None:
    """Give a short word that stands alone on the last line the one before it."""
    if width is None or len(lines) < 2:
        return
    *_, before, last = lines
    spaces = [i for i, piece in enumerate(_without_last_spaces(before)) if piece.is_space]
    alone = last and breadth(last) < ALONE * width and not any(piece.is_space for piece in last)
    if alone and len(spaces) > 1 and breadth(moved := before[spaces[-1] + 1 :]) + breadth(last) <= width:
        space = [] if moved[-1].is_space else [before[spaces[-1]]]
        last[:0] = [*moved, *space]
        del before[spaces[-1] :]


def _without_last_spaces(line: list[TextPiece]) -> list[TextPiece]:
    end = len(line)
    while end and line[end - 1].is_space:
        end -= 1
    return line[:end]
