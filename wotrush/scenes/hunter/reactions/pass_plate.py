"""A plate that says who passes until the own turn, the viewer or people at a shared screen, and takes that back."""

from __future__ import annotations

from pygame import FRect

from wotrush.i18n import listed, t
from wotrush.scenes.hunter.board.status import is_tall
from wotrush.scenes.hunter.reactions.standing_pass import StandingPass
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.page.keys import Command
from wotrush.stage.widgets import Button

HIGH, NARROWEST, GAP = 42.0, 240.0, 8.0


class PassPlate(Button):
    """`update` it every frame; the key is answered by the table, whether the plate is visible or not."""

    def __init__(self, view: BattleView, standing: StandingPass) -> None:
        super().__init__(view.theme.styles.plain, self._who_passes, self._end, name="pass on")
        self._view = view
        self._standing = standing
        self._passing = 0
        self.visible = False

    def _who_passes(self) -> str:
        passing = self._view.session.calls.passing
        if not passing:
            return t("Passing until your turn")
        return t("Passing: {players}", players=listed([self._view.names[seat] for seat in sorted(passing)]))

    def _end(self) -> None:
        self._view.session.calls.passing.clear()
        if self._standing.on:
            self._standing.toggle()

    def restyle(self) -> None:
        self.style = self._view.theme.styles.plain
        shared = self._view.session.shared
        self.key_text = None if shared else self._view.context.keys.shown(Command.PASS_ON)

    def place(self) -> None:
        """Take a place beside the status line, which leaves it free, or in the place of choices where that is high: there the log
        makes room for it.
        """
        self.restyle()
        view = self._view
        status = view.frame.status
        high = min(status.h + 4, HIGH)
        if not is_tall(view, status):
            wide = min(self.natural_width() + 10, max(status.w / 2, NARROWEST))
            self.rect = FRect(status.right - wide, status.bottom + 2 - high, wide, high)
        elif not self.in_log:
            room = view.frame.choices
            self.rect = FRect(room.x, room.y, room.w, min(room.h, high))
        beside = self.visible and not is_tall(view, status)
        view.beside_status = self.rect.w + GAP if beside else 0.0

    @property
    def in_log(self) -> bool:
        """Whether the log makes room for it."""
        return self._view.log is not None and is_tall(self._view, self._view.frame.status)

    def update(self, *, covered: bool) -> bool:
        """Follow who passes; return whether anything has changed. `covered`: the reactions bar lies there."""
        passing = len(self._view.session.calls.passing)
        shown = not covered and (self._standing.on or passing > 0)
        if (shown, passing) == (self.visible, self._passing):
            return False
        self.visible, self._passing = shown, passing
        self.place()
        return True
