"""The middle of the table without its cards: piles with counts, empty Reserve places, the play area, medals,
achievements.
"""

from __future__ import annotations

from pygame import FRect

from wotrush.i18n import t, tn
from wotrush.model.rush.cards import Nation
from wotrush.scenes.rush import faces as art
from wotrush.scenes.rush.board.achievements import achievement_places, paint_achievements, paint_signs
from wotrush.scenes.rush.board.marks import chevron
from wotrush.scenes.rush.board.medal_piles import paint_medal_pile
from wotrush.scenes.rush.board.plaques import trays
from wotrush.scenes.rush.cards.faces import BackPicture, PilePicture
from wotrush.scenes.rush.view.film import Pile
from wotrush.scenes.rush.view.layout import BESIDE_PLAYED, NAMED, open_hand_places, using_pose
from wotrush.scenes.rush.view.view import View
from wotrush.scenes.style.paint import (
    dashed,
    fill,
    outline,
    picture,
    shadow,
    write,
)
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset

RADIUS = 10.0


def paint_common(canvas: Canvas, view: View) -> None:
    frame, o = view.frame.common, view.seen
    for tray in trays(view):
        fill(canvas, tray, (*view.palette.sunken[:3], 90), radius=9)
    deck = view.size(Pile.DECK)
    paint_stack(canvas, view, frame.deck, art.Back.VEHICLES, deck, tn("Vehicle", "Vehicles", deck))
    for slot in frame.reserve[len(o.reserve) :]:
        dashed(canvas, slot, (*view.palette.text_faint[:3], 120), radius=RADIUS)
    _caption(canvas, view)
    for rect, pile in ((frame.discard, Pile.DISCARD), (frame.graveyard, Pile.GRAVEYARD)):
        if not view.size(pile):
            dashed(canvas, rect, (*view.palette.text_faint[:3], 110), radius=8, thickness=2)
    _field(canvas, view)
    for nation, rect in zip(Nation, frame.medals, strict=True):
        paint_medal_pile(canvas, view, nation, rect)
    if frame.achievements is not None:
        paint_achievements(canvas, view, frame.achievements)
    if frame.signs is not None:
        paint_signs(canvas, view, frame.signs)


def paint_stack(canvas: Canvas, view: View, rect: FRect, back: art.Back, count: int, label: str = "") -> None:
    """Paint a face-down pile whose height shows its count; with a label the count stands on it."""
    if not count:
        dashed(canvas, rect, (*view.palette.text_faint[:3], 130), radius=RADIUS)
        ink = view.theme.inks.small.colored(view.palette.text_soft).aligned(0.5)
        write(canvas, view.theme.writer, label, ink, rect)
        return
    for layer in range(min(3, (count + 11) // 12), 0, -1):
        below = rect.move(layer * 1.6, layer * 2.2)
        shadow(canvas, below, radius=RADIUS, reach=3, color=(*view.palette.shadow[:3], 60))
        picture(canvas, BackPicture(back), below)
    picture(canvas, PilePicture(back, count, label) if label else BackPicture(back), rect)


def _caption(canvas: Canvas, view: View) -> None:
    """Paint the caption that says which way the Reserve moves."""
    rect = view.frame.common.caption
    ink = view.theme.inks.tiny.sized(19).colored(view.palette.text)
    for text in (t("Reserve · moves away from the deck"), t("Reserve")):
        width = view.theme.writer.units(text, ink).x
        if width + 50 < rect.w:
            break
    write(canvas, view.theme.writer, text, ink, rect)
    for i in range(3):
        shift = rect.x + width + 10 + 13 * i
        tone = (*view.palette.line[:3], 210 - 60 * i)
        chevron(canvas, FRect(shift, rect.y + 6, 9, rect.h - 11), tone)


def _field(canvas: Canvas, view: View) -> None:
    """Paint the area where cards are resolved and another player's open hand lies."""
    field, palette = view.frame.common.field, view.palette
    fill(canvas, field, (*palette.sunken[:3], 88), radius=14)
    outline(canvas, field, (*palette.panel_rim[:3], 220), radius=14)
    outline(canvas, inset(field, 6), (*palette.panel_rim[:3], 110), radius=10, thickness=1.5)
    _open_hand(canvas, view)


def _open_hand(canvas: Canvas, view: View) -> None:
    """Say whose hand lies open, and set it apart from the card that is being played, which has a frame."""
    o, palette = view.seen, view.palette
    places = open_hand_places(view.frame, o)
    if o.using >= 0 and o.active != o.seat:
        outline(canvas, inset(using_pose(view.frame).rect, -3), palette.gold_light, radius=9, thickness=3)
    if not places:
        return
    field, top = view.frame.common.field, places[0].top - NAMED
    if o.using >= 0:
        at = FRect(places[0].left - BESIDE_PLAYED / 2, field.y + 14, 1.5, field.h - 28)
        fill(canvas, at, palette.panel_rim)
    text = t("{player}’s hand", player=view.names[o.active])
    words = FRect(places[0].left, top, field.right - 12 - places[0].left, NAMED)
    write(canvas, view.theme.writer, text, view.theme.inks.small.colored(palette.text_soft), words)


def figures(view: View) -> list[FRect]:
    """Return where the counts of the deck, of medals and of achievements stand."""
    common = view.frame.common
    return [common.deck, *common.medals, *achievement_places(view)]
