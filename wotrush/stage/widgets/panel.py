"""A rounded, shaded plate with a rim, and the paint that other widgets share."""

from __future__ import annotations

from functools import partial

from pygame import FRect, Rect

from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import framed, soft
from wotrush.stage.node import Node, Tracked
from wotrush.stage.style import Paint, Style


class Panel(Node):
    """A background for other nodes. It stops the pointer from reaching what lies behind."""

    style = Tracked[Style | None](None)
    paint_as = Tracked[Paint | None](None)

    def __init__(
        self,
        style: Style,
        rect: FRect | None = None,
        *,
        paint: Paint | None = None,
        shadow: float = 0.0,
        name: str = "",
    ) -> None:
        super().__init__(rect, name=name)
        self.style = style
        self.paint_as = paint
        self.shadow = shadow

    def paint(self, canvas: Canvas) -> None:
        assert self.style is not None
        if self.shadow:
            paint_shadow(canvas, canvas.box(self.bounds), self.style.radius, self.shadow)
        paint_plate(canvas, canvas.box(self.bounds), self.style, self.paint_as or self.style.panel)


def paint_plate(canvas: Canvas, box: Rect, style: Style, paint: Paint, radius: float | None = None) -> None:
    """Paint a cached plate in a pixel box."""
    corner, rim = canvas.px(style.radius if radius is None else radius), canvas.px(style.rim)
    if min(box.size) <= 0:
        return
    make = partial(
        framed,
        box.size,
        corner,
        paint.fill,
        paint.rim,
        rim if len(paint.rim) == 3 or paint.rim[3] else 0,
        paint.shade,
    )
    canvas.blit(canvas.pictures.get(("plate", box.size, corner, rim, paint), make), box.topleft)


def paint_shadow(canvas: Canvas, box: Rect, radius: float, reach: float) -> None:
    """Paint the soft shadow of a box, straight below it."""
    blur, corner = canvas.px(reach), canvas.px(radius)
    make = partial(soft, box.size, corner, blur, (0, 0, 0, 130))
    picture = canvas.pictures.get(("shadow", box.size, corner, blur), make)
    canvas.blit(picture, (box.x - 2 * blur, box.y - 2 * blur + blur // 2))
