"""One line of text to type into."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pygame
from pygame import FRect, Rect, Vector2
from pygame.event import Event

from wotrush.stage.color import Color, mix
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.node import Node, Tracked
from wotrush.stage.style import Style
from wotrush.stage.typography.text import Text, resolve
from wotrush.stage.widgets.panel import paint_plate

REPEAT = (400, 40)
"""Milliseconds until a held key repeats, and between repeats."""
CLEAR = 30.0
"""The width of the cross that clears a field, in units."""
NARROW = 110.0
"""Fields narrower than this have no cross."""
SELECTED = 0.35
"""How much of the accent is in the ground of selected letters, which stay as bright as they are."""


class TextField(Node):
    """Typed text arrives as TEXTINPUT, so every keyboard layout and input method works.

    The cross at the end of a field that is typed into clears it. Esc takes back what was typed since it has the focus, or clears
    a `passing` text such as words to look for; an Esc with nothing to take back is left to others.
    """

    value = Tracked("")
    cursor = Tracked(0)
    anchor = Tracked(0)
    """Where the selection begins. It ends at the cursor."""
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
        passing: bool = False,
        name: str = "",
    ) -> None:
        super().__init__(rect, name=name)
        self.style = style
        self.longest = longest
        self.value = value[:longest]
        self.cursor = self.anchor = len(self.value)
        self.placeholder = placeholder
        self.on_change = on_change
        self.on_submit = on_submit
        self.passing = passing
        self._cross_shown = False
        self._before = "" if passing else value

    def on_focus(self, focused: bool) -> None:
        """Let keys repeat only while typing: a held shortcut must not act twice. Esc returns to what stands there now."""
        self.focused, self._before = focused, "" if self.passing else self.value
        if pygame.display.get_init():
            pygame.key.set_repeat(*(REPEAT if focused else (0, 0)))

    def on_press(self, point: Vector2) -> bool:
        if self._cross_shown and self.to_local(point).x > self.size.x - CLEAR:
            self.clear()
        else:
            self.cursor = self.anchor = self._cursor_at(point)
        return True

    def on_drag(self, point: Vector2) -> None:
        """Select from where the button went down."""
        if self.value:
            self.cursor = self._cursor_at(point)

    def activate(self) -> None:
        if self.on_submit:
            self.on_submit(self.value)

    def on_key(self, event: Event) -> bool:
        if event.type == pygame.TEXTINPUT:
            self.type(event.text)
            return True
        if event.type != pygame.KEYDOWN:
            return False
        held = getattr(event, "mod", 0)
        if _commands(held):
            return self._command(event.key) or self._by_word(
                event.key, selecting=bool(held & pygame.KMOD_SHIFT)
            )
        if event.key == pygame.K_ESCAPE and self.value != self._before:
            self._set(self._before, len(self._before))
            return True
        return (
            self._edit(event.key)
            or self._move(event.key, selecting=bool(held & pygame.KMOD_SHIFT))
            or self._is_typing(event)
        )

    @property
    def selected(self) -> str:
        """The selected part of the text."""
        return self.value[min(self.anchor, self.cursor) : max(self.anchor, self.cursor)]

    def type(self, text: str) -> None:
        """Put text in at the cursor, in place of what is selected: what can be written, as much as there is room for."""
        first, last = sorted((self.anchor, self.cursor))
        before, after = self.value[:first], self.value[last:]
        text = "".join(filter(str.isprintable, self.style.writer.written(text, self.style.ink)))
        text = text[: self.longest - len(before) - len(after)]
        self._set(before + text + after, len(before) + len(text))

    def _command(self, key: int) -> bool:
        """Select all, copy, cut or paste."""
        match key:
            case pygame.K_a:
                self.anchor, self.cursor = 0, len(self.value)
            case pygame.K_c:
                _copy(self.selected)
            case pygame.K_x:
                _copy(self.selected)
                self.type("")
            case pygame.K_v:
                self.type(_clipboard())
            case _:
                return False
        return True

    def _by_word(self, key: int, *, selecting: bool) -> bool:
        """Move, select or delete as far as the word begins or ends."""
        match key:
            case pygame.K_LEFT | pygame.K_BACKSPACE:
                place = self.value[: self.cursor].rstrip().rfind(" ") + 1
            case pygame.K_RIGHT | pygame.K_DELETE:
                rest = self.value[self.cursor :]
                end = rest.find(" ", len(rest) - len(rest.lstrip()))
                place = len(self.value) if end < 0 else self.cursor + end
            case _:
                return False
        if key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self.anchor = self.anchor if self.selected else place
            self.type("")
        else:
            self.cursor, self.anchor = place, self.anchor if selecting else place
        return True

    def _edit(self, key: int) -> bool:
        if key not in (pygame.K_BACKSPACE, pygame.K_DELETE):
            return False
        if not self.selected:
            step = -1 if key == pygame.K_BACKSPACE else 1
            self.anchor = min(len(self.value), max(0, self.cursor + step))
        self.type("")
        return True

    def _move(self, key: int, *, selecting: bool) -> bool:
        match key:
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
        if not selecting:
            self.anchor = self.cursor
        return True

    def _is_typing(self, event: Event) -> bool:
        """Return whether a letter is being typed, which must not act as a shortcut too."""
        letter = getattr(event, "unicode", "").strip()
        return not _commands(getattr(event, "mod", 0)) and bool(
            (letter and letter.isprintable()) or event.key == pygame.K_SPACE
        )

    def clear(self) -> None:
        self._set("", 0)

    def _set(self, value: str, cursor: int) -> None:
        changed = value != self.value
        self.value, self.cursor, self.anchor = value, cursor, cursor
        if changed:
            self.on_change(value)

    def paint(self, canvas: Canvas) -> None:
        box = canvas.box(self.bounds)
        paint_plate(canvas, box, self.style, self.style.pressed if self.focused else self.style.panel)
        room = box.inflate(-2 * canvas.px(self.style.padding), 0)
        self._cross_shown = self.focused and bool(self.value) and self.size.x >= NARROW
        if self._cross_shown:
            self._paint_cross(canvas, box)
            room.w -= canvas.px(CLEAR - self.style.padding)
        before = self._width(self.value[: self.cursor], canvas.scale) if self.focused else 0
        shift = max(0, before - room.w + canvas.px(2))
        if self.focused and self.selected:
            first, last = sorted((self.anchor, self.cursor))
            left, right = (self._width(self.value[:at], canvas.scale) for at in (first, last))
            high = canvas.px(self.style.ink.size * 1.3)
            marked = Rect(room.x + left - shift, box.centery - high // 2, right - left, high)
            canvas.fill(selection_color(self.style), marked.clip(room))
        self._write(canvas.within(room.inflate(canvas.px(4), 0)), room, shift)
        if self.focused:
            high = canvas.px(self.style.ink.size * 1.2)
            line = Rect(room.x + before - shift, box.centery - high // 2, max(1, canvas.px(2)), high)
            canvas.fill(self.style.accent, line)

    def _paint_cross(self, canvas: Canvas, box: Rect) -> None:
        ink = self.style.ink.aligned(0.5).colored(self.style.disabled.text)
        picture = self.style.writer.picture("×", ink, canvas.scale)
        middle = box.right - canvas.px(CLEAR) // 2 - canvas.px(2)
        canvas.blit(picture, (middle - picture.get_width() // 2, box.centery - picture.get_height() // 2))

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


def _commands(held: int) -> bool:
    """Return whether a key gives a command with these modifiers. AltGr types letters; some systems call it Ctrl and Alt."""
    return bool(held & (pygame.KMOD_CTRL | pygame.KMOD_META)) and not held & pygame.KMOD_ALT


def selection_color(style: Style) -> Color:
    """Return the ground of selected letters."""
    return mix(style.pressed.fill, style.accent, SELECTED)


def _copy(text: str) -> None:
    """Hand a text to other programs, where there is a clipboard."""
    if text:
        with suppress(pygame.error):
            pygame.scrap.put_text(text)


def _clipboard() -> str:
    """Return the text of the clipboard, or an empty one where there is no clipboard."""
    with suppress(pygame.error):
        return pygame.scrap.get_text()
    return ""
