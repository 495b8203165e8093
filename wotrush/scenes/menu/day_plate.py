"""The game of the day on the title: today's result, the days played in a row, and the way into it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date

from pygame import FRect

from wotrush.i18n import t, tn
from wotrush.scenes.setup.days import DayResult, streak
from wotrush.scenes.style.theme import Theme
from wotrush.stage.geometry import inset, rows
from wotrush.stage.label import Label
from wotrush.stage.node import Node
from wotrush.stage.widgets import Button, Panel

SIZE = (430.0, 208.0)


class DayPlate(Node):
    """A plate with one button; the same cards lie in it for everybody on that day."""

    def __init__(
        self,
        theme: Theme,
        days: Mapping[date, DayResult],
        today: date,
        play: Callable[[], object],
        begun: int | None,
    ) -> None:
        """`begun` is the round in which today's game was left, if it goes on."""
        super().__init__(name="day")
        self._days, self._today, self._begun = days, today, begun
        inks, palette = theme.inks, theme.palette
        self._plate = self.add(Panel(theme.styles.plain))
        gold = inks.subheading.colored(palette.gold_light)
        self._title = self.add(Label(theme.writer, lambda: t("Game of the day"), gold))
        self._result = self.add(Label(theme.writer, self._result_text, inks.body, name="day result"))
        self._streak = self.add(
            Label(theme.writer, self._streak_text, inks.small.colored(palette.text_soft), name="streak")
        )
        self._play = self.add(Button(theme.styles.plain, self._play_text, play, name="play the day"))

    def place(self, corner: tuple[float, float], width: float = SIZE[0]) -> None:
        """Lay the plate out below and to the left of that corner, its upper right one."""
        self.rect = FRect(corner[0] - width, corner[1], width, SIZE[1])
        self._plate.rect = self.bounds
        inner = inset(self.bounds, 22, 14)
        parts = rows(inset(inner, 0, 0, 0, 4), -38, -36, -30, 1, -54)
        self._title.rect, self._result.rect, self._streak.rect, _, self._play.rect = parts

    def _result_text(self) -> str:
        result = self._days.get(self._today)
        if result is None:
            begun = self._begun
            return t("Not played yet today") if begun is None else t("Begun: round {round}", round=begun)
        if result.gave_up:
            return t("Given up today")
        if result.points is None:
            return t("Won today") if result.won else t("Lost today")
        if result.won:
            return tn("Won today with {n} point", "Won today with {n} points", result.points)
        return tn("Lost today with {n} point", "Lost today with {n} points", result.points)

    def _streak_text(self) -> str:
        days = streak(self._days, self._today)
        if not days:
            return t("The same cards for everybody")
        return tn("Played {n} day in a row", "Played {n} days in a row", days)

    def _play_text(self) -> str:
        if self._begun is not None:
            return t("Continue")
        return t("Play again") if self._today in self._days else t("Play")
