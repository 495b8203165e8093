"""The next mouse gesture that leads to an action of Tank Hunter, for tests and pictures."""

from __future__ import annotations

from pygame import Vector2

from wotrush.model.hunter import actions as act
from wotrush.scenes.hunter.play.handles import MIDDLE, TableSpot, handles, player_spot, rect_of
from wotrush.scenes.hunter.table.scene import BattleTable
from wotrush.scenes.hunter.view.layout import DRAFT_CARD
from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.stage.node import Node
from wotrush.workshop.gesture import Click, DragTo, Gesture


def next_gesture(table: BattleTable, action: act.HunterAction) -> Gesture:
    """Return the next gesture towards this legal action; ask again after each until the decision is made."""
    o, controls = table.view.o, table.controls
    button = _button(table, f"choice {action}")
    if button is not None:
        return Click(button.center_px)
    if isinstance(action, act.Keep):
        place = o.pack.index(action.card)
        return Click(table.cards.sprites[DRAFT_CARD + place].center_px)
    both = handles(o, action)
    if both.source is None or controls.held == both.source:
        target = next((one for one in controls.lit if action in one.actions), None)
        return Click((target or _large_button(table, action)).center_px)
    sprite = _card(table, both.source)
    heads = {player_spot(army.seat): army.head for army in table.view.frame.enemies}
    aimed = None if both.target == MIDDLE else rect_of(table.view, both.target)
    rect = heads.get(both.target, aimed)  # In the middle of a player's panel some unit may lie.
    if rect is None:  # The plate to drop it on is there once the card is held.
        return Click(_grip(table, sprite))
    return DragTo(_grip(table, sprite), table.root.transform(rect.center))


def _grip(table: BattleTable, sprite: CardSprite) -> Vector2:
    """Return a point of a card that no neighbor in the fan covers."""
    for x in (0.5, 0.2, 0.8, 0.08, 0.92):
        for y in (0.5, 0.2, 0.8):
            point = table.root.transform(
                (sprite.rect.x + sprite.rect.w * x, sprite.rect.y + sprite.rect.h * y)
            )
            if table.root.hit(point) is sprite:
                return point
    return sprite.center_px


def _card(table: BattleTable, spot: TableSpot) -> CardSprite:
    return next(one for one in table.cards.sprites.values() if table.controls.spot_of(one) == spot)


def _large_button(table: BattleTable, action: act.HunterAction) -> Node:
    return table.root.find("end turn" if action == act.END else "main")


def _button(table: BattleTable, name: str) -> Node | None:
    try:
        return table.root.find(name)
    except KeyError:
        return None
