"""Divides a screen of any size into the zones of Tank Hunter's table, given only the number of players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from pygame import FRect

from wotrush.model.game import Seat
from wotrush.scenes.hunter.faces.face import MEDIUM_FROM, TOKEN_FROM
from wotrush.scenes.hunter.zones.arranging import card_height, in_the_middle
from wotrush.scenes.hunter.zones.enemies import RING_HEADS, bare, bare_heads, ring
from wotrush.scenes.hunter.zones.facing import facing_army, facing_right_zones
from wotrush.scenes.hunter.zones.frame import ArmyFrame, BattleFrame, StageFrame
from wotrush.scenes.hunter.zones.own import RightZones, left_zones, own_army, right_zones, tight_right_zones
from wotrush.scenes.hunter.zones.pairs import pairs
from wotrush.scenes.hunter.zones.panels import MOST_PANELS, PANEL_HEADS, head_height, narrow, panels
from wotrush.scenes.hunter.zones.strength import Strength
from wotrush.scenes.table.lying import CARD
from wotrush.stage.geometry import columns, inset, rows

BAR, GAP, MARGIN = 48.0, 12.0, 18.0
STATUS = 38.0


class Seating(Enum):
    """How the enemies sit."""

    MUSTERING = "as heads in a row"
    FACING = "one opposite the viewer"
    PANELS = "side by side"
    PAIRS = "two at each side"
    RING = "around a stage"


UPPER = {
    Seating.FACING: (0.47, 0.0),
    Seating.PANELS: (0.459, PANEL_HEADS),
    Seating.PAIRS: (0.459, PANEL_HEADS),
    Seating.RING: (0.473, RING_HEADS),
}
"""How much of the height the enemies have, and how much of the height of their heads does not shrink where letters are large:
they get that in addition, so that no card is smaller there.
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
    return _Table(area, seats, viewer, mustering, grown, strengths, pixels, watched).frame()


@dataclass(frozen=True, slots=True)
class _Table:
    area: FRect
    seats: int
    viewer: Seat
    mustering: bool
    grown: Seat | None
    strengths: Mapping[Seat, Strength] | None
    pixels: float
    watched: bool

    def frame(self) -> BattleFrame:
        """Divide it."""
        area, spacing, tight, seating = self.area, self.spacing, self.tight, self.seating
        bar = FRect(0, 0, area.w, head_height(BAR, spacing))
        margin = MARGIN * spacing
        rest = inset(area, margin, bar.h + 6 * spacing, margin, margin - 2 * spacing)
        heads = bare_heads(rest, self.seats, spacing) if self.mustering else []
        upper, lower = rows(rest, -self._upper(heads), 1, gap=GAP * spacing)
        beside, facing, logged = columns(upper, *(TIGHT_COLUMNS if tight else COLUMNS), gap=GAP * spacing)
        left, center, right = columns(lower, *(TIGHT_COLUMNS if tight else COLUMNS), gap=GAP * spacing)
        open_to = center if seating is Seating.FACING else lower
        if self.mustering:
            center = left.union(center)
        piles, hand = left_zones(left), self._hand(logged, right)
        above_hand = hand.aiming.union(hand.status) if hand.status else hand.aiming
        status, lines = self._status(hand.status, center)
        own = self._own(lines, piles.score, heads)
        if seating is Seating.FACING:
            upper = beside.union(facing)
        enemies, stage = self._beside(own, *self._enemies(upper, facing, beside, heads[1:]))
        return BattleFrame(
            area=area,
            bar=bar,
            enemies=enemies,
            stage=stage,
            grows=seating is Seating.RING or (seating is Seating.PANELS and narrow(upper, self.others)),
            grown=self.grown,
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
            pixels=self.pixels,
        )

    @property
    def spacing(self) -> float:
        """The part of its usual size that what lies between cards has."""
        return max(TIGHTEST, min(WIDEST, self.area.w / 1920, self.area.h / 1080))

    @property
    def tight(self) -> bool:
        return self.spacing < TIGHT

    @property
    def seating(self) -> Seating:
        if self.mustering:
            return Seating.MUSTERING
        if self.seats == 2:
            return Seating.FACING
        if self.seats - 1 > MOST_PANELS:
            return Seating.RING
        wide = self.area.w >= LONG * self.area.h
        return Seating.PANELS if wide or self.seats - 1 < MOST_PANELS else Seating.PAIRS

    @property
    def others(self) -> list[Seat]:
        return [(self.viewer + 1 + i) % self.seats for i in range(self.seats - 1)]

    @property
    def least(self) -> float:
        """The width of the smallest card with a name."""
        return TOKEN_FROM / self.pixels

    def _upper(self, heads: Sequence[FRect]) -> float:
        """Return the height of the enemies' side."""
        if heads:
            return heads[-1].bottom - heads[0].y
        share, head = UPPER[self.seating]
        return share * (self.area.h - EDGES * self.spacing) + head * max(0.0, 1 - self.spacing)

    def _hand(self, logged: FRect, right: FRect) -> RightZones:
        if self.seating is Seating.FACING:
            return facing_right_zones(logged, right, self.spacing, tight=self.tight)
        if self.tight:
            return tight_right_zones(right, watched=self.watched, mustering=self.mustering)
        return right_zones(right, self.spacing)

    def _status(self, beside: FRect | None, center: FRect) -> tuple[FRect, FRect]:
        """Return the status line, which may stand beside the viewer's lines, and the place of these."""
        if beside is None:
            status, lines = rows(center, -STATUS * max(1.0, self.spacing), 1, gap=GAP / 2)
            return status, lines
        wordy = WORDY * self.spacing if self.mustering else 0.0
        return FRect(beside.x, beside.y, beside.w, beside.h + wordy), center

    def _own(self, lines: FRect, score: FRect, heads: Sequence[FRect]) -> ArmyFrame:
        own = own_army(self.viewer, lines, score, self.area.h, self.spacing)
        if not heads:
            return own
        head = bare(self.viewer, heads[0], self.spacing).head
        return replace(own, head=head, above=max(own.above, CHIP_ROOM), even=True)

    def _enemies(
        self, box: FRect, facing: FRect, beside: FRect, heads: Sequence[FRect]
    ) -> tuple[tuple[ArmyFrame, ...], StageFrame | None]:
        """Return the enemies, an only one opposite the viewer with a panel beside, and the stage between them if there is one."""
        sides = (box, self.others, self.area.h, self.spacing)
        match self.seating:
            case Seating.MUSTERING:
                cells = zip(self.others, heads, strict=True)
                return tuple(bare(seat, cell, self.spacing) for seat, cell in cells), None
            case Seating.FACING:
                return (facing_army(self.others[0], facing, beside, self.area.h, self.spacing),), None
            case Seating.RING:
                return ring(*sides)
            case Seating.PAIRS:
                return pairs(*sides, self.least, self.strengths), None
            case Seating.PANELS:
                return panels(*sides, self.least, self.grown, self.strengths), None

    def _beside(
        self, own: ArmyFrame, enemies: tuple[ArmyFrame, ...], stage: StageFrame | None
    ) -> tuple[tuple[ArmyFrame, ...], StageFrame | None]:
        """Return enemies and stage with cards that are no larger than the viewer's, unless their letters could not be read
        then.
        """
        if self.strengths is None:
            return enemies, stage
        front = card_height(own, self.strengths[self.viewer], self.least)
        most = max(front, MEDIUM_FROM / self.pixels * CARD)
        enemies = tuple(replace(army, largest=min(army.largest, most)) for army in enemies)
        stage = stage and replace(stage, largest=min(stage.largest, most))
        return in_the_middle(enemies, self.strengths, self.least), stage


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
