"""Targets that light up on the table: each shows what would happen there, or why nothing may."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from pygame import FRect

from wotrush.i18n import t
from wotrush.model.rush.cards import base_card
from wotrush.scenes.rush.play.targets import (
    Offer,
    OnBase,
    OnDepot,
    OnEnemy,
    OnField,
    OnHand,
    OnReserve,
    Spot,
    Way,
)
from wotrush.scenes.rush.table.status import status_plate
from wotrush.scenes.rush.table.view import View
from wotrush.scenes.style.paint import dashed, fill, icon, outline, shadow, write
from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import Pose, columns, inset, kept_inside, rect_around, rows
from wotrush.stage.layer import StaticLayer
from wotrush.stage.node import Node, Tracked
from wotrush.stage.typography.text import Ink

HOSTILE = (Way.ASSAULT, Way.SIEGE)
_MARKS = {Way.ASSAULT: "power", Way.SIEGE: "siege_master"}
"""The icons of the two ways to hit an enemy."""
HALO = 14
"""How far the light of a target reaches beyond its edge, in units."""
AIM_HEIGHT, AIM_GAP = 44, 8
"""The height of the sentence beside a target, and the gap between them."""


class TargetNode(StaticLayer):
    """The target of one offer; a spot with two offers is halved. `lasting` targets answer a prompt and are clicked."""

    aimed = Tracked(False)
    touchable = True
    focusable = True

    def __init__(self, view: View, offer: Offer, rect: FRect, *, lasting: bool = False) -> None:
        super().__init__(rect, name=f"target {offer.way.value} {offer.spot}")
        self.view = view
        self.offer = offer
        self.lasting = lasting
        self.card = spot_card(view, offer.spot)

    @property
    def reach(self) -> FRect:
        """Return the area that the node paints: its short text may be wider than an upright card."""
        lit = inset(self.bounds, -HALO)
        return lit.union(self._plate) if self._tagged else lit

    def on_hover(self, inside: bool) -> None:
        if self.lasting:
            self.aimed = inside

    def on_focus(self, focused: bool) -> None:
        if self.lasting:
            self.aimed = focused

    @property
    def color(self) -> Color:
        palette = self.view.palette
        if not self.offer.legal:
            return palette.text_faint
        enemy = isinstance(self.offer.spot, OnEnemy)
        return palette.hostile if self.offer.way in HOSTILE or enemy else palette.legal

    def paint(self, canvas: Canvas) -> None:
        if not self.offer.legal and not self.aimed:
            return
        if isinstance(self.offer.spot, OnField):
            self._paint_field(canvas)
        elif isinstance(self.offer.spot, OnBase):
            self._paint_stand(canvas)
        else:
            self._paint_card(canvas)

    def _paint_card(self, canvas: Canvas) -> None:
        rect, color = self.bounds, self.color
        strong = 255 if self.aimed else 190
        if self.offer.legal:
            for step in range(1, 5):
                halo = (*color[:3], strong // 3 // step)
                outline(canvas, inset(rect, -2 - 2.5 * step), halo, radius=9 + 2.5 * step, thickness=2.5)
        if self.aimed:
            fill(canvas, rect, (*color[:3], 50), radius=8)
        outline(canvas, inset(rect, -2), (*color[:3], strong), radius=9, thickness=4 if self.aimed else 2.5)
        if self._tagged:
            self._paint_tag(canvas, color)

    @property
    def _tagged(self) -> bool:
        """Return whether a small plate names the effect."""
        whole = isinstance(self.offer.spot, OnField | OnBase)
        return self.offer.legal and bool(self.offer.brief) and not whole

    @cached_property
    def _plate(self) -> FRect:
        """Return the place of the small plate: across the lower part of the card, or the upper one if a defender
        covers it.
        """
        rect = self.bounds
        width = self.view.theme.writer.units(self.offer.brief, self._ink).x + 16 + self._side
        y = rect.top + 13 if self._covered else rect.bottom - 15
        seen = self.view.frame.area.move(-self.rect.x, -self.rect.y)
        return kept_inside(rect_around((rect.centerx, y), (max(width, min(rect.w, 40)), 23)), seen)

    @property
    def _ink(self) -> Ink:
        return self.view.theme.inks.tiny.sized(18).colored(self.view.palette.text).aligned(0.5)

    @property
    def _side(self) -> float:
        """Return the width of the icon."""
        return 18.0 if self.offer.way in _MARKS else 0.0

    def _paint_tag(self, canvas: Canvas, color: Color) -> None:
        plate = self._plate
        fill(canvas, plate, (*self.view.palette.bar[1][:3], 235), radius=6, rim=color, thickness=1.5)
        if mark := _MARKS.get(self.offer.way):
            icon(canvas, mark, color, FRect(plate.x + 4, plate.y + 3, 17, 17))
        text = inset(plate, 4 + self._side, 0, 4, 0)
        write(canvas, self.view.theme.writer, self.offer.brief, self._ink, text)

    @property
    def _covered(self) -> bool:
        """Return whether a defender covers the lower part of this base."""
        spot = self.offer.spot
        return (
            isinstance(spot, OnEnemy)
            and not spot.defender
            and self.view.o.defender[3 * spot.seat + spot.place] >= 0
        )

    def _paint_field(self, canvas: Canvas) -> None:
        rect, palette = self.bounds, self.view.palette
        if not self.offer.legal:
            outline(canvas, rect, palette.text_faint, radius=14, thickness=2)
            return
        fill(canvas, rect, (*palette.legal[:3], 60 if self.aimed else 26), radius=14)
        dashed(canvas, rect, palette.legal, radius=14, thickness=3)
        inks, writer = self.view.theme.inks, self.view.theme.writer
        small = inks.small.colored(palette.text).aligned(0.5)
        above, below = FRect(rect), FRect(rect)
        above.h = below.h = rect.h / 2
        below.y = above.bottom
        write(
            canvas, writer, t("Use abilities"), inks.subheading.aligned(0.5), inset(above, 12, 8), valign=0.9
        )
        write(canvas, writer, self.offer.full, small, inset(below, 20, 4), valign=0.0, lines=4)

    def _paint_stand(self, canvas: Canvas) -> None:
        rect, color = inset(self.bounds, 2, 0), self.color
        alpha = 150 if self.aimed else 70
        base = self.view.palette.bar[1]
        shadow(canvas, rect, radius=10, reach=5, color=(*color[:3], alpha))
        fill(canvas, rect, (*base[:3], 60), radius=10)
        fill(canvas, rect, (*color[:3], 70 if self.aimed else 20), radius=10)
        outline(canvas, rect, color, radius=10, thickness=4 if self.aimed else 2.5)
        if self.offer.legal:
            writer, ink = self.view.theme.writer, self.view.theme.inks.strong.sized(20).aligned(0.5)
            width = int(rect.w - 16)
            if max(writer.units(word, ink).x for word in self.offer.brief.split()) > width:
                ink = ink.sized(18)
            needed = writer.units(self.offer.brief, ink, width)
            plate = rect_around(rect.center, (min(rect.w - 6, needed.x + 20), min(rect.h, needed.y + 10)))
            fill(canvas, plate, (*base[:3], 215), radius=7)
            write(canvas, writer, self.offer.brief, ink, inset(plate, 3, 2), lines=5)


class Aim(Node):
    """The sentence beside the target under the pointer: what would happen, or why it is not allowed."""

    touchable = False

    def __init__(self, view: View) -> None:
        super().__init__(name="aim")
        self.view = view
        self.visible = False
        self.text = ""
        self._legal = True

    def show(self, target: TargetNode) -> None:
        offer = target.offer
        said_already = isinstance(offer.spot, OnField) or (target.lasting and offer.full == offer.brief)
        if not offer.full or (offer.legal and said_already):
            self.hide()
            return
        text = offer.full.replace("\n", " ")
        if self.visible and text == self.text:
            return
        self.text, self._legal = text, offer.legal
        ink = self.view.theme.inks.body
        width = self.view.theme.writer.units(self.text, ink).x + 36
        area = inset(self.view.frame.area, 8)
        spot = target.rect
        own = isinstance(offer.spot, OnDepot | OnHand)
        y = spot.top - AIM_HEIGHT - AIM_GAP if own else spot.bottom + AIM_GAP
        rect, line = FRect(spot.centerx - width / 2, y, width, AIM_HEIGHT), status_plate(self.view)
        if rect.colliderect(line):
            rect.top = line.bottom + AIM_GAP
        self.rect = kept_inside(rect, area)
        self.visible = True
        self.invalidate()

    def hide(self) -> None:
        self.visible = False

    def paint(self, canvas: Canvas) -> None:
        palette = self.view.palette
        rim = palette.gold_light if self._legal else palette.warning
        shadow(canvas, self.bounds, radius=9, reach=6, color=(*palette.shadow[:3], 150))
        fill(canvas, self.bounds, (*palette.bar[1][:3], 245), radius=9, rim=rim)
        ink = self.view.theme.inks.body.colored(palette.text if self._legal else palette.warning)
        write(canvas, self.view.theme.writer, self.text, ink.aligned(0.5), inset(self.bounds, 12, 4))


def target_nodes(view: View, offers: Sequence[Offer], *, lasting: bool = False) -> list[TargetNode]:
    """Return the targets of these offers, foremost first: a defender lies on its base. Cards of the hand light up
    themselves.
    """
    nodes = []
    for spot in dict.fromkeys(offer.spot for offer in offers if not isinstance(offer.spot, OnHand)):
        here = [offer for offer in offers if offer.spot == spot]
        split = rows if isinstance(spot, OnEnemy) else columns
        cells = split(spot_rect(view, spot), *[1] * len(here))
        nodes += [
            TargetNode(view, offer, cell, lasting=lasting) for offer, cell in zip(here, cells, strict=True)
        ]
    return sorted(
        nodes, key=lambda node: isinstance(node.offer.spot, OnEnemy) and not node.offer.spot.defender
    )


def spot_card(view: View, spot: Spot) -> int | None:
    """Return the card that lies on a spot, or None."""
    match spot:
        case OnReserve(card) | OnHand(card):
            return card
        case OnEnemy(seat, place, defender):
            slot = 3 * seat + place
            return view.o.defender[slot] if defender else base_card(slot)
        case OnBase(place):
            slot = 3 * view.o.seat + place
            return view.o.defender[slot] if view.o.defender[slot] >= 0 else base_card(slot)
        case _:
            return None


def spot_rect(view: View, spot: Spot) -> FRect:
    """Return the rectangle of a spot."""
    frame = view.frame
    match spot:
        case OnField():
            return FRect(frame.common.field)
        case OnDepot():
            return FRect(frame.own.depot)
        case OnBase(place):
            return inset(frame.own.stands[place].box, 0)
        case _:
            card = spot_card(view, spot)
            assert card is not None
            return upright(view.lying[card].pose)


def upright(pose: Pose) -> FRect:
    """Return the bounding box of a card that may be turned."""
    size = (pose.size.y, pose.size.x) if 45 < pose.angle % 180 < 135 else pose.size
    return rect_around(pose.center, size)
