"""Brings events to the nodes of a tree: hover, press, wheel, keys, focus, shortcuts, drags and tooltips."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

import pygame
from pygame import FRect, Vector2
from pygame.event import Event

from wotrush.stage.clock import Clock
from wotrush.stage.devices.stroke import Stroke
from wotrush.stage.input.drag import Drag, DragHost
from wotrush.stage.input.focus import By, Focus, FocusRing
from wotrush.stage.node import Node
from wotrush.stage.style import Style
from wotrush.stage.widgets.button import Button
from wotrush.stage.widgets.tooltip import Tooltip

TOOLTIP_AFTER = 0.4
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
NO_SHORTCUT = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


class Sign(Enum):
    """What happened to a widget that can be used."""

    REACHED = "the pointer came upon it"
    PRESSED = "it was pressed, by pointer or key"


class Interface:
    """The input of one scene. `scope` narrows everything to a part of the tree while a prompt must be answered."""

    on_sign: Callable[[Sign], object] | None = None
    """Called with every sign, so that it can be heard."""
    on_refused: Callable[[str], object] | None = None
    """Called with the reason when a disabled button was pressed."""

    def __init__(self, root: Node, clock: Clock, style: Style, host: DragHost | None = None) -> None:
        self.root = root
        self.focus = Focus(root)
        self.drag = Drag(root, host or DragHost(), clock)
        self.hovered: Node | None = None
        self._clock = clock
        self._hovered_since = 0.0
        self._pressed: Node | None = None
        """What was pressed last; it is not explained again to a pointer that stays on it."""
        self._pointer: Vector2 | None = None
        self._captured: Node | None = None
        self._scope = root
        self._tooltip = root.add(Tooltip(style))
        root.add(FocusRing(self.focus, style.focus))

    @property
    def scope(self) -> Node:
        return self._scope

    @scope.setter
    def scope(self, scope: Node) -> None:
        self._scope = self.focus.scope = scope
        self.drag.root = scope
        self._hover(None)

    def hovered_for(self) -> float:
        """Return the seconds that the pointer has rested on one node."""
        return self._clock.now() - self._hovered_since if self.hovered is not None else 0.0

    def handle(self, event: Event) -> bool:
        """Handle an event; return True if something took it."""
        match event.type:
            case pygame.MOUSEMOTION:
                return self._move(event)
            case pygame.MOUSEBUTTONDOWN:
                return self._press(event)
            case pygame.MOUSEBUTTONUP:
                return self._release(event)
            case pygame.MOUSEWHEEL:
                return self._wheel(event.precise_y if hasattr(event, "precise_y") else event.y)
            case pygame.KEYDOWN | pygame.TEXTINPUT:
                return self._key(event)
            case pygame.WINDOWLEAVE:
                self._pointer = None
                self._hover(None)
        return self.drag.handle(event)

    def update(self) -> None:
        """Notice nodes that moved under a resting pointer, and show a tooltip once it has rested long enough."""
        self._keep_hold()
        if self.root.stale and self._captured is None and self._pointer is not None:
            self._hover(self.scope.hit(self._pointer))
        node, text = self._explained()
        if node is None or self._captured or self.drag.source:
            self._tooltip.hide()
            return
        box, scale = node.box_px, self.root.transform.scale
        beside = FRect(self.root.to_local(box.topleft), Vector2(box.size) / scale)
        self._tooltip.show(text, beside, self.root.bounds)

    def leave(self) -> None:
        """Release what the pointer holds down, since nobody will see the button go up, and forget where it was."""
        self._captured = self._pointer = None
        self._hover(None)
        self.drag.let_go()

    def return_to(self, pointer: Vector2 | None) -> None:
        """Take note of what lies under the pointer, which may have moved meanwhile; None: it is outside the window."""
        self._pointer = pointer
        self._hover(None if pointer is None else self.scope.hit(pointer))

    # -- pointer

    def _move(self, event: Event) -> bool:
        point = Vector2(event.pos)
        if self.focus.by is By.KEYS and self._pointer is not None and point != self._pointer:
            self.focus.by = By.POINTER
            self.root.invalidate()
        self._pointer = point
        self._keep_hold()
        if self._captured is not None:
            self._captured.on_drag(point)
            return True
        before = self.hovered
        self._hover(self.scope.hit(point))
        if self.hovered is not self._pressed:
            self._pressed = None
        if self.hovered is not None:
            if self.hovered is not before and isinstance(self.hovered, Button):
                self._give(Sign.REACHED, self.hovered)
            self.hovered.on_move(point)
        return self.drag.handle(event)

    def _press(self, event: Event) -> bool:
        point = Vector2(event.pos)
        hit = self.scope.hit(point)
        self._hover(hit)
        if event.button != pygame.BUTTON_LEFT:
            return self.drag.handle(event)
        above = list(hit.ancestry()) if hit is not None else []
        self.focus.set(next((node for node in above if node.focusable), None))
        for node in above:
            if node.on_press(point):
                self.drag.cancel()
                self._captured = node
                self._give(Sign.PRESSED, node)
                self._pressed = None if self._refuse(node) else node
                return True
        if self.drag.handle(event):
            self._pressed = hit
            return True
        return hit is not None and hit is not self.root

    def _release(self, event: Event) -> bool:
        point = Vector2(event.pos)
        self._keep_hold()
        if self._captured is not None and event.button == pygame.BUTTON_LEFT:
            captured, self._captured = self._captured, None
            captured.on_release(point)
            self._hover(self.scope.hit(point))
            return True
        return self.drag.handle(event)

    def _keep_hold(self) -> None:
        """Press the new node of the same name if the pressed one was replaced, or nothing."""
        held = self._captured
        if held is None or self.root in held.ancestry():
            return
        self._captured = next((node for node in self.scope.walk() if node.name == held.name != ""), None)
        if self._captured is not None and self._pointer is not None:
            self._captured.on_drag(self._pointer)

    def _wheel(self, steps: float) -> bool:
        return any(node.on_wheel(steps) for node in (self.hovered.ancestry() if self.hovered else ()))

    def _hover(self, node: Node | None) -> None:
        if node is self.hovered:
            return
        before = list(self.hovered.ancestry()) if self.hovered else []
        after = list(node.ancestry()) if node else []
        self.hovered, self._hovered_since = node, self._clock.now()
        for left in before:
            if left not in after:
                left.on_hover(False)
        for entered in after:
            if entered not in before:
                entered.on_hover(True)

    def _explained(self) -> tuple[Node | None, str]:
        """Return the focused node when keys are used, or else the one that the pointer has rested on for a while."""
        by_keys = self.focus.by is By.KEYS
        asked = self.focus.current if by_keys else self.hovered
        if asked is None or (not by_keys and self.hovered_for() < TOOLTIP_AFTER):
            return None, ""
        if asked is self._pressed and not by_keys:
            return None, ""
        for node in asked.ancestry():
            if text := node.explanation():
                return node, text
        return None, ""

    # -- keys

    def _key(self, event: Event) -> bool:
        if self.drag.handle(event):
            return True
        focused = self.focus.current
        if focused is not None and any(node.on_key(event) for node in focused.ancestry()):
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in ENTER and focused is not None and self.focus.by is By.KEYS:
            self._activate(focused)
            return True
        if self._shortcut(event):
            return True
        if event.key in ENTER and focused is not None:
            self._activate(focused)
            return True
        if self.focus.handle(event):
            self.drag.aim(self.focus.current)
            return True
        return False

    def _activate(self, node: Node) -> None:
        self.focus.set(node, By.KEYS)
        if not self.drag.activate(node):
            self._give(Sign.PRESSED, node)
            self._refuse(node)
            node.activate()

    def _shortcut(self, event: Event) -> bool:
        if getattr(event, "mod", 0) & NO_SHORTCUT:
            return False
        stroke = Stroke.of(event)
        for node in self.scope.walk():
            if isinstance(node, Button) and node.shortcut == stroke:
                self._give(Sign.PRESSED, node)
                self._refuse(node)
                node.activate()
                return True
        return False

    def _refuse(self, node: Node) -> bool:
        """Say why a disabled button does nothing, and return whether it is one."""
        why = node.reason() if isinstance(node, Button) else None
        if why and self.on_refused is not None:
            self.on_refused(why)
        return bool(why)

    def _give(self, sign: Sign, node: Node) -> None:
        """Give a sign, such as a sound, of a node that is of use: no disabled button, and nothing that never takes the focus."""
        usable = node.enabled if isinstance(node, Button) else node.focusable
        if usable and self.on_sign is not None:
            self.on_sign(sign)
