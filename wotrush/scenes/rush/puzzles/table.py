"""The table at which a puzzle is played, and the one at which its way is shown."""

from __future__ import annotations

from functools import partial

from wotrush.i18n import mark, t
from wotrush.model.rush.positions.puzzle import Puzzle
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.puzzles.solved import Solved, remember
from wotrush.scenes.rush.puzzles.plate import PlateChoice, PuzzlePlate
from wotrush.scenes.rush.puzzles.session import PuzzleSession, ShownWay
from wotrush.scenes.rush.puzzles.shelf import following
from wotrush.scenes.rush.puzzles.words import words_of
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.style.icons import icon
from wotrush.scenes.style.sound_names import Sound
from wotrush.stage.typography.text import Segments


class Ways:
    """Where one can go from a puzzle."""

    def __init__(self, context: AppContext, puzzle: Puzzle) -> None:
        self._context, self._puzzle = context, puzzle

    def play(self) -> None:
        """Anew, from the beginning."""
        play(self._context, self._puzzle)

    def play_next(self) -> None:
        play(self._context, following(self._puzzle))

    def show(self) -> None:
        """The way to the goal, on the table."""
        context = self._context
        context.go.table(ShownWay(self._puzzle, context.settings, context.clock))

    def leave(self) -> None:
        """To all puzzles."""
        self._context.go.title()
        self._context.go.puzzles()

    # -- as buttons

    @property
    def again(self) -> PlateChoice:
        return PlateChoice("again", lambda: t("Try again"), self.play)

    @property
    def next(self) -> PlateChoice:
        return PlateChoice("next", lambda: t("Next puzzle"), self.play_next)

    @property
    def way(self) -> PlateChoice:
        return PlateChoice("way", lambda: t("Show me"), self.show)

    @property
    def out(self) -> PlateChoice:
        return PlateChoice("puzzles", lambda: t("All puzzles"), self.leave)


def play(context: AppContext, puzzle: Puzzle) -> None:
    """Lays the puzzle's table."""
    context.go.table(PuzzleSession(puzzle, context.settings, context.clock))


class PuzzleTable(TableScene):
    """Tells the task first, and at the end of the turn whether it was solved."""

    def __init__(self, context: AppContext, session: PuzzleSession) -> None:
        super().__init__(context, session)
        self.puzzle = session
        self._ways = Ways(context, session.puzzle)
        self._told = False
        self.pieces.menu.ways_out = (self._ways.again, self._ways.way, self._ways.out)

    def update(self) -> None:
        super().update()
        if not self._told and self.still and self.context.go.on_top(self):
            self._told = True
            self.context.go.lay_over(self.briefing())

    def briefing(self) -> PuzzlePlate:
        """The task, before anything else."""
        words, back = words_of(self.puzzle.puzzle), self.context.go.back
        begin = PlateChoice("begin", lambda: t("Begin"), back)
        return PuzzlePlate(self.context, lambda: t(words.title), lambda: t(words.task), [begin], back)

    def hand_over(self) -> None:
        if self.puzzle.over and self.context.go.on_top(self):
            self.context.go.lay_over(self.verdict())

    def verdict(self) -> PuzzlePlate:
        """Whether the turn that has been played solves the puzzle, which then counts as solved."""
        context, puzzle, ways = self.context, self.puzzle.puzzle, self._ways
        if not self.puzzle.solved:
            title, choices = partial(t, mark("Not solved")), (ways.out, ways.way, ways.again)
            return PuzzlePlate(context, title, self.puzzle.came_to, choices, ways.leave, Sound.DEFEAT)
        remember(context, puzzle.key, Solved.HELPED if self.puzzle.helped else Solved.ALONE)
        choices = (ways.out, ways.again, ways.next)
        return PuzzlePlate(
            context, self._cheer, lambda: t(words_of(puzzle).why), choices, ways.leave, Sound.VICTORY
        )

    def _cheer(self) -> Segments:
        gold = self.context.theme.palette.gold_light
        return [icon("laurel", gold), "  ", t("Solved!"), "  ", icon("laurel", gold)]


class ShownTable(TableScene):
    """A replay that ends with why it went as it went."""

    def __init__(self, context: AppContext, session: ShownWay) -> None:
        super().__init__(context, session)
        self.shown = session
        self._ways = Ways(context, session.puzzle)
        self.pieces.menu.ways_out = (self._ways.again, self._ways.out)

    def hand_over(self) -> None:
        if self.shown.over and self.context.go.on_top(self):
            self.context.go.lay_over(self.explanation())

    def explanation(self) -> PuzzlePlate:
        """Why it is done so."""
        ways, why = self._ways, words_of(self.shown.puzzle).why
        choices = (ways.out, ways.next, ways.again)
        return PuzzlePlate(
            self.context, partial(t, mark("One way to do it")), partial(t, why), choices, ways.leave
        )
