"""What the pointer's rest shows: a card held close, and what a click on a lit spot would do."""

from __future__ import annotations

from pygame import FRect, Vector2

from wotrush.scenes.rush.cards.card_sprites import CardSprite
from wotrush.scenes.rush.play.target_nodes import TargetNode
from wotrush.scenes.rush.table.layout import Zone
from wotrush.scenes.rush.table.pieces import Pieces
from wotrush.scenes.rush.table.status import status_plate
from wotrush.stage.input.focus import By
from wotrush.stage.input.ui import Interface
from wotrush.stage.node import Node

ZOOM_AFTER = 0.25
CLOSER = 1.03


class Looking:
    """`update` it every frame."""

    def __init__(self, pieces: Pieces, interface: Interface) -> None:
        self._pieces = pieces
        self._interface = interface
        self._pointer = Vector2()
        self._at_once = False
        self._raised: CardSprite | None = None
        self._focused: Node | None = None
        self._focused_at = 0.0

    def moved(self, pointer: Vector2) -> None:
        """The pointer moved, in units."""
        self._pointer = pointer
        self._at_once = False

    def toggle(self) -> None:
        """Shows the card under the pointer without waiting."""
        self._at_once = not self._at_once

    @property
    def card(self) -> int | None:
        """The card that is looked at closely."""
        node, _, waited = self._looked_at()
        return _card_of(node) if waited else None

    def update(self) -> None:
        self._raise_hovered()
        if self._interface.drag.source is not None:
            self._pieces.zoom.hide()
            return
        self._aim()
        self._zoom()

    def _raise_hovered(self) -> None:
        """A card of the hand comes a little closer under the pointer."""
        hovered = self._interface.hovered
        free = self._interface.drag.source is None
        card = (
            hovered if free and isinstance(hovered, CardSprite) and hovered.lying.zone is Zone.HAND else None
        )
        if card is self._raised:
            return
        if self._raised is not None and self._raised is not self._interface.drag.source:
            self._raised.scale, self._raised.lift = 1.0, 0.0
        if card is not None:
            card.scale, card.lift = CLOSER, 0.4
        self._raised = card

    def _aim(self) -> None:
        focus = self._interface.focus
        hovered = focus.current if focus.by is By.KEYS else self._interface.hovered
        if isinstance(hovered, TargetNode) and hovered.lasting:
            self._pieces.aim.show(hovered)
        else:
            self._pieces.aim.hide()

    def _zoom(self) -> None:
        node, pointer, waited = self._looked_at()
        card = _card_of(node)
        if card is None or not waited:
            self._pieces.zoom.hide()
            return
        keep_free = [*self._to_choose_from(), *self._open_beside(node)]
        self._pieces.zoom.show(card, pointer, keep_free, self._to_play_with())

    def _to_choose_from(self) -> list[FRect]:
        """The lit spots, and every button."""
        pieces = self._pieces
        targets = [n for n in pieces.targets.children if isinstance(n, TargetNode) and n.offer.legal]
        buttons: list[Node] = [pieces.bar, pieces.end_button]
        if pieces.prompt.children:
            buttons.append(pieces.prompt)
        return [node.rect for node in (*targets, *buttons)]

    def _to_play_with(self) -> list[FRect]:
        """The cards that can be taken hold of or bought now, and the line that says how."""
        view = self._pieces.view
        if not view.session.may_decide:
            return []
        lying = [one for one in view.lying.values() if one.zone in (Zone.HAND, Zone.RESERVE, Zone.USING)]
        return [status_plate(view), *(one.pose.rect for one in lying)]

    def _open_beside(self, node: Node | None) -> list[FRect]:
        """The pile or the menu that lies open, unless it is what is looked at."""
        above = list(node.ancestry()) if node is not None else []
        overlays = (self._pieces.browser, self._pieces.menu)
        return [overlay.rect for overlay in overlays if overlay.visible and overlay not in above]

    def _rests(self) -> bool:
        """Whether the focus has not moved on for a while."""
        now, current = self._pieces.view.context.clock.now(), self._interface.focus.current
        if current is not self._focused:
            self._focused, self._focused_at, self._at_once = current, now, False
        return now - self._focused_at >= ZOOM_AFTER

    def _looked_at(self) -> tuple[Node | None, Vector2, bool]:
        """What the pointer rests on or, by keys, what has the focus; where; and whether for long enough."""
        focus = self._interface.focus
        if focus.by is By.KEYS and focus.current is not None:
            return focus.current, Vector2(focus.current.rect.center), self._at_once or self._rests()
        pressed = self._interface.drag.pressed_long
        if pressed is not None:
            return pressed, self._pointer, True
        waited = self._at_once or self._interface.hovered_for() >= ZOOM_AFTER
        return self._interface.hovered, self._pointer, waited


def _card_of(node: Node | None) -> int | None:
    """The card that a node shows or names."""
    card: int | None = getattr(node, "card", None)
    return card
