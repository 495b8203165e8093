"""What an event does to more units than the stage has cells for: one line that counts, and dice on the cards themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from pygame import FRect

from wotrush.i18n import t, tn
from wotrush.scenes.hunter.duel.dice import paint_die
from wotrush.scenes.hunter.duel.duel import UnitRoll
from wotrush.scenes.hunter.duel_stage.effect import in_room
from wotrush.scenes.hunter.texts.figures import struck_chance
from wotrush.scenes.hunter.view.view import BattleView
from wotrush.scenes.style.paint import breadth, write
from wotrush.scenes.table.cards.card_sprites import CardSprite
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import rect_around, rows
from wotrush.stage.node import Node, Tracked

COUNT, HARM = 40.0, 26.0
"""The size of the line that counts, and of what a die may do."""
LINES, BROKEN = 96.0, 3
"""The height of both, and in how many lines each is broken at most where there is less width."""
DIE_OF_CARD, DIE = 0.46, 60.0
"""The side of a die on a card as a part of the card's width, and the most that it is."""


@dataclass(frozen=True, slots=True)
class CrowdLook:
    """What is said of the rolls for all units of a crowd."""

    count: str
    harm: str


def crowd_look(rolls: Sequence[UnitRoll], harms: Sequence[str]) -> CrowdLook:
    """Return how many dice there are, how many were rolled and how many struck; and what each may do, where all are alike."""
    rolled = sum(bool(roll.die) for roll in rolls)
    count = tn("{n} die", "{n} dice", len(rolls))
    if rolled:
        struck = tn("{n} unit struck", "{n} units struck", sum(roll.strikes for roll in rolls))
        count = f"{count if rolled == len(rolls) else f'{rolled} / {count}'}: {struck}"
    chances = {struck_chance(roll.risk) for roll in rolls if roll.risk is not None}
    alike = len(chances) == 1 and len(set(harms)) == 1
    harm = t("{chance} for each unit: {harm}", chance=chances.pop(), harm=harms[0]) if alike else ""
    return CrowdLook(count, harm)


class CrowdLine(Node):
    """Lies in the place of the cells."""

    touchable = False
    settled = True
    look = Tracked[CrowdLook | None](None)

    def __init__(self, view: BattleView) -> None:
        super().__init__(name="crowd")
        self._view = view

    def paint(self, canvas: Canvas) -> None:
        if self.look is None:
            return
        theme, palette = self._view.theme, self._view.palette
        ink = theme.inks.subheading.sized(COUNT).colored(palette.gold_light).aligned(0.5)
        narrow = breadth(canvas, theme.writer, self.look.count, ink) > self.bounds.w
        high, lines = (LINES * 2, BROKEN) if narrow else (LINES, 1)
        box = rect_around(self.bounds.center, (self.bounds.w, min(self.bounds.h, high)))
        count, harm = rows(box, 0.6, 0.4) if self.look.harm else (box, FRect())
        ink = in_room(theme.writer, self.look.count, ink, count) if narrow else ink
        write(canvas, theme.writer, self.look.count, ink, count, lines=lines)
        if self.look.harm:
            ink = theme.inks.small.sized(HARM).colored(palette.text).aligned(0.5)
            ink = in_room(theme.writer, self.look.harm, ink, harm, HARM) if narrow else ink
            write(canvas, theme.writer, self.look.harm, ink, harm, lines=lines)


@dataclass
class CardDice:
    """The dice that lie on the cards of a crowd, in units of the stage."""

    view: BattleView
    places: dict[int, FRect] = field(default_factory=dict)

    def follow(
        self, units: Sequence[int], cards: Mapping[int, CardSprite], stage: FRect, scale: float
    ) -> bool:
        """Note where cards are, and return whether that has changed."""
        before, self.places = self.places, {}
        for unit in units:
            sprite = cards.get(unit)
            if sprite is not None and sprite.visible:
                side = min(DIE, sprite.size.x * DIE_OF_CARD / scale)
                center = (sprite.pos - stage.topleft) / scale
                self.places[unit] = rect_around(center, (side, side))
        return before != self.places

    def paint(self, canvas: Canvas, rolls: Mapping[int, tuple[UnitRoll, int, float]]) -> None:
        """Paint the die of every unit that is still there: whose it is, what it shows, and how far it is in its roll."""
        palette = self.view.palette
        for unit, (roll, die, part) in rolls.items():
            if die and not roll.happened and unit in self.places:
                rim = palette.hostile if roll.strikes else palette.paper_rim
                paint_die(canvas, palette, self.places[unit], die, part, rim, turn=unit)
