"""The buttons around the table: the bar along the top, the opponents' pace, and the end of the turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import partial
from typing import Protocol

from pygame import FRect

from wotrush.i18n import t
from wotrush.match.conductor import Flow
from wotrush.match.seats import Opponent
from wotrush.model.rush import actions as act
from wotrush.model.rush.state import Prompt
from wotrush.scenes.keys import Command
from wotrush.scenes.rush import telling
from wotrush.scenes.rush.scribe import write
from wotrush.scenes.rush.view import View
from wotrush.stage.canvas import Canvas
from wotrush.stage.node import Node
from wotrush.stage.style import Style
from wotrush.stage.text import Segment, Span
from wotrush.stage.widgets import Button

WARNING_LASTS = 2.0
DEAF_AFTER_SKIP = 0.3
BUTTON_GAP = 6.0
SAYS_WHY_NOT = (Command.UNDO, Command.REDO)
"""Their keys go to the table itself, which says why nothing comes of it."""


class Commands(Protocol):
    """What the buttons can ask of the table."""

    def open_menu(self) -> None: ...
    def undo(self) -> None: ...
    def redo(self) -> None: ...
    def toggle_log(self) -> None: ...
    def toggle_achievements(self) -> None: ...
    def recap(self) -> None: ...
    def rules(self) -> None: ...


@dataclass(frozen=True, slots=True)
class _Entry:
    name: str
    text: str
    command: Command | None
    action: Callable[[], None]
    why_not: Callable[[], str | None] | None = None


class TopBar(Node):
    """Menu and round on the left, commands on the right; while opponents play, their pace."""

    touchable = False

    def __init__(self, view: View, commands: Commands) -> None:
        super().__init__(name="bar")
        self.view = view
        self.commands = commands
        self._middle = FRect(0, 0, 0, 0)

    def build(self) -> None:
        self.rect = self.view.frame.bar
        self.clear()
        style = replace(self.view.theme.styles.quiet, ink=self.view.theme.inks.body.sized(23))
        left = 10.0
        round_text = t("Round {round}", round=self.view.o.round)
        menu = _Entry("menu", t("Menu"), None, self.commands.open_menu)
        left += self._add(menu, left, style, align_right=False) + BUTTON_GAP
        label = self.add(
            Button(style, round_text, lambda: None, FRect(left, 4, 150, self.size.y - 8), name="round")
        )
        label.touchable = False
        right = self.size.x - 10
        for entry in self._right():
            right -= self._add(entry, right, style, align_right=True) + BUTTON_GAP
        reach = min(self.size.x / 2 - left - 150, right - self.size.x / 2) - 10
        self._middle = FRect(self.size.x / 2 - reach, 0, 2 * reach, self.size.y - 2)
        self.invalidate()

    def paint(self, canvas: Canvas) -> None:
        """The phases of the turn, with the present one lit; in a narrow bar only that one."""
        o, inks, palette = self.view.o, self.view.theme.inks, self.view.palette
        if o.prompt is Prompt.OVER:
            return
        soft, lit = inks.body.colored(palette.text_faint), inks.body.colored(palette.gold_light)
        names = (t("I Repair"), t("II Play your cards"), t("III Replenish, draw"))
        phase = 0 if o.prompt is Prompt.REFRESH else 1
        line: list[Segment] = []
        for i, name in enumerate(names):
            line += [Span("   ›   ", soft)] if line else []
            line.append(Span(name, lit if i == phase else soft))
        last = [Span(t("Last round!"), inks.strong.colored(palette.warning)), Span("      ", soft)]
        line = [*(last if o.ending else []), *line]
        if self.view.theme.writer.units(line, soft).x > self._middle.w:
            line = [*(last if o.ending else []), Span(names[phase], lit)]
        write(canvas, self.view.theme.writer, line, soft.aligned(0.5), self._middle)

    def _add(self, entry: _Entry, at: float, style: Style, *, align_right: bool) -> float:
        keys, command = self.view.context.keys, entry.command
        button = Button(
            style,
            entry.text,
            entry.action,
            why_not=entry.why_not,
            shortcut=None if command is None or command in SAYS_WHY_NOT else keys[command],
            key_text=t("Esc") if command is None else keys.shown(command),
            name=entry.name,
        )
        width = button.natural_width()
        button.rect = FRect(at - width if align_right else at, 5, width, self.size.y - 12)
        self.add(button)
        return width

    def _right(self) -> list[_Entry]:
        """From the right edge inwards."""
        view, commands, session = self.view, self.commands, self.view.session
        entries = []
        if view.frame.common.achievements is None:
            achievements = t("Achievements")
            entries.append(
                _Entry("achievements", achievements, Command.ACHIEVEMENTS, commands.toggle_achievements)
            )
        if view.frame.log is None:
            entries.append(_Entry("log", t("Log"), Command.LOG, commands.toggle_log))
        entries.insert(0, _Entry("rules", t("Rules"), Command.RULES, commands.rules))
        entries.append(_Entry("recap", t("Recap"), Command.RECAP, commands.recap))
        if session.can_redo():
            entries.append(_Entry("redo", t("Redo"), Command.REDO, commands.redo))
        entries.append(_Entry("undo", t("Undo"), Command.UNDO, commands.undo, self._why_no_undo))
        entries += self._pace()
        return entries

    def _why_no_undo(self) -> str | None:
        why = self.view.session.why_no_undo()
        return str(why) if why is not None else None

    def _pace(self) -> list[_Entry]:
        session, conductor = self.view.session, self.view.session.conductor
        seat = session.to_act
        if seat is None or not isinstance(session.players[seat], Opponent):
            return []
        paused = conductor.flow in (Flow.PAUSED, Flow.STEPPING)
        pause = (t("Go on"), conductor.go_on) if paused else (t("Pause"), conductor.pause)
        entries = [_Entry("fast", t("Fast forward"), Command.FAST, conductor.skip)]
        if paused:
            entries.append(_Entry("step", t("Step"), Command.STEP, conductor.step))
        entries.append(_Entry("pause", pause[0], Command.PAUSE, partial(self._then_build, pause[1])))
        return entries

    def _then_build(self, action: Callable[[], None]) -> None:
        action()
        self.build()


class Ending(Enum):
    """What a press of the end turn button does."""

    ENDS = auto()
    WARNS = auto()


class EndTurnButton(Button):
    """Warns for two seconds when something worth doing is left; never ends a turn right after a skip."""

    def __init__(self, view: View, end: Callable[[], None], chance: Callable[[], act.Action | None]) -> None:
        super().__init__(
            view.theme.styles.gold,
            "",
            self._pressed,
            why_not=self._reason,
            name="end turn",
        )
        self.view = view
        self.text = self._caption_text
        self.restyle()
        self._end = end
        self._chance = chance
        self._warned_at: float | None = None
        self._skipped_at = -1.0

    def restyle(self) -> None:
        self.style = self.view.theme.styles.gold
        keys = self.view.context.keys
        self.shortcut, self.key_text = keys[Command.END_TURN], keys.shown(Command.END_TURN)

    @property
    def state(self) -> Ending:
        return Ending.WARNS if self._warned_at is None and self._chance() is not None else Ending.ENDS

    def skipped(self) -> None:
        """Motion was skipped just now: a key meant for that must not end the turn."""
        self._skipped_at = self.view.context.clock.now()

    def refresh(self) -> None:
        self._warned_at = None
        self.invalidate()

    def update(self) -> None:
        if self._warned_at is not None and self.view.context.clock.now() - self._warned_at > WARNING_LASTS:
            self.refresh()

    def _caption_text(self) -> str:
        return t("End turn") if self._warned_at is None else t("End anyway")

    def _reason(self) -> str | None:
        if not self.view.session.may_decide:
            return t("It is not your turn.")
        refusal = self.view.o.why_not(act.END_TURN)
        return telling.refusal_text(refusal) if refusal else None

    def _pressed(self) -> None:
        now = self.view.context.clock.now()
        if now - self._skipped_at < DEAF_AFTER_SKIP:
            return
        if self.state is Ending.WARNS:
            self._warned_at = now
            self.invalidate()
            return
        self._end()
