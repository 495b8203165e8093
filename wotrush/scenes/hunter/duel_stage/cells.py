"""Cells on the stage for all units that an event rolls a die for: whose each is, its chance, its die, and how that ended."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from pygame import FRect

from wotrush.i18n import t
from wotrush.model.hunter import HunterObservation
from wotrush.model.hunter.cards.words import AMMO_CRISIS, DRY, HEAVY_GUNS, PINNED
from wotrush.model.hunter.view.remembered import known_kind
from wotrush.scenes.hunter.cards.faces import thumbnail
from wotrush.scenes.hunter.duel.dice import paint_die
from wotrush.scenes.hunter.duel.duel import Duel, UnitRoll
from wotrush.scenes.hunter.duel_stage.crowd import CardDice, CrowdLine, crowd_look
from wotrush.scenes.hunter.duel_stage.dice_row import blank_die
from wotrush.scenes.hunter.texts.figures import percent, struck_chance
from wotrush.scenes.hunter.texts.naming import card_name
from wotrush.scenes.hunter.view.layout import NOWHERE, CardLook
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.style.paint import breadth, fill, fits, picture, write
from wotrush.scenes.style.palette import Palette
from wotrush.scenes.style.seat_mark import SeatMark
from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.scenes.table.lying import CARD
from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.drawing.shapes import Face
from wotrush.stage.geometry import columns, grid, inset, rect_around, rows
from wotrush.stage.node import Node, Tracked
from wotrush.stage.typography.text import SMALLEST, Ink

MOST_ACROSS = 6
"""In how many columns cells may stand."""
LEAST = 34.0
"""The lowest a cell may be."""
WIDE = 400.0
"""So wide cells stand beside each other even where there is room below."""
LOW = 3
"""A cell is no higher than its part of so many rows."""
GAP, MARK, NEXT = 6.0, 18.0, 6.0
"""The room between two cells, the side of a player's mark, and the room between a name and what stands beside it."""
TWO_LINES = 40.0
"""In a room of this height a chance, or how it ended, stands below the name, and the die has a place of its own."""
DIE = 44.0
NARROW = 220.0
"""Low cells that are narrower have no room for the name of a unit."""
BREADTH = 7 / 4
"""The breadth of a unit's picture, as a multiple of its height."""
HOP = 16.0
"""How high a die is thrown: a little over the cell above."""
NOTHING = "—"
"""How a roll ended that does nothing to the unit."""


@dataclass(frozen=True, slots=True)
class CellLook:
    """All that a cell is painted from."""

    roll: UnitRoll
    mark: SeatMark
    face: Face | None
    """The drawing of the unit, or None for the back of its card."""
    name: str
    chance: str
    """Empty once the die lies there."""
    said: str
    """What may become of the unit, or what did."""
    rim: Color
    palette: Palette


class UnitCells(Node):
    """Lies on the plate; a cell that is struck may shake. Where cells would have no room for names, and no card is covered,
    one line takes their place, and the dice lie on the cards.
    """

    touchable = False

    def __init__(self, view: BattleView) -> None:
        super().__init__(name="unit cells")
        self._view = view
        self._cells: dict[int, UnitCell] = {}
        self._thrown: dict[int, tuple[int, float]] = {}
        """The die of a unit that is in the air, and how far it is."""
        self._style: tuple[float, bool, bool] | None = None
        """Whether cells have pictures, and names, at a scale."""
        self._line = self.add(CrowdLine(view))
        self._on_cards = CardDice(view)
        self._crowd: Sequence[UnitRoll] = ()
        """The rolls whose dice lie on the cards."""

    def show(self, duel: Duel, rolls: Sequence[UnitRoll], box: FRect, *, in_sight: bool = False) -> None:
        """Show a cell for each roll of a duel in a box of the stage, or what stands for all; `in_sight`: all cards are."""
        boxes = cell_boxes(box, len(rolls))
        self._crowd = rolls if in_sight and any(too_small(place) for place in boxes) else ()
        self._line.rect = box
        self._line.look = crowd_look(self._crowd, self._harms(duel)) if self._crowd else None
        units = {roll.unit for roll in rolls}
        for unit in list(self._cells) if self._crowd else self._cells.keys() - units:
            self._cells.pop(unit).detach()
        landed = {roll.unit for roll in rolls if roll.die}
        self._thrown = {unit: one for unit, one in self._thrown.items() if unit in units - landed}
        before = [cell.look for cell in self._cells.values()]
        for roll, place in () if self._crowd else zip(rolls, boxes, strict=True):
            if roll.unit not in self._cells:
                self._cells[roll.unit] = self.add(UnitCell(self._view, self))
            self._cells[roll.unit].show(cell_look(self._view, duel, roll), place)
        if before != [cell.look for cell in self._cells.values()]:
            self._style = None

    def _harms(self, duel: Duel) -> list[str]:
        """Return what may become of each unit of a crowd."""
        return [said_of(self._view.o, duel, replace(roll, die=0)) for roll in self._crowd]

    def follow(self, cards: Mapping[int, CardSprite], stage: FRect, scale: float) -> bool:
        """Have the dice of a crowd lie where its cards are, and return whether these have moved."""
        return self._on_cards.follow([roll.unit for roll in self._crowd], cards, stage, scale)

    def throw(self, unit: int, die: int, part: float) -> None:
        """Show the die of a unit that far in its roll."""
        self._thrown[unit] = die, part
        if unit in self._cells:
            self._cells[unit].thrown = True

    @property
    def in_the_air(self) -> Collection[int]:
        """The units whose dice are in the air."""
        return self._thrown.keys()

    def cell(self, unit: int) -> UnitCell | None:
        return self._cells.get(unit)

    def style(self, canvas: Canvas) -> tuple[bool, bool]:
        """Return whether cells have pictures, and names: both where every name is whole beside a picture, otherwise names alone,
        and pictures alone where these would be cut even so.
        """
        if self._style is None or self._style[0] != canvas.scale:
            beside, alone = (
                all(cell.fits_name(canvas, pictured=pictured) for cell in self._cells.values())
                for pictured in (True, False)
            )
            self._style = canvas.scale, beside or not alone, beside or alone
        return self._style[1:]

    def paint_dice(self, canvas: Canvas) -> None:
        """Paint all dice, on the stage in whose coordinates the cells are."""
        crowd = {roll.unit: (roll, *self._thrown.get(roll.unit, (roll.die, 1.0))) for roll in self._crowd}
        self._on_cards.paint(canvas, crowd)
        for unit, cell in self._cells.items():
            if cell.look is None:
                continue
            die, part = self._thrown.get(unit, (cell.look.roll.die, 1.0))
            if die:
                place = cell.die.move(cell.rect.topleft)
                rim = cell.look.rim if cell.look.roll.happened else cell.look.palette.paper_rim
                paint_die(canvas, cell.look.palette, place, die, part, rim, turn=unit, headroom=HOP)


def cell_boxes(box: FRect, count: int) -> list[FRect]:
    """Return the places of so many cells, column by column, so that those of a player stand together."""
    if not count:
        return []
    first = max(1, min(int(box.w / WIDE), MOST_ACROSS))
    fitting = (n for n in range(first, MOST_ACROSS) if -(-count // n) * LEAST <= box.h)
    across = next(fitting, MOST_ACROSS)
    deep = -(-count // across)
    across = -(-count // deep)
    high = (box.h + GAP) * deep / max(LOW, deep) - GAP
    cells = grid(FRect(box.x, box.centery - high / 2, box.w, high), across, deep, gap=GAP)
    return [cells[at % deep * across + at // deep] for at in range(count)]


def too_small(cell: FRect) -> bool:
    """Return whether a cell has no room for the name of its unit."""
    return cell.w < NARROW and cell.h < TWO_LINES


def cell_look(view: BattleView, duel: Duel, roll: UnitRoll) -> CellLook:
    o, palette = view.o, view.palette
    seat, kind = o.owner[roll.unit], known_kind(o, roll.unit)
    own = palette.gold_light if seat == o.seat else palette.panel_rim
    return CellLook(
        roll,
        SeatMark(seat, view.color(seat)),
        None if kind is None else thumbnail(o.catalogue, kind),
        card_name(o, roll.unit),
        struck_chance(roll.risk) if roll.risk is not None and roll.risk.chance and not roll.die else "",
        said_of(o, duel, roll),
        palette.hostile if roll.happened else own,
        palette,
    )


def said_of(o: HunterObservation, duel: Duel, roll: UnitRoll) -> str:
    """Return what may become of a unit, and once its die lies there what does; nothing while that is open."""
    safe = roll.risk is not None and not roll.risk.chance
    if not roll.die:
        marker = PINNED if duel.event == HEAVY_GUNS else DRY
        return t("unharmed") if safe else harm_of(duel.event, again=bool(o.flags[roll.unit] & marker))
    if roll.happened:
        return harm_of(duel.event, again=roll.unit in duel.lost)
    return NOTHING if safe or not roll.good or duel.over else ""


def harm_of(event: int, *, again: bool) -> str:
    """Return what an event does to a unit; `again`: to one that bears its marker."""
    if event == HEAVY_GUNS:
        return t("destroyed") if again else t("pinned")
    return t("dry") if event == AMMO_CRISIS and not again else t("removed from the game")


class UnitCell(Node):
    """The cell of one unit."""

    touchable = False
    settled = True
    look = Tracked[CellLook | None](None)
    thrown = Tracked(False)
    """Whether its die is in the air, or has been."""

    def __init__(self, view: BattleView, cells: UnitCells) -> None:
        super().__init__(name="unit cell")
        self._view = view
        self._cells = cells
        self._box = FRect()

    def show(self, look: CellLook, box: FRect) -> None:
        self.look = look
        self.thrown = bool(look.roll.die) or (self.thrown and look.roll.unit in self._cells.in_the_air)
        if box != self._box:  # Otherwise it may shake there.
            self.rect = self._box = box

    @property
    def _parts(self) -> tuple[FRect, FRect, FRect]:
        """Its player's mark, the picture of the unit, and what is said."""
        inner = inset(self.bounds, 9, 4, 12, 4)
        mark, seen, said = columns(inner, -MARK, -inner.h * BREADTH, 1, gap=8)
        return mark, seen, said

    @property
    def seen(self) -> FRect:
        """Where the unit is drawn, as it lies on the stage."""
        return self._parts[1].move(self.rect.topleft)

    @property
    def die(self) -> FRect:
        said = self._parts[2]
        side = min(said.h, DIE)
        return rect_around((said.right - side / 2, said.centery), (side, side))

    @property
    def _tall(self) -> bool:
        return self._parts[2].h >= TWO_LINES

    @property
    def _ink(self) -> Ink:
        assert self.look is not None
        palette = self.look.palette
        color = palette.hostile if self.look.roll.happened else palette.text
        return self._view.theme.inks.small.sized(min(24.0, self.size.y * 0.62)).colored(color)

    def fits_name(self, canvas: Canvas, *, pictured: bool) -> bool:
        """Return whether the name is whole, beside the picture or without one."""
        assert self.look is not None
        room = self._name_room(canvas, self._said(pictured=pictured))
        return fits(canvas, self._view.theme.writer, self.look.name, self._ink, room.w)

    def _said(self, *, pictured: bool) -> FRect:
        """Return the room for all that is said."""
        _, seen, said = self._parts
        return said if pictured else seen.union(said)

    def _name_room(self, canvas: Canvas, said: FRect) -> FRect:
        """Return the room for the name in all that is said."""
        least = self.die.w
        if not self._tall:
            least = max(least, breadth(canvas, self._view.theme.writer, "100%", self._ink))
        room = inset(said, 0, 0, least + NEXT, 0)
        return rows(room, 1, 0.85)[0] if self._tall else room

    def paint(self, canvas: Canvas) -> None:
        """Paint all but the die, which is painted above all cells."""
        look, writer = self.look, self._view.theme.writer
        if look is None:
            return
        palette, happened = look.palette, look.roll.happened
        mark, seen, _ = self._parts
        pictured, named = self._cells.style(canvas)
        said = self._said(pictured=pictured and named)
        name = self._name_room(canvas, said)
        fill(canvas, self.bounds, palette.bar[1], radius=7, rim=look.rim, thickness=3 if happened else 1.5)
        picture(canvas, look.mark, rect_around(mark.center, (MARK, MARK)))
        if pictured:
            self._paint_picture(canvas, seen if named else FRect(name.x, seen.y, min(seen.w, name.w), seen.h))
        if self._tall:
            write(canvas, writer, look.name if named else "", self._ink, name)
            self._paint_below(canvas, FRect(name.x, name.bottom, name.w, said.bottom - name.bottom))
        else:
            end = FRect(name.right, said.y, said.right - name.right, said.h)
            self._paint_beside(canvas, look.name if named else "", name, end)

    def _paint_picture(self, canvas: Canvas, seen: FRect) -> None:
        """Paint a unit that is known, or the back of its card."""
        assert self.look is not None
        if self.look.face is not None:
            picture(canvas, self.look.face, seen)
        else:
            back = self._view.faces.side(NOWHERE, CardLook(None, self.look.roll.unit))
            picture(canvas, back, rect_around(seen.center, (seen.h / CARD, seen.h)))

    def _paint_below(self, canvas: Canvas, room: FRect) -> None:
        """Paint the chance and what may become of the unit, or what did; and the place of a die that is still to come."""
        look, write_ = self.look, partial(write, canvas, self._view.theme.writer)
        assert look is not None
        soft = self._ink if look.roll.die else self._ink.colored(look.palette.text_soft)
        strong = self._view.theme.inks.strong.sized(self._ink.size)
        wide = breadth(canvas, self._view.theme.writer, look.chance, strong) + NEXT if look.chance else 0.0
        if look.chance:
            write_(look.chance, strong, FRect(room.x, room.y, wide, room.h))
        rest = inset(room, wide, 0, 0, 0)
        write_(self._fitting(canvas, soft, rest.w), soft, rest)
        if not look.roll.die:
            blank_die(canvas, self._view, self.die)

    def _paint_beside(self, canvas: Canvas, name: str, room: FRect, end: FRect) -> None:
        """Paint the chance in the place of the die, or how it ended between the name and the die where that has room."""
        look, writer = self.look, self._view.theme.writer
        assert look is not None
        if not self.thrown:
            write(canvas, writer, look.chance or percent(0), self._ink.aligned(1.0), end)
        elif look.roll.die and name:
            left = room.w - breadth(canvas, writer, name, self._ink.sized(SMALLEST)) - NEXT
            text = self._fitting(canvas, self._ink, left)
            wide = min(left, breadth(canvas, writer, text, self._ink) + 2) if text else 0.0
            write(
                canvas, writer, text, self._ink.aligned(1.0), FRect(room.right - wide, room.y, wide, room.h)
            )
            room = inset(room, 0, 0, wide + NEXT * bool(text), 0)
        write(canvas, writer, name, self._ink, room)

    def _fitting(self, canvas: Canvas, ink: Ink, room: float) -> str:
        """Return what is said, if that has room."""
        assert self.look is not None
        return self.look.said if fits(canvas, self._view.theme.writer, self.look.said, ink, room) else ""
