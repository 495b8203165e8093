"""How a game ended: who won and why, where every point came from, and what to do next."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pygame
from pygame import FRect, Vector2
from pygame.event import Event

from wotrush import resources
from wotrush.i18n import mark, t
from wotrush.match.journal import write_journal
from wotrush.match.message import Message, Problem
from wotrush.match.seats import Human
from wotrush.model.game import Seat
from wotrush.scenes.context import AppContext
from wotrush.scenes.final_score import final_scores, headline, reason
from wotrush.scenes.opponents import kind_name
from wotrush.scenes.page import Page
from wotrush.scenes.score_panel import ScorePanel
from wotrush.scenes.session import GameSession
from wotrush.scenes.sound_names import Sound
from wotrush.settings import Speed
from wotrush.stage.easing import ease_out
from wotrush.stage.geometry import columns, rows
from wotrush.stage.node import Node
from wotrush.stage.particles import CONFETTI, burst
from wotrush.stage.tween import Progress
from wotrush.stage.widgets import Button

COUNTING = 1.6
WIDEST_PANEL = 420.0


class ResultScene(Page):
    """Space or a click ends the counting; Enter plays again."""

    def __init__(self, context: AppContext, session: GameSession) -> None:
        result = session.result()
        assert result is not None, "only a finished game has a result"
        self.session = session
        self.result = result
        self.lines = final_scores(session.everybody_sees(), result, session.players)
        self.saved: Message | None = None
        super().__init__(context)

    @property
    def you(self) -> Seat | None:
        """The one person at the screen."""
        people = [seat for seat, player in enumerate(self.session.players) if isinstance(player, Human)]
        return people[0] if len(people) == 1 else None

    def build(self) -> None:
        theme, session = self.context.theme, self.session
        gold = theme.inks.display.sized(92).colored(theme.palette.gold_light).aligned(0.5)
        self._head = self.label(lambda: headline(self.lines, self.you), gold, name="headline")
        self._reason = self.label(
            lambda: reason(self.lines, self.result, session.players),
            theme.inks.heading.aligned(0.5),
            name="reason",
        )
        highest = max(line.score for line in self.lines)
        self._panels = [
            self.root.add(
                ScorePanel(self.context, line, partial(kind_name, session.players[line.seat]), highest)
            )
            for line in self.lines
        ]
        self._note = self.label(lambda: str(self.saved or ""), theme.inks.small.aligned(0.5), name="saved")
        go = self.context.go
        self._again = self.root.add(
            Button(theme.styles.gold, self._again_text, lambda: go.rematch(session), name="rematch")
        )
        self._save = self.button(lambda: t("Save the replay"), self.save_replay, name="save")
        self._save.why_not = self._why_not_save
        self._title = self.button(lambda: t("Title"), go.title, name="title")
        self._party = self.root.add(Node(name="party"))
        self._party.touchable = False

    def _again_text(self) -> str:
        return t("Rematch") if self.session.watched is None else t("Watch again")

    def _why_not_save(self) -> str | None:
        return None if self.session.watched is None else t("This is a replay already.")

    def enter(self) -> None:
        self.interface.focus.set(self._again)
        won = self.you is None or self.you in self.result.winners
        self.context.play(Sound.VICTORY if won else Sound.DEFEAT)
        settings = self.context.settings
        if settings.speed is Speed.OFF or settings.reduced_motion:
            return
        self._show(0.0)
        self.player.play(Progress(COUNTING, self._show, ease_out))
        if won:
            center = Vector2(self.root.size.x / 2, 60)
            for i, place in enumerate((0.3, 0.5, 0.7)):
                at = Vector2(self.root.size.x * place, center.y)
                self.player.play(burst(self._party, CONFETTI, at, 2.6, seed=i))

    def _show(self, part: float) -> None:
        for panel in self._panels:
            panel.show(part)

    def arrange(self, area: FRect) -> None:
        short = area.h < 800
        head, panels, note, buttons = rows(area, -116 if short else -190, 1, -30, -76, gap=6)
        self._head.ink = self._head.ink and self._head.ink.sized(60 if short else 92)
        self._head.rect = FRect(head.x, head.y, head.w, head.h * 0.64)
        self._reason.rect = FRect(head.x, head.y + head.h * 0.64, head.w, head.h * 0.3)
        count = len(self._panels)
        width = min(WIDEST_PANEL, (panels.w - 20 * (count - 1)) / count)
        whole = FRect(0, panels.y, width * count + 20 * (count - 1), min(panels.h, 660.0))
        whole.centerx = panels.centerx
        for panel, cell in zip(self._panels, columns(whole, *[1] * count, gap=20), strict=True):
            panel.place(cell)
        self._note.rect = note
        row = FRect(0, buttons.y + 6, min(buttons.w, 960.0), 66)
        row.centerx = buttons.centerx
        cells = columns(row, 1, 1.2, 1, gap=20)
        for button, cell in zip((self._save, self._again, self._title), cells, strict=True):
            button.rect = cell

    def handle(self, event: Event) -> bool:
        counting = self.player.busy
        space = event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE
        if counting and (space or event.type == pygame.MOUSEBUTTONDOWN):
            self.player.finish()
        return super().handle(event) or space

    def go_back(self) -> None:
        self.context.go.title()

    def save_replay(self) -> None:
        """Beside the games that the program keeps anyway: this one is the player's own copy."""
        started = self.session.match.setup.started
        path: Path = resources.user_dir("replays") / f"rush-{started:%Y%m%d-%H%M%S}.json"
        try:
            write_journal(path, self.session.match.journal())
            self.saved = Message(mark("Saved as {path}"), {"path": str(path)})
        except Problem as problem:
            self.saved = problem.message
        self.root.invalidate()
