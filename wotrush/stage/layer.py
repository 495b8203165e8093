"""A layer that is painted once and kept: for backgrounds and everything that seldom changes."""

from __future__ import annotations

from pygame import FRect, Rect, Surface

from wotrush.stage.cache import SurfaceCache
from wotrush.stage.canvas import Canvas
from wotrush.stage.node import Node
from wotrush.stage.shapes import Size, blank


class StaticLayer(Node):
    """Keeps one picture of itself and its children, made again when any of them changes or the window does.

    An opaque one must fill its rect; it is faster, as it is copied without blending.
    """

    touchable = False

    def __init__(
        self, rect: FRect | None = None, *, opaque: bool = False, passing: bool = False, name: str = ""
    ) -> None:
        """`passing`: what it is painted from is large and seldom wanted again, so none of it is kept."""
        self._kept: Surface | None = None
        self._kept_for: tuple[Rect, float] | None = None
        self.opaque = opaque
        self._passing = passing
        super().__init__(rect, name=name)

    @property
    def reach(self) -> FRect:
        """All that may be painted on, in its own coordinates."""
        return self.bounds

    def draw(self, canvas: Canvas) -> None:
        fresh = self.stale
        self.stale = False
        if not self.visible or self.alpha <= 0:
            return
        own = canvas.inside(canvas.transform.child(self.pos, self.size, self.angle, self.scale), self.alpha)
        box = own.box(self.reach)
        if self._kept is None or fresh or self._kept_for != (box, own.scale):
            self._kept = self._painted(own, box)
            self._kept_for = (box, own.scale)
        own.blit(self._kept, box.topleft)

    def hides(self, window: Rect) -> bool:
        """Whether nothing behind it can be seen in these pixels."""
        shown = self.opaque and self.visible and self.alpha >= 1
        return shown and self.transform.angle == 0 and Rect(self.box_px).inflate(2, 2).contains(window)

    def _painted(self, canvas: Canvas, box: Rect) -> Surface:
        surface = self._emptied(box.size)
        moved = type(canvas.transform)(canvas.transform.offset - box.topleft, 0.0, canvas.scale)
        inner = Canvas(surface, SurfaceCache(budget=0) if self._passing else canvas.pictures, moved)
        self.paint(inner)
        for child in self._in_order():
            child.draw(inner)
        return surface

    def _emptied(self, size: Size) -> Surface:
        """The old one if it fits: a Surface of the whole window takes longer to come by than to paint on."""
        if self._kept is None or self._kept.get_size() != size:
            return Surface(size, depth=32) if self.opaque else blank(size)
        if not self.opaque:
            self._kept.fill((0, 0, 0, 0))
        return self._kept
