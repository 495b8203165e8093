"""The enemies' panels and strips, and the stage in the middle of the ring."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from pygame import FRect

from wotrush.i18n import t
from wotrush.model.game import Seat
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter.state import IN_DEPLOYMENT
from wotrush.scenes.hunter.board.plates import (
    head_part,
    line_ink,
    paint_head,
    paint_plate,
    paint_tray,
    unfolding_head,
)
from wotrush.scenes.hunter.board.trophies import paint_trophies, pile_box, pile_style, style_of
from wotrush.scenes.hunter.view.layout import LineZone
from wotrush.scenes.hunter.view.seen import events_before, is_out, mustering, units_of
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.hunter.zones.behind import LABEL, WHY
from wotrush.scenes.hunter.zones.frame import ArmyFrame, Tray
from wotrush.scenes.style.paint import fill, outline, shadow, write, write_up
from wotrush.scenes.table.panels.player_plate import RADIUS
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset, rect_around
from wotrush.stage.typography.text import Ink

EDGE = 4.0
"""The room above the back line's cards and below the front line's on their trays, and around the cards of one in ranks."""
OVERLAP, GAP = 4.0, 12.0
"""How far a joint reaches into what it joins, and the room beside a score pile."""
NOTE_LINES, NOTE_LINE = 3, 24.0
"""How many lines the words have that stand in the place of cards, and how high one is at most."""


def paint_enemy(canvas: Canvas, view: BattleView, number: int) -> None:
    army, before = view.frame.enemies[number], view.mustered.enemies[number]
    if view.unfolded < 1:
        box = view.unfolding(before.box, army.box)
        army = replace(army, box=box, head=unfolding_head(view, before, army))
    paint_plate(canvas, view, army.box, army.seat)
    paint_head(canvas, view, army)
    if mustering(view.o):
        _state(canvas, view, army)
    if mustering(view.o) or view.unfolded < 1:
        return
    if army.seat == view.frame.grown and view.frame.stage is not None:
        alone = pile_style(view, army.seat, army.room)
        paint_trophies(canvas, view, army.seat, army.room, alone)
    elif note := note_of(view.o, army.seat):
        _lone_pile(canvas, view, army, note)
    elif army.tokens:
        _dividers(canvas, view, army)
        _pile(canvas, view, army.seat)
    else:
        _lines(canvas, view, army.seat)


def note_of(o: HunterObservation, seat: Seat) -> str:
    """Return why no cards of a player lie on the table, or nothing if some do."""
    if is_out(o, seat):
        return t("out of the game, its points still count")
    if any(units_of(o, seat)):
        return ""
    return _no_units()


def _no_units() -> str:
    return t("no units left: out at the end of their own turn unless reinforcements come")


def enemy_shows(view: BattleView, number: int) -> object:
    """Return all that the picture of an enemy depends on."""
    army, o, frame = view.frame.enemies[number], view.o, view.frame
    seat = army.seat
    whose = army, seat == frame.grown, frame.stage, view.names[seat], view.kind(seat), view.is_lit(seat)
    has = units_of(o, seat), o.scores[seat], o.hand_sizes[seat], o.piles[seat], events_before(o, seat)
    cells = _cells(view, seat) if army.tokens else ()
    style = None if mustering(o) else style_of(view, seat)
    return whose, has, head_part(view, army), o.phase, view.unfolded, is_out(o, seat), cells, style


def stage_shows(view: BattleView) -> object:
    """Return all that the picture of the stage in the middle depends on."""
    frame, o = view.frame, view.o
    seat = frame.grown
    if frame.stage is None or seat is None:
        return frame.stage, seat, view.unfolded < 1
    return frame.stage, seat, view.unfolded < 1, frame.enemies, units_of(o, seat), o.piles[seat]


def _state(canvas: Canvas, view: BattleView, army: ArmyFrame) -> None:
    """Write below a name what the player is doing before the battle."""
    side = min(army.head.h * 0.62, 30.0)
    text = t("deploys in secret") if view.o.phase == IN_DEPLOYMENT else t("keeps a card in secret")
    line = FRect(army.head.x + side + 8, army.head.bottom, army.head.w - side - 8, 0)
    line.h = army.box.bottom - 4 - line.y
    if line.h < view.theme.inks.tiny.size:
        return
    ink = view.theme.inks.tiny.colored(view.palette.text_soft)
    write(canvas, view.theme.writer, text, ink, line)


def _lone_pile(canvas: Canvas, view: BattleView, army: ArmyFrame, note: str) -> None:
    """Show the score pile of a player without cards, and write below it or beside it why none lie there."""
    if view.o.piles[army.seat]:
        _pile(canvas, view, army.seat)
    _note(canvas, view, note, _note_room(view, army))


def note_room(view: BattleView, seat: Seat) -> FRect | None:
    """Return where it stands why no cards of an enemy lie on the table, if it does."""
    lies = view.frame.grown == seat and view.frame.stage is not None
    return None if lies or not note_of(view.o, seat) else _note_room(view, view.frame.army(seat))


def _note_room(view: BattleView, army: ArmyFrame) -> FRect:
    """Return the room that the score pile of a player without cards leaves to why none lie there."""
    box, place = army.box, view.lines(army.seat).trophies
    room = FRect(box.x + 14, army.head.bottom, box.w - 28, box.bottom - army.head.bottom)
    room = room if army.trophies is None else army.room
    if place is None or not view.o.piles[army.seat]:
        return room
    taken = pile_box(view, army.seat, place)
    return left_by_pile(room, taken) if taken.colliderect(room) else room


def note_boxes(view: BattleView, seat: Seat) -> list[FRect]:
    """Return where score pile and words stand in the place of the cards of a player who has none."""
    army, note = view.frame.army(seat), note_of(view.o, seat)
    if not note or army.tokens:
        return []
    room, pile, ink = _note_room(view, army), view.lines(seat).trophies, _note_ink(view)
    size = view.theme.writer.units(_note_in(view, note, room), ink, room.w)
    piles = [] if pile is None or not view.o.piles[seat] else [pile_box(view, seat, pile)]
    return [rect_around(room.center, size), *piles]


def left_by_pile(room: FRect, taken: FRect) -> FRect:
    """Return the room that a score pile leaves below it or, where that is low, on its wider side."""
    if room.bottom - taken.bottom >= WHY:
        return inset(room, 0, taken.bottom - room.y, 0, 0)
    left = FRect(room.x, room.y, taken.x - GAP - room.x, room.h)
    right = inset(room, taken.right + GAP - room.x, 0, 0, 0)
    return max(left, right, key=lambda side: side.w)


def _note(canvas: Canvas, view: BattleView, text: str, room: FRect) -> None:
    write(canvas, view.theme.writer, _note_in(view, text, room), _note_ink(view), room, lines=NOTE_LINES)


def _note_in(view: BattleView, note: str, room: FRect) -> str:
    """Return the note or, where it would be cut, that a player without units is saved by reinforcements alone."""
    writer, ink = view.theme.writer, _note_ink(view)
    whole = writer.units(note, ink, room.w).y <= min(room.h, NOTE_LINES * NOTE_LINE)
    return note if whole or note != _no_units() else t("no units left: out without reinforcements")


def _note_ink(view: BattleView) -> Ink:
    return view.theme.inks.small.colored(view.palette.text_soft).aligned(0.5)


def _dividers(canvas: Canvas, view: BattleView, army: ArmyFrame) -> None:
    """Paint lines between front line, back line and commanders of a strip."""
    high = view.lines(army.seat).front.box.h
    for (middle, _, right, zone), (beside, left, _, other) in pairwise(_cells(view, army.seat)):
        if zone is not other and middle == beside:
            bar = FRect((left + right) / 2 - 1, middle - high / 2, 2, high)
            fill(canvas, bar, view.palette.panel_rim)


def _cells(view: BattleView, seat: Seat) -> list[tuple[float, float, float, LineZone]]:
    """Return on which height the cards of a strip lie, where they begin and end, and in which line they are, row by row
    and from left to right.
    """
    rects = [
        (one.pose.rect, one.zone)
        for one in view.lying.values()
        if one.seat == seat and isinstance(one.zone, LineZone)
    ]
    cells = ((round(rect.centery), rect.left, rect.right, zone) for rect, zone in rects)
    return sorted(cells, key=lambda cell: cell[:3])


def _lines(canvas: Canvas, view: BattleView, seat: Seat) -> None:
    """Name the lines of an enemy, and show the score pile where it has room."""
    ink, lines, army = line_ink(view), view.lines(seat), view.frame.army(seat)
    if view.o.front(seat) and lines.back.zone.x > lines.front.zone.x:
        fill(
            canvas,
            inset(FRect(lines.back.zone.x, lines.back.zone.y, 2, lines.back.zone.h), 0, EDGE),
            view.palette.panel_rim,
        )
    for ahead, tray, room in _named(view, seat):
        zone = tray.zone
        if not army.box.colliderect(zone):
            paint_tray(canvas, view, inset(zone, 0, EDGE if ahead else -EDGE, 0, -EDGE if ahead else 0))
        elif tray.ranks > 1:
            _paint_ground(canvas, view, ranked_ground(tray))
        write_up(canvas, view.theme.writer, _line(ahead), ink, room)
    _pile(canvas, view, seat)


def _pile(canvas: Canvas, view: BattleView, seat: Seat) -> None:
    """Show the score pile of a player where it has room."""
    if (place := view.lines(seat).trophies) is not None:
        paint_trophies(canvas, view, seat, place, style_of(view, seat))


def ranked_ground(tray: Tray) -> FRect:
    """Return the ground on which the ranks of one line lie together with its name, so that they do not look like two lines."""
    left, box = tray.zone.x, tray.box
    return FRect(left, box.y - EDGE, box.right + EDGE - left, box.h + 2 * EDGE)


def _paint_ground(canvas: Canvas, view: BattleView, ground: FRect) -> None:
    """Paint a ground that stands out from the panel on which it lies."""
    light = view.palette.text_soft[:3]
    fill(canvas, ground, (*light, 34), radius=RADIUS, rim=(*light, 110))


def line_names(view: BattleView, seat: Seat) -> list[FRect]:
    """Return where the names of an enemy's lines stand; those of a strip have none."""
    if view.frame.army(seat).tokens:
        return []
    ink, writer = line_ink(view), view.theme.writer
    named = ((writer.units(_line(ahead), ink), room) for ahead, _, room in _named(view, seat))
    return [rect_around(room.center, (size.y, min(size.x, room.h))) for size, room in named]


def _line(ahead: bool) -> str:
    return t("Front line") if ahead else t("Back line")


def _named(view: BattleView, seat: Seat) -> Iterator[tuple[bool, Tray, FRect]]:
    """Yield the lines in which cards lie, whether it is the front line, and where its name stands along its left edge."""
    lines, wide = view.lines(seat), LABEL * view.frame.army(seat).spacing
    front, back, commanders = units_of(view.o, seat)
    for ahead, tray in ((True, lines.front), (False, lines.back)):
        if front if ahead else back or commanders:
            yield ahead, tray, FRect(tray.zone.x, tray.zone.y, wide, tray.zone.h)


def paint_stage(canvas: Canvas, view: BattleView) -> None:
    """Paint the plate on which one enemy's cards lie large, joined to that enemy's strip in the enemy's color. Both have a rim of
    no player's color, since red and green rims say what can be attacked and what can act.
    """
    frame = view.frame
    if frame.stage is None or view.unfolded < 1:
        return
    box, palette = frame.stage.box, view.palette
    if frame.grown is None:
        fill(canvas, box, (*palette.bar[1][:3], 70), radius=RADIUS, rim=(*palette.panel_rim[:3], 120))
        return
    shadow(canvas, box, radius=RADIUS, reach=10, color=(*palette.shadow[:3], 150))
    fill(canvas, box, palette.panel, radius=RADIUS)
    strip = next(army.box for army in frame.enemies if army.seat == frame.grown)
    for rect in (box, strip):
        outline(canvas, rect, palette.text_soft, radius=RADIUS, thickness=2)
    fill(canvas, joint(strip, box), view.color(frame.grown), radius=3)
    if note := note_of(view.o, frame.grown):
        _note(canvas, view, note, frame.stage.room)
    else:
        _lines(canvas, view, frame.grown)


def joint(strip: FRect, stage: FRect) -> FRect:
    """Return the bridge over the gap between a strip and the stage, by which it can be seen whose cards lie there."""
    x, wide = _shared(strip.x, strip.right, stage.x, stage.right, 80)
    y, high = _shared(strip.y, strip.bottom, stage.y, stage.bottom, 52)
    return FRect(x, y, wide, high)


def _shared(
    begin: float, end: float, other_begin: float, other_end: float, most: float
) -> tuple[float, float]:
    """Return where two stretches are joined, and how far: in the middle of what they share, or across their gap."""
    low, high = max(begin, other_begin), min(end, other_end)
    if low < high:
        wide = min(most, high - low)
        return (low + high - wide) / 2, wide
    return high - OVERLAP, low - high + 2 * OVERLAP
