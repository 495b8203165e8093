"""What the player attends to: the unit that is shown whole, and the enemy whose cards are shown large."""

from __future__ import annotations

from pygame import Vector2

from wotrush.model.game import Seat
from wotrush.scenes.hunter.play.handles import Thing
from wotrush.scenes.hunter.play.targets import AimTarget
from wotrush.scenes.hunter.view.seen import is_out
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.scenes.table.panels.hot_spots import HotSpot
from wotrush.stage.input.focus import By
from wotrush.stage.input.ui import Interface
from wotrush.stage.node import Node

DWELL = 0.15
"""Seconds that the pointer must rest on a strip before its cards are shown large, since it may only be crossing it."""


class Attention:
    """Call `update` every frame."""

    def __init__(self, view: BattleView, interface: Interface) -> None:
        self._view = view
        self._interface = interface
        self._over: Seat | None = None
        self._since = 0.0
        self._heeded: Node | Vector2 | None = None
        """Where focus or pointer was when they last said whose cards are shown large; there they say it once."""

    def update(self, pointer: Vector2, *, aims: bool = False) -> bool:
        """Return whether cards have to move, since the player attends to something else.

        Who `aims` sees all panels stay as they are, so that no target moves under the pointer; only the middle of a ring
        shows whom it is about. While a fight lies over them, none changes.
        """
        view, node = self._view, self._node
        stays = view.duel is not None or (aims and view.frame.stage is None)
        opened, grown = self._card_of(node), view.grown if stays else self._grown(node, pointer)
        if (opened, grown) == (view.opened, view.grown):
            return False
        view.opened = opened
        if grown != view.grown:
            view.grow(grown)
        return True

    @property
    def _node(self) -> Node | None:
        focus, drag = self._interface.focus, self._interface.drag
        if focus.by is By.KEYS:
            return focus.current
        return drag.target if drag.source is not None else self._interface.hovered

    def _card_of(self, node: Node | None) -> int | None:
        card: int | None = getattr(node, "card", None) if isinstance(node, CardSprite | AimTarget) else None
        return card if card in self._view.lying else None

    def _grown(self, node: Node | None, pointer: Vector2) -> Seat | None:
        view = self._view
        if not view.frame.grows:
            return view.grown
        if self._interface.focus.by is By.KEYS:
            heeded, self._heeded = self._heeded, node
            return view.grown if node is heeded else self._seat_of(node)
        playing = [army for army in view.frame.enemies if not is_out(view.o, army.seat)]
        over = next((army.seat for army in playing if army.box.collidepoint(pointer)), None)
        now = view.context.clock.now()
        if over != self._over:
            self._over, self._since = over, now
        if over is None or now - self._since < DWELL or pointer == self._heeded:
            return view.grown
        self._heeded = Vector2(pointer)
        return over

    def _seat_of(self, node: Node | None) -> Seat | None:
        """Return the enemy whom the focus is on, or else the last one attended to."""
        view, seat = self._view, None
        if isinstance(node, AimTarget) and node.spot.thing is Thing.PLAYER:
            seat = node.spot.number
        elif isinstance(node, HotSpot):
            seat = node.seat
        elif (card := self._card_of(node)) is not None:
            seat = view.lying[card].seat
        return view.grown if seat is None or seat == view.o.seat or is_out(view.o, seat) else seat
