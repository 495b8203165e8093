"""The names and counts of piles on small plates over their lower edge, or below it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pygame import FRect

from wotrush.i18n import mark, t
from wotrush.scenes.rush.view.film import Pile
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.rush.zones.frame import Stand
from wotrush.scenes.style.paint import IconPicture, fill, write
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset, kept_inside, rect_around
from wotrush.stage.node import Node
from wotrush.stage.typography.text import Icon, Segments

HEIGHT, MARGIN = 24.0, 4.0
TRAY = 4.0
"""How far a tray reaches beyond a pile and its plate."""
SMALL_PILE = 90.0
"""On piles lower than this a plate stands half below the edge, since it would hide too much of the card."""
LETTERS = 19.0
WIDEST, CLEAR = 60.0, 4.0
"""How far a plate may reach beyond its pile, and how far it stays from a base, which may have a ring around it."""
SIGNS = {
    Pile.DISCARD: "bin",
    Pile.GRAVEYARD: "grave",
    Pile.HAND: "cards",
    Pile.GARAGE: "garage",
    Pile.DEPOT: "heap",
}
"""The icons that stand before the counts of piles that are too small for their names."""
NAMES = {
    Pile.DISCARD: mark("Discard {n}"),
    Pile.GRAVEYARD: mark("Graveyard {n}"),
    Pile.HAND: mark("Hand {n}"),
    Pile.GARAGE: mark("Garage {n}"),
    Pile.DEPOT: mark("Depot {n}"),
}


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


def plates(view: View) -> Iterator[tuple[Segments, FRect]]:
    """Return each text with its plate; where a pile is too small for its name, its neighbors too have only an icon."""
    return ((text, plate) for text, plate, _ in _placed(view))


def trays(view: View) -> Iterator[FRect]:
    """Return the trays of piles that are narrower than their plates: a pile and its plate then look like one thing."""
    for _, plate, place in _placed(view):
        if plate.w > place.w:
            yield inset(FRect(plate.x, place.y, plate.w, max(place.bottom, plate.bottom) - place.y), -TRAY)


def _placed(view: View) -> Iterator[tuple[Segments, FRect, FRect]]:
    """Return each text with its plate and its pile."""
    writer, ink = view.theme.writer, view.theme.inks.tiny.sized(LETTERS)
    below = view.frame.common.deck.bottom - 6
    for group in _groups(view):
        named = [_name(view, pile, group.seat) for pile, _ in group.piles]
        fits = all(
            writer.least_width(name, ink) + 2 * MARGIN <= place.w + group.spare
            for name, (_, place) in zip(named, group.piles, strict=True)
        )
        texts: list[Segments] = [*named]
        if not fits:
            texts = [_figure(view, pile, group.seat) for pile, _ in group.piles]
        widest = max(writer.units(text, ink).x for text in texts) + 14
        for text, (_, place) in zip(texts, group.piles, strict=True):
            width = min(max(widest, place.w * 0.7), place.w + group.spare)
            middle = place.bottom - (HEIGHT / 2 + 3 if place.h >= SMALL_PILE else 0)
            if group.below:
                middle = place.bottom + HEIGHT / 2 - 1
            plate = rect_around((place.centerx, middle), (width, HEIGHT))
            if plate.top < below:
                plate.bottom = min(plate.bottom, below)
            yield text, kept_inside(plate, inset(view.frame.area, MARGIN)), place


def _name(view: View, pile: Pile, seat: int) -> str:
    """Return the name of a pile with its count; a hand that lies open in the play area is no pile."""
    n = view.size(pile, seat)
    shown = pile is Pile.HAND and n and view.seen.hands[seat] is not None
    return t("Hand shown") if shown else t(NAMES[pile], n=n)


def _figure(view: View, pile: Pile, seat: int) -> Segments:
    """Return the icon of a pile with its count."""
    return [Icon(IconPicture(SIGNS[pile], view.palette.gold_light), height=0.8), f" {view.size(pile, seat)}"]


@dataclass(frozen=True, slots=True)
class _Group:
    """Piles that lie together, whose plates are equally wide."""

    piles: tuple[tuple[Pile, FRect], ...]
    spare: float
    """How far a plate may be wider than its pile."""
    seat: int = 0
    below: bool = False
    """Whether there is room for the plates below the piles, which then are seen whole."""


def _groups(view: View) -> Iterator[_Group]:
    common, own = view.frame.common, view.frame.own
    stacked = common.graveyard.y > common.discard.y
    beside = common.graveyard.left - common.discard.right - MARGIN
    if stacked:
        beside = common.field.x - common.reserve[0].right - 2 * MARGIN - common.discard.w
    yield _Group(((Pile.DISCARD, common.discard), (Pile.GRAVEYARD, common.graveyard)), beside, below=stacked)
    spare = min(_room_beside(pile, own.stands) for pile in (own.garage, own.depot))
    yield _Group(((Pile.GARAGE, own.garage), (Pile.DEPOT, own.depot)), spare, view.seen.seat)
    for panel in view.frame.panels:
        if panel.piles:
            piles = ((Pile.HAND, panel.hand), (Pile.GARAGE, panel.garage), (Pile.DEPOT, panel.depot))
            yield _Group(piles, 8, panel.seat)


def _room_beside(pile: FRect, stands: Sequence[Stand]) -> float:
    """Return how far the plate of a pile may reach beyond it, so that it touches no target on the bases."""
    nearest = min(max(stand.box.left - pile.right, pile.left - stand.box.right) for stand in stands)
    return min(WIDEST, max(0.0, 2 * (nearest - CLEAR)))
