"""The page on which a player reads again what happened since the last turn."""

from __future__ import annotations

from dataclasses import replace

import pygame
from pygame import FRect
from pygame.event import Event as InputEvent

from wotrush.i18n import t
from wotrush.scenes.hotseat.recap import SHADE, RecapList
from wotrush.scenes.hotseat.recap_lines import has_played, recap_lines
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.early_input import EarlyInput
from wotrush.scenes.page.page import Page
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.style.veil import Veil
from wotrush.stage.color import rgba
from wotrush.stage.geometry import inset
from wotrush.stage.input.ui import ENTER
from wotrush.stage.widgets import Panel

CLOSING = (pygame.K_SPACE, *ENTER)
"""Keys that close it wherever the focus is."""


class RecapScene(Page):
    """A page over the table; Enter, Space, Esc or any click outside closes it."""

    overlay = True

    def __init__(self, context: AppContext, session: GameSession) -> None:
        self.session = session
        self._early = EarlyInput(context.clock)
        super().__init__(context)

    def build(self) -> None:
        theme, session = self.context.theme, self.session
        self.backdrop.detach()
        self._veil = self.root.add(Veil(rgba(theme.palette.veil[:3], SHADE), self.go_back))
        solid = replace(theme.styles.plain.panel, fill=theme.palette.own[0])
        self._plate = self.root.add(Panel(theme.styles.plain, paint=solid, shadow=18))
        seat = session.viewpoint.seat
        again = has_played(session, seat)
        self._title = self.label(
            lambda: t("Since your last turn") if again else t("Before your first turn"), theme.inks.heading
        )
        lines = recap_lines(session, seat)
        self._list = self.root.add(RecapList(self.context, lines, session, session.observation()))
        self._list.ground = theme.palette.own[0]
        self._nothing = self.label(
            lambda: "" if lines else t("Nothing of note has happened."), theme.inks.body
        )
        legend = theme.inks.small.colored(theme.palette.warning)
        of_two_colors = len({line.to_you for line in lines}) == 2
        self._legend = self.label(
            lambda: t("In this color: what was done to you") if of_two_colors else "", legend, name="legend"
        )
        self._close = self.button(lambda: t("Back to the table"), self.go_back, name="close")
        self._close.key_text = lambda: t("Esc")

    def arrange(self, area: FRect) -> None:
        self._veil.rect = FRect(self.root.bounds)
        wide = self._list.fit(area.w - 64, area.h - 230) + 64
        high = min(area.h - 40, max(60.0, self._list.natural_height(wide - 64)) + 190)
        plate = FRect(0, 0, wide, high)
        plate.center = area.center
        self._plate.rect = plate
        inner = inset(plate, 32, 24)
        self._title.rect = FRect(inner.x, inner.y, inner.w, 48)
        self._nothing.rect = FRect(inner.x, inner.y + 62, inner.w, 40)
        width = self._close.natural_width()
        self._close.rect = FRect(inner.right - width, inner.bottom - 54, width, 54)
        self._legend.rect = FRect(inner.x, inner.bottom - 54, inner.w - width - 20, 54)
        self._list.place(FRect(inner.x, inner.y + 62, inner.w, inner.h - 62 - 70))

    def enter(self) -> None:
        self.interface.focus.set(self._close)

    def handle(self, event: InputEvent) -> bool:
        if self._early.swallows(event):
            return True
        if event.type == pygame.KEYDOWN and event.key in CLOSING:
            self.go_back()
            return True
        return super().handle(event) or event.type == pygame.KEYDOWN
