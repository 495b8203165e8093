"""What stands beside the two cards of a duel: whose they are, what is lost there, and what is at stake."""

from __future__ import annotations

from pygame import FRect

from wotrush.i18n import t
from wotrush.model.hunter.cards.words import REVEALED
from wotrush.scenes.hunter.board.plates import POINTS_SIGN
from wotrush.scenes.hunter.duel.duel import NO_CARD, NOBODY, Duel
from wotrush.scenes.hunter.duel.zone import DuelZone
from wotrush.scenes.hunter.duel_stage.rows import GLASS
from wotrush.scenes.hunter.duel_stage.stakes import stakes
from wotrush.scenes.hunter.view.layout import NOWHERE, CardLook
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.style.paint import breadth, dashed, fill, icon, picture, write
from wotrush.scenes.style.seat_mark import SeatMark
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset, rect_around
from wotrush.stage.typography.text import SMALLEST

FADED = 150
"""How opaque the veil over a unit is that is lost."""
MARK, BESIDE_MARK = 22.0, 30.0
"""The side of a player's mark, and how far from its left the name begins."""
APART, SIGN, BEFORE_FIGURE = 16.0, 22.0, 4.0
"""The room before each figure beside a name, its sign with it, and how far from this the figure stands."""
PADDING = 10.0
"""How far the plate below a stake reaches beyond its words."""


def paint_sides(canvas: Canvas, view: BattleView, duel: Duel, zone: DuelZone) -> None:
    """Paint whose cards they are, and where they lie. A long name of the viewer stands on the own panel alone, which nothing
    covers.
    """
    seats = () if zone.bare(duel) or zone.aside else zip((duel.seat, duel.other), zone.names, strict=True)
    sides = [(seat, box) for seat, box in seats if seat != NOBODY]
    for seat, box in sides:
        flush, rect = zone.roomy and box is zone.names[1], zone.local(box)
        named = seat != view.o.seat or _least_width(canvas, view, seat) <= rect.w
        _side(canvas, view, seat, zone, rect, named=named, flush=flush)
    _places(canvas, view, duel, zone)


def figures_covered(view: BattleView, seat: int, zone: DuelZone) -> tuple[tuple[str, int], ...]:
    """Return hand size and points of a player over whose name the stage lies, each with its sign."""
    if seat == NOBODY or not zone.box.colliderect(view.frame.army(seat).head):
        return ()
    return ("cards", view.o.hand_sizes[seat]), (POINTS_SIGN, view.o.scores[seat])


def _least_width(canvas: Canvas, view: BattleView, seat: int) -> float:
    """Return how much room a player's mark and name need."""
    smallest = view.theme.inks.strong.sized(SMALLEST)
    return BESIDE_MARK + breadth(canvas, view.theme.writer, view.names[seat], smallest)


def _side(
    canvas: Canvas, view: BattleView, seat: int, zone: DuelZone, rect: FRect, *, named: bool, flush: bool
) -> None:
    """Paint whose card it is, by its mark alone or by the name too, which is cut where it is too long, and what else is covered
    of that player where there is room; `flush`: up to the right end of the rectangle.
    """
    writer, strong = view.theme.writer, view.theme.inks.strong.sized(25)
    name, figures = view.names[seat] if named else "", figures_covered(view, seat, zone)
    wide = [APART + SIGN + breadth(canvas, writer, str(number), strong) for _, number in figures]
    least = _least_width(canvas, view, seat) if named else BESIDE_MARK
    if least + sum(wide) > rect.w:
        figures, wide = (), []
    taken = min(breadth(canvas, writer, name, strong), rect.w - BESIDE_MARK - sum(wide))
    if flush:
        rect = inset(rect, rect.w - BESIDE_MARK - taken - sum(wide), 0, 0, 0)
    mark = rect_around((rect.x + 12, rect.centery), (MARK, MARK))
    picture(canvas, SeatMark(seat, view.color(seat)), mark)
    x = rect.x + BESIDE_MARK
    write(canvas, writer, name, strong, FRect(x, rect.y, taken, rect.h))
    x += taken
    for (sign, number), room in zip(figures, wide, strict=True):
        middle = x + APART + SIGN / 2 - BEFORE_FIGURE, rect.centery
        icon(canvas, sign, view.palette.gold_light, rect_around(middle, (SIGN, SIGN)))
        write(
            canvas, writer, str(number), strong, FRect(x + APART + SIGN, rect.y, room - APART - SIGN, rect.h)
        )
        x += room


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
