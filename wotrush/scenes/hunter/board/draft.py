"""What lies under the cards of the draft: the hand to pick from, what was picked, what others surely kept."""

from __future__ import annotations

from pygame import FRect

from wotrush.i18n import t
from wotrush.scenes.hunter.table.seen import others_kept
from wotrush.scenes.hunter.table.view import BattleView
from wotrush.scenes.hunter.zones.draft import HEADING, PICKS, draft_zones, kept_places
from wotrush.scenes.style.paint import dashed, fill, shadow, write
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset


def paint_draft(canvas: Canvas, view: BattleView) -> None:
    o = view.o
    if not o.pack:
        return
    zones = draft_zones(view.frame, len(o.pack))
    _plate(canvas, view, zones.pack, t("Draft: pick {n} of {all}", n=o.passed + 1, all=PICKS))
    _plate(canvas, view, zones.kept, t("Picked"))
    for place in kept_places(zones)[len(o.kept) :]:
        dashed(canvas, inset(place, 4), (*view.palette.text_faint[:3], 60), radius=8, thickness=2)
    if view.remembering:
        text = t("Passed on by you, kept by others") if others_kept(o) else ""
        _plate(canvas, view, zones.passed, text)
        if not text:
            ink = view.theme.inks.small.aligned(0.5)
            note = t("Cards that you passed on and that never come back are remembered here.")
            write(canvas, view.theme.writer, note, ink, inset(zones.passed, 40, HEADING), lines=3)


def draft_shows(view: BattleView) -> object:
    """Return all that the picture of the draft depends on."""
    o = view.o
    if not o.pack:
        return None
    return view.frame.draft, o.pack, o.passed, len(o.kept), o.seat, view.remembering, bool(others_kept(o))


def _plate(canvas: Canvas, view: BattleView, box: FRect, title: str) -> None:
    palette = view.palette
    shadow(canvas, box, radius=14, reach=10, color=(*palette.shadow[:3], 150))
    top, bottom = palette.own
    fill(canvas, box, top, radius=14, bottom=bottom, rim=palette.gold_dim)
    ink = view.theme.inks.subheading
    write(canvas, view.theme.writer, title, ink, FRect(box.x + 22, box.y + 5, box.w - 44, HEADING - 8))
