"""One line of text to type into."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pygame
from pygame import FRect, Rect, Vector2
from pygame.event import Event

from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.node import Node, Tracked
from wotrush.stage.style import Style
from wotrush.stage.typography.text import Text, resolve
from wotrush.stage.widgets.panel import paint_plate

REPEAT = (400, 40)
"""The milliseconds until a held key repeats, and between repetitions."""


class TextField(Node):
    """Typed text arrives as TEXTINPUT, so that every keyboard layout and input method works."""

    value = Tracked("")
    cursor = Tracked(0)
    focused = Tracked(False)
    focusable = True

    def __init__(
        self,
        style: Style,
        value: str,
        on_change: Callable[[str], object],
        rect: FRect | None = None,
        *,
        longest: int = 24,
        placeholder: Text = "",
        on_submit: Callable[[str], object] | None = None,
        name: str = "",
    ) -> None:
        super().__init__(rect, name=name)
        self.style = style
        self.longest = longest
        self.value = value[:longest]
        self.cursor = len(self.value)
        self.placeholder = placeholder
        self.on_change = on_change
        self.on_submit = on_submit

    def on_focus(self, focused: bool) -> None:
        """Let keys repeat only while typing: a held shortcut must not act twice."""
        self.focused = focused
        if pygame.display.get_init():
            pygame.key.set_repeat(*(REPEAT if focused else (0, 0)))

    def on_press(self, point: Vector2) -> bool:
        self.cursor = self._cursor_at(point)
        return True

    def activate(self) -> None:
        if self.on_submit:
            self.on_submit(self.value)

    def on_key(self, event: Event) -> bool:
        if event.type == pygame.TEXTINPUT:
            self.type(event.text)
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_v and getattr(event, "mod", 0) & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self.type(_clipboard())
            return True
        return self._edit(event.key) or self._is_typing(event)

    def type(self, text: str) -> None:
        """Insert text at the cursor, as much as there is room for."""
        text = "".join(letter for letter in text if letter.isprintable())[: self.longest - len(self.value)]
        self._set(self.value[: self.cursor] + text + self.value[self.cursor :], self.cursor + len(text))

    def _edit(self, key: int) -> bool:
        before, after = self.value[: self.cursor], self.value[self.cursor :]
        match key:
            case pygame.K_BACKSPACE:
                self._set(before[:-1] + after, max(0, self.cursor - 1))
            case pygame.K_DELETE:
                self._set(before + after[1:], self.cursor)
            case pygame.K_LEFT:
                self.cursor = max(0, self.cursor - 1)
            case pygame.K_RIGHT:
                self.cursor = min(len(self.value), self.cursor + 1)
            case pygame.K_HOME:
                self.cursor = 0
            case pygame.K_END:
                self.cursor = len(self.value)
            case _:
                return False
        return True

    def _is_typing(self, event: Event) -> bool:
        """Return whether a letter is being typed, which must not act as a shortcut too."""
        held = getattr(event, "mod", 0) & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META)
        return not held and bool(getattr(event, "unicode", "").strip() or event.key == pygame.K_SPACE)

    def _set(self, value: str, cursor: int) -> None:
        changed = value != self.value
        self.value, self.cursor = value, cursor
        if changed:
            self.on_change(value)

    def paint(self, canvas: Canvas) -> None:
        box = canvas.box(self.bounds)
        paint_plate(canvas, box, self.style, self.style.pressed if self.focused else self.style.panel)
        room = box.inflate(-2 * canvas.px(self.style.padding), 0)
        before = self._width(self.value[: self.cursor], canvas.scale) if self.focused else 0
        shift = max(0, before - room.w + canvas.px(2))
        self._write(canvas.within(room.inflate(canvas.px(4), 0)), room, shift)
        if self.focused:
            high = canvas.px(self.style.ink.size * 1.2)
            line = Rect(room.x + before - shift, box.centery - high // 2, max(1, canvas.px(2)), high)
            canvas.fill(self.style.accent, line)

    def _write(self, canvas: Canvas, room: Rect, shift: int) -> None:
        """Write the text: at full size while typing, else so that all of it can be read."""
        ink = self.style.ink.aligned(0).colored(self.style.panel.text)
        if self.value and not self.focused:
            picture = self.style.writer.fitted(self.value, ink, room.w, canvas.scale)
        elif self.value:
            picture = self.style.writer.picture(self.value, ink, canvas.scale)
        else:
            hint = ink.colored(self.style.disabled.text)
            picture = self.style.writer.fitted(resolve(self.placeholder), hint, room.w, canvas.scale)
        canvas.blit(picture, (room.x - shift, room.centery - picture.get_height() // 2))

    def _width(self, text: str, scale: float) -> int:
        return self.style.writer.line_width(text, self.style.ink, scale)

    def _cursor_at(self, point: Vector2) -> int:
        scale = self.transform.scale
        x = (self.to_local(point).x - self.style.padding) * scale
        return min(range(len(self.value) + 1), key=lambda i: abs(self._width(self.value[:i], scale) - x))


def _clipboard() -> str:
    """Return the text of the clipboard, or an empty one where there is no clipboard."""
    with suppress(pygame.error):
        return pygame.scrap.get_text()
    return ""
