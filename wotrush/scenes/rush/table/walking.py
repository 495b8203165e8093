"""The keyboard focus on the table: where it begins, how Tab and arrows move it, and where it moves automatically."""

from __future__ import annotations

from wotrush.model.rush import actions as act
from wotrush.model.rush.state import Prompt
from wotrush.scenes.rush.board.prompt.question import LEADS_BACK
from wotrush.scenes.rush.play.controls import Controls
from wotrush.scenes.rush.play.target_nodes import TargetNode
from wotrush.scenes.rush.table.pieces import Pieces
from wotrush.scenes.rush.view.layout import Zone
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.scenes.table.cards.pile_browser import PileCard
from wotrush.scenes.table.panels.hot_spots import HotSpot, TipSpot
from wotrush.scenes.table.walking import ZoneWalk
from wotrush.stage.input.ui import Interface
from wotrush.stage.node import Node
from wotrush.stage.widgets import Button

TARGETS, HAND, PROMPT, RESERVE, OWN, OTHERS, COMMON, END, BAR = range(9)
"""The zones of the table in Tab's order; each target and each opponent's side is a zone of its own."""
_ZONES = {
    Zone.HAND: HAND,
    Zone.USING: PROMPT,
    Zone.RESERVE: RESERVE,
    Zone.DISCARD: COMMON,
    Zone.GRAVEYARD: COMMON,
}


class TableWalk(ZoneWalk):
    """The walk of Rush's table."""

    _view: View
    _pieces: Pieces

    def __init__(self, view: View, pieces: Pieces, controls: Controls, interface: Interface) -> None:
        super().__init__(view, pieces, interface)
        self._controls = controls
        self._place = 0
        """The position in the hand of the card that had the focus last."""

    # -- where the focus moves automatically

    def remember(self, node: Node) -> str:
        if isinstance(node, CardSprite) and node.lying.zone is Zone.HAND:
            self._place = node.lying.place
        return node.name if isinstance(node, PileCard) else super().remember(node)

    def home(self) -> Node | None:
        pieces = self._pieces
        if pieces.menu.visible:
            return pieces.menu.children[0]
        targets = [node for node in pieces.targets.children if isinstance(node, TargetNode)]
        if self.lifted:
            return min(
                targets, key=lambda node: (not node.offer.legal, node.offer.first is not None), default=None
            )
        if pieces.browser.visible:
            return next((n for n in pieces.browser.walk() if n.focusable), None)
        legal = [node for node in targets if node.offer.legal]
        if legal:
            return legal[0]
        return self._answering() or self._card_of_hand() or pieces.end_button

    def _answering(self) -> Node | None:
        """Return the button that answers the prompt, unless there are cards to choose from first. The one that leads back
        is no answer.
        """
        buttons = [node for node in self._pieces.prompt.children if node.name != LEADS_BACK]
        if not buttons or (self._view.o.prompt is Prompt.ASSAULT and self._card_of_hand() is not None):
            return None
        usable = [node for node in buttons if isinstance(node, Button) and node.enabled]
        if self._controls.payment is not None:
            return usable[0] if usable and usable[0].name == "pay" else self._card_of_hand()
        return next((button for button in usable if button.shortcut), None) or next(iter(usable), None)

    def _card_of_hand(self) -> Node | None:
        """Return the playable card nearest to the one that had the focus last."""
        o = self._view.o
        zone = Zone.USING if o.prompt is Prompt.EXPOSE else Zone.HAND
        cards = [one for one in self._view.lying.values() if one.zone is zone]
        if o.prompt is Prompt.ASSAULT:
            hitting = {action.card for action in o.actions if isinstance(action, act.Attack)}
            cards = [one for one in cards if one.card in hitting]
        nearest = min(cards, key=lambda one: abs(one.place - self._place), default=None)
        return self._pieces.cards.sprites.get(nearest.card) if nearest is not None else None

    # -- how Tab and arrows move

    def zone(self, node: Node) -> tuple[int, ...]:
        pieces = self._pieces
        if isinstance(node, TargetNode):
            return TARGETS, pieces.targets.children.index(node) if node in pieces.targets.children else 0
        if isinstance(node, CardSprite):
            return self._zone_of_card(node)
        if node is pieces.end_button:
            return (END,)
        if isinstance(node, HotSpot) and node.seat is not None:
            return self._side(node.seat)
        if isinstance(node, HotSpot | TipSpot):
            return (COMMON,)
        return (PROMPT,) if pieces.prompt in node.ancestry() else (BAR,)

    def _zone_of_card(self, sprite: CardSprite) -> tuple[int, ...]:
        lying = self._view.lying.get(sprite.card, sprite.lying)
        if lying.zone in _ZONES:
            return (_ZONES[lying.zone],)
        return self._side(lying.seat)

    def _side(self, seat: int | None) -> tuple[int, ...]:
        o = self._view.o
        return (OWN,) if seat is None or seat == o.seat else (OTHERS, (seat - o.seat) % o.seats)

    def stops_at(self, node: Node) -> bool:
        """Return whether Tab stops here: not at an illegal target, nor at a card or pile that has another stop."""
        if isinstance(node, TargetNode):
            return node.offer.legal
        if isinstance(node, CardSprite):
            return not any(
                isinstance(target, TargetNode) and target.card == node.card and target.offer.legal
                for target in self._pieces.targets.children
            )
        if isinstance(node, HotSpot) and node.name.startswith("depot"):
            lying = self._view.lying.values()
            return not any(one.zone is Zone.DEPOT and one.seat == node.seat for one in lying)
        return True
