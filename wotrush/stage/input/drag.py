"""Drag-and-drop and click-click as one state machine: both lift a source and let it go on a target."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

import pygame
from pygame import Vector2
from pygame.event import Event

from wotrush.stage.clock import Clock
from wotrush.stage.node import Node

THRESHOLD = 7.0
"""Pixels the pointer may wander while a press still counts as a click."""
LONG_PRESS = 0.5
"""Seconds after which a press that does not move is a look rather than a click."""


class Hold(Enum):
    """What can be done with a node."""

    NONE = "none"
    CLICK = "click"
    LIFT = "lift"
    """It can be dragged, and clicked to be picked up."""


class Manner(Enum):
    """How a source was lifted."""

    DRAG = "drag"
    PICK = "pick"


@dataclass(frozen=True, slots=True)
class Idle:
    """Nothing is held."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """The button is down on a source; it may become a click, a drag or a long press."""

    source: Node
    at: Vector2
    grip: Vector2
    since: float


@dataclass(frozen=True, slots=True)
class Dragging:
    """The source hangs on the pointer, `grip` away from its centre."""

    source: Node
    grip: Vector2
    target: Node | None = None


@dataclass(frozen=True, slots=True)
class Picked:
    """The source was clicked and waits for a click on a target."""

    source: Node
    target: Node | None = None


State = Idle | Pressed | Dragging | Picked


class DragHost:
    """What a scene tells the machine, and what it is told. Override what matters; points are window pixels."""

    def hold(self, node: Node) -> Hold:
        """What can be done with it now."""
        return Hold.NONE

    def targets(self, source: Node) -> Sequence[Node]:
        """Where the source may be taken, foremost first: also to where it cannot be dropped, to say why not."""
        return ()

    def clicked(self, node: Node) -> bool:
        """A click or Enter. True: that was all; False: pick it up, if it can be lifted."""
        return False

    def only_looks(self, node: Node) -> bool:
        """It was pressed for long and let go. True: that was to look at it; False: it was a click."""
        return False

    def lifted(self, source: Node, manner: Manner) -> None: ...

    def moved(self, source: Node, center: Vector2) -> None:
        """While dragged: where its centre should be."""

    def entered(self, source: Node, target: Node) -> None: ...

    def left(self, source: Node, target: Node) -> None: ...

    def dropped(self, source: Node, target: Node) -> None:
        """It was let go on a target. The machine is idle again, so another lift may begin here."""

    def cancelled(self, source: Node) -> None:
        """It was let go anywhere else, or taken back."""


class Drag:
    """Feed it events; it uses their positions only."""

    def __init__(self, root: Node, host: DragHost, clock: Clock) -> None:
        self.root = root
        self.host = host
        self._clock = clock
        self.state: State = Idle()

    @property
    def source(self) -> Node | None:
        """What is held in the air."""
        return self.state.source if isinstance(self.state, Dragging | Picked) else None

    @property
    def target(self) -> Node | None:
        return self.state.target if isinstance(self.state, Dragging | Picked) else None

    @property
    def pressed_long(self) -> Node | None:
        """What the button has been down on for long without moving."""
        state = self.state
        if not isinstance(state, Pressed) or self._clock.now() - state.since < LONG_PRESS:
            return None
        return state.source

    # -- events

    def handle(self, event: Event) -> bool:
        """True if nobody else should have the event."""
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT:
                return self._press(Vector2(event.pos))
            case pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT:
                return self._release(Vector2(event.pos))
            case pygame.MOUSEMOTION:
                return self._move(Vector2(event.pos))
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_RIGHT:
                return self.cancel()
            case pygame.KEYDOWN if event.key == pygame.K_ESCAPE:
                return self.cancel()
            case pygame.WINDOWFOCUSLOST:
                return self.let_go()
        return False

    def activate(self, node: Node) -> bool:
        """Enter on a node: picks it up, drops what is picked up on it, or puts it back."""
        if isinstance(self.state, Picked):
            source = self.state.source
            if node in self.host.targets(source):
                self._aim(node)
                self._drop()
                return True
            self.cancel()
            return node is source or self.activate(node)
        return self._click(node) if self.host.hold(node) is not Hold.NONE else False

    def aim(self, node: Node | None) -> None:
        """The focus moved while something is picked up: shows what dropping it here would do."""
        if isinstance(self.state, Picked):
            self._aim(node if node in self.host.targets(self.state.source) else None)

    def cancel(self) -> bool:
        """Puts back whatever is held; False if nothing was."""
        source = self.source
        if source is not None:
            self._aim(None)
        held, self.state = self.state, Idle()
        if source is not None:
            self.host.cancelled(source)
        return not isinstance(held, Idle)

    def let_go(self) -> bool:
        """Puts back what hangs on a button that is down; what was picked up waits on."""
        return not isinstance(self.state, Picked) and self.cancel()

    def abandon(self) -> None:
        """Forgets what is held without telling anybody, for a table that is being laid anew."""
        self.state = Idle()

    # -- steps

    def _press(self, point: Vector2) -> bool:
        if isinstance(self.state, Picked):
            return self._press_while_picked(self.state, point)
        source = self._holdable_at(point)
        if source is None:
            return False
        self.state = Pressed(source, point, point - source.center_px, self._clock.now())
        return True

    def _press_while_picked(self, picked: Picked, point: Vector2) -> bool:
        self._aim(self._target_at(picked.source, point))
        if self.target is not None:
            self._drop()
            return True
        again = self._holdable_at(point)
        self.cancel()
        return again is picked.source or self._press(point)

    def _move(self, point: Vector2) -> bool:
        if isinstance(self.state, Pressed):
            if (point - self.state.at).length() <= THRESHOLD or self.host.hold(
                self.state.source
            ) is not Hold.LIFT:
                return True
            source, grip = self.state.source, self.state.grip
            self.state = Dragging(source, grip)
            self.host.lifted(source, Manner.DRAG)
        if isinstance(self.state, Dragging):
            self.host.moved(self.state.source, point - self.state.grip)
        if isinstance(self.state, Dragging | Picked):
            self._aim(self._target_at(self.state.source, point))
        return isinstance(self.state, Dragging)

    def _release(self, point: Vector2) -> bool:
        match self.state:
            case Pressed(source=source):
                looked = self.pressed_long is not None and self.host.only_looks(source)
                self.state = Idle()
                if not looked:
                    self._click(source)
                return True
            case Dragging(source=source):
                self._aim(self._target_at(source, point))
                if self.target is not None:
                    self._drop()
                else:
                    self.cancel()
                return True
        return False

    def _click(self, node: Node) -> bool:
        if not self.host.clicked(node) and self.host.hold(node) is Hold.LIFT and isinstance(self.state, Idle):
            self.state = Picked(node)
            self.host.lifted(node, Manner.PICK)
        return True

    def _drop(self) -> None:
        assert isinstance(self.state, Dragging | Picked)
        source, target = self.state.source, self.state.target
        assert target is not None
        self.host.left(source, target)
        self.state = Idle()
        self.host.dropped(source, target)

    def _aim(self, target: Node | None) -> None:
        state = self.state
        if not isinstance(state, Dragging | Picked) or target is state.target:
            return
        if state.target is not None:
            self.host.left(state.source, state.target)
        if isinstance(state, Dragging):
            self.state = Dragging(state.source, state.grip, target)
        else:
            self.state = Picked(state.source, target)
        if target is not None:
            self.host.entered(state.source, target)

    def _holdable_at(self, point: Vector2) -> Node | None:
        found = self.root.hit(point)
        if found is None:
            return None
        return next((node for node in found.ancestry() if self.host.hold(node) is not Hold.NONE), None)

    def _target_at(self, source: Node, point: Vector2) -> Node | None:
        return next((t for t in self.host.targets(source) if t.shown and t.contains(point)), None)
