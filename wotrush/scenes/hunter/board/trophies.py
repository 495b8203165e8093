"""The units of a score pile, each with a small picture and its points."""

from __future__ import annotations

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

ROW, BRIEF_ROW = 50.0, 28.0
LINES = 2
"""On so many lines a name may stand."""
PICTURE = 1.75
"""Width of a small picture as a part of its height."""
HEADING, HEADING_GAP = 28.0, 4.0
NAMED, BRIEF = 150.0, 140.0
"""Width from which names have room, and of a unit without its name."""
MODEL = "Ausf. "
"""The letter of a German model does not stand alone in its line."""


def paint_trophies(canvas: Canvas, view: BattleView, seat: Seat, box: FRect) -> None:
    """Paint the newest units first, with their names where all of them have room. What has no room is counted."""
    pile = view.o.piles[seat][::-1]
    if not pile:
        return
    brief = box.w < NAMED or box.h < HEADING + HEADING_GAP + 2 * ROW
    high = BRIEF_ROW if brief else ROW
    room = box if brief else _heading(canvas, view, box, len(pile))
    across, down = max(1, int(room.w // BRIEF)) if brief else 1, max(1, int(room.h // high))
    cells = [
        inset(cell, 0, 0, 0, 4) for cell in grid(FRect(room.x, room.y, room.w, down * high), across, down)
    ]
    shown = pile if len(pile) <= len(cells) else pile[: len(cells) - 1]
    named = all(_name_fits(view, kind, cell) for kind, cell in zip(shown, cells, strict=False))
    for kind, cell in zip(shown, cells, strict=False):
        if brief:
            _brief(canvas, view, kind, cell)
        else:
            _row(canvas, view, kind, cell, named=named)
    if len(shown) < len(pile):
        rest = pile[len(shown) :]
        points = f"+{sum(view.o.catalogue.points[kind] for kind in rest)}"
        text = tn("{n} more", "{n} more", len(rest)) + f"  {points}"
        ink = view.theme.inks.tiny.colored(view.palette.text_soft).aligned(1.0 if brief else 0.0)
        last = inset(cells[len(shown)], 0, 0, 4, 0)
        if not fits(canvas, view.theme.writer, text, ink, last.w):
            text = f"… {points}"
        write(canvas, view.theme.writer, text, ink, last)


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


def _row(canvas: Canvas, view: BattleView, kind: int, row: FRect, *, named: bool) -> None:
    """Paint picture, name and points."""
    writer, gold = view.theme.writer, view.theme.inks.strong.colored(view.palette.gold_light)
    fill(canvas, row, view.palette.sunken, radius=6)
    side = (row.h - 4) * PICTURE
    picture(canvas, thumbnail(view.o.catalogue, kind), FRect(row.x + 2, row.y + 2, side, row.h - 4))
    points = FRect(row.x + side, row.y, row.w - side - 6, row.h)
    write(canvas, writer, _points(view, kind), gold.aligned(1.0), points)
    if named:
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
    return _has_room(view.theme.writer, _name(view, kind), ink, _name_room(view, kind, row).w)


def _has_room(writer: Writer, name: str, ink: Ink, room: float) -> bool:
    """Return whether a name fits on two lines, in letters as small as they may be."""
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
    return lines <= LINES


def _brief(canvas: Canvas, view: BattleView, kind: int, row: FRect) -> None:
    writer, inks = view.theme.writer, view.theme.inks
    shot = FRect(row.right - row.h * PICTURE, row.y, row.h * PICTURE, row.h)
    picture(canvas, thumbnail(view.o.catalogue, kind), shot)
    ink = inks.strong.sized(22).colored(view.palette.text).aligned(1.0)
    points = FRect(row.x, row.y, shot.x - row.x - 6, row.h)
    write(canvas, writer, _points(view, kind), ink, points)
