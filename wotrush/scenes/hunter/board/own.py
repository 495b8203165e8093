"""The viewer's side: the panel with points and score pile, and the trays of both lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pygame import FRect, Vector2

from wotrush.i18n import t, tn
from wotrush.model.hunter.state import IN_DEPLOYMENT
from wotrush.scenes.hunter.board.plates import (
    line_ink,
    paint_free_place,
    paint_head,
    paint_plate,
    paint_tray,
    unfolding_head,
)
from wotrush.scenes.hunter.board.trophies import own_pile, paint_trophies, style_of
from wotrush.scenes.hunter.texts.acting import NO_UNITS
from wotrush.scenes.hunter.texts.event_cards import event_name
from wotrush.scenes.hunter.view.layout import KEPT_CARD, TRAY_GAP, LineZone
from wotrush.scenes.hunter.view.seen import (
    arranged,
    arriving,
    events_before,
    is_out,
    mustering,
    to_deploy,
    units_of,
)
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.hunter.zones.behind import DIVIDER, LABEL
from wotrush.scenes.hunter.zones.frame import Lines, Tray
from wotrush.scenes.style.paint import fill, write, write_up
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset, rect_around
from wotrush.stage.typography.text import SMALLEST

CHIP, LIT_GAP = 28.0, 14.0
"""Height of what stands above a card to be deployed, and its distance from one that is lit."""
ASIDE, LEAST_ASIDE, MOST_ASIDE = 28.0, 240.0, 440.0
"""Distance from the cards of what the back line says about itself, and the least and the greatest width of that."""
LOW = 90.0
"""In lines lower than this the label does not stand upright."""
NAME_LINE = 24.0
"""Height of a line of the names of cards in front of the viewer."""
SLOT_EDGE = 14.0
"""Between a free place and the upper and lower edge of its line."""
NOTE_EDGE = 60.0
"""Beside what is said of a line without units."""
SPARE = 6.0
"""By how much its place is longer than the label, so that this need not shrink."""


def paint_own(canvas: Canvas, view: BattleView) -> None:
    frame, own = view.frame, view.frame.own
    if not view.o.pack:
        _lines(canvas, view, view.lines(view.o.seat))
    paint_plate(canvas, view, view.unfolding(view.mustered.score, frame.score), view.o.seat)
    paint_head(canvas, view, replace(own, head=unfolding_head(view, view.mustered.own, own)))
    if mustering(view.o) or view.unfolded < 1:
        return
    _hand(canvas, view)
    fill(canvas, FRect(own.head.x, own.head.bottom + 1, own.head.w, 1.5), view.palette.panel_rim)
    events, room = events_before(view.o, view.o.seat), own_pile(view)
    if view.o.piles[view.o.seat]:
        paint_trophies(canvas, view, view.o.seat, room, style_of(view, view.o.seat))
    else:
        _faint(
            canvas, view, t("What you destroy lies here."), FRect(room.x, room.y, room.w, min(80.0, room.h))
        )
    if events:
        _before(canvas, view, events)


def _before(canvas: Canvas, view: BattleView, events: Sequence[int]) -> None:
    """Name the cards in front of the viewer, since none can be read as large as they lie there: beside them, or above them in
    place of the heading where a name is too long for that.
    """
    place, writer, plain = view.frame.own.before, view.theme.writer, view.theme.inks.small
    heading, names = FRect(place.x, place.y, place.w, 24), ", ".join(map(event_name, events))
    ink = plain.colored(view.palette.text)
    small = ink.sized(SMALLEST)
    lying = [one.pose.rect for one in view.lying.values() if one.zone is LineZone.BEFORE]
    if lying:
        card = max(lying, key=lambda rect: rect.right)
        room = FRect(card.right + 10, card.y, max(0.0, place.right - card.right - 10), card.h)
        needed = writer.units(names, small, room.w)
        if needed.x <= room.w and needed.y <= room.h:
            write(canvas, writer, names, ink, room, lines=max(1, int(room.h // NAME_LINE)))
        elif writer.units(names, small).x <= heading.w:
            write(canvas, writer, names, ink, heading)
            return
    write(canvas, writer, t("In front of you"), plain, heading)


def own_shows(view: BattleView) -> object:
    """Return all that the picture of the viewer's side depends on."""
    frame, o = view.frame, view.o
    seat = o.seat
    places = frame.own, frame.score, frame.hand, view.lines(seat)
    has = units_of(o, seat), o.scores[seat], o.piles[seat], events_before(o, seat)
    return (
        places,
        has,
        bool(o.hand),
        o.hand_sizes[seat],
        o.phase,
        view.unfolded,
        view.is_lit(seat),
        bool(o.pack),
        view.names[seat],
        first_places(view),
        room_for_purpose(view),
        own_note(view),
        view.overlaid,
        None if mustering(o) else style_of(view, seat),
    )


def _hand(canvas: Canvas, view: BattleView) -> None:
    """Say in an empty hand what lies there unless the log does, or in one that is closed to whoever looks how much."""
    ink, count = view.theme.inks.small.aligned(0.5), view.o.hand_sizes[view.o.seat]
    room, log = FRect(view.frame.hand), view.log
    if log is not None and log.bottom > room.y:
        room.h, room.y = room.bottom - log.bottom, log.bottom
    if not view.o.hand and room.h >= 1:
        text = tn("{n} event in hand", "{n} events in hand", count) if count else t("No events in your hand")
        write(canvas, view.theme.writer, text, ink, inset(room, 20, min(20.0, room.h / 8)), lines=2)


def _lines(canvas: Canvas, view: BattleView, lines: Lines) -> None:
    """Paint the trays, or one plate that grows into them as the battle begins."""
    if view.unfolded < 1:
        room = view.unfolding(view.mustered.own.room, view.frame.own.room)
        fill(canvas, room, (*view.palette.own[0][:3], 120), radius=10)
        return
    for tray, label in line_names(lines):
        _tray(canvas, view, tray, label)
    _commanders(canvas, view, lines)
    for place in first_places(view):
        paint_free_place(canvas, view, place)
    if note := own_note(view):
        room = inset(lines.front.zone, NOTE_EDGE, 0)
        ink = view.theme.inks.body.colored(view.palette.warning).aligned(0.5)
        write(canvas, view.theme.writer, note, ink, room, lines=3)
    beside = room_for_purpose(view)
    if beside is not None:
        text = t("Hardly any attack reaches the back line, and few units can fire from it.")
        ink = view.theme.inks.body.colored(view.palette.text).aligned(0.5)
        write(canvas, view.theme.writer, text, ink, beside, lines=4)


def own_note(view: BattleView) -> str:
    """Return what it means that the viewer has no units, or nothing if there are some or their line is covered."""
    o = view.o
    if (
        o.front(o.seat)
        or o.back(o.seat)
        or mustering(o)
        or arriving(o)
        or view.cuts(view.lines(o.seat).front.zone)
    ):
        return ""
    if is_out(o, o.seat):
        return t("out of the game, its points still count")
    if view.status == t(NO_UNITS):
        return ""  # It stands above the line already.
    return t("no units left: out at the end of your turn unless reinforcements come")


def room_for_purpose(view: BattleView) -> FRect | None:
    """Return where the back line says what it is for, while it is empty and a unit may be deployed there: beside the place of
    the first card, where there is more room. None if that is too little.
    """
    zone, place = view.lines(view.o.seat).back.zone, next(iter(first_places(view)[-1:]), None)
    if place is None or not zone.contains(place):
        return None
    lying = [FRect(one.pose.rect) for one in view.lying.values() if zone.colliderect(one.pose.rect)]
    taken, left = place.unionall(lying), zone.x + LABEL
    rooms = (left, taken.x), (taken.right, zone.right)
    start, end = max(rooms, key=lambda room: room[1] - room[0])
    wide = min(end - start - 2 * ASIDE, MOST_ASIDE)
    room = rect_around(((start + end) / 2, place.centery), (wide, place.h))
    return None if wide < LEAST_ASIDE or view.cuts(room) else room


def words_above(card: FRect, wide: float) -> FRect:
    """Return where something stands above a card that is to be deployed: on no picture, and at the same height for all."""
    return rect_around((card.centerx, card.y - LIT_GAP - CHIP / 2), (wide, CHIP))


def first_places(view: BattleView) -> list[FRect]:
    """Return where the first card of each line will lie that has none yet, while the viewer deploys: below or above the one
    whose line is to be decided, beside commanders that lie there.
    """
    if view.o.phase != IN_DEPLOYMENT:
        return []
    lines, deployed, lying = view.lines(view.o.seat), arranged(view.o), card_to_deploy(view)
    empty = ((lines.front, deployed.front), (lines.back, deployed.back))
    return [
        _clear_of_commanders(
            view,
            rect_around(
                (tray.box.centerx if lying is None else lying.centerx, tray.box.centery), _free_place(tray)
            ),
            tray.zone,
        )
        for tray, cards in empty
        if not cards
    ]


def _clear_of_commanders(view: BattleView, place: FRect, line: FRect) -> FRect:
    """Return the nearest place of that size in a line on which no commander lies, or that place if there is none."""
    commanders = [
        FRect(one.pose.rect)
        for number, one in view.lying.items()
        if one.seat == view.o.seat and number - KEPT_CARD in arranged(view.o).commanders
    ]
    beside = [
        place.move(x - place.x, 0)
        for card in commanders
        for x in (card.left - TRAY_GAP - place.w, card.right + TRAY_GAP)
    ]
    free = [one for one in (place, *beside) if line.contains(one) and one.collidelist(commanders) < 0]
    return min(free, key=lambda one: abs(one.x - place.x), default=place)


def _free_place(tray: Tray) -> Vector2:
    """Return how large the free place of a line is: that of a card, but away from the edges of the line."""
    return tray.card * min(1.0, (tray.zone.h - 2 * SLOT_EDGE) / tray.card.y)


def card_to_deploy(view: BattleView) -> FRect | None:
    """Return where the unit lies whose line is to be decided before the battle."""
    asked = to_deploy(view.o) if view.o.phase == IN_DEPLOYMENT else None
    lying = None if asked is None else view.lying.get(KEPT_CARD + asked)
    return None if lying is None else FRect(lying.pose.rect)


def line_names(lines: Lines) -> tuple[tuple[Tray, str], ...]:
    return (lines.front, t("Front line")), (lines.back, t("Back line"))


def _tray(canvas: Canvas, view: BattleView, tray: Tray, label: str) -> None:
    paint_tray(canvas, view, tray.zone)
    place = label_place(view, tray, label)
    if place is not None:
        put = write if tray.zone.h < LOW else write_up
        put(canvas, view.theme.writer, label, line_ink(view), place)


def label_place(view: BattleView, tray: Tray, label: str) -> FRect | None:
    """Return where the name of a line stands at its left end, upright if there is room; None if a plate would cut it."""
    whole, long = tray.zone, view.theme.writer.units(label, line_ink(view)).x + SPARE
    if whole.h < LOW:
        place = FRect(whole.x + 14, whole.y, long, whole.h)
    else:
        wide = LABEL * view.frame.own.spacing
        place = rect_around((whole.x + wide / 2, whole.centery), (wide, min(long, whole.h - 8)))
    return None if view.cuts(place) else place


def _commanders(canvas: Canvas, view: BattleView, lines: Lines) -> None:
    """Paint the divider before the commanders."""
    _, back, commanders = units_of(view.o, view.o.seat)
    box = lines.commanders.box
    if back and commanders:
        fill(canvas, FRect(box.x - DIVIDER / 2 - 1, box.y + 4, 2, box.h - 8), view.palette.panel_rim)


def _faint(canvas: Canvas, view: BattleView, text: str, box: FRect) -> None:
    ink = view.theme.inks.small
    write(canvas, view.theme.writer, text, ink, box, lines=3, valign=0.0)
