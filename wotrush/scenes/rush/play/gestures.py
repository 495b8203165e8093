"""The next thing a hand would do with the mouse to bring an action about: for tests and for pictures of the game at play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect, Vector2

from wotrush.model.rush import actions as act
from wotrush.model.rush.state import Prompt
from wotrush.scenes.rush.play.lighting import raised_pose
from wotrush.scenes.rush.play.payment import Payment
from wotrush.scenes.rush.play.target_nodes import TargetNode, target_nodes
from wotrush.scenes.rush.play.targets import Way
from wotrush.scenes.rush.table.layout import Zone
from wotrush.stage.geometry import Pose
from wotrush.stage.node import Node
from wotrush.workshop.gesture import Click, DragTo, Gesture

if TYPE_CHECKING:
    from wotrush.scenes.rush.table.scene import TableScene

_WAYS = {act.Use: Way.USE, act.Defend: Way.DEFEND, act.Attack: Way.ASSAULT, act.Expose: Way.ANSWER}


def next_gesture(table: TableScene, action: act.Action) -> Gesture:
    """Asked again after every gesture until the decision is made."""
    match action:
        case act.Buy():
            return _buy(table, action)
        case act.Use(card) | act.Defend(card) | act.Attack(card) | act.Expose(card):
            return _drag(table, card, action)
        case act.EndTurn() | act.EndAssault() | act.StopRepair() | act.Refresh() | act.TakeMedals():
            return _press(table, button(action))
        case act.Discard(card):
            return Click(_grip(table, card))
        case act.Scrap(card):
            return Click(_in_pile(table, card).center_px)
        case act.Strike() | act.Take() | act.Place():
            return _answer(table, action)


def button(action: act.EndTurn | act.EndAssault | act.StopRepair | act.Refresh | act.TakeMedals) -> str:
    """The name of the one that stands for it."""
    if isinstance(action, act.Refresh):
        return "refresh" if action.discard else "keep"
    return str(action)


def place_of(table: TableScene, action: act.Action) -> FRect | None:
    """Where it leads to, in units: a spot or a button; None where the cards say it all, or another pile lies open."""
    match action:
        case act.Scrap() | act.StopRepair() if not table.pieces.browser.asking:
            return None
        case act.Buy() | act.Discard() | act.Take():
            return None
        case act.Use(card) | act.Defend(card) | act.Attack(card) | act.Expose(card):
            return _spot(table, card, action)
        case act.Strike() | act.Place():
            return _standing(table, action).rect
        case act.Scrap(card):
            return _rect(table, _in_pile(table, card))
        case act.EndTurn() | act.EndAssault() | act.StopRepair() | act.Refresh() | act.TakeMedals():
            return _rect(table, _node(table, button(action)))


def _rect(table: TableScene, node: Node) -> FRect:
    box = node.box_px
    return FRect(table.root.to_local(box.topleft), Vector2(box.size) / table.root.transform.scale)


def _press(table: TableScene, name: str) -> Gesture:
    return Click(_node(table, name).center_px)


def _node(table: TableScene, name: str) -> Node:
    return table.root.find(name)


def _in_pile(table: TableScene, card: int) -> Node:
    """A card of the pile that is spread out, which may be longer than the window is high."""
    node = _node(table, f"pile card {card}")
    node.scroll_into_view()
    return node


def _answer(table: TableScene, action: act.Action) -> Gesture:
    node = _standing(table, action)
    return Click(_uncovered(table, node.rect, node))


def _standing(table: TableScene, action: act.Action) -> TargetNode:
    return next(n for n in table.handling.standing if n.offer.legal and n.offer.action == action)


def _uncovered(table: TableScene, rect: FRect, wanted: Node) -> Vector2:
    """A point of the spot that nothing in front of it covers."""
    for x in (0.5, 0.2, 0.8, 0.08, 0.92):
        for y in (0.5, 0.2, 0.8, 0.06, 0.94):
            point = table.root.transform((rect.x + rect.w * x, rect.y + rect.h * y))
            if wanted.contains(point) and table.root.hit(point) is wanted:
                return point
    return wanted.center_px


def _buy(table: TableScene, action: act.Buy) -> Gesture:
    """A single payer that fits exactly is dropped; otherwise the tray is opened and set right."""
    open_now, wanted = table.handling.payment, Payment(action.card, action.payers)
    if open_now is None or open_now.vehicle != action.card:
        if open_now is None and len(action.payers) == 1 and wanted.exact(table.view.o):
            return DragTo(_grip(table, action.payers[0]), _card(table, action.card))
        return Click(_card(table, action.card))
    wrong = set(open_now.payers) ^ set(action.payers)
    return Click(_grip(table, min(wrong))) if wrong else _press(table, "pay")


def _drag(table: TableScene, card: int, action: act.Action) -> Gesture:
    return DragTo(_grip(table, card), table.root.transform(_spot(table, card, action).center))


def _spot(table: TableScene, card: int, action: act.Action) -> FRect:
    """Where the target will be once the card is lifted."""
    way = Way.ANSWER if table.view.o.prompt is Prompt.EXPOSE else _WAYS[type(action)]
    nodes = target_nodes(table.view, table.handling.offers(card))
    return next(n.rect for n in nodes if n.offer.way is way and n.offer.action == action and n.offer.legal)


def _card(table: TableScene, card: int) -> Vector2:
    """Where it lies once nothing moves: a press brings all motion to its end."""
    return table.root.transform(_pose(table, card).center)


def _pose(table: TableScene, card: int) -> Pose:
    lying = table.view.lying[card]
    return raised_pose(table.view, table.handling, card) if lying.zone is Zone.HAND else lying.pose


def _grip(table: TableScene, card: int) -> Vector2:
    """Where a card of a fan is not covered by its neighbour."""
    pose, lying = _pose(table, card), table.view.lying
    hand = [one.pose.center.x for one in lying.values() if one.zone is lying[card].zone]
    step = min((x - pose.center.x for x in hand if x > pose.center.x + 1), default=pose.size.x)
    seen = Vector2(min(step, pose.size.x) / 2, pose.size.y * 0.45) - pose.size / 2
    return table.root.transform(pose.center + seen.rotate(pose.angle))
