"""What Rush hands to the shared scenes. Each function imports its scene when it is called."""

from __future__ import annotations

from wotrush.match.seats import Setup
from wotrush.scenes.page.context import AppContext
from wotrush.scenes.screens import Resume, Screens
from wotrush.scenes.session.session import GameSession
from wotrush.stage.scene import Scene


def _table(context: AppContext, session: GameSession) -> Scene:
    from wotrush.scenes.rush.tutorial.table import table_for

    return table_for(context, session)


def _tutorial() -> Setup:
    from wotrush.scenes.rush.tutorial.course import lesson_game

    return lesson_game()


def _puzzles(context: AppContext) -> Scene:
    from wotrush.scenes.rush.puzzles.scene import PuzzlesScene

    return PuzzlesScene(context)


def _cards(context: AppContext) -> Scene:
    from wotrush.scenes.rush.gallery.scene import Gallery

    return Gallery(context)


def _rules(context: AppContext, key: str) -> Scene:
    from wotrush.scenes.rush.rulebook.scene import RuleBook

    return RuleBook(context, key)


def _restart(context: AppContext, session: GameSession) -> Resume | None:
    from wotrush.scenes.rush.puzzles.session import PuzzleSession, ShownWay
    from wotrush.scenes.rush.puzzles.table import Ways

    match session:
        case PuzzleSession(puzzle=puzzle):
            return Ways(context, puzzle).play
        case ShownWay(puzzle=puzzle):
            return Ways(context, puzzle).show
        case _:
            return None


SCREENS = Screens(
    table=_table, tutorial=_tutorial, puzzles=_puzzles, cards=_cards, rules=_rules, restart=_restart
)
