"""The plate on which a player's cards lie."""

from __future__ import annotations

from pygame import FRect

from wotrush.model.game import Seat
from wotrush.scenes.style.paint import fill, outline, shadow
from wotrush.scenes.table.view import TableView
from wotrush.stage.drawing.canvas import Canvas

RADIUS = 10.0


def player_plate(
    canvas: Canvas, view: TableView, box: FRect, seat: Seat, *, lit: bool, striped: bool = True
) -> None:
    """Paint it, `striped` in the player's color at its edge; `lit` during that player's turn."""
    palette, color = view.palette, view.color(seat)
    if lit:
        shadow(canvas, box, radius=RADIUS, reach=7, color=(*color[:3], 150))
        top, bottom = palette.panel_raised
        fill(canvas, box, top, radius=RADIUS, bottom=bottom)
        outline(canvas, box, color, radius=RADIUS, thickness=3)
    else:
        fill(canvas, box, palette.panel, radius=RADIUS, rim=palette.panel_rim)
    if striped:
        fill(canvas, FRect(box.x, box.y + 8, 6, box.h - 16), color, radius=2)
