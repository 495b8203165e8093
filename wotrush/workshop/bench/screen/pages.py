"""The pages that are measured besides the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from wotrush.game_info import GameInfo, GamePart
from wotrush.games import game_info, games_to_choose
from wotrush.scenes.screens import screens_of
from wotrush.stage.scene import NodeScene
from wotrush.workshop.staged import new_match, play_out
from wotrush.workshop.studio import Studio

PLAYERS, SEED = 5, 3
"""How many play the game whose result is shown, and its seed."""


def pages_of(game: str) -> dict[str, Callable[[Studio], NodeScene]]:
    """Return the scenes of a game that are only looked at, by name."""
    info = game_info(game)
    pages = {"title": _title, "new": _new, "settings": _settings, "rules": _rules, "result": _result}
    if GamePart.RULES not in info.parts:
        del pages["rules"]
    return {name: partial(make, info=info) for name, make in pages.items()}


def _title(studio: Studio, info: GameInfo) -> NodeScene:
    from wotrush.scenes.menu.title import Title

    return Title(studio.context, info, games_to_choose())


def _new(studio: Studio, info: GameInfo) -> NodeScene:
    from wotrush.scenes.menu.new_game import NewGame

    return NewGame(studio.context, games_to_choose(), info, lambda info, setup: None)


def _settings(studio: Studio, info: GameInfo) -> NodeScene:
    from wotrush.scenes.menu.settings_scene import SettingsScene

    return SettingsScene(studio.context, studio.size)


def _rules(studio: Studio, info: GameInfo) -> NodeScene:
    from wotrush.scenes.rulebook.scene import RuleBook

    rules = screens_of(info.name).rules
    assert rules is not None
    return RuleBook(studio.context, rules())


def _result(studio: Studio, info: GameInfo) -> NodeScene:
    from wotrush.scenes.result.scene import ResultScene

    match = new_match(PLAYERS, SEED, game=info.name)
    play_out(match)
    session = studio.session(match)
    return ResultScene(studio.context, session, screens_of(session.info.name).result())
