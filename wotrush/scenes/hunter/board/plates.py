"""The plate of a player: color, mark, name, cards in hand, points, and what lies in front of the player."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import FRect

from wotrush.model.game import Seat
from wotrush.model.hunter.cards.words import EVENT_IDS
from wotrush.scenes.hunter.faces.icons import BadgePicture
from wotrush.scenes.hunter.table.frame import ArmyFrame
from wotrush.scenes.hunter.table.seen import events_before
from wotrush.scenes.hunter.table.view import BattleView
from wotrush.scenes.hunter.texts.event_cards import event_name
from wotrush.scenes.style.paint import breadth, fill, icon, picture, write
from wotrush.scenes.style.seat_mark import SeatMark
from wotrush.scenes.table.panels.player_plate import player_plate
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import rows
from wotrush.stage.typography.text import SMALLEST, Ink

SMALL_HEAD = 40.0
"""In heads lower than this, plates show only their sign."""
BASELINE = 0.35
"""How far below the middle of a line letters stand, as a part of their size."""


def paint_plate(canvas: Canvas, view: BattleView, box: FRect, seat: Seat) -> None:
    """Paint what a player's cards lie on, lit while it is that player's turn or duel, but not while it grows: light is
    blurred anew for every size.
    """
    player_plate(canvas, view, box, seat, lit=view.unfolded >= 1 and view.is_lit(seat))


def paint_head(canvas: Canvas, view: BattleView, army: ArmyFrame) -> None:
    """Paint mark, name, sort of player where there is room, hand size and points."""
    head, seat = army.head, army.seat
    writer, inks = view.theme.writer, view.theme.inks
    side, name = min(head.h * 0.62, 30.0), inks.strong.sized(max(SMALLEST, min(34.0, head.h * 0.72)))
    needed = side + 8 + breadth(canvas, writer, view.names[seat], name)
    if army.own and needed > _figures_at(view, army, head) - head.x:
        upper, lower = rows(head, 0.85, 1)
        _name(canvas, view, army, upper, upper.right)
        _figures(canvas, view, army, lower)
        return
    end = _figures(canvas, view, army, head)
    plates = [] if army.own else list(plates_of(view, army))
    _name(canvas, view, army, head, plates[0][1].x - 10 if plates else end)
    for event, box in plates:
        _event_plate(canvas, view, event, box, named=not army.tokens and head.h >= SMALL_HEAD)


def _name(canvas: Canvas, view: BattleView, army: ArmyFrame, box: FRect, end: float) -> None:
    """Paint mark and name up to `end`."""
    writer, inks, seat = view.theme.writer, view.theme.inks, army.seat
    side = min(box.h * 0.62, 30.0)
    picture(canvas, SeatMark(seat, view.color(seat)), FRect(box.x, box.centery - side / 2, side, side))
    name = inks.strong.sized(max(SMALLEST, min(34.0, box.h * 0.72)))
    room = FRect(box.x + side + 8, box.y, end - box.x - side - 8, box.h)
    write(canvas, writer, view.names[seat], name, room)
    taken = breadth(canvas, writer, view.names[seat], name) + 14
    kind = inks.tiny.colored(view.palette.text_soft)
    wide = breadth(canvas, writer, view.kind(seat), kind)
    if not army.own and room.w - taken > wide + 8:
        base = (name.size - kind.size) * BASELINE
        write(canvas, writer, view.kind(seat), kind, FRect(room.x + taken, room.y + base, wide + 4, room.h))


def _points(view: BattleView, army: ArmyFrame, box: FRect) -> tuple[str, Ink, FRect]:
    """Return the points, how they are written, and where."""
    points, ink = str(view.o.scores[army.seat]), view.theme.inks.number.sized(min(46.0, box.h * 0.9))
    wide = view.theme.writer.units(points, ink).x
    return points, ink, FRect(box.right - wide, box.y, wide, box.h)


def _figures_at(view: BattleView, army: ArmyFrame, box: FRect) -> float:
    """Return where the points begin, with their laurel."""
    return _points(view, army, box)[2].x - min(38.0, box.h * 0.74) - 14


def _figures(canvas: Canvas, view: BattleView, army: ArmyFrame, head: FRect) -> float:
    """Paint points and hand size at the right; return where they begin."""
    writer, inks, palette = view.theme.writer, view.theme.inks, view.palette
    points, ink, right = _points(view, army, head)
    write(canvas, writer, points, ink, right)
    side = min(38.0, head.h * 0.74)
    laurel = FRect(right.x - side - 4, head.centery - side / 2, side, side)
    icon(canvas, "laurel", palette.gold_light, laurel)
    if army.own:
        return laurel.x - 10
    count, small = str(view.o.hand_sizes[army.seat]), inks.strong.sized(max(20.0, min(28.0, head.h * 0.6)))
    at = laurel.x - 12 - breadth(canvas, writer, count, small)
    write(canvas, writer, count, small, FRect(at, head.y, laurel.x - at, head.h))
    side = small.size * 0.84
    icon(canvas, "cards", palette.gold_dim, FRect(at - side - 4, head.centery - side / 2, side, side))
    return at - side - 14


def plates_of(view: BattleView, army: ArmyFrame) -> Iterator[tuple[int, FRect]]:
    """Yield the cards in front of a player with the place of their plates in the head, from left to right."""
    events, box = events_before(view.o, army.seat), army.before
    high = min(28.0, box.h - 6)
    named = not army.tokens and army.head.h >= SMALL_HEAD
    ink = view.theme.inks.tiny
    x = box.x
    widths = [
        high + (view.theme.writer.units(event_name(event), ink).x + 10 if named else 6) for event in events
    ]
    if sum(widths) + 6 * (len(widths) - 1) > box.w:  # Only their signs, since names cut off say nothing.
        widths = [high + 6] * len(widths)
    for event, width in zip(events, widths, strict=True):
        yield event, FRect(x, box.centery - high / 2, min(width, box.w), high)
        x += width + 6


def _event_plate(canvas: Canvas, view: BattleView, event: int, box: FRect, *, named: bool) -> None:
    palette = view.palette
    fill(canvas, box, palette.bar[1], radius=6, rim=palette.gold_dim)
    side = box.h * 0.72
    sign = BadgePicture(EVENT_IDS[event], palette.gold_light)
    picture(canvas, sign, FRect(box.x + 4, box.centery - side / 2, side, side))
    text = FRect(box.x + side + 8, box.y, box.right - box.x - side - 12, box.h)
    if named and text.w > 40:
        ink = view.theme.inks.tiny.colored(palette.gold_light)
        write(canvas, view.theme.writer, event_name(event), ink, text)
