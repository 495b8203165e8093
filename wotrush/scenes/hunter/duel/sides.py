"""What stands beside the two cards of a duel: whose they are, what is lost there, and what is at stake."""

from __future__ import annotations

from pygame import FRect

from wotrush.i18n import t
from wotrush.model.hunter.cards.words import REVEALED
from wotrush.scenes.hunter.duel.duel import NO_CARD, NOBODY, Duel
from wotrush.scenes.hunter.duel.rows import GLASS
from wotrush.scenes.hunter.duel.stakes import stakes
from wotrush.scenes.hunter.duel.zone import DuelZone
from wotrush.scenes.hunter.table.layout import NOWHERE, CardLook
from wotrush.scenes.hunter.table.view import BattleView
from wotrush.scenes.style.paint import breadth, dashed, fill, picture, write
from wotrush.scenes.style.seat_mark import SeatMark
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset, rect_around
from wotrush.stage.typography.text import SMALLEST

FADED = 150
"""How opaque the veil over a unit is that is lost."""
MARK, BESIDE_MARK = 22.0, 30.0
"""The side of a player's mark, and how far from its left the name begins."""
PADDING = 10.0
"""How far the plate below a stake reaches beyond its words."""


def paint_sides(canvas: Canvas, view: BattleView, duel: Duel, zone: DuelZone) -> None:
    """Paint whose cards they are, and where they lie."""
    seats = () if zone.bare(duel) else zip((duel.seat, duel.other), zone.names, strict=True)
    sides = [(seat, box) for seat, box in seats if seat != NOBODY]
    named = all(_has_room(canvas, view, seat, zone.local(box)) for seat, box in sides)
    for seat, box in sides:
        flush = zone.roomy and box is zone.names[1]
        _side(canvas, view, seat, zone.local(box), named=named, flush=flush)
    _places(canvas, view, duel, zone)


def _has_room(canvas: Canvas, view: BattleView, seat: int, box: FRect) -> bool:
    """Return whether a player's name fits beside the mark."""
    name, smallest = view.names[seat], view.theme.inks.strong.sized(SMALLEST)
    return breadth(canvas, view.theme.writer, name, smallest) <= box.w - BESIDE_MARK


def _side(canvas: Canvas, view: BattleView, seat: int, rect: FRect, *, named: bool, flush: bool) -> None:
    """Paint whose card it is, by its mark alone or by the name too; `flush`: up to the right end of the rectangle."""
    strong, name = view.theme.inks.strong.sized(25), view.names[seat] if named else ""
    if flush:
        taken = breadth(canvas, view.theme.writer, name, strong)
        rect = inset(rect, max(0.0, rect.w - BESIDE_MARK - taken), 0, 0, 0)
    mark = rect_around((rect.x + 12, rect.centery), (MARK, MARK))
    picture(canvas, SeatMark(seat, view.color(seat)), mark)
    write(canvas, view.theme.writer, name, strong, inset(rect, BESIDE_MARK, 0, 0, 0))


def _places(canvas: Canvas, view: BattleView, duel: Duel, zone: DuelZone) -> None:
    """Show an empty place, or faintly which card was lost there."""
    o = view.o
    if not duel.right and duel.other != NOBODY and duel.event == NO_CARD:
        faint = (*view.palette.text_faint[:3], 130)
        dashed(canvas, zone.local(zone.right), faint, radius=8, thickness=2)
    for unit, place in ((duel.left, zone.left), (duel.right, zone.right)):
        if unit in duel.lost:
            look = CardLook(o.kinds[unit], flags=REVEALED)
            picture(canvas, view.faces.side(NOWHERE, look), zone.local(place))
            fill(canvas, zone.local(place), (*view.palette.bar[0][:3], FADED), radius=8)
            dashed(canvas, zone.local(place), view.color(o.owner[unit]), radius=8, thickness=2)


def paint_stakes(canvas: Canvas, view: BattleView, duel: Duel, zone: DuelZone) -> None:
    """Paint what each card is worth to the other player, as long as it may be hit."""
    o = view.o
    winners = stakes(o, duel)
    aligned = (0.0, 1.0) if zone.roomy else (0.5, 0.5)
    for unit, winner, stake, to in zip((duel.left, duel.right), winners, zone.stakes, aligned, strict=True):
        if winner == NOBODY:
            continue
        points = o.catalogue.points[o.kinds[unit]]
        own = winner == o.seat and not view.session.shared
        text = t("+{points} for you", points=points)
        if not own:
            text = t("+{points} for {player}", points=points, player=view.names[winner])
        ink, room = view.theme.inks.small.sized(20).colored(view.palette.gold_light), zone.local(stake)
        if breadth(canvas, view.theme.writer, text, ink.sized(SMALLEST)) > room.w:
            text = f"+{points}"
        wide = min(room.w, breadth(canvas, view.theme.writer, text, ink) + 2 * PADDING)
        plate = FRect(room.x + (room.w - wide) * to, room.y + 2, wide, room.h - 4)
        fill(canvas, plate, (*view.palette.bar[1][:3], GLASS), radius=plate.h / 2)
        write(canvas, view.theme.writer, text, ink.aligned(0.5), plate)
