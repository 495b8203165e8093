"""Where every visible card lies: a pure function of what the viewer knows and of the table's zones."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import Enum

from pygame import FRect, Vector2

from wotrush.model.game import Seat
from wotrush.model.rush import Observation
from wotrush.model.rush.cards import base_card
from wotrush.model.rush.state import DAMAGED, GONE, Prompt
from wotrush.model.rush.turn.assault import exposable
from wotrush.scenes.rush.cards.sides import PILE_SIDE, CardSide
from wotrush.scenes.rush.zones.frame import Frame, Stand
from wotrush.scenes.table.lying import CARD, Layout, Lying
from wotrush.stage.geometry import Pose, line, rect_around
from wotrush.stage.geometry import fan as held_fan

BASE_Z, DEFENDER_Z, PILE_Z, RESERVE_Z, FIELD_Z, HAND_Z = 1.0, 2.0, 3.0, 4.0, 20.0, 40.0
INDEX = 0.2
"""The share of a card in hand that the index along its left edge takes."""
MOST_OF_FIELD = 0.5
"""The most of the field's width that a card takes whose abilities are carried out: what it does stands beside it."""
NAMED, OPEN_HAND, BESIDE_PLAYED = 28.0, 0.8, 28.0
"""The height of the line that says whose open hand it is, the height of its cards as a share of a played card's, and how
far from that they lie.
"""
HAND_GAP, LEAN, SMALLER = 12.0, 20.0, 0.82
"""The room between cards in hand, the width that the outer ones need because they lean, and how much smaller cards may
be so that they need not overlap.
"""


class Zone(Enum):
    """The zones in which cards lie."""

    RESERVE = "reserve"
    HAND = "hand"
    OPEN_HAND = "open hand"
    """The hand of another player whose turn it is."""
    USING = "using"
    BASE = "base"
    DEFENDER = "defender"
    DEPOT = "depot"
    DISCARD = "discard"
    GRAVEYARD = "graveyard"


def layout(frame: Frame, o: Observation) -> Layout:
    """Return every card that lies face up; of open piles only the top one."""
    lying = [*_reserve(frame, o), *_common_piles(frame, o)]
    for seat in range(o.seats):
        lying += _stands(frame, o, seat)
        lying += _depot(frame, o, seat)
    lying += [*_in_use(frame, o), *_hand(frame, o)]
    return {one.card: one for one in lying}


def _reserve(frame: Frame, o: Observation) -> Iterator[Lying]:
    """Yield the Reserve. A short one has its gaps beside the deck."""
    for i, card in enumerate(o.reserve):
        pose = Pose.of(frame.common.reserve[i], z=RESERVE_Z)
        yield Lying(card, Zone.RESERVE, pose, CardSide.RESERVE, place=i)


def _common_piles(frame: Frame, o: Observation) -> Iterator[Lying]:
    common = frame.common
    if o.discard:
        yield Lying(o.discard[-1], Zone.DISCARD, Pose.of(common.discard, z=PILE_Z), PILE_SIDE)
    if o.graveyard:
        yield Lying(o.graveyard[-1], Zone.GRAVEYARD, Pose.of(common.graveyard, z=PILE_Z), PILE_SIDE)


def _stands(frame: Frame, o: Observation, seat: Seat) -> Iterator[Lying]:
    for place, stand in enumerate(frame.stands(seat)):
        slot = 3 * seat + place
        if o.base[slot] != GONE:
            hurt = o.base[slot] == DAMAGED
            pose = stand_pose(stand, hurt, BASE_Z, stand.base)
            yield Lying(base_card(slot), Zone.BASE, pose, CardSide.BASE, seat, place, hurt)
        if o.defender[slot] >= 0:
            pose = stand_pose(stand, o.hurt[slot], DEFENDER_Z, stand.defender)
            yield Lying(o.defender[slot], Zone.DEFENDER, pose, CardSide.TOKEN, seat, place, o.hurt[slot])


def stand_pose(stand: Stand, damaged: bool, z: float, center: Vector2) -> Pose:
    """Return how a card lies on a stand: a damaged one is turned to the right."""
    return Pose(center, stand.card, 90.0 if damaged else 0.0, z)


def depot_rect(frame: Frame, seat: Seat) -> FRect:
    panel = frame.panel(seat)
    return frame.own.depot if panel is None else panel.depot


def garage_rect(frame: Frame, seat: Seat) -> FRect:
    panel = frame.panel(seat)
    return frame.own.garage if panel is None else panel.garage


def _depot(frame: Frame, o: Observation, seat: Seat) -> Iterator[Lying]:
    panel = frame.panel(seat)
    if o.depots[seat] and (panel is None or panel.piles):
        yield Lying(o.depots[seat][-1], Zone.DEPOT, depot_pose(frame, seat), PILE_SIDE, seat)


def _hand(frame: Frame, o: Observation) -> Iterator[Lying]:
    for i, (card, pose) in enumerate(zip(o.hand, fan(frame, len(o.hand)), strict=True)):
        yield Lying(card, Zone.HAND, pose, CardSide.HAND, o.seat, i)


def fan(frame: Frame, count: int) -> list[Pose]:
    """Return the poses of the viewer's hand along the edge of the table. Cards lie side by side if they need not be
    much smaller for it; else they overlap, of every card at least the index visible.
    """
    own = frame.own
    if not count:
        return []
    side_by_side = (own.hand.w - LEAN - (count - 1) * HAND_GAP) / count / own.card.x
    whole = own.hand.w / (1 + INDEX * (count - 1)) / own.card.x
    size = own.card * min(1.0, max(side_by_side, SMALLER), whole)
    poses = held_fan(own.hand, count, size, gap=HAND_GAP, bend=2.2, most=7.0)
    outer = poses[-1]
    corner = size.x / 2 * math.sin(math.radians(outer.angle))
    lowest = Vector2(0, outer.center.y + size.y / 2 + corner + 2 - own.hand.bottom)
    return [replace(pose, center=pose.center - lowest, z=HAND_Z + pose.z) for pose in poses]


def _in_use(frame: Frame, o: Observation) -> Iterator[Lying]:
    """Yield the card being resolved and, during another player's turn, that player's open hand."""
    field, left = frame.common.field, using_pose(frame).rect
    if o.using >= 0:
        yield Lying(o.using, Zone.USING, using_pose(frame), CardSide.HAND, o.active)
    elif o.prompt is Prompt.EXPOSE:
        yield from _exposed(field, o, left)
    hand = open_hand(o)
    for i, box in enumerate(open_hand_places(frame, o)):
        yield Lying(hand[i], Zone.OPEN_HAND, Pose.of(box, z=FIELD_Z + 1 + i), CardSide.HAND, o.active, i)


def open_hand(o: Observation) -> Sequence[int]:
    """Return the cards in the open hand of another player whose turn it is."""
    hand = o.hands[o.active]
    return () if o.active == o.seat or hand is None or o.prompt is Prompt.OVER else hand


def open_hand_size(frame: Frame) -> Vector2:
    played = using_pose(frame).size
    return played * min(OPEN_HAND, (played.y - NAMED) / played.y)


def open_hand_places(frame: Frame, o: Observation) -> list[FRect]:
    """Return where these lie: smaller than a card that is played, right of it, and below a line that says whose they are."""
    field, played = frame.common.field, using_pose(frame).rect
    size, beside = open_hand_size(frame), o.using >= 0
    start = played.right + BESIDE_PLAYED if beside else played.x
    room = FRect(start, played.bottom - size.y, field.right - 14 - start, size.y)
    return line(room, len(open_hand(o)), size, gap=10, align=0.0 if beside else 0.5)


def _exposed(field: FRect, o: Observation, left: FRect) -> Iterator[Lying]:
    """Yield the attackers of which one must stand guard, side by side."""
    able = exposable(o)
    room = FRect(left.x, left.y, field.right - 12 - left.x, left.h)
    for i, box in enumerate(line(room, len(able), left.size, gap=8, align=0.0)):
        yield Lying(able[i], Zone.USING, Pose.of(box, z=FIELD_Z + i), CardSide.HAND, o.active, i)


def using_pose(frame: Frame) -> Pose:
    """Return where a card lies while its abilities are carried out."""
    field = frame.common.field
    wide = min((field.h - 24) / CARD, MOST_OF_FIELD * field.w)
    return Pose.of(FRect(field.x + 14, field.y + 12, wide, wide * CARD), z=FIELD_Z)


def depot_pose(frame: Frame, seat: Seat) -> Pose:
    return _pile_pose(frame, seat, depot_rect(frame, seat))


def garage_pose(frame: Frame, seat: Seat) -> Pose:
    return _pile_pose(frame, seat, garage_rect(frame, seat))


def _pile_pose(frame: Frame, seat: Seat, rect: FRect) -> Pose:
    """Return the place of a pile's top card, or of the line of text that stands for the pile."""
    panel = frame.panel(seat)
    return Pose.of(rect if panel is None or panel.piles else small_card(rect), z=PILE_Z)


def deck_pose(frame: Frame) -> Pose:
    return Pose.of(frame.common.deck, z=PILE_Z)


def hidden_hand_pose(frame: Frame, seat: Seat) -> Pose:
    """Return where cards go that an opponent draws face down."""
    panel = frame.panel(seat)
    if panel is None:
        return Pose(Vector2(frame.own.hand.center), frame.own.card, 0.0, PILE_Z)
    return Pose.of(small_card(panel.hand), z=PILE_Z)


def small_card(rect: FRect) -> FRect:
    """Return a card's outline in the centre of a pile, or of the line of text that stands for it."""
    height = max(36.0, min(rect.h, rect.w * CARD))
    return rect_around(rect.center, (height / CARD, height))
