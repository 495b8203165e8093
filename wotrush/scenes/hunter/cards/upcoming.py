"""The cards that may be seen next: each in the size in which it steps onto the stage, from which others are scaled at first."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Vector2

from wotrush.model.hunter.cards.words import COMMANDERS, REVEALED
from wotrush.scenes.art.vehicles.vehicle import measured
from wotrush.scenes.hunter.faces.pictures import UnitPicture
from wotrush.scenes.hunter.view.layout import NOWHERE, CardLook
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.stage.drawing.shapes import Face, Size
from wotrush.stage.geometry import in_pixels


def upcoming_pictures(view: BattleView) -> Iterator[tuple[Face, Size]]:
    """Yield the units in play that the viewer knows, and the viewer's hand. Each unit is measured before it is yielded, which
    takes milliseconds that its first shot would lack.
    """
    o, size = view.o, in_pixels(Vector2(view.zone.left.size), view.pixels)
    known = sorted({o.kinds[place] for line in o.lines for place in line})
    looks = [CardLook(kind, flags=REVEALED) for kind in known if kind >= COMMANDERS]
    for look in [*looks, *(CardLook(None, event=event) for event in o.hand)]:
        picture = view.faces.side(NOWHERE, look)
        if isinstance(picture, UnitPicture):
            measured(picture.face.code)
        yield picture, size
