"""The line from a card in the air to the enemy's card that it would hit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from pygame import FRect, Vector2

from wotrush.scenes.rush.view.view import View
from wotrush.scenes.style.paint import fill
from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset, rect_around
from wotrush.stage.node import Node, Tracked

STEP = 18.0
"""From one dot to the next."""
FIRST, LAST, RIM = 8.0, 14.0, 1.0
"""The breadth of the dot at the card and of that at the target, and the dark edge of each."""
GAP = 3.0
"""How far dots keep from chips and prices."""
CLEAR = 15.0
"""How far from the card and from the target it ends."""
FINE = 40
"""Into how many parts the curve is divided to measure it."""

Way = tuple[Vector2, Vector2, Vector2]


class AimLine(Node):
    """Dots that grow towards the target; none where the card hangs close to it, nor over what shall be read."""

    touchable = False
    ends = Tracked[tuple[FRect, FRect] | None](None)

    kept_clear = Tracked[tuple[FRect, ...]](())

    def __init__(self, view: View) -> None:
        super().__init__(name="aim line")
        self._view = view

    def lead(self, card: FRect | None, target: FRect | None, kept_clear: Sequence[FRect] = ()) -> None:
        """Lead from where a card hangs to what it would hit, or nowhere; what is kept clear stays free of dots."""
        self.rect = FRect(self._view.frame.area)
        self.ends = None if card is None or target is None else (FRect(card), FRect(target))
        self.kept_clear = tuple(kept_clear) if self.ends else ()

    @property
    def dots(self) -> list[FRect]:
        """Return the dots that are seen."""
        line = dots(way(*self.ends)) if self.ends else ()
        return [dot for dot in line if inset(dot, -GAP).collidelist(self.kept_clear) < 0]

    def paint(self, canvas: Canvas) -> None:
        palette = self._view.palette
        rim: Color = (*palette.shadow[:3], 255)
        for dot in self.dots:
            fill(canvas, dot, palette.hostile, radius=dot.w / 2, rim=rim, thickness=RIM)


def way(card: FRect, target: FRect) -> Way:
    """Return start, bend and end: straight across where the card hangs beside the target, else along the card's edge and then
    straight up or down to the target.
    """
    if card.top < target.bottom and target.top < card.bottom:
        right = 1 if card.centerx > target.centerx else -1
        y = (max(card.top, target.top) + min(card.bottom, target.bottom)) / 2
        start = Vector2(card.left if right > 0 else card.right, y) - Vector2(right * CLEAR, 0)
        end = Vector2(target.right if right > 0 else target.left, y) + Vector2(right * CLEAR, 0)
        return start, (start + end) / 2, end
    down = 1 if card.top >= target.bottom else -1
    x = min(max(target.centerx, card.left + CLEAR), card.right - CLEAR)
    start = Vector2(x, (card.top if down > 0 else card.bottom) - down * CLEAR)
    end = Vector2(target.centerx, (target.bottom if down > 0 else target.top) + down * CLEAR)
    return start, Vector2(end.x, start.y), end


def dots(line: Way) -> Iterator[FRect]:
    """Yield the dots of a line at equal distances; the last lies at its end."""
    start, bend, end = line
    points = [start.lerp(bend, i / FINE).lerp(bend.lerp(end, i / FINE), i / FINE) for i in range(FINE + 1)]
    lengths = [0.0]
    for one, other in pairwise(points):
        lengths.append(lengths[-1] + one.distance_to(other))
    count = int(lengths[-1] / STEP)
    for i in range(count + 1):
        share = i / count if count else 1.0
        at = next(n for n, length in enumerate(lengths) if length >= share * lengths[-1] - 0.01)
        breadth = FIRST + (LAST - FIRST) * share
        yield rect_around(points[at], (breadth, breadth))
