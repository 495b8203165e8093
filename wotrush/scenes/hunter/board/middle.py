"""The decks with their backs, the clock of Carpet Bombings, the discard's place."""

from __future__ import annotations

from pygame import FRect

from wotrush.i18n import t
from wotrush.scenes.hunter.board.status import paint_status
from wotrush.scenes.hunter.faces.icons import BadgePicture
from wotrush.scenes.hunter.faces.pictures import EventBack, UnitBack
from wotrush.scenes.hunter.table.view import BattleView
from wotrush.scenes.style.paint import dashed, fill, picture, shadow, write
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import Face
from wotrush.stage.geometry import inset, rect_around, rows

LAST_BOMBING = 3
RADIUS = 8.0
PLATE = 0.52
"""How much of a pile its number and name take."""


def paint_middle(canvas: Canvas, view: BattleView) -> None:
    frame, o = view.frame, view.o
    if not o.pack:
        _deck(canvas, view, frame.units, o.unit_deck_size, t("Units"), UnitBack())
        _deck(canvas, view, frame.events, o.event_deck_size, t("Events"), EventBack())
        _clock(canvas, view)
        _discard(canvas, view)
    paint_status(canvas, view)


def _deck(canvas: Canvas, view: BattleView, rect: FRect, count: int, label: str, back: Face) -> None:
    palette, writer, inks = view.palette, view.theme.writer, view.theme.inks
    if not count:
        dashed(canvas, rect, (*palette.text_faint[:3], 110), radius=RADIUS, thickness=2)
    for layer in range(min(3, count)):
        under = rect.move(3 * (2 - layer), -3 * (2 - layer))
        shadow(canvas, under, radius=RADIUS, reach=2, color=(*palette.shadow[:3], 70))
        picture(canvas, back, under)
    plate = FRect(rect.x + 5, rect.bottom - rect.h * PLATE - 5, rect.w - 10, rect.h * PLATE)
    if count:
        fill(canvas, plate, (*palette.bar[1][:3], 225), radius=6)
    number, name = rows(plate, 1.25, 1)
    size = min(40.0, number.h * 0.95)
    write(canvas, writer, str(count), inks.number.sized(size).aligned(0.5), number)
    write(canvas, writer, label, inks.tiny.colored(palette.text).aligned(0.5), inset(name, 2, 0))


def _clock(canvas: Canvas, view: BattleView) -> None:
    """Count the Carpet Bombings: the third ends the game."""
    box, palette, writer, inks = view.frame.clock, view.palette, view.theme.writer, view.theme.inks
    count = view.o.bombings
    fill(canvas, box, palette.bar[1], radius=RADIUS, rim=palette.hostile if count else palette.panel_rim)
    head, lamps, foot = rows(inset(box, 6, 4), 1, 1.5, 1, gap=2)
    write(canvas, writer, t("Carpet Bombing"), inks.tiny.colored(palette.text).aligned(0.5), head)
    side = min(lamps.h, box.w / 3.6)
    for i in range(LAST_BOMBING):
        spot = rect_around((box.centerx + (i - 1) * (side + 4), lamps.centery), (side, side))
        lit = i < count
        if lit:
            glow = inset(spot, side * 0.1)
            shadow(canvas, glow, radius=glow.w / 2, reach=side * 0.16, color=(*palette.hostile[:3], 90))
        color = palette.hostile if lit else (*palette.panel_rim[:3], 255)
        picture(canvas, BadgePicture("air_bomb", color), inset(spot, 2))
    ink = inks.strong.sized(min(26.0, foot.h * 0.95)).aligned(0.5)
    if count:
        ink = ink.colored(palette.hostile)
    write(canvas, writer, f"{count} / {LAST_BOMBING}", ink, foot)


def _discard(canvas: Canvas, view: BattleView) -> None:
    """Paint the discard's place and count; its top card is a sprite."""
    rect, count = view.frame.discard, len(view.o.discard)
    if not count:
        dashed(canvas, rect, (*view.palette.text_faint[:3], 110), radius=RADIUS, thickness=2)
    for layer in range(min(2, count - 1)):
        under = rect.move(3 * (2 - layer), -3 * (2 - layer))
        fill(canvas, under, view.palette.panel_raised[1], radius=RADIUS, rim=view.palette.gold_dim)
    ink = view.theme.inks.tiny.colored(view.palette.text_soft).aligned(0.5)
    text = t("Discard {n}", n=count) if count else t("Discard")
    foot = FRect(rect.x - 14, rect.bottom + 1, rect.w + 28, 22)
    write(canvas, view.theme.writer, text, ink, foot if count else inset(rect, 2, 0))
