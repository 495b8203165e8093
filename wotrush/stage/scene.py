"""Scenes and the stack they lie on: the top one has the keys, overlays let the ones below shine through."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect, Rect, Surface, Vector2
from pygame.event import Event

from wotrush.stage.cache import SurfaceCache
from wotrush.stage.canvas import Canvas
from wotrush.stage.clock import Clock
from wotrush.stage.color import BLACK
from wotrush.stage.drag import DragHost
from wotrush.stage.layer import StaticLayer
from wotrush.stage.node import Node
from wotrush.stage.player import Player
from wotrush.stage.space import DesignSpace
from wotrush.stage.style import Style
from wotrush.stage.ui import Interface

NEW_A_FRAME = 0.2
"""Turned and scaled pictures made in one frame cover about this part of the window at most."""


class Scene:
    """What is on screen. Override what matters."""

    overlay = False
    """Whether the scenes below stay visible and alive."""

    def enter(self) -> None:
        """It lies on top for the first time."""

    def leave(self) -> None:
        """It is taken off the stack."""

    def covered(self) -> None:
        """Another scene is laid over it, and will hear what the player lets go of."""

    def resize(self, space: DesignSpace) -> None:
        """The window or the interface scale has a new size; always called before the first frame."""

    def handle(self, event: Event) -> bool:
        return False

    def update(self) -> None:
        """Once a frame, before drawing."""

    @property
    def stale(self) -> bool:
        """Whether it would look different if it were drawn again."""
        return False

    @property
    def moving(self) -> bool:
        """Whether it will go stale by itself soon, so that frames should come quickly."""
        return False

    def fills(self, window: Rect) -> bool:
        """Whether it paints all of the window anew."""
        return False

    def draw(self, canvas: Canvas) -> None: ...


class NodeScene(Scene):
    """A scene made of nodes, in units: override `layout` to place them, and build them in `__init__`."""

    def __init__(self, clock: Clock, style: Style, host: DragHost | None = None) -> None:
        self.clock = clock
        self.root = Node(name="root")
        self.root.touchable = False
        self.player = Player(clock)
        self.interface = Interface(self.root, clock, style, host)
        self.space = DesignSpace((1920, 1080))

    def layout(self, area: FRect) -> None:
        """Places everything in `area`, the whole window in units."""

    def leave(self) -> None:
        self.interface.focus.set(None)

    def covered(self) -> None:
        self.interface.let_go()

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

    def fills(self, window: Rect) -> bool:
        layers = (child for child in self.root.children if isinstance(child, StaticLayer))
        return any(layer.hides(window) for layer in layers)

    def draw(self, canvas: Canvas) -> None:
        self.root.draw(canvas)


@dataclass(frozen=True, slots=True)
class _Fade:
    """The last picture of what was there before, on its way out."""

    picture: Surface
    begin: float
    seconds: float

    def left(self, now: float) -> float:
        """What is still to be seen of it: 1 at first, then 0."""
        return max(0.0, 1 - (now - self.begin) / self.seconds)


class SceneStack:
    """Empty means the program is over."""

    def __init__(
        self, clock: Clock, pictures: SurfaceCache | None = None, *, fade: float = 0.25, ui_scale: float = 1.0
    ) -> None:
        self._clock = clock
        self.pictures = pictures if pictures is not None else SurfaceCache()
        self._scenes: list[Scene] = []
        self._space = DesignSpace((1920, 1080), ui_scale)
        self._seconds = fade
        self._fade: _Fade | None = None
        self._changed = True

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
        scene.resize(self._space)
        scene.enter()

    def pop(self) -> None:
        self._begin_fade()
        if self._scenes:
            self._scenes.pop().leave()

    def show(self, scene: Scene) -> None:
        """In place of all."""
        self._begin_fade()
        self.clear()
        self.push(scene)

    def clear(self) -> None:
        while self._scenes:
            self._scenes.pop().leave()

    def resize(self, window: tuple[int, int], ui_scale: float | None = None) -> None:
        self._space = DesignSpace(window, self._space.ui_scale if ui_scale is None else ui_scale)
        self._fade, self._changed = None, True
        self.pictures.forget_orders()
        for scene in self._scenes:
            scene.resize(self._space)

    def handle(self, event: Event) -> bool:
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
        """The window lost its contents."""
        self._changed = True

    def draw(self, surface: Surface) -> None:
        self._changed = False
        visible, window = self._visible(), surface.get_rect()
        if not any(scene.fills(window) for scene in visible):
            surface.fill(BLACK)
        self.pictures.begin_frame(NEW_A_FRAME * surface.get_width() * surface.get_height())
        for scene in visible:
            scene.draw(Canvas(surface, self.pictures))
        if self._fade is not None:
            self._fade.picture.set_alpha(round(255 * self._fade.left(self._clock.now())))
            surface.blit(self._fade.picture, (0, 0))

    def _visible(self) -> list[Scene]:
        """From the back: the last scene that hides the ones below it, and the overlays on it."""
        first = next((i for i in range(len(self._scenes) - 1, -1, -1) if not self._scenes[i].overlay), 0)
        return self._scenes[first:]

    def _begin_fade(self) -> None:
        self._changed = True
        if self._seconds > 0 and self._scenes and self._fade is None:
            before = Surface(self._space.window, depth=32)
            self.draw(before)
            self._fade = _Fade(before, self._clock.now(), self._seconds)
            self._changed = True
