"""The empty play area: its purpose, and the signs of all abilities that cards have."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from wotrush.scenes.rush.abilities import ABILITIES, ability_name
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.style.paint import fits, icon, write
from wotrush.stage.color import mix
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import columns, grid, inset, rect_around, rows

LETTERS, HEAD = 23.0, 40.0
"""The size of the words that say what the play area is for, and the height of their line above a legend."""
LEGEND_MARK, BESIDE_MARK, LEGEND_LINE, LEGEND_GAP = 24.0, 10.0, 36.0, 20.0


def paint_invitation(canvas: Canvas, view: View, room: FRect, said: str) -> None:
    """Paint the purpose of the play area and the icons of all abilities, with their names where there is room.
    Nothing is painted where nothing is said, as while others play.
    """
    if not said:
        return
    palette, writer = view.palette, view.theme.writer
    ink = view.theme.inks.body.sized(LETTERS).colored(palette.text_soft).aligned(0.5)
    head, below = rows(room, -HEAD, 1)
    if fits(canvas, writer, said, ink, room.w) and (cells := _legend(view, below)):
        write(canvas, writer, said, ink, head)
        _paint_legend(canvas, view, cells)
        return
    side = min(38.0, room.h * 0.2, room.w / 11)
    frieze = rect_around((room.centerx, room.centery - side * 0.8), (side * 10.4, side))
    faint = mix(palette.table[1], palette.text, max(0.22, palette.engraving))
    for row, cell in zip(ABILITIES.values(), columns(frieze, *[1] * len(ABILITIES)), strict=True):
        icon(canvas, row.icon, faint, cell)
    words = FRect(room.x, frieze.bottom + side * 0.3, room.w, 2 * side)
    write(canvas, writer, said, ink, words, valign=0.0, lines=2)


def _legend(view: View, room: FRect) -> list[FRect]:
    """Return the places of all abilities with their names, or none if they do not fit in whole."""
    writer, ink = view.theme.writer, view.theme.inks.small
    longest = max(writer.units(ability_name(ability), ink).x for ability in ABILITIES)
    wide = LEGEND_MARK + BESIDE_MARK + longest + LEGEND_GAP
    for across in (4, 2):
        down = -(-len(ABILITIES) // across)
        size = across * wide, min(room.h, down * LEGEND_LINE)
        if size[0] <= room.w and size[1] >= down * LEGEND_MARK:
            return grid(rect_around(room.center, size), across, down)
    return []


def _paint_legend(canvas: Canvas, view: View, cells: Sequence[FRect]) -> None:
    palette = view.palette
    faint = mix(palette.table[1], palette.text, max(0.4, palette.engraving))
    ink = view.theme.inks.small.colored(palette.text_soft)
    for (ability, row), cell in zip(ABILITIES.items(), cells, strict=True):
        mark = FRect(cell.x, cell.centery - LEGEND_MARK / 2, LEGEND_MARK, LEGEND_MARK)
        icon(canvas, row.icon, faint, mark)
        name = inset(cell, LEGEND_MARK + BESIDE_MARK, 0, 0, 0)
        write(canvas, view.theme.writer, ability_name(ability), ink, name)
