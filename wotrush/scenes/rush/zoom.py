"""A card held close: on the side away from the pointer, never over what can be chosen, never in the way of a click."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect, Vector2

from wotrush.scenes.rush.frame import CARD
from wotrush.scenes.rush.view import View
from wotrush.stage.geometry import rect_around
from wotrush.stage.node import Node
from wotrush.stage.sprite import Sprite

SHARE = 0.58
SMALLEST_SHARE = 0.36


class Zoom(Node):
    """`show` a card for a pointer at some place; `hide` it."""

    touchable = False

    def __init__(self, view: View) -> None:
        super().__init__(name="zoom")
        self.view = view
        self.card: int | None = None
        self._sprite = self.add(Sprite(radius=14))
        self._sprite.touchable = False
        self._sprite.shadow = view.theme.shadow
        self._sprite.lift = 0.6
        self.visible = False

    def show(self, card: int, pointer: Vector2, keep_free: Sequence[FRect] = ()) -> None:
        if self.visible and card == self.card:
            return
        place = zoom_place(self.view.frame.area, pointer, keep_free)
        if place is None:
            self.hide()
            return
        self.card = card
        self.rect = FRect(self.view.frame.area)
        self._sprite.face = self.view.faces.zoom(card)
        self._sprite.rect = place
        self.visible = True

    def hide(self) -> None:
        self.card = None
        self.visible = False


def zoom_place(area: FRect, pointer: Vector2, keep_free: Sequence[FRect]) -> FRect | None:
    """As large as it can be without covering the pointer or what must stay free; None where there is no room."""
    away = area.w * (0.8 if pointer.x < area.centerx else 0.2)
    near = area.w - away
    share = SHARE
    while share >= SMALLEST_SHARE:
        size = Vector2(share * area.h / CARD, share * area.h)
        for x in (away, area.centerx, near):
            for y in (area.h * 0.46, size.y / 2 + 60, area.h - size.y / 2 - 16):
                place = rect_around((x, y), size).clamp(area.inflate(-16, -16))
                if (
                    not place.inflate(40, 40).collidepoint(*pointer)
                    and place.collidelist(list(keep_free)) < 0
                ):
                    return place
        share -= 0.07
    return None
