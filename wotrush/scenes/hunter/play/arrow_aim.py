"""What the arrow of a thing in hand points at, and what it should not cross on the way there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from wotrush.model.hunter import actions as act
from wotrush.scenes.hunter.arrows.arrow import AimArrow
from wotrush.scenes.hunter.board.enemies import line_names, note_boxes
from wotrush.scenes.hunter.board.status import below_arrows
from wotrush.scenes.hunter.play.chances import chance_of_success
from wotrush.scenes.hunter.play.handles import MIDDLE, TableSpot, Thing, rect_of, unit_spot
from wotrush.scenes.hunter.play.targets import AimTarget
from wotrush.scenes.hunter.view.layout import LineZone
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.table.lying import box_of
from wotrush.stage.geometry import inset

PANEL_PART = 160.0
"""How much of a player's panel an arrow points at."""
LEAST_WAY = 60.0
"""Where a unit lies closer to a panel, its arrow reaches into it."""
IN_LINE = (LineZone.FRONT, LineZone.BACK, LineZone.COMMANDERS)


@dataclass(frozen=True, slots=True)
class ArrowAim:
    """The arrow of what is held, among all targets that are lit."""

    arrow: AimArrow
    view: BattleView
    held: TableSpot | None
    lit: Sequence[AimTarget]

    def at(self, target: AimTarget) -> None:
        """Point the arrow at a target, or hide it if nothing of that can be pointed at."""
        box = self._box_of(target)
        if box is None:
            self.arrow.hide()
        else:
            others = [*self._kept_clear, *self._panels_beside(target)]
            cards, shunned = self._cards_beside(target), self._shunned(target)
            hostile, in_vain = target.hostile, target.in_vain
            names = [name for army in self.view.frame.enemies for name in line_names(self.view, army.seat)]
            self.arrow.aim(box, cards, others, shunned=shunned, words=names, hostile=hostile, in_vain=in_vain)

    @property
    def standing(self) -> FRect | None:
        """Where an event stands that is aimed, out of the hand."""
        events = self.held is not None and self.held.thing is Thing.EVENT
        return self.arrow.source if events else None

    def _box_of(self, target: AimTarget) -> FRect | None:
        """Return what an arrow points at: of a player the part of the panel, or of the stage, that lies nearest."""
        source, spot, frame = self.arrow.source, target.spot, self.view.frame
        if source is None or spot == MIDDLE:  # An arrow would cross what is told below the plate.
            return None
        if spot.thing is not Thing.PLAYER:
            return target.rect
        staged = frame.stage is not None and frame.grown == spot.number
        box = frame.stage.box if frame.stage is not None and staged else target.rect
        half = min(PANEL_PART, box.w) / 2
        x = max(box.left + half, min(source.centerx, box.right - half))
        return FRect(x - half, box.y, 2 * half, min(box.h, source.top - LEAST_WAY - box.y))

    @property
    def _kept_clear(self) -> list[FRect]:
        """Return what an arrow should not cross besides cards: where something is told, and the edges of the screen."""
        frame = self.view.frame
        area = frame.area
        outside = [area.move(x * area.w, y * area.h) for x, y in ((0, 1), (-1, 0), (1, 0))]
        boxes = [*outside, frame.explanation, *(target.rect for target in self.lit if target.spot == MIDDLE)]
        if self.standing is not None:
            return boxes
        boxes.append(below_arrows(frame))
        return boxes if frame.log_while_aiming is None else [*boxes, frame.log_while_aiming]

    def _shunned(self, target: AimTarget) -> list[FRect]:
        """Return what an arrow should not cross even where the way around is long: the chance at the target and, so that it is
        seen from which unit of a back line it comes, the viewer's other cards.
        """
        if not self.arrow.below:
            return target.chip_boxes
        units = (
            one for one in self.view.lying.values() if one.seat == self.view.o.seat and one.zone in IN_LINE
        )
        return target.chip_boxes + [box_of(one) for one in units if unit_spot(one.card) != self.held]

    def _panels_beside(self, target: AimTarget) -> list[FRect]:
        """Return the panels of players who are not meant, if an event that stands beside all cards aims at one."""
        if self.standing is None or target.spot.thing is not Thing.PLAYER:
            return []
        return [army.whole for army in self.view.frame.enemies if army.seat != target.spot.number]

    def _cards_beside(self, target: AimTarget) -> list[FRect]:
        """Return the other cards, and what stands in the place of those of players without any; those of a player who is meant
        are part of the target.
        """
        held, meant = self.held, target.spot
        return [box for army in self.view.frame.enemies for box in note_boxes(self.view, army.seat)] + [
            box_of(one)
            for one in self.view.lying.values()
            if one.zone in IN_LINE
            and unit_spot(one.card) not in (held, meant)
            and (meant.thing, meant.number) != (Thing.PLAYER, one.seat)
        ]


def point_at_chosen(arrow: AimArrow, view: BattleView, choosing: Sequence[act.HunterAction]) -> None:
    """Have an arrow lead from one unit to another while the kind of that attack is to be chosen."""
    attack = next((one for one in choosing if isinstance(one, act.DeclareAttack)), None)
    if attack is None:
        return
    held, meant = unit_spot(attack.unit), unit_spot(attack.target)
    unit, target = rect_of(view, held), rect_of(view, meant)
    if unit is not None and target is not None:
        come_from(arrow, view, attack.unit, unit)
        chip, sign = chance_of_success(view.o, choosing)
        aimed = AimTarget(view, meant, target, choosing, chip, sign=sign, hostile=True)
        ArrowAim(arrow, view, held, ()).at(aimed)


def come_from(arrow: AimArrow, view: BattleView, card: int, box: FRect) -> None:
    """Have an arrow come from where a card stands, below those in front of it."""
    arrow.source, arrow.below = box, _cards_before(view, card, box)


def _cards_before(view: BattleView, card: int, stands: FRect) -> tuple[FRect, ...]:
    """Return the cards in front of one of the back line, each down to where that one stands."""
    if view.lying[card].zone not in (LineZone.BACK, LineZone.COMMANDERS):
        return ()
    front = (view.lying[unit].pose.rect for unit in view.o.front(view.o.seat))
    return tuple(inset(box, 0, 0, 0, min(0.0, box.bottom - stands.y)) for box in front)
