"""The cards that may be seen next, and at which sizes."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Vector2

from wotrush.model.rush.cards import FIRST_BASE
from wotrush.scenes.rush.cards.sides import BASES, CardSide
from wotrush.scenes.rush.view.layout import open_hand_size, using_pose
from wotrush.scenes.rush.view.view import View
from wotrush.stage.drawing.shapes import Face, Size
from wotrush.stage.geometry import in_pixels


def upcoming_pictures(view: View, scale: float) -> Iterator[tuple[Face, Size]]:
    """Yield the viewer's squad, the vehicle deck, bases under fire and what opponents may reveal; `scale` is pixels per unit."""
    frame, o, faces = view.frame, view.o, view.faces
    hand, reserve = in_pixels(frame.own.card, scale), in_pixels(Vector2(frame.common.deck.size), scale)
    gone = in_pixels(Vector2(frame.common.discard.size), scale)
    for card in (*o.unseen[o.seat], *o.depots[o.seat]):
        yield faces.side(card, CardSide.HAND), hand
    for card in o.reserve:
        yield faces.side(card, CardSide.PILE), gone
    for card in (*o.deck, *o.discard):
        yield faces.side(card, CardSide.RESERVE), reserve
    played = in_pixels(using_pose(frame).size, scale)
    held = in_pixels(open_hand_size(frame), scale)
    for stands in (frame.own.stands, *(panel.stands for panel in frame.panels)):
        for side in BASES:
            for damaged in (False, True):
                yield faces.side(FIRST_BASE, side, damaged=damaged), in_pixels(stands[0].card, scale)
    for panel in frame.panels:
        for card in (*o.unseen[panel.seat], *o.depots[panel.seat]):
            yield faces.side(card, CardSide.HAND), played
            yield faces.side(card, CardSide.HAND), held
            yield faces.side(card, CardSide.TOKEN), in_pixels(panel.stands[0].card, scale)
