"""The piles of medals: how many cards with one and with two of each nation are left."""

from __future__ import annotations

from pygame import FRect

from wotrush.model.rush.cards import Nation
from wotrush.scenes.rush.class_marks import nation_picture
from wotrush.scenes.rush.view.film import Pile
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.style.paint import fill, icon, picture, write
from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import columns, inset, rect_around, rows
from wotrush.stage.typography.text import SMALLEST

LARGEST_EMBLEM, LARGEST_COUNT = 40.0, 28.0
"""The most that the emblem and the figures of a medal pile grow with it."""
MOST_GAP = 5.0
"""The most room between the sign of medals and their count."""


def paint_medal_pile(canvas: Canvas, view: View, nation: Nation, rect: FRect) -> None:
    """Paint a pile of medals, without figures where a plate cuts it.

    Its count turns red when few are left, since the last one brings the last round.
    """
    palette = view.palette
    ones, twos = view.size(Pile.ONES, nation), view.size(Pile.TWOS, nation)
    fill(canvas, rect, palette.paper[0], radius=8, bottom=palette.paper[1], rim=palette.paper_rim)
    fill(canvas, FRect(rect.x + 2, rect.y + 4, 6, rect.h - 8), palette.nations[nation], radius=2)
    edge = min(5.0, max(1.0, rect.h / 2 - SMALLEST))
    room = inset(rect, 12, edge, 5, edge)
    high = rect.h > 0.9 * rect.w
    head, figures = rows(room, 0.4, 0.6) if high else columns(room, 0.42, 0.58, gap=4)
    side = min(head.w, head.h - 4, LARGEST_EMBLEM)
    emblem = rect_around(head.center, (side - 4, side - 4))
    fill(canvas, inset(emblem, -2), palette.nations[nation], radius=side / 2)
    picture(canvas, nation_picture(nation), inset(emblem, side * 0.08))
    if view.cuts(rect):
        return
    color = palette.nations[0] if ones <= 2 else palette.on_paper
    for key, count, line, ink in zip(
        ("medal", "doubles"), (ones, twos), rows(figures, 1, 1), (color, palette.on_paper), strict=True
    ):
        _medals_left(canvas, view, key, count, line, ink)


def _medals_left(canvas: Canvas, view: View, key: str, count: int, line: FRect, color: Color) -> None:
    """Paint the sign of single or double medals, and how many cards of them are left."""
    size = max(SMALLEST, min(line.h * 0.9, line.w * 0.55, LARGEST_COUNT))
    ink = view.theme.inks.number.sized(size).colored(color)
    needed = view.theme.writer.units(str(count), ink).x
    gap = min(MOST_GAP, (line.w - needed) * 0.2)
    sign = FRect(0, 0, min(size * 0.9, line.w - needed - gap), min(size * 0.9, line.h))
    sign.midleft = line.x + (line.w - sign.w - gap - needed) / 2, line.centery
    icon(canvas, key, color, sign)
    figure = FRect(sign.right + gap, line.y, line.right - sign.right - gap, line.h)
    write(canvas, view.theme.writer, str(count), ink, figure)
