"""The next mouse gesture that leads to an action, for tests and pictures."""

from __future__ import annotations

from pygame import FRect, Vector2

from wotrush.model.rush import actions as act
from wotrush.scenes.rush.offers.payment import Payment
from wotrush.scenes.rush.play.lighting import raised_pose
from wotrush.scenes.rush.table.places import button, card_in_pile, named_node, spot_of, standing_target
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.rush.view.layout import Zone
from wotrush.stage.geometry import Pose
from wotrush.stage.node import Node
from wotrush.workshop.gesture import Click, DragTo, Gesture


def next_gesture(table: TableScene, action: act.Action) -> Gesture:
    """Return the next gesture towards this legal action; ask again after each until the decision is made."""
    table.notice_whose_screen()
    table.pieces.clear_view()
    table.pieces.ask_what_to_scrap()
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
            return Click(card_in_pile(table, card).center_px)
        case act.Strike() | act.Take() | act.Place():
            return _answer(table, action)


def _press(table: TableScene, name: str) -> Gesture:
    return Click(named_node(table, name).center_px)


def _answer(table: TableScene, action: act.Action) -> Gesture:
    node = standing_target(table, action)
    return Click(_uncovered(table, node.rect, node))


def _uncovered(table: TableScene, rect: FRect, wanted: Node) -> Vector2:
    """Return a point of the spot that nothing in front of it covers."""
    for x in (0.5, 0.2, 0.8, 0.08, 0.92):
        for y in (0.5, 0.2, 0.8, 0.06, 0.94):
            point = table.root.transform((rect.x + rect.w * x, rect.y + rect.h * y))
            if wanted.contains(point) and table.root.hit(point) is wanted:
                return point
    return wanted.center_px


def _buy(table: TableScene, action: act.Buy) -> Gesture:
    """Drop a single payer that fits exactly; otherwise open the payment tray and choose there."""
    open_now, wanted = table.controls.payment, Payment(action.card, action.payers)
    if open_now is None or open_now.vehicle != action.card:
        if open_now is None and len(action.payers) == 1 and wanted.exact(table.view.o):
            return DragTo(_grip(table, action.payers[0]), _card(table, action.card))
        return Click(_card(table, action.card))
    wrong = set(open_now.payers) ^ set(action.payers)
    return Click(_grip(table, min(wrong))) if wrong else _press(table, "pay")


def _drag(table: TableScene, card: int, action: act.Action) -> Gesture:
    return DragTo(_grip(table, card), table.root.transform(spot_of(table, card, action).center))


def _card(table: TableScene, card: int) -> Vector2:
    """Return where the card lies once nothing moves, since a press skips all motion."""
    return table.root.transform(_pose(table, card).center)


def _pose(table: TableScene, card: int) -> Pose:
    lying = table.view.lying[card]
    return raised_pose(table.view, table.controls, card) if lying.zone is Zone.HAND else lying.pose


def _grip(table: TableScene, card: int) -> Vector2:
    """Return a point at which a card of a fan is not covered by its neighbor."""
    pose, lying = _pose(table, card), table.view.lying
    hand = [one.pose.center.x for one in lying.values() if one.zone is lying[card].zone]
    step = min((x - pose.center.x for x in hand if x > pose.center.x + 1), default=pose.size.x)
    seen = Vector2(min(step, pose.size.x) / 2, pose.size.y * 0.45) - pose.size / 2
    return table.root.transform(pose.center + seen.rotate(pose.angle))
