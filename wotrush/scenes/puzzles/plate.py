"""The plate over the table before and after a puzzle: a few words, and what to do next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from pygame import FRect, Vector2

from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.page import Page
from wotrush.scenes.style.sound_names import Sound
from wotrush.scenes.style.veil import Veil
from wotrush.scenes.table.lying import box_of
from wotrush.scenes.table.panels.plate_place import EDGE, NEAR, SHADE
from wotrush.scenes.table.view import TableView
from wotrush.stage.color import rgba
from wotrush.stage.geometry import columns, inset, kept_inside, rect_around, rows
from wotrush.stage.label import Fit
from wotrush.stage.typography.text import Segments
from wotrush.stage.widgets import Button, Panel

WIDE, NARROW = 980.0, 620.0
"""Its width with several buttons, and with one."""
TASK_SHADE = 0.15
TITLE, BUTTON = 72.0, 60.0
SIDES, ABOVE, BELOW, BETWEEN = 40.0, 18.0, 24.0, 18.0
"""Room left and right of what is on it, above it, below it, and between text and buttons."""

BELOW_STATUS = 8.0
"""How far it reaches below the status line, in whose place it speaks."""


ASIDE, STEP = 0.16, 16
"""How far to the right of the middle it may stand, as a share of the table's width, and the units from one place that is
tried to the next.
"""
WORDS = 20000.0
"""How many square units of cards it may hide rather than touch a place with words."""


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
        """`view` is that of the table below."""
        self._title_text, self._said = title, text
        self._choices = choices
        self._leave = leave
        self._sound, self.view = sound, view
        super().__init__(context)

    def build(self) -> None:
        theme = self.context.theme
        self.backdrop.detach()
        self._veil = self.root.add(Veil(rgba(theme.palette.veil[:3], self._shade), lambda: None))
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

    @property
    def _shade(self) -> float:
        """How dark the table is: hardly, below a task, which is told of what lies there."""
        return TASK_SHADE if len(self._choices) == 1 else SHADE

    def enter(self) -> None:
        self.interface.focus.set(self._buttons[-1])
        if self._sound is not None:
            self.context.play(self._sound)

    def arrange(self, area: FRect) -> None:
        self._veil.rect = FRect(self.root.bounds)
        wide = min(WIDE if len(self._buttons) > 1 else NARROW, area.w)
        ink = self.context.theme.inks.body.sized(30)
        text = self.context.theme.writer.units(self._said(), ink, wide - 2 * SIDES).y + 8
        plate = self._across_the_middle(Vector2(wide, ABOVE + TITLE + text + BETWEEN + BUTTON + BELOW))
        self._plate.rect, self.view.overlaid, self.view.hushed = plate, FRect(plate), True
        inner = inset(plate, SIDES, ABOVE, SIDES, BELOW)
        self._title.rect, room, _, row = rows(inner, -TITLE, 1, -BETWEEN, -BUTTON)
        even = self.context.theme.writer.even_width(self._said(), ink, room.w)
        self._text.rect = rect_around(room.center, (even + 4, room.h))
        if len(self._buttons) == 1:
            row = FRect(row.centerx - 150, row.y, 300, BUTTON)
        parts = [1.0] * (len(self._buttons) - 1) + [1.2]
        for button, cell in zip(self._buttons, columns(row, *parts, gap=16), strict=True):
            button.rect = cell

    def _across_the_middle(self, size: Vector2) -> FRect:
        """Return a place of that size between the players, where points, bases and hand stay in sight: a task hides the
        least of the other cards and is near the middle.
        """
        far = ASIDE * self.root.size.x if len(self._buttons) == 1 else 1
        view, room = self.view, inset(self.root.bounds, EDGE)
        status = view.zones.status
        places = [
            kept_inside(FRect(room.centerx + right - size.x / 2, bottom - size.y, *size), room)
            for bottom in (status.bottom + BELOW_STATUS, status.top - EDGE)
            for right in range(0, int(far), STEP)
        ]
        cards = [box_of(lying) for lying in view.lying.values()]

        def cost(place: FRect) -> float:
            hidden = sum(common.w * common.h for common in (place.clip(card) for card in cards))
            words = WORDS * len(place.collidelistall(view.written))
            return hidden + words + NEAR * (place.centerx - room.centerx)

        return min(places, key=cost)

    def leave(self) -> None:
        self.view.overlaid, self.view.hushed = None, False
        super().leave()

    def go_back(self) -> None:
        self._leave()
