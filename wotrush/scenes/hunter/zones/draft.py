"""Where cards lie before the first turn: the hand of the draft, what was picked, the deployment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from pygame import FRect

from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter.cards.words import REVEALED
from wotrush.model.hunter.state import IN_TURNS
from wotrush.scenes.hunter.table.frame import CARD, BattleFrame, Tray
from wotrush.scenes.hunter.table.layout import (
    BACK_Z,
    DRAFT_CARD,
    DRAFT_Z,
    FRONT_Z,
    HAND_Z,
    KEPT_CARD,
    PASSED_CARD,
    TRAY_GAP,
    CardLook,
    LineZone,
    detailed,
    lines_of,
)
from wotrush.scenes.hunter.table.seen import Card, arranged, drafted, others_kept, picked
from wotrush.scenes.hunter.zones.lines import CardTurn, row
from wotrush.scenes.table.lying import Layout, Lying
from wotrush.stage.geometry import Pose, fan, grid, inset, line

HEADING = 44.0
"""Height of the line above the cards of the draft."""
PASSED_ROWS = 2


def draft_layout(frame: BattleFrame, o: HunterObservation, *, remembering: bool = True) -> Layout:
    """Return every card of the draft and of the deployment. `remembering`: what others surely kept is shown too."""
    lying = [*_draft(frame, o, remembering=remembering), *_arranged(frame, o)]
    return {one.card: detailed(one, frame) for one in lying}


def _draft(frame: BattleFrame, o: HunterObservation, *, remembering: bool) -> Iterator[Lying]:
    """Lay out the hand of the draft and, smaller, what was picked and what others kept."""
    pack, zones = drafted(o), frame.draft
    room = inset(zones.pack, 24, HEADING + 8, 24, 22)
    yield from _cards(o, pack, room, LineZone.DRAFT, DRAFT_CARD, most=6)
    if not pack:
        return
    yield from _cards(
        o, picked(o), inset(zones.kept, 20, HEADING, 20, 14), LineZone.KEPT, KEPT_CARD, most=6, align=0.0
    )
    if remembering:
        kept = others_kept(o)
        cells = grid(inset(zones.passed, 20, HEADING, 20, 14), -(-len(kept) // PASSED_ROWS) or 1, PASSED_ROWS)
        for i, (card, cell) in enumerate(zip(kept, cells, strict=False)):
            high = min(cell.h - 6, (cell.w - 4) * CARD)
            box = FRect(cell.x, cell.y, high / CARD, high)
            yield _drafted(o, card, LineZone.PASSED, PASSED_CARD + i, Pose.of(box, z=BACK_Z + i), i)


def _arriving(front: Tray) -> Pose:
    """Return where a unit stands that was drawn during the game, before its line is decided: at the right of the front."""
    return Pose.of(FRect(front.box.right - front.card.x, front.box.y, *front.card), z=DRAFT_Z)


def _cards(
    o: HunterObservation,
    cards: Sequence[Card],
    box: FRect,
    zone: LineZone,
    number: int,
    *,
    most: int,
    align: float = 0.5,
) -> Iterator[Lying]:
    """Lay cards side by side, so large that `most` of them have room."""
    high = min(box.h, (box.w - (most - 1) * TRAY_GAP) / most * CARD)
    size = (high / CARD, high)
    for i, cell in enumerate(line(box, len(cards), size, gap=TRAY_GAP, align=align)):
        yield _drafted(o, cards[i], zone, number + i, Pose.of(cell, z=DRAFT_Z + i), i)


def _drafted(o: HunterObservation, card: Card, zone: LineZone, number: int, pose: Pose, i: int) -> Lying:
    kind, event = card
    look = CardLook(kind, event=event, flags=REVEALED)
    return Lying(number, zone, pose, look, o.seat, i)


def _arranged(frame: BattleFrame, o: HunterObservation) -> Iterator[Lying]:
    """Lay out what was kept, as it will be deployed. Nobody else sees any of it yet."""
    lines, both = lines_of(frame, o, o.seat), arranged(o)
    if o.phase == IN_TURNS:
        for number, card in enumerate(both.cards):
            yield _drafted(o, card, LineZone.KEPT, KEPT_CARD + number, _arriving(lines.front), number)
        return
    for tray, cards in (
        (lines.front, both.front),
        (lines.back, both.back),
        (lines.commanders, both.commanders),
    ):
        for number, card, pose in zip(
            cards, [both.cards[i] for i in cards], row(tray, [CardTurn()] * len(cards), tray.gap), strict=True
        ):
            yield _drafted(
                o, card, LineZone.KEPT, KEPT_CARD + number, replace(pose, z=FRONT_Z + pose.z), number
            )
    events = [i for i, (kind, _) in enumerate(both.cards) if kind is None]
    for number, pose in zip(events, fan(frame.hand, len(events), frame.event, gap=8), strict=True):
        yield _drafted(
            o, both.cards[number], LineZone.KEPT, KEPT_CARD + number, replace(pose, z=HAND_Z), number
        )
