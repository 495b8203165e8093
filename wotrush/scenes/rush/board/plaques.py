"""The names and counts of piles on small plates over their lower edge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import FRect

from wotrush.i18n import t
from wotrush.scenes.rush.table.film import Pile
from wotrush.scenes.rush.table.frame import Stand
from wotrush.scenes.rush.table.view import View
from wotrush.scenes.style.paint import fill, write
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset, kept_inside, rect_around
from wotrush.stage.node import Node

HEIGHT, MARGIN = 24.0, 4.0
SMALL_PILE = 90.0
"""On piles lower than this a plate stands half below the edge, since it would hide too much of the card."""
LETTERS = 19.0
WIDEST, CLEAR = 60.0, 8.0
"""How far a plate may reach beyond its pile, and how far it stays from a base, which may have a ring around it."""


class Plaques(Node):
    """Drawn above the cards, so that the top card of a pile does not hide its name."""

    touchable = False
    settled = True

    def __init__(self, view: View) -> None:
        super().__init__(name="plaques")
        self.view = view

    def paint(self, canvas: Canvas) -> None:
        palette, writer = self.view.palette, self.view.theme.writer
        ink = self.view.theme.inks.tiny.sized(LETTERS).colored(palette.text).aligned(0.5)
        for text, plate in plates(self.view):
            fill(canvas, plate, (*palette.bar[1][:3], 240), radius=7, rim=palette.gold_dim, thickness=1.5)
            write(canvas, writer, text, ink, inset(plate, MARGIN, 0))


def plates(view: View) -> Iterator[tuple[str, FRect]]:
    """Return each text with its plate; a pile too small for its name has only the figure."""
    writer, ink = view.theme.writer, view.theme.inks.tiny.sized(LETTERS)
    for name, count, pile, spare in _piles(view):
        least = writer.least_width(name, ink) + 2 * MARGIN
        text = name if least <= pile.w + spare else str(count)
        width = min(max(writer.units(text, ink).x + 14, pile.w * 0.7), pile.w + spare)
        middle = pile.bottom - (HEIGHT / 2 + 3 if pile.h >= SMALL_PILE else 0)
        plate = rect_around((pile.centerx, middle), (width, HEIGHT))
        below = view.frame.common.deck.bottom - 6
        if plate.top < below:
            plate.bottom = min(plate.bottom, below)
        yield text, kept_inside(plate, inset(view.frame.area, MARGIN))


def _piles(view: View) -> Iterator[tuple[str, int, FRect, float]]:
    """Yield every pile with its name, its count, and how far its plate may reach beyond it."""
    size, frame = view.size, view.frame
    common, own, seat = frame.common, frame.own, view.seen.seat
    beside = common.field.x - common.reserve[0].right - 2 * MARGIN - common.discard.w
    if common.discard.right < common.graveyard.left:
        beside = common.graveyard.left - common.discard.right - MARGIN
    yield t("Discard {n}", n=(n := size(Pile.DISCARD))), n, common.discard, beside
    yield t("Graveyard {n}", n=(n := size(Pile.GRAVEYARD))), n, common.graveyard, beside
    yield (
        t("Garage {n}", n=(n := size(Pile.GARAGE, seat))),
        n,
        own.garage,
        _room_beside(own.garage, own.stands),
    )
    yield t("Depot {n}", n=(n := size(Pile.DEPOT, seat))), n, own.depot, _room_beside(own.depot, own.stands)
    for panel in frame.panels:
        if panel.piles:
            seat = panel.seat
            yield t("Hand {n}", n=(n := size(Pile.HAND, seat))), n, panel.hand, 8
            yield t("Garage {n}", n=(n := size(Pile.GARAGE, seat))), n, panel.garage, 8
            yield t("Depot {n}", n=(n := size(Pile.DEPOT, seat))), n, panel.depot, 8


def _room_beside(pile: FRect, stands: Sequence[Stand]) -> float:
    """Return how far the plate of a pile may reach beyond it, so that it touches no target on the bases."""
    nearest = min(max(stand.box.left - pile.right, pile.left - stand.box.right) for stand in stands)
    return min(WIDEST, max(0.0, 2 * (nearest - CLEAR)))
