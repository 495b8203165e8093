"""Drag-and-drop and click-click as one state machine: both pick up a source and put it down on a target."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

import pygame
from pygame import Vector2
from pygame.event import Event

from wotrush.stage.clock import Clock
from wotrush.stage.node import Node

DOUBLE = 0.4
"""Within so many seconds a second click on what was picked up is a double click."""
THRESHOLD = 7.0
"""The pixels that the pointer may wander while a press still counts as a click."""
LONG_PRESS = 0.5
"""The seconds after which a press without motion is a long press rather than a click."""


class Affordance(Enum):
    """What can be done with a node."""

    NONE = "none"
    CLICK = "click"
    LIFT = "lift"
    """It can be dragged, or picked up with a click."""


class Manner(Enum):
    """How a source was picked up."""

    DRAG = "drag"
    PICK = "pick"


@dataclass(frozen=True, slots=True)
class Idle:
    """Nothing is picked up."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """The button is down on a source; it may become a click, a drag or a long press."""

    source: Node
    at: Vector2
    grip: Vector2
    since: float
    put_back: bool = False
    """Whether the press has put the source back, which a click before had picked up: a click has no more to do."""


@dataclass(frozen=True, slots=True)
class Dragging:
    """The source follows the pointer, which is `grip` away from its centre."""

    source: Node
    grip: Vector2
    target: Node | None = None


@dataclass(frozen=True, slots=True)
class Picked:
    """The source was clicked at that time and waits for a click on a target."""

    source: Node
    since: float
    target: Node | None = None


State = Idle | Pressed | Dragging | Picked


class DragHost:
    """What the machine asks a scene and reports to it. Override what matters; points are window pixels."""

    def affordance(self, node: Node) -> Affordance:
        """Return what can be done with the node now."""
        return Affordance.NONE

    def targets(self, source: Node) -> Sequence[Node]:
        """Return where the source may be taken, foremost first, including targets that only explain why they refuse
        it.
        """
        return ()

    def clicked(self, node: Node) -> bool:
        """Handle a click or Enter; return False to have the source picked up, if it can be."""
        return False

    def long_pressed(self, node: Node) -> bool:
        """Handle a long press; return True if it was a peek, False if it counts as a click."""
        return False

    def lifted(self, source: Node, manner: Manner) -> None: ...

    def moved(self, source: Node, center: Vector2) -> None:
        """Move the source's center there, if it is being dragged."""

    def entered(self, source: Node, target: Node) -> None: ...

    def left(self, source: Node, target: Node) -> None: ...

    def dropped(self, source: Node, target: Node) -> None:
        """Drop it on a target. The machine is idle again, so another drag may begin here."""

    def double_clicked(self, source: Node) -> None:
        """Handle a quick second click on what the first one picked up; it has been put back."""

    def cancelled(self, source: Node) -> None:
        """Put it back: it was dropped elsewhere, or the drag was cancelled."""


class Drag:
    """Feed it events; it uses only their positions."""

    def __init__(self, root: Node, host: DragHost, clock: Clock) -> None:
        self.root = root
        self.host = host
        self._clock = clock
        self.state: State = Idle()
        self._pointed: Vector2 | None = None
        """Where the pointer was when it last found the target; None if it did not."""

    @property
    def source(self) -> Node | None:
        """Return the node that is picked up."""
        return self.state.source if isinstance(self.state, Dragging | Picked) else None

    @property
    def target(self) -> Node | None:
        return self.state.target if isinstance(self.state, Dragging | Picked) else None

    @property
    def pressed_long(self) -> Node | None:
        """Return the node of a long press that is still going on."""
        state = self.state
        if not isinstance(state, Pressed) or self._clock.now() - state.since < LONG_PRESS:
            return None
        return state.source

    # -- events

    def handle(self, event: Event) -> bool:
        """Handle an event; return True if nobody else should have it."""
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
        """Handle Enter on a node: pick it up, drop what is picked up on it, or put that back."""
        if isinstance(self.state, Picked):
            source = self.state.source
            if node in self.host.targets(source):
                self._aim(node)
                self._drop()
                return True
            self.cancel()
            return node is source or self.activate(node)
        return self._click(node) if self.host.affordance(node) is not Affordance.NONE else False

    def aim(self, node: Node | None) -> None:
        """Show what dropping the picked-up node on the focused node would do."""
        if isinstance(self.state, Picked):
            self._pointed = None
            self._aim(node if node in self.host.targets(self.state.source) else None)

    def cancel(self) -> bool:
        """Put back what is picked up; return False if nothing was."""
        source = self.source
        if source is not None:
            self._aim(None)
        held, self.state = self.state, Idle()
        if source is not None:
            self.host.cancelled(source)
        return not isinstance(held, Idle)

    def let_go(self) -> bool:
        """Put back what is being dragged; what was picked up with a click waits on."""
        return not isinstance(self.state, Picked) and self.cancel()

    def abandon(self) -> None:
        """Forget everything without calling the host, for a table that is laid out anew."""
        self.state = Idle()

    # -- transitions

    def _press(self, point: Vector2) -> bool:
        if isinstance(self.state, Picked):
            return self._press_while_picked(self.state, point)
        source = self._holdable_at(point)
        if source is None:
            return False
        self._hold(source, point)
        return True

    def _hold(self, source: Node, point: Vector2, *, put_back: bool = False) -> None:
        self.state = Pressed(source, point, point - source.center_px, self._clock.now(), put_back)

    def _press_while_picked(self, picked: Picked, point: Vector2) -> bool:
        self._point(picked.source, point)
        if self.target is not None:
            self._drop()
            return True
        again = self._holdable_at(point)
        self.cancel()
        if again is not picked.source:
            return self._press(point)
        if self._clock.now() - picked.since < DOUBLE:
            self.host.double_clicked(picked.source)
        else:
            self._hold(picked.source, point, put_back=True)
        return True

    def _move(self, point: Vector2) -> bool:
        if isinstance(self.state, Pressed):
            if (point - self.state.at).length() <= THRESHOLD or self.host.affordance(
                self.state.source
            ) is not Affordance.LIFT:
                return True
            source, grip = self.state.source, self.state.grip
            self.state = Dragging(source, grip)
            self.host.lifted(source, Manner.DRAG)
        if isinstance(self.state, Dragging):
            self.host.moved(self.state.source, point - self.state.grip)
        if isinstance(self.state, Dragging | Picked):
            self._point(self.state.source, point)
        return isinstance(self.state, Dragging)

    def _release(self, point: Vector2) -> bool:
        match self.state:
            case Pressed(source=source, put_back=put_back):
                looked = self.pressed_long is not None and self.host.long_pressed(source)
                self.state = Idle()
                if not looked and not put_back:
                    self._click(source)
                return True
            case Dragging(source=source):
                self._point(source, point)
                if self.target is not None:
                    self._drop()
                else:
                    self.cancel()
                return True
        return False

    def _click(self, node: Node) -> bool:
        if (
            not self.host.clicked(node)
            and self.host.affordance(node) is Affordance.LIFT
            and isinstance(self.state, Idle)
        ):
            self.state = Picked(node, self._clock.now())
            self.host.lifted(node, Manner.PICK)
        return True

    def _drop(self) -> None:
        assert isinstance(self.state, Dragging | Picked)
        source, target = self.state.source, self.state.target
        assert target is not None
        self.host.left(source, target)
        self.state = Idle()
        self.host.dropped(source, target)

    def _point(self, source: Node, point: Vector2) -> None:
        """Aim at what lies under the pointer. A target that has moved away from beneath it stays the target while it rests, so
        that nothing else is dropped on than what was seen to be aimed at.
        """
        target, pointed = self.target, self._pointed
        rests = pointed is not None and (point - pointed).length() <= THRESHOLD
        if target is not None and pointed is not None and rests and not target.contains(pointed):
            return
        self._pointed = point
        self._aim(self._target_at(source, point))

    def _aim(self, target: Node | None) -> None:
        state = self.state
        if not isinstance(state, Dragging | Picked) or target is state.target:
            return
        if state.target is not None:
            self.host.left(state.source, state.target)
        if isinstance(state, Dragging):
            self.state = Dragging(state.source, state.grip, target)
        else:
            self.state = Picked(state.source, state.since, target)
        if target is not None:
            self.host.entered(state.source, target)

    def _holdable_at(self, point: Vector2) -> Node | None:
        found = self.root.hit(point)
        if found is None:
            return None
        return next(
            (node for node in found.ancestry() if self.host.affordance(node) is not Affordance.NONE), None
        )

    def _target_at(self, source: Node, point: Vector2) -> Node | None:
        return next((t for t in self.host.targets(source) if t.shown and t.contains(point)), None)
