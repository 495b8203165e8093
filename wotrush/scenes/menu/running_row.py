"""One running game: which it is, how far, who plays, when it was saved, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from pygame import FRect

from wotrush.game_info import GameInfo
from wotrush.i18n import t
from wotrush.match.saves.saves import SavedGame
from wotrush.scenes.history.game_list import when
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.style.seat_colors import colors_of_seats
from wotrush.scenes.style.seat_mark import seat_icon
from wotrush.stage.geometry import columns, inset, rect_around, rows
from wotrush.stage.label import Fit, Label
from wotrush.stage.node import Node
from wotrush.stage.typography.text import Segment, Segments
from wotrush.stage.widgets import Button, Panel

HEAD = 40.0
"""The height of the line that names the game."""
SURE_AFTER = 0.4
"""Seconds between the question and the click that answers it, so that a double click removes nothing."""


class RunningRow(Node):
    """`remove` is called at the second click on its button, which asks at the first."""

    def __init__(
        self,
        context: AppContext,
        saved: SavedGame,
        info: GameInfo,
        go_on: Callable[[], object],
        remove: Callable[[], object],
    ) -> None:
        super().__init__(name=f"game {saved.path.stem}")
        theme = context.theme
        self._context, self._saved, self._info, self._removed = context, saved, info, remove
        self._asked_at: float | None = None
        self._plate = self.add(Panel(theme.styles.plain))
        self._plate.touchable = False
        soft = theme.inks.body.colored(theme.palette.text_soft)
        self._game = self.add(Label(theme.writer, self._game_text, theme.inks.strong))
        self._players = self.add(
            Label(theme.writer, self._players_text, theme.inks.body, fit=Fit.WRAP, valign=0.0)
        )
        moment = datetime.fromtimestamp(saved.saved, UTC)
        self._when = self.add(Label(theme.writer, lambda: when(moment), soft.aligned(1.0)))
        stem = saved.path.stem
        self._remove = self.add(
            Button(
                theme.styles.plain, self._remove_text, self._ask, why_not=self._why_not, name=f"remove {stem}"
            )
        )
        self.go_on = self.add(
            Button(
                theme.styles.gold, lambda: t("Continue"), go_on, why_not=self._why_not, name=f"go on {stem}"
            )
        )

    def _game_text(self) -> str:
        reached = t("Round {round}", round=self._saved.journal.rounds())
        return f"{t(self._info.title)} · {reached}"

    def _players_text(self) -> Segments:
        """Return the players, each with the mark of their seat."""
        journal, palette = self._saved.journal, self._context.theme.palette
        colors = colors_of_seats(journal.colors or self._context.settings.seat_colors)
        segments: list[Segment] = []
        for number, seat in enumerate(journal.seats):
            mark = seat_icon(number, palette.seats[colors[number]])
            segments += ["    " if segments else "", mark, f"\u00a0{seat.name}"]
        return segments

    def _remove_text(self) -> str:
        return t("Remove") if self._asked_at is None else t("Really remove?")

    def _why_not(self) -> str | None:
        return t("This game is open in another window of the program.") if self._saved.in_use else None

    def _ask(self) -> None:
        now = self._context.clock.now()
        if self._asked_at is None:
            self._asked_at = now
            self.invalidate()
        elif now - self._asked_at >= SURE_AFTER:
            self._removed()

    def place(self, rect: FRect) -> None:
        self.rect = rect
        self._plate.rect = self.bounds
        inner = inset(self.bounds, 20, 12)
        texts, remove, go_on = columns(inner, 1, -230, -200, gap=16)
        assert self._players.ink is not None
        players = self._players.writer.units(self._players_text(), self._players.ink, texts.w).y + 4
        text = rect_around(texts.center, (texts.w, min(texts.h, HEAD + players)))
        head, self._players.rect = rows(text, -HEAD, 1)
        self._game.rect, self._when.rect = columns(head, 1, -210, gap=16)
        for button, place in ((self._remove, remove), (self.go_on, go_on)):
            button.rect = FRect(place.x, place.centery - 31, place.w, 62)
