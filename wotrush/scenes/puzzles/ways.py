"""Where a player can go from a puzzle."""

from __future__ import annotations

from collections.abc import Callable

from wotrush.i18n import t
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.puzzles.plate import PlateChoice
from wotrush.scenes.puzzles.puzzle import AnyPuzzle, PuzzleContents
from wotrush.scenes.puzzles.session import PuzzleSession, ShownWay
from wotrush.scenes.session.session import GameSession


class Ways:
    """The next steps, as functions and as buttons."""

    def __init__(self, context: AppContext, contents: PuzzleContents, puzzle: AnyPuzzle) -> None:
        self._context, self._contents, self._puzzle = context, contents, puzzle

    def play(self) -> None:
        """Play the puzzle from its beginning."""
        self._play(self._puzzle)

    def play_again(self) -> None:
        """Play it from its beginning, without its task being read out once more."""
        self._play(self._puzzle, known=True)

    def play_next(self) -> None:
        self._play(self._contents.after(self._puzzle))

    def _play(self, puzzle: AnyPuzzle, *, known: bool = False) -> None:
        context = self._context
        session = PuzzleSession(self._contents, puzzle, context.settings, context.clock)
        session.known = known
        context.go.table(session)

    def show(self) -> None:
        """Show a solution on the table."""
        context = self._context
        context.go.table(ShownWay(self._contents, self._puzzle, context.settings, context.clock))

    def leave(self) -> None:
        """Go back to the page of all puzzles."""
        self._context.go.title()
        self._context.go.puzzles()

    # -- as buttons

    @property
    def again(self) -> PlateChoice:
        return PlateChoice("again", lambda: t("Try again"), self.play_again)

    @property
    def next(self) -> PlateChoice:
        return PlateChoice("next", lambda: t("Next puzzle"), self.play_next)

    @property
    def way(self) -> PlateChoice:
        return PlateChoice("way", lambda: t("Show me"), self.show)

    @property
    def out(self) -> PlateChoice:
        return PlateChoice("puzzles", lambda: t("All puzzles"), self.leave)


def restart_of(context: AppContext, session: GameSession) -> Callable[[], None] | None:
    """Return what restarts a puzzle or the showing of its solution; None for any other session."""
    match session:
        case PuzzleSession(contents=contents, puzzle=puzzle):
            return Ways(context, contents, puzzle).play
        case ShownWay(contents=contents, puzzle=puzzle):
            return Ways(context, contents, puzzle).show
        case _:
            return None
