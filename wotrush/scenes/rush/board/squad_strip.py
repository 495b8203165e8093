"""A squad at a glance: its vehicles by class and its medals by nation. All of it is public."""

from __future__ import annotations

from pygame import FRect

from wotrush.i18n import tn
from wotrush.model.game import Seat
from wotrush.model.rush.cards import Nation, VehicleClass, medal_count
from wotrush.scenes.rush.class_marks import class_picture, nation_picture
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.style.paint import fill, picture, write
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import grid, inset, rows
from wotrush.stage.typography.text import SMALLEST

WIDE, NARROW, HIGH, MARK = 62.0, 46.0, 40.0, 26.0
"""The usual and least width of a figure with its mark, its height, and the side of the mark."""
HEADED = 64.0
"""From this height on a heading has room above the figures."""


def class_counts(view: View, seat: Seat) -> dict[VehicleClass, int]:
    classes = [view.seen.catalogue.cls[card] for card in view.counted.squad(seat)]
    return {each: classes.count(each) for each in VehicleClass}


def medal_counts(view: View, seat: Seat) -> dict[Nation, int]:
    squad = view.counted.squad(seat)
    return {n: sum(medal_count(c) for c in squad if view.seen.catalogue.nation[c] == n) for n in Nation}


def paint_squad(canvas: Canvas, view: View, seat: Seat, rect: FRect) -> None:
    """Paint how many cards a squad has of each class and how many medals of each nation, without those of which it has
    none, below a heading if there is room; without those that a plate cuts.
    """
    inks, palette = view.theme.inks, view.palette
    if rect.h >= HEADED:
        head, rect = rows(rect, -24, 1, gap=4)
        text = tn("{n} card in the squad", "{n} cards in the squad", len(view.counted.squad(seat)))
        if not view.cuts(head):
            write(canvas, view.theme.writer, text, inks.small.colored(palette.text_soft), head)
    classes, medals = (
        [(each, n) for each, n in counts.items() if n]
        for counts in (class_counts(view, seat), medal_counts(view, seat))
    )
    for (each, n), cell in zip([*classes, *medals], _cells(rect, len(classes), len(medals)), strict=True):
        if view.cuts(cell):
            continue
        mark = _figure(canvas, view, cell, n)
        if isinstance(each, VehicleClass):
            picture(canvas, class_picture(each, palette.text), mark)
            continue
        fill(canvas, inset(mark, -2), palette.nations[each], radius=mark.w)
        picture(canvas, nation_picture(each), inset(mark, mark.w * 0.08))


def _cells(rect: FRect, classes: int, medals: int) -> list[FRect]:
    """Return the places of so many figures, in as few rows as the width allows: medals below the classes if there are two."""
    count = classes + medals
    if not count:
        return []
    wide = WIDE if rect.h >= 1.5 * HIGH else NARROW
    down = -(-count // max(1, int(rect.w / wide)))
    while down * SMALLEST > rect.h and down > 1:
        down -= 1
    across = -(-count // down)
    apart = down == 2 and max(classes, medals) * NARROW <= rect.w
    if apart:
        across = max(classes, medals)
    size = min(WIDE * across, rect.w), min(HIGH * down, rect.h)
    cells = grid(FRect(rect.topleft, size), across, down, gap=0)
    return cells[:classes] + cells[across : across + medals] if apart else cells[:count]


def _figure(canvas: Canvas, view: View, cell: FRect, n: int) -> FRect:
    """Write a figure, and return the place of the mark before it."""
    side = min(MARK, cell.h * 0.72, cell.w * 0.5)
    ink = view.theme.inks.strong.sized(max(SMALLEST, min(25.0, cell.h * 0.8)))
    mark = FRect(cell.x + 3, cell.centery - side / 2, side, side)
    number = FRect(mark.right + 6, cell.y, cell.right - mark.right - 6, cell.h)
    write(canvas, view.theme.writer, str(n), ink.colored(view.palette.text), number)
    return mark
