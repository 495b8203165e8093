"""A game that goes on: which one and how far, who plays it with how many points, what lies open, and its buttons."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from pygame import FRect

from wotrush.ai.registry import load_ruleset
from wotrush.game_info import GameInfo
from wotrush.games import game_entry
from wotrush.i18n import t
from wotrush.match.saves.last_table import last_table
from wotrush.match.saves.saves import SavedGame
from wotrush.scenes.history.game_list import when
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.screens import screens_of
from wotrush.scenes.style.seat_colors import colors_of_seats
from wotrush.scenes.style.seat_mark import seat_icon
from wotrush.stage.geometry import columns, inset, rect_around, rows
from wotrush.stage.label import Fit, Label
from wotrush.stage.node import Node
from wotrush.stage.sprite import Sprite
from wotrush.stage.typography.text import Segment, Segments, Span
from wotrush.stage.widgets import Button, Panel

HEAD = 42.0
"""The height of the line that names the game."""
PICTURE, MOST_PICTURES = 1.62, 2
"""The width of a picture in its heights, and how many there are where the row is wide enough."""
WORDS = 560.0
"""The least width that a second picture leaves to the words."""
GO_ON, REMOVE = 230.0, 150.0
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
        self._table = last_table(load_ruleset(game_entry(info.name)), saved.journal)
        self._plate = self.add(Panel(theme.styles.plain))
        self._plate.touchable = False
        faces = screens_of(info.name).open_cards(self._table.seen) if self._table is not None else ()
        self._pictures = [self.add(Sprite(face, name="open card")) for face in faces[:MOST_PICTURES]]
        for picture in self._pictures:
            picture.touchable = False
        soft = theme.inks.body.colored(theme.palette.text_soft)
        self._game = self.add(Label(theme.writer, self._game_text, theme.inks.subheading, name="which game"))
        self._players = self.add(
            Label(theme.writer, self._players_text, theme.inks.body, fit=Fit.WRAP, valign=0.0, name="players")
        )
        moment = datetime.fromtimestamp(saved.saved, UTC)
        self._when = self.add(Label(theme.writer, lambda: when(moment), soft.aligned(1.0)))
        stem = saved.path.stem
        self.go_on = self.add(
            Button(
                theme.styles.gold, lambda: t("Continue"), go_on, why_not=self._why_not, name=f"go on {stem}"
            )
        )
        self._remove = self.add(
            Button(
                theme.styles.plain, self._remove_text, self._ask, why_not=self._why_not, name=f"remove {stem}"
            )
        )

    def _game_text(self) -> Segments:
        small, journal = self._context.theme.inks.body, self._saved.journal
        about = [t("Round {round}", round=journal.rounds())]
        if self._table is not None and 0 <= self._table.active < len(journal.seats):
            about.append(t("{player} is to play", player=journal.seats[self._table.active].name))
        return [t(self._info.title), Span(f"   {' · '.join(about)}", small)]

    def _players_text(self) -> Segments:
        """Return the players, each with the mark of their seat and, if they are known, their points."""
        journal, palette = self._saved.journal, self._context.theme.palette
        colors = colors_of_seats(journal.colors or self._context.settings.seat_colors)
        gold = self._context.theme.inks.strong.colored(palette.gold_light)
        segments: list[Segment] = []
        for number, seat in enumerate(journal.seats):
            mark = seat_icon(number, palette.seats[colors[number]])
            name = seat.name.replace(" ", "\u00a0")
            segments += ["     " if segments else "", mark, f"\u00a0{name}"]
            if self._table is not None:
                segments += [":\u00a0", Span(f"{self._table.scores[number]}", gold)]
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
        inner = inset(self.bounds, 14, 12, 20, 12)
        wide = inner.h * PICTURE
        free = inner.w - GO_ON - REMOVE - 32 - WORDS
        shown = self._pictures[: max(1, int(free / (wide + 8)))]
        for number, picture in enumerate(self._pictures):
            picture.visible = picture in shown
            picture.rect = FRect(inner.x + number * (wide + 8), inner.y, wide, inner.h)
        inner = inset(inner, len(shown) * (wide + 8) + 8, 0, 0, 0)
        texts, go_on, remove = columns(inner, 1, -GO_ON, -REMOVE, gap=16)
        assert self._players.ink is not None
        players = self._players.writer.units(self._players_text(), self._players.ink, texts.w).y + 4
        text = rect_around(texts.center, (texts.w, min(texts.h, HEAD + players)))
        head, self._players.rect = rows(text, -HEAD, 1)
        self._game.rect, self._when.rect = columns(head, 1, -190, gap=16)
        self.go_on.rect = FRect(go_on.x, go_on.centery - 35, go_on.w, 70)
        self._remove.rect = FRect(remove.x, remove.centery - 25, remove.w, 50)
