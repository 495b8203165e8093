"""The decks with their backs, the clock of Carpet Bombings, the discard's place."""

from __future__ import annotations

from pygame import FRect

from wotrush.i18n import t
from wotrush.model.hunter.plays.red import LAST_BOMBING
from wotrush.scenes.art.sheet import WIDTH
from wotrush.scenes.hunter.faces.event import FRAME
from wotrush.scenes.hunter.faces.icons import BadgePicture
from wotrush.scenes.hunter.faces.pictures import PileBack
from wotrush.scenes.hunter.view.seen import mustering
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.style.paint import breadth, dashed, fill, fits, picture, shadow, write
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import Face
from wotrush.stage.geometry import columns, inset, rect_around, rows
from wotrush.stage.node import Node
from wotrush.stage.typography.text import SMALLEST

RADIUS = 8.0
LAMP, LEAST_LAMP, LAMP_GAP, APART = 30.0, 15.0, 2.0, 8.0
"""The greatest and the least side of a lamp beside its name, and the room between lamps, and between what else stands there."""
PLATE = 0.52
"""How much of a pile its number and name take."""
LEAST_PLATE = 43.0
"""Their least height together."""
PLATE_EDGE, PLATE_RADIUS = 0.8 * FRAME / WIDTH, 2.0
"""How far their plate is from the edges, as a part of the width, and its corners: nothing of the card is seen beside it."""


def paint_middle(canvas: Canvas, view: BattleView) -> None:
    frame, o = view.frame, view.o
    if mustering(o):
        return  # Whoever drafts and deploys needs the room.
    units, events, _ = _names(canvas, view)
    _deck(canvas, view, frame.units, o.unit_deck_size, units, PileBack(events=False))
    _deck(canvas, view, frame.events, o.event_deck_size, events, PileBack(events=True))
    _clock(canvas, view)
    _discard(canvas, view)


def _names(canvas: Canvas, view: BattleView) -> tuple[str, str, str]:
    """Return what stands on the piles: nothing unless all three have room, since some alone would look as if others were
    missing.
    """
    frame, names = view.frame, (t("Units"), t("Events"), t("Discard"))
    piles = zip((frame.units, frame.events, frame.discard), names, strict=True)
    return names if all(_has_room(canvas, view, rect, name) for rect, name in piles) else ("", "", "")


def middle_shows(view: BattleView) -> object:
    """Return all that the picture of the middle depends on."""
    frame, o = view.frame, view.o
    places = frame.units, frame.events, frame.clock, frame.discard
    counts = o.unit_deck_size, o.event_deck_size, o.bombings, len(o.discard)
    return places, mustering(o), counts, view.overlaid


def _deck(canvas: Canvas, view: BattleView, rect: FRect, count: int, label: str, back: Face) -> None:
    if not count:
        dashed(canvas, rect, (*view.palette.text_faint[:3], 110), radius=RADIUS, thickness=2)
    for layer in range(min(3, count)):
        under = rect.move(3 * (2 - layer), -3 * (2 - layer))
        shadow(canvas, under, radius=RADIUS, reach=2, color=(*view.palette.shadow[:3], 70))
        picture(canvas, back, under)
    paint_count(canvas, view, rect, count, label)


def paint_count(canvas: Canvas, view: BattleView, rect: FRect, count: int, label: str) -> None:
    """Paint on the lower part of a pile how many cards it has and, where there is room, what it is."""
    writer, inks = view.theme.writer, view.theme.inks
    name = inks.tiny.colored(view.palette.text).aligned(0.5)
    named = bool(label) and _has_room(canvas, view, rect, label)
    high = rect.h * PLATE
    side = rect.w * PLATE_EDGE
    plate = FRect(rect.x + side, rect.bottom - high - side, rect.w - 2 * side, high)
    fill(canvas, plate, view.palette.bar[1], radius=PLATE_RADIUS)
    number, below = rows(plate, 1.25, 1) if named else (plate, plate)
    part = 0.95 if named else 0.8  # A number alone keeps away from the edges of its plate.
    size = max(SMALLEST, min(40.0, number.h * part, (rect.w - 12) * 0.55))
    write(canvas, writer, str(count), inks.number.sized(size).aligned(0.5), number)
    if named:
        write(canvas, writer, label, name, inset(below, 1, 0))


def _has_room(canvas: Canvas, view: BattleView, rect: FRect, label: str) -> bool:
    """Return whether the name of a pile has room below its count."""
    room, ink = rect.w * (1 - 2 * PLATE_EDGE) - 2, view.theme.inks.tiny
    return rect.h * PLATE >= LEAST_PLATE and fits(canvas, view.theme.writer, label, ink, room)


def _clock(canvas: Canvas, view: BattleView) -> None:
    """Count the Carpet Bombings in one line: the third ends the game. The number always stands at the end; before it stand the
    name and all lamps, with a short name where that makes room, or the name alone, or else the lamps.
    """
    box, palette, writer, inks = view.frame.clock, view.palette, view.theme.writer, view.theme.inks
    count = view.o.bombings
    if view.cuts(box):
        return
    fill(canvas, box, palette.bar[1], radius=RADIUS, rim=palette.hostile if count else palette.panel_rim)
    inner, small = inset(box, 10, 4), inks.tiny.colored(palette.text)
    ink = inks.strong.sized(max(SMALLEST, min(26.0, inner.h * 0.8))).aligned(1.0)
    number = f"{count} / {LAST_BOMBING}"
    figures = writer.units(number, ink).x + 2
    beside = inner.w - figures - APART
    names, least = (t("Carpet Bombing"), t("Bombs")), LAST_BOMBING * (LEAST_LAMP + LAMP_GAP) + APART
    wanted = [(name, lamps) for lamps in (least, 0.0) for name in names]
    title, lamps = next(
        (one for one in wanted if fits(canvas, writer, one[0], small, beside - one[1])), ("", least)
    )
    left = beside - (APART + breadth(canvas, writer, title, small) if title else 0.0)
    shown = LAST_BOMBING if lamps else 0
    side = max(0.0, min(inner.h, LAMP, left / LAST_BOMBING - LAMP_GAP))
    row = shown * (side + LAMP_GAP)
    places = FRect(inner.x + beside - row if title else inner.x, inner.y, row, inner.h)
    if title:
        room = beside - row - (APART if shown else 0.0)
        write(canvas, writer, title, small, FRect(inner.x, inner.y, room, inner.h))
    place = FRect(inner.right - figures, inner.y, figures, inner.h)
    write(canvas, writer, number, ink.colored(palette.hostile) if count else ink, place)
    for i, cell in enumerate(columns(places, *[1] * shown)):
        spot, lit = rect_around(cell.center, (side, side)), i < count
        if lit:
            glow = inset(spot, side * 0.1)
            shadow(canvas, glow, radius=glow.w / 2, reach=side * 0.16, color=(*palette.hostile[:3], 90))
        color = palette.hostile if lit else (*palette.panel_rim[:3], 255)
        picture(canvas, BadgePicture("air_bomb", color), inset(spot, 1))


def _discard(canvas: Canvas, view: BattleView) -> None:
    """Paint the discard's place and count; its top card is a sprite."""
    rect, count = view.frame.discard, len(view.o.discard)
    if not count:
        dashed(canvas, rect, (*view.palette.text_faint[:3], 110), radius=RADIUS, thickness=2)
        return
    for layer in range(min(2, count - 1)):
        under = rect.move(3 * (2 - layer), -3 * (2 - layer))
        fill(canvas, under, view.palette.panel_raised[1], radius=RADIUS, rim=view.palette.gold_dim)


class DiscardCount(Node):
    """Lies on the discard's top card, which is a sprite."""

    touchable = False

    def __init__(self, view: BattleView) -> None:
        super().__init__(name="discard count")
        self._view = view

    def paint(self, canvas: Canvas) -> None:
        count = len(self._view.o.discard)
        if count and not mustering(self._view.o):
            paint_count(canvas, self._view, self.bounds, count, _names(canvas, self._view)[2])
