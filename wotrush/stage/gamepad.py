"""A gamepad speaks in keys: its buttons, its cross and its stick become the key events scenes know already."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame.event import Event

from wotrush.stage.stroke import Stroke

BUTTONS = {0: Stroke(pygame.K_RETURN), 1: Stroke(pygame.K_ESCAPE), 5: Stroke(pygame.K_TAB)}
"""Button numbers in the order of the common pads (A B X Y, shoulders, back, start) and what they mean anywhere."""

PUSHED, RELEASED = 0.6, 0.3
"""How far the stick must go to count, and how far back to count again."""


class Gamepad:
    """Hold one for as long as the window is open: pads may be plugged in at any time."""

    def __init__(self, further: Callable[[int], Stroke | None] = lambda button: None) -> None:
        """`further` is asked at each press what the other buttons mean now."""
        self._further = further
        self._pads: dict[int, pygame.joystick.JoystickType] = {}
        self._pushed = {0: 0, 1: 0}
        if not pygame.joystick.get_init():
            pygame.joystick.init()

    def translate(self, event: Event) -> Sequence[Event]:
        """The key events that say the same; an event of another kind stays as it is."""
        match event.type:
            case pygame.JOYDEVICEADDED:
                pad = pygame.joystick.Joystick(event.device_index)
                self._pads[pad.get_instance_id()] = pad
            case pygame.JOYDEVICEREMOVED:
                self._pads.pop(event.instance_id, None)
            case pygame.JOYBUTTONDOWN:
                stroke = BUTTONS.get(event.button) or self._further(event.button)
                return _pressed(stroke) if stroke is not None else []
            case pygame.JOYHATMOTION:
                return [*_arrow(0, event.value[0]), *_arrow(1, -event.value[1])]
            case pygame.JOYAXISMOTION if event.axis in self._pushed:
                return self._stick(event.axis, event.value)
            case _:
                return [event]
        return []

    def _stick(self, axis: int, value: float) -> Sequence[Event]:
        way = (value > 0) - (value < 0)
        if self._pushed[axis] and (abs(value) < RELEASED or way != self._pushed[axis]):
            self._pushed[axis] = 0
        if not self._pushed[axis] and abs(value) > PUSHED:
            self._pushed[axis] = way
            return _arrow(axis, way)
        return []


def _arrow(axis: int, way: int) -> Sequence[Event]:
    arrows = {(0, -1): pygame.K_LEFT, (0, 1): pygame.K_RIGHT, (1, -1): pygame.K_UP, (1, 1): pygame.K_DOWN}
    return _pressed(Stroke(arrows[axis, way])) if way else []


def _pressed(stroke: Stroke) -> Sequence[Event]:
    mod = pygame.KMOD_SHIFT if stroke.shift else 0
    return [Event(kind, key=stroke.key, mod=mod, unicode="") for kind in (pygame.KEYDOWN, pygame.KEYUP)]
