"""Targets that light up on the table: each shows what would happen there, or why nothing may."""

from __future__ import annotations

from dataclasses import replace

from pygame import FRect

from wotrush.model.rush import actions as act
from wotrush.scenes.rush.abilities import ABILITIES, ability_name
from wotrush.scenes.rush.offers.offer import Offer, OnBase, OnEnemy, OnField, OnReserve, Way
from wotrush.scenes.rush.play.spots import FRAME, is_covered, is_crowded, spot_card, spot_rect
from wotrush.scenes.rush.play.target_chip import TargetChip, WayChip
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.style.paint import dashed, fill, icon, outline, write
from wotrush.stage.color import Color, mix
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset, rect_around, rows
from wotrush.stage.layer import StaticLayer
from wotrush.stage.node import Tracked
from wotrush.stage.typography.text import Ink

HOSTILE = (Way.ASSAULT, Way.SIEGE)
HALO = 14
"""How far the light of a target reaches beyond its edge, in units."""
RING, AIMED_RING = (2.0, 2.5), (7.0, 8.0)
"""How far the ring around a target reaches beyond its card, and how thick it is, also while something points at it."""
UNDER = 4.0
"""How far the frame around what is seen of a base ends before the defender on it."""
HEADING, USE, USE_MARK = 34.0, 36.0, 30.0
"""The heights of the words in the play area: what a drop does there, and each ability with its icon."""
BESIDE, STEP, NARROWEST = 18.0, 8.0, 96.0
"""How far these stand from a card that hangs there, in which steps they make way for it, and the least width they need."""


class TargetNode(StaticLayer):
    """The target of one offer; a spot with two offers is halved. `lasting` targets answer a prompt and are clicked.

    Where an enemy's base and its defender can be hit in several ways, `choices` are the targets of all of them. They look
    like one until the card points at one; then each says its way.
    """

    aimed = Tracked(False)
    parted = Tracked(False)
    """Whether the card points at one of its choices."""
    silent = Tracked(False)
    """Whether its words make way for those of another target, or its chip for the card in the air."""
    free = Tracked[tuple[float, float] | None](None)
    """From where to where the play area has room for words beside the card in the air, if that hangs over their usual place.
    """
    touchable = True
    focusable = True

    def __init__(self, view: View, offer: Offer, rect: FRect, *, lasting: bool) -> None:
        super().__init__(rect, name=f"target {offer.way.value} {offer.spot}")
        self.view = view
        self.offer = offer
        self.lasting = lasting
        self.card = spot_card(view, offer.spot)
        self.choices: tuple[TargetNode, ...] = ()

    @property
    def _whole_spot(self) -> bool:
        """Return whether it stands for the whole of its spot as long as the spot is not parted."""
        return not self.parted and any(
            one.offer.spot == self.offer.spot for one in self.choices if one is not self
        )

    @property
    def reach(self) -> FRect:
        """Return the area that the node paints: its chip stands outside."""
        lit, chips = inset(self._here(spot_rect(self.view, self.offer.spot)), -HALO), [self.chip, *self.ways]
        return lit.unionall([self._here(chip.place) for chip in chips if chip is not None])

    def on_hover(self, inside: bool) -> None:
        if self.lasting:
            self.aim(inside)

    def on_focus(self, focused: bool) -> None:
        if self.lasting:
            self.aim(focused)

    def aim(self, aimed: bool) -> None:
        """Say in words what would happen, or no longer; chips that the words would cover make way."""
        self.aimed, self.silent = aimed, False
        for one in self.choices:
            one.parted = aimed
        said = [self.chip, *(way for one in self.choices for way in one.ways)] if aimed else []
        for other in self.parent.children if self.parent else ():
            if isinstance(other, TargetNode) and other is not self:
                other.silent = False
                chip = other.chip
                other.silent = chip is not None and any(
                    words is not None and words.covers(chip) for words in said
                )

    def make_way(self, card: FRect | None) -> None:
        """Have what is said in the middle of the table stand beside the card that hangs there, if one does, or nowhere."""
        if isinstance(self.offer.spot, OnField):
            self.free = self._beside(self._here(card)) if card and card.colliderect(self.whole) else None
        elif isinstance(self.offer.spot, OnReserve) and card:
            self.silent = False
            self.silent = self.chip is not None and bool(card.colliderect(self.chip.place))

    def _beside(self, card: FRect) -> tuple[float, float]:
        """Return from where to where the play area is free on that side of the card that has more room."""
        wide = self.bounds.w
        left, right = (side // STEP * STEP for side in (card.left - BESIDE, wide - card.right - BESIDE))
        return (0.0, left) if left > right else (wide - right, wide)

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
        elif (not self.offer.legal and not self.aimed) or self._follows:
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
        if self.offer.legal and not is_covered(self.view, self.offer.spot):
            for step in range(1, 5):
                halo = (*color[:3], strong // 3 // step)
                outline(canvas, inset(rect, -2 - 2.5 * step), halo, radius=9 + 2.5 * step, thickness=2.5)
        beyond, thick = AIMED_RING if self.aimed else RING
        outline(canvas, inset(rect, -beyond), (*color[:3], strong), radius=7 + beyond, thickness=thick)
        self._paint_chip(canvas)

    @property
    def whole(self) -> FRect:
        """Return what a card in the air must not cover while it points here: the whole spot, its chips and what lies below it
        in another player's panel.
        """
        if isinstance(self.offer.spot, OnField):
            return self._words_in(self.bounds).move(self.rect.topleft)
        spot, chips = spot_rect(self.view, self.offer.spot), [self.chip, *self.ways]
        if isinstance(self.offer.spot, OnEnemy) and not self.lasting:
            panel = self.view.frame.panel(self.offer.spot.seat)
            spot.h = max(spot.h, panel.box.bottom - spot.y) if panel else spot.h
        return spot.unionall([chip.place for chip in chips if chip is not None])

    @property
    def chip(self) -> TargetChip | None:
        """Return its chip, or None if it has none: of several choices only the first, and none once the card points at one,
        since each then shows its way.
        """
        offer, first = self.offer, not self.choices or (self is self.choices[0] and not self.parted)
        if not offer.legal or not offer.signs or self.silent or isinstance(offer.spot, OnField) or not first:
            return None
        rect = spot_rect(self.view, offer.spot) if self._whole_spot else self.rect
        return TargetChip(self.view, offer, rect, self.aimed, worded=self.aimed and self.lasting)

    @property
    def ways(self) -> tuple[WayChip, ...]:
        """Return the sign of how a drop there would hit, if the card points at one of its choices, and the name of that if
        the card points here and there is room for it: the status line has it too.
        """
        if not self.parted:
            return ()
        sign = WayChip(self.view, self.offer, self._seen.move(self.rect.topleft), self.aimed)
        name = replace(sign, worded=True)
        return (sign, name) if self.aimed and name.free else (sign,)

    def _paint_chip(self, canvas: Canvas) -> None:
        for chip in (self.chip, *self.ways):
            if chip is not None:
                chip.paint(canvas, self._here(chip.place), self.color)

    def _here(self, place: FRect) -> FRect:
        """Return a place on the table in its own coordinates."""
        return place.move(-self.rect.x, -self.rect.y)

    @property
    def _follows(self) -> bool:
        """Return whether another target stands for the whole of its spot."""
        return self._whole_spot and self is not next(
            one for one in self.choices if one.offer.spot == self.offer.spot
        )

    @property
    def _seen(self) -> FRect:
        """Return what can be seen of its card: a defender covers the lower or the right part of its base."""
        spot, rect = self.offer.spot, self.bounds
        if self._whole_spot:
            return self._here(spot_rect(self.view, spot))
        if not isinstance(spot, OnEnemy) or not is_covered(self.view, spot):
            return rect
        defender = self._here(spot_rect(self.view, replace(spot, defender=True)))
        if is_crowded(self.view, spot):
            return FRect(rect.x, rect.y, rect.w, defender.top - UNDER - rect.y)
        return FRect(rect.x, rect.y, defender.left - UNDER - rect.x, rect.h)

    @property
    def lit(self) -> FRect:
        """Return what its ring surrounds, on the table."""
        return self._seen.move(self.rect.topleft)

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
    def words_place(self) -> FRect:
        """Return where these stand on the table: in the middle of the play area, or beside a card that hangs there."""
        left, right = self.free or (0.0, self.bounds.w)
        if right - left < NARROWEST:
            return FRect(self.rect.center, (0, 0))
        return self._words_in(FRect(left, 0, right - left, self.bounds.h)).move(self.rect.topleft)

    def _words_in(self, room: FRect) -> FRect:
        """Return where these stand in the middle of that room."""
        writer, uses = self.view.theme.writer, self._uses
        names = [writer.units(name, self._use_ink).x + USE_MARK + 12 for _, name in uses]
        wide = max(writer.units(self.offer.brief, self._heading_ink).x, *names, 0.0)
        size = min(wide + 8, room.w - (24 if self.free else 2 * USE)), HEADING + USE * (len(uses) or 1)
        return rect_around(room.center, size)

    @property
    def _heading_ink(self) -> Ink:
        palette = self.view.palette
        return self.view.theme.inks.small.colored(mix(palette.legal, palette.text, 0.4)).aligned(0.5)

    @property
    def _use_ink(self) -> Ink:
        palette = self.view.palette
        color = palette.text_soft if self.free else palette.text
        return self.view.theme.inks.strong.sized(25).colored(color)

    def _paint_field(self, canvas: Canvas) -> None:
        rect, palette, writer = self.bounds, self.view.palette, self.view.theme.writer
        said = self._here(self.words_place)
        if not self.offer.legal:
            if self.aimed:
                outline(canvas, rect, palette.text_faint, radius=14, thickness=2)
            ink = self._heading_ink.colored(palette.text_soft)
            write(canvas, writer, self.offer.brief, ink, said, lines=2)
            return
        fill(canvas, rect, (*palette.legal[:3], 60 if self.aimed else 26), radius=14)
        outline(canvas, rect, palette.legal, radius=14, thickness=4 if self.aimed else 2.5)
        if not said.w:
            return
        heading, *lines = rows(said, -HEADING, *[1] * len(self._uses))
        if writer.least_width(self.offer.brief, self._heading_ink) <= heading.w:
            write(canvas, writer, self.offer.brief, self._heading_ink, heading)
        room = said.w - USE_MARK - 12
        named = all(writer.least_width(name, self._use_ink) <= room for _, name in self._uses)
        for (sign, name), line in zip(self._uses, lines, strict=True):
            if not named:  # Beside a card there may be room for the icons only.
                place = rect_around(line.center, (USE_MARK, USE_MARK))
                icon(canvas, sign, palette.legal, place)
                continue
            wide = min(writer.units(name, self._use_ink).x + USE_MARK + 12, line.w)
            line = rect_around(line.center, (wide, line.h))
            icon(canvas, sign, palette.legal, FRect(line.x, line.centery - USE_MARK / 2, USE_MARK, USE_MARK))
            write(canvas, writer, name, self._use_ink, inset(line, USE_MARK + 10, 0, 0, 0))

    def _paint_stand(self, canvas: Canvas) -> None:
        """Paint a frame around a base and the defender's place, both of which stay in sight."""
        rect, color = inset(self.bounds, FRAME), self.color
        outline(canvas, inset(rect, -3), (*color[:3], 90), radius=12, thickness=3)
        beyond, thick = AIMED_RING if self.aimed else (0.0, RING[1])
        outline(canvas, inset(rect, -beyond), color, radius=10 + beyond, thickness=thick)
        self._paint_chip(canvas)
