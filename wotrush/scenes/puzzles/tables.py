"""What turns a game's table into one that plays a puzzle, or shows a solution."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from pygame import FRect

from wotrush.i18n import mark, t
from wotrush.scenes.puzzles.plate import PlateChoice, PuzzlePlate
from wotrush.scenes.puzzles.session import PuzzleSession, ShownWay
from wotrush.scenes.puzzles.solved import Solved, remember
from wotrush.scenes.puzzles.ways import Ways
from wotrush.scenes.style.icons import icon
from wotrush.scenes.style.sound_names import Sound
from wotrush.scenes.table.card_table import CardTable
from wotrush.scenes.table.pieces import CONTROLS
from wotrush.stage.geometry import rows
from wotrush.stage.typography.text import Segments
from wotrush.stage.widgets import Button

AGAIN, HIGH_ENOUGH = 52.0, 170.0
"""The height of the button that starts a puzzle over, and of a log that leaves room for it."""


class PuzzleTable(CardTable):
    """A base class to put before the game's own table: shows the task first, and at the end whether it was solved."""

    puzzle: PuzzleSession
    _briefed = False
    _again: Button | None = None
    """Starts the puzzle over; it stands above the log, where that is docked."""

    def lay_puzzle(self, session: PuzzleSession) -> None:
        """Take over the session. Call it once the table is built."""
        self.puzzle = session
        self._ways = Ways(self.context, session.contents, session.puzzle)
        self.pieces.menu.ways_out = (self._ways.again, self._ways.way, self._ways.out)
        style = self.context.theme.styles.plain
        again = Button(style, lambda: t("Start over"), self._ways.play_again, name="start over")
        self._again = self.pieces.add(again, CONTROLS)

    def layout(self, area: FRect) -> None:
        super().layout(area)
        again, log = self._again, self.view.zones.log
        if again is None:
            return
        again.style = replace(self.context.theme.styles.plain, ink=self.context.theme.inks.body)
        again.visible = log is not None and log.h >= HIGH_ENOUGH and not self.puzzle.over
        if log is not None and again.visible:
            again.rect, self.pieces.log.rect = rows(log, -AGAIN, 1, gap=8)

    def update(self) -> None:
        """Give the task first, and show the log once there is something to tell."""
        super().update()
        log = self.pieces.log
        log.visible = self.view.zones.log is None or bool(log.lines)
        if not (self._briefed or self.puzzle.known) and self.still and self.context.go.on_top(self):
            self._briefed = True
            self.context.go.lay_over(self.briefing())

    def briefing(self) -> PuzzlePlate:
        """Return the plate with the task."""
        puzzle, back = self.puzzle.puzzle, self.context.go.back
        begin = PlateChoice("begin", lambda: t("Begin"), back)
        title, task = partial(t, puzzle.title), partial(t, puzzle.task)
        return PuzzlePlate(self.context, title, task, [begin], back, self.view)

    def hand_over(self) -> None:
        if self.puzzle.over and self.context.go.on_top(self):
            self.layout(self.space.area)  # The plate has a button of its own that starts over.
            self.context.go.lay_over(self.verdict())

    def verdict(self) -> PuzzlePlate:
        """Return the plate that says whether the turn solved the puzzle, which is then remembered."""
        context, session, ways = self.context, self.puzzle, self._ways
        if not session.solved:
            title, choices = partial(t, mark("Not solved")), (ways.out, ways.way, ways.again)
            said = session.came_to
            return PuzzlePlate(context, title, said, choices, ways.leave, self.view, Sound.DEFEAT)
        how = Solved.HELPED if session.helped else Solved.ALONE
        remember(context, session.contents.info, session.puzzle.key, how)
        choices, why = (ways.out, ways.again, ways.next), session.puzzle.why
        said = partial(t, why)
        return PuzzlePlate(context, self._cheer, said, choices, ways.leave, self.view, Sound.VICTORY)

    def _cheer(self) -> Segments:
        gold = self.context.theme.palette.gold_light
        return [icon("laurel", gold), "  ", t("Solved!"), "  ", icon("laurel", gold)]


class ShownTable(CardTable):
    """A base class to put before the game's own table: a replay that ends with the reason for the solution."""

    shown: ShownWay

    def lay_way(self, session: ShownWay) -> None:
        """Take over the session. Call it once the table is built."""
        self.shown = session
        self._ways = Ways(self.context, session.contents, session.puzzle)
        self.pieces.menu.ways_out = (self._ways.again, self._ways.out)

    def hand_over(self) -> None:
        if self.shown.over and self.context.go.on_top(self):
            self.context.go.lay_over(self.explanation())

    def explanation(self) -> PuzzlePlate:
        """Return the plate with the reason."""
        ways, why = self._ways, self.shown.puzzle.why
        choices = (ways.out, ways.next, ways.again)
        title = partial(t, mark("One way to do it"))
        return PuzzlePlate(self.context, title, partial(t, why), choices, ways.leave, self.view)
