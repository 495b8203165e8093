"""What Rush provides to the shared scenes."""

from __future__ import annotations

from wotrush.scenes.gallery.contents import GalleryContents
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.puzzles.puzzle import PuzzleContents
from wotrush.scenes.result.contents import ResultContents
from wotrush.scenes.rulebook.book import Book
from wotrush.scenes.screens import Screens
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.tutorial.lesson import TutorialContents
from wotrush.stage.scene import NodeScene


def _table(context: AppContext, session: GameSession) -> NodeScene:
    from wotrush.scenes.rush.tables import table_for

    return table_for(context, session)


def _result() -> ResultContents:
    from wotrush.scenes.rush.result.contents import RESULT

    return RESULT


def _tutorial() -> TutorialContents:
    from wotrush.scenes.rush.tutorial.contents import TUTORIAL

    return TUTORIAL


def _puzzles() -> PuzzleContents:
    from wotrush.scenes.rush.puzzles.contents import PUZZLES

    return PUZZLES


def _rules() -> Book:
    from wotrush.scenes.rush.rulebook.contents import BOOK

    return BOOK


def _cards() -> GalleryContents:
    from wotrush.scenes.rush.gallery.contents import gallery

    return gallery()


SCREENS = Screens(
    table=_table,
    result=_result,
    tutorial=_tutorial,
    puzzles=_puzzles,
    rules=_rules,
    cards=_cards,
)
