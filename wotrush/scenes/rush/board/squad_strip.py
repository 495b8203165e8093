"""A squad at a glance: its vehicles by class and its medals by nation. All of it is public."""

from __future__ import annotations

from pygame import FRect

from wotrush.i18n import tn
from wotrush.model.game import Seat
from wotrush.model.rush.cards import Nation, VehicleClass, medal_count
from wotrush.scenes.rush import faces as art
from wotrush.scenes.rush.class_marks import CLASS_SYMBOLS, SymbolPicture
from wotrush.scenes.rush.table.view import View
from wotrush.scenes.style.paint import EmblemPicture, fill, picture, write
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import columns, inset, rect_around, rows

NARROW = 58.0
"""In a cell narrower than this the mark is smaller, so that it does not touch its figure."""
LOW = 90.0
"""Below this height all figures stand side by side."""


def class_counts(view: View, seat: Seat) -> dict[VehicleClass, int]:
    classes = [view.seen.catalogue.cls[card] for card in view.counted.squad(seat)]
    return {each: classes.count(each) for each in VehicleClass}


def medal_counts(view: View, seat: Seat) -> dict[Nation, int]:
    squad = view.counted.squad(seat)
    return {n: sum(medal_count(c) for c in squad if view.seen.catalogue.nation[c] == n) for n in Nation}


def paint_squad(canvas: Canvas, view: View, seat: Seat, rect: FRect) -> None:
    """Paint a heading and the figures: in two rows or, in a low strip, side by side."""
    inks, palette = view.theme.inks, view.palette
    if rect.h < LOW:
        head, below = rows(rect, -22, 1, gap=4)
        classes, medals = columns(below, len(VehicleClass), len(Nation), gap=12)
    else:
        head, classes, medals = rows(rect, -26, 1, 1, gap=6 * min(1.0, rect.h / 170))
    text = tn("{n} card in the squad", "{n} cards in the squad", len(view.counted.squad(seat)))
    write(canvas, view.theme.writer, text, inks.small.colored(palette.text_soft), head)
    for cell, (each, n) in zip(
        columns(classes, *[1] * len(VehicleClass), gap=5), class_counts(view, seat).items(), strict=True
    ):
        mark = _figure(canvas, view, cell, n)
        color = palette.text if n else palette.text_faint
        picture(canvas, SymbolPicture(CLASS_SYMBOLS[each], color), mark)
    for cell, (nation, n) in zip(
        columns(medals, 1, 1, 1, 1, gap=5), medal_counts(view, seat).items(), strict=True
    ):
        mark = _figure(canvas, view, cell, n)
        fill(canvas, inset(mark, -2), palette.nations[nation], radius=mark.w)
        picture(canvas, EmblemPicture(tuple(art.ArtNation)[nation]), inset(mark, mark.w * 0.08))


def _figure(canvas: Canvas, view: View, cell: FRect, n: int) -> FRect:
    """Paint a sunken cell with its figure, and return the place of its mark."""
    palette = view.palette
    fill(canvas, cell, palette.sunken, radius=8)
    side = min(cell.h * 0.56, cell.w * (0.42 if cell.w > NARROW else 0.35), 34.0)
    ink = view.theme.inks.strong.sized(min(27.0, cell.h * 0.6)).colored(
        palette.text if n else palette.text_faint
    )
    number = FRect(cell.centerx + 2, cell.y, cell.w / 2 - 6, cell.h)
    write(canvas, view.theme.writer, str(n), ink.aligned(0.42), number)
    return rect_around((cell.x + cell.w * 0.29 + 2, cell.centery), (side, side))
