"""Where a plate with words over a table hides the least of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil

from pygame import FRect, Vector2

from wotrush.scenes.table.lying import box_of
from wotrush.scenes.table.view import TableView

STEP = 32.0
"""Units from one place that is tried to the next."""
EDGE, GAP = 14.0, 12.0
"""Room to the edge of the screen, and to what must not be covered."""
BELOW = 2.0
"""The least room below other words."""
AROUND = 24.0
"""Room around what the words are about."""
SPOT = 4.0
"""How much more the spot counts than what else is named."""
NEAR = 15.0
"""How many square units of cards it may hide to be nearer by one: a fifth of a large card for half a screen."""
SEEN_ENOUGH = 0.05
"""A card of which no larger part is hidden still shows all that it says."""
SHADE = 0.53
"""How dark the rest of the table is: little enough for it to be read, also in high contrast."""


def least_covering(
    view: TableView,
    sizes: Sequence[Vector2],
    area: FRect,
    spot: FRect | None,
    named: Sequence[FRect],
) -> tuple[int, FRect]:
    """Return which of these sizes a plate should have, by number, and its place in the area: where it covers the least
    of the spot and of what else its words name, else of the bar, the buttons and the status line, unless that is silent;
    else where it hides, in part or whole, the fewest of the cards that the viewer weighs, else the fewest of all; else where
    it cuts the fewest other words in two, which it may hide whole; else where it covers the least of the cards, and is near to
    the spot or, without one, to the middle.
    """
    cards = [box_of(lying) for lying in view.lying.values()]
    weighed = [view.weighs(lying) for lying in view.lying.values()]
    written, zones = view.written, view.zones
    kept = [zones.bar, zones.buttons, *([] if view.hushed else [zones.status.inflate(0, 2 * GAP)])]
    about = FRect(area.center, (0, 0)) if spot is None else spot.inflate(2 * AROUND, 2 * AROUND)

    def cost(found: tuple[int, FRect]) -> tuple[float, int, int, int, int, float]:
        place = found[1]
        touched = {number: _common(place, cards[number]) for number in place.collidelistall(cards)}
        lost = [weighed[n] for n, part in touched.items() if part >= SEEN_ENOUGH * cards[n].w * cards[n].h]
        hidden = sum(touched.values())
        away = Vector2(place.center).distance_to(about.center)
        about_it = SPOT * _common(place, about) + sum(_common(place, one) for one in named)
        cut = sum(not place.contains(written[number]) for number in place.collidelistall(written))
        missed = len(place.collidelistall(kept)), sum(lost), len(lost)
        return about_it, *missed, cut, hidden + NEAR * away

    places = ((n, place) for n, size in enumerate(sizes) for place in _places(size, area, [*written, about]))
    return min(places, key=cost)


def _places(size: Vector2, area: FRect, written: Sequence[FRect]) -> Iterable[FRect]:
    """Yield the places of that size in an area, at least one, also along its far edges, and right below words or over them."""
    free = Vector2(area.size) - size
    level = {y - area.y for words in written for y in (words.y, words.bottom + BELOW)}
    heights = [*_steps(free.y), *sorted(y for y in level if 0 <= y <= free.y)]
    for x in _steps(free.x):
        for y in heights:
            yield FRect(area.x + x, area.y + y, *size)


def _steps(free: float) -> list[float]:
    last = max(0.0, free)
    return [*(STEP * step for step in range(ceil(last / STEP))), last]


def _common(one: FRect, other: FRect) -> float:
    both = one.clip(other)
    return both.w * both.h
