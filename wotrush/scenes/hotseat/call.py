"""The bar that calls everybody at a shared screen for reactions: whoever wants to be asked claims it, the others pass."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame
from pygame import FRect
from pygame.event import Event

from wotrush.i18n import t
from wotrush.model.game import Seat
from wotrush.scenes.description.window_call import WindowCall
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.early_input import EarlyInput
from wotrush.scenes.page.keys import Command, of_digit, shown
from wotrush.scenes.page.page import Page
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.session.viewpoint import Sight
from wotrush.scenes.style.seat_mark import SeatMark
from wotrush.scenes.style.veil import Veil
from wotrush.stage.devices.stroke import Stroke
from wotrush.stage.geometry import grid, inset, rows
from wotrush.stage.input.focus import By
from wotrush.stage.label import Fit
from wotrush.stage.sprite import Sprite
from wotrush.stage.widgets import Button, Panel

WIDE, HIGH, CELL, CARD = 1400.0, 260.0, 104.0, 5 / 7
WIDEST_CELL, MARK, GO_ON = 600.0, 24.0, 330.0
LEAVE = 54.0
"""The height of the way out on a page of its own."""
FOOT = 24.0
"""Room below the bar where it lies over a table that everybody may see."""


class CallScene(Page):
    """Everybody looks at it: it shows what anybody may know, and covers the table if that is somebody's own.

    Nothing is chosen beforehand, and what was pressed too early does nothing.
    """

    def __init__(self, context: AppContext, session: GameSession) -> None:
        assert isinstance(session.interlude, WindowCall)
        self.session = session
        self.call = session.interlude
        self.claims: set[Seat] = set()
        self.covers = session.viewpoint.sight is Sight.OWN
        """Whether the table below is what one player alone may see."""
        self.overlay = not self.covers
        self._early = EarlyInput(context.clock)
        super().__init__(context)

    def build(self) -> None:
        theme = self.context.theme
        if not self.covers:
            self.backdrop.detach()
            self._veil = self.root.add(Veil(theme.palette.veil, lambda: None))
        self._plate = self.root.add(Panel(theme.styles.plain, shadow=24))
        self._title = self.label(
            lambda: self.call.title or t("Reactions?"),
            theme.inks.heading.colored(theme.palette.gold_light),
            name="reactions",
        )
        self._said = self.label(self.call.sentence, theme.inks.body, fit=Fit.WRAP, valign=0.0, name="said")
        self._faces = [self.root.add(Sprite(face)) for face in self.call.faces[:2]]
        self._on = Button(
            theme.styles.gold, self._what_next, self.go_on, shortcut=pygame.K_RETURN, name="go on"
        )
        self.root.add(self._on)
        self._on.key_text = lambda: t("Space")
        self._turn = self.button(lambda: t("Nobody this turn"), self.no_more, name="no more")
        self._turn.key_text = self.context.keys.shown(Command.PASS_ON)
        self._who = self.label(self._who_looks, theme.inks.small.aligned(0.5), fit=Fit.WRAP, name="who")
        quiet = replace(theme.styles.framed, ink=theme.inks.small)
        self._leave = self.root.add(
            Button(quiet, lambda: t("Save and leave"), self.context.go.title, name="leave")
        )
        self._people = [self._person(place, seat) for place, seat in enumerate(self.call.seats)]

    def _person(self, place: int, seat: Seat) -> tuple[Button, Button, Sprite]:
        claim = self.button(partial(self._claimed, seat), partial(self.claim, seat), name=f"claim {seat}")
        claim.key_text = str(place + 1)
        later = self.button(
            lambda: t(
                "{player} passes until their turn or an attack", player=self.session.players[seat].name
            ),
            partial(self.pass_until_turn, seat),
            name=f"pass {seat}",
        )
        later.key_text = partial(shown, Stroke(pygame.K_1 + place, shift=True))
        mark = self.root.add(Sprite(SeatMark(seat, self.context.seat_color(seat))))
        mark.touchable = False
        return claim, later, mark

    def _claimed(self, seat: Seat) -> str:
        name = self.session.players[seat].name
        alone = len(self.call.seats) == 1
        return t("{player} reacts", player=name) if alone or seat in self.claims else name

    def _what_next(self) -> str:
        return t("Go on") if self.claims else t("Nobody")

    def _who_looks(self) -> str:
        if not self.covers or self.claims:
            return ""
        player = self.session.players[self.session.viewpoint.seat].name
        return t("{player} goes on; everybody else looks away.", player=player)

    def arrange(self, area: FRect) -> None:
        if not self.covers:
            self._veil.rect = FRect(self.root.bounds)
        across = min(4, len(self._people))
        down = -(-len(self._people) // across)
        plate = FRect(0, 0, min(WIDE, area.w), min(area.h, HIGH + down * CELL))
        plate.center = area.center
        if self.overlay:  # What is asked about lies in the middle of the table.
            plate.bottom = area.bottom - FOOT
        self._plate.rect = plate
        inner = inset(plate, 28, 20)
        top, people = rows(inner, HIGH - 50, down * CELL, gap=10)
        for sprite in self._faces:
            sprite.rect = FRect(top.x, top.y, top.h * CARD, top.h)
            top = inset(top, sprite.rect.w + 14, 0, 0, 0)
        top = inset(top, 10 if self._faces else 0, 0, 0, 0)
        right = FRect(top.right - GO_ON, top.y, GO_ON, top.h)
        words = FRect(top.x, top.y, top.w - GO_ON - 24, top.h)
        self._title.rect, self._said.rect = rows(words, 0.3, 0.7, gap=12)
        self._on.rect, self._turn.rect, self._who.rect = rows(right, 1.3, 1, 0.9, gap=8)
        if self.overlay:  # Nothing is said there of who looks.
            self._leave.rect = inset(self._who.rect, 0, 4, 0, 0)
        else:
            self._leave.rect = FRect(area.x, area.bottom - LEAVE, self._leave.natural_width(), LEAVE)
        people.w = min(people.w, across * WIDEST_CELL)
        for (claim, later, mark), cell in zip(self._people, grid(people, across, down, gap=12), strict=False):
            claim.rect, later.rect = rows(cell, 1.2, 1, gap=6)
            mark.rect = FRect(claim.rect.x + 12, claim.rect.centery - MARK / 2 - 2, MARK, MARK)

    # -- what people do

    def handle(self, event: Event) -> bool:
        if self._early.swallows(event):
            return True
        if event.type == pygame.KEYDOWN and self._key(event):
            return True
        return super().handle(event)

    def _key(self, event: Event) -> bool:
        if event.key == pygame.K_SPACE:
            self.go_on()
            return True
        if self.context.keys.command(event) is Command.PASS_ON:
            self.no_more()
            return True
        seat = of_digit(self.call.seats, event.key)
        if seat is not None:
            (self.pass_until_turn if event.mod & pygame.KMOD_SHIFT else self.claim)(seat)
        return seat is not None

    def claim(self, seat: Seat) -> None:
        """Note that this person wants to be asked, or no longer does; go on at once if nobody else can react."""
        self.claims ^= {seat}
        self.session.calls.passing.discard(seat)
        self._light()
        if len(self.call.seats) == 1:
            self.go_on()

    def pass_until_turn(self, seat: Seat) -> None:
        """Call this person no more until their own turn or something aimed at them; or take that back."""
        self.claims.discard(seat)
        self.session.calls.passing ^= {seat}
        self._light()

    def _light(self) -> None:
        plain = self.context.theme.styles.plain
        chosen = replace(self.context.theme.styles.gold, ink=plain.ink, small=plain.small)
        for seat, (claim, later, _) in zip(self.call.seats, self._people, strict=True):
            claim.style = chosen if seat in self.claims else plain
            later.style = chosen if seat in self.session.calls.passing else plain
        self.root.invalidate()

    def go_back(self) -> None:
        """Point at the way out, and leave only if that is pressed: nothing is decided by mistake."""
        self.interface.focus.set(self._leave, By.KEYS)

    def go_on(self) -> None:
        """Everybody who wanted to has claimed."""
        self._close(all_turn=False)

    def no_more(self) -> None:
        """Nobody wants to be called for what else happens in this turn."""
        self.claims.clear()
        self._close(all_turn=True)

    def _close(self, *, all_turn: bool) -> None:
        if isinstance(self.session.interlude, WindowCall):
            self.context.go.back()
            self.session.close_call(self.claims, all_turn=all_turn)
