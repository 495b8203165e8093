"""Divides a screen of any size into the zones of Tank Hunter's table, given only the number of players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pygame import FRect

from wotrush.model.game import Seat
from wotrush.scenes.hunter.table.frame import ArmyFrame, BattleFrame, StageFrame
from wotrush.scenes.hunter.zones.arranging import Strength
from wotrush.scenes.hunter.zones.enemies import MOST_PANELS, narrow, panels, ring
from wotrush.scenes.hunter.zones.own import left_zones, own_army, right_zones, tight_right_zones
from wotrush.stage.geometry import columns, inset, rows

NARRATION = 86.0
BAR, GAP, MARGIN = 48.0, 12.0, 18.0
STATUS = 38.0
UPPER, TIGHT_UPPER = (0.43, 0.475), (0.44, 0.495)
"""How much of the height the enemies have: strips in a ring need more of it than panels, and all where letters are large."""
COLUMNS, TIGHT_COLUMNS = (0.165, 0.605, 0.23), (0.163, 0.617, 0.22)
TIGHT, TIGHTEST, WIDEST = 0.95, 2 / 3, 4 / 3
"""On screens of fewer units than this part of the usual ones letters are large, and what lies beside cards gives way."""
STAGE = 372.0
"""Height of the stage of a duel; on a fine screen it is higher."""
SLICE = 96.0
"""Height of the enemies' cards that is too little to be seen above the stage: the stage covers it too."""
ASKING = 164.0
"""Height of the bar that asks for a reaction."""


def battle_frame(
    area: FRect,
    seats: int,
    viewer: Seat,
    *,
    narrated: bool = False,
    grown: Seat | None = None,
    strengths: Mapping[Seat, Strength] | None = None,
) -> BattleFrame:
    """Return the zones on a screen of that many units; sentences have a strip that nothing else uses.

    The cards of the enemy `grown` lie larger where there is not room enough for all. The more cards an
    enemy has by `strengths`, the wider is that panel.
    """
    if narrated:
        table, strip = rows(area, 1, -NARRATION)
        return replace(battle_frame(table, seats, viewer, grown=grown, strengths=strengths), narration=strip)
    spacing = max(TIGHTEST, min(WIDEST, area.w / 1920, area.h / 1080))
    tight = spacing < TIGHT
    margin = MARGIN * spacing
    rest = inset(FRect(0, BAR, area.w, area.h - BAR), margin, 6 * spacing, margin, margin - 2)
    ringed = seats - 1 > MOST_PANELS
    share = (TIGHT_UPPER if tight else UPPER)[ringed]
    upper, lower = rows(rest, share, 1 - share, gap=GAP * spacing)
    left, center, right = columns(lower, *(TIGHT_COLUMNS if tight else COLUMNS), gap=GAP * spacing)
    hand = tight_right_zones(right) if tight else right_zones(right)
    status, lines = (
        (hand.status, center) if hand.status else rows(center, -STATUS * max(1.0, spacing), 1, gap=GAP / 2)
    )
    others = [(viewer + 1 + i) % seats for i in range(seats - 1)]
    sides = (upper, others, area.h, spacing)
    enemies, stage = ring(*sides) if ringed else (panels(*sides, grown, strengths), None)
    piles = left_zones(left)
    return BattleFrame(
        area=area,
        bar=FRect(0, 0, area.w, BAR),
        enemies=enemies,
        stage=stage,
        grows=ringed or narrow(upper, others),
        grown=grown,
        own=own_army(viewer, lines, piles.score, area.h, spacing),
        units=piles.units,
        events=piles.events,
        clock=piles.clock,
        discard=piles.discard,
        choices=hand.choices,
        aiming=hand.aiming,
        forecast=hand.aiming if hand.status is None else hand.aiming.union(hand.status),
        log=hand.log,
        drawer=FRect(area.right - 470, BAR + 4, 460, lower.centery - BAR),
        status=status,
        asking=_asking(lower, center, hand.buttons.bottom if tight else None),
        duel=_duel(upper, enemies, None if tight else stage, STAGE * max(1.0, spacing)),
        score=piles.score,
        buttons=hand.buttons,
        hand=hand.hand,
        event=hand.event,
        draft=rest,
    )


def _asking(lower: FRect, center: FRect, bottom: float | None) -> FRect:
    """Place the bar along the upper edge of the viewer's side, down to what must not be half covered."""
    high = min(ASKING, lower.h * 0.4) if bottom is None else bottom - lower.y
    return FRect(center.x, lower.y, lower.right - center.x, high)


def _duel(upper: FRect, enemies: tuple[ArmyFrame, ...], stage: StageFrame | None, tallest: float) -> FRect:
    """Place the stage in the middle of a ring, or over the enemies' cards, so that names above them can still be read."""
    if stage is not None:
        high = min(tallest, stage.box.h)
        return FRect(stage.box.x, stage.box.bottom - high, stage.box.w, high)
    heads = min(army.head.bottom for army in enemies) + 4
    top = upper.bottom - tallest
    if top < heads + SLICE:
        top = heads
    return FRect(upper.x, top, upper.w, upper.bottom - top)
