"""A text on the screen."""

from __future__ import annotations

from enum import Enum

from pygame import FRect, Surface

from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.node import Node, Tracked
from wotrush.stage.typography.text import Ink, Text, Writer, resolve


class Fit(Enum):
    """What happens to a text that is too long for its label."""

    SHRINK = "shrink"
    """Make it smaller to stay on one line; then use more lines where the label is high enough, or cut it off."""
    WRAP = "wrap"
    """Use as many lines as there is room for."""


class Label(Node):
    """A text within its rect: along the ink's `align`, and from `valign` 0 (top) to 1 (bottom)."""

    text = Tracked[Text]("")
    ink = Tracked[Ink | None](None)
    touchable = False

    def __init__(
        self,
        writer: Writer,
        text: Text,
        ink: Ink,
        rect: FRect | None = None,
        *,
        fit: Fit = Fit.SHRINK,
        valign: float = 0.5,
        name: str = "",
    ) -> None:
        super().__init__(rect, name=name)
        self.writer = writer
        self.text = text
        self.ink = ink
        self.fit = fit
        self.valign = valign

    def paint(self, canvas: Canvas) -> None:
        box = canvas.box(self.bounds)
        if self.ink is None or box.w <= 0:
            return
        picture = self._picture(self.ink, canvas.scale, box.size)
        x = box.x + (box.w - picture.get_width()) * self.ink.align
        canvas.blit(picture, (round(x), round(box.y + (box.h - picture.get_height()) * self.valign)))

    def _picture(self, ink: Ink, scale: float, room: tuple[int, int]) -> Surface:
        segments = resolve(self.text)
        if self.fit is Fit.SHRINK:
            return self.writer.fitted(segments, ink, room[0], scale, room[1], ink.align)
        lines = max(1, int((room[1] + 1) // self.writer.size("x", ink, scale).y))
        return self.writer.picture(segments, ink, scale, room[0], lines)

    def height_at(self, width: float) -> float:
        """Return the height of its text at that width, measured as it is drawn: one line too much would stay blank."""
        assert self.ink is not None
        scale = self.transform.scale
        return self.writer.size(resolve(self.text), self.ink, scale, int(width * scale) - 1).y / scale

    def __str__(self) -> str:
        """Return its text without icons."""
        segments = resolve(self.text)
        if isinstance(segments, str):
            return segments
        return "".join(s if isinstance(s, str) else getattr(s, "text", "") for s in segments)
