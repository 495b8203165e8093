"""Where the spots that offers speak of lie on the table, and which card lies there."""

from __future__ import annotations

from pygame import FRect, Vector2

from wotrush.model.rush.cards import base_card
from wotrush.scenes.rush.offers.offer import OnBase, OnDepot, OnEnemy, OnField, OnHand, OnReserve, Spot
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.table.lying import upright
from wotrush.stage.geometry import columns, inset, rect_around, rows

FRAME = 3.0
"""How far the frame around an own base stands from its cards, and as far from the edge of its spot."""


def shared_out(view: View, spot: Spot, offers: int) -> list[FRect]:
    """Return the parts of a spot for so many offers. An own base is divided where its defender begins or, without
    one, where the base ends; of an enemy one part lies below the other, so that words have room on both.
    """
    rect = spot_rect(view, spot)
    upright = rect.h > rect.w or isinstance(spot, OnEnemy)
    shares = [1.0] * offers
    if isinstance(spot, OnBase) and offers == 2:
        base, defender = _on_stand(view, spot.place)
        defended = view.o.defender[3 * view.o.seat + spot.place] >= 0
        corner = Vector2(defender.topleft if defended else base.bottomright) - Vector2(rect.topleft)
        edge = -2 * FRAME if defended else 2 * FRAME
        first = (corner.y + edge) / rect.h if upright else (corner.x + edge) / rect.w
        shares = [first, 1 - first]
    return (rows if upright else columns)(rect, *shares)


def spot_card(view: View, spot: Spot) -> int | None:
    """Return the card that lies on a spot, or None."""
    match spot:
        case OnReserve(card) | OnHand(card):
            return card
        case OnEnemy(seat, place, defender):
            slot = 3 * seat + place
            return view.o.defender[slot] if defender else base_card(slot)
        case OnBase(place):
            slot = 3 * view.o.seat + place
            return view.o.defender[slot] if view.o.defender[slot] >= 0 else base_card(slot)
        case _:
            return None


def spot_cards(view: View, spot: Spot) -> set[int]:
    """Return the cards that are chosen with a spot: an own base and its defender as one."""
    below = {base_card(3 * view.o.seat + spot.place)} if isinstance(spot, OnBase) else set()
    card = spot_card(view, spot)
    return below if card is None else {card, *below}


def spot_rect(view: View, spot: Spot) -> FRect:
    """Return the rectangle of a spot."""
    frame = view.frame
    match spot:
        case OnField():
            return FRect(frame.common.field)
        case OnDepot():
            return FRect(frame.own.depot)
        case OnBase(place):
            base, defender = _on_stand(view, place)
            return inset(base.union(defender), -2 * FRAME)
        case _:
            card = spot_card(view, spot)
            assert card is not None
            return upright(view.lying[card].pose)


def is_covered(view: View, spot: Spot) -> bool:
    """Return whether it is the spot of an enemy's base of which a defender covers the lower or the right part."""
    if not isinstance(spot, OnEnemy) or spot.defender:
        return False
    return view.o.defender[3 * spot.seat + spot.place] >= 0


def is_crowded(view: View, spot: Spot) -> bool:
    """Return whether it is an enemy's spot where defenders stand below their bases."""
    if not isinstance(spot, OnEnemy):
        return False
    stand = view.frame.stands(spot.seat)[spot.place]
    return stand.defender.y > stand.base.y


def _on_stand(view: View, place: int) -> tuple[FRect, FRect]:
    """Return where an own base lies, and its defender or the place for one."""
    stand, slot = view.frame.own.stands[place], 3 * view.o.seat + place
    cards = (base_card(slot), stand.base), (view.o.defender[slot], stand.defender)
    base, defender = (
        upright(view.lying[card].pose) if card in view.lying else rect_around(middle, stand.card)
        for card, middle in cards
    )
    return base, defender
