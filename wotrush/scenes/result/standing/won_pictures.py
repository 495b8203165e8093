"""Small pictures of what a player won, each with its caption where there is room, or beside the number of its kind."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from pygame import FRect

from wotrush.i18n import tn
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.contents import WonPicture
from wotrush.stage.label import Label
from wotrush.stage.node import Node
from wotrush.stage.sprite import Sprite
from wotrush.stage.typography.text import resolve

PICTURE, GAP, CAPTIONS = 0.62, 6.0, (26.0, 46.0)
"""The height of a picture in its widths, the distance between two, and the height of a caption on one and on two lines."""
LEAST, LARGEST, CAPTIONED, IN_LINE = 38.0, 176.0, 84.0, 62.0
"""Below the first width a picture says nothing, and the second one is large enough; from the third on a caption can be
read below it. The last one is the least in a line, where it stands for those that the line has no room for.
"""
MOST_ACROSS = 12
SIGN, BESIDE = 0.86, 5.0
"""The width of a picture beside a number, in its heights, and their distance."""
LARGEST_SIGN, GOOD_SIGN, SMALLEST_SIGN = 124.0, 36.0, 20.0
"""The height of such a picture at most, that at which it can be seen well, and the least: a smaller one is not recognized."""
NEARLY = 0.75
"""The share of the largest height at which fewer rows are worth more."""


@dataclass(frozen=True, slots=True, order=True)
class CountedSize:
    """The height of a picture with a number beside it, the width of both, and how many stand side by side."""

    high: float
    wide: float
    across: int


class WonPictures(Node):
    """Fills a box with them; those that find no room are left out."""

    touchable = False

    def __init__(self, context: AppContext, won: Sequence[WonPicture]) -> None:
        super().__init__(name="won")
        theme = context.theme
        ink = self._ink = theme.inks.tiny.colored(theme.palette.text).aligned(0.5)
        self.sprites: list[Sprite] = []
        self.captions: list[Label] = []
        for one in won:
            sprite = self.add(Sprite(face=one.face, name="picture"))
            sprite.tooltip = partial(str, one.name)
            self.sprites.append(sprite)
            self.captions.append(self.add(Label(theme.writer, one.count or one.caption, ink, name="caption")))
        self._words = [one.count or one.caption for one in won]
        self._figures = [one.figure for one in won]
        self.counted = any(one.count for one in won)
        """Whether its pictures stand beside numbers."""
        self._count = self._hidden = 0
        self.more = self.add(Label(theme.writer, self._more_text, theme.inks.small.aligned(0.5), name="more"))
        self.more.visible = False
        self._strong = theme.inks.number.colored(theme.palette.text)

    def __len__(self) -> int:
        return len(self.sprites)

    def place(self, rect: FRect, count: int) -> None:
        """Lay them out beside others, of which one has `count`: all in one size, as yet without captions or numbers."""
        self.rect, self._count = rect, count
        self.caption(0.0)

    def fits(self, caption: float, *, figures: bool = False) -> bool:
        """Return whether all captions, or the figures in their place, can be read in that height below their pictures."""
        across, texts = self._across(self._count, caption), self._figures if figures else self._words
        wide = self._width(across) if across is not None else 0.0
        sizes = [self.captions[0].writer.units(text, self._ink, wide) for text in texts]
        readable = all(texts) if figures else wide >= CAPTIONED
        return readable and all(size.x <= wide and size.y <= caption for size in sizes)

    def caption(self, high: float, *, figures: bool = False) -> None:
        """Write captions or figures of that height below the pictures; 0: none."""
        for label, text in zip(self.captions, self._figures if figures else self._words, strict=True):
            label.text = text
        self._arrange(self._across(self._count, high) or MOST_ACROSS, high)

    def place_in_line(self, rect: FRect, count: int) -> None:
        """Lay out as many as fit in one line, as large as `count` would be, and say how many more there are."""
        self.rect = rect
        least = math.ceil((rect.w + GAP) / (rect.h / PICTURE + GAP))
        most = int((rect.w + GAP) / (IN_LINE + GAP))
        across = max(1, min(most, max(least, count)))
        high = min(self._width(across) * PICTURE, rect.h)
        self.rect = FRect(rect.x, rect.centery - high / 2, rect.w, high)
        self._arrange(across, 0.0)
        self._hidden = len(self) - across + 1 if len(self) > across else 0
        self.more.visible = self._hidden > 0
        if self._hidden:
            self.sprites[across - 1].visible = False
            self.more.rect = FRect(self.sprites[across - 1].rect)

    def _more_text(self) -> str:
        return tn("{n} more", "{n} more", self._hidden)

    def widest_number(self, size: float) -> float:
        """Return the width of its widest number in letters of that size."""
        ink = self._strong.sized(size)
        return max(label.writer.units(resolve(label.text), ink).x for label in self.captions)

    def fitting_sign(self, number: float) -> CountedSize:
        """Return the largest picture with which all find room, where a number is that wide: in the fewest rows in which it is
        seen well, and not much smaller than it could be.
        """
        signs = [self._sign(number, rows) for rows in range(1, max(2, self._count + 1))]
        largest = max(signs)
        good = max(GOOD_SIGN, NEARLY * largest.high)
        return next((sign for sign in signs if sign.high >= good), largest)

    def _sign(self, number: float, rows: int) -> CountedSize:
        """Return the largest picture with its number beside it in so many rows."""
        across = math.ceil(self._count / rows)
        wide, high = (self.size.x + GAP) / across - GAP, (self.size.y + GAP) / rows - GAP
        beside = min(LARGEST_SIGN, (wide - BESIDE - number) / SIGN, high)
        return CountedSize(beside, beside * SIGN + BESIDE + number, across)

    def number(self, sign: CountedSize, size: float) -> None:
        """Put each number, in letters of that size, to the right of its picture."""
        for i, (sprite, label) in enumerate(zip(self.sprites, self.captions, strict=True)):
            down, right = divmod(i, sign.across)
            left, top = right * (sign.wide + GAP), down * (sign.high + GAP)
            at = FRect(left, top, sign.high * SIGN, sign.high)
            sprite.rect, sprite.visible = at, sign.high >= SMALLEST_SIGN
            label.ink, label.visible = self._strong.sized(size), sprite.visible
            label.rect = FRect(at.right + BESIDE, at.y, sign.wide - at.w - BESIDE + 1, sign.high)

    def _width(self, across: int) -> float:
        return (self.size.x - GAP * (across - 1)) / across

    def _across(self, count: int, caption: float) -> int | None:
        """Return how many stand side by side so that all fit, as large as possible."""
        for across in range(max(1, math.ceil(self.size.x / LARGEST)), MOST_ACROSS + 1):
            high = self._width(across) * PICTURE + caption + GAP
            if -(-count // across) * high <= self.size.y + GAP:
                return across
        return None

    def _arrange(self, across: int, caption: float) -> None:
        wide = self._width(across)
        high = min(wide * PICTURE, self.size.y)
        for i, (sprite, label) in enumerate(zip(self.sprites, self.captions, strict=True)):
            down, right = divmod(i, across)
            top = down * (high + caption + GAP)
            sprite.rect = FRect(right * (wide + GAP), top, wide, high)
            sprite.visible = wide >= LEAST and top + high <= self.size.y + 1
            label.rect = FRect(sprite.rect.x, sprite.rect.bottom, wide, caption)
            label.visible = caption > 0 and sprite.visible


def wanted_height(won: Sequence[WonPictures]) -> float:
    """Return how high the pictures of all players want to be: in one line beside numbers, in two with captions."""
    if not any(map(len, won)):
        return 0.0
    return LARGEST_SIGN if any(each.counted for each in won) else 2 * (CAPTIONED + CAPTIONS[0])
