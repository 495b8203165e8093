"""Targets that light up on the table: each shows what would happen there, or why nothing may."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pygame import FRect

from wotrush.model.rush import actions as act
from wotrush.model.rush.cards import base_card
from wotrush.scenes.rush.abilities import ABILITIES, ability_name
from wotrush.scenes.rush.play.offer import (
    Offer,
    OnBase,
    OnEnemy,
    OnField,
    OnHand,
    OnReserve,
    Way,
)
from wotrush.scenes.rush.play.spots import FRAME, shared_out, spot_card, spot_rect
from wotrush.scenes.rush.table.view import View
from wotrush.scenes.style.paint import breadth, dashed, fill, icon, outline, shadow, write
from wotrush.stage.color import Color, mix
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset, kept_inside, rect_around, rows
from wotrush.stage.layer import StaticLayer
from wotrush.stage.node import Tracked
from wotrush.stage.typography.text import Ink

HOSTILE = (Way.ASSAULT, Way.SIEGE)
HALO = 14
"""How far the light of a target reaches beyond its edge, in units."""
CHIP, OVER, INSIDE = 27.0, 8.0, 2.0
"""The height of the chip of a target, how far it reaches over the edge of a card, and how far it lies within the edge of
an own base or of a card in the Reserve.
"""
COIN = 0.765, 0.215
"""Where the price of a card in the Reserve stands, in shares of the card: its left edge and its middle. What could be
paid stands beside it.
"""
WIDEST = 1.5
"""How many times as wide as its card the chip of an enemy is at most; longer words stand on two lines."""
LINE = 22.0
"""The height of each further line on a chip."""
ABOVE_ARMOR = 0.41
"""How far down a defender the middle of two lines stands, between its class and its armor."""
UNDER = 4.0
"""How far the frame around what is seen of a base ends before the defender on it."""
ICON_MARGIN, WORD_MARGIN, BEFORE_WORDS = 4.5, 8.0, 5.0
"""The margins of an icon on a chip and of words, and the gap between them."""
HEADING, USE, USE_MARK = 34.0, 36.0, 30.0
"""The heights of the words in the play area: what a drop does there, and each ability with its icon."""


class TargetNode(StaticLayer):
    """The target of one offer; a spot with two offers is halved. `lasting` targets answer a prompt and are clicked."""

    aimed = Tracked(False)
    silent = Tracked(False)
    """Whether its chip makes way for the words of a neighbor."""
    touchable = True
    focusable = True

    def __init__(self, view: View, offer: Offer, rect: FRect, *, lasting: bool = False) -> None:
        super().__init__(rect, name=f"target {offer.way.value} {offer.spot}")
        self.view = view
        self.offer = offer
        self.lasting = lasting
        self.card = spot_card(view, offer.spot)

    @property
    def cards(self) -> tuple[int, ...]:
        """Return the cards that lie on its spot: a base and its defender are chosen as one."""
        spot = self.offer.spot
        below = (base_card(3 * self.view.o.seat + spot.place),) if isinstance(spot, OnBase) else ()
        return below if self.card is None else (self.card, *below)

    @property
    def reach(self) -> FRect:
        """Return the area that the node paints: its chip stands outside."""
        lit = inset(self.bounds, -HALO)
        return lit.union(self._chip) if self._chipped else lit

    def on_hover(self, inside: bool) -> None:
        if self.lasting:
            self.aim(inside)

    def on_focus(self, focused: bool) -> None:
        if self.lasting:
            self.aim(focused)

    def aim(self, aimed: bool) -> None:
        """Say in words what would happen, or no longer; chips that the words would cover make way."""
        self.aimed, self.silent = aimed, False
        words = self.chip if aimed else None
        for other in self.parent.children if self.parent else ():
            if isinstance(other, TargetNode) and other is not self:
                other.silent = False
                chip = other.chip
                other.silent = words is not None and chip is not None and bool(words.colliderect(chip))

    @property
    def color(self) -> Color:
        palette = self.view.palette
        if not self.offer.legal:
            return palette.text_faint
        enemy = isinstance(self.offer.spot, OnEnemy)
        return palette.hostile if self.offer.way in HOSTILE or enemy else palette.legal

    def paint(self, canvas: Canvas) -> None:
        if isinstance(self.offer.spot, OnField):
            self._paint_field(canvas)
        elif not self.offer.legal and not self.aimed:
            return
        elif isinstance(self.offer.spot, OnBase):
            self._paint_stand(canvas)
        else:
            self._paint_card(canvas)

    def _paint_card(self, canvas: Canvas) -> None:
        rect, color = self._seen, self.color
        strong = 255 if self.aimed else 190
        if self.offer.part:
            dashed(canvas, inset(rect, -2), (*color[:3], strong), radius=9, thickness=3)
            self._paint_chip(canvas)
            return
        if self.offer.legal and not self._covered:
            for step in range(1, 5):
                halo = (*color[:3], strong // 3 // step)
                outline(canvas, inset(rect, -2 - 2.5 * step), halo, radius=9 + 2.5 * step, thickness=2.5)
        if self.aimed:
            fill(canvas, rect, (*color[:3], 50), radius=8)
        outline(canvas, inset(rect, -2), (*color[:3], strong), radius=9, thickness=4 if self.aimed else 2.5)
        self._paint_chip(canvas)

    @property
    def whole(self) -> FRect:
        """Return what a card in the air must not cover while it points here: the whole spot and its chip."""
        if isinstance(self.offer.spot, OnField):
            return self._uses_room.move(self.rect.topleft)
        return self._whole.union(self.chip) if self.chip else self._whole

    @property
    def chip(self) -> FRect | None:
        """Return where its chip is on the table, or None if it has none."""
        return self._chip.move(self.rect.x, self.rect.y) if self._chipped else None

    @property
    def _seen(self) -> FRect:
        """Return what can be seen of its card: a defender covers the lower or the right part of its base."""
        spot, rect = self.offer.spot, self.bounds
        if not self._covered or not isinstance(spot, OnEnemy):
            return rect
        defender = spot_rect(self.view, replace(spot, defender=True)).move(-self.rect.x, -self.rect.y)
        if self._is_crowded:
            return FRect(rect.x, rect.y, rect.w, defender.top - UNDER - rect.y)
        return FRect(rect.x, rect.y, defender.left - UNDER - rect.x, rect.h)

    # -- the chip beside it

    @property
    def _chipped(self) -> bool:
        """Return whether a chip shows the effect; only the one under the pointer says it in words."""
        spot = self.offer.spot
        if not self.offer.legal or not self.offer.signs or self.silent or isinstance(spot, OnField):
            return False
        defender = isinstance(spot, OnEnemy) and spot.defender
        return self.aimed or not (self._is_crowded and self._is_lower_half and defender)

    @property
    def _is_crowded(self) -> bool:
        """Return whether it is an enemy's spot where defenders stand below their bases."""
        spot = self.offer.spot
        if not isinstance(spot, OnEnemy):
            return False
        stand = self.view.frame.stands(spot.seat)[spot.place]
        return stand.defender.y > stand.base.y

    @property
    def _is_lower_half(self) -> bool:
        """Return whether another offer has the upper part of its spot."""
        return isinstance(self.offer.spot, OnEnemy) and self._whole.top < self.rect.top - 1

    @property
    def said(self) -> str:
        """What stands on its chip: a figure or, under the pointer, words."""
        return self.offer.brief if self.aimed else self.offer.figure

    @property
    def _chip(self) -> FRect:
        """Return the place of the chip, which covers nothing that its card shows."""
        rect, lines = self.bounds, self._lines
        beside = self._breadth(lines) + WORD_MARGIN - ICON_MARGIN + BEFORE_WORDS if lines else 0
        width = CHIP * len(self._signs) + beside
        spot = self.offer.spot
        if isinstance(spot, OnReserve) and not self.aimed:
            left, middle = rect.left + COIN[0] * rect.w, rect.top + COIN[1] * rect.h
            chip = FRect(left - width, middle - CHIP / 2, width, CHIP)
        elif self._is_crowded and self._is_lower_half and not self.aimed:
            chip = FRect(rect.centerx - width / 2, rect.bottom + 3, width, CHIP)
        elif isinstance(spot, OnBase):
            chip = FRect(rect.centerx - width / 2, rect.top + INSIDE, width, CHIP)
            if not self.aimed:  # Off the points of the base and the class and nation of its defender.
                chip.right = rect.right - INSIDE
        elif self._is_lower_half and not self.aimed:
            chip = FRect(rect.right - OVER, rect.top, width, CHIP)
        elif isinstance(spot, OnEnemy) and not self.aimed:
            aside = self._covered and not self._is_crowded
            chip = FRect(rect.left + OVER - width if aside else rect.right - OVER, rect.top, width, CHIP)
        elif isinstance(spot, OnEnemy):
            # Over the picture: figures stand at the edges, names and counts around.
            above = spot.defender and len(lines) > 1
            center = rect.centerx, rect.top + (ABOVE_ARMOR if above else 0.5) * rect.h
            chip = rect_around(center, (width, CHIP + LINE * (len(lines) - 1)))
        else:
            chip = FRect(rect.centerx - width / 2, rect.top - CHIP + INSIDE, width, CHIP)
        return kept_inside(chip, self._chip_room.move(-self.rect.x, -self.rect.y))

    @property
    def _chip_room(self) -> FRect:
        """Return what its chip may cover: nothing of the top bar nor of another player's panel."""
        area, spot = self.view.frame.area, self.offer.spot
        panel = self.view.frame.panel(spot.seat) if isinstance(spot, OnEnemy) else None
        top = self.view.frame.bar.bottom + 1
        return FRect(panel.box.x, top, panel.box.w, area.bottom - top) if panel else area

    @property
    def _signs(self) -> tuple[str, ...]:
        return ("siege_master", *self.offer.signs) if self.offer.way is Way.SIEGE else self.offer.signs

    @property
    def _whole(self) -> FRect:
        """Return the rectangle of the whole spot, of which another offer may have the other half."""
        return spot_rect(self.view, self.offer.spot)

    @property
    def _lines(self) -> list[str]:
        """Return what stands on its chip: on two lines where one would be too long for an enemy's card."""
        words = self.said.split(" ")
        most = WIDEST * self.bounds.w - CHIP * len(self._signs) - WORD_MARGIN
        long = self.aimed and isinstance(self.offer.spot, OnEnemy) and self._breadth([self.said]) > most
        if not long or len(words) == 1:
            return [self.said] if self.said else []
        halves = ([" ".join(words[:i]), " ".join(words[i:])] for i in range(1, len(words)))
        return min(halves, key=self._breadth)

    def _breadth(self, lines: Sequence[str]) -> float:
        return max((self.view.theme.writer.units(line, self._ink).x for line in lines), default=0.0)

    @property
    def _ink(self) -> Ink:
        return self.view.theme.inks.strong.sized(19).colored(self.view.palette.text)

    def _paint_chip(self, canvas: Canvas) -> None:
        if not self._chipped:
            return
        chip, color, lines, ink = self._chip, self.color, self._lines, self._ink
        back: Color = (*self.view.palette.bar[1][:3], 250)
        sign, writer = color, self.view.theme.writer
        if self.offer.way is Way.BUY and not self.offer.part:  # A full pill: the drop buys.
            back, sign, ink = color, back, ink.colored(back)
        shadow(canvas, chip, radius=CHIP / 2, reach=3, color=(*self.view.palette.shadow[:3], 120))
        fill(canvas, chip, back, radius=CHIP / 2, rim=color, thickness=2.5 if self.aimed else 2)
        icons = CHIP * len(self._signs) - 2 * ICON_MARGIN + BEFORE_WORDS
        room = inset(chip, ICON_MARGIN, 0, WORD_MARGIN, 0)
        if lines:  # On many screens letters are narrower than what was kept free for them.
            wide = max(breadth(canvas, writer, line, ink) for line in lines)
            room.x += max(0.0, room.w - icons - wide) / 2
        side = CHIP - 2 * ICON_MARGIN
        for i, key in enumerate(self._signs):
            icon(canvas, key, sign, FRect(room.x + i * CHIP, chip.centery - side / 2, side, side))
        for i, line in enumerate(lines):
            middle = chip.centery + LINE * (i - (len(lines) - 1) / 2)
            words = FRect(room.x + icons, middle - CHIP / 2, wide + 2, CHIP)
            write(canvas, writer, line, ink.aligned(0.5), words)

    @property
    def _covered(self) -> bool:
        """Return whether a defender covers the lower part of this base."""
        spot = self.offer.spot
        return (
            isinstance(spot, OnEnemy)
            and not spot.defender
            and self.view.o.defender[3 * spot.seat + spot.place] >= 0
        )

    # -- the play area

    @property
    def _uses(self) -> list[tuple[str, str]]:
        """Return the abilities that a drop on the play area uses: icons and names."""
        action = self.offer.action
        if not isinstance(action, act.Use) or not self.offer.legal:
            return []
        abilities = self.view.o.catalogue.abilities[action.card]
        return [(ABILITIES[ability].icon, ability_name(ability, number)) for ability, number in abilities]

    @property
    def _uses_room(self) -> FRect:
        """Return where these stand, in the middle of the play area."""
        writer, uses = self.view.theme.writer, self._uses
        names = [writer.units(name, self._use_ink).x + USE_MARK + 12 for _, name in uses]
        wide = max(writer.units(self.offer.brief, self._heading_ink).x, *names, 0.0)
        size = min(wide + 8, self.bounds.w - 2 * USE), HEADING + USE * (len(uses) or 1)
        return rect_around(self.bounds.center, size)

    @property
    def _heading_ink(self) -> Ink:
        palette = self.view.palette
        return self.view.theme.inks.small.colored(mix(palette.legal, palette.text, 0.4)).aligned(0.5)

    @property
    def _use_ink(self) -> Ink:
        return self.view.theme.inks.strong.sized(25).colored(self.view.palette.text)

    def _paint_field(self, canvas: Canvas) -> None:
        rect, palette, writer = self.bounds, self.view.palette, self.view.theme.writer
        if not self.offer.legal:
            if self.aimed:
                outline(canvas, rect, palette.text_faint, radius=14, thickness=2)
            ink = self._heading_ink.colored(palette.text_soft)
            write(canvas, writer, self.offer.brief, ink, self._uses_room, lines=2)
            return
        fill(canvas, rect, (*palette.legal[:3], 60 if self.aimed else 26), radius=14)
        dashed(canvas, rect, palette.legal, radius=14, thickness=3)
        heading, *lines = rows(self._uses_room, -HEADING, *[1] * len(self._uses))
        write(canvas, writer, self.offer.brief, self._heading_ink, heading)
        for (sign, name), line in zip(self._uses, lines, strict=True):
            wide = min(writer.units(name, self._use_ink).x + USE_MARK + 12, line.w)
            line = rect_around(line.center, (wide, line.h))
            icon(canvas, sign, palette.legal, FRect(line.x, line.centery - USE_MARK / 2, USE_MARK, USE_MARK))
            write(canvas, writer, name, self._use_ink, inset(line, USE_MARK + 10, 0, 0, 0))

    def _paint_stand(self, canvas: Canvas) -> None:
        """Paint a frame around a base and the defender's place, both of which stay in sight."""
        rect, color = inset(self.bounds, FRAME), self.color
        if self.aimed:
            fill(canvas, rect, (*color[:3], 46), radius=10)
        outline(canvas, inset(rect, -3), (*color[:3], 90), radius=12, thickness=3)
        outline(canvas, rect, color, radius=10, thickness=4 if self.aimed else 2.5)
        self._paint_chip(canvas)


def target_nodes(view: View, offers: Sequence[Offer], *, lasting: bool = False) -> list[TargetNode]:
    """Return the targets of these offers, foremost first: a defender lies on its base. Cards of the hand light up
    themselves.
    """
    nodes = []
    for spot in dict.fromkeys(offer.spot for offer in offers if not isinstance(offer.spot, OnHand)):
        here = [offer for offer in offers if offer.spot == spot]
        cells = shared_out(view, spot, len(here))
        nodes += [
            TargetNode(view, offer, cell, lasting=lasting) for offer, cell in zip(here, cells, strict=True)
        ]
    return sorted(
        nodes, key=lambda node: isinstance(node.offer.spot, OnEnemy) and not node.offer.spot.defender
    )
