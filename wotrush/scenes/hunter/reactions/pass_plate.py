"""A plate that is visible while the viewer passes until the own turn, and takes that back."""

from __future__ import annotations

from pygame import FRect

from wotrush.i18n import t
from wotrush.scenes.hunter.reactions.standing_pass import StandingPass
from wotrush.scenes.hunter.table.view import BattleView
from wotrush.scenes.page.keys import Command
from wotrush.stage.widgets import Button

HIGH, NARROWEST = 42.0, 240.0


class PassPlate(Button):
    """`update` it every frame; the key is answered by the table, whether the plate is visible or not."""

    def __init__(self, view: BattleView, standing: StandingPass) -> None:
        super().__init__(
            view.theme.styles.plain, lambda: t("Passing until your turn"), standing.toggle, name="pass on"
        )
        self._view = view
        self._standing = standing
        self.visible = False

    def restyle(self) -> None:
        self.style = self._view.theme.styles.plain
        self.key_text = self._view.context.keys.shown(Command.PASS_ON)

    def place(self) -> None:
        """Take a place beside the status line that covers nothing in use."""
        self.restyle()
        status = self._view.frame.status
        wide = min(self.natural_width() + 10, max(status.w / 2, NARROWEST))
        high = min(status.h + 4, HIGH)
        self.rect = FRect(status.right - wide, status.bottom + 2 - high, wide, high)

    def update(self) -> None:
        self.visible = self._standing.on
