"""What lies under the cards of the draft: the hand to pick from, what was picked, what others surely kept."""

from __future__ import annotations

from pygame import FRect

from wotrush.i18n import t
from wotrush.model.hunter.cards.words import COMMANDERS, EVENT
from wotrush.model.hunter.worlds.drafted import PICKS
from wotrush.scenes.hunter.board.plates import paint_free_place
from wotrush.scenes.hunter.texts.abilities import abilities_of, ability_name, idle_abilities
from wotrush.scenes.hunter.texts.words import card_sort
from wotrush.scenes.hunter.view.draft import HEADING, draft_zones, kept_places, pack_places
from wotrush.scenes.hunter.view.seen import others_kept
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.style.paint import dashed, fill, shadow, write
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset, rows
from wotrush.stage.typography.text import SMALLEST

NUMERAL = 46.0
"""Height of the number of a free place: cards are louder."""

TITLE_GAP = 22.0
"""The distance of a title from the edge of its plate."""
CAPTION_EDGES = 20.0
"""What of the room of a caption lies above and below it."""
BETWEEN = " · "


def paint_draft(canvas: Canvas, view: BattleView) -> None:
    o = view.o
    if not o.pack:
        return
    zones = draft_zones(view.frame, len(o.pack))
    title = t("Draft: pick {n} of {all}", n=o.passed + 1, all=PICKS)
    _plate(canvas, view, zones.pack, title)
    if not o.kept:
        _advise(canvas, view, zones.pack, title)
    for card, place in zip(o.pack, pack_places(zones, len(o.pack)), strict=True):
        if zones.caption:
            _caption(
                canvas, view, card, FRect(place.x, place.bottom + 10, place.w, zones.caption - CAPTION_EDGES)
            )
    _plate(canvas, view, zones.kept, t("Picked"))
    for number, place in enumerate(kept_places(zones)[len(o.kept) :], len(o.kept)):
        _free(canvas, view, number, place, now=number == o.passed)
    if view.remembering:
        _plate(canvas, view, zones.passed, t("Passed on, kept by others"))
        note = inset(zones.passed, 40, HEADING)
        if not others_kept(o) and not view.cuts(note):
            text = t("Cards that you passed on and that never come back are remembered here.")
            write(canvas, view.theme.writer, text, view.theme.inks.small.aligned(0.5), note, lines=3)


def _advise(canvas: Canvas, view: BattleView, pack: FRect, title: str) -> None:
    """Write beside the title of the first cards to pick from what to look for."""
    advice = t(
        "What counts: strong attacks, thick shields, and Spying, which finds hidden units. Whoever destroys a unit "
        "scores the points in its laurel."
    )
    writer, inks = view.theme.writer, view.theme.inks
    box = inset(_heading(pack), writer.units(title, inks.subheading).x + 2 * TITLE_GAP, 0, 0, 0)
    ink = writer.wrapping_ink(advice, inks.small.aligned(1.0), (box.w, box.h))
    write(canvas, writer, advice, ink, box, lines=2)


def _caption(canvas: Canvas, view: BattleView, card: int, box: FRect) -> None:
    """Write below a card what it is and, since the card only shows their signs, its abilities by name."""
    writer, inks, palette = view.theme.writer, view.theme.inks, view.palette
    what, below = rows(box, -24, 1)
    ink = inks.small.colored(palette.gold_light).aligned(0.5)
    write(canvas, writer, card_sort(view.o.catalogue, card), ink, what)
    if COMMANDERS <= card < EVENT:
        for line, place in zip(_abilities(view, card, below.w), rows(below, 1, 1), strict=False):
            write(canvas, writer, line, inks.small.aligned(0.5), place)


def _abilities(view: BattleView, unit: int, wide: float) -> list[str]:
    """Return the abilities of a unit by name, but those that have no effect in this game: in two lines if one is too long, each
    as long as it may be, between two abilities.
    """
    idle, writer, ink = idle_abilities(view.o.options), view.theme.writer, view.theme.inks.small
    abilities = abilities_of(view.o.catalogue, unit)
    names = [ability_name(field, number or 0) for field, number in abilities if field not in idle]
    parts = [(BETWEEN.join(names[:at]), BETWEEN.join(names[at:])) for at in range(len(names), 0, -1)]
    fitting = (pair for pair in parts if max(writer.units(line, ink).x for line in pair) <= wide)
    shortest = min(parts, key=lambda pair: max(map(len, pair)), default=("", ""))
    return [line for line in next(fitting, shortest) if line]


def _free(canvas: Canvas, view: BattleView, number: int, place: FRect, *, now: bool) -> None:
    """Paint where a pick will lie, with its number; where the next one will, brighter."""
    palette, box = view.palette, inset(place, 4)
    color = palette.gold_light if now else palette.text_faint
    if now:
        paint_free_place(canvas, view, box)
    else:
        dashed(canvas, box, (*palette.text_faint[:3], 70), radius=8, thickness=2)
    ink = view.theme.inks.number.sized(max(SMALLEST, min(NUMERAL, place.w * 0.28))).colored(color)
    write(canvas, view.theme.writer, str(number + 1), ink.aligned(0.5), box)


def draft_shows(view: BattleView) -> object:
    """Return all that the picture of the draft depends on."""
    o = view.o
    if not o.pack:
        return None
    shown = view.remembering, bool(others_kept(o)), view.overlaid
    return view.frame.draft, o.pack, o.passed, len(o.kept), o.seat, shown


def _plate(canvas: Canvas, view: BattleView, box: FRect, title: str) -> None:
    palette = view.palette
    shadow(canvas, box, radius=14, reach=10, color=(*palette.shadow[:3], 150))
    top, bottom = palette.own
    fill(canvas, box, top, radius=14, bottom=bottom, rim=palette.gold_dim)
    write(canvas, view.theme.writer, title, view.theme.inks.subheading, _heading(box))


def _heading(plate: FRect) -> FRect:
    """Return the line of a plate's title."""
    return FRect(plate.x + TITLE_GAP, plate.y + 5, plate.w - 2 * TITLE_GAP, HEADING - 8)
