"""Where every card lies that can be seen: a pure function of what the viewer knows and of the table's zones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from pygame import Vector2

from wotrush.model.game import Seat
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter.cards.words import DRY, EXHAUSTED, PINNED, REVEALED
from wotrush.scenes.hunter.faces.face import Detail
from wotrush.scenes.hunter.table.frame import CARD, ArmyFrame, BattleFrame, Tray
from wotrush.scenes.hunter.table.seen import SeenUnit, drafted, hand_of, picked, units_of
from wotrush.scenes.table.lying import Layout, Lying
from wotrush.stage.geometry import Pose, fan, line

BACK_Z, FRONT_Z, HAND_Z, DRAFT_Z = 1.0, 2.0, 40.0, 20.0
PINNED_TILT = 8.0
"""Degrees by which a pinned unit lies tilted."""
TRAY_GAP, STRIP_GAP = 12.0, 4.0
LEAST = 0.62
"""How small cards may become, as a part of their size, before they overlap."""
HAND_CARD, DRAFT_CARD, KEPT_CARD = 1000, 2000, 3000
"""Numbers of cards that lie on no place: what is added to their position in the hand, the draft and what was kept."""


class LineZone(Enum):
    """Where a card lies."""

    FRONT = "front"
    BACK = "back"
    COMMANDERS = "commanders"
    HAND = "hand"
    DRAFT = "draft"
    KEPT = "kept"


@dataclass(frozen=True, slots=True)
class CardLook:
    """What a card shows: a unit or commander of that kind, or an event (`event` is not None).

    A `kind` of None is a back with its place number. `veiled`: its owner sees it though it lies hidden.
    """

    kind: int | None
    place: int = 0
    flags: int = 0
    detail: Detail = Detail.LARGE
    veiled: bool = False
    event: int | None = None


def battle_layout(frame: BattleFrame, o: HunterObservation) -> Layout:
    """Return every card that lies on the table or in the viewer's hand."""
    lying: list[Lying] = []
    for seat in range(o.seats):
        lying += _army(frame, o, seat)
    lying += _hand(frame, o)
    lying += _draft(frame, o)
    return {one.card: one for one in lying}


def _army(frame: BattleFrame, o: HunterObservation, seat: Seat) -> Iterator[Lying]:
    army = frame.army(seat)
    front, back, commanders = units_of(o, seat)
    own = seat == o.seat
    yield from _row(
        o, army, army.front, front, LineZone.FRONT, FRONT_Z, Detail.LARGE if own else _detail(army)
    )
    yield from _row(o, army, army.back, back, LineZone.BACK, BACK_Z, Detail.MEDIUM if own else Detail.TOKEN)
    yield from _row(o, army, army.commanders, commanders, LineZone.COMMANDERS, BACK_Z, Detail.TOKEN)


def _detail(army: ArmyFrame) -> Detail:
    return Detail.TOKEN if army.tokens else Detail.MEDIUM


def _row(
    o: HunterObservation,
    army: ArmyFrame,
    tray: Tray,
    units: Sequence[SeenUnit],
    row: LineZone,
    z: float,
    detail: Detail,
) -> Iterator[Lying]:
    gap = STRIP_GAP if army.tokens else TRAY_GAP
    boxes = line(tray.box, len(units), _fitting(tray, len(units), gap), gap=gap, align=0.5)
    for i, (unit, box) in enumerate(zip(units, boxes, strict=True)):
        hidden = row is not LineZone.COMMANDERS and not unit.flags & REVEALED
        look = CardLook(unit.kind, unit.place, unit.flags, detail, veiled=hidden and unit.kind is not None)
        pose = _turned(Pose.of(box, z=z + i * 0.01), unit.flags)
        yield Lying(unit.place, row, pose, look, army.seat, i)


def _fitting(tray: Tray, count: int, gap: float) -> Vector2:
    """Return a size at which so many cards lie side by side, unless they would be too small to read."""
    if not count:
        return tray.card
    share = (tray.box.w - gap * (count - 1)) / count / tray.card.x
    return tray.card * max(LEAST, min(1.0, share))


def _turned(pose: Pose, flags: int) -> Pose:
    """Turn an exhausted card by a quarter, and tilt a pinned one."""
    if flags & EXHAUSTED:
        small = min(1.0, pose.size.x / pose.size.y * 1.12)
        return replace(pose, angle=90.0, size=Vector2(pose.size.x * small, pose.size.x * small * CARD))
    if flags & PINNED:
        return replace(pose, angle=PINNED_TILT, size=pose.size * 0.92)
    return pose


def _hand(frame: BattleFrame, o: HunterObservation) -> Iterator[Lying]:
    events = hand_of(o)
    poses = fan(frame.hand, len(events), frame.event, gap=8, bend=3.0, most=10.0)
    for i, (event, pose) in enumerate(zip(events, poses, strict=True)):
        look = CardLook(None, event=event, detail=Detail.LARGE)
        yield Lying(HAND_CARD + i, LineZone.HAND, replace(pose, z=HAND_Z + i), look, o.seat, i)


def _draft(frame: BattleFrame, o: HunterObservation) -> Iterator[Lying]:
    """Lay out the hand of the draft and, smaller, what was kept."""
    pack, kept = drafted(o), picked(o)
    high = min(frame.spread.h * 0.86, frame.spread.w / 6.6 * CARD)
    for i, box in enumerate(line(frame.spread, len(pack), (high / CARD, high), gap=16)):
        kind, event = pack[i]
        look = CardLook(kind, event=event, flags=REVEALED)
        yield Lying(DRAFT_CARD + i, LineZone.DRAFT, Pose.of(box, z=DRAFT_Z + i), look, o.seat, i)
    tray = frame.own.front
    for i, box in enumerate(line(tray.box, len(kept), tray.card, gap=TRAY_GAP)):
        kind, event = kept[i]
        look = CardLook(kind, event=event, flags=REVEALED)
        yield Lying(KEPT_CARD + i, LineZone.KEPT, Pose.of(box, z=FRONT_Z + i), look, o.seat, i)


def is_dry(flags: int) -> bool:
    return bool(flags & DRY)
