"""The plate that says what the game waits for."""

from __future__ import annotations

from pygame import FRect

from wotrush.scenes.hunter.view.draft import draft_zones
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.hunter.zones.frame import BattleFrame
from wotrush.scenes.style.paint import fill, shadow, write
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset

TALL, LARGE = 50.0, 28.0
"""A plate higher than this on a screen of usual units has room for several lines, and for letters as large as this in what does
not fit on one.
"""
LARGE_ENOUGH, CLEAR = 24.0, 12.0
"""Smaller letters keep so much room above and below them together."""
ABOVE_WORDS = 0.2
"""How far below the upper edge of the large buttons their words begin, as a part of their height."""
LINE, ONE_LINE = 21.0, 21.0
"""The least height of a line, and the size of letters in which one line is better than several of larger ones."""


def paint_status(canvas: Canvas, view: BattleView) -> None:
    if view.hushed or not view.status:
        return
    palette, rect = view.palette, status_plate(view)
    rim = palette.warning if view.warning else palette.gold_dim
    shadow(canvas, rect, radius=9, reach=5, color=(*palette.shadow[:3], 110))
    fill(canvas, rect, (*palette.bar[1][:3], 240), radius=9, rim=rim)
    ink = view.theme.inks.body.colored(palette.warning if view.warning else palette.text).aligned(0.5)
    room = inset(rect, 14, 2)
    if is_tall(view, rect) and view.theme.writer.units(view.status, ink.sized(ONE_LINE)).x > room.w:
        ink = view.theme.writer.wrapping_ink(view.status, ink.sized(LARGE), (room.w, room.h))
        if ink.size < LARGE_ENOUGH:  # It fills the plate, up to its rim.
            ink = view.theme.writer.wrapping_ink(view.status, ink, (room.w, room.h - CLEAR))
    write(canvas, view.theme.writer, view.status, ink, room, lines=max(1, int(room.h // LINE)))


def status_plate(view: BattleView) -> FRect:
    """Return where the status line stands: as wide as it needs, in steps so that its plate is seldom made anew, or in the place
    of the large buttons.
    """
    o, frame = view.o, view.frame
    rect = draft_zones(frame, len(o.pack)).status if o.pack else frame.status
    if view.aside:
        rect = below_arrows(frame)
    elif not o.pack:
        rect = inset(rect, 0, 0, view.beside_status, 0)
    if is_tall(view, rect):
        return FRect(rect)
    width = view.status_width(rect.w)
    return FRect(rect.centerx - width / 2, rect.y, width, rect.h)


def below_arrows(frame: BattleFrame) -> FRect:
    """Return where no arrow crosses the place of the large buttons: below their upper edges, on which no words stand."""
    return inset(frame.buttons, 0, frame.buttons.h * ABOVE_WORDS, 0, 0)


def is_tall(view: BattleView, rect: FRect) -> bool:
    """Return whether a plate there has room for several lines."""
    return rect.h > TALL * max(1.0, view.frame.own.spacing)
