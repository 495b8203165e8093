"""One sentence that must be read, shown over any scene."""

from __future__ import annotations

from pygame import FRect

from wotrush.i18n import t
from wotrush.match.message import Message
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.page import Page
from wotrush.scenes.style.veil import Veil
from wotrush.stage.geometry import inset
from wotrush.stage.label import Fit
from wotrush.stage.widgets import Button, Panel


class NoticeScene(Page):
    """Closed with Enter, Esc or a click."""

    overlay = True

    def __init__(self, context: AppContext, message: Message) -> None:
        self.message = message
        super().__init__(context)

    def build(self) -> None:
        theme = self.context.theme
        self.backdrop.detach()
        self._veil = self.root.add(Veil(theme.palette.veil, self.go_back))
        self._plate = self.root.add(Panel(theme.styles.plain, shadow=18))
        ink = theme.inks.body.sized(28).aligned(0.5)
        self._text = self.label(lambda: str(self.message), ink, fit=Fit.WRAP, name="notice")
        self._read = self.root.add(
            Button(theme.styles.gold, lambda: t("Understood"), self.go_back, name="understood")
        )

    def arrange(self, area: FRect) -> None:
        self._veil.rect = FRect(self.root.bounds)
        plate = FRect(0, 0, min(860.0, area.w), 320)
        plate.center = area.center
        self._plate.rect = plate
        inner = inset(plate, 40, 32)
        self._text.rect = FRect(inner.x, inner.y, inner.w, inner.h - 96)
        self._read.rect = FRect(inner.centerx - 150, inner.bottom - 76, 300, 76)

    def enter(self) -> None:
        self.interface.focus.set(self._read)
