"""Where the chance stands that something succeeds against a player: where it covers neither words nor cards."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import FRect, Vector2

from wotrush.model.game import Seat
from wotrush.scenes.hunter.board.plates import free_in_head
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.hunter.zones.behind import LABEL
from wotrush.scenes.hunter.zones.frame import ArmyFrame
from wotrush.scenes.table.lying import box_of
from wotrush.stage.geometry import inset, rect_around

APART = 6.0
"""Its least distance from words and cards beside it."""
ON_BACK = 0.16
"""How far down on the back of a card it stands, as a part of its height: above the eye and the place number."""


def player_chip(view: BattleView, seat: Seat, size: Vector2) -> FRect | None:
    """Return a place of that size in an enemy's head, below it, or else above hidden cards or on one; None if there is room
    nowhere.
    """
    army = next(army for army in view.frame.enemies if army.seat == seat)
    head = free_in_head(view, army)
    if head.w >= size.x + 2 * APART and head.h >= size.y - 2 * APART:
        middle = max(head.x + APART + size.x / 2, min(army.box.centerx, head.right - APART - size.x / 2))
        return rect_around((middle, head.centery), size)
    return next(_below(view, army, size), None)


def _below(view: BattleView, army: ArmyFrame, size: Vector2) -> Iterator[FRect]:
    """Yield free places below the head of a panel, and those above and on hidden cards, which it is about."""
    if army.tokens and army.trophies is None:
        return
    lying = [one for one in view.lying.values() if one.seat == army.seat]
    if army.trophies is None:
        pile, left = view.lines(army.seat).trophies, army.room.x + LABEL * army.spacing
        taken = [box_of(one) for one in lying] + ([] if pile is None else [pile])
        y = army.head.bottom + size.y / 2
        start, end = left + size.x / 2, (army.box.right if pile is None else pile.x) - APART - size.x / 2
        for x in (min(army.box.centerx, end), (start + end) / 2, start, end):
            place = rect_around((x, y), size)
            if start <= x <= end and inset(place, -APART, 0).collidelist(taken) < 0:
                yield place
    elif army.tokens:
        lowest = max(one.pose.rect.bottom for one in lying)
        place = rect_around((army.room.centerx, (lowest + army.room.bottom) / 2), size)
        if place.bottom <= army.box.bottom and place.y >= lowest:
            yield place
    hidden = [one.pose.rect for one in lying if one.side.kind is None]
    seen = [one.pose.rect for one in lying if one.side.kind is not None]
    chances = [FRect(card.x, card.y - size.y, card.w, size.y) for card in seen]
    lowest = max((card.bottom for card in hidden), default=0.0)
    row = sorted((card for card in hidden if card.bottom == lowest), key=lambda card: card.x)
    middle = [FRect(row[0]).unionall(row).centerx] if row else []
    for x in (*middle, *(card.centerx for card in row)):
        place = rect_around((x, row[0].y - size.y / 2), size)
        if place.collidelist([army.head, *hidden, *seen, *chances]) < 0:
            yield place
    for card in row:
        yield rect_around((card.centerx, card.y + card.h * ON_BACK), size)
