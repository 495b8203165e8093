"""Lit targets: where the thing in hand may go, each with what would happen there in a few words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from pygame import FRect, Vector2

from wotrush.model.game import Seat
from wotrush.model.hunter import actions as act
from wotrush.scenes.hunter.board.line_chips import line_chip
from wotrush.scenes.hunter.board.own import CHIP
from wotrush.scenes.hunter.board.player_chips import ON_BACK, player_chip
from wotrush.scenes.hunter.faces.icons import BadgePicture
from wotrush.scenes.hunter.play.chances import harmless, promise, struck_chances
from wotrush.scenes.hunter.play.handles import TableSpot, Thing, rect_of, slot_of, unit_spot
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.style.paint import fill, outline, picture, write
from wotrush.scenes.table.lying import box_of
from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset, kept_inside, rect_around
from wotrush.stage.layer import StaticLayer
from wotrush.stage.node import Tracked
from wotrush.stage.typography.text import Ink, Segments, Span

HALO = 12
FAINT, FAINT_PANEL = 225, 130
"""How opaque the outlines of other units and of other players' panels are while one is aimed at: without a halo, and thinner."""
SLOT_LIGHT = 60
"""How opaque the light is on the place within a target where the card will lie."""
LOW_CHIP, CHIP_ABOVE = 22.0, 1.0
"""The least height of the chip above a target, and its distance from what it must not cover above it."""
TITLE = 0.16
"""How high the bar with the name of an enemy's card is, as a part of the card's width: a chip may cover it, but no value."""
ON_CARD = 2.0
"""How far below the upper edge of a card its chip ends, if there is room above it."""
IN_PICTURE = 0.5
"""How far down an enemy's card its middle is otherwise, as a part of its height: on the unit."""
ON_TOKEN, TOKEN_EDGE = 0.46, 14.0
"""How far down a token the middle of its chip is, as a part of its height: between the figures above and the shield; and how much
wider than its words it is.
"""
LOW_TOKEN_CHIP, TOKEN_CHIP, LEAST_LETTERS = 19.0, 17.0, 14.0
"""The least height of such a chip, and in pixels that and the least height of its letters."""
SIGN, KEY, LINE_HIGH, LOW_LETTERS = 20.0, 18.0, 25.0, 18.0
"""Size of a chip's sign and of the letters of its key, the height of its line, and the size of letters in a lower one."""


class AimTarget(StaticLayer):
    """A place or player that the thing in hand may go to; `chip` stands above it."""

    aimed = Tracked(False)
    faint = Tracked(False)
    """Whether another one is aimed at."""
    touchable = True
    focusable = True

    def __init__(
        self,
        view: BattleView,
        spot: TableSpot,
        rect: FRect,
        actions: Sequence[act.HunterAction],
        chip: str = "",
        *,
        sign: str = "",
        key: str = "",
        hostile: bool = False,
        why: str = "",
    ) -> None:
        super().__init__(rect, name=f"target {spot.thing.value} {spot.number}")
        self.view = view
        self.spot = spot
        self.actions = tuple(actions)
        self.chip = chip
        self.sign = sign
        """What succeeds with the chance on the chip."""
        self.key = key
        """The key that chooses this target."""
        self.hostile = hostile
        self.why = why
        """Why nothing can go here; of such a target only the chip is seen but under the pointer or with the focus."""
        self.sought = False
        """Whether something in hand looks for its target: then it is aimed at by that alone, not by what crosses it."""
        self.card = spot.number if spot.thing is Thing.UNIT else None
        self._painted: list[FRect] = []
        """The chips that were painted last."""

    @property
    def whole(self) -> FRect:
        """Return where it and its chip are on the table."""
        return self.rect.union(self.plate.move(self.rect.x, self.rect.y)) if self._shows_chip else self.rect

    @property
    def reach(self) -> FRect:
        return inset(self.bounds, -HALO).unionall(self._chips)

    @property
    def _chips(self) -> list[FRect]:
        return [self.plate] * self._shows_chip + [chip for chip, _, _ in self._struck]

    @property
    def _shows_chip(self) -> bool:
        """Whether there is room for the chip, or it is what the pointer asks for. At an aimed token the arrow's head takes its
        place, and the panel tells the chance.
        """
        if not self.chip or self.aimed:
            return bool(self.chip) and not self._on_token
        if self._enemy is not None:
            return player_chip(self.view, self._enemy, Vector2(self.plate.size)) is not None
        return not self._on_token or self.plate.w <= self.rect.w

    @property
    def chip_boxes(self) -> list[FRect]:
        """Return where its chips are on the table."""
        return [chip.move(self.rect.x, self.rect.y) for chip in self._chips]

    @property
    def _enemy(self) -> Seat | None:
        """The other player that it stands for, if it does."""
        other = self.spot.thing is Thing.PLAYER and self.spot.number != self.view.o.seat
        return self.spot.number if other else None

    @property
    def _on_token(self) -> bool:
        """Whether it stands for a unit that lies as a token."""
        lying = self.view.lying.get(self.spot.number) if self.spot.thing is Thing.UNIT else None
        return lying is not None and lying.seat is not None and self.view.frame.army(lying.seat).tokens

    @property
    def _sign(self) -> str:
        """What stands before the chance, where there is room for it."""
        return "" if self._on_token else self.sign

    @property
    def _struck(self) -> list[tuple[FRect, str, str]]:
        """Return a chip for each unit of an aimed player that an event would roll for: its place, the chance and its sign."""
        if not self.aimed or self.why or self.spot.thing is not Thing.PLAYER:
            return []
        chips = []
        for unit, (chance, sign) in struck_chances(self.view.o, self.actions).items():
            box = rect_of(self.view, unit_spot(unit))
            if box is not None:
                chip = self._on_card(unit, box, self._width(chance, sign))
                chips.append((chip.move(-self.rect.x, -self.rect.y), chance, sign))
        return chips

    def move(self, rect: FRect) -> None:
        """Follow the thing that it stands for, and what its chip stands beside."""
        if self.card is not None and rect == self.rect:
            return
        self.__dict__.pop("plate", None)
        self.rect = rect
        if self._chips != self._painted:
            self.invalidate()

    def on_hover(self, inside: bool) -> None:
        if not self.sought:
            self.aimed = inside

    def on_focus(self, focused: bool) -> None:
        if not self.sought:
            self.aimed = focused

    @cached_property
    def in_vain(self) -> bool:
        """Whether nothing can be done to it, or nothing that could succeed, as all can see."""
        if self.why:
            return True
        o, rolls = self.view.o, self.hostile and bool(self.chip)
        return (rolls and not any(promise(o, self.actions))) or harmless(o, self.actions)

    @property
    def _color(self) -> Color:
        if self.in_vain:
            return self.view.palette.text_soft
        return self.view.palette.hostile if self.hostile else self.view.palette.legal

    @property
    def _ink(self) -> Ink:
        return self.view.theme.inks.strong.sized(20).colored(self.view.palette.text).aligned(0.5)

    @property
    def _low_ink(self) -> Ink:
        """How a lower chip is written."""
        return self._ink.sized(max(LOW_LETTERS, LEAST_LETTERS / self.view.pixels))

    @property
    def _caption(self) -> Segments:
        """What the chip says, with its key as on a button: that of a unit is the last digit of its place number."""
        if not self.key:
            return self.chip
        small = self._ink.sized(KEY)
        before = [Span(str(self.card)[:-1], small)] if self.card is not None and self.card > 9 else []
        return [self.chip, "  ", *before, Span(self.key, small.underlined())]

    def _width(self, caption: Segments, sign: str) -> float:
        """Return how wide a chip is, with the sign before its words."""
        if self._on_token:
            return self.view.theme.writer.units(caption, self._low_ink).x + TOKEN_EDGE
        return max(self.view.theme.writer.units(caption, self._ink).x + 20, 44) + SIGN * bool(sign)

    @cached_property
    def plate(self) -> FRect:
        """The chip stands on a unit or its upper edge, and inside anything else, where it covers no words of a player, and beside
        the cards in a line; it never leaves the screen.
        """
        width = self._width(self._caption, self._sign)
        seen = self.view.frame.area.move(-self.rect.x, -self.rect.y)
        if self.spot.thing in (Thing.FRONT, Thing.BACK):
            return line_chip(self.view, self.rect, width).move(-self.rect.x, -self.rect.y)
        if self.spot.thing is Thing.UNIT:
            chip = self._on_card(self.spot.number, self.rect, width)
            return kept_inside(chip.move(-self.rect.x, -self.rect.y), seen)
        if self._enemy is not None and (free := player_chip(self.view, self._enemy, Vector2(width, CHIP))):
            return free.move(-self.rect.x, -self.rect.y)
        y = self.rect.h / 2 if self.spot.thing is Thing.MIDDLE else 4 + CHIP / 2
        return kept_inside(rect_around((self.bounds.centerx, y), (width, CHIP)), seen)

    def _on_card(self, unit: int, card: FRect, width: float) -> FRect:
        """Return where the chip of a unit is: above its card, on it where it would cover what lies behind the line, or on the
        picture of a token.
        """
        lying = self.view.lying.get(unit)
        high = CHIP
        if lying is not None and lying.seat is not None and lying.seat != self.view.o.seat:
            if self._on_token:
                size = Vector2(width, max(LOW_TOKEN_CHIP, TOKEN_CHIP / self.view.pixels))
                part = ON_BACK if lying.side.kind is None else ON_TOKEN
                return rect_around((card.centerx, card.y + card.h * part), size)
            room = self._room_above(unit, card) - CHIP_ABOVE
            high = min(CHIP, room + card.w * TITLE)
            if high < LOW_CHIP:
                part = ON_BACK if lying.side.kind is None else IN_PICTURE
                return rect_around((card.centerx, card.y + card.h * part), (width, CHIP))
            return FRect(card.centerx - width / 2, card.y - min(room, high - ON_CARD), width, high)
        return rect_around((card.centerx, card.y + ON_CARD - high / 2), (width, high))

    def _room_above(self, unit: int, card: FRect) -> float:
        """Return how much room there is between an enemy's card and what lies above it."""
        seat = self.view.o.owner[unit]
        column = FRect(card.x, 0, card.w, card.y)
        others = (box_of(one) for one in self.view.lying.values() if one.seat == seat and one.card != unit)
        above = [box.bottom for box in others if box.colliderect(column) and box.bottom <= card.y]
        return card.y - max([self.view.frame.army(seat).room.y, *above])

    def paint(self, canvas: Canvas) -> None:
        self._painted = self._chips
        spied = self.hostile and self._enemy is not None  # The hidden cards are outlined, not the panel too.
        if (self.why or spied) and not self.aimed:
            if self._shows_chip:
                self._paint_chip(canvas, self.plate, self._caption, self._sign)
            return
        rect, color = self.bounds, self._color
        stepped_back = FAINT_PANEL if self.spot.thing is Thing.PLAYER else FAINT
        strong = 255 if self.aimed else stepped_back if self.faint else 170
        for step in range(1, 4 if not self._on_token else 1):  # Around a token there is no room for a glow.
            halo = (*color[:3], 0 if self.faint else strong // 4 // step)
            outline(canvas, inset(rect, -2 - 3 * step), halo, radius=9 + 3 * step, thickness=3)
        outline(canvas, inset(rect, -2), (*color[:3], strong), radius=9, thickness=4 if self.aimed else 3)
        slot = slot_of(self.view, self.spot) if self.aimed else None
        if slot is not None:
            place = inset(slot.move(-self.rect.x, -self.rect.y), 4)
            fill(canvas, place, (*color[:3], SLOT_LIGHT), radius=8, rim=color, thickness=3)
        if self._shows_chip:
            self._paint_chip(canvas, self.plate, self._caption, self._sign)
        for chip, chance, sign in self._struck:
            self._paint_chip(canvas, chip, chance, sign)

    def _paint_chip(self, canvas: Canvas, plate: FRect, caption: Segments, sign: str = "") -> None:
        palette = self.view.palette
        thick = 3 if self.aimed else 1.5
        fill(canvas, plate, (*palette.bar[1][:3], 240), radius=9, rim=self._color, thickness=thick)
        text = inset(plate, 4 + SIGN * bool(sign), 1, 4, 1)
        ink = self._ink
        if text.h < LINE_HIGH:  # Figures need less room than letters, which reach below their line.
            text, ink = inset(text, 0, (text.h - LINE_HIGH) / 2).move(0, -1), self._low_ink
        write(canvas, self.view.theme.writer, caption, ink, text)
        if sign:
            box = rect_around((plate.x + 6 + SIGN / 2, plate.centery), (SIGN, SIGN))
            picture(canvas, BadgePicture(sign, palette.gold_light), box)
