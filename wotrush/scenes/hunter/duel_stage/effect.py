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
from wotrush.scenes.style.paint import breadth, fill, fits, picture, write
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
CHANCE, NEXT = 66.0, 6.0
"""The least width of a chance with a word below it, and the room between it, or a die, and the name."""
TWO_LINES = 40.0
"""In a room of this height a word for what may become of the unit stands below its chance."""
BREADTH = 7 / 4
"""The breadth of a unit's picture, as a multiple of its height."""
SENTENCE, MOST_LINES = 34.0, 8


def paint_effect(canvas: Canvas, view: BattleView, duel: Duel, box: FRect, *, explained: bool) -> None:
    """Paint a cell for each unit that the event rolls a die for, with its chance or its die, column by column, so that those of
    a player stand together; otherwise what the event does or, if that is `explained` elsewhere, what becomes of its target. Low
    cells leave out the pictures where a name would be cut beside them.
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
        of_units = [
            _UnitCell(canvas, view, rolled, cells[at % deep * across + at // deep], duel.event)
            for at, rolled in enumerate(shown)
        ]
        pictured = all(one.fits_picture() for one in of_units)
        for one in of_units:
            one.paint(pictured=pictured)
        return
    text = (
        _why_nothing(view, duel) or ("" if explained else event_effect(duel.event)) or pending(view.o, duel)
    )
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
    if frame is None or duel.cancelled or duel.done or o.stack[-1][0] not in (fr.PLAY, *BEFORE_EFFECTS):
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


class _UnitCell:
    """The cell of one unit that is struck."""

    def __init__(
        self, canvas: Canvas, view: BattleView, rolled: UnitRoll | StruckUnit, cell: FRect, event: int
    ) -> None:
        self._canvas, self._view, self._rolled, self._cell, self._event = canvas, view, rolled, cell, event
        self._mark, self._seen, self._said = columns(
            inset(cell, 9, 4, 8, 4), -MARK, -(cell.h - 8) * BREADTH, 1, gap=8
        )
        self._happened = isinstance(rolled, UnitRoll) and rolled.happened
        color = view.palette.hostile if self._happened else view.palette.text
        self._ink = view.theme.inks.small.sized(min(24.0, cell.h * 0.62)).colored(color)
        self._name = _called(view.o, rolled.unit, harmless=event == HEAVY_GUNS)
        self._side = min(self._said.h, 44.0)
        self._narrowest = max(self._side, breadth(canvas, view.theme.writer, "100%", self._ink))

    def fits_picture(self) -> bool:
        """Return whether the name is whole beside the picture, as it is on two lines in a high cell."""
        left = self._said.w - self._narrowest - NEXT
        whole = fits(self._canvas, self._view.theme.writer, self._name, self._ink, left)
        return self._said.h >= TWO_LINES or whole

    def paint(self, *, pictured: bool) -> None:
        """Paint whose unit it is, what it looks like, its name, and its die or its chance with what may become of it."""
        canvas, view, rolled, cell = self._canvas, self._view, self._rolled, self._cell
        palette, writer, seat = view.palette, view.theme.writer, view.o.owner[rolled.unit]
        own = palette.gold_light if seat == view.o.seat else palette.panel_rim
        rim = palette.hostile if self._happened else own
        fill(canvas, cell, palette.bar[1], radius=7, rim=rim, thickness=3 if self._happened else 1.5)
        picture(canvas, SeatMark(seat, view.color(seat)), rect_around(self._mark.center, (MARK, MARK)))
        if pictured:
            _paint_picture(canvas, view, rolled.unit, self._seen)
        room = FRect(self._said) if pictured else self._seen.union(self._said)
        if isinstance(rolled, UnitRoll):
            end = rect_around((room.right - self._side / 2, room.centery), (self._side, self._side))
            rim = palette.hostile if self._happened else palette.paper_rim
            picture(canvas, DiePicture(rolled.die, palette.paper[0], palette.on_paper, rim), end)
        else:
            end = self._paint_chance(rolled, room)
        write(canvas, writer, self._name, self._ink, FRect(room.x, room.y, end.x - room.x - NEXT, room.h))

    def _paint_chance(self, struck: StruckUnit, room: FRect) -> FRect:
        """Paint the chance and, where that has room, what the event would do to the unit; return where."""
        canvas, writer = self._canvas, self._view.theme.writer
        word, small = _comes_to(self._view.o, struck, self._event), self._ink.sized(SMALLEST)
        wide = max(CHANCE, breadth(canvas, writer, word, small) + 2)
        if room.h < TWO_LINES or wide > room.w / 2:
            word, wide = "", self._narrowest
        end = FRect(room.right - wide, room.y, wide, room.h)
        upper, lower = rows(end, 1, 0.8) if word else (end, None)
        write(canvas, writer, struck_chance(struck), self._ink.aligned(1.0), upper)
        if lower is not None:
            write(canvas, writer, word, small.aligned(1.0), lower)
        return end


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
