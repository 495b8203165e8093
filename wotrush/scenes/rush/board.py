"""Everything on the table that lies still between two decisions, painted once and kept."""

from __future__ import annotations

from pygame import FRect

from wotrush.i18n import t
from wotrush.model.rush.state import Prompt
from wotrush.scenes.rush.backdrop import paint_backdrop
from wotrush.scenes.rush.common_board import paint_common
from wotrush.scenes.rush.opponents_board import paint_opponents
from wotrush.scenes.rush.own_board import paint_own
from wotrush.scenes.rush.scribe import write
from wotrush.scenes.rush.view import View
from wotrush.stage.canvas import Canvas
from wotrush.stage.layer import StaticLayer
from wotrush.stage.node import Node
from wotrush.stage.text import Segment, Span


class Board(StaticLayer):
    """`refresh` it after every change of what may be known."""

    def __init__(self, view: View) -> None:
        super().__init__(opaque=True, name="board")
        self._painting = self.add(_Painting(view))

    def place(self, area: FRect) -> None:
        self.rect = FRect(area)
        self._painting.rect = FRect(area)

    def refresh(self) -> None:
        self._painting.invalidate()


class _Painting(Node):
    touchable = False

    def __init__(self, view: View) -> None:
        super().__init__()
        self._view = view

    def paint(self, canvas: Canvas) -> None:
        for part in (paint_backdrop, _bar, paint_opponents, paint_common, paint_own):
            part(canvas, self._view)


def _bar(canvas: Canvas, view: View) -> None:
    """Round and phases; the buttons beside them are nodes."""
    o, bar, inks = view.o, view.frame.bar, view.theme.inks
    middle = FRect(bar.centerx - bar.w * 0.25, bar.y, bar.w * 0.5, bar.h - 2)
    if o.prompt is Prompt.OVER:
        return
    soft, lit = inks.body.colored(view.palette.text_faint), inks.body.colored(view.palette.gold_light)
    phase = 0 if o.prompt is Prompt.REFRESH else 1
    names = (t("I Repair"), t("II Play your cards"), t("III Replenish, draw"))
    line: list[Segment] = []
    for i, name in enumerate(names):
        line += [Span("   ›   ", soft)] if line else []
        line.append(Span(name, lit if i == phase else soft))
    if o.ending:
        line = [
            Span(t("Last round!"), inks.strong.colored(view.palette.warning)),
            Span("      ", soft),
            *line,
        ]
    write(canvas, view.theme.writer, line, soft.aligned(0.5), middle)
