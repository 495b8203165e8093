"""The scenes beside the table that are measured."""

from __future__ import annotations

from collections.abc import Callable

from wotrush.scenes.rush.info import INFO
from wotrush.stage.scene import NodeScene
from wotrush.workshop.staged import new_match, play_out
from wotrush.workshop.studio import Studio


def _title(studio: Studio) -> NodeScene:
    from wotrush.scenes.menu.title import Title

    return Title(studio.context, INFO)


def _new(studio: Studio) -> NodeScene:
    from wotrush.scenes.menu.new_game import NewGame

    return NewGame(studio.context, [INFO], INFO, lambda info, setup: None)


def _settings(studio: Studio) -> NodeScene:
    from wotrush.scenes.menu.settings_scene import SettingsScene

    return SettingsScene(studio.context, studio.size)


def _rules(studio: Studio) -> NodeScene:
    from wotrush.scenes.rulebook.scene import RuleBook
    from wotrush.scenes.rush.rulebook.contents import BOOK

    return RuleBook(studio.context, BOOK)


def _result(studio: Studio) -> NodeScene:
    from wotrush.scenes.result.scene import ResultScene
    from wotrush.scenes.rush.result.contents import RESULT

    match = new_match(5, seed=3)
    play_out(match)
    return ResultScene(studio.context, studio.session(match), RESULT)


PAGES: dict[str, Callable[[Studio], NodeScene]] = {
    "title": _title,
    "new": _new,
    "settings": _settings,
    "rules": _rules,
    "result": _result,
}
"""Scenes that are only looked at."""
