"""Scenes and the stack they lie on: the top one has the keys, and overlays let the scenes below show through."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import FRect, Rect, Surface, Vector2
from pygame.event import Event

from wotrush.stage import memory
from wotrush.stage.clock import Clock
from wotrush.stage.color import BLACK
from wotrush.stage.drawing.cache import SurfaceCache
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.display_list import DisplayList
from wotrush.stage.drawing.shapes import Size
from wotrush.stage.input.drag import DragHost
from wotrush.stage.input.ui import Interface
from wotrush.stage.motion.player import Player
from wotrush.stage.node import Node
from wotrush.stage.space import DesignSpace
from wotrush.stage.style import Style

NEW_A_FRAME = 0.1
"""Turned and scaled pictures made in one frame cover at most about this share of the window."""


class Scene:
    """A scene on the screen. Override what matters."""

    overlay = False
    """Whether the scenes below stay visible and alive."""
    space: DesignSpace | None = None
    """The units in which it is laid out, if it is."""

    def enter(self) -> None:
        """Called when it lies on top for the first time."""

    def leave(self) -> None:
        """Called when it is taken off the stack."""

    def covered(self) -> None:
        """Called when another scene is laid over it; that one gets the release of whatever is pressed."""

    def uncovered(self, pointer: Vector2 | None) -> None:
        """Called when it lies on top again, with the place of the pointer in pixels; None: it is outside the window."""

    def resize(self, space: DesignSpace) -> None:
        """Called when the window or the interface scale has a new size, and always before the first frame: with the space of
        the scene below.
        """

    def handle(self, event: Event) -> bool:
        return False

    def update(self) -> None:
        """Called once a frame, before drawing."""

    @property
    def stale(self) -> bool:
        """Return whether it would look different if it were drawn again."""
        return False

    @property
    def moving(self) -> bool:
        """Return whether it will soon go stale by itself, so that frames should come quickly."""
        return False

    def draw(self, canvas: Canvas) -> None: ...


class NodeScene(Scene):
    """A scene made of nodes, in units: build them in `__init__` and place them in `layout`."""

    space: DesignSpace

    def __init__(self, clock: Clock, style: Style, host: DragHost | None = None) -> None:
        self.clock = clock
        self.root = Node(name="root")
        self.root.touchable = False
        self.player = Player(clock)
        self.interface = Interface(self.root, clock, style, host)
        self.space = DesignSpace((1920, 1080))

    def layout(self, area: FRect) -> None:
        """Place everything in `area`, which is the whole window in units."""

    def leave(self) -> None:
        self.interface.focus.set(None)

    def covered(self) -> None:
        self.interface.leave()

    def uncovered(self, pointer: Vector2 | None) -> None:
        self.interface.return_to(pointer)

    def resize(self, space: DesignSpace) -> None:
        self.space = space
        self.root.scale = space.scale
        self.root.rect = FRect(0, 0, *space.area.size)
        self.root.pos = Vector2(space.window) / 2
        self.layout(space.area)
        self.root.invalidate()

    def handle(self, event: Event) -> bool:
        return self.interface.handle(event)

    def update(self) -> None:
        self.player.update()
        self.interface.update()

    @property
    def stale(self) -> bool:
        return self.root.stale

    @property
    def moving(self) -> bool:
        return self.player.busy

    def draw(self, canvas: Canvas) -> None:
        self.root.draw(canvas)


@dataclass(frozen=True, slots=True)
class _Fade:
    """The last picture of the previous scene, fading out."""

    picture: Surface
    begin: float
    seconds: float

    def left(self, now: float) -> float:
        """Return its opacity: 1 at first, then 0."""
        return max(0.0, 1 - (now - self.begin) / self.seconds)


class SceneStack:
    """The scenes. An empty stack ends the program."""

    def __init__(
        self, clock: Clock, pictures: SurfaceCache | None = None, *, fade: float = 0.25, ui_scale: float = 1.0
    ) -> None:
        self._clock = clock
        self.pictures = pictures if pictures is not None else SurfaceCache()
        self._scenes: list[Scene] = []
        self._space = DesignSpace((1920, 1080), ui_scale)
        self._pointer: Vector2 | None = None
        """Where the pointer is, if it is in the window."""
        self._seconds = fade
        self._fade: _Fade | None = None
        self._changed = True
        self.shown = DisplayList()
        """What the last frame shows."""
        self._painted: tuple[Surface, Size] | None = None
        """The Surface and size that the last frame was painted on; None if it may have been lost."""

    @property
    def top(self) -> Scene | None:
        return self._scenes[-1] if self._scenes else None

    @property
    def space(self) -> DesignSpace:
        return self._space

    def push(self, scene: Scene) -> None:
        self._begin_fade()
        if self._scenes:
            self._scenes[-1].covered()
        self._scenes.append(scene)
        scene.resize(self._shared_space(self._scenes[:-1]))
        scene.enter()

    def pop(self) -> None:
        self._begin_fade()
        if self._scenes:
            self._scenes.pop().leave()
        if self._scenes:
            self._scenes[-1].uncovered(self._pointer)

    def show(self, scene: Scene) -> None:
        """Replace all scenes with this one."""
        self._begin_fade()
        self.clear()
        memory.trim()
        self.push(scene)

    def clear(self) -> None:
        while self._scenes:
            self._scenes.pop().leave()

    def resize(self, window: tuple[int, int], ui_scale: float | None = None) -> None:
        self._space = DesignSpace(window, self._space.ui_scale if ui_scale is None else ui_scale)
        self._fade = None
        self.invalidate()
        self.pictures.forget_orders()
        for place, scene in enumerate(self._scenes):
            scene.resize(self._shared_space(self._scenes[:place]))

    def _shared_space(self, below: Sequence[Scene]) -> DesignSpace:
        """Return the space of what lies below a scene, which may point at something there."""
        return (below[-1].space if below else None) or self._space

    def handle(self, event: Event) -> bool:
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._pointer = Vector2(event.pos)
        elif event.type == pygame.WINDOWLEAVE:
            self._pointer = None
        return self._scenes[-1].handle(event) if self._scenes else False

    def update(self) -> None:
        if self._fade is not None and self._fade.left(self._clock.now()) <= 0:
            self._fade, self._changed = None, True
        for scene in self._visible():
            scene.update()
        self._changed |= self.pictures.collect()

    @property
    def stale(self) -> bool:
        return self._changed or self._fade is not None or any(scene.stale for scene in self._visible())

    @property
    def moving(self) -> bool:
        return self._fade is not None or any(scene.moving for scene in self._visible())

    def invalidate(self) -> None:
        """Have everything painted anew, since the window lost its contents."""
        self._changed, self._painted = True, None

    def draw(self, surface: Surface) -> list[Rect]:
        """Paint where the frame differs from the last one, and return those regions; another Surface is painted whole."""
        window, target = surface.get_rect(), (surface, surface.get_size())
        lasting, self._painted = self._painted == target, None
        before, self.shown = self.shown, self._taken_down(window)
        regions = self.shown.differing(before) if lasting else [window]
        for region in regions:
            self.shown.paint(surface, region)
        self._painted = target
        return regions

    def _taken_down(self, window: Rect) -> DisplayList:
        """Record what the frame shows."""
        self._changed = False
        canvas = Canvas(DisplayList(), self.pictures, window)
        canvas.fill(BLACK, window)
        self.pictures.begin_frame(NEW_A_FRAME * window.w * window.h)
        for scene in self._visible():
            scene.draw(canvas)
        if self._fade is not None:
            fading = canvas.inside(canvas.transform, self._fade.left(self._clock.now()))
            fading.blit(self._fade.picture, (0, 0))
        return canvas.display_list

    def _visible(self) -> list[Scene]:
        """Return the last scene that hides the ones below it and the overlays on it, from back to front."""
        first = next((i for i in range(len(self._scenes) - 1, -1, -1) if not self._scenes[i].overlay), 0)
        return self._scenes[first:]

    def _begin_fade(self) -> None:
        self._changed = True
        if self._seconds > 0 and self._painted is not None and self._fade is None:
            self._fade = _Fade(self._painted[0].copy(), self._clock.now(), self._seconds)
