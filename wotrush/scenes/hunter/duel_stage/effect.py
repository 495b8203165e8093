"""An event on the stage: what it does in one sentence, or the die of every unit that it strikes."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from wotrush.i18n import capitalized, t
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter import frames as fr
from wotrush.model.hunter.actions import PlayEvent
from wotrush.model.hunter.cards.words import AFV, CARPET_BOMBING, FIGHTER_BOMBER, HEAVY_GUNS, PINNED
from wotrush.model.hunter.combat.declaring import bad_weather
from wotrush.model.hunter.odds.struck import StruckUnit, struck_units
from wotrush.model.hunter.plays.red import LAST_BOMBING
from wotrush.model.hunter.view.remembered import known_kind
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.cards.faces import thumbnail
from wotrush.scenes.hunter.duel.dice import DiePicture
from wotrush.scenes.hunter.duel.duel import Duel, UnitRoll
from wotrush.scenes.hunter.duel.swaying import BEFORE_EFFECTS
from wotrush.scenes.hunter.texts.consequences import event_consequence
from wotrush.scenes.hunter.texts.event_cards import event_effect
from wotrush.scenes.hunter.texts.figures import struck_chance
from wotrush.scenes.hunter.texts.naming import card_name
from wotrush.scenes.hunter.texts.telling import ENDINGS
from wotrush.scenes.hunter.view.layout import NOWHERE, CardLook
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.style.paint import breadth, fill, picture, write
from wotrush.scenes.style.seat_mark import SeatMark
from wotrush.scenes.table.lying import CARD
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import columns, grid, inset, rect_around, rows
from wotrush.stage.typography.text import SMALLEST, Ink, Writer

LAST = ENDINGS["bombing"]
"""What comes of the last Carpet Bombing."""
MOST_ACROSS = 6
"""In how many columns dice of units may stand."""
LEAST = 34.0
"""The lowest a cell may be."""
WIDE = 400.0
"""So wide cells stand beside each other even where there is room below."""
LOW = 3
"""A cell is no higher than its part of so many rows."""
GAP, MARK = 6.0, 18.0
CHANCE = 66.0
"""The width of a chance."""
TWO_LINES = 40.0
"""In a room of this height a word for what may become of the unit stands below its chance."""
BREADTH = 7 / 4
"""The breadth of a unit's picture, as a multiple of its height."""
SENTENCE, MOST_LINES = 34.0, 8


def paint_effect(canvas: Canvas, view: BattleView, duel: Duel, box: FRect, *, told: bool) -> None:
    """Paint a cell for each unit that the event rolls a die for, with its chance or its die, column by column, so that those of
    a player stand together; otherwise what the event does or, if that is `told` elsewhere, what becomes of its target.
    """
    shown: Sequence[UnitRoll | StruckUnit] = duel.rolls or _to_be_rolled_for(view, duel)
    if shown:
        count = max(len(shown), duel.expected)
        first = max(1, min(int(box.w / WIDE), MOST_ACROSS))
        fitting = (n for n in range(first, MOST_ACROSS) if -(-count // n) * LEAST <= box.h)
        across = next(fitting, MOST_ACROSS)
        deep = -(-count // across)
        across = -(-count // deep)
        high = (box.h + GAP) * deep / max(LOW, deep) - GAP
        cells = grid(FRect(box.x, box.centery - high / 2, box.w, high), across, deep, gap=GAP)
        for at, rolled in enumerate(shown):
            cell = cells[at % deep * across + at // deep]
            _paint_unit(canvas, view, rolled, cell, event=duel.event)
        return
    text = _why_nothing(view, duel) or ("" if told else event_effect(duel.event)) or pending(view.o, duel)
    if text:
        writer, room = view.theme.writer, inset(box, 20, 4)
        ink = view.theme.inks.body.colored(view.palette.text).aligned(0.5)
        write(canvas, writer, text, in_room(writer, text, ink, room), room, lines=MOST_LINES)


def _to_be_rolled_for(view: BattleView, duel: Duel) -> Sequence[StruckUnit]:
    """Return the units that the event is about to roll for; a Carpet Bombing is counted before."""
    if duel.cancelled or (duel.event == CARPET_BOMBING and not duel.bombing):
        return ()
    return struck_units(open_table(view.o), PlayEvent(duel.event, duel.right, duel.other))


def pending(o: HunterObservation, duel: Duel) -> str:
    """Return what the event of a duel would do to its target, in figures, as long as it has not been carried out."""
    frame = next((one for one in o.stack if one[0] == fr.PLAY and one[fr.E_CARD] == duel.event), None)
    if frame is None or duel.cancelled or o.stack[-1][0] not in (fr.PLAY, *BEFORE_EFFECTS):
        return ""
    aimed = frame[fr.E_UNIT], frame[fr.E_AIM], frame[fr.E_NUMBER]
    return capitalized(event_consequence(o, PlayEvent(duel.event, *aimed)))


def _why_nothing(view: BattleView, duel: Duel) -> str:
    """Return why a Carpet Bombing that has been counted rolls no dice, if it does not."""
    if duel.bombing == LAST_BOMBING:
        return t(LAST)
    stormy = duel.bombing > 0 and bad_weather(open_table(view.o))
    return t("Bad Weather: no unit is struck.") if stormy else ""


def in_room(writer: Writer, text: str, ink: Ink, room: FRect) -> Ink:
    """Return the ink in the largest size in which all of a sentence has room."""
    size = SENTENCE
    while size > SMALLEST and writer.units(text, ink.sized(size), room.w).y > room.h:
        size -= 1.0
    return ink.sized(size)


def _paint_unit(
    canvas: Canvas, view: BattleView, rolled: UnitRoll | StruckUnit, cell: FRect, *, event: int
) -> None:
    """Paint whose unit it is, what it looks like, its name, and its die or its chance with what may become of it."""
    palette, o, seat = view.palette, view.o, view.o.owner[rolled.unit]
    happened = isinstance(rolled, UnitRoll) and rolled.happened
    own = palette.gold_light if seat == o.seat else palette.panel_rim
    rim = palette.hostile if happened else own
    fill(canvas, cell, palette.bar[1], radius=7, rim=rim, thickness=3 if happened else 1.5)
    color = palette.hostile if happened else palette.text
    ink = view.theme.inks.small.sized(min(24.0, cell.h * 0.62)).colored(color)
    mark, seen, said = columns(inset(cell, 9, 4, 8, 4), -MARK, -(cell.h - 8) * BREADTH, 1, gap=8)
    picture(canvas, SeatMark(seat, view.color(seat)), rect_around(mark.center, (MARK, MARK)))
    _paint_picture(canvas, view, rolled.unit, seen)
    side = min(said.h, 44.0)
    end = rect_around((said.right - side / 2, said.centery), (side, side))
    if isinstance(rolled, UnitRoll):
        rim = palette.hostile if happened else palette.paper_rim
        picture(canvas, DiePicture(rolled.die, palette.paper[0], palette.on_paper, rim), end)
    else:
        word, small = _comes_to(o, rolled, event), ink.sized(SMALLEST)
        wide = max(CHANCE, breadth(canvas, view.theme.writer, word, small) + 2)
        if said.h < TWO_LINES or wide > said.w / 2:
            word, wide = "", CHANCE
        end = FRect(said.right - wide, said.y, wide, said.h)
        upper, lower = rows(end, 1, 0.8) if word else (end, None)
        write(canvas, view.theme.writer, struck_chance(rolled), ink.aligned(1.0), upper)
        if lower is not None:
            write(canvas, view.theme.writer, word, small.aligned(1.0), lower)
    name = FRect(said.x, said.y, end.x - said.x - 6, said.h)
    called = _called(o, rolled.unit, harmless=event == HEAVY_GUNS)
    write(canvas, view.theme.writer, called, ink, name, lines=2)


def _comes_to(o: HunterObservation, struck: StruckUnit, event: int) -> str:
    """Return what becomes of a unit if the event harms it."""
    if not struck.chance:
        return ""
    if event == HEAVY_GUNS:
        return t("destroyed") if o.flags[struck.unit] & PINNED else t("pinned")
    return t("removed from the game") if event in (CARPET_BOMBING, FIGHTER_BOMBER) else ""


def _called(o: HunterObservation, unit: int, *, harmless: bool) -> str:
    """Return the name of a unit, and that an AFV comes to no harm by what is `harmless` to it."""
    name, kind = card_name(o, unit), known_kind(o, unit)
    armored = kind is not None and o.catalogue.types[kind] == AFV
    return t("{unit}: unharmed", unit=name) if harmless and armored else name


def _paint_picture(canvas: Canvas, view: BattleView, unit: int, box: FRect) -> None:
    """Paint a unit that is known, or the back of its card."""
    kind = known_kind(view.o, unit)
    if kind is not None:
        picture(canvas, thumbnail(view.o.catalogue, kind), box)
    else:
        back = view.faces.side(NOWHERE, CardLook(None, unit))
        picture(canvas, back, rect_around(box.center, (box.h / CARD, box.h)))
