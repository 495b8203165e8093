"""A frame as a list of what is painted: two are compared, and only where they differ is painted anew."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from pygame import Rect, Surface

Box = tuple[int, int, int, int]
"""Left, top, width and height in pixels; a Rect cannot be hashed."""

FURTHER_REGION = 20_000
"""Pixels that are painted in the time which one more region costs."""


class Mark(NamedTuple):
    """One thing painted; those that are equal look the same."""

    paint: Callable[..., object]
    """Is given the Surface, then `given`."""
    given: tuple[Hashable, ...]
    box: Box
    """It touches no pixel outside."""
    hides: bool = False
    """Nothing behind it can be seen in its box."""

    def onto(self, surface: Surface, region: Rect) -> None:
        """What of it lies in that region."""
        surface.set_clip(region.clip(self.box))
        self.paint(surface, *self.given)


@dataclass(slots=True)
class DisplayList:
    """From back to front."""

    marks: list[Mark] = field(default_factory=list)
    renewed: list[Rect] = field(default_factory=list)
    """Where one of its pictures has been painted anew in place, so that an equal mark looks otherwise than before."""

    def paint(self, surface: Surface, region: Rect) -> None:
        """All that can be seen there."""
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
        """Where it looks otherwise; few regions, which may take in some of what lies between them."""
        return merged([*self.renewed, *_changed(before.marks, self.marks)])


def _changed(before: list[Mark], now: list[Mark]) -> Iterable[Box]:
    """The boxes of what has come, gone, or changed places with something else."""
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
    """Fewer rectangles that cover them all, as long as that is quicker to paint."""
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
