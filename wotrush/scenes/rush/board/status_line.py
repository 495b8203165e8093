"""The status line: on a plate of its own, so that a new text repaints nothing else."""

from __future__ import annotations

from pygame import FRect

from wotrush.scenes.rush.view.view import View
from wotrush.scenes.style.paint import fill, shadow, write
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset, rect_around
from wotrush.stage.node import Node, Tracked
from wotrush.stage.typography.text import SMALLEST

STATUS_MARGIN = 16.0
LEAST_ON_A_LINE = 0.8
"""The share of its size to which the text is shrunk before it is set in two lines."""
ON_TWO_LINES = 22.0
FOLDED = (8.0, 14.0)
"""How far the plate of the status line grows up and down for a second line."""


def status_plate(view: View) -> FRect:
    """Return the plate of the status line, which is higher for a text that needs two lines."""
    rect, needed = view.frame.own.status, view.theme.writer.units(view.status, view.theme.inks.body).x
    width = view.status_width(rect.w)
    folded = needed * LEAST_ON_A_LINE > rect.w - 2 * STATUS_MARGIN
    above, below = FOLDED if folded else (0.0, 0.0)
    return FRect(rect.centerx - width / 2, rect.y - above, width, above + rect.h + below)


class StatusLine(Node):
    """Shows `view.status`, in the color of warnings where it says why something may not be done, and in gold where it is
    the task of a puzzle; nothing while another plate cuts it or speaks in its place.
    """

    touchable = False
    settled = True
    covered = Tracked(False)
    """Whether a banner lies over it, whose edge it could reach beyond."""

    def __init__(self, view: View) -> None:
        super().__init__(name="status line")
        self.view = view

    def paint(self, canvas: Canvas) -> None:
        view, palette, plate = self.view, self.view.palette, status_plate(self.view)
        if self.covered or view.hushed or view.cuts(plate):
            return
        color = palette.warning if view.warning else palette.gold_light
        task = view.status == view.session.task
        ink = view.theme.inks.body.colored(
            palette.warning if view.warning else palette.gold_light if task else palette.text
        )
        shadow(canvas, plate, radius=12, reach=6, color=(*palette.shadow[:3], 120))
        fill(canvas, plate, palette.bar[1], radius=12, rim=color, thickness=2)
        room, writer, lines = inset(plate, STATUS_MARGIN, 0), view.theme.writer, 1
        if plate.h > view.frame.own.status.h:
            lines, ink = 2, ink.sized(ON_TWO_LINES)
            if writer.units(view.status, ink, room.w).y > room.h:
                ink = ink.sized(SMALLEST)
            even = writer.even_width(view.status, ink, room.w)
            if writer.units(view.status, ink, even).y <= room.h + 1:
                room = rect_around(room.center, (even, room.h))
        write(canvas, writer, view.status, ink.aligned(0.5), room, lines=lines)
