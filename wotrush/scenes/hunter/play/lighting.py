"""Light around cards: what something can be done with, and what is held. What an opponent acts with stands on the stage of the
fight, in a frame of its player's color.
"""

from __future__ import annotations

from wotrush.model.hunter.actions import DeclareAttack
from wotrush.scenes.hunter.play.controls import BattleControls
from wotrush.scenes.hunter.play.handles import Thing
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.table.cards.card_sprites import CardLayer, CardSprite
from wotrush.stage.color import Color


def light_cards(view: BattleView, controls: BattleControls, cards: CardLayer) -> None:
    deciding = view.session.may_decide
    for sprite in cards.sprites.values():
        color = _light(view, controls, sprite, deciding=deciding)
        sprite.glow = None if color is None else view.theme.glow(color)


def _light(view: BattleView, controls: BattleControls, sprite: CardSprite, *, deciding: bool) -> Color | None:
    spot = controls.spot_of(sprite)
    choosing = controls.choosing[0] if controls.choosing else None
    if isinstance(choosing, DeclareAttack) and sprite.card in (choosing.unit, choosing.target):
        return view.palette.picked if sprite.card == choosing.unit else view.palette.hostile
    if spot is not None and spot == controls.held:
        return view.palette.picked
    if spot is None or spot.thing is Thing.OFFER:  # Any of these can be picked.
        return None
    if deciding and controls.held is None and controls.possible.can_take(spot):
        return view.palette.legal
    return None
