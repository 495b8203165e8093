"""The table as the player's hands know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from pygame import Vector2

from wotrush.model.game import Seat
from wotrush.model.rush import actions as act
from wotrush.model.rush.view.refusal import Refusal
from wotrush.scenes.rush.cards.card_sprites import CardSprite
from wotrush.scenes.rush.play.target_nodes import TargetNode
from wotrush.scenes.rush.table.layout import Zone
from wotrush.stage.input.drag import Manner


class Desk(Protocol):
    """What handling needs of the table scene."""

    def decide(self, action: act.Action) -> None: ...
    def lift(self, sprite: CardSprite, manner: Manner) -> None: ...
    def carry(self, sprite: CardSprite, center: Vector2) -> None: ...
    def put_back(self, sprite: CardSprite) -> None: ...
    def light(self, targets: Sequence[TargetNode]) -> None:
        """Shows these spots in place of all others."""
        ...

    def aim(self, target: TargetNode | None) -> None: ...
    def refuse(self, refusal: Refusal) -> None:
        """Says why not."""
        ...

    def changed(self) -> None:
        """What is lifted, selected or paid has changed."""
        ...

    def browse(self, zone: Zone, seat: Seat | None) -> None: ...
