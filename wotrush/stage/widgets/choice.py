"""Choices: on or off, one of a few, or a point on a scale."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import FRect, Rect, Vector2
from pygame.event import Event

from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import columns
from wotrush.stage.node import Node, Tracked
from wotrush.stage.style import Paint, Style
from wotrush.stage.typography.text import Ink, Segments, Text, resolve
from wotrush.stage.widgets.panel import paint_plate
from wotrush.stage.widgets.pressable import Pressable

STEP_KEYS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}


LEAST_PADDING = 12.0
"""The least room left and right of one of several texts, together."""


class Toggle(Pressable):
    """A switch with its text to the right of it; a `trailing` one stands at the right end, behind its text."""

    text = Tracked[Text]("")
    on = Tracked(False)

    def __init__(
        self,
        style: Style,
        text: Text,
        on: bool,
        on_change: Callable[[bool], object],
        rect: FRect | None = None,
        *,
        name: str = "",
        trailing: bool = False,
    ) -> None:
        super().__init__(rect, name=name)
        self.style = style
        self.text = text
        self.on = on
        self.trailing = trailing
        self.on_change = on_change

    def activate(self) -> None:
        self.on = not self.on
        self.on_change(self.on)

    def paint(self, canvas: Canvas) -> None:
        box = canvas.box(self.bounds)
        high = canvas.px(min(self.size.y, self.style.ink.size * 1.3))
        wide = round(high * 1.8)
        track = Rect(box.right - wide if self.trailing else box.x, box.centery - high // 2, wide, high)
        idle = self.style.hover if self.hovered else self.style.normal
        paint_plate(
            canvas, track, self.style, self.style.chosen if self.on else idle, high / 2 / canvas.scale
        )
        room = max(2, canvas.px(3))
        knob = Rect(0, 0, high - 2 * room, high - 2 * room)
        knob.center = (track.right - high // 2 if self.on else track.x + high // 2, track.centery)
        color = (self.style.chosen if self.on else idle).text
        paint_plate(canvas, knob, self.style, Paint(color, color), knob.w / 2 / canvas.scale)
        beside = wide + canvas.px(self.style.padding) // 2 + 1
        picture = self.style.writer.fitted(
            resolve(self.text), self.style.ink, max(1, box.w - beside), canvas.scale
        )
        left = box.x if self.trailing else box.x + beside
        canvas.blit(picture, (left, box.centery - picture.get_height() // 2))


class Options(Node):
    """One of a few. Override `step`, which is what the arrow keys do."""

    index = Tracked(0)
    focusable = True

    def __init__(
        self,
        style: Style,
        options: Sequence[Text],
        index: int,
        on_change: Callable[[int], object],
        rect: FRect | None = None,
        *,
        name: str = "",
    ) -> None:
        super().__init__(rect, name=name)
        self.style = style
        self.options = tuple(options)
        self.index = index
        self.on_change = on_change

    def on_key(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in STEP_KEYS:
            self.step(STEP_KEYS[event.key])
            return True
        return False

    def step(self, by: int) -> None:
        """Choose the next option, or the one before."""
        raise NotImplementedError


class Segmented(Options):
    """All options side by side."""

    hovered = Tracked[int | None](None)

    def on_hover(self, inside: bool) -> None:
        if not inside:
            self.hovered = None

    def on_move(self, point: Vector2) -> None:
        self.hovered = self._option_at(point)

    def on_press(self, point: Vector2) -> bool:
        chosen = self._option_at(point)
        if chosen is not None:
            self._choose(chosen)
        return True

    def step(self, by: int) -> None:
        self._choose(min(max(self.index + by, 0), len(self.options) - 1))

    def activate(self) -> None:
        self._choose((self.index + 1) % len(self.options))

    def paint(self, canvas: Canvas) -> None:
        paint_plate(canvas, canvas.box(self.bounds), self.style, self.style.panel)
        boxes, texts = [canvas.box(cell) for cell in self._cells()], [resolve(text) for text in self.options]
        padding = canvas.px(min(self.style.padding, self._spare))
        rooms = [max(1, box.w - padding) for box in boxes]
        ink = self._ink(texts, rooms, canvas.scale)
        for i, (box, text, room) in enumerate(zip(boxes, texts, rooms, strict=True)):
            look = self._look(i)
            if i in (self.index, self.hovered):
                paint_plate(canvas, box, self.style, look)
            picture = self.style.writer.fitted(text, ink.colored(look.text), room, canvas.scale, box.h, 0.5)
            canvas.blit(picture, picture.get_rect(center=box.center).topleft)

    def _ink(self, texts: Sequence[Segments], rooms: Sequence[int], scale: float) -> Ink:
        """Return one ink size for all of them."""
        ink, writer = self.style.ink.aligned(0), self.style.writer
        fitting = (
            writer.fitting_ink(text, ink, room, scale) for text, room in zip(texts, rooms, strict=True)
        )
        return ink.sized(min(each.size for each in fitting))

    def _look(self, i: int) -> Paint:
        if i == self.index:
            return self.style.selected
        return self.style.hover if i == self.hovered else self.style.normal

    def _cells(self) -> list[FRect]:
        """Return a cell for each: all equally wide if that is enough, else as wide as their texts need."""
        widths = self._widths()
        even = self.even_width() <= self.size.x
        return columns(self.bounds, *(1 if even else width + self._spare for width in widths))

    def even_width(self) -> float:
        """Return the width from which on all cells are equally wide."""
        return (max(self._widths()) + self.style.padding) * len(self.options)

    def least_width(self) -> float:
        """Return the width from which on every option fits in one line."""
        writer, ink = self.style.writer, self.style.ink
        return sum(writer.least_width(resolve(text), ink) + LEAST_PADDING for text in self.options)

    @property
    def _spare(self) -> float:
        """Return the room that there is left and right of each text, together."""
        return max(LEAST_PADDING, (self.size.x - sum(self._widths())) / len(self.options))

    def _widths(self) -> list[float]:
        writer, ink = self.style.writer, self.style.ink
        return [writer.units(resolve(text), ink).x for text in self.options]

    def _option_at(self, point: Vector2) -> int | None:
        local = self.to_local(point)
        return next((i for i, cell in enumerate(self._cells()) if cell.collidepoint(*local)), None)

    def _choose(self, index: int) -> None:
        if index != self.index:
            self.index = index
            self.on_change(index)


class Slider(Node):
    """A point between 0 and 1, in steps."""

    value = Tracked(0.0)
    hovered = Tracked(False)
    focusable = True

    def __init__(
        self,
        style: Style,
        value: float,
        on_change: Callable[[float], object],
        rect: FRect | None = None,
        *,
        steps: int = 20,
        name: str = "",
    ) -> None:
        super().__init__(rect, name=name)
        self.style = style
        self.value = value
        self.on_change = on_change
        self.steps = steps

    def on_hover(self, inside: bool) -> None:
        self.hovered = inside

    def on_press(self, point: Vector2) -> bool:
        self._slide(point)
        return True

    def on_drag(self, point: Vector2) -> None:
        self._slide(point)

    def on_wheel(self, steps: float) -> bool:
        self._set(self.value + steps / self.steps)
        return True

    def on_key(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in STEP_KEYS:
            self._set(self.value + STEP_KEYS[event.key] / self.steps)
            return True
        return False

    def paint(self, canvas: Canvas) -> None:
        box = canvas.box(self.bounds)
        knob = canvas.px(min(self.size.y, self.style.ink.size))
        high = max(2, knob // 3)
        at = round(box.x + knob / 2 + (box.w - knob) * self.value)
        track = Rect(box.x, box.centery - high // 2, box.w, high)
        paint_plate(canvas, track, self.style, self.style.panel, high / 2 / canvas.scale)
        filled = Rect(track.x, track.y, max(1, at - track.x), high)
        paint_plate(canvas, filled, self.style, self.style.chosen, high / 2 / canvas.scale)
        dot = Rect(at - knob // 2, box.centery - knob // 2, knob, knob)
        look = self.style.hover if self.hovered else self.style.chosen
        paint_plate(canvas, dot, self.style, look, knob / 2 / canvas.scale)

    def _slide(self, point: Vector2) -> None:
        knob = min(self.size.y, self.style.ink.size)
        self._set((self.to_local(point).x - knob / 2) / max(1.0, self.size.x - knob))

    def _set(self, value: float) -> None:
        value = round(min(max(value, 0.0), 1.0) * self.steps) / self.steps
        if value != self.value:
            self.value = value
            self.on_change(value)
