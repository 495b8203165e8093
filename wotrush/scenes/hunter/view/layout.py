"""Where every visible card lies: a pure function of what the viewer knows and of the table's zones."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import groupby

from pygame import FRect, Vector2

from wotrush.model.game import Seat
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter.actions import PlayEvent
from wotrush.model.hunter.cards.words import REVEALED
from wotrush.model.hunter.state import IN_DEPLOYMENT
from wotrush.scenes.hunter.faces.event import NAMED, prints
from wotrush.scenes.hunter.faces.face import LARGE_FROM, MEDIUM_FROM, SLIM_FROM, TOKEN_FROM, Detail
from wotrush.scenes.hunter.view.seen import (
    Muster,
    SeenUnit,
    arranged,
    arriving,
    events_before,
    held_events,
    mustering,
    units_of,
)
from wotrush.scenes.hunter.zones.arranging import arrange
from wotrush.scenes.hunter.zones.frame import BattleFrame, Lines, Tray
from wotrush.scenes.hunter.zones.lines import CardTurn, crowded, row, slim_row, turn_of
from wotrush.scenes.hunter.zones.own import ALONE, FILLED_HAND
from wotrush.scenes.hunter.zones.strength import Strength
from wotrush.scenes.table.lying import CARD, Layout, Lying
from wotrush.stage.geometry import Pose, fan, inset, line

BACK_Z, FRONT_Z, HAND_Z, DRAFT_Z = 1.0, 2.0, 40.0, 20.0
TRAY_GAP = 12.0
DIVIDER = CardTurn(span=0.3)
"""Room between the lines of a strip."""
HAND_CARD, DRAFT_CARD, KEPT_CARD, BEFORE_CARD, PASSED_CARD, DISCARD = (
    1000,
    2000,
    3000,
    4000,
    5000,
    6000,
)
"""Numbers of cards that lie on no place: what is added to their position in the hand, the draft, what was kept, what
lies in front of the viewer, what was passed on. `DISCARD` is the top card of the discard."""
NOWHERE = -1
"""Stands for a card that lies nowhere where faces are asked for by card."""
LARGE_BEHIND = 150.0
"""Width in pixels from which all is shown on a card of a back line, which does less: its face does not change with the few
pixels that one table has more than another.
"""
LARGE_UNITS, MEDIUM_UNITS = 110.0, 70.0
"""Widths in units from which cards are large or medium where letters are large: on narrower ones words would look lost beside
those of the table.
"""
LARGE_PRINT = 170.0
"""Width in units up to which events are in large print there."""
SLIM = 0.9
"""A card narrower than this part of what its height asks for is a slim token."""
BEND = 3.0
"""Degrees from one card of the hand to the next."""
LEAN = 0.044
"""How far the upper corner of the last card of a fan stands out, as a part of its height."""
SENTENCE_GAP, READABLE, LEAST_SENTENCE = 11.0, 230.0, 70.0
"""Around a card with its sentence beside it, the width to which that has the card give way, and its least one."""
GIVES_WAY = 0.75
"""What is left of an only event's width beside its sentence."""
COVERED = 0.86
"""A card of the hand counts as covered if less of its width can be seen."""


LayArmy = Callable[[BattleFrame, HunterObservation, Seat, int | None], Sequence[Lying]]


class LineZone(Enum):
    """Where a card lies."""

    FRONT = "front"
    BACK = "back"
    COMMANDERS = "commanders"
    HAND = "hand"
    BEFORE = "before"
    DISCARD = "discard"
    DRAFT = "draft"
    KEPT = "kept"
    PASSED = "passed"


@dataclass(frozen=True, slots=True)
class CardLook:
    """What a card shows: a unit or commander of that kind, or an event (`event` is not None).

    A `kind` of None is a back with its place number, and with the kind that is `remembered` there. `veiled`: its owner sees
    it though it lies hidden. `covered`: the next card of the hand lies on most of it. `piled`: a count does. `large_print`:
    the scene of an event gives way to its sentence. `mirrored`: the unit faces left, towards one that attacks it.
    """

    kind: int | None
    place: int = 0
    flags: int = 0
    detail: Detail = Detail.LARGE
    veiled: bool = False
    event: int | None = None
    covered: bool = False
    piled: bool = False
    large_print: bool = False
    mirrored: bool = False
    remembered: int | None = None


def battle_layout(
    frame: BattleFrame, o: HunterObservation, opened: int | None = None, armies: LayArmy | None = None
) -> Layout:
    """Return every card in play and in the viewer's hand.

    Of the card `opened` everything can be seen, though its line may be crowded. `armies` may know where those of a
    player lie.
    """
    lying: list[Lying] = []
    for seat in range(o.seats):
        lying += (armies or army_layout)(frame, o, seat, opened)
    lying += [detailed(one, frame) for one in (*_hand(frame, o), *_before(frame, o))]
    if o.discard and not mustering(o):
        look = CardLook(None, event=o.discard[-1], piled=True)
        lying.append(Lying(DISCARD, LineZone.DISCARD, Pose.of(frame.discard, z=BACK_Z), look))
    return {one.card: one for one in lying}


def army_layout(frame: BattleFrame, o: HunterObservation, seat: Seat, opened: int | None) -> list[Lying]:
    """Return the cards of a player that are in play."""
    return [detailed(one, frame) for one in _army(frame, o, seat, opened)]


def detailed(one: Lying, frame: BattleFrame) -> Lying:
    """Return the card with as much detail as can be read at its size."""
    look: CardLook = one.side
    if look.event is not None:
        return replace(one, side=replace(look, large_print=frame.tight and one.pose.size.x <= LARGE_PRINT))
    if look.kind is None:
        return one
    if one.pose.size.x * CARD < one.pose.size.y * SLIM:
        return replace(one, side=replace(look, detail=Detail.SLIM))
    if one.seat is not None and frame.army(one.seat).tokens:
        return replace(one, side=replace(look, detail=Detail.TOKEN))
    width = one.pose.size.x / turn_of(look.flags).scale * frame.pixels
    enlarged = frame.pixels * frame.tight
    behind = one.zone is LineZone.BACK and one.seat is not None and not frame.army(one.seat).even
    large = width >= max(LARGE_BEHIND if behind else LARGE_FROM, LARGE_UNITS * enlarged)
    medium = width >= max(MEDIUM_FROM, MEDIUM_UNITS * enlarged)
    detail = Detail.LARGE if large else Detail.MEDIUM if medium else Detail.TOKEN
    return replace(one, side=replace(look, detail=detail))


def lines_of(frame: BattleFrame, o: HunterObservation, seat: Seat) -> Lines:
    """Return where the lines of a player lie, with as many cards as they have now."""
    strength = strength_of(o, seat)
    if o.phase == IN_DEPLOYMENT and seat == o.seat:  # There is room for the first card of each line.
        strength = replace(strength, front=max(1, strength.front), back=max(1, strength.back))
    if frame.stage is not None and seat == frame.grown:
        strength = replace(strength, scored=0)  # The score pile lies on the strip.
    return arrange(frame.army(seat), strength, TOKEN_FROM / frame.pixels)


def strength_of(o: HunterObservation, seat: Seat) -> Strength:
    """Return how many cards a player has in each line, with those that the viewer is about to deploy."""
    front, back, commanders = units_of(o, seat)
    new = arranged(o) if seat == o.seat else Muster()
    return Strength(
        len(front) + len(new.front),
        len(back) + len(new.back),
        len(commanders) + len(new.commanders),
        len(o.piles[seat]),
    )


# -- units


def _army(frame: BattleFrame, o: HunterObservation, seat: Seat, opened: int | None) -> Iterator[Lying]:
    laid = lines_of(frame, o, seat)
    front, back, commanders = units_of(o, seat)
    lines = (
        (laid.front, front, LineZone.FRONT, FRONT_Z),
        (laid.back, back, LineZone.BACK, BACK_Z),
        (laid.commanders, commanders, LineZone.COMMANDERS, BACK_Z),
    )
    if frame.army(seat).tokens:
        for _, together in groupby(lines, key=lambda line: line[0]):
            side_by_side = list(together)
            cards = [(zone, units) for _, units, zone, _ in side_by_side]
            yield from _strip(frame, side_by_side[0][0], seat, cards)
        return
    for tray, units, zone, z in lines:
        if zone is LineZone.FRONT and seat == o.seat and arriving(o):
            tray = replace(tray, box=inset(tray.box, 0, 0, tray.card.x + tray.gap, 0))
        turns = [turn_of(unit.flags) for unit in units]
        for i, (unit, pose) in enumerate(
            zip(units, row(tray, turns, tray.gap, _place(units, opened)), strict=True)
        ):
            yield _unit(unit, zone, replace(pose, z=z + pose.z * 0.01), seat, i)


def _strip(
    frame: BattleFrame, tray: Tray, seat: Seat, lines: Sequence[tuple[LineZone, Sequence[SeenUnit]]]
) -> Iterator[Lying]:
    """Lay lines and commanders that share a row side by side, with a little room between them: too many as slim tokens."""
    cells: list[tuple[LineZone, int, SeenUnit] | None] = []
    for zone, units in lines:
        if cells and units:
            cells.append(None)
        cells += [(zone, i, unit) for i, unit in enumerate(units)]
    turns = [DIVIDER if cell is None else turn_of(cell[2].flags) for cell in cells]
    if crowded(tray, turns):
        upright = [DIVIDER if cell is None else CardTurn() for cell in cells]
        poses = slim_row(tray, upright, SLIM_FROM / frame.pixels)
    else:
        poses = row(tray, turns, tray.gap)
    for cell, pose in zip(cells, poses, strict=True):
        if cell is not None:
            zone, i, unit = cell
            yield _unit(unit, zone, replace(pose, z=FRONT_Z + pose.z * 0.01), seat, i)


def _place(units: Sequence[SeenUnit], opened: int | None) -> int | None:
    return next((i for i, unit in enumerate(units) if unit.place == opened), None)


def _unit(unit: SeenUnit, zone: LineZone, pose: Pose, seat: Seat, i: int) -> Lying:
    hidden = zone is not LineZone.COMMANDERS and not unit.flags & REVEALED
    veiled = hidden and unit.kind is not None
    look = CardLook(unit.kind, unit.place, unit.flags, veiled=veiled, remembered=unit.remembered)
    return Lying(unit.place, zone, pose, look, seat, i)


# -- events


def _hand(frame: BattleFrame, o: HunterObservation) -> Iterator[Lying]:
    events = o.hand
    room = inset(frame.hand, max(8.0, LEAN * frame.event.y), 0)
    bend = 0.0 if frame.tight else BEND  # Where letters are large, sentences stand level.
    poses = fan(room, len(events), held_size(frame, o), gap=8, bend=bend, most=10.0)
    covering = covers(poses)
    leave_room_for_sentence(poses, frame, o)
    places = list(range(len(events)))
    if covering and o.active != o.seat:  # Who is asked sees all of what can be played.
        played = {action.event for action in o.actions if isinstance(action, PlayEvent)}
        places.sort(key=lambda i: events[i] in played)
    for at, (i, pose) in enumerate(zip(places, poses, strict=True)):
        look = CardLook(None, event=events[i], covered=covering and at + 1 < len(poses))
        yield Lying(HAND_CARD + i, LineZone.HAND, replace(pose, z=HAND_Z + at), look, o.seat, i)


def covers(poses: Sequence[Pose]) -> bool:
    """Return whether the cards of a hand lie on each other so far that what is written across them cannot be read."""
    return len(poses) > 1 and poses[1].center.x - poses[0].center.x < COVERED * poses[0].size.x


def leave_room_for_sentence(poses: Sequence[Pose], frame: BattleFrame, o: HunterObservation) -> None:
    """Move an only card of the hand to the left if its sentence stands beside it."""
    if poses and sentence_room(frame, o) is not None:
        size = held_size(frame, o)
        poses[0].center.update(frame.hand.x + size.x / 2 + SENTENCE_GAP, poses[0].rect.bottom - size.y / 2)


def held_size(frame: BattleFrame, o: HunterObservation) -> Vector2:
    """Return the size of the events that the viewer holds. An only one is as large as its place has room for while units are
    deployed, and somewhat narrower where its sentence beside it could hardly be read.
    """
    hand, wide = frame.hand, frame.event.x
    if len(held_events(o)) == 1:
        if o.phase == IN_DEPLOYMENT:
            wide = max(wide, min(hand.h * FILLED_HAND / CARD, hand.w * ALONE))
        if not prints(round(wide * frame.pixels)):
            least = min(wide, max(GIVES_WAY * wide, (NAMED + 0.5) / frame.pixels))
            wide = max(least, min(wide, hand.w - 2 * SENTENCE_GAP - READABLE))
    return Vector2(wide, wide * CARD)


def sentence_room(frame: BattleFrame, o: HunterObservation) -> FRect | None:
    """Return where the sentence of an only event in the hand stands, if it cannot be read on the card: beside it."""
    size = held_size(frame, o)
    if len(held_events(o)) != 1 or prints(round(size.x * frame.pixels)):
        return None
    left, high = frame.hand.x + size.x + 2 * SENTENCE_GAP, frame.event.y
    room = FRect(left, frame.hand.bottom - high, frame.hand.right - left, high)
    return room if room.w >= LEAST_SENTENCE else None


def _before(frame: BattleFrame, o: HunterObservation) -> Iterator[Lying]:
    """Lay out the cards in front of the viewer."""
    events, box = events_before(o, o.seat), inset(frame.own.before, 0, 26, 0, 0)
    high = min(box.h, (box.w - TRAY_GAP) / 2 * CARD)
    for i, cell in enumerate(line(box, len(events), (high / CARD, high), gap=TRAY_GAP, align=0.0)):
        look = CardLook(None, event=events[i])
        yield Lying(BEFORE_CARD + i, LineZone.BEFORE, Pose.of(cell, z=BACK_Z + i), look, o.seat, i)
