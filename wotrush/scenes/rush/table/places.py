"""The place on the table that an action leads to, for hints."""

from __future__ import annotations

from typing import Protocol

from pygame import FRect

from wotrush.model.rush import actions as act
from wotrush.scenes.rush.offers.offer import Way
from wotrush.scenes.rush.play.controls import Controls
from wotrush.scenes.rush.play.target_nodes import TargetNode
from wotrush.scenes.rush.play.targets import WAYS, target_nodes
from wotrush.scenes.rush.table.pieces import Pieces
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.table.hint_watch import place_on
from wotrush.stage.node import Node


class HintedRush(Protocol):
    """What finding a place needs from Rush's table."""

    root: Node
    view: View
    controls: Controls
    pieces: Pieces


def button(action: act.EndTurn | act.EndAssault | act.StopRepair | act.Refresh | act.TakeMedals) -> str:
    """Return the name of the button that stands for the action."""
    if isinstance(action, act.Refresh):
        return "refresh" if action.discard else "keep"
    return str(action)


def place_of(table: HintedRush, action: act.Action) -> FRect | None:
    """Return a spot or a button in units; None if the cards say it all, another pile is open, or something is being paid."""
    match action:
        case _ if table.controls.payment is not None:
            return None
        case act.Scrap() | act.StopRepair() if not table.pieces.browser.asking:
            return None
        case act.Buy() | act.Discard() | act.Take():
            return None
        case act.Use(card) | act.Defend(card) | act.Attack(card) | act.Expose(card):
            return spot_of(table, card, action)
        case act.Strike() | act.Place():
            return standing_target(table, action).rect
        case act.Scrap(card):
            return place_on(table.root, card_in_pile(table, card))
        case act.EndTurn() | act.EndAssault() | act.StopRepair() | act.Refresh() | act.TakeMedals():
            return place_on(table.root, named_node(table, button(action)))


def named_node(table: HintedRush, name: str) -> Node:
    """Return the visible node of that name. Raises KeyError."""
    return table.root.find(name)


def card_in_pile(table: HintedRush, card: int) -> Node:
    """Return a card of the open pile, scrolled into view."""
    node = named_node(table, f"pile card {card}")
    node.scroll_into_view()
    return node


def standing_target(table: HintedRush, action: act.Action) -> TargetNode:
    """Return the spot that answers a prompt with this action."""
    return next(n for n in table.controls.standing if n.offer.legal and n.offer.action == action)


def spot_of(table: HintedRush, card: int, action: act.Action) -> FRect:
    """Return where the target will be once the card is lifted."""
    way = WAYS.get(type(action), Way.ANSWER)
    nodes = target_nodes(table.view, table.controls.offers(card))
    return next(n.rect for n in nodes if n.offer.way is way and n.offer.action == action and n.offer.legal)
