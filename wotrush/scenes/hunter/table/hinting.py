"""Where a hint leads: to a button or an answer that can be pressed now, to a card of the draft, or to a target."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import FRect

from wotrush.model.hunter import actions as act
from wotrush.scenes.hunter.play.handles import MIDDLE, Thing, handles, rect_of
from wotrush.scenes.hunter.reactions.answer_button import AnswerButton
from wotrush.scenes.hunter.view.layout import DRAFT_CARD, HAND_CARD
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.table.lying import around
from wotrush.stage.node import Node


def hinted_button(nodes: Iterable[Node], action: act.HunterAction) -> Node | None:
    """Return the button that stands for an action, or for several of which it is one."""
    for node in nodes:
        answers = isinstance(node, AnswerButton) and action in node.actions
        if answers or node.name == f"choice {action}":
            return node
    return None


def hinted_spot(view: BattleView, action: act.HunterAction) -> FRect | None:
    """Return the card or the target that an action leads to, in units; None if it leads to no single one."""
    o, lying = view.o, view.lying
    if isinstance(action, act.Keep) and o.pack:
        return around([lying[DRAFT_CARD + o.pack.index(action.card)]])
    both = handles(o, action)
    spot = both.target if both.target != MIDDLE else both.source
    if spot is not None and spot.thing is Thing.EVENT:
        return around([lying[HAND_CARD + o.hand.index(spot.number)]])
    return None if spot is None else rect_of(view, spot)
