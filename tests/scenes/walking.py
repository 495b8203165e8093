"""Moving the focus as a person does: by Tab and arrows, or by a gamepad's cross and shoulder."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Event, Vector2

from wotrush.scenes.page.keys import Keys
from wotrush.stage.devices.gamepad import Gamepad
from wotrush.stage.node import Node
from wotrush.stage.scene import NodeScene
from wotrush.workshop.pilot import Pilot

Press = Callable[[int], None]
ARROWS = {
    pygame.K_LEFT: Vector2(-1, 0),
    pygame.K_RIGHT: Vector2(1, 0),
    pygame.K_UP: Vector2(0, -1),
    pygame.K_DOWN: Vector2(0, 1),
}
PAD_BUTTONS = {
    pygame.K_RETURN: 0,
    pygame.K_ESCAPE: 1,
    pygame.K_z: 2,
    pygame.K_h: 3,
    pygame.K_u: 4,
    pygame.K_TAB: 5,
    pygame.K_SPACE: 6,
    pygame.K_e: 7,
}
CROSS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, 1), pygame.K_DOWN: (0, -1)}


class PadPress:
    """Presses on a gamepad what stands for a key; the window would translate its events."""

    def __init__(self, pilot: Pilot) -> None:
        self._pilot = pilot
        self._pad = Gamepad(Keys().pad)

    def __call__(self, key: int) -> None:
        if key in CROSS:
            self._post(pygame.JOYHATMOTION, hat=0, value=CROSS[key])
            self._post(pygame.JOYHATMOTION, hat=0, value=(0, 0))
        else:
            self._post(pygame.JOYBUTTONDOWN, button=PAD_BUTTONS[key])
            self._post(pygame.JOYBUTTONUP, button=PAD_BUTTONS[key])
        self._pilot.step()

    def _post(self, kind: int, **values: object) -> None:
        for event in self._pad.translate(Event(kind, values)):
            self._pilot.stack.handle(event)


class FocusWalker:
    """Looks only at the focused node of the table; `trail` is what was pressed, and where."""

    def __init__(self, scene: Callable[[], NodeScene], press: Press) -> None:
        self._scene = scene
        self.press = press
        self.trail: list[object] = []

    @property
    def at(self) -> Node | None:
        return self._scene().interface.focus.current

    def hit(self, key: int) -> None:
        self.trail.append((pygame.key.name(key), self.at))
        self.press(key)

    def enter(self, find: Callable[[], Node]) -> None:
        self.go_to(find)
        self.hit(pygame.K_RETURN)

    def go_to(self, find: Callable[[], Node]) -> None:
        """Press Tab until the zone is right, then arrows. Buttons are replaced at times, so it is looked up at each
        step.
        """
        plan = self._scene().interface.focus.plan
        assert plan is not None
        for _ in range(60):
            here, node = self.at, find()
            if here is node:
                return
            if here is None or plan.zone(here) != plan.zone(node):
                self.hit(self._arrow_into(here, node) or pygame.K_TAB)
            else:
                self.hit(self._arrow_towards(here, node) or pygame.K_TAB)
        raise AssertionError(f"No way by keys to {find()} from {self.at}: {self.trail[-30:]}.")

    def _arrow_into(self, here: Node | None, node: Node) -> int | None:
        """Return the arrow that leads straight to the node, though it lies in another zone."""
        focus = self._scene().interface.focus
        ways = {key: focus.towards(direction) for key, direction in ARROWS.items()} if here else {}
        return next((key for key, to in ways.items() if to is node), None)

    def _arrow_towards(self, here: Node, node: Node) -> int | None:
        """Return the arrow that leads nearest, in the same zone."""
        focus = self._scene().interface.focus
        assert focus.plan is not None
        zone = focus.plan.zone(node)
        ways = {key: focus.towards(direction) for key, direction in ARROWS.items()}
        inside = {key: to for key, to in ways.items() if to is not None and focus.plan.zone(to) == zone}
        far = {key: (to.center_px - node.center_px).length() for key, to in inside.items()}
        key = min(far, key=lambda k: far[k], default=None)
        nearer = key is not None and far[key] < (here.center_px - node.center_px).length()
        return key if nearer else None
