"""The contents of a pile: a Depot, discard or graveyard, or a whole squad with its figures; and Repair's choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pygame
from pygame import FRect, Vector2

from wotrush.i18n import t
from wotrush.model.game import Seat
from wotrush.scenes.rush.cards.sides import CardSide
from wotrush.scenes.rush.piles.spreads import RushSpread, squad_spread
from wotrush.scenes.rush.piles.squad_table import SquadTable
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.style.theme import Theme
from wotrush.scenes.table.cards.pile_browser import BEYOND, PileBrowser, PileCard
from wotrush.stage.geometry import inset
from wotrush.stage.label import Fit, Label
from wotrush.stage.widgets import Button, Panel, ScrollPanel

TABS, FOOT = 44.0, 56.0
"""The height of the tabs of a squad, and of the line with count and buttons below a choice."""
MARGIN, APART = 4.0, 24.0
"""The edge of the table that a squad leaves free, and how far its cards lie from its figures."""
FIGURES, BROAD_FIGURES = 460.0, 0.6
"""The width of the figures, at most 42 percent of the room, and their largest share where the cards leave more."""
CHANGE_INSET, CHANGE_LETTERS = 4.0, 19.0
"""How far what a choice changes stays within its card, and the size of its letters."""
ONE_LINE, BESIDE_POINTS, NARROW_POINTS = 6, 10.0, 0.25
"""How far a choice of more cards than this stands from the viewer's points, where these are a column no wider than this share
of the table.
"""


class Browser(PileBrowser):
    """Shows piles and squads; `choose` receives a chosen card, `stop` is called when enough has been chosen, `back` takes
    back the last choice.
    """

    view: View
    _spread: RushSpread | None

    def __init__(
        self, view: View, choose: Callable[[int], None], stop: Callable[[], None], back: Callable[[], None]
    ) -> None:
        super().__init__(view, lambda card: view.faces.side(card, CardSide.RESERVE), choose)
        self.stop = stop
        self.back = back

    @property
    def spread(self) -> RushSpread | None:
        """What it shows."""
        return self._spread

    @property
    def _seat(self) -> Seat | None:
        return None if self._spread is None else self._spread.seat

    def place(self) -> None:
        super().place()
        if self._spread is not None:
            self.view.hushed = self.asking  # It says itself what is to be chosen.

    def close(self) -> None:
        if self.asking:
            self.view.hushed = False
        super().close()

    @property
    def rows_below(self) -> Sequence[FRect]:
        """The Reserve, beside which a card lies whose abilities are carried out."""
        return (self.view.frame.common.deck,)

    @property
    def fitting(self) -> bool:
        return self._seat is None

    @property
    def foot(self) -> float:
        return FOOT if self.asking else 0.0

    @property
    def _lower_corner(self) -> FRect:
        """The place of the button at its lower right, below the cards of a choice."""
        return self.corner.move(0, self.size.y - self.corner.bottom - self.corner.y)

    def plate(self, area: FRect) -> FRect:
        if self._seat is None:
            return self._off_the_points(super().plate(area))
        return inset(area, MARGIN, self.view.frame.bar.bottom + MARGIN, MARGIN, MARGIN)

    def _off_the_points(self, plate: FRect) -> FRect:
        """Make a choice lower, or narrower where it would still be so high that it cuts the viewer's points."""
        points, count = self.view.frame.own.points, len(self._spread.choices) if self._spread else 0
        if 0 < count <= ONE_LINE:
            end = max(points.y - BESIDE_POINTS, self.view.frame.common.deck.bottom + BEYOND)
            return FRect(plate.x, plate.y, plate.w, min(plate.h, end - plate.y))
        if not count or points.right > NARROW_POINTS * self.view.frame.area.w:
            return plate
        width = min(plate.w, 2 * (plate.centerx - points.right - BESIDE_POINTS))
        return FRect(plate.centerx - width / 2, plate.y, width, plate.h)

    def room(self, room: FRect) -> FRect:
        """Return the room for the cards, beside the table of the squad's figures."""
        if self._seat is None:
            return room
        room = inset(room, 8, TABS, 0, 0)
        width = min(FIGURES, room.w * 0.42)
        cards = self.breadth(Vector2(room.w - width - APART, room.h))
        width = max(width, min(room.w - APART - cards, BROAD_FIGURES * room.w))
        beside = FRect(room.x, room.y, width, room.h)
        scroll = self.add(ScrollPanel(self.view.theme.styles.plain, beside, name="squad panel"))
        scroll.ground = self.view.palette.own[1]
        scroll.content.add(SquadTable(self.view, self._seat, width - 16))
        scroll.fit_content()
        return inset(room, width + APART, 0, 0, 0)

    def _sprite(self, card: int, rect: FRect, *, chosen: bool) -> PileCard:
        sprite = super()._sprite(card, rect, chosen=chosen)
        changes = dict(self._spread.changes) if self._spread is not None else {}
        if card in changes:
            sprite.add(_Change(self.view.theme, changes[card], sprite.size))
        return sprite

    def add_buttons(self) -> None:
        assert self._spread is not None
        right, plain = self._lower_corner if self.asking else self.corner, self.view.theme.styles.plain
        if self._spread.seat is not None:
            self._tabs(right.x - 8)
        if self._spread.stop:
            text, key = t("Enough"), t("Enter")
            self.add(
                Button(plain, text, self.stop, right, shortcut=pygame.K_RETURN, key_text=key, name="stop")
            )
            right = right.move(-right.w - 10, 0)
        if self.asking and self.view.session.why_no_undo() is None:
            self.add(Button(plain, t("Back"), self.back, right, key_text=t("Esc"), name="back"))
            right = right.move(-right.w - 10, 0)
        if self.asking:
            count = FRect(32, right.y, right.right - 32, right.h)
            ink = self.view.theme.inks.strong.colored(self.view.palette.gold_light)
            self.add(Label(self.view.theme.writer, self._spread.chosen, ink, count, name="chosen"))
        super().add_buttons()

    def _tabs(self, end: float) -> None:
        """Add a tab for every player's squad."""
        style = replace(self.view.theme.styles.plain, ink=self.view.theme.inks.body.sized(22), padding=10.0)
        seats = range(self.view.o.seats)
        width = min(190.0, (end - 32) / len(seats) - 8)
        for seat in seats:
            rect = FRect(32 + seat * (width + 8), 62, width, 38)
            shown = style
            if seat == self._seat:
                shown = replace(style, normal=style.chosen, hover=style.chosen)
            open_it = partial(self._show_squad, seat)
            self.add(Button(shown, self.view.names[seat], open_it, rect, name=f"squad of {seat}"))

    def _show_squad(self, seat: Seat) -> None:
        self.open(partial(squad_spread, self.view, seat))


class _Change(Panel):
    """What sending a card away changes by achievements, across the middle of the card."""

    touchable = False

    def __init__(self, theme: Theme, text: str, card: Vector2) -> None:
        wide = card.x - 2 * CHANGE_INSET
        ink = theme.inks.strong.sized(CHANGE_LETTERS).colored(theme.palette.gold_light).aligned(0.5)
        high = theme.writer.units(text, ink, wide - 8).y + 8
        super().__init__(theme.styles.solid, FRect(CHANGE_INSET, (card.y - high) / 2, wide, high))
        self.add(Label(theme.writer, text, ink, inset(self.bounds, 4), fit=Fit.WRAP, name="change"))
