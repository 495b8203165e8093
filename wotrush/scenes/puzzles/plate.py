"""The plate over the table before and after a puzzle: a few words, and what to do next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from pygame import FRect

from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.page import Page
from wotrush.scenes.style.sound_names import Sound
from wotrush.scenes.style.veil import Veil
from wotrush.scenes.table.view import TableView
from wotrush.stage.geometry import columns, inset
from wotrush.stage.label import Fit
from wotrush.stage.typography.text import Segments
from wotrush.stage.widgets import Button, Panel

WIDE = 980.0
BUTTON = 66.0
EDGE, GAP = 8.0, 12.0


class PlateChoice(NamedTuple):
    """A button of a plate. The last one is gold, and Enter presses it."""

    name: str
    text: Callable[[], str]
    do: Callable[[], object]


class PuzzlePlate(Page):
    """A title, a text and buttons; Esc calls `leave`."""

    overlay = True

    def __init__(
        self,
        context: AppContext,
        title: Callable[[], Segments],
        text: Callable[[], str],
        choices: Sequence[PlateChoice],
        leave: Callable[[], object],
        view: TableView,
        sound: Sound | None = None,
    ) -> None:
        """`view` is that of the table below, whose lower half stays in sight."""
        self._title_text, self._said = title, text
        self._choices = choices
        self._leave = leave
        self._sound, self.view = sound, view
        super().__init__(context)

    def build(self) -> None:
        theme = self.context.theme
        self.backdrop.detach()
        self._veil = self.root.add(Veil(theme.palette.veil, lambda: None))
        solid = replace(theme.styles.plain.panel, fill=theme.palette.own[0])
        self._plate = self.root.add(Panel(theme.styles.plain, paint=solid, shadow=18, name="plate"))
        gold = theme.inks.title.colored(theme.palette.gold_light).aligned(0.5)
        self._title = self.label(self._title_text, gold, name="title")
        ink = theme.inks.body.sized(30).aligned(0.5)
        self._text = self.label(self._said, ink, fit=Fit.WRAP, name="said")
        styles = [theme.styles.plain] * (len(self._choices) - 1) + [theme.styles.gold]
        self._buttons = [
            self.root.add(Button(style, choice.text, choice.do, name=choice.name))
            for style, choice in zip(styles, self._choices, strict=True)
        ]

    def enter(self) -> None:
        self.interface.focus.set(self._buttons[-1])
        if self._sound is not None:
            self.context.play(self._sound)

    def arrange(self, area: FRect) -> None:
        self._veil.rect = FRect(self.root.bounds)
        wide = min(WIDE, area.w)
        ink = self.context.theme.inks.body.sized(30)
        text = self.context.theme.writer.units(self._said(), ink, wide - 96).y + 8
        plate = FRect(0, 0, wide, 36 + 70 + 16 + text + 32 + BUTTON + 32)
        plate.center = area.center
        plate.bottom = max(plate.h + EDGE, min(plate.bottom, self.view.zones.status.top - GAP))
        self._plate.rect = plate
        inner = inset(plate, 48, 36, 48, 32)
        self._title.rect = FRect(inner.x, inner.y, inner.w, 70)
        self._text.rect = FRect(inner.x, inner.y + 86, inner.w, text)
        row = FRect(inner.x, inner.bottom - BUTTON, inner.w, BUTTON)
        if len(self._buttons) == 1:
            row = FRect(row.centerx - 150, row.y, 300, BUTTON)
        parts = [1.0] * (len(self._buttons) - 1) + [1.2]
        for button, cell in zip(self._buttons, columns(row, *parts, gap=16), strict=True):
            button.rect = cell

    def go_back(self) -> None:
        self._leave()
