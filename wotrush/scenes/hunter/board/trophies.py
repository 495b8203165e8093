"""The units of a score pile, each with a small picture and its points."""

from __future__ import annotations

from pygame import FRect

from wotrush.i18n import t, tn
from wotrush.model.game import Seat
from wotrush.model.hunter.cards.words import card_word
from wotrush.scenes.art.nation import ArtNation
from wotrush.scenes.hunter.faces.likeness import profile_code
from wotrush.scenes.hunter.faces.pictures import UnitThumbnail
from wotrush.scenes.hunter.table.view import BattleView
from wotrush.scenes.hunter.texts.words import kind_name
from wotrush.scenes.style.paint import fill, picture, write
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset

ROW, BRIEF_ROW = 42.0, 28.0
PICTURE = 1.75
"""Width of a small picture as a part of its height."""
HEADING = 28.0


def paint_trophies(canvas: Canvas, view: BattleView, seat: Seat, box: FRect, *, brief: bool) -> None:
    """Paint the newest units first; with `brief` only their points and pictures. What has no room is counted."""
    pile = view.o.piles[seat][::-1]
    if not pile:
        return
    high = BRIEF_ROW if brief else ROW
    room = box if brief else _heading(canvas, view, box, len(pile))
    places = max(1, int(room.h // high))
    shown = pile if len(pile) <= places else pile[: places - 1]
    for i, kind in enumerate(shown):
        row = FRect(room.x, room.y + i * high, room.w, high - 4)
        (_brief if brief else _row)(canvas, view, kind, row)
    if len(shown) < len(pile):
        rest = pile[len(shown) :]
        text = tn("{n} more", "{n} more", len(rest)) + f"  +{sum(view.o.catalogue.points[k] for k in rest)}"
        ink = view.theme.inks.tiny.colored(view.palette.text_soft).aligned(1.0 if brief else 0.0)
        y = room.y + len(shown) * high
        write(canvas, view.theme.writer, text, ink, FRect(room.x, y, room.w - 4, high - 4))


def _heading(canvas: Canvas, view: BattleView, box: FRect, count: int) -> FRect:
    writer, small = view.theme.writer, view.theme.inks.small
    head = FRect(box.x, box.y, box.w, HEADING)
    units = tn("{n} unit", "{n} units", count)
    wide = writer.units(units, small).x + 4
    write(canvas, writer, units, small.aligned(1.0), FRect(head.right - wide, head.y, wide, head.h))
    write(canvas, writer, t("Score pile"), small, FRect(head.x, head.y, head.w - wide - 8, head.h))
    return inset(box, 0, HEADING + 4, 0, 0)


def _row(canvas: Canvas, view: BattleView, kind: int, row: FRect) -> None:
    palette, writer, inks = view.palette, view.theme.writer, view.theme.inks
    fill(canvas, row, palette.sunken, radius=6)
    shot = FRect(row.x + 2, row.y + 2, (row.h - 4) * PICTURE, row.h - 4)
    picture(canvas, thumbnail(view, kind), shot)
    points = f"+{view.o.catalogue.points[kind]}"
    gold = inks.strong.colored(palette.gold_light)
    wide = writer.units(points, gold).x + 4
    write(canvas, writer, points, gold, FRect(row.right - wide - 6, row.y, wide, row.h))
    name = FRect(shot.right + 8, row.y, row.right - wide - shot.right - 20, row.h)
    write(canvas, writer, kind_name(view.o.catalogue, kind), inks.small.colored(palette.text), name)


def _brief(canvas: Canvas, view: BattleView, kind: int, row: FRect) -> None:
    writer, inks = view.theme.writer, view.theme.inks
    shot = FRect(row.right - row.h * PICTURE, row.y, row.h * PICTURE, row.h)
    picture(canvas, thumbnail(view, kind), shot)
    ink = inks.strong.sized(22).colored(view.palette.text).aligned(1.0)
    points = FRect(row.x, row.y, shot.x - row.x - 6, row.h)
    write(canvas, writer, f"+{view.o.catalogue.points[kind]}", ink, points)


def thumbnail(view: BattleView, kind: int) -> UnitThumbnail:
    """Return a unit's small picture."""
    return UnitThumbnail(profile_code(card_word(kind)), ArtNation(view.o.catalogue.rows[kind].nation))
