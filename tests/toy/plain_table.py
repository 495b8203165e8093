"""A table of texts and buttons: the game only says what there is to read and what its actions are called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame
from pygame import FRect
from pygame.event import Event

from wotrush.i18n import t
from wotrush.match.notices import Decided
from wotrush.model.game import IllegalAction
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.page.keys import Command
from wotrush.scenes.page.page import page_area
from wotrush.scenes.session.advice import Hint, Thinking
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.session.watching import WatchedSession
from wotrush.scenes.style.backdrop import Backdrop
from wotrush.scenes.style.seat_mark import SeatMark
from wotrush.scenes.table.game_table import GameTable
from wotrush.stage.geometry import columns, inset
from wotrush.stage.label import Fit, Label
from wotrush.stage.node import Node
from wotrush.stage.sprite import Sprite
from wotrush.stage.widgets import Button, Panel, ScrollPanel
from wotrush.stage.widgets.button import WhyNot

LINE, BUTTON, GAP = 40.0, 56.0, 10.0
KEYS = {"undo": Command.UNDO, "hint": Command.HINT}
MOST_LINES = 200
"""The number of lines that the log keeps."""


class PlainTable(GameTable):
    """Override `facts` and `action_text`; the log describes events by the game's `Screens.event_text`."""

    def __init__(self, context: AppContext, session: GameSession) -> None:
        super().__init__(context, session)
        self._complaint = ""
        self._seen: object = None
        self._make()

    # -- for the game

    def facts(self, observation: Any, names: Sequence[str]) -> Sequence[tuple[int | None, str]]:
        """Return what lies on the table, line by line, each with the seat whose mark stands before it."""
        raise NotImplementedError

    def action_text(self, observation: Any, action: Any) -> str:
        """Return what the button of an action says."""
        raise NotImplementedError

    # -- parts

    def _make(self) -> None:
        theme, palette = self.context.theme, self.context.theme.palette
        style = theme.styles.plain
        self._backdrop = self.root.add(Backdrop(palette.page, line=palette.map))
        self._status = self.root.add(Label(theme.writer, self.status, theme.inks.heading, name="status"))
        self._plates = [self.root.add(Panel(style)) for _ in range(3)]
        self._facts, self._actions, self._log = (
            self.root.add(ScrollPanel(style, name=name)) for name in ("facts", "actions", "log")
        )
        self._commands = [
            self.root.add(Button(style, text, on_click, why_not=why_not, name=name))
            for name, text, on_click, why_not in self._entries()
        ]
        for button in self._commands:
            if button.name in KEYS:
                button.key_text = partial(self.context.keys.shown, KEYS[button.name])
        self._commands[-1].key_text = lambda: t("Esc")

    def _entries(
        self,
    ) -> Sequence[tuple[str, Callable[[], str], Callable[[], None], WhyNot]]:
        session = self.session
        leave = ("leave", lambda: t("Save and leave"), self.context.go.title, lambda: None)
        if isinstance(session, WatchedSession):
            back = ("turn back", lambda: "◀", session.turn_back, lambda: None)
            forward = ("turn forward", lambda: "▶", session.turn_forward, lambda: None)
            return (
                back,
                forward,
                ("leave", lambda: t("Leave the replay"), self.context.go.history, lambda: None),
            )
        return (
            ("undo", lambda: t("Undo"), session.undo, session.why_no_undo),
            ("hint", lambda: t("Hint"), session.ask_hint, session.why_no_hint),
            leave,
        )

    def status(self) -> str:
        """Return what the game waits for. It says nothing of secret reactions, whoever is asked."""
        session = self.session
        if self._complaint:
            return self._complaint
        if isinstance(session.advice, Thinking):
            return t("A hint is being thought out…")
        if isinstance(session.advice, Hint):
            return t("Hint: {what}", what=self.action_text(session.observation(), session.advice.action))
        if session.may_decide:
            return t("Your turn")
        view = session.observation()
        return t("{player} is playing…", player=session.players[view.active].name)

    def restyle(self) -> None:
        """Rebuild everything after a change of the settings."""
        space = self.space
        self.root.clear()
        self._seen = None
        self._make()
        self.resize(space)

    # -- layout

    def layout(self, area: FRect) -> None:
        self._backdrop.rect = area
        content = page_area(area, self.context.theme.measures.margin)
        self._status.rect = FRect(content.x, content.y, content.w, 56)
        foot = FRect(content.x, content.bottom - BUTTON, content.w, BUTTON)
        cells = columns(foot, *[1] * len(self._commands), gap=GAP)
        for button, cell in zip(self._commands, cells, strict=True):
            button.rect = cell
        middle = FRect(content.x, content.y + 66, content.w, content.h - 66 - BUTTON - 2 * GAP)
        for plate, panel, cell in zip(
            self._plates,
            (self._facts, self._actions, self._log),
            columns(middle, 1.2, 1, 1.2, gap=16),
            strict=True,
        ):
            plate.rect, panel.rect = cell, inset(cell, 16, 12)
        self._show()

    def _show(self) -> None:
        view, session = self.session.observation(), self.session
        names = [player.name for player in session.players]
        self._fill(self._facts, self.facts(view, names))
        self._fill(self._log, self._log_lines(view, names))
        self._log.scroll_to(self._log.reach)
        self._actions.content.clear()
        style, actions = self.context.theme.styles.plain, view.actions if session.may_decide else ()
        for place, action in enumerate(actions):
            button = Button(
                style,
                partial(self.action_text, view, action),
                partial(self.decide, action),
                name=f"action {action}",
            )
            button.rect = FRect(0, place * (BUTTON + GAP), self._actions.size.x - 20, BUTTON)
            self._actions.content.add(button)
        self._actions.fit_content()
        self.root.invalidate()

    def _fill(self, panel: ScrollPanel, lines: Sequence[tuple[int | None, str]]) -> None:
        panel.content.clear()
        theme, top = self.context.theme, 0.0
        for seat, text in lines:
            if seat is not None:
                mark: Node = panel.content.add(Sprite(SeatMark(seat, self.context.seat_color(seat))))
                mark.rect, mark.touchable = FRect(0, top + 10, 20, 20), False
            width = panel.size.x - 52
            label = panel.content.add(Label(theme.writer, text, theme.inks.body, fit=Fit.WRAP, valign=0.0))
            high = max(LINE, theme.writer.units(text, theme.inks.body, width).y + 8)
            label.rect = FRect(32, top, width, high)
            top += high
        panel.fit_content(top)

    def _log_lines(self, view: Any, names: Sequence[str]) -> list[tuple[int | None, str]]:
        lines: list[tuple[int | None, str]] = []
        for notice in self.session.log()[-MOST_LINES:]:
            if isinstance(notice, Decided):
                texts = (self.session.description.event_text(view, event, names) for event in notice.events)
                lines += [(notice.seat, text) for text in texts if text]
                if notice.reason is not None and notice.events:
                    lines.append((None, str(notice.reason)))
        return lines

    # -- every frame

    def decide(self, action: Any) -> None:
        try:
            self.session.decide(action)
        except IllegalAction as refusal:
            self._complaint = str(refusal)

    def update(self) -> None:
        super().update()
        self.session.poll()
        turned = self.screen_turned()
        seen = (self.session.match.version, self.session.may_decide, self.session.advice)
        if turned or seen != self._seen:
            self._seen, self._complaint = seen, ""
            self._show()
        self.hand_over()

    def handle(self, event: Event) -> bool:
        if self.interface.handle(event):
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_ESCAPE:
            self._commands[-1].on_click()
            return True
        return self._answer(self.context.keys.command(event))

    def _answer(self, command: Command | None) -> bool:
        session = self.session
        if command is Command.UNDO and session.can_undo():
            session.undo()
        elif command is Command.REDO and session.can_redo():
            session.redo()
        elif command is Command.HINT and session.why_no_hint() is None:
            session.ask_hint()
        else:
            return False
        return True
