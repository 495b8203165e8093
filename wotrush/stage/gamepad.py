"""A gamepad speaks in keys: its buttons, its cross and its stick become the key events scenes know already."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame
from pygame.event import Event

BUTTONS: Mapping[int, int] = {
    0: pygame.K_RETURN,
    1: pygame.K_ESCAPE,
    2: pygame.K_z,
    3: pygame.K_h,
    4: pygame.K_u,
    5: pygame.K_TAB,
    7: pygame.K_e,
}
"""Button numbers in the order of the common pads (A B X Y, shoulders, back, start) and the keys they mean."""

PUSHED, RELEASED = 0.6, 0.3
"""How far the stick must go to count, and how far back to count again."""


class Gamepad:
    """Hold one for as long as the window is open: pads may be plugged in at any time."""

    def __init__(self, buttons: Mapping[int, int] = BUTTONS) -> None:
        self._buttons = buttons
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
            case pygame.JOYBUTTONDOWN if event.button in self._buttons:
                return _stroke(self._buttons[event.button])
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
    return _stroke(arrows[axis, way]) if way else []


def _stroke(key: int) -> Sequence[Event]:
    return [Event(kind, key=key, mod=0, unicode="") for kind in (pygame.KEYDOWN, pygame.KEYUP)]
