"""A layer that is painted once and kept, for backgrounds and everything that seldom changes."""

from __future__ import annotations

from pygame import FRect, Rect, Surface

from wotrush.stage.drawing.cache import SurfaceCache
from wotrush.stage.drawing.canvas import Canvas, Transform
from wotrush.stage.drawing.display_list import DisplayList
from wotrush.stage.drawing.shapes import blank
from wotrush.stage.node import Node


class StaticLayer(Node):
    """Keeps one picture of itself and its children, repainted when any of them or the window changes. An opaque one
    must fill its rect; it is faster, since it is copied without blending, and hides what lies behind.
    """

    touchable = False

    def __init__(
        self, rect: FRect | None = None, *, opaque: bool = False, passing: bool = False, name: str = ""
    ) -> None:
        """`passing`: the pictures it is painted from are large and seldom needed again, so none of them is cached."""
        self._picture: Surface | None = None
        self._kept_for: tuple[Rect, float] | None = None
        self._shown = DisplayList()
        """The marks on the kept picture."""
        self._complete = True
        """Whether the kept picture shows no stand-in."""
        self.opaque = opaque
        self._passing = passing
        super().__init__(rect, name=name)

    @property
    def reach(self) -> FRect:
        """Return the area that may be painted on, in its own coordinates."""
        return self.bounds

    def draw(self, canvas: Canvas) -> None:
        fresh = self.stale or not self._complete
        self.stale = False
        if not self.visible or self.alpha <= 0:
            return
        own = canvas.inside(canvas.transform.child(self.pos, self.size, self.angle, self.scale), self.alpha)
        box = own.box(self.reach)
        if self._picture is None or self._kept_for != (box, own.scale):
            self._picture = Surface(box.size, depth=32) if self.opaque else blank(box.size)
            self._kept_for = (box, own.scale)
            self._paint(own, self._picture, box, anew=True)
        elif fresh:
            self._paint(own, self._picture, box, anew=self._passing)
        own.blit(self._picture, box.topleft, hides=self.opaque)

    def forget(self) -> None:
        """Have everything repainted."""
        self._picture = None
        self.invalidate()

    def _paint(self, canvas: Canvas, kept: Surface, box: Rect, *, anew: bool) -> None:
        """Repaint what differs from the kept picture, or all of it if `anew`."""
        moved = Transform(canvas.transform.offset - box.topleft, 0.0, canvas.scale)
        pictures = SurfaceCache(budget=0) if self._passing else canvas.pictures
        inner = Canvas(DisplayList(), pictures, kept.get_rect(), moved)
        stand_ins = pictures.stand_ins
        self.paint(inner)
        for child in self._in_order():
            child.draw(inner)
        self._complete = pictures.stand_ins == stand_ins
        shown = inner.display_list
        for region in [kept.get_rect()] if anew else shown.differing(self._shown):
            if not self.opaque:
                kept.fill((0, 0, 0, 0), region)
            shown.paint(kept, region)
            canvas.display_list.renewed.append(region.move(box.topleft).clip(canvas.clip))
        self._shown = DisplayList() if self._passing else DisplayList(shown.marks)
