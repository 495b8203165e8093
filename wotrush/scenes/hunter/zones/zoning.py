"""Divides a screen of any size into the zones of Tank Hunter's table, given only the number of players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pygame import FRect

from wotrush.model.game import Seat
from wotrush.scenes.hunter.faces.face import MEDIUM_FROM, TOKEN_FROM
from wotrush.scenes.hunter.zones.arranging import card_height, in_the_middle
from wotrush.scenes.hunter.zones.enemies import RING_HEADS, bare, bare_heads, ring
from wotrush.scenes.hunter.zones.facing import facing_army, facing_right_zones
from wotrush.scenes.hunter.zones.frame import ArmyFrame, BattleFrame, StageFrame
from wotrush.scenes.hunter.zones.own import left_zones, own_army, right_zones, tight_right_zones
from wotrush.scenes.hunter.zones.pairs import pairs
from wotrush.scenes.hunter.zones.panels import MOST_PANELS, PANEL_HEADS, head_height, narrow, panels
from wotrush.scenes.hunter.zones.strength import Strength
from wotrush.scenes.table.lying import CARD
from wotrush.stage.geometry import columns, inset, rows

BAR, GAP, MARGIN = 48.0, 12.0, 18.0
STATUS = 38.0
UPPER, HEADS = (0.47, 0.459, 0.473), (0.0, PANEL_HEADS, RING_HEADS)
"""How much of the height the enemies have: one who faces the viewer, panels side by side, and strips in a ring; and how much of
the height of their heads does not shrink where letters are large: they get that in addition, so that no card is smaller there.
"""
EDGES = 82.0
"""What bar, margins and gap take of the height of the usual screen."""
COLUMNS, TIGHT_COLUMNS = (0.165, 0.605, 0.23), (0.163, 0.617, 0.22)
TIGHT, TIGHTEST, WIDEST = 0.95, 2 / 3, 4 / 3
"""On screens of fewer units than this part of the usual ones letters are large, and what lies beside cards gives way."""
LONG = 2.0
"""On a screen so many times as wide as high four panels side by side have room for their cards."""
STAGE = 372.0
"""Height of the stage of a duel in a ring, and the least elsewhere; on a fine screen it is higher."""
BELOW_HEADS = 1.0
"""Room between the enemies' points and the stage."""
WORDY = 24.0
"""What the status line has in addition while the buttons below it are not there: what is asked then has long names in it."""
SUNK = 10.0
"""How far outer cards of the hand lie below it, all of which a forecast covers."""
PASSING = 56.0
"""Room above a held event, in which its arrow passes below the enemies."""
CHIP_ROOM = 42.0
"""Room above the front line while it is lit, for what is written there."""
ASKING, LEAST_ASKING, RISEN = 164.0, 104.0, 6.0
"""Height of the bar that asks for a reaction: where letters are large it takes no more of the screen than elsewhere, if its
words have room, and begins so far above the viewer's side.
"""


def battle_frame(
    area: FRect,
    seats: int,
    viewer: Seat,
    *,
    mustering: bool = False,
    grown: Seat | None = None,
    strengths: Mapping[Seat, Strength] | None = None,
    pixels: float = 1.0,
    watched: bool = False,
) -> BattleFrame:
    """Return the zones on a screen of that many units, each of so many `pixels`. A game may only be `watched`.

    While the players are still `mustering` nobody's cards lie on the table: heads are all that is needed of them, the
    piles wait, and the rest is the draft's and the viewer's lines'.

    The cards of the enemy `grown` lie larger where there is not room enough for all. The more cards an
    enemy has by `strengths`, the wider is that panel; no card of an enemy is larger than those of the viewer's front line,
    unless its letters could not be read then.
    """
    spacing = max(TIGHTEST, min(WIDEST, area.w / 1920, area.h / 1080))
    tight, gap = spacing < TIGHT, GAP * spacing
    margin = MARGIN * spacing
    bar = FRect(0, 0, area.w, head_height(BAR, spacing))
    rest = inset(area, margin, bar.h + 6 * spacing, margin, margin - 2 * spacing)
    ringed = seats - 1 > MOST_PANELS
    paired = seats - 1 == MOST_PANELS and area.w < LONG * area.h and not mustering
    faces = seats == 2 and not mustering
    seated = 0 if faces else 2 if ringed else 1
    high = UPPER[seated] * (area.h - EDGES * spacing) + HEADS[seated] * max(0.0, 1 - spacing)
    heads = bare_heads(rest, seats, spacing) if mustering else []
    upper, lower = rows(rest, heads[0].y - heads[-1].bottom if heads else -high, 1, gap=gap)
    beside, facing, logged = columns(upper, *(TIGHT_COLUMNS if tight else COLUMNS), gap=gap)
    left, center, right = columns(lower, *(TIGHT_COLUMNS if tight else COLUMNS), gap=gap)
    if mustering:
        center = left.union(center)
    if faces:
        hand = facing_right_zones(logged, right, spacing, tight=tight)
        upper = beside.union(facing)
    else:
        hand = (
            tight_right_zones(right, watched=watched, mustering=mustering)
            if tight
            else right_zones(right, spacing)
        )
    open_to = center if faces else lower
    piles = left_zones(left)
    status, lines = (
        (hand.status, center) if hand.status else rows(center, -STATUS * max(1.0, spacing), 1, gap=GAP / 2)
    )
    others = [(viewer + 1 + i) % seats for i in range(seats - 1)]
    sides = (upper, others, area.h, spacing)
    above_hand = hand.aiming.union(hand.status) if hand.status else hand.aiming
    if mustering and hand.status:
        status = FRect(status.x, status.y, status.w, status.h + WORDY * spacing)
    own = own_army(viewer, lines, piles.score, area.h, spacing)
    stage = None
    if mustering:
        above = max(own.above, CHIP_ROOM)
        own = replace(own, head=bare(viewer, heads[0], spacing).head, above=above, even=True)
        enemies = tuple(bare(seat, cell, spacing) for seat, cell in zip(others, heads[1:], strict=True))
    elif faces:
        enemies = (facing_army(others[0], facing, beside, area.h, spacing),)
    elif ringed:
        enemies, stage = ring(*sides)
    elif paired:
        enemies = pairs(*sides, TOKEN_FROM / pixels, strengths)
    else:
        enemies = panels(*sides, TOKEN_FROM / pixels, grown, strengths)
    if strengths is not None:
        most = max(card_height(own, strengths[viewer], TOKEN_FROM / pixels), MEDIUM_FROM / pixels * CARD)
        enemies = tuple(replace(army, largest=min(army.largest, most)) for army in enemies)
        stage = stage and replace(stage, largest=min(stage.largest, most))
        enemies = in_the_middle(enemies, strengths, TOKEN_FROM / pixels)
    return BattleFrame(
        area=area,
        bar=bar,
        enemies=enemies,
        stage=stage,
        grows=not mustering and not faces and not paired and (ringed or narrow(upper, others)),
        grown=grown,
        own=own,
        units=piles.units,
        events=piles.events,
        clock=piles.clock,
        discard=piles.discard,
        choices=hand.choices,
        aiming=hand.aiming,
        forecast=FRect(right.x, right.y, right.w, hand.hand.bottom + SUNK * spacing - right.y),
        held=_held(above_hand, hand.hand.y, hand.event.y, spacing),
        log=hand.log,
        drawer=FRect(area.right - 470, bar.h + 4, 460, lower.centery - bar.h),
        status=status,
        asking=_asking(lower if tight else open_to, center, spacing),
        duel=_tight_duel(upper.union(logged), enemies)
        if tight
        else _duel(upper, enemies, stage, STAGE * max(1.0, spacing)),
        score=heads[0] if heads else piles.score,
        buttons=hand.buttons,
        hand=hand.hand,
        event=hand.event,
        draft=lower,
        tight=tight,
        pixels=pixels,
    )


def _held(room: FRect, hand: float, high: float, spacing: float) -> FRect:
    """Place an aimed event right above the hand, so that its arrow has room, and the log beside the enemies too."""
    bottom = max(room.bottom, hand - GAP * spacing)
    high = min(high, bottom - room.y - PASSING * min(1.0, spacing))
    return FRect(room.x, bottom - high, room.w, high)


def _asking(lower: FRect, center: FRect, spacing: float) -> FRect:
    """Place the bar along the upper edge of the viewer's side."""
    high = min(max(LEAST_ASKING, ASKING * spacing), lower.h * 0.4)
    return FRect(center.x, lower.y - RISEN * (spacing < TIGHT), lower.right - center.x, high)


def _duel(upper: FRect, enemies: tuple[ArmyFrame, ...], stage: StageFrame | None, tallest: float) -> FRect:
    """Place the stage in the middle of a ring, or over all of the enemies' cards, so that none is cut and names above them
    can still be read; over all of an only enemy, whose name stands on it; from edge to edge between names at both sides, whose
    panels are seen to end there.
    """
    if stage is not None:
        high = min(tallest, stage.box.h)
        return FRect(stage.box.x, stage.box.bottom - high, stage.box.w, high)
    if enemies[0].trophies is not None:
        if len(enemies) == 1:
            return upper
        lines = enemies[0].room.unionall([army.room for army in enemies[1:]])
        return FRect(lines.x, upper.y, lines.w, upper.h)
    highest = min(army.head.bottom for army in enemies)
    top = max(army.head.bottom for army in enemies if army.head.y < highest) + BELOW_HEADS
    return FRect(upper.x, top, upper.w, upper.bottom - top)


def _tight_duel(upper: FRect, enemies: tuple[ArmyFrame, ...]) -> FRect:
    """Place the stage where letters are large: over the names too if it were low otherwise, so that the cards on it are no
    smaller than they would be among small letters.
    """
    usual = _duel(upper, enemies, None, STAGE)
    return usual if usual.h >= STAGE else upper
