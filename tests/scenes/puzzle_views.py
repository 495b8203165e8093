"""Views of puzzles: their page, one being played, and the plates before and after it."""

from __future__ import annotations

from collections.abc import Mapping

from tests.scenes.views import View
from wotrush.model.rush.actions import Action
from wotrush.scenes.puzzles.scene import PuzzlesScene
from wotrush.scenes.puzzles.session import PuzzleSession, ShownWay
from wotrush.scenes.puzzles.solved import Solved, remember
from wotrush.scenes.rush.puzzles.contents import PUZZLES as CONTENTS
from wotrush.scenes.rush.puzzles.contents import RushPuzzle, rush_puzzles
from wotrush.scenes.rush.puzzles.tables import RushPuzzleTable, RushShownTable
from wotrush.stage.scene import NodeScene
from wotrush.workshop.studio import Studio

WORDIEST = max(rush_puzzles(), key=lambda puzzle: len(puzzle.why))


def page(studio: Studio) -> NodeScene:
    for n, puzzle in enumerate(rush_puzzles()[:7]):
        remember(studio.context, CONTENTS.info, puzzle.key, Solved.HELPED if n % 2 else Solved.ALONE)
    return PuzzlesScene(studio.context, CONTENTS)


def table(studio: Studio, puzzle: RushPuzzle = WORDIEST, line: tuple[Action, ...] = ()) -> RushPuzzleTable:
    """Return the table of a puzzle after some of its turn has been played."""
    session = PuzzleSession(CONTENTS, puzzle, studio.context.settings, studio.clock)
    for action in line:
        session.decide(action)
    session.poll()
    return RushPuzzleTable(studio.context, session)


def way(studio: Studio) -> RushShownTable:
    return RushShownTable(studio.context, ShownWay(CONTENTS, WORDIEST, studio.context.settings, studio.clock))


PUZZLES: Mapping[str, View] = {
    "puzzles": View(page),
    "puzzle": View(table),
    "puzzle, told": View(lambda studio: table(studio).briefing()),
    "puzzle, solved": View(lambda studio: table(studio, WORDIEST, WORDIEST.way).verdict()),
    "puzzle, missed": View(lambda studio: table(studio, WORDIEST, WORDIEST.puzzle.traps[0]).verdict()),
    "way, explained": View(lambda studio: way(studio).explanation()),
}
