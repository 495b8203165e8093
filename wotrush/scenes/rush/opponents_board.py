"""The opponents' panels: who they are, points now, what they hold, and the piles that have room."""

from __future__ import annotations

from pygame import FRect

from wotrush.i18n import t
from wotrush.model.rush.cards import medal_count
from wotrush.model.rush.scoring import score_parts
from wotrush.model.rush.state import GONE, Prompt
from wotrush.scenes.rush import art
from wotrush.scenes.rush.faces import BackPicture
from wotrush.scenes.rush.frame import Panel, Stand
from wotrush.scenes.rush.scribe import dashed, fill, icon, outline, picture, shadow, write
from wotrush.scenes.rush.view import View
from wotrush.stage.canvas import Canvas
from wotrush.stage.geometry import rect_around

RADIUS = 10.0


def paint_opponents(canvas: Canvas, view: View) -> None:
    points = score_parts(view.o)
    for panel in view.frame.panels:
        _plate(canvas, view, panel)
        _who(canvas, view, panel, sum(part.points for part in points[panel.seat]))
        if panel.piles:
            _piles(canvas, view, panel)
        else:
            _lines(canvas, view, panel)
        paint_empty_stands(canvas, view, panel.seat, panel.stands)


def _plate(canvas: Canvas, view: View, panel: Panel) -> None:
    """Lit while it is that player's turn."""
    palette, color = view.palette, view.color(panel.seat)
    its_turn = view.o.active == panel.seat and view.o.prompt is not Prompt.OVER
    if its_turn:
        shadow(canvas, panel.box, radius=RADIUS, reach=7, color=(*color[:3], 170))
        fill(canvas, panel.box, palette.panel_raised[0], radius=RADIUS, bottom=palette.panel_raised[1])
        outline(canvas, panel.box, color, radius=RADIUS, thickness=3)
    else:
        fill(canvas, panel.box, palette.panel, radius=RADIUS, rim=palette.panel_rim)
    fill(canvas, FRect(panel.box.x, panel.box.y + 8, 5, panel.box.h - 16), color, radius=2)


def _who(canvas: Canvas, view: View, panel: Panel, points: int) -> None:
    writer, inks, palette = view.theme.writer, view.theme.inks, view.palette
    write(canvas, writer, view.names[panel.seat], inks.strong.sized(24), panel.name)
    kind = view.kind(panel.seat)
    write(canvas, writer, kind, inks.tiny.sized(17).colored(palette.text_faint), panel.kind)
    side = min(panel.score.h - 6, 34.0)
    laurel = FRect(panel.score.x - 2, panel.score.centery - side / 2, side, side)
    icon(canvas, "laurel", palette.gold_light, laurel)
    number = FRect(laurel.right + 4, panel.score.y, panel.score.w * 0.36, panel.score.h)
    write(canvas, writer, str(points), inks.number.sized(32), number)
    medals = sum(medal_count(card) for card in view.o.squad(panel.seat))
    medal = FRect(number.right, panel.score.centery - 11, 20, 22)
    icon(canvas, "medal", palette.gold[1], medal)
    rest = FRect(medal.right + 3, panel.score.y, panel.score.right - medal.right - 3, panel.score.h)
    write(canvas, writer, str(medals), inks.small.colored(palette.text), rest)


def _counts(view: View, panel: Panel) -> list[tuple[FRect, str, int]]:
    o, seat = view.o, panel.seat
    return [
        (panel.hand, t("Hand {n}", n=o.hand_sizes[seat]), o.hand_sizes[seat]),
        (panel.garage, t("Garage {n}", n=o.garage_sizes[seat]), o.garage_sizes[seat]),
        (panel.depot, t("Depot {n}", n=len(o.depots[seat])), len(o.depots[seat])),
    ]


def _lines(canvas: Canvas, view: View, panel: Panel) -> None:
    ink = view.theme.inks.small.sized(20).colored(view.palette.text_soft)
    for rect, text, _ in _counts(view, panel):
        write(canvas, view.theme.writer, text, ink, rect)


def _piles(canvas: Canvas, view: View, panel: Panel) -> None:
    """Hand and Garage face down, of the Depot the top card, which is a sprite."""
    ink = view.theme.inks.tiny.colored(view.palette.text_soft).aligned(0.5)
    o = view.o
    for i, (rect, text, count) in enumerate(_counts(view, panel)):
        write(canvas, view.theme.writer, text, ink, FRect(rect.x - 6, rect.bottom + 2, rect.w + 12, 22))
        hidden = count if i else (count if o.hands[panel.seat] is None else 0)
        if i == 2 or not hidden:
            dashed(canvas, rect, (*view.palette.text_faint[:3], 110), radius=7, thickness=2)
            continue
        spread = 7.0 if i == 0 else 2.0
        for layer in range(min(3, hidden)):
            at = rect.move((layer - 1) * spread, 0)
            shadow(canvas, at, radius=6, reach=2, color=(0, 0, 0, 70))
            picture(canvas, BackPicture(art.Back.GARAGE), at)


def paint_empty_stands(canvas: Canvas, view: View, seat: int, stands: tuple[Stand, ...]) -> None:
    """A dashed place where a base once stood."""
    for place, stand in enumerate(stands):
        if view.o.base[3 * seat + place] == GONE:
            middle = (stand.base + stand.defender) / 2
            dashed(
                canvas,
                rect_around(middle, stand.card),
                (*view.palette.text_faint[:3], 110),
                radius=7,
                thickness=2,
            )
