"""Dice in the middle of the table: what a roll needed, and what it came to."""

from __future__ import annotations

from pygame import FRect

from wotrush.scenes.hunter.table.view import BattleView
from wotrush.scenes.style.paint import fill, shadow, write
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset, rect_around
from wotrush.stage.node import Node, Tracked

SIDE, GAP = 62.0, 12.0
PIP = 10.0
_PIPS = {
    1: ((0.5, 0.5),),
    2: ((0.26, 0.26), (0.74, 0.74)),
    3: ((0.26, 0.26), (0.5, 0.5), (0.74, 0.74)),
    4: ((0.26, 0.26), (0.74, 0.26), (0.26, 0.74), (0.74, 0.74)),
    5: ((0.26, 0.26), (0.74, 0.26), (0.5, 0.5), (0.26, 0.74), (0.74, 0.74)),
    6: ((0.26, 0.24), (0.74, 0.24), (0.26, 0.5), (0.74, 0.5), (0.26, 0.76), (0.74, 0.76)),
}


class DiceNode(Node):
    """Dice that tumble while `rolled` goes from 0 to 1, and then lie there; green where they succeed."""

    touchable = False
    rolled = Tracked(1.0)

    def __init__(self, view: BattleView, dice: tuple[int, ...], good: tuple[bool, ...], caption: str) -> None:
        box = view.frame.choices
        super().__init__(FRect(box), name="dice")
        self.z = 2800.0
        self.view = view
        self._dice = dice
        self._good = good
        self._caption = caption

    def paint(self, canvas: Canvas) -> None:
        palette = self.view.palette
        fill(canvas, self.bounds, (*palette.bar[1][:3], 235), radius=12, rim=palette.gold_light)
        ink = self.view.theme.inks.strong.sized(22).colored(palette.gold_light).aligned(0.5)
        write(canvas, self.view.theme.writer, self._caption, ink, FRect(16, 6, self.size.x - 32, 34))
        count = len(self._dice)
        side = min(SIDE, (self.size.x - 40 - GAP * (count - 1)) / count, self.size.y - 60)
        left = self.size.x / 2 - (count * side + (count - 1) * GAP) / 2
        middle = 40 + (self.size.y - 48) / 2
        for i, (value, good) in enumerate(zip(self._dice, self._good, strict=True)):
            hop = 22 * (1 - self.rolled) * abs(1 - 2 * ((self.rolled * 3 + i * 0.37) % 1))
            shown = value if self.rolled >= 0.75 else 1 + (value + int(self.rolled * 12) + i) % 6
            center = (left + i * (side + GAP) + side / 2, middle - hop)
            self._die(canvas, rect_around(center, (side, side)), shown, good and self.rolled >= 0.75)

    def _die(self, canvas: Canvas, rect: FRect, value: int, good: bool) -> None:
        palette = self.view.palette
        shadow(canvas, rect, radius=11, reach=6, color=(*palette.shadow[:3], 150))
        rim = palette.legal if good else palette.paper_rim
        fill(canvas, rect, palette.paper[0], radius=11, rim=rim, thickness=5 if good else 2)
        pip = rect.w * PIP / SIDE
        for x, y in _PIPS[value]:
            spot = rect_around((rect.x + x * rect.w, rect.y + y * rect.h), (pip, pip))
            fill(canvas, inset(spot, 0), palette.on_paper, radius=pip / 2)
