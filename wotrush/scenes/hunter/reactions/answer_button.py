"""A button of the reactions bar: the card that is used, what it would change, and the chance."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from wotrush.model.hunter import actions as act
from wotrush.scenes.hunter.reactions.answers import ReactionAnswer
from wotrush.scenes.hunter.reactions.pictures import AnswerPicture
from wotrush.scenes.hunter.texts.figures import percent
from wotrush.scenes.style.paint import picture, write
from wotrush.scenes.style.theme import Theme
from wotrush.stage.color import Color
from wotrush.stage.drawing.canvas import Canvas
from wotrush.stage.geometry import inset
from wotrush.stage.typography.text import SMALLEST, Ink, Segment, Segments, Span
from wotrush.stage.widgets import Button

LEAST_TEXT = 190.0
"""Width that words need beside a picture."""


class AnswerButton(Button):
    """Narrow ones leave out the picture."""

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

    @property
    def actions(self) -> tuple[act.HunterAction, ...]:
        return self._answer.actions

    def explanation(self) -> str:
        parts = (self._answer.title, self._answer.note, self._answer.chance)
        return self.reason() or " · ".join(filter(None, parts))

    @property
    def tone(self) -> Color:
        """The color of the chance: good for the viewer, unless there is none."""
        palette = self._theme.palette
        return palette.text_soft if self._answer.chance == percent(0.0) else palette.legal

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        theme, answer = self._theme, self._answer
        room = inset(self.bounds, 8, 5, 10, 9)
        if self._shown is not None and room.w > LEAST_TEXT + self._shown.breadth * room.h:
            wide = room.h * self._shown.breadth
            picture(canvas, self._shown.face, FRect(room.x, room.y, wide, room.h))
            room = inset(room, wide + 12, 0, 0, 0)
        if answer.chance:
            ink = theme.inks.number.sized(max(SMALLEST, min(27.0, room.h * 0.5))).colored(self.tone)
            wide = theme.writer.units(answer.chance, ink).x + 4
            write(canvas, theme.writer, answer.chance, ink, FRect(room.right - wide, room.y, wide, room.h))
            room.w -= wide + 8
        strong, small = theme.inks.strong.sized(22), theme.inks.small.sized(18)
        title: list[Segment] = [Span(answer.title, strong)]
        if self._number:
            title += ["  ", Span(self._number, small.underlined())]
        lines: list[tuple[Segments, Ink]] = [(title, strong)]
        if answer.note:
            lines.append(([Span(answer.note, small)], small))
        for i, (text, ink) in enumerate(lines):
            line = FRect(room.x, room.y + i * room.h / len(lines), room.w, room.h / len(lines))
            write(canvas, theme.writer, text, ink, line)
