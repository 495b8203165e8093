"""Light on cards: which ones glow while nothing is dragged, and which stand out of the hand."""

from __future__ import annotations

from dataclasses import replace

from pygame import Vector2

from wotrush.model.rush import actions as act
from wotrush.model.rush.cards import base_card
from wotrush.model.rush.state import Prompt
from wotrush.scenes.rush.offers.payment import could_join, proposal
from wotrush.scenes.rush.play.controls import Controls
from wotrush.scenes.rush.play.spots import spot_cards
from wotrush.scenes.rush.texts.hinting import hinted_cards
from wotrush.scenes.rush.view.layout import Zone
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.table.cards.card_sprites import CardLayer
from wotrush.stage.color import rgba
from wotrush.stage.geometry import Pose
from wotrush.stage.node import Node
from wotrush.stage.sprite import Glow

RAISED = 0.1
SHADE = 0.55
"""How dark a card is that steps back."""
ABOUT = (Zone.USING, Zone.OPEN_HAND)
"""The zones that show what a prompt is about."""
PILES = (Zone.DEPOT, Zone.DISCARD, Zone.GRAVEYARD)
"""Beside these lie piles that show no card, which keep their light."""


def light_cards(view: View, controls: Controls, cards: CardLayer, held: Node | None, *, still: bool) -> None:
    """Set glow and shade of every card and, once nothing moves, raise the cards that pay. While a film runs nothing steps back,
    since what it shows is looked at, and nothing is asked yet.
    """
    for card, lying in view.lying.items():
        sprite = cards.sprites.get(card)
        if sprite is None:
            continue
        sprite.glow = card_glow(view, controls, card, lying.zone)
        back = still and steps_back(view, controls, card, lying.zone)
        sprite.shade = rgba(view.palette.sunken, SHADE) if back else None
        if still and lying.zone is Zone.HAND and sprite is not held:
            sprite.pose = raised_pose(view, controls, card)


def card_glow(view: View, controls: Controls, card: int, zone: Zone) -> Glow | None:
    palette, o = view.palette, view.o
    payment = controls.payment
    if not view.session.may_decide:
        return view.theme.glow(palette.shown) if card in view.shown else None
    if card == controls.lifted_card or card in controls.selected or card in hinted_cards(view.session.hint):
        return view.theme.glow(palette.picked)
    if payment is not None:
        if card == payment.vehicle or card in payment.payers:
            return view.theme.glow(palette.picked)
        joins = zone is Zone.HAND and could_join(o, payment, card)
        return view.theme.glow(palette.legal) if joins else None
    if zone is Zone.RESERVE and not o.hand and o.prompt is Prompt.PLAY:
        return view.theme.glow(palette.legal) if proposal(o, card) is not None else None
    if zone is Zone.HAND and o.prompt is Prompt.ASSAULT and controls.lifted_card is None:
        hits = any(isinstance(action, act.Attack) and action.card == card for action in o.actions)
        return view.theme.glow(palette.hostile) if hits else None
    if zone is Zone.HAND and o.prompt is Prompt.SABOTAGE:
        return view.theme.glow(palette.legal)
    if zone is Zone.USING and o.prompt is Prompt.EXPOSE:
        return view.theme.glow(palette.legal)
    return None


def steps_back(view: View, controls: Controls, card: int, zone: Zone) -> bool:
    """Return whether a card is dimmed. What does not answer a prompt steps back, except piles, and so does a vehicle that was
    played this turn and drawn again, since it cannot be played, and the hand of the player whose card asks.
    """
    o = view.o
    if zone is Zone.OPEN_HAND:
        return view.session.may_decide
    asked = {card for offer in controls.answers if offer.legal for card in spot_cards(view, offer.spot)}
    if view.session.may_decide and o.prompt in (Prompt.ASSAULT, Prompt.REWARD):
        if zone not in PILES and card not in _meant(view):
            return True
    elif asked and zone not in (*ABOUT, *PILES) and card not in asked:
        return True
    return zone is Zone.HAND and o.active == o.seat and not o.playable(card)


def _meant(view: View) -> set[int]:
    """Return the cards that something can be done with during an assault: its attackers, what they hit, and the rest of the
    hand.
    """
    o, meant = view.o, set(view.o.hand)
    for action in o.actions:
        if isinstance(action, act.Attack):
            slot = 3 * action.seat + action.place
            meant |= {action.card, base_card(slot), o.defender[slot]}
        elif isinstance(action, act.Buy):
            meant.add(action.card)
    return meant if o.prompt is Prompt.ASSAULT else set()


def raised_pose(view: View, controls: Controls, card: int) -> Pose:
    """Return a card's pose; cards that pay or were selected stand out of the hand."""
    pose = view.lying[card].pose
    chosen = controls.payment.payers if controls.payment is not None else controls.selected
    if card not in chosen:
        return pose
    return replace(pose, center=pose.center - Vector2(0, view.frame.own.card.y * RAISED))
