"""The keyboard focus on Tank Hunter's table: where it begins, how Tab walks the zones, and where it goes by itself."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Vector2

from wotrush.model.game import Seat
from wotrush.scenes.hunter.play.chances import promise
from wotrush.scenes.hunter.play.controls import BattleControls
from wotrush.scenes.hunter.play.targets import AimTarget
from wotrush.scenes.hunter.reactions.answer_button import AnswerButton
from wotrush.scenes.hunter.table.pieces import BattlePieces
from wotrush.scenes.hunter.view.layout import DISCARD, LineZone
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.scenes.table.panels.hot_spots import HotSpot, TipSpot
from wotrush.scenes.table.walking import ZoneWalk
from wotrush.stage.input.drag import Affordance
from wotrush.stage.input.focus import By, nearest
from wotrush.stage.input.ui import Interface
from wotrush.stage.node import Node
from wotrush.stage.widgets import Button

TARGETS, ASKED, LINES, HAND, BUTTONS, SIDE, OTHERS, COMMON, BAR = range(9)
"""The zones in Tab's order; each target and each enemy's side is a zone of its own."""
_ZONES = {
    LineZone.DRAFT: LINES,
    LineZone.KEPT: LINES,
    LineZone.PASSED: COMMON,
    LineZone.HAND: HAND,
    LineZone.BEFORE: SIDE,
    LineZone.DISCARD: COMMON,
}


class BattleWalk(ZoneWalk):
    """The walk of Tank Hunter's table. In the reactions bar nothing is preselected; Tab leads there."""

    _view: BattleView
    _pieces: BattlePieces

    def __init__(
        self, view: BattleView, pieces: BattlePieces, controls: BattleControls, interface: Interface
    ) -> None:
        super().__init__(view, pieces, interface)
        self._controls = controls
        self._unit = 0
        """The own unit that had the focus last."""
        self._asked = False
        self._before: str = ""
        """What had the focus when the reactions bar opened."""
        self._ranked: list[AimTarget] = []
        self._ranks: dict[Node, int] = {}

    def update(self) -> bool:
        changed = super().update()
        asked, before = self._pieces.reactions.visible, self._asked
        self._asked = asked
        if self._interface.focus.by is By.KEYS and asked is not before:
            self._enter_bar() if asked else self._leave_bar()
        return changed

    def _enter_bar(self) -> None:
        current = self._interface.focus.current
        self._before = "" if current is None else current.name
        self._interface.focus.set(None, By.KEYS)

    def _leave_bar(self) -> None:
        """Return to what had the focus before, unless there is something to decide."""
        focus = self._interface.focus
        if focus.current is None and not self._view.session.may_decide:
            focus.set(next((one for one in focus.candidates() if one.name == self._before), None), By.KEYS)

    # -- where the focus moves automatically

    def arrival(self) -> Node | None:
        return None if self._asking else self.home()

    def stays(self, node: Node) -> bool:
        return self._asking and self._pieces.reactions in node.ancestry()

    def remember(self, node: Node) -> str:
        if isinstance(node, CardSprite) and self._zone_of_card(node) == (LINES,):
            self._unit = node.card
        return super().remember(node) if self._asking else ""

    @property
    def _asking(self) -> bool:
        """Whether the reactions bar asks, and nothing lies open over it."""
        return self._pieces.reactions.visible and not any(one.visible for one in self._pieces.overlays)

    def home(self) -> Node | None:
        pieces = self._pieces
        opened = next((one for one in pieces.overlays if one.visible), None)
        if opened is not None:
            return next((node for node in opened.walk() if node.focusable), None)
        if self.lifted:
            return self._best_target()
        if self._asking:
            return min(pieces.reactions.children, key=lambda node: not isinstance(node, AnswerButton))
        kinds = sorted(pieces.forecast.kinds, key=lambda kind: not kind.marked)
        choices = (*kinds, *pieces.choices.children)
        choice = next((node for node in choices if node.focusable), None)
        if choice is not None and self._controls.choosing:
            return choice
        return self._best_target() or self._card_to_take() or choice or self._button()

    def _best_target(self) -> Node | None:
        targets = [node for node in self._controls.lit if not node.why]
        return min(targets, key=self._rank, default=None)

    def _card_to_take(self) -> Node | None:
        """Return the unit that had the focus last if it can be used, or else the first card that can, units before events."""
        sprites = self._pieces.cards.sprites.values()
        usable = [one for one in sprites if self._usable(one)]
        own = [one for one in usable if one.lying.zone is not LineZone.DISCARD]
        order = (LineZone.DRAFT, LineZone.KEPT, LineZone.FRONT, LineZone.BACK)
        return min(
            own,
            key=lambda one: (
                one.card != self._unit,
                one.lying.zone not in order,
                one.lying.zone.value,
                one.lying.place,
            ),
            default=None,
        )

    def _usable(self, sprite: CardSprite) -> bool:
        lifts = self._controls.affordance(sprite)
        return lifts is not Affordance.NONE and not self._controls.why_unusable(sprite)

    def _button(self) -> Node | None:
        buttons: Sequence[Button] = (self._pieces.main, self._pieces.end)
        return next((one for one in buttons if one.visible and one.enabled), None)

    # -- how Tab and arrows move

    def zone(self, node: Node) -> tuple[int, ...]:
        pieces = self._pieces
        if isinstance(node, AimTarget):
            return TARGETS, self._rank(node)
        if isinstance(node, CardSprite):
            return self._zone_of_card(node)
        if node in (pieces.main, pieces.end):
            return (BUTTONS,)
        if isinstance(node, HotSpot) and node.seat is not None:
            return self._side(node.seat)
        if isinstance(node, HotSpot | TipSpot):
            return (COMMON,)
        asked = (pieces.reactions, pieces.choices, pieces.forecast)
        return (ASKED,) if any(panel in node.ancestry() for panel in asked) else (BAR,)

    def _zone_of_card(self, sprite: CardSprite) -> tuple[int, ...]:
        lying = self._view.lying.get(sprite.card, sprite.lying)
        if lying.zone in _ZONES:
            return (_ZONES[lying.zone],)
        return (LINES,) if lying.seat == self._view.o.seat else self._side(lying.seat)

    def _side(self, seat: Seat | None) -> tuple[int, ...]:
        o = self._view.o
        return (SIDE,) if seat is None or seat == o.seat else (OTHERS, (seat - o.seat) % o.seats)

    def _rank(self, target: Node) -> int:
        """Return a target's place in Tab's order: the most promising first, those that cannot be chosen last."""
        lit, o = self._controls.lit, self._view.o
        if lit is not self._ranked:
            order = sorted(lit, key=lambda one: (bool(one.why), *(-n for n in promise(o, one.actions))))
            self._ranked, self._ranks = lit, {node: i for i, node in enumerate(order)}
        return self._ranks.get(target, len(lit))

    def stops_at(self, node: Node) -> bool:
        """Return whether arrows stop here: not at what cannot be chosen, nor at what has another stop."""
        if isinstance(node, AimTarget):
            return not node.why
        if isinstance(node, CardSprite):
            return all(target.card != node.card or target.why for target in self._controls.lit)
        return node.name != "discard" or DISCARD not in self._view.lying

    def beside(self, node: Node, direction: Vector2) -> Node | None:
        """Return the next card of the same line or hand or else, sideways, the nearest node of the same zone; up and down, the
        nearest card in the other line of the same player.
        """
        if isinstance(node, AimTarget) or not (direction.x or isinstance(node, CardSprite)):
            return None
        nodes = [one for one in self._interface.focus.candidates() if one is not node and self.stops_at(one)]
        if isinstance(node, CardSprite):
            if direction.y:
                other = [
                    one for one in nodes if isinstance(one, CardSprite) and self._lies_opposite(node, one)
                ]
                return nearest(node.box_px, other, direction)
            here = node.lying
            place = here.place + round(direction.x)
            row = [
                one
                for one in nodes
                if isinstance(one, CardSprite) and (one.lying.zone, one.lying.seat) == (here.zone, here.seat)
            ]
            found = next((one for one in row if one.lying.place == place), None)
            if found is not None:
                return found
        return nearest(node.box_px, [one for one in nodes if self.zone(one) == self.zone(node)], direction)

    def _lies_opposite(self, one: CardSprite, other: CardSprite) -> bool:
        """Return whether two cards lie in different lines of one player."""
        return self.zone(one) == self.zone(other) and one.lying.zone is not other.lying.zone
