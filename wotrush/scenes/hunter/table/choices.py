"""The middle of the table: the last dice, what is asked, and everything that can be chosen as buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import FRect

from wotrush.i18n import t
from wotrush.model.hunter import actions as act
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.page.keys import of_digit
from wotrush.scenes.style.paint import breadth, fill, write
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import grid, inset, rect_around, rows
from wotrush.stage.node import Node
from wotrush.stage.widgets import Button

MOST_ROWS = 6
LEAST_ROW = 38.0
"""Height of a button and the gap below it; where rows would be lower there are fewer of them."""
GAP = 6.0
HEAD = 30.0
"""Height of each line of a title above a sentence."""
ROOMY, GROWN, FREE, APART = 190.0, 1.25, 14.0, 8.0
"""On a panel higher than this letters are so much larger, and so much is free above a title; and the room between it and the
sentence, if there is any.
"""
MOST_LINES = 8
SIDES, ROOM = 18.0, 30.0
"""Room beside the words, and above and below them."""


@dataclass(frozen=True, slots=True)
class TableChoice:
    """A button: its text, the line below it, and the action."""

    action: act.HunterAction
    text: str
    note: str = ""
    tip: str = ""
    """What it does, where the text does not say so."""
    sole: bool = False
    """Whether there is nothing else to be done: it is golden, and Enter chooses it."""


class ChoicePanel(Node):
    """Rebuilt with `show` after every change: buttons, or a text while something is aimed.

    `choose` gets the action of a button.
    """

    touchable = False

    def __init__(self, view: BattleView, choose: Callable[[act.HunterAction], None]) -> None:
        super().__init__(name="choices")
        self.view = view
        self._choose = choose
        self.title = self.effect = ""
        self.in_vain = False
        """Whether the sentence says that nothing would happen."""
        self.free = 0.0
        self._shown: object = None
        self._numbered: list[Button] = []
        """The buttons that show a digit."""

    def show(
        self, title: str, effect: str, choices: Sequence[TableChoice], rect: FRect, free: float = 0.0
    ) -> None:
        """Show a title with the sentence below it, one of them, or buttons. The lowest part can be left `free`."""
        shown = (title, effect, tuple(choices), FRect(rect), free)
        if shown == self._shown:
            return
        self._shown = shown
        self.rect, self.title, self.effect, self.free = FRect(rect), title, effect, free
        self.clear()
        self._numbered.clear()
        room = inset(self.bounds, 8, 6)
        most = max(1, min(MOST_ROWS, int((room.h + GAP) // LEAST_ROW)))
        across = max(1, -(-len(choices) // most))
        down = max(1, -(-len(choices) // across))
        styles = self.view.theme.styles
        for i, (choice, cell) in enumerate(zip(choices, grid(room, across, down, gap=GAP), strict=False)):
            text = f"{choice.text}   {choice.note}" if choice.note else choice.text
            button = self.add(
                Button(
                    styles.gold if choice.sole else styles.plain,
                    text,
                    partial(self._choose, choice.action),
                    cell,
                    shortcut=pygame.K_RETURN if choice.sole else None,
                    key_text=t("Enter") if choice.sole else None,
                    name=f"choice {choice.action}",
                )
            )
            button.tooltip = partial(str, choice.tip)
            if i < 9 and len(choices) > 1:
                button.key_text = str(i + 1)
                self._numbered.append(button)
        self.invalidate()

    def height(self, title: str, effect: str, wide: float) -> float:
        """Return how high a panel of that width is that a title with the sentence below it need."""
        writer, inks, pixels = self.view.theme.writer, self.view.theme.inks, self.view.frame.pixels
        across = int((wide - 2 * SIDES) * pixels) - 1
        strong = inks.strong.sized(24)
        lines = 1 if writer.size(title, strong, pixels).x <= across else 2
        return HEAD * lines * bool(title) + writer.size(effect, inks.body, pixels, across).y / pixels + ROOM

    @property
    def shows(self) -> bool:
        """Whether there is anything on it."""
        return bool(self.title or self.effect or self.children)

    def restyle(self) -> None:
        self._shown = None

    def number(self, key: int) -> bool:
        """Press the button that shows this digit; return False if there is none."""
        button = of_digit(self._numbered, key)
        if button is not None:
            button.activate()
        return button is not None

    def paint(self, canvas: Canvas) -> None:
        if not self.shows:
            return
        palette = self.view.palette
        bounds = inset(self.bounds, 0, 0, 0, self.free)
        fill(canvas, bounds, palette.bar[1], radius=10, rim=palette.gold_dim)
        if not self.title and not self.effect:
            return
        roomy = bounds.h > ROOMY
        writer, inks = self.view.theme.writer, self.view.theme.inks
        room, grown = inset(bounds, SIDES if roomy else 10, 6), GROWN if roomy else 1.0
        strong = inks.strong.sized(24 * grown).colored(palette.text).aligned(0.5)
        if not self.effect:
            write(canvas, writer, self.title, strong, room, lines=4)
            return
        lines = 1 if breadth(canvas, writer, self.title, strong) <= room.w else 2
        high = HEAD * grown * lines if self.title else 0.0
        head, body = rows(inset(room, 0, FREE if roomy else 0), -high, 1)
        if lines > 1:
            strong = writer.wrapping_ink(self.title, strong, (head.w, head.h))
        ink = writer.wrapping_ink(self.effect, inks.body.sized(strong.size), (body.w, body.h))
        if self.title:  # Both stand close to each other, in the middle.
            effect_high = (
                writer.size(self.effect, ink, canvas.scale, int(body.w * canvas.scale) - 1).y / canvas.scale
            )
            spare = max(0.0, body.h - effect_high - APART) / 2
            head.y, body = head.y + spare, inset(body, 0, min(APART, body.h - effect_high) + spare, 0, spare)
        write(canvas, writer, self.title, strong, head, lines=lines)
        even = rect_around(body.center, (writer.even_width(self.effect, ink, body.w), body.h))
        color = palette.text_soft if self.in_vain else palette.text
        write(canvas, writer, self.effect, ink.colored(color).aligned(0.5), even, lines=MOST_LINES)
