"""Chooses the table for a session of Rush."""

from __future__ import annotations

from wotrush.scenes.page.context import AppContext
from wotrush.scenes.puzzles.session import PuzzleSession, ShownWay
from wotrush.scenes.rush.puzzles.tables import RushPuzzleTable, RushShownTable
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.rush.tutorial.contents import TUTORIAL
from wotrush.scenes.rush.tutorial.table import LessonTable
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.tutorial.course import course_for


def table_for(context: AppContext, session: GameSession) -> TableScene:
    """Make the table of a puzzle, of a solution being shown, of somebody who learns, or of any other game."""
    if isinstance(session, PuzzleSession):
        return RushPuzzleTable(context, session)
    if isinstance(session, ShownWay):
        return RushShownTable(context, session)
    course = course_for(context, session, TUTORIAL)
    return TableScene(context, session) if course is None else LessonTable(context, session, course)
