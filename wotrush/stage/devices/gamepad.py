"""Translates a gamepad's buttons, cross and stick into the key events that scenes know already."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

import pygame
from pygame._sdl2 import controller
from pygame.event import Event

from wotrush.stage.devices.stroke import Stroke

BUTTONS = {
    0: Stroke(pygame.K_RETURN),
    1: Stroke(pygame.K_ESCAPE),
    5: Stroke(pygame.K_TAB),
    6: Stroke(pygame.K_SPACE),
}
"""Button numbers in the order of common pads (A B X Y, shoulders, back, start), and the keys they stand for
everywhere.
"""

KNOWN_PADS = {
    pygame.CONTROLLER_BUTTON_A: 0,
    pygame.CONTROLLER_BUTTON_B: 1,
    pygame.CONTROLLER_BUTTON_X: 2,
    pygame.CONTROLLER_BUTTON_Y: 3,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: 4,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: 5,
    pygame.CONTROLLER_BUTTON_BACK: 6,
    pygame.CONTROLLER_BUTTON_START: 7,
}
"""The buttons of pads that SDL knows, as the numbers above."""
CROSS = {
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: (0, -1),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: (0, 1),
    pygame.CONTROLLER_BUTTON_DPAD_UP: (1, -1),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: (1, 1),
}
FARTHEST = 32767
"""The largest value that a known pad reports for a stick."""

PUSHED, RELEASED = 0.6, 0.3
"""How far the stick must go to count as pushed, and how far back to count as released."""


SAID_TWICE = (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYHATMOTION, pygame.JOYAXISMOTION)
"""Events that repeat, for known pads, what their controller events say."""


class Gamepad:
    """Keep one for as long as the window is open; pads may be plugged in at any time."""

    def __init__(self, further: Callable[[int], Stroke | None] = lambda button: None) -> None:
        """`further` is asked at each press what the other buttons mean now."""
        self._further = further
        self._pads: dict[int, pygame.joystick.JoystickType] = {}
        self._known: dict[int, controller.Controller] = {}
        self._pushed = {0: 0, 1: 0}
        self._held: dict[tuple[int | None, int], Stroke] = {}
        if not pygame.joystick.get_init():
            pygame.joystick.init()
        controller.init()

    def translate(self, event: Event) -> Sequence[Event]:
        """Return the key events that mean the same; other events are passed through."""
        pad: int | None = getattr(event, "instance_id", None)
        if pad in self._known and event.type in SAID_TWICE:
            return []
        match event.type:
            case pygame.JOYDEVICEADDED:
                self._plug_in(event.device_index)
            case pygame.JOYDEVICEREMOVED:
                return self._unplug(event.instance_id)
            case pygame.JOYBUTTONDOWN:
                return self._press(pad, event.button)
            case pygame.JOYBUTTONUP:
                return self._release(pad, event.button)
            case pygame.CONTROLLERBUTTONDOWN if event.button in CROSS:
                return _arrow(*CROSS[event.button])
            case pygame.CONTROLLERBUTTONDOWN if event.button in KNOWN_PADS:
                return self._press(pad, KNOWN_PADS[event.button])
            case pygame.CONTROLLERBUTTONUP if event.button in KNOWN_PADS:
                return self._release(pad, KNOWN_PADS[event.button])
            case pygame.CONTROLLERAXISMOTION if event.axis in self._pushed:
                return self._stick(event.axis, event.value / FARTHEST)
            case pygame.JOYHATMOTION:
                return [*_arrow(0, event.value[0]), *_arrow(1, -event.value[1])]
            case pygame.JOYAXISMOTION if event.axis in self._pushed:
                return self._stick(event.axis, event.value)
            case _:
                return [event]
        return []

    def _plug_in(self, index: int) -> None:
        """Open a pad, unless it is gone by now."""
        with suppress(pygame.error):
            pad = pygame.joystick.Joystick(index)
            self._pads[pad.get_instance_id()] = pad
            if controller.is_controller(index):
                self._known[pad.get_instance_id()] = controller.Controller(index)

    def _unplug(self, pad: int) -> Sequence[Event]:
        """Forget a pad and release what was pressed on it."""
        self._pads.pop(pad, None)
        self._known.pop(pad, None)
        held = [button for holder, button in self._held if holder == pad]
        return [event for button in held for event in self._release(pad, button)]

    def _press(self, pad: int | None, button: int) -> Sequence[Event]:
        stroke = BUTTONS.get(button) or self._further(button)
        if stroke is None:
            return []
        self._held[pad, button] = stroke
        return [_key(pygame.KEYDOWN, stroke)]

    def _release(self, pad: int | None, button: int) -> Sequence[Event]:
        """Release the key that the button pressed, whatever it means by now."""
        stroke = self._held.pop((pad, button), None)
        return [_key(pygame.KEYUP, stroke)] if stroke is not None else []

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
    return [_key(kind, Stroke(arrows[axis, way])) for kind in (pygame.KEYDOWN, pygame.KEYUP)] if way else []


def _key(kind: int, stroke: Stroke) -> Event:
    return Event(kind, key=stroke.key, mod=pygame.KMOD_SHIFT if stroke.shift else 0, unicode="")
