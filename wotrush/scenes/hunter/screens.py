"""What Tank Hunter provides to the shared scenes."""

from __future__ import annotations

from wotrush.scenes.gallery.contents import GalleryContents
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.result.contents import ResultContents
from wotrush.scenes.rulebook.book import Book
from wotrush.scenes.screens import Screens
from wotrush.scenes.session.session import GameSession
from wotrush.scenes.tutorial.lesson import TutorialContents
from wotrush.stage.scene import NodeScene


def _table(context: AppContext, session: GameSession) -> NodeScene:
    from wotrush.scenes.hunter.table.scene import BattleTable
    from wotrush.scenes.hunter.tutorial.table import BattleLessonTable
    from wotrush.scenes.tutorial.course import course_for

    course = course_for(context, session, _tutorial())
    return BattleTable(context, session) if course is None else BattleLessonTable(context, session, course)


def _result() -> ResultContents:
    from wotrush.scenes.hunter.result.contents import HUNTER_RESULT

    return HUNTER_RESULT


def _tutorial() -> TutorialContents:
    from wotrush.scenes.hunter.tutorial.contents import TUTORIAL

    return TUTORIAL


def _rules() -> Book:
    from wotrush.scenes.hunter.rulebook.contents import HUNTER_BOOK

    return HUNTER_BOOK


def _cards() -> GalleryContents:
    from wotrush.scenes.hunter.gallery.contents import hunter_gallery

    return hunter_gallery()


HUNTER_SCREENS = Screens(
    table=_table,
    result=_result,
    tutorial=_tutorial,
    rules=_rules,
    cards=_cards,
)
