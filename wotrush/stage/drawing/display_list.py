"""A frame as a list of what is painted. Two lists are compared, and only where they differ is the window painted anew."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from pygame import Rect, Surface

Box = tuple[int, int, int, int]
"""Left, top, width and height in pixels; a Rect cannot be hashed."""

FURTHER_REGION = 20_000
"""The number of pixels that can be painted in the time that one more region costs."""


class Mark(NamedTuple):
    """One thing painted; equal marks look the same."""

    paint: Callable[..., object]
    """Called with the Surface, then with `given`."""
    given: tuple[Hashable, ...]
    box: Box
    """The box that contains every pixel it touches."""
    hides: bool = False
    """Whether nothing behind it can be seen within its box."""

    def onto(self, surface: Surface, region: Rect) -> None:
        """Paint what of it lies in that region."""
        surface.set_clip(region.clip(self.box))
        self.paint(surface, *self.given)


@dataclass(slots=True)
class DisplayList:
    """Marks from back to front."""

    marks: list[Mark] = field(default_factory=list)
    renewed: list[Rect] = field(default_factory=list)
    """Where a picture was repainted in place, so that an equal mark no longer looks the same."""

    def paint(self, surface: Surface, region: Rect) -> None:
        """Paint everything that is visible there."""
        met = region.collidelistall([mark.box for mark in self.marks])
        hiding = (
            i for i in reversed(met) if self.marks[i].hides and Rect(self.marks[i].box).contains(region)
        )
        first = next(hiding, 0)
        for i in met:
            if i >= first:
                self.marks[i].onto(surface, region)
        surface.set_clip(None)

    def differing(self, before: DisplayList) -> list[Rect]:
        """Return where the lists differ, as few regions, which may include some unchanged area between them."""
        return merged([*self.renewed, *_changed(before.marks, self.marks)])


def _changed(before: list[Mark], now: list[Mark]) -> Iterable[Box]:
    """Return the boxes of marks that came, went, or changed places with another."""
    least = min(len(before), len(now))
    head = next((i for i in range(least) if before[i] != now[i]), least)
    tail = next((i for i in range(least - head) if before[~i] != now[~i]), least - head)
    places: dict[Mark, list[int]] = {}
    for place in range(len(before) - tail - 1, head - 1, -1):
        places.setdefault(before[place], []).append(place)
    reached = head
    for mark in now[head : len(now) - tail]:
        same = places.get(mark)
        place = same.pop() if same else -1
        if place < reached:
            yield mark.box
        else:
            reached = place
    yield from (mark.box for mark, left in places.items() if left)


def merged(boxes: Iterable[Rect | Box]) -> list[Rect]:
    """Merge rectangles as long as painting the union is faster."""
    regions: list[Rect] = []
    areas: list[int] = []
    for grown in map(Rect, boxes):
        if not grown or any(region.contains(grown) for region in regions):
            continue
        area, at = grown.w * grown.h, 0
        while at < len(regions):
            both = grown.union(regions[at])
            whole = both.w * both.h
            if whole <= area + areas[at] + FURTHER_REGION:
                del regions[at], areas[at]
                grown, area, at = both, whole, 0
            else:
                at += 1
        regions.append(grown)
        areas.append(area)
    return regions
