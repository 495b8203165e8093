"""Cells on the stage for all units that an event rolls a die for: whose each is, its chance, its die, and how that ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from pygame import FRect

from wotrush.scenes.hunter.duel.dice import paint_die
from wotrush.scenes.hunter.duel.duel import ROLLING, Duel, UnitRoll
from wotrush.scenes.hunter.duel_stage.units.crowd import CardDice, CrowdLine, crowd_look
from wotrush.scenes.hunter.duel_stage.units.unit_cell import TWO_LINES, UnitCell, cell_look, said_of
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import grid
from wotrush.stage.node import Node

MOST_ACROSS = 6
"""In how many columns cells may stand."""
LEAST, GAP = 34.0, 6.0
"""The lowest a cell may be, and the room between two."""
WIDE = 400.0
"""So wide cells stand beside each other even where there is room below."""
LOW, ROOMY_LOW = 3, 2
"""A cell is no higher than its part of so many rows; of fewer where it is wide."""
ROOMY = 300.0
"""From this width on a cell has room for a large picture beside a name."""
NARROW, TIGHT_NARROW = 220.0, 330.0
"""Low cells that are narrower have no room for the name of a unit, and where letters are large."""
HOP = 16.0
"""How high a die is thrown: a little over the cell above."""


class UnitCells(Node):
    """Lies on the plate; a cell that is struck may shake. One line takes their place where an event strikes units of
    everybody: then the dice lie on the cards.
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

    def show(self, duel: Duel, rolls: Sequence[UnitRoll], box: FRect) -> None:
        """Show a cell for each roll of a duel in a box of the stage, or what stands for all."""
        boxes = cell_boxes(box, len(rolls))
        narrow = TIGHT_NARROW if self._view.frame.tight else NARROW
        nameless = any(place.w < narrow and place.h < TWO_LINES for place in boxes)
        self._crowd = rolls if duel.event in ROLLING else ()
        if nameless:  # Pictures alone are the larger, the more of them stand abreast.
            boxes = max(boxes, cell_boxes(box, len(rolls), least=MOST_ACROSS), key=lambda places: places[0].h)
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
                self._cells[roll.unit] = self.add(UnitCell(self._view, self.style))
            look, in_the_air = cell_look(self._view, duel, roll), roll.unit in self._thrown
            self._cells[roll.unit].show(look, place, in_the_air=in_the_air)
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
                palette = cell.look.palette
                rim = palette.hostile if cell.look.roll.strikes else palette.paper_rim
                paint_die(canvas, palette, place, die, part, rim, turn=unit, headroom=HOP)


def cell_boxes(box: FRect, count: int, least: int = 1) -> list[FRect]:
    """Return the places of so many cells, column by column, so that those of a player stand together; in so many
    columns at least, if there are as many cells.
    """
    if not count:
        return []
    first = max(least, min(int(box.w / WIDE), MOST_ACROSS))
    fitting = (n for n in range(first, MOST_ACROSS) if -(-count // n) * LEAST <= box.h)
    across = next(fitting, MOST_ACROSS)
    deep = -(-count // across)
    across = -(-count // deep)
    wide = (box.w + GAP) / across - GAP
    high = (box.h + GAP) * deep / max(ROOMY_LOW if wide >= ROOMY else LOW, deep) - GAP
    cells = grid(FRect(box.x, box.centery - high / 2, box.w, high), across, deep, gap=GAP)
    return [cells[at % deep * across + at // deep] for at in range(count)]
