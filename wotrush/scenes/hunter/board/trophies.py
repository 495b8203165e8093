"""The units of a score pile, each with a small picture and its points."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from wotrush.i18n import t, tn
from wotrush.model.game import Seat
from wotrush.scenes.hunter.cards.faces import thumbnail
from wotrush.scenes.hunter.table.view import BattleView
from wotrush.scenes.hunter.texts.words import kind_name
from wotrush.scenes.style.paint import breadth, fill, fits, picture, write
from wotrush.spacing import unbroken
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import grid, inset
from wotrush.stage.typography.text import SMALLEST, Ink, Writer

ROW, LEAST_ROW = 50.0, 42.0
"""Height of a unit with its name."""
BRIEF_ROWS = (50.0, 42.0, 34.0, 28.0, 24.0)
"""Heights of a unit without its name: the first that leaves room for all is taken."""
TWO_LINES = 45.0
"""Height from which a name may stand on two lines."""
PICTURE = 1.75
"""Width of a small picture as a part of its height."""
POINTS = 46.0
"""Width of the points beside the picture of a unit without its name."""
HEADING, HEADING_GAP = 28.0, 4.0
NAMED = 150.0
"""Width from which a pile has a heading, and its units may have names."""
MODEL = "Ausf. "
"""The letter of a German model does not stand alone in its line."""


def paint_trophies(canvas: Canvas, view: BattleView, seat: Seat, box: FRect) -> None:
    """Paint the newest units first: with their names where all have room for that, otherwise as many as have room, and the
    others are counted.
    """
    pile = view.o.piles[seat][::-1]
    if not pile:
        return
    room = box
    if box.w >= NAMED and box.h >= HEADING + HEADING_GAP + ROW:
        room = _heading(canvas, view, box, len(pile))
        high = min(ROW, room.h / len(pile))
        cells = [
            inset(cell, 0, 0, 0, 4)
            for cell in grid(FRect(room.x, room.y, room.w, high * len(pile)), 1, len(pile))
        ]
        if high >= LEAST_ROW and all(
            _name_fits(view, kind, cell) for kind, cell in zip(pile, cells, strict=True)
        ):
            for kind, cell in zip(pile, cells, strict=True):
                _row(canvas, view, kind, cell)
            return
    cells = _brief_places(room, len(pile))
    shown = pile if len(pile) <= len(cells) else pile[: len(cells) - 1]
    for kind, cell in zip(shown, cells, strict=False):
        _brief(canvas, view, kind, cell)
    if len(shown) < len(pile):
        _rest(canvas, view, pile[len(shown) :], cells[len(shown)], alone=not shown)


def _brief_places(room: FRect, count: int) -> list[FRect]:
    """Return the places of so many units without their names, or of as many as have room."""
    for high in BRIEF_ROWS:
        wide = high * PICTURE + POINTS
        across, down = max(1, int(room.w // wide)), max(1, int(room.h // high))
        if wide <= room.w and across * down >= count:
            break
    needed = -(-count // down)
    across = min(across, needed)
    return [
        inset(cell, 0, 0, 0, 4)
        for cell in grid(FRect(room.x, room.y, across * wide, down * high), across, down)
    ]


def _rest(canvas: Canvas, view: BattleView, rest: Sequence[int], cell: FRect, *, alone: bool) -> None:
    """Count the units that have no room."""
    points = f"+{sum(view.o.catalogue.points[kind] for kind in rest)}"
    words = tn("{n} unit", "{n} units", len(rest)) if alone else tn("{n} more", "{n} more", len(rest))
    text, ink = f"{words}  {points}", view.theme.inks.tiny.colored(view.palette.text_soft)
    if not fits(canvas, view.theme.writer, text, ink, cell.w - 4):
        text = f"… {points}"
    write(canvas, view.theme.writer, text, ink, inset(cell, 0, 0, 4, 0))


def _heading(canvas: Canvas, view: BattleView, box: FRect, count: int) -> FRect:
    writer, small = view.theme.writer, view.theme.inks.small
    head = FRect(box.x, box.y, box.w, HEADING)
    units = tn("{n} unit", "{n} units", count)
    wide = breadth(canvas, writer, units, small) + 4
    write(canvas, writer, units, small.aligned(1.0), FRect(head.right - wide, head.y, wide, head.h))
    title = FRect(head.x, head.y, head.w - wide - 8, head.h)
    if fits(canvas, writer, t("Score pile"), small, title.w):
        write(canvas, writer, t("Score pile"), small, title)
    return inset(box, 0, HEADING + HEADING_GAP, 0, 0)


def _row(canvas: Canvas, view: BattleView, kind: int, row: FRect) -> None:
    """Paint picture, name and points."""
    writer, gold = view.theme.writer, view.theme.inks.strong.colored(view.palette.gold_light)
    fill(canvas, row, view.palette.sunken, radius=6)
    side = (row.h - 4) * PICTURE
    picture(canvas, thumbnail(view.o.catalogue, kind), FRect(row.x + 2, row.y + 2, side, row.h - 4))
    points = FRect(row.x + side, row.y, row.w - side - 6, row.h)
    write(canvas, writer, _points(view, kind), gold.aligned(1.0), points)
    ink = view.theme.inks.small.colored(view.palette.text)
    write(canvas, writer, _name(view, kind), ink, _name_room(view, kind, row))


def _points(view: BattleView, kind: int) -> str:
    return f"+{view.o.catalogue.points[kind]}"


def _name(view: BattleView, kind: int) -> str:
    return kind_name(view.o.catalogue, kind).replace(MODEL, unbroken(MODEL))


def _name_room(view: BattleView, kind: int, row: FRect) -> FRect:
    """Return the room between picture and points."""
    wide = view.theme.writer.units(_points(view, kind), view.theme.inks.strong).x + 4
    left = row.x + (row.h - 4) * PICTURE + 10
    return FRect(left, row.y, row.right - wide - 12 - left, row.h)


def _name_fits(view: BattleView, kind: int, row: FRect) -> bool:
    ink = view.theme.inks.small
    room = _name_room(view, kind, row)
    return _has_room(view.theme.writer, _name(view, kind), ink, room.w, 2 if row.h >= TWO_LINES else 1)


def _has_room(writer: Writer, name: str, ink: Ink, room: float, most: int) -> bool:
    """Return whether a name fits on so many lines at most, in letters as small as they may be."""
    small = ink.sized(SMALLEST)
    lines, at, space = 1, 0.0, writer.units(" ", small).x
    for word in name.split(" "):
        wide = writer.units(word, small).x
        if wide > room:
            return False
        if at and at + space + wide > room:
            lines, at = lines + 1, wide
        else:
            at += wide + space * bool(at)
    return lines <= most


def _brief(canvas: Canvas, view: BattleView, kind: int, cell: FRect) -> None:
    """Paint picture and points."""
    side = cell.h * PICTURE
    picture(canvas, thumbnail(view.o.catalogue, kind), FRect(cell.x, cell.y, side, cell.h))
    ink = view.theme.inks.strong.sized(22).colored(view.palette.gold_light)
    points = FRect(cell.x + side + 6, cell.y, cell.right - cell.x - side - 6, cell.h)
    write(canvas, view.theme.writer, _points(view, kind), ink, points)
