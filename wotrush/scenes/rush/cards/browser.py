"""An open pile spread out: a Depot, discard or graveyard, or a whole squad with its figures; and Repair's choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pygame
from pygame import FRect, Vector2

from wotrush.i18n import t
from wotrush.model.game import Seat
from wotrush.scenes.rush.board.squad_table import SquadTable
from wotrush.scenes.rush.cards.spreads import Spread, squad_spread
from wotrush.scenes.rush.table.frame import CARD
from wotrush.scenes.rush.table.layout import CardSide
from wotrush.scenes.rush.table.view import View
from wotrush.scenes.style.paint import fill, shadow, write
from wotrush.scenes.table.cards.card_sprites import RADIUS_OF_WIDTH
from wotrush.scenes.table.panels.overlay import Overlay
from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset
from wotrush.stage.label import Label
from wotrush.stage.sprite import Sprite
from wotrush.stage.widgets import Button, ScrollPanel

GAP = 14.0
HEAD, TABS, HEADING = 70.0, 44.0, 30.0


class PileCard(Sprite):
    """A card of the spread."""

    focusable = True

    def __init__(self, card: int, choose: Callable[[int], None] | None) -> None:
        super().__init__(name=f"pile card {card}")
        self.card = card
        self._choose = choose

    def on_press(self, point: Vector2) -> bool:
        return self._choose is not None

    def on_release(self, point: Vector2) -> None:
        if self.contains(point):
            self.activate()

    def activate(self) -> None:
        if self._choose is not None:
            self._choose(self.card)


class Browser(Overlay):
    """Lies over the table. `choose` gets a chosen card, `close` is called by its button and by a click beside it."""

    def __init__(self, view: View, choose: Callable[[int], None], stop: Callable[[], None]) -> None:
        super().__init__(name="browser")
        self.view = view
        self.choose = choose
        self.stop = stop
        self.spread: Spread | None = None
        self._spread_out: Callable[[], Spread | None] = lambda: None
        self.visible = False

    @property
    def asking(self) -> bool:
        return self.spread is not None and bool(self.spread.choices)

    def open(self, spread_out: Callable[[], Spread]) -> None:
        """The same spread, asked for again, stays as it was scrolled."""
        self._spread_out = spread_out
        spread = spread_out()
        if spread == self.spread:
            return
        self.spread = spread
        self.visible = True
        self.place()

    def reword(self) -> None:
        """In another language, the next time it is placed."""
        self.spread = self._spread_out()

    def close(self) -> None:
        self.spread, self._spread_out = None, lambda: None
        self.visible = False
        self.clear()

    def place(self) -> None:
        """Lays its cards out; again after every change of the screen."""
        if self.spread is None:
            return
        self.clear()
        self.rect = _plate_rect(self.view.frame.area, whole=self.spread.seat is not None)
        room = inset(self.bounds, 24, HEAD, 18, 20)
        if self.spread.seat is not None:
            room = self._count_squad(self.spread.seat, inset(room, 0, TABS, 0, 0))
        needed = self._lay_out(room)
        if self.spread.seat is None:
            self.rect = FRect(*self.rect.topleft, self.rect.w, min(self.rect.h, HEAD + 24 + needed))
        self._buttons()

    def _count_squad(self, seat: Seat, room: FRect) -> FRect:
        """The table of what the squad is made of, and what room is left beside it for the cards."""
        width = min(460.0, room.w * 0.42)
        beside = FRect(room.x, room.y, width, room.h)
        scroll = self.add(ScrollPanel(self.view.theme.styles.plain, beside, name="squad panel"))
        scroll.content.add(SquadTable(self.view, seat, width - 16))
        scroll.fit_content()
        return FRect(room.x + width + 20, room.y, room.w - width - 20, room.h)

    def _lay_out(self, room: FRect) -> float:
        """Group below group; how high they are together."""
        assert self.spread is not None
        scroll = self.add(ScrollPanel(self.view.theme.styles.plain, room, name="spread cards"))
        counts = [len(group.cards) for group in self.spread.groups]
        width = _card_width(Vector2(room.size), counts)
        across = _across(room.w, width)
        ink = self.view.theme.inks.small.sized(20)
        y = 0.0
        for group in self.spread.groups:
            line = FRect(8, y, room.w - 24, HEADING)
            scroll.content.add(Label(self.view.theme.writer, group.heading, ink, line))
            y += HEADING + 4
            for i, card in enumerate(group.cards):
                at = (8 + i % across * (width + GAP), y + i // across * (width * CARD + GAP))
                scroll.content.add(self._sprite(card, FRect(*at, width, width * CARD)))
            y += -(-len(group.cards) // across) * (width * CARD + GAP) + 4
        scroll.fit_content(y)
        return y

    def _sprite(self, card: int, rect: FRect) -> PileCard:
        assert self.spread is not None
        chosen = card in self.spread.choices
        sprite = PileCard(card, self.choose if chosen else None)
        sprite.rect = rect
        sprite.face = self.view.faces.side(card, CardSide.RESERVE)
        sprite.radius = rect.w * RADIUS_OF_WIDTH
        sprite.glow = self.view.theme.glow(self.view.palette.legal) if chosen else None
        return sprite

    def _tabs(self, end: float) -> None:
        """One for every player's squad."""
        assert self.spread is not None
        style = replace(self.view.theme.styles.plain, ink=self.view.theme.inks.body.sized(22), padding=10.0)
        seats = range(self.view.o.seats)
        width = min(190.0, (end - 24) / len(seats) - 8)
        for seat in seats:
            rect = FRect(24 + seat * (width + 8), 62, width, 38)
            shown = style
            if seat == self.spread.seat:
                shown = replace(style, normal=style.chosen, hover=style.chosen)
            open_it = partial(self._show_squad, seat)
            self.add(Button(shown, self.view.names[seat], open_it, rect, name=f"squad of {seat}"))

    def _show_squad(self, seat: Seat) -> None:
        self.open(partial(squad_spread, self.view, seat))

    def _buttons(self) -> None:
        assert self.spread is not None
        styles = self.view.theme.styles
        right = FRect(self.size.x - 216, 14, 192, 48)
        if self.spread.seat is not None:
            self._tabs(right.x - 16)
        if self.spread.stop:
            text, key = t("Enough"), t("Enter")
            self.add(
                Button(
                    styles.plain, text, self.stop, right, shortcut=pygame.K_RETURN, key_text=key, name="stop"
                )
            )
        elif not self.asking:
            self.add(Button(styles.plain, t("Close"), self.close, right, key_text=t("Esc"), name="close"))

    def on_press(self, point: Vector2) -> bool:
        return True

    def paint(self, canvas: Canvas) -> None:
        if self.spread is None:
            return
        palette, inks, writer = self.view.palette, self.view.theme.inks, self.view.theme.writer
        rim: Color = palette.legal if self.asking else palette.gold_light
        shadow(canvas, self.bounds, radius=16, reach=16, color=(*palette.shadow[:3], 190))
        fill(
            canvas,
            self.bounds,
            (*palette.own[0][:3], 250),
            radius=16,
            bottom=(*palette.own[1][:3], 250),
            rim=rim,
        )
        title = FRect(28, 14, self.size.x - 270, 42)
        write(canvas, writer, self.spread.title, inks.heading.sized(30), title)


def _plate_rect(area: FRect, *, whole: bool) -> FRect:
    """As large as it may get."""
    width = min(area.w - 60, 1560.0 if whole else 1300.0)
    height = min(area.h - 90, 940.0) if whole else min(area.h - 150, 690.0)
    return FRect(area.centerx - width / 2, 64, width, height)


def _across(room: float, width: float) -> int:
    return max(1, int((room - 14) // (width + GAP)))


def _card_width(room: Vector2, counts: Sequence[int]) -> float:
    """As large as lets all be seen at once, within reason."""
    width = 190.0
    while width > 112:
        lines = sum(-(-count // _across(room.x, width)) for count in counts)
        if lines * (width * CARD + GAP) + len(counts) * (HEADING + 8) <= room.y:
            break
        width -= 6
    return width
