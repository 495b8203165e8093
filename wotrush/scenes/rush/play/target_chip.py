"""The chip of a target: the signs of its effect with a figure or with words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pygame import FRect, Vector2

from wotrush.i18n import t
from wotrush.model.rush.cards import Ability, base_card
from wotrush.scenes.rush.abilities import ability_name
from wotrush.scenes.rush.offers.offer import Offer, OnBase, OnEnemy, OnReserve, Way
from wotrush.scenes.rush.play.spots import is_covered, is_crowded, spot_rect
from wotrush.scenes.rush.view.layout import Zone
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.rush.zones.frame import headlines, reserve_heads
from wotrush.scenes.style.paint import breadth, fill, icon, shadow, write
from wotrush.scenes.table.lying import upright
from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset, kept_inside, rect_around
from wotrush.stage.typography.text import Ink

CHIP, OVER, INSIDE = 27.0, 8.0, 2.0
"""The height of the chip of a target, how far it reaches over the edge of a card, and how far it lies within the edge of
an own base or of a card in the Reserve.
"""
BASE_POINTS = Vector2(0.42, 0.3)
"""How far across and down a base its points reach, in shares of the card: a chip that has no room beside them stands below,
or reaches over the edge of a base that its defender covers.
"""
COIN = 0.765, 0.215
"""Where the price of a card in the Reserve stands, in shares of the card: its left edge and its middle. What could be
paid stands beside it.
"""
UNDER = 5.0
"""How far below an enemy's cards its words stand."""
ASIDE = 14.0
"""How far they stand beside these, off the chip at their edge."""
LINE = 22.0
"""The height of each further line on a chip."""
ICON_MARGIN, WORD_MARGIN, BEFORE_WORDS = 4.5, 8.0, 5.0
"""The margins of an icon on a chip and of words, and the gap between them."""


@dataclass(frozen=True, slots=True)
class TargetChip:
    """The chip of an offer whose target has that place on the table; `aimed`: the pointer is on the target; `worded`: words
    on it say what would happen, which while a card is carried the status line does.
    """

    view: View
    offer: Offer
    target: FRect
    aimed: bool
    worded: bool = False

    @property
    def said(self) -> str:
        """What stands on it: a figure or words."""
        return self.offer.brief if self.worded else self.offer.figure

    @property
    def place(self) -> FRect:
        """Return its place on the table, where it covers nothing that its card shows."""
        target, width, spot = self.target, self._width, self.offer.spot
        if isinstance(spot, OnReserve) and not self.worded:
            left, middle = target.left + COIN[0] * target.w, target.top + COIN[1] * target.h
            chip = FRect(left - width, middle - CHIP / 2, width, CHIP)
        elif isinstance(spot, OnBase):
            chip = FRect(target.centerx - width / 2, target.top + INSIDE, width, CHIP)
            if not self.worded:  # Off the points of the base and the class and nation of its defender.
                chip.right = target.right - INSIDE
                points = self._points
                if chip.colliderect(points):
                    below = target.bottom - INSIDE
                    if below - CHIP < points.bottom:
                        chip.left = points.right
                    else:
                        chip.bottom = below
        elif isinstance(spot, OnEnemy) and not self.worded:
            aside = is_covered(self.view, spot) and not self._crowded
            left = target.left + OVER - width if aside else target.right - OVER
            chip = FRect(left, target.top, width, CHIP)
        elif isinstance(spot, OnEnemy):
            chip = self._beside_enemy(spot)
        else:
            chip = FRect(target.centerx - width / 2, target.top - CHIP + INSIDE, width, CHIP)
        return kept_inside(chip, self._room)

    @property
    def _width(self) -> float:
        lines = self._lines
        beside = self._breadth(lines) + WORD_MARGIN - ICON_MARGIN + BEFORE_WORDS if lines else 0
        return CHIP * len(self._signs) + beside

    def _beside_enemy(self, spot: OnEnemy) -> FRect:
        """Return the place of its words: below the base and its defender, or beside these where it covers less there."""
        size = self._width, CHIP + LINE * (len(self._lines) - 1)
        seen = [spot, replace(spot, defender=True)] if is_covered(self.view, spot) else [spot]
        cards = FRect(spot_rect(self.view, spot)).unionall([spot_rect(self.view, one) for one in seen])
        reach = Vector2(size) / 2 + Vector2(ASIDE, UNDER)
        middles = (
            (self.target.centerx, cards.bottom + reach.y),
            (cards.left + size[0] / 2, cards.bottom + reach.y),
            (cards.right + reach.x, cards.centery),
            (cards.left - reach.x, cards.centery),
        )
        places = (kept_inside(rect_around(middle, size), self._room) for middle in middles)
        return min(places, key=lambda place: len(place.collidelistall(self._kept_in_sight)))

    @property
    def _kept_in_sight(self) -> list[FRect]:
        """Return what the words on an enemy's cards do not cover where they find room."""
        lying = [
            upright(one.pose) for one in self.view.lying.values() if one.zone in (Zone.BASE, Zone.DEFENDER)
        ]
        return [*lying, *reserve_heads(self.view.frame), *headlines(self.view.frame)]

    @property
    def _points(self) -> FRect:
        """Return where the points of its base stand, or of the one behind its defender."""
        spot = self.offer.spot
        assert isinstance(spot, OnBase | OnEnemy)
        seat = spot.seat if isinstance(spot, OnEnemy) else self.view.o.seat
        base = upright(self.view.lying[base_card(3 * seat + spot.place)].pose)
        return FRect(base.x, base.y, BASE_POINTS.x * base.w, BASE_POINTS.y * base.h)

    def covers(self, other: TargetChip) -> bool:
        return bool(self.place.colliderect(other.place))

    def paint(self, canvas: Canvas, place: FRect, color: Color) -> None:
        lines, ink = self._lines, self._ink
        back: Color = (*self.view.palette.bar[1][:3], 250)
        sign, writer = color, self.view.theme.writer
        if self._full:
            color = self.view.palette.gold_light if self.offer.wasteful else color
            back, sign, ink = color, back, ink.colored(back)
        shadow(canvas, place, radius=CHIP / 2, reach=3, color=(*self.view.palette.shadow[:3], 120))
        fill(canvas, place, back, radius=CHIP / 2, rim=color, thickness=2.5 if self.aimed else 2)
        icons = CHIP * len(self._signs) - 2 * ICON_MARGIN + BEFORE_WORDS
        room = inset(place, ICON_MARGIN, 0, WORD_MARGIN, 0)
        wide = max((breadth(canvas, writer, line, ink) for line in lines), default=0.0)
        if lines:  # On many screens letters are narrower than what was kept free for them.
            room.x += max(0.0, room.w - icons - wide) / 2
        side = CHIP - 2 * ICON_MARGIN
        for i, key in enumerate(self._signs):
            icon(canvas, key, sign, FRect(room.x + i * CHIP, place.centery - side / 2, side, side))
        for i, line in enumerate(lines):
            middle = place.centery + LINE * (i - (len(lines) - 1) / 2)
            words = FRect(room.x + icons, middle - CHIP / 2, wide + 2, CHIP)
            write(canvas, writer, line, ink.aligned(0.5), words)

    @property
    def _full(self) -> bool:
        """Whether the whole pill is colored: a card that is enough to pay, or too much."""
        return self.offer.way is Way.BUY and not self.offer.part

    @property
    def _room(self) -> FRect:
        """Return what it may cover: nothing of the top bar nor of another player's panel."""
        area, spot = self.view.frame.area, self.offer.spot
        panel = self.view.frame.panel(spot.seat) if isinstance(spot, OnEnemy) else None
        top = self.view.frame.bar.bottom + 1
        return FRect(panel.box.x, top, panel.box.w, area.bottom - top) if panel else area

    @property
    def _crowded(self) -> bool:
        return is_crowded(self.view, self.offer.spot)

    @property
    def _signs(self) -> tuple[str, ...]:
        return ("siege_master", *self.offer.signs) if self.offer.way is Way.SIEGE else self.offer.signs

    @property
    def _lines(self) -> list[str]:
        """Return what stands on it: on two lines where one would be wider than the enemy's panel."""
        words = self.said.split(" ")
        most = self._room.w - CHIP * len(self._signs) - 2 * WORD_MARGIN
        long = self.worded and isinstance(self.offer.spot, OnEnemy) and self._breadth([self.said]) > most
        if not long or len(words) == 1:
            return [self.said] if self.said else []
        halves = ([" ".join(words[:i]), " ".join(words[i:])] for i in range(1, len(words)))
        return min(halves, key=self._breadth)

    def _breadth(self, lines: Sequence[str]) -> float:
        return max((self.view.theme.writer.units(line, self._ink).x for line in lines), default=0.0)

    @property
    def _ink(self) -> Ink:
        return self.view.theme.inks.strong.sized(19).colored(self.view.palette.text)


@dataclass(frozen=True, slots=True)
class WayChip(TargetChip):
    """The sign, on its part of an enemy's cards that can be hit in several ways, of how a drop there would hit; or, below the
    cards or beside them, its name.
    """

    @property
    def said(self) -> str:
        if not self.worded:
            return ""
        return ability_name(Ability.SIEGE_MASTER) if self.offer.way is Way.SIEGE else t("Assault")

    @property
    def place(self) -> FRect:
        spot, target = self.offer.spot, self.target
        assert isinstance(spot, OnEnemy)
        if self.worded:
            return self._beside_enemy(spot)
        chip = rect_around(target.center, (CHIP, CHIP))
        if spot.defender:  # Off its class, nation and armor; those of a turned one are at its sides.
            card = spot_rect(self.view, spot)
            if card.h > card.w:
                chip.bottomleft = target.left + INSIDE, target.bottom - INSIDE
        elif chip.colliderect(self._points):
            if self._points.bottom + CHIP <= target.bottom + OVER:
                chip.top = self._points.bottom
            else:
                chip.right = target.right - OVER
        return kept_inside(chip, self._room)

    @property
    def free(self) -> bool:
        """Whether it covers nothing that shall stay in sight."""
        return self.place.collidelist(self._kept_in_sight) < 0

    @property
    def _signs(self) -> tuple[str, ...]:
        return ("siege_master",) if self.offer.way is Way.SIEGE else ("power",)

    @property
    def _full(self) -> bool:
        return self.aimed
