"""What is painted of the stage itself: its ground, and the words above and below its rows."""

from __future__ import annotations

from collections.abc import Collection

from pygame import FRect

from wotrush.scenes.art.scenery.landscape import Twilight
from wotrush.scenes.hunter.duel.duel import Duel
from wotrush.scenes.hunter.duel.words import heading
from wotrush.scenes.hunter.duel.zone import DuelZone
from wotrush.scenes.hunter.duel_stage.field import FieldPicture
from wotrush.scenes.hunter.duel_stage.plate import REACH
from wotrush.scenes.hunter.duel_stage.rows import GLASS
from wotrush.scenes.hunter.texts.event_cards import event_effect
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.style.paint import breadth, fill, outline, picture, shadow, write
from wotrush.scenes.style.palette import Palette
from wotrush.stage.color import mix
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset
from wotrush.stage.typography.text import SMALLEST

RADIUS = 14.0
PADDING = 10.0
"""How far the plate below what happened last reaches beyond its words."""
MOST_LINES = 4
"""How many lines what happened last has where there is room for them, such as points and an empty gun with long names."""
TWO_LINES = 1.8
"""How many widths of a line two lines hold, since they are broken between words."""


def paint_ground(canvas: Canvas, view: BattleView, bounds: FRect) -> None:
    palette = view.palette
    below = inset(bounds, 0, REACH, 0, 0)  # The points above the stage stay clear of its shadow.
    shadow(canvas, below, radius=RADIUS, reach=REACH / 2, color=(*palette.shadow[:3], 190))
    if view.context.settings.high_contrast:
        fill(canvas, bounds, palette.own[0], radius=RADIUS, bottom=palette.bar[1], rim=palette.gold_dim)
        return
    picture(canvas, FieldPicture(_twilight(palette), canvas.px(RADIUS)), bounds)
    outline(canvas, bounds, palette.gold_dim, radius=RADIUS, thickness=2)


def _twilight(palette: Palette) -> Twilight:
    """Return the title's dusk, darker, since words stand on it."""
    zenith, middle, glow, light = (mix(palette.bar[1], color, 0.62) for color in palette.dusk)
    return Twilight(zenith, middle, glow, light, palette.own[0])


def paint_words(
    canvas: Canvas, view: BattleView, duel: Duel, zone: DuelZone, caption: str, in_the_air: Collection[int]
) -> None:
    """Paint what the duel is or what happened last, and what a card says that is played into it; not while it is in the air."""
    inks, writer = view.theme.inks, view.theme.writer
    headed = heading(view.o, duel, view.names)
    if caption and caption != headed:
        _paint_caption(canvas, view, caption, zone.local(zone.beside_event(duel, zone.caption)))
    else:
        ink = inks.subheading.sized(28).colored(view.palette.gold_light).aligned(0.5)
        write(canvas, writer, headed, ink, zone.local(zone.beside_event(duel, zone.head)))
    high = zone.sentence(duel)
    if high and duel.reaction not in in_the_air:
        room = zone.local(zone.left_beside(duel, zone.rows))
        room = FRect(room.x, room.bottom - high, room.w, high)
        says = event_effect(duel.reaction)
        ink = inks.small.sized(21).colored(view.palette.text).aligned(0.5)
        long = breadth(canvas, writer, says, ink) > TWO_LINES * room.w
        write(canvas, writer, says, ink.sized(SMALLEST) if long else ink, room, lines=4 if long else 2)


def _paint_caption(canvas: Canvas, view: BattleView, caption: str, room: FRect) -> None:
    """Paint what happened last, in the place of the heading."""
    palette, writer = view.palette, view.theme.writer
    ink = view.theme.inks.small.sized(21).colored(palette.text).aligned(0.5)
    lines = caption.splitlines()
    most = (TWO_LINES if len(lines) == 1 else 1.0) * (room.w - 2 * PADDING)
    if any(breadth(canvas, writer, line, ink) > most for line in lines):
        ink = ink.sized(SMALLEST)
    size = writer.units(caption, ink, room.w - 2 * PADDING)
    high = min(room.h, size.y + 4)
    plate = FRect(room.x, room.y, size.x + 2 * PADDING, high)
    plate.centerx = room.centerx
    fill(canvas, plate, (*palette.bar[1][:3], GLASS), radius=8)
    most = MOST_LINES if size.y + 4 <= room.h else 2
    write(canvas, writer, caption, ink, inset(plate, PADDING - 2, 0), lines=most)
