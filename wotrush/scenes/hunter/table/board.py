"""Everything on the table that lies still between two decisions, painted once and kept."""

from __future__ import annotations

import math
from collections.abc import Callable

from pygame import FRect

from wotrush.i18n import t, tn
from wotrush.model.game import Seat
from wotrush.model.hunter.state import IN_TURNS
from wotrush.scenes.hunter.table.frame import ArmyFrame, BattleFrame
from wotrush.scenes.hunter.table.seen import is_out, last_discarded, names_before, scored
from wotrush.scenes.hunter.table.view import BattleView
from wotrush.scenes.style.backdrop import Backdrop
from wotrush.scenes.style.paint import dashed, fill, icon, outline, picture, shadow, write
from wotrush.scenes.style.palette import Palette
from wotrush.scenes.style.seat_mark import SeatMark
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset, rect_around
from wotrush.stage.layer import StaticLayer
from wotrush.stage.node import Node

RADIUS, MARK = 10.0, 22.0
STATUS_STEP = 40.0
LAST_BOMBING = 3


class BattleBoard(StaticLayer):
    """Call `refresh` after every change of what may be known."""

    def __init__(self, view: BattleView) -> None:
        super().__init__(opaque=True, name="board")
        self._view = view
        self._cloth = self.add(StaticLayer(opaque=True, passing=True))
        palette = view.palette
        self._backdrop = self._cloth.add(Backdrop(palette.table, line=palette.map))
        self._laid_for: tuple[BattleFrame, Palette] | None = None
        self._sides = [self.add(_BoardPart(view, paint)) for paint in (_enemies, _common, _own)]

    def place(self, area: FRect) -> None:
        for node in (self, self._cloth, self._backdrop, *self._sides):
            node.rect = FRect(area)
        laid_for = self._view.frame, self._view.palette
        if laid_for != self._laid_for:
            self._laid_for = laid_for
            self._cloth.clear()
            self._backdrop = self._cloth.add(Backdrop(self._view.palette.table, line=self._view.palette.map))
            self._backdrop.rect = FRect(area)
            self._cloth.invalidate()

    def refresh(self) -> None:
        for side in self._sides:
            side.invalidate()


class _BoardPart(Node):
    touchable = False
    settled = True

    def __init__(self, view: BattleView, paint: Callable[[Canvas, BattleView], None]) -> None:
        super().__init__()
        self._view = view
        self._paint = paint

    def paint(self, canvas: Canvas) -> None:
        self._paint(canvas, self._view)


# -- players


def _plate(canvas: Canvas, view: BattleView, box: FRect, seat: Seat) -> None:
    """Paint what a player's cards lie on, lit while it is that player's turn."""
    palette, color = view.palette, view.color(seat)
    if view.o.active == seat and view.o.phase == IN_TURNS:
        shadow(canvas, box, radius=RADIUS, reach=7, color=(*color[:3], 150))
        top, bottom = palette.panel_raised
        fill(canvas, box, top, radius=RADIUS, bottom=bottom)
        outline(canvas, box, color, radius=RADIUS, thickness=3)
    else:
        fill(canvas, box, palette.panel, radius=RADIUS, rim=palette.panel_rim)
    fill(canvas, FRect(box.x, box.y + 8, 6, box.h - 16), color, radius=2)
    picture(canvas, SeatMark(seat, color), rect_around((box.x + 3, box.centery), (MARK, MARK)))


def _enemies(canvas: Canvas, view: BattleView) -> None:
    for army in view.frame.enemies:
        _plate(canvas, view, army.box, army.seat)
        _head(canvas, view, army, kind=not army.tokens)
        if is_out(view.o, army.seat):
            ink = view.theme.inks.small.colored(view.palette.text_faint).aligned(0.5)
            text = t("out of the game, its points still count")
            write(canvas, view.theme.writer, text, ink, army.front.box)
        elif not army.tokens:
            _labels(canvas, view, army, army.box.x + 14)
        else:
            edge = (army.front.box.right + army.back.box.left) / 2
            line = FRect(edge - 1, army.back.box.y, 2, army.back.box.h)
            fill(canvas, line, view.palette.panel_rim)


def _head(canvas: Canvas, view: BattleView, army: ArmyFrame, *, kind: bool) -> None:
    """Paint name, sort of player, cards in front, hand size and points."""
    writer, inks, palette, seat = view.theme.writer, view.theme.inks, view.palette, army.seat
    head = army.head
    points, ink = str(view.o.scores[seat]), inks.number.sized(head.h * 0.86)
    wide = writer.units(points, ink).x
    right = FRect(head.right - wide, head.y, wide, head.h)
    write(canvas, writer, points, ink, right)
    laurel = FRect(right.x - head.h * 0.8, head.y + head.h * 0.14, head.h * 0.72, head.h * 0.72)
    icon(canvas, "laurel", palette.gold_light, laurel)
    count, small = str(view.o.hand_sizes[seat]), inks.strong.sized(head.h * 0.62)
    at = laurel.x - 14 - writer.units(count, small).x
    write(canvas, writer, count, small, FRect(at, head.y, laurel.x - at, head.h))
    side = head.h * 0.5
    icon(canvas, "cards", palette.gold_dim, FRect(at - side - 4, head.centery - side / 2, side, side))
    room = FRect(head.x + 10, head.y, at - side - 20 - head.x, head.h)
    name = inks.strong.sized(head.h * 0.7)
    write(canvas, writer, view.names[seat], name, room)
    taken = writer.units(view.names[seat], name).x + 16
    if kind and room.w - taken > 60:
        text = inks.tiny.colored(palette.text_soft)
        write(
            canvas, writer, view.kind(seat), text, FRect(room.x + taken, room.y + 2, room.w - taken, room.h)
        )
    _before(canvas, view, army)


def _before(canvas: Canvas, view: BattleView, army: ArmyFrame) -> None:
    """Name the cards that lie in front of the player."""
    writer, palette = view.theme.writer, view.palette
    ink = view.theme.inks.tiny.sized(18).colored(palette.gold_light)
    y, box = army.before.y, army.before
    for name in names_before(view.o, army.seat):
        if y + 24 > box.bottom + 6:
            return
        plate = FRect(box.x, y, min(box.w, writer.units(name, ink).x + 18), 24)
        fill(canvas, plate, palette.bar[1], radius=6, rim=palette.gold_dim)
        write(canvas, writer, name, ink.aligned(0.5), inset(plate, 6, 1))
        y += 28


def _labels(canvas: Canvas, view: BattleView, army: ArmyFrame, x: float) -> None:
    ink = view.theme.inks.tiny.colored(view.palette.text_faint)
    for text, tray in ((t("back"), army.back), (t("front"), army.front)):
        box = FRect(x, tray.box.centery - 12, max(40.0, tray.box.x - x), 24)
        write(canvas, view.theme.writer, text, ink, box)


# -- the middle


def _common(canvas: Canvas, view: BattleView) -> None:
    frame, o = view.frame, view.o
    _pile(canvas, view, frame.units, o.unit_deck_size, t("Units"))
    _pile(canvas, view, frame.events, o.event_deck_size, t("Events"))
    _clock(canvas, view)
    name, count = last_discarded(o)
    if count:
        _pile(canvas, view, frame.discard, count, t("Discard"), name)
    else:
        dashed(canvas, frame.discard, (*view.palette.text_faint[:3], 110), radius=8, thickness=2)
    if o.pack:
        plate = FRect(frame.spread)
        shadow(canvas, plate, radius=14, reach=14, color=(*view.palette.shadow[:3], 190))
        top, bottom = view.palette.own
        fill(canvas, plate, top, radius=14, bottom=bottom, rim=view.palette.gold_dim)
    _status(canvas, view)


def _pile(canvas: Canvas, view: BattleView, rect: FRect, count: int, label: str, top: str = "") -> None:
    palette, writer, inks = view.palette, view.theme.writer, view.theme.inks
    for layer in range(min(3, count)):
        under = rect.move(3 * (2 - layer), -3 * (2 - layer))
        fill(canvas, under, palette.panel_raised[1], radius=8, rim=palette.gold_dim)
    if not count:
        dashed(canvas, rect, (*palette.text_faint[:3], 110), radius=8, thickness=2)
    number = inks.number.sized(min(40.0, rect.h * 0.32)).aligned(0.5)
    write(canvas, writer, str(count), number, FRect(rect.x, rect.y + rect.h * 0.2, rect.w, rect.h * 0.36))
    small = inks.tiny.sized(18).aligned(0.5)
    write(canvas, writer, label, small, FRect(rect.x + 3, rect.bottom - 52, rect.w - 6, 24))
    if top:
        write(
            canvas,
            writer,
            top,
            small.colored(palette.gold_light),
            FRect(rect.x + 3, rect.bottom - 28, rect.w - 6, 24),
        )


def _clock(canvas: Canvas, view: BattleView) -> None:
    """Count the Carpet Bombings: the third ends the game."""
    box, palette, writer, inks = view.frame.clock, view.palette, view.theme.writer, view.theme.inks
    count = view.o.bombings
    fill(canvas, box, palette.bar[1], radius=8, rim=palette.hostile if count else palette.panel_rim)
    small = inks.tiny.sized(18).aligned(0.5)
    write(canvas, writer, t("Carpet Bombing"), small, FRect(box.x + 4, box.y + 4, box.w - 8, 26))
    side = min(34.0, box.w / 4.4)
    for i in range(LAST_BOMBING):
        lit = i < count
        spot = rect_around((box.centerx + (i - 1) * (side + 8), box.centery - 2), (side, side))
        color = palette.hostile if lit else palette.text_disabled
        fill(canvas, spot, color, radius=side / 2, rim=palette.text_faint)
        if lit:
            write(canvas, writer, str(i + 1), inks.strong.sized(side * 0.7).aligned(0.5), spot)
    figure = inks.strong.sized(24).aligned(0.5)
    write(canvas, writer, f"{count} / {LAST_BOMBING}", figure, FRect(box.x, box.bottom - 40, box.w, 34))


def _status(canvas: Canvas, view: BattleView) -> None:
    palette, writer = view.palette, view.theme.writer
    rect = status_plate_of(view)
    rim = palette.warning if view.warning else palette.gold_dim
    fill(canvas, rect, (*palette.bar[1][:3], 240), radius=9, rim=rim)
    ink = view.theme.inks.body.colored(palette.warning if view.warning else palette.text).aligned(0.5)
    write(canvas, writer, view.status, ink, inset(rect, 14, 2))


def status_plate_of(view: BattleView) -> FRect:
    """Return where the status line stands: as wide as it needs, in steps so that its plate is seldom made anew."""
    rect = view.frame.status
    needed = view.theme.writer.units(view.status, view.theme.inks.body).x + 64
    width = min(rect.w, math.ceil(needed / STATUS_STEP) * STATUS_STEP)
    return FRect(rect.centerx - width / 2, rect.y, width, rect.h)


# -- the viewer


def _own(canvas: Canvas, view: BattleView) -> None:
    frame, o = view.frame, view.o
    palette, writer, inks = view.palette, view.theme.writer, view.theme.inks
    ink = inks.tiny.colored(palette.text_faint)
    for text, tray in ((t("Front line"), frame.own.front), (t("Back line"), frame.own.back)):
        whole = FRect(frame.own.box.x, tray.box.y - 5, frame.own.box.w, tray.box.h + 10)
        fill(canvas, whole, (*palette.bar[1][:3], 90), radius=10)
        label = FRect(whole.x + 8, whole.centery - 24, tray.box.x - whole.x - 12, 48)
        write(canvas, writer, text, ink, label, lines=2)
    _plate(canvas, view, frame.score, o.seat)
    _head(canvas, view, frame.own, kind=False)
    pile = scored(o, o.seat)
    y = frame.own.head.bottom + 8
    head = tn("{n} unit in the score pile", "{n} units in the score pile", len(pile))
    small = inks.small.sized(19)
    write(canvas, writer, head, small, FRect(frame.score.x + 22, y, frame.score.w - 36, 24))
    for name, points in reversed(pile):
        y += 26
        if y + 26 > frame.own.before.y:
            break
        row = FRect(frame.score.x + 22, y, frame.score.w - 36, 24)
        figure = f"+{points}"
        wide = writer.units(figure, inks.strong.sized(20)).x
        write(
            canvas,
            writer,
            name,
            inks.small.sized(19).colored(palette.text),
            FRect(row.x, row.y, row.w - wide - 8, row.h),
        )
        gold = inks.strong.sized(20).colored(palette.gold_light)
        write(canvas, writer, figure, gold, FRect(row.right - wide, row.y, wide + 2, row.h))
