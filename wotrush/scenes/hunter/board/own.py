"""The viewer's side: the panel with points and score pile, and the trays of both lines."""

from __future__ import annotations

from pygame import FRect

from wotrush.i18n import t, tn
from wotrush.model.hunter.state import IN_TURNS
from wotrush.scenes.hunter.board.plates import paint_head, paint_plate
from wotrush.scenes.hunter.board.trophies import paint_trophies
from wotrush.scenes.hunter.faces.icons import BadgePicture
from wotrush.scenes.hunter.table.frame import Tray
from wotrush.scenes.hunter.table.layout import LineZone
from wotrush.scenes.hunter.table.seen import events_before
from wotrush.scenes.hunter.table.view import BattleView
from wotrush.scenes.style.paint import dashed, fill, picture, write, write_up
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset, line, rect_around

LABEL = 30.0
PLACES = 5
"""So many empty places are sketched in a line without any card."""


def paint_own(canvas: Canvas, view: BattleView) -> None:
    if view.o.pack:
        return  # Nothing lies there before the draft is over.
    frame, own = view.frame, view.frame.own
    _tray(canvas, view, own.front, t("Front line"), LineZone.FRONT)
    _tray(canvas, view, own.back, t("Back line"), LineZone.BACK)
    _commanders(canvas, view)
    if view.o.phase == IN_TURNS:
        _hand(canvas, view)
    paint_plate(canvas, view, frame.score, view.o.seat)
    paint_head(canvas, view, own)
    fill(canvas, FRect(own.head.x, own.head.bottom + 1, own.head.w, 1.5), view.palette.panel_rim)
    assert own.trophies is not None
    events = events_before(view.o, view.o.seat)
    room = FRect(own.trophies)
    if not events:
        room.h = own.before.bottom - room.y
    if view.o.piles[view.o.seat]:
        paint_trophies(canvas, view, view.o.seat, room, brief=False)
    elif view.o.phase == IN_TURNS:
        _faint(
            canvas, view, t("What you destroy lies here."), FRect(room.x, room.y, room.w, min(80.0, room.h))
        )
    if events:
        ink = view.theme.inks.small
        heading = FRect(own.before.x, own.before.y, own.before.w, 24)
        write(canvas, view.theme.writer, t("In front of you"), ink, heading)


def _hand(canvas: Canvas, view: BattleView) -> None:
    """Say above the hand how many events it holds."""
    frame, count = view.frame, view.o.hand_sizes[view.o.seat]
    line = FRect(frame.hand.x, frame.buttons.bottom + 8, frame.hand.w - 4, 26)
    ink = view.theme.inks.small.aligned(1.0)
    text = tn("{n} event in your hand", "{n} events in your hand", count)
    write(canvas, view.theme.writer, text, ink, line)


def _tray(canvas: Canvas, view: BattleView, tray: Tray, label: str, zone: LineZone) -> None:
    palette, own = view.palette, view.frame.own
    whole = FRect(own.box.x, tray.box.y - 6, own.box.w, tray.box.h + 12)
    top, bottom = palette.own
    fill(
        canvas, whole, (*top[:3], 120), radius=10, bottom=(*bottom[:3], 150), rim=(*palette.panel_rim[:3], 90)
    )
    edge = FRect(whole.x + 2, tray.box.y, LABEL, tray.box.h)
    write_up(canvas, view.theme.writer, label, view.theme.inks.tiny.colored(palette.text_faint), edge)
    kept = view.frame.own.front if zone is LineZone.FRONT else view.frame.own.back
    if not any(
        one.seat == view.o.seat
        and (one.zone is zone or (one.zone is LineZone.KEPT and kept.box.collidepoint(one.pose.center)))
        for one in view.lying.values()
    ):
        _places(canvas, view, tray)


def _places(canvas: Canvas, view: BattleView, tray: Tray) -> None:
    """Sketch the places of a line in which nothing stands."""
    color = view.palette.text_faint
    for box in line(tray.box, PLACES, tray.card, gap=12, align=tray.align):
        dashed(canvas, inset(box, 6), (*color[:3], 38), radius=8, thickness=2)
        side = box.w * 0.3
        sign = BadgePicture("vehicle", (*color[:3], 255))
        faint = canvas.inside(canvas.transform, 0.16)
        picture(faint, sign, rect_around(box.center, (side, side)))


def _commanders(canvas: Canvas, view: BattleView) -> None:
    """Paint the divider before the commanders."""
    own = view.frame.own
    if any(one.zone is LineZone.COMMANDERS and one.seat == view.o.seat for one in view.lying.values()):
        x = own.commanders.box.x - 12
        fill(canvas, FRect(x, own.back.box.y + 4, 2, own.back.box.h - 8), view.palette.panel_rim)


def _faint(canvas: Canvas, view: BattleView, text: str, box: FRect) -> None:
    ink = view.theme.inks.small
    write(canvas, view.theme.writer, text, ink, box, lines=3, valign=0.0)
