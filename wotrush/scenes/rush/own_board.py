"""The viewer's side that is no card: points with their parts, Garage, Depot, status line, what is left this turn."""

from __future__ import annotations

from pygame import FRect

from wotrush.i18n import t, tn
from wotrush.model.rush.scoring import score_parts
from wotrush.model.rush.state import Prompt
from wotrush.scenes.rush import art
from wotrush.scenes.rush.common_board import paint_stack
from wotrush.scenes.rush.faces import BackPicture
from wotrush.scenes.rush.layout import fan
from wotrush.scenes.rush.opponents_board import paint_empty_stands
from wotrush.scenes.rush.scribe import dashed, fill, icon, picture, shadow, write
from wotrush.scenes.rush.view import View
from wotrush.stage.canvas import Canvas

RADIUS = 10.0


def paint_own(canvas: Canvas, view: View) -> None:
    o, own = view.o, view.frame.own
    paint_empty_stands(canvas, view, o.seat, own.stands)
    _points(canvas, view)
    paint_stack(canvas, view, own.garage, art.Back.GARAGE, o.garage_sizes[o.seat], t("Garage"))
    if not o.depots[o.seat]:
        dashed(canvas, own.depot, (*view.palette.text_faint[:3], 130), radius=RADIUS)
    below = FRect(own.depot.x - 20, own.depot.bottom + 2, own.depot.w + 40, 22)
    depot = t("Depot {n}", n=len(o.depots[o.seat]))
    write(canvas, view.theme.writer, depot, view.theme.inks.small.aligned(0.5), below)
    _hidden_hand(canvas, view)
    _status(canvas, view)
    _what_is_left(canvas, view)


def _points(canvas: Canvas, view: View) -> None:
    o, rect = view.o, view.frame.own.points
    writer, inks, palette = view.theme.writer, view.theme.inks, view.palette
    medals, bases, achievements = score_parts(o)[o.seat]
    low = rect.h < 150
    name = FRect(rect.x, rect.y, rect.w, 34)
    fill(canvas, FRect(name.x, name.y + 5, 5, 24), view.color(o.seat), radius=2)
    write(
        canvas,
        writer,
        view.names[o.seat],
        inks.subheading.sized(26),
        FRect(name.x + 14, name.y, name.w - 14, 34),
    )
    side = 40.0 if low else 62.0
    laurel = FRect(rect.x, name.bottom + 2, side, side)
    icon(canvas, "laurel", palette.gold_light, laurel)
    total = medals.points + bases.points + achievements.points
    number = FRect(laurel.right + 10, laurel.y, rect.w - side - 10, side)
    write(canvas, writer, str(total), inks.number.sized(side * 0.92), number)
    if low:
        return
    parts = (
        tn("{n} from medals", "{n} from medals", medals.points),
        tn("{n} from bases", "{n} from bases", bases.points),
        t("{n} from achievements, if it ended now", n=achievements.points),
    )
    top = laurel.bottom + 6
    for i, text in enumerate(parts):
        line = FRect(rect.x, top + 24 * i, rect.w, 24)
        if line.bottom <= rect.bottom:
            write(canvas, writer, text, inks.small.sized(20), line)


def _hidden_hand(canvas: Canvas, view: View) -> None:
    """On a shared screen the hand lies face down until its player's turn."""
    o = view.o
    if o.hands[o.seat] is not None:
        return
    for pose in fan(view.frame, o.hand_sizes[o.seat]):
        shadow(canvas, pose.rect, radius=RADIUS, reach=5, color=(0, 0, 0, 90))
        picture(canvas, BackPicture(art.Back.GARAGE), pose.rect)


def _status(canvas: Canvas, view: View) -> None:
    rect, palette = view.frame.own.status, view.palette
    color = palette.warning if view.warning else palette.gold_light
    ink = view.theme.inks.body.colored(palette.warning if view.warning else palette.text)
    width = min(rect.w, view.theme.writer.units(view.status, ink).x + 56)
    plate = FRect(rect.centerx - width / 2, rect.y + 3, width, rect.h - 2)
    fill(canvas, plate, palette.sunken, radius=9, rim=(*color[:3], 120), thickness=1.5)
    fill(canvas, FRect(plate.x, plate.y + 7, 5, plate.h - 14), color, radius=2)
    write(
        canvas,
        view.theme.writer,
        view.status,
        ink.aligned(0.5),
        FRect(plate.x + 14, plate.y, plate.w - 28, plate.h),
    )


def _what_is_left(canvas: Canvas, view: View) -> None:
    """Only in the viewer's own turn."""
    o, rect = view.o, view.frame.own.left
    if o.active != o.seat or o.prompt is Prompt.OVER:
        return
    ink = view.theme.inks.small.colored(view.palette.text_soft).aligned(0.5)
    for i, text in enumerate(_left_lines(view)):
        line = FRect(rect.x, rect.y + 26 * i, rect.w, 26)
        if line.bottom <= rect.bottom:
            write(canvas, view.theme.writer, text, ink, line)


def _left_lines(view: View) -> list[str]:
    o = view.o
    if o.recruiting:
        left = o.pool + sum(o.pool_national)
        buying = tn("any number of purchases, {n} left over", "any number of purchases, {n} left over", left)
    else:
        buying = t("purchase used") if o.bought else t("1 purchase left")
    assault = t("assault used") if o.assaulted else t("assault not used")
    playable = sum(o.playable(card) for card in o.hand)
    hand = tn("{n} card to play", "{n} cards to play", playable)
    return [buying, assault, hand]
