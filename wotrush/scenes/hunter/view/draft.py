"""Where cards lie before the first turn: the hand of the draft, what was picked, the deployment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from pygame import FRect

from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter.cards.words import REVEALED
from wotrush.model.hunter.state import IN_TURNS
from wotrush.model.hunter.worlds.drafted import PICKS
from wotrush.scenes.hunter.view.layout import (
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
    covers,
    detailed,
    held_size,
    leave_room_for_sentence,
    lines_of,
)
from wotrush.scenes.hunter.view.seen import Card, arranged, drafted, others_kept, picked
from wotrush.scenes.hunter.zones.frame import BattleFrame, Tray
from wotrush.scenes.hunter.zones.lines import CardTurn, row
from wotrush.scenes.table.lying import CARD, Layout, Lying
from wotrush.stage.geometry import Pose, columns, fan, grid, inset, line, rect_around, rows

HEADING = 44.0
"""Height of the line above the cards of the draft."""
CAPTION = 94.0
"""Height of the words below a card that can be picked: what it is, and its abilities by name."""
PACK_EDGES, KEPT_EDGES = (24.0, HEADING + 8, 24.0, 22.0), (20.0, HEADING, 20.0, 14.0)
"""Left, above, right and below the cards."""
GIVES_WAY = 0.82
"""How small those that were picked may become for those that can be."""
STATUS, GAP = 38.0, 12.0
SHARES = (0.68, 0.32)
"""How what was picked and what was passed on share the width."""
PASSED_ROWS, PASSED_GAP = (1, 2, 3), 6.0
"""The numbers of rows that the cards passed on may lie in, and the distance between two."""


@dataclass(frozen=True, slots=True)
class DraftZones:
    """Where the draft takes place: the hand to pick from, what was picked, what was passed on."""

    pack: FRect
    kept: FRect
    passed: FRect
    status: FRect
    """The line that says what is waited for."""
    caption: float
    """Height of the words below each card that can be picked; 0 where cards need that room."""

    @property
    def lying(self) -> FRect:
        """The room of the cards that can be picked."""
        left, above, right, below = PACK_EDGES
        return inset(self.pack, left, above, right, max(below, self.caption))


def draft_zones(frame: BattleFrame, count: int) -> DraftZones:
    """Divide the room of the draft: the fewer cards there are to pick from, the larger they lie, but not at the cost of
    those that were picked.
    """
    room = frame.draft
    width = columns(room, *SHARES, gap=GAP)[0].w
    most = room.h - STATUS - 2 * GAP
    most -= _card_height(inset(FRect(0, 0, width, room.h), *KEPT_EDGES), PICKS) * GIVES_WAY
    most -= KEPT_EDGES[1] + KEPT_EDGES[3]
    free = inset(room, *PACK_EDGES)
    caption = CAPTION if _card_height(free, PICKS) + PACK_EDGES[1] + CAPTION <= most else 0.0
    wanted = _card_height(free, count) + PACK_EDGES[1] + max(PACK_EDGES[3], caption)
    pack, status, below = rows(room, -min(most, wanted), -STATUS, 1, gap=GAP)
    kept, passed = columns(below, *SHARES, gap=GAP)
    return DraftZones(pack, kept, passed, status, caption)


def draft_layout(frame: BattleFrame, o: HunterObservation, *, remembering: bool) -> Layout:
    """Return every card of the draft and of the deployment. `remembering`: what others surely kept is shown too."""
    lying = [*_draft(frame, o, remembering=remembering), *_arranged(frame, o)]
    return {one.card: detailed(one, frame) for one in lying}


def _draft(frame: BattleFrame, o: HunterObservation, *, remembering: bool) -> Iterator[Lying]:
    """Lay out the hand of the draft and, smaller, what was picked and what others kept."""
    pack = drafted(o)
    if not pack:
        return
    zones = draft_zones(frame, len(pack))
    cells = pack_places(zones, len(pack))
    for i, (card, cell) in enumerate(zip(pack, cells, strict=True)):
        yield _drafted(o, card, LineZone.DRAFT, DRAFT_CARD + i, Pose.of(cell, z=DRAFT_Z + i), i)
    for i, (card, cell) in enumerate(zip(picked(o), kept_places(zones), strict=False)):
        yield _drafted(o, card, LineZone.KEPT, KEPT_CARD + i, Pose.of(cell, z=DRAFT_Z + i), i)
    if remembering:
        kept = others_kept(o)
        cells = _packed(inset(zones.passed, *KEPT_EDGES), len(kept))
        for i, (card, cell) in enumerate(zip(kept, cells, strict=False)):
            yield _drafted(o, card, LineZone.PASSED, PASSED_CARD + i, Pose.of(cell, z=BACK_Z + i), i)


def pack_places(zones: DraftZones, count: int) -> list[FRect]:
    """Return where so many cards to pick from lie."""
    return _side_by_side(zones.lying, count, count)


def kept_places(zones: DraftZones) -> list[FRect]:
    """Return where all that a player will have picked lies in the end."""
    return _side_by_side(inset(zones.kept, *KEPT_EDGES), PICKS, PICKS)


def _side_by_side(box: FRect, count: int, room_for: int) -> list[FRect]:
    """Lay cards side by side, so large that there is room for so many."""
    high = _card_height(box, room_for)
    return line(box, count, (high / CARD, high), gap=TRAY_GAP)


def _card_height(box: FRect, count: int) -> float:
    """Return how high so many cards side by side can be."""
    return min(box.h, (box.w - (count - 1) * TRAY_GAP) / count * CARD)


def _packed(box: FRect, count: int) -> list[FRect]:
    """Lay cards in rows, in as many as make the cards largest, in the middle of the box."""

    def height(down: int) -> float:
        across = max(1, -(-count // down))
        wide = (box.w - (across - 1) * PASSED_GAP) / across
        return min((box.h - (down - 1) * PASSED_GAP) / down, wide * CARD)

    down = max(PASSED_ROWS, key=height)
    high, across = height(down), max(1, -(-count // down))
    step = FRect(0, 0, high / CARD + PASSED_GAP, high + PASSED_GAP)
    whole = rect_around(box.center, (across * step.w - PASSED_GAP, down * step.h - PASSED_GAP))
    return grid(whole, across, down, PASSED_GAP)


def _arriving(front: Tray) -> Pose:
    """Return where a unit stands that was drawn during the game, before its line is decided: at the right of the front."""
    return Pose.of(FRect(front.box.right - front.card.x, front.box.y, *front.card), z=DRAFT_Z)


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
    poses = fan(frame.hand, len(events), held_size(frame, o), gap=8)
    leave_room_for_sentence(poses, frame, o)
    covering = covers(poses)
    for number, pose in zip(events, poses, strict=True):
        lying = _drafted(
            o, both.cards[number], LineZone.KEPT, KEPT_CARD + number, replace(pose, z=HAND_Z), number
        )
        yield replace(lying, side=replace(lying.side, covered=covering and number != events[-1]))
