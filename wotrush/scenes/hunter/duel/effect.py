"""An event on the stage: what it does in one sentence, or the die of every unit that it strikes."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from wotrush.model.hunter.actions import PlayEvent
from wotrush.model.hunter.cards.words import CARPET_BOMBING
from wotrush.model.hunter.odds.struck import StruckUnit, struck_units
from wotrush.model.hunter.worlds.open_table import open_table
from wotrush.scenes.hunter.duel.dice import DiePicture
from wotrush.scenes.hunter.duel.duel import Duel, UnitRoll
from wotrush.scenes.hunter.table.view import BattleView
from wotrush.scenes.hunter.texts.event_cards import event_effect
from wotrush.scenes.hunter.texts.figures import percent
from wotrush.scenes.hunter.texts.naming import card_name
from wotrush.scenes.style.paint import fill, picture, write
from wotrush.scenes.style.seat_mark import SeatMark
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import grid, inset, rect_around
from wotrush.stage.typography.text import SMALLEST, Ink, Writer

ACROSS = (1, 2, 3, 4, 5, 6)
"""In how many columns dice of units may stand."""
LEAST = 34.0
"""The lowest a cell may be."""
GAP = 5.0
CHANCE = 66.0
"""The width of a chance."""
SENTENCE, MOST_LINES = 34.0, 8


def paint_effect(canvas: Canvas, view: BattleView, duel: Duel, box: FRect, *, told: bool) -> None:
    """Paint a cell for each unit that the event rolls a die for, with its chance or its die; otherwise what the event does,
    unless that is `told` elsewhere.
    """
    shown: Sequence[UnitRoll | StruckUnit] = duel.rolls or _to_be_rolled_for(view, duel)
    if shown:
        count = max(len(shown), duel.expected)
        across = next((n for n in ACROSS if -(-count // n) * LEAST <= box.h), ACROSS[-1])
        cells = grid(box, across, max(3, -(-count // across)), gap=GAP)
        for rolled, cell in zip(shown, cells, strict=False):
            _paint_unit(canvas, view, rolled, cell)
    elif not told:
        writer, text, room = view.theme.writer, event_effect(duel.event), inset(box, 20, 4)
        ink = view.theme.inks.body.colored(view.palette.text).aligned(0.5)
        write(canvas, writer, text, in_room(writer, text, ink, room), room, lines=MOST_LINES)


def _to_be_rolled_for(view: BattleView, duel: Duel) -> Sequence[StruckUnit]:
    """Return the units that the event is about to roll for; a Carpet Bombing is counted before."""
    if duel.cancelled or (duel.event == CARPET_BOMBING and not duel.bombing):
        return ()
    return struck_units(open_table(view.o), PlayEvent(duel.event, duel.right, duel.other))


def in_room(writer: Writer, text: str, ink: Ink, room: FRect) -> Ink:
    """Return the ink in the largest size in which all of a sentence has room."""
    size = SENTENCE
    while size > SMALLEST and writer.units(text, ink.sized(size), room.w).y > room.h:
        size -= 1.0
    return ink.sized(size)


def _paint_unit(canvas: Canvas, view: BattleView, rolled: UnitRoll | StruckUnit, cell: FRect) -> None:
    palette, o = view.palette, view.o
    happened = isinstance(rolled, UnitRoll) and rolled.happened
    rim = palette.hostile if happened else palette.panel_rim
    fill(canvas, cell, palette.bar[1], radius=7, rim=rim, thickness=3 if happened else 1.5)
    side = min(cell.h - 8, 40.0)
    end = rect_around((cell.right - side / 2 - 8, cell.centery), (side, side))
    color = palette.hostile if happened else palette.text
    ink = view.theme.inks.small.sized(min(21.0, cell.h * 0.7)).colored(color)
    if isinstance(rolled, UnitRoll):
        rim = rim if happened else palette.paper_rim
        picture(canvas, DiePicture(rolled.die, palette.paper[0], palette.on_paper, rim), end)
    else:
        chance = ("" if rolled.certain else "≤ ") + percent(rolled.chance)
        end.x -= CHANCE - end.w
        end.w = CHANCE
        write(canvas, view.theme.writer, chance, ink.aligned(1.0), end)
    seat = o.owner[rolled.unit]
    picture(canvas, SeatMark(seat, view.color(seat)), rect_around((cell.x + 18, cell.centery), (18, 18)))
    write(
        canvas,
        view.theme.writer,
        card_name(o, rolled.unit),
        ink,
        FRect(cell.x + 32, cell.y, end.x - cell.x - 38, cell.h),
    )
