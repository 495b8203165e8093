"""The line with the seed of a new game: a field for it, the game of the day, and a note below."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pygame import FRect

from wotrush.i18n import t
from wotrush.scenes.style.paint import fill
from wotrush.scenes.style.theme import Theme
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import columns
from wotrush.stage.label import Fit, Label
from wotrush.stage.node import Node
from wotrush.stage.typography.text import Ink
from wotrush.stage.widgets import Button, TextField

ABOVE, FIELD, BELOW = 12.0, 48.0, 4.0
"""The room above the line, its height, and the room between it and the note."""
WORD, TODAY, GAP = 68.0, 0.45, 10.0
"""The width of the word before the field, the most of the line that the game of the day takes, and the room between two parts."""


class SeedLine(Node):
    """Calls `change` with what is typed, `confirm` at Enter, and says which `problem` there is, if there is one."""

    touchable = False

    def __init__(
        self,
        theme: Theme,
        seed: str,
        change: Callable[[str], None],
        confirm: Callable[[], None],
        deal_of_today: Callable[[], None],
        problem: Callable[[], str | None],
    ) -> None:
        super().__init__(name="seed line")
        self._theme, self._problem, self._parted = theme, problem, False
        self._word = self.add(Label(theme.writer, lambda: t("Seed"), theme.inks.body))
        self._field = self.add(
            TextField(
                replace(theme.styles.plain, padding=10.0),
                seed,
                change,
                longest=40,
                placeholder=lambda: t("new every time"),
                on_submit=lambda _: confirm(),
                name="seed",
            )
        )
        plain = theme.styles.plain
        self._today = self.add(Button(plain, lambda: t("Game of the day"), deal_of_today, name="today"))
        self._note = self.add(
            Label(theme.writer, self._noted, self._ink, fit=Fit.WRAP, valign=0.0, name="seed note")
        )

    def _noted(self) -> str:
        return self._problem() or t("The same seed or code deals the same cards again.")

    @property
    def _ink(self) -> Ink:
        ink = self._theme.inks.small
        return ink.colored(self._theme.palette.warning) if self._problem() else ink

    def height_at(self, width: float) -> float:
        """Return the height that it needs at that width, with the note."""
        return ABOVE + FIELD + BELOW + self._note.height_at(width - self._places(width)[1].x)

    def _places(self, width: float) -> list[FRect]:
        """Return where the word, the field and the game of the day stand on a line of that width."""
        today = min(self._today.natural_width(), width * TODAY)
        return columns(FRect(0, ABOVE, width, FIELD), -WORD, 1, -today, gap=GAP)

    def place(self, rect: FRect, parted: bool) -> None:
        """Lay it out, with the note in the color of warnings if it tells of a problem. If `parted`, a thin line keeps it from
        what stands above it.
        """
        self.rect, self._parted = rect, parted
        self._word.rect, self._field.rect, self._today.rect = self._places(rect.w)
        self._note.ink = self._ink
        left, top = self._field.rect.x, self._field.rect.bottom + BELOW
        self._note.rect = FRect(left, top, rect.w - left, rect.h - top)

    def paint(self, canvas: Canvas) -> None:
        if self._parted:
            fill(canvas, FRect(0, 2, self.size.x, 2), self._theme.palette.panel_rim)
