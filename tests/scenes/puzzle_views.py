"""Puzzles on the screen, ready to be looked at: all of them, one being played, and what is said at its end."""

from __future__ import annotations

from collections.abc import Mapping

from tests.scenes.views import View
from wotrush.model.rush.actions import Action
from wotrush.model.rush.positions.puzzle import Puzzle
from wotrush.scenes.puzzles.solved import Solved, remember
from wotrush.scenes.rush.puzzles.scene import PuzzlesScene
from wotrush.scenes.rush.puzzles.session import PuzzleSession, ShownWay
from wotrush.scenes.rush.puzzles.shelf import all_puzzles
from wotrush.scenes.rush.puzzles.table import PuzzleTable, ShownTable
from wotrush.scenes.rush.puzzles.words import words_of
from wotrush.stage.scene import NodeScene
from wotrush.workshop.studio import Studio

WORDIEST = max(all_puzzles(), key=lambda puzzle: len(words_of(puzzle).why))


def shelf(studio: Studio) -> NodeScene:
    for n, puzzle in enumerate(all_puzzles()[:7]):
        remember(studio.context, puzzle.key, Solved.HELPED if n % 2 else Solved.ALONE)
    return PuzzlesScene(studio.context)


def table(studio: Studio, puzzle: Puzzle = WORDIEST, line: tuple[Action, ...] = ()) -> PuzzleTable:
    """After some of its turn has been played."""
    session = PuzzleSession(puzzle, studio.context.settings, studio.clock)
    for action in line:
        session.decide(action)
    session.poll()
    return PuzzleTable(studio.context, session)


def way(studio: Studio) -> ShownTable:
    return ShownTable(studio.context, ShownWay(WORDIEST, studio.context.settings, studio.clock))


PUZZLES: Mapping[str, View] = {
    "puzzles": View(shelf),
    "puzzle": View(table),
    "puzzle, told": View(lambda studio: table(studio).briefing()),
    "puzzle, solved": View(lambda studio: table(studio, WORDIEST, WORDIEST.ways[0]).verdict()),
    "puzzle, missed": View(lambda studio: table(studio, WORDIEST, WORDIEST.traps[0]).verdict()),
    "way, explained": View(lambda studio: way(studio).explanation()),
}
