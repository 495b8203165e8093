"""A button that says why when it cannot be used."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum

from pygame import FRect, Rect, Vector2

from wotrush.stage.color import darker
from wotrush.stage.devices.stroke import Stroke
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.node import Node, Tracked
from wotrush.stage.style import Paint, Style
from wotrush.stage.typography.text import Segment, Segments, Span, Text, resolve, smallest
from wotrush.stage.widgets.panel import paint_plate

WhyNot = Callable[[], object]
"""Returns the reason why something cannot be done now, as a sentence or what prints as one; None if it can."""


class Touch(Enum):
    """What the pointer does to a widget."""

    NONE = "none"
    HOVER = "hover"
    PRESSED = "pressed"


class Button(Node):
    """Calls `on_click` when released inside, at Enter with the focus, or at its shortcut key."""

    text = Tracked[Text]("")
    touch = Tracked(Touch.NONE)
    style = Tracked[Style | None](None)
    focusable = True

    def __init__(
        self,
        style: Style,
        text: Text,
        on_click: Callable[[], object],
        rect: FRect | None = None,
        *,
        why_not: WhyNot | None = None,
        shortcut: Stroke | int | None = None,
        key_text: Text | None = None,
        name: str = "",
    ) -> None:
        super().__init__(rect, name=name)
        self.style = style
        self.text = text
        self.on_click = on_click
        self.why_not = why_not
        self.shortcut = Stroke(shortcut) if isinstance(shortcut, int) else shortcut
        self.key_text = key_text

    def reason(self) -> str | None:
        """Return why it cannot be used now."""
        why = self.why_not() if self.why_not else None
        return None if why is None else str(why)

    @property
    def enabled(self) -> bool:
        return self.reason() is None

    def natural_width(self) -> float:
        """Return a width in units that is enough for its text."""
        assert self.style is not None
        return self.style.writer.units(self._caption(self.style, self.style.normal), self.style.ink).x + (
            2 * self.style.padding
        )

    # -- input

    def on_hover(self, inside: bool) -> None:
        self.touch = Touch.HOVER if inside else Touch.NONE

    def on_press(self, point: Vector2) -> bool:
        self.touch = Touch.PRESSED
        return True

    def on_drag(self, point: Vector2) -> None:
        self.touch = Touch.PRESSED if self.contains(point) else Touch.NONE

    def on_release(self, point: Vector2) -> None:
        inside = self.contains(point)
        self.touch = Touch.HOVER if inside else Touch.NONE
        if inside:
            self.activate()

    def activate(self) -> None:
        if self.enabled:
            self.on_click()

    def explanation(self) -> str:
        return self.reason() or super().explanation()

    # -- looks

    def paint(self, canvas: Canvas) -> None:
        assert self.style is not None
        enabled = self.enabled  # Asked only once a frame, since finding the reason may take a while.
        style, look = self.style, self._look(self.style) if enabled else self.style.disabled
        box, depth = canvas.box(self.bounds), canvas.px(self.style.depth)
        if enabled and depth:
            if self.touch is not Touch.PRESSED:
                paint_plate(
                    canvas,
                    box,
                    style,
                    replace(look, fill=darker(look.fill, 0.4), rim=darker(look.rim, 0.4), shade=None),
                )
                box = Rect(box.x, box.y, box.w, box.h - depth)
            else:
                box = Rect(box.x, box.y + depth // 2, box.w, box.h - depth // 2)
        paint_plate(canvas, box, style, look)
        caption = self._caption(style, look)
        self._write(canvas, box, caption if self._fits(caption) else resolve(self.text), look)

    def _look(self, style: Style) -> Paint:
        return {Touch.NONE: style.normal, Touch.HOVER: style.hover, Touch.PRESSED: style.pressed}[self.touch]

    def _caption(self, style: Style, look: Paint) -> Segments:
        """Return its text with the key that does the same, small and underlined."""
        text = resolve(self.text)
        if self.key_text is None:
            return text
        key = resolve(self.key_text)
        small = style.small.colored(look.text).underlined()
        own: list[Segment] = [text] if isinstance(text, str) else list(text)
        return [*own, "  ", Span(key, small)] if isinstance(key, str) else [*own, "  ", *key]

    def _fits(self, caption: Segments) -> bool:
        """Return whether the text has room with its key, in letters however small or on several lines."""
        assert self.style is not None
        writer, ink = self.style.writer, self.style.ink
        low = self.bounds.h < 2 * writer.units("x", ink.sized(smallest(ink))).y
        return not low or writer.least_width(caption, ink) <= self.bounds.w - self.style.padding

    def _write(self, canvas: Canvas, box: Rect, caption: Segments, look: Paint) -> None:
        assert self.style is not None
        width = max(1, box.w - canvas.px(self.style.padding))
        ink = self.style.ink.colored(look.text).aligned(0)
        align = self.style.align
        fit = caption, ink, width, canvas.scale, box.h, align
        picture = self.style.writer.fitted(*fit)
        x = box.x + (box.w - width) / 2 + (width - picture.get_width()) * align
        y = box.centery - picture.get_height() // 2
        if self.style.baseline is not None:
            y = canvas.box(FRect(0, self.style.baseline, 0, 0)).y - self.style.writer.baseline(*fit)
        canvas.blit(picture, (x, y))
