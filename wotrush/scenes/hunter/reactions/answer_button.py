"""A button of the reactions bar: the card that is used, what it would change, and the chance."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame import FRect, Vector2

from wotrush.model.hunter import actions as act
from wotrush.scenes.hunter.reactions.answers import ReactionAnswer
from wotrush.scenes.hunter.reactions.pictures import AnswerPicture
from wotrush.scenes.hunter.texts.figures import percent
from wotrush.scenes.style.paint import breadth, outline, picture, write
from wotrush.scenes.style.theme import Theme
from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset, rows
from wotrush.stage.typography.text import SMALLEST, Ink
from wotrush.stage.widgets import Button

STRONG, SMALL, CHANCE = 22.0, 20.0, 27.0
"""Sizes of the title, of what the answer would change, and of its chance."""
TWO_LINES = 40.0
"""What the answer would change has a line of its own from this height on, else what is left beside the title."""
GAP = 10.0
CAP, CAP_GAP = Vector2(22, 28), 7.0
"""The size of a key, and the room beside it."""
NARROWEST = 0.7
"""How small a title may be written, as a share, before the picture is left out, as it is where what the answer would change would
be cut beside it. The chance gives way first, downwards or upwards.
"""


@dataclass(frozen=True, slots=True)
class _Measured:
    """What the words of an answer take of its room, and the least that they need."""

    room: FRect
    cap: FRect
    folds: bool
    ink: Ink
    end_wide: float
    titled: float
    beside: float
    below_both: float
    needed: float


class AnswerButton(Button):
    """Narrow ones leave out the picture, and low ones what the answer would change unless it has room beside the title, but never
    its key.
    """

    def __init__(
        self,
        theme: Theme,
        answer: ReactionAnswer,
        shown: AnswerPicture | None,
        number: str,
        choose: Callable[[], None],
        rect: FRect,
        name: str,
    ) -> None:
        super().__init__(theme.styles.plain, "", choose, rect, name=name)
        self._theme = theme
        self._answer = answer
        self._shown = shown
        self._number = number
        self.pictured = True
        """Whether its picture is shown where that has room."""

    @property
    def actions(self) -> tuple[act.HunterAction, ...]:
        return self._answer.actions

    def explanation(self) -> str:
        answer = self._answer
        chance = f"{answer.chance_of} {answer.chance}".strip()
        parts = (answer.title, answer.note, chance, answer.risk)
        return self.reason() or " · ".join(filter(None, parts))

    @property
    def tone(self) -> Color:
        """The color of the chance: whether it is good for the viewer, unless there is none."""
        palette = self._theme.palette
        if self._answer.chance == percent(0.0):
            return palette.text_soft
        return palette.legal if self._answer.serves else palette.hostile

    def fits_picture(self, canvas: Canvas) -> bool:
        """Whether its picture, if it has any, leaves all words their room."""
        words = self._measured(canvas)
        return self._shown is None or words.room.w >= words.room.h * self._shown.breadth + GAP + words.needed

    def _measured(self, canvas: Canvas) -> _Measured:
        """Return what its words take."""
        theme, answer, writer = self._theme, self._answer, self._theme.writer
        high = self.bounds.h
        room = inset(self.bounds, 8, min(5.0, high * 0.08), GAP, min(9.0, high * 0.16))
        folds = room.h >= TWO_LINES
        ink = theme.inks.number.sized(min(CHANCE, room.h / 2 if folds else room.h)).colored(self.tone)
        end_wide = breadth(canvas, writer, answer.chance, ink) + GAP if answer.chance else 0.0
        cap = FRect(room.x, room.centery - min(CAP.y, room.h) / 2, CAP.x, min(CAP.y, room.h))
        if self._number:
            room = inset(room, CAP.x + CAP_GAP, 0, 0, 0)
        titled = breadth(canvas, writer, answer.title, theme.inks.strong.sized(STRONG))
        below = self._below_wide(canvas) if folds else 0.0
        beside, below_both = below + end_wide, max(titled + end_wide, below)
        needed = max(titled * NARROWEST + (0 if folds else end_wide), min(beside, below_both) if below else 0)
        return _Measured(room, cap, folds, ink, end_wide, titled, beside, below_both, needed)

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        theme, answer, writer = self._theme, self._answer, self._theme.writer
        words = self._measured(canvas)
        room, folds, ink, end_wide, titled = words.room, words.folds, words.ink, words.end_wide, words.titled
        beside, below_both = words.beside, words.below_both
        strong = theme.inks.strong.sized(STRONG)
        small = theme.inks.small.sized(SMALL)
        named = breadth(canvas, writer, answer.chance_of, small) + GAP if answer.chance_of else 0.0
        if self._number:
            self._paint_key(canvas, words.cap)
        if self._shown is not None and self.pictured and self.fits_picture(canvas):
            wide = room.h * self._shown.breadth
            picture(canvas, self._shown.face, FRect(room.x, room.y, wide, room.h))
            room = inset(room, wide + GAP, 0, 0, 0)
        low = folds and room.w < titled + end_wide + named
        upper, lower = rows(room, 1, 1) if folds and (self._below or low) else (room, None)
        raised = lower is not None and not low and beside > lower.w >= below_both
        if answer.chance:
            end = upper if raised else lower if low and lower is not None else room
            write(
                canvas, writer, answer.chance, ink.aligned(1.0), inset(end, end.w - end_wide + GAP, 0, 0, 0)
            )
        for line in (None if raised else lower, None if low else upper):
            if line is not None:
                line.w -= end_wide
        box = FRect(upper.x, upper.y, min(titled, upper.w), upper.h)
        write(canvas, writer, answer.title, strong, box)
        below = ""
        if lower is not None and self._below:
            fitting = (text for text in self._below if breadth(canvas, writer, text, small) <= lower.w)
            below = next(fitting, self._below[-1])
            write(canvas, writer, below, small, lower)
        left = FRect(box.right + GAP, upper.y, 0, upper.h)
        left.w = upper.right - left.x
        if answer.note not in below and breadth(canvas, writer, answer.note, small) <= left.w:
            write(canvas, writer, answer.note, small.aligned(1.0), left)
        elif named:
            if low and lower is not None:
                left = inset(lower, breadth(canvas, writer, below, small) if below else 0, 0, 0, 0)
            if named - GAP <= left.w:
                write(canvas, writer, answer.chance_of, small.aligned(1.0), left)

    def _paint_key(self, canvas: Canvas, box: FRect) -> None:
        """Paint the number that chooses it as a key, so that it is not read as a part of a name."""
        theme = self._theme
        outline(canvas, box, theme.palette.gold_dim, radius=5, thickness=1.5)
        write(canvas, theme.writer, self._number, theme.inks.small.sized(SMALL).aligned(0.5), box)

    def _below_wide(self, canvas: Canvas) -> float:
        """Return the least width of what stands below the title."""
        ink = self._theme.inks.small.sized(SMALLEST)
        return breadth(canvas, self._theme.writer, self._below[-1], ink) if self._below else 0.0

    @property
    def _below(self) -> list[str]:
        """What may stand below the title: all there is or, where that has no room, only what the answer may cost."""
        parts = list(filter(None, (self._answer.note, self._answer.risk)))
        return [" · ".join(parts[i:]) for i in range(len(parts))]
