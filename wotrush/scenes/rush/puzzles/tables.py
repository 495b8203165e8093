"""The tables of Rush on which puzzles are played and solutions are shown."""

from __future__ import annotations

from wotrush.scenes.page.context import AppContext
from wotrush.scenes.puzzles.session import PuzzleSession, ShownWay
from wotrush.scenes.puzzles.tables import PuzzleTable, ShownTable
from wotrush.scenes.rush.table.scene import TableScene


class RushPuzzleTable(PuzzleTable, TableScene):
    """The table on which a puzzle is played."""

    def __init__(self, context: AppContext, session: PuzzleSession) -> None:
        super().__init__(context, session)
        self.lay_puzzle(session)


class RushShownTable(ShownTable, TableScene):
    """The table on which a puzzle's solution is shown."""

    def __init__(self, context: AppContext, session: ShownWay) -> None:
        super().__init__(context, session)
        self.lay_way(session)
