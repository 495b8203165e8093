"""The plate of a player: color, mark, name, cards in hand, points, and what lies in front of the player."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pygame import FRect

from wotrush.model.game import Seat
from wotrush.model.hunter.cards.words import EVENT_IDS
from wotrush.scenes.hunter.faces.icons import BadgePicture
from wotrush.scenes.hunter.texts.event_cards import event_name
from wotrush.scenes.hunter.view.seen import events_before, mustering
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.hunter.zones.frame import ArmyFrame
from wotrush.scenes.style.paint import breadth, dashed, fill, icon, picture, write
from wotrush.scenes.style.seat_mark import SeatMark
from wotrush.scenes.table.panels.player_plate import player_plate
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.typography.text import SMALLEST, Ink

SIGN = 0.84
"""The side of the sign of cards as a part of its number's height."""
LEAST_PART = 0.55
"""How small what stands in a narrow head may become."""
POINTS_SIGN, LAUREL = "wreath", 38.0
"""The laurel beside points, which has the same form at every size, and its greatest side."""
SMALL_HEAD = 40.0
"""In heads lower than this, plates show only their sign."""
UPRIGHT = 13.0
"""The least height of upright letters in pixels."""
BESIDE = 10.0
"""Between a name and the plates beside it."""
BASELINE = 0.35
"""How far below the middle of a line letters stand, as a part of their size."""


def paint_plate(canvas: Canvas, view: BattleView, box: FRect, seat: Seat) -> None:
    """Paint what a player's cards lie on, lit while it is that player's turn or duel, but not while it grows: light is
    blurred anew for every size.
    """
    player_plate(canvas, view, box, seat, lit=view.unfolded >= 1 and view.is_lit(seat))


def unfolding_head(view: BattleView, mustered: ArmyFrame, now: ArmyFrame) -> FRect:
    """Return a head on its way to where it is in battle. It is as high as there from the beginning, since letters that grow
    would be drawn anew for every step.
    """
    head = view.unfolding(mustered.head, now.head)
    return FRect(head.x, head.y, head.w, now.head.h)


def paint_tray(canvas: Canvas, view: BattleView, zone: FRect) -> None:
    """Paint the ground of a line that lies on no panel."""
    top, bottom = view.palette.own
    rim = (*view.palette.panel_rim[:3], 90)
    fill(canvas, zone, (*top[:3], 120), radius=10, bottom=(*bottom[:3], 150), rim=rim)


def paint_free_place(canvas: Canvas, view: BattleView, place: FRect) -> None:
    """Paint where the next card may lie: of the draft, or of those to be deployed."""
    palette = view.palette
    fill(canvas, place, (*palette.gold_dim[:3], 40), radius=8)
    dashed(canvas, place, (*palette.gold_light[:3], 200), radius=8, thickness=2)


def line_ink(view: BattleView) -> Ink:
    """Return how the name of a line is written along its edge."""
    tiny = view.theme.inks.tiny
    return tiny.sized(max(tiny.size, UPRIGHT / view.pixels)).colored(view.palette.text_soft)


@dataclass(frozen=True, slots=True)
class _HeadSizes:
    """How large everything in a head is: its mark, its laurel, the gap beside them, and how name and points are written."""

    mark: float
    laurel: float
    gap: float
    name: Ink
    points: Ink

    @classmethod
    def of(cls, view: BattleView, high: float, part: float = 1.0) -> _HeadSizes:
        inks = view.theme.inks
        return cls(
            min(high * 0.62, 30.0) * part,
            min(LAUREL, high * 0.74) * part,
            8 * part,
            inks.strong.sized(max(SMALLEST, min(34.0, high * 0.72) * part)),
            inks.number.sized(min(46.0, high * 0.9) * part),
        )

    def needed(self, view: BattleView, army: ArmyFrame) -> float:
        """Return how wide mark and name are, with the points if these stand beside them."""
        units, seat = view.theme.writer.units, army.seat
        named = self.mark + self.gap + units(view.names[seat], self.name).x
        if army.figures is not None:
            return named
        return named + units(str(view.o.scores[seat]), self.points).x + self.laurel + 2 * self.gap


def paint_head(canvas: Canvas, view: BattleView, army: ArmyFrame) -> None:
    """Paint mark, name, sort of player where there is room, hand size and points.

    In a panel beside the lines all of it is smaller where needed, and the hand size stands in the line below, or with the
    points in one of their own.
    """
    head, figures = army.head, army.figures
    sizes = _HeadSizes.of(view, head.h, head_part(view, army))
    lettered = sizes if figures is None else _HeadSizes.of(view, figures.h)
    end = _points(canvas, view, army, lettered, head if figures is None else figures)
    plates = [] if army.own else list(plates_of(view, army))
    if not army.own:
        end = _hand_size(canvas, view, army, end)
    if figures is not None:
        end = head.right
    beside = [box.x - BESIDE for _, box in plates] if army.trophies is None else []
    _name(canvas, view, army, sizes, min(beside, default=end))
    for event, box in plates:
        _event_plate(canvas, view, event, box, named=not army.tokens and head.h >= SMALL_HEAD)


def head_part(view: BattleView, army: ArmyFrame) -> float:
    """Return the part of their usual size that mark and name have in a panel beside the lines: that of all enemies, so that
    their names are of one size.
    """
    if army.trophies is None:
        return 1.0
    beside = [army] if army.own else [one for one in view.frame.enemies if one.trophies is not None]
    parts = [one.head.w / _HeadSizes.of(view, one.head.h).needed(view, one) for one in beside]
    return max(LEAST_PART, min(1.0, *parts))


def _name(canvas: Canvas, view: BattleView, army: ArmyFrame, sizes: _HeadSizes, end: float) -> None:
    """Paint mark and name up to `end`, and the sort of player: beside them or, in a narrow panel, below."""
    writer, seat, box, side = view.theme.writer, army.seat, army.head, sizes.mark
    picture(canvas, SeatMark(seat, view.color(seat)), FRect(box.x, box.centery - side / 2, side, side))
    room = FRect(box.x + side + sizes.gap, box.y, end - box.x - side - sizes.gap, box.h)
    write(canvas, writer, view.names[seat], sizes.name, room)
    if army.own:
        return
    kind = view.theme.inks.tiny.colored(view.palette.text_soft)
    if army.trophies is not None:
        if not events_before(view.o, seat):
            write(canvas, writer, view.kind(seat), kind, army.before)
        return
    taken = breadth(canvas, writer, view.names[seat], sizes.name) + 14
    wide = breadth(canvas, writer, view.kind(seat), kind)
    if room.w - taken > wide + 8:
        base = (sizes.name.size - kind.size) * BASELINE
        write(canvas, writer, view.kind(seat), kind, FRect(room.x + taken, room.y + base, wide + 4, room.h))


def _points(canvas: Canvas, view: BattleView, army: ArmyFrame, sizes: _HeadSizes, head: FRect) -> float:
    """Paint the points at the right; return where they begin."""
    writer, side = view.theme.writer, sizes.laurel
    points = str(view.o.scores[army.seat])
    wide = writer.units(points, sizes.points).x
    write(canvas, writer, points, sizes.points, FRect(head.right - wide, head.y, wide, head.h))
    laurel = FRect(head.right - wide - side - sizes.gap / 2, head.centery - side / 2, side, side)
    icon(canvas, POINTS_SIGN, view.palette.gold_light, laurel)
    return laurel.x - sizes.gap


def _hand_size(canvas: Canvas, view: BattleView, army: ArmyFrame, end: float) -> float:
    """Paint how many events an enemy holds left of `end`, or at the right of the line below; return how far the name may go.
    While the players muster nobody holds any.
    """
    if mustering(view.o):
        return end
    beside_points = army.trophies is None or army.figures is not None
    writer, box = view.theme.writer, (army.figures or army.head) if beside_points else army.below_name
    count, ink = str(view.o.hand_sizes[army.seat]), _count_ink(view, army)
    right = end - 4 if beside_points else box.right
    at = right - breadth(canvas, writer, count, ink)
    write(canvas, writer, count, ink, FRect(at, box.y, right - at, box.h))
    side = ink.size * SIGN
    icon(canvas, "cards", view.palette.gold_dim, FRect(at - side - 4, box.centery - side / 2, side, side))
    return at - side - 14 if beside_points else end


def _figures_begin(view: BattleView, army: ArmyFrame) -> float:
    """Return where an enemy's hand size begins in the head, with its sign."""
    sizes, units = _HeadSizes.of(view, army.head.h), view.theme.writer.units
    points = units(str(view.o.scores[army.seat]), sizes.points).x + sizes.laurel + 1.5 * sizes.gap
    ink = _count_ink(view, army)
    return army.head.right - points - 8 - units(str(view.o.hand_sizes[army.seat]), ink).x - ink.size * SIGN


def _name_ends(view: BattleView, army: ArmyFrame) -> float:
    """Return where an enemy's name ends in the head if nothing cuts it."""
    sizes = _HeadSizes.of(view, army.head.h)
    return army.head.x + sizes.mark + sizes.gap + view.theme.writer.units(view.names[army.seat], sizes.name).x


def _count_ink(view: BattleView, army: ArmyFrame) -> Ink:
    return view.theme.inks.strong.sized(max(20.0, min(28.0, army.head.h * 0.6)))


def plates_of(view: BattleView, army: ArmyFrame) -> Iterator[tuple[int, FRect]]:
    """Yield the cards in front of a player with the place of their plates, from left to right: in the head they end where hand
    size and points begin, and show only their signs where the player's name would be cut otherwise.
    """
    events, box = events_before(view.o, army.seat), army.before
    end = _figures_begin(view, army) if army.trophies is None else box.right
    room = box.w if army.trophies is not None else min(box.w, end - _name_ends(view, army) - BESIDE - 6)
    high = min(28.0, box.h - 6)
    named = not army.tokens and army.head.h >= SMALL_HEAD
    ink = view.theme.inks.tiny
    x = box.x
    widths = [
        high + (view.theme.writer.units(event_name(event), ink).x + 10 if named else 6) for event in events
    ]
    if sum(widths) + 6 * (len(widths) - 1) > room:  # Only their signs, since names cut off say nothing.
        widths = [high + 6] * len(widths)
    if army.trophies is None:
        x = min(x, end - sum(widths) - 6 * len(widths))
    for event, width in zip(events, widths, strict=True):
        yield event, FRect(x, box.centery - high / 2, min(width, box.w), high)
        x += width + 6


def free_in_head(view: BattleView, army: ArmyFrame) -> FRect:
    """Return the stretch between an enemy's name, with the sort of player, and what stands at its right; in a narrow panel that
    of the line below the name.
    """
    box, units = army.head, view.theme.writer.units
    kind = units(view.kind(army.seat), view.theme.inks.tiny).x
    plates = [plate.x for _, plate in plates_of(view, army)]
    if army.trophies is not None:
        start = army.before.x if plates else army.before.x + kind
        end = start if plates else army.before.right
        return FRect(start, army.before.y, end - start, army.before.h)
    end = min(plates, default=_figures_begin(view, army))
    start = _name_ends(view, army)
    if end - BESIDE - start > kind + 22:
        start += kind + 14
    return FRect(start, box.y, max(0.0, end - start), box.h)


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
