"""What the player's input does to the table: lift and put back cards, light targets, decide, ask why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf

from pygame import FRect, Vector2

from wotrush.model.game import Refusal, Seat
from wotrush.model.rush import actions as act
from wotrush.scenes.rush.board.common_board import figures
from wotrush.scenes.rush.board.plaques import plates
from wotrush.scenes.rush.board.status_line import status_plate
from wotrush.scenes.rush.offers.offer import OnEnemy, OnField
from wotrush.scenes.rush.play.target_nodes import TargetNode
from wotrush.scenes.rush.rulebook import links
from wotrush.scenes.rush.table.pieces import Pieces
from wotrush.scenes.rush.texts import telling
from wotrush.scenes.rush.view.layout import Zone
from wotrush.scenes.rush.zones.frame import headlines, reserve_heads
from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.scenes.table.cards.carried_card import CarriedCard
from wotrush.scenes.table.lying import CARD, upright
from wotrush.stage.input.drag import Manner

REACH = 4.5
"""How far beside an enemy a card may hang that points at it, in widths of the smallest card in the air."""


class RushActions:
    """Acts on the pieces of one table; `decide` gets what the player does, `changed` is called when selection or light must
    be shown anew, `aimed` when another target, or none, is under the card.
    """

    def __init__(
        self,
        pieces: Pieces,
        carried: CarriedCard,
        decide: Callable[[act.Action], None],
        complain: Callable[[str, str], None],
        changed: Callable[[], None],
        aimed: Callable[[], None],
    ) -> None:
        self._pieces = pieces
        self._carried = carried
        self.decide = decide
        self._complain = complain
        self.changed = changed
        self._aimed = aimed
        self._target: TargetNode | None = None

    def lift(self, sprite: CardSprite, manner: Manner) -> None:
        self._carried.lift(sprite, manner)
        self._pieces.zoom.hide()

    def carry(self, sprite: CardSprite, center: Vector2) -> None:
        self._carried.carry(sprite, center)
        self._make_way()

    def put_back(self, sprite: CardSprite) -> None:
        self._carried.put_back(sprite)

    def light(self, targets: Sequence[TargetNode]) -> None:
        """Show these targets instead of all others."""
        layer = self._pieces.targets
        layer.clear()
        for node in reversed(targets):
            layer.add(node)

    def aim(self, target: TargetNode | None) -> None:
        """Have the status line say what dropping the card there would do. That, the top bar, the names of piles, what is
        counted, the button that ends a turn, and what the card could be used for stay in sight. If it points at an enemy, the
        latter steps aside, and what the Reserve costs stays in sight.
        """
        self._aimed()
        view, layer = self._pieces.view, self._pieces.targets
        self._carried.target = None if target is None else target.whole
        self._target = target
        telling = [view.frame.bar, status_plate(view), *(plate for _, plate in plates(view))]
        telling += [view.frame.own.end_turn, view.frame.own.points, *figures(view)]
        telling += [panel.box for panel in view.frame.panels]
        if target is not None and isinstance(target.offer.spot, OnEnemy):
            self._carried.reach = REACH * self._carried.dragged_heights[-1] / CARD
            self._carried.below = [reserve_heads(view.frame)[0].bottom, status_plate(view).bottom]
            telling += [*headlines(view.frame), *reserve_heads(view.frame), *self._other_targets()]
            whose = target.offer.spot.seat
            telling += [upright(one.pose) for one in view.lying.values() if one.seat == whose]
        else:
            uses = target is not None and isinstance(target.offer.spot, OnField)
            self._carried.below = [status_plate(view).bottom] if uses else ()
            self._carried.reach = inf
            lit = [node for node in layer.children if isinstance(node, TargetNode)]
            telling += [node.whole for node in lit if isinstance(node.offer.spot, OnField)]
        self._carried.telling = telling
        self._make_way()

    def _other_targets(self) -> list[FRect]:
        """Return where a card may be dropped instead of on an enemy, but for the play area: its words step aside."""
        nodes = [node for node in self._pieces.targets.children if isinstance(node, TargetNode)]
        return [node.lit for node in nodes if node.offer.legal and not isinstance(node.offer.spot, OnField)]

    def _make_way(self) -> None:
        hangs = self._carried.hangs
        for node in self._pieces.targets.children:
            if isinstance(node, TargetNode):
                node.make_way(hangs)
        at = self._target
        aims = at is not None and at.offer.legal and isinstance(at.offer.spot, OnEnemy)
        self._pieces.aim_line.lead(hangs, at.lit if aims and at is not None else None, self._off_the_line())

    def _off_the_line(self) -> list[FRect]:
        """Return what the dots of the line do not run over: chips, prices, names and other words."""
        view = self._pieces.view
        nodes = [node for node in self._pieces.targets.children if isinstance(node, TargetNode)]
        chips = [chip.place for node in nodes for chip in (node.chip, *node.ways) if chip is not None]
        words = [node.words_place for node in nodes if isinstance(node.offer.spot, OnField)]
        return [*chips, *words, *reserve_heads(view.frame), status_plate(view)]

    def refuse(self, refusal: Refusal) -> None:
        """Say why not; while that is on the status line, the rule book opens at the rule behind it."""
        self._complain(telling.refusal_text(refusal), links.REFUSALS[refusal.reason])

    def browse(self, zone: Zone, seat: Seat | None) -> None:
        self._pieces.spread_pile(zone, seat)
