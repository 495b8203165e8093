"""Close-ups: a card is shown large where the pointer or the focus rests."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Protocol

from pygame import FRect, Vector2

from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.scenes.table.pieces import TablePieces
from wotrush.stage.input.focus import By
from wotrush.stage.input.ui import Interface
from wotrush.stage.node import Node

ZOOM_AFTER = 0.25
CLOSER = 1.03
TREMBLE = 3.0
"""How far a pointer may stir, in units, and still rest."""


class LookedAt(Protocol):
    """What a game's table says about its places."""

    def rises(self, sprite: CardSprite) -> bool:
        """Return whether a card comes closer under the pointer, as one in the hand does."""

    def aim_at(self, node: Node | None) -> None:
        """Show what a click on the node under the pointer would do, if it is a lit target."""

    def to_choose_from(self) -> Sequence[FRect]:
        """Return the places that a large card must never cover: lit targets and buttons."""

    def to_play_with(self) -> Sequence[FRect]:
        """Return the places that a large card should not cover: the status line, cards that can be played now, and at
        last what may be covered sooner.
        """


class Looking:
    """Call `update` every frame."""

    def __init__(self, pieces: TablePieces, interface: Interface, table: LookedAt) -> None:
        self._pieces = pieces
        self._interface = interface
        self._table = table
        self._pointer = Vector2()
        self._has_moved = False
        self._rested_at = Vector2()
        self._came_to: tuple[Node | None, int | None] = None, None
        """The node to which the pointer was moved, and its card; None once another one has come to lie under it."""
        self._at_once = False
        self._raised: CardSprite | None = None
        self._focused: Node | None = None
        self._focused_at = 0.0

    @property
    def pointer(self) -> Vector2:
        """Return the last place of the pointer, in units."""
        return self._pointer

    def moved(self, pointer: Vector2) -> None:
        """Note that the pointer moved; its place is in units."""
        self._pointer = pointer
        if pointer.distance_to(self._rested_at) >= TREMBLE:
            self._rested_at = Vector2(pointer)
            self._has_moved = True
            self._at_once = False

    def look_away(self) -> None:
        """Close what is looked at, since something else counts now, until the pointer or the focus has moved."""
        self._came_to, self._at_once = (None, None), False
        self._focused, self._focused_at = self._interface.focus.current, math.inf

    def toggle(self) -> None:
        """Show the card under the pointer without waiting, or hide it."""
        self._at_once = not self._at_once

    @property
    def card(self) -> int | None:
        """The card that is looked at closely."""
        node, _, waited = self._looked_at()
        return _card_of(node) if waited else None

    def update(self) -> None:
        self._notice_where_the_pointer_came()
        self._raise_hovered()
        if self._interface.drag.source is not None:
            self._pieces.zoom.hide()
            return
        focus = self._interface.focus
        self._table.aim_at(focus.current if focus.by is By.KEYS else self._interface.hovered)
        self._zoom()

    def _notice_where_the_pointer_came(self) -> None:
        """Take note of what a person points at, and not of what moves under a pointer that rests."""
        hovered = self._interface.hovered
        under = hovered, _card_of(hovered)
        if self._has_moved or under != self._came_to:
            self._came_to = under if self._has_moved else (None, None)
        self._has_moved = False

    def _raise_hovered(self) -> None:
        hovered = self._interface.hovered
        free = self._interface.drag.source is None
        card = hovered if free and isinstance(hovered, CardSprite) and self._table.rises(hovered) else None
        if card is self._raised:
            return
        if self._raised is not None and self._raised is not self._interface.drag.source:
            self._raised.scale, self._raised.lift = 1.0, 0.0
        if card is not None:
            card.scale, card.lift = CLOSER, 0.4
        self._raised = card

    def _zoom(self) -> None:
        node, pointer, waited = self._looked_at()
        card = _card_of(node)
        if card is None or not waited:
            self._pieces.zoom.hide()
            return
        keep_free = [*self._table.to_choose_from(), *self._open_beside(node)]
        self._pieces.zoom.show(card, pointer, keep_free, self._table.to_play_with())

    def _open_beside(self, node: Node | None) -> list[FRect]:
        """Return the overlays that are open, unless the node is part of them."""
        above = list(node.ancestry()) if node is not None else []
        return [one.rect for one in self._pieces.overlays if one.visible and one not in above]

    def _rests(self) -> bool:
        """Return whether the focus has rested where it is for a while."""
        now, current = self._pieces.view.context.clock.now(), self._interface.focus.current
        if current is not self._focused:
            self._focused, self._focused_at, self._at_once = current, now, False
        return now - self._focused_at >= ZOOM_AFTER

    def _looked_at(self) -> tuple[Node | None, Vector2, bool]:
        """Return the node that pointer or focus rests on, where it is, and whether the rest was long enough."""
        focus = self._interface.focus
        if focus.by is By.KEYS and focus.current is not None:
            return focus.current, Vector2(focus.current.rect.center), self._at_once or self._rests()
        pressed = self._interface.drag.pressed_long
        if pressed is not None:
            return pressed, self._pointer, True
        hovered = self._interface.hovered
        waited = (hovered, _card_of(hovered)) == self._came_to and self._interface.hovered_for() >= ZOOM_AFTER
        return hovered, self._pointer, self._at_once or waited


def _card_of(node: Node | None) -> int | None:
    """Return the card that a node shows or names."""
    card: int | None = getattr(node, "card", None)
    return card
