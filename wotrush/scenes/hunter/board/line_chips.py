"""Where it stands in one of the viewer's lines that something may go there: where it covers no card."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import FRect, Vector2

from wotrush.scenes.hunter.board.own import CHIP, card_to_deploy, first_places, words_above
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.stage.geometry import inset, rect_around

APART, ON_CARD = 8.0, 2.0
"""Its least distance from cards beside it, and how far it may reach over the upper edge of one below it."""
AT_SIDE = 44.0
"""Distance of a chip at the side of a line from its edge, along which its name stands."""
EDGE = 4.0
"""Distance from the upper edge of its line."""


def line_chip(view: BattleView, line: FRect, wide: float) -> FRect:
    """Return where the line's first card will lie, or a free place above the card that is to be deployed, in the middle or at one
    of the sides. In a full line it stands above the cards, below or above that of the other line.
    """
    size, lines = Vector2(wide, CHIP), view.lines(view.o.seat)
    place = next(_free_places(view, line, size), None)
    if place is not None:
        return place
    other = (lines.back if lines.front.zone.collidepoint(line.center) else lines.front).zone
    beside = next(_free_places(view, other, size), line)
    top = min(card.y for card in _cards(view) if line.colliderect(card))
    return rect_around((beside.centerx, top + ON_CARD - size.y / 2), size)


def _free_places(view: BattleView, line: FRect, size: Vector2) -> Iterator[FRect]:
    """Yield the places in a line on which no card lies, the best first."""
    yield from (rect_around(place.center, size) for place in first_places(view) if line.contains(place))
    top, side = line.y + EDGE + size.y / 2, AT_SIDE + size.x / 2
    across = line.centerx, line.x + side, line.right - side
    places = [rect_around((x, y), size) for y in (top, line.centery) for x in across]
    asked = card_to_deploy(view)
    if asked is not None and line.collidepoint(asked.center):
        above = words_above(asked, size.x)
        if line.contains(above) and above.collidelist(_cards(view)) < 0:
            yield above
    taken = [inset(card, -APART) for card in _cards(view)]
    yield from (place for place in places if line.contains(place) and place.collidelist(taken) < 0)


def _cards(view: BattleView) -> list[FRect]:
    return [one.pose.rect for one in view.lying.values() if one.seat == view.o.seat]
