"""Divides a screen of any size into the zones of Tank Hunter's table, given only the number of players."""

from __future__ import annotations

from dataclasses import replace

from pygame import FRect

from wotrush.model.game import Seat
from wotrush.scenes.hunter.table.frame import CARD, BattleFrame, DraftFrame
from wotrush.scenes.hunter.zones.enemies import MOST_PANELS, panels, ring
from wotrush.scenes.hunter.zones.own import own_zones
from wotrush.stage.geometry import columns, inset, rows

NARRATION = 86.0
BAR, GAP, MARGIN = 48.0, 12.0, 18.0
WIDE = 1500.0
"""From this width on the log has a place of its own."""
STATUS = 38.0
SHARES = (0.34, 0.185, 0.475)
"""How enemies, middle and the viewer's side share the height; with strips in a ring the enemies need more of it."""
RING_SHARES = (0.44, 0.165, 0.395)
LOW, SAVED = 800.0, 0.02
"""On screens of fewer units, where letters are large, the middle leaves that part to the viewer's cards."""
DRAFT_SHARES = (0.6, 0.4)


def battle_frame(area: FRect, seats: int, viewer: Seat, *, narrated: bool = False) -> BattleFrame:
    """Return the zones on a screen of that many units; sentences have a strip that nothing else uses."""
    if narrated:
        table, strip = rows(area, 1, -NARRATION)
        return replace(battle_frame(table, seats, viewer), narration=strip)
    rest = inset(FRect(0, BAR, area.w, area.h - BAR), MARGIN, 6, MARGIN, MARGIN - 2)
    ringed = seats - 1 > MOST_PANELS
    shares = RING_SHARES if ringed else SHARES
    if area.h < LOW:
        shares = (shares[0], shares[1] - SAVED, shares[2] + SAVED)
    upper, middle, lower = rows(rest, *shares, gap=GAP)
    status = FRect(middle.x, middle.bottom - STATUS, middle.w, STATUS)
    middle.h -= STATUS + GAP / 2
    left, center, right = _middle(middle, area.w >= WIDE)
    units, events, clock, discard = columns(left, 1, 1, 1.3, 1, gap=GAP)
    own = own_zones(lower, viewer)
    others = [(viewer + 1 + i) % seats for i in range(seats - 1)]
    enemies, stage = ring(upper, others) if ringed else (panels(upper, others), None)
    drawer = FRect(area.w - min(470, area.w / 2), BAR + 4, min(460, area.w / 2 - 10), middle.bottom - BAR - 4)
    return BattleFrame(
        area=area,
        bar=FRect(0, 0, area.w, BAR),
        enemies=enemies,
        stage=stage,
        own=own.army,
        units=_pile(units),
        events=_pile(events),
        clock=clock,
        discard=_pile(discard),
        choices=center,
        log=right,
        drawer=drawer,
        status=status,
        score=own.score,
        buttons=own.buttons,
        hand=own.hand,
        event=own.event,
        draft=_draft(rest, status),
    )


def _middle(box: FRect, wide: bool) -> tuple[FRect, FRect, FRect | None]:
    """Return the places of the decks, of choices and duel, and of the log."""
    if wide:
        left, center, right = columns(box, 0.27, 0.49, 0.237, gap=GAP)
        return left, center, right
    left, center = columns(box, 0.36, 0.64, gap=GAP)
    return left, center, None


def _pile(cell: FRect) -> FRect:
    height = min(cell.h, cell.w * CARD)
    return FRect(cell.centerx - height / CARD / 2, cell.centery - height / 2, height / CARD, height)


def _draft(rest: FRect, status: FRect) -> DraftFrame:
    """Place the hand over the enemies and the middle, which have no cards yet."""
    above, below = FRect(rest), FRect(rest)
    above.h = status.y - GAP - rest.y
    below.y = status.bottom + GAP
    below.h = rest.bottom - below.y
    kept, passed = columns(below, *DRAFT_SHARES, gap=GAP)
    return DraftFrame(above, kept, passed)
