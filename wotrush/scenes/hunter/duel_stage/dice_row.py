"""The dice of a row of the stage: blank ones before the roll, in the air, and as they lie."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from wotrush.scenes.hunter.duel.dice import paint_die, part_of_die
from wotrush.scenes.hunter.duel.duel import DuelRow, RowVerdict
from wotrush.scenes.hunter.duel_stage.figures import tone_of
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.style.paint import outline, write
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import columns, inset, line, rows
from wotrush.stage.typography.text import SMALLEST

TALL = 92.0
"""From this height on a row has two lines."""
DIE, USUAL_DIE, SMALL_DIE = 100.0, 54.0, 30.0
HOP_ROOM, VERDICT = 16.0, 28.0
"""Room in a high row above a die that is thrown, and below it for how the roll ended."""
START = 0.01
"""A die that is thrown again is in sight from the first frame."""
CORNER = 0.21
"""How far the corner of a turning die stands out, as a part of its side."""
DICE_ROOM = 0.2
"""How much of a row's width its dice take."""


def words_and_dice(box: FRect) -> list[FRect]:
    """Return the two parts of a row."""
    return columns(inset(box, 14, 6, 10, 6), 1 - DICE_ROOM, DICE_ROOM, gap=10)


def blank_die(canvas: Canvas, view: BattleView, place: FRect) -> None:
    """Paint the place of a die that is still to come."""
    soft = view.palette.text_soft
    outline(canvas, place, soft, radius=place.w / 5, thickness=1.5)
    if place.w * 0.6 >= SMALLEST:
        ink = view.theme.inks.strong.sized(place.w * 0.6).colored(soft).aligned(0.5)
        write(canvas, view.theme.writer, "?", ink, place)


@dataclass(frozen=True, slots=True)
class DiceRow:
    """The dice of a row in its box."""

    view: BattleView
    row: DuelRow
    box: FRect
    thrown: int | None = None
    """The only die that is thrown again, by its position; None: all of them are thrown."""

    def paint(self, canvas: Canvas, rolled: float) -> None:
        """Paint the dice after that part of the roll; a blank one stands for dice still to come."""
        palette, row = self.view.palette, self.row
        places = self._places(max(1, len(row.dice) or row.salvos * (2 if row.led else 1)))
        if not row.dice:
            if row.verdict in (RowVerdict.PENDING, RowVerdict.ROLLED):
                for place in places:
                    blank_die(canvas, self.view, place)
            return
        for i, (die, place) in enumerate(zip(row.dice, places, strict=True)):
            part = self.part_of(i, rolled)
            if part <= 0:
                continue
            counts = not row.led or die == row.chosen[i // 2]
            good = row.counts(die) and counts
            rim = tone_of(self.view, row) if good else palette.paper_rim
            free = max(0.0, place.y - self.box.y - place.h * CORNER)
            paint_die(canvas, palette, place, die, part, rim, turn=i, headroom=free)

    def part_of(self, die: int, rolled: float) -> float:
        """Return how far a die is in its roll."""
        if self.thrown is None:
            return part_of_die(rolled, die, len(self.row.dice))
        return max(rolled, START) if die == self.thrown else 1.0

    def _places(self, count: int) -> list[FRect]:
        room = words_and_dice(self.box)[1]
        tall = self.box.h >= TALL
        most = SMALL_DIE
        if tall:
            room = inset(room, 0, 2, 0, VERDICT)
            most = max(USUAL_DIE, min(DIE, (room.h - HOP_ROOM) / (1 + 2 * CORNER)))

        def side_of(down: int) -> float:
            across = -(-count // down)
            high = (room.h - 4 * (down - 1)) / down / (1 + CORNER * (down > 1))
            return min(most, (room.w - 6 * (across - 1)) / across, high)

        down = 2 if tall and side_of(2) > side_of(1) else 1
        across, side = -(-count // down), side_of(down)
        found = []
        for level, part in enumerate(rows(room, *[1] * down, gap=4)):
            low = (
                FRect(part.x, part.bottom - side * (1 + CORNER / 2), part.w, side)
                if side > USUAL_DIE
                else part
            )
            found += line(low, min(across, count - level * across), (side, side), 6)
        return found
