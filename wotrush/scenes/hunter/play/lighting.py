"""Light around cards: what something can be done with, what is held, what an opponent has just touched."""

from __future__ import annotations

from wotrush.scenes.hunter.play.controls import BattleControls
from wotrush.scenes.hunter.table.view import BattleView
from wotrush.scenes.table.cards.card_sprites import CardLayer, CardSprite
from wotrush.stage.color import Color


def light_cards(view: BattleView, controls: BattleControls, cards: CardLayer) -> None:
    for sprite in cards.sprites.values():
        color = _light(view, controls, sprite)
        sprite.glow = None if color is None else view.theme.glow(color)


def _light(view: BattleView, controls: BattleControls, sprite: CardSprite) -> Color | None:
    spot = controls.spot_of(sprite)
    if spot is not None and spot == controls.held:
        return view.palette.picked
    if spot is not None and view.session.may_decide and controls.can_take(spot):
        return view.palette.legal
    return view.palette.shown if sprite.card in view.shown else None
