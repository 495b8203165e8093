"""Tips in a player's first games: each once, separately for each game, and never for those who do not want them."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Vector2

from tests.scenes.program import QUICK, Program
from tests.scenes.tutorial.learner import PAUSE, tips_in, tutorial_of
from wotrush.games import GAMES, game_info
from wotrush.scenes.rush.tutorial.table import LessonTable
from wotrush.scenes.tutorial.lesson_scene import UNREAD, LessonScene
from wotrush.scenes.tutorial.tips import tips_given
from wotrush.settings import Settings, Speed
from wotrush.workshop.pilot import FRAME


def first_games(folder: Path, game: str) -> Program:
    """Return a program whose player wants tips."""
    return Program(folder, QUICK.model_copy(update={"tips": True, "game": game}), blind=True)


@pytest.mark.parametrize("game", GAMES)
def test_every_tip_comes_once_in_a_lifetime(game: str, tmp_path: Path) -> None:
    program = first_games(tmp_path, game)
    first = tips_in(program, game, seed=5)
    assert len(first) > 5
    assert len(set(first)) == len(first)
    assert set(first) <= {lesson.key for lesson in tutorial_of(game).lessons if lesson.tip}
    assert not set(tips_in(program, game, seed=6)) & set(first)
    settings = program.app.context.settings
    assert set(tips_given(game_info(game), settings)) >= set(first)
    assert not any(tips_given(game_info(other), settings) for other in GAMES if other != game)


def test_tips_are_off_unless_somebody_wants_them(tmp_path: Path) -> None:
    assert Settings().tips is False
    assert tips_in(Program(tmp_path, blind=True), "rush", seed=5, steps=120) == []


def test_a_click_that_was_meant_for_the_table_puts_no_tip_away(tmp_path: Path) -> None:
    program = Program(tmp_path, QUICK.model_copy(update={"game": "rush"}), blind=True)
    program.app.tutorial()
    while not isinstance(program.stack.top, LessonScene):
        program.pilot.step(FRAME)
    lesson = program.stack.top
    program.pilot.click(Vector2(2, 2))
    program.pilot.step(PAUSE)
    assert program.stack.top is lesson
    program.pilot.step(UNREAD)
    program.pilot.click(Vector2(2, 2))
    program.pilot.step(PAUSE)
    assert program.stack.top is not lesson


def test_no_lesson_lies_over_a_banner_that_is_being_read(tmp_path: Path) -> None:
    program = Program(tmp_path, QUICK.model_copy(update={"game": "rush", "speed": Speed.NORMAL}), blind=True)
    program.app.tutorial()
    table = program.scene(LessonTable)
    choreography = table.choreography
    choreography._banners.queue(choreography.animator.ribbon("Your turn"))
    while choreography.announcing or not table.still:
        assert program.stack.top is table
        program.pilot.step(FRAME)
    program.pilot.step(FRAME)
    assert isinstance(program.stack.top, LessonScene)


def test_what_the_tutorial_has_taught_is_no_tip_any_more(tmp_path: Path) -> None:
    program = first_games(tmp_path, "rush")
    program.app.tutorial()
    taught = []
    for _ in range(60):
        program.pilot.step(PAUSE)
        if isinstance(top := program.stack.top, LessonScene):
            taught.append(top.lesson.key)
            program.pilot.key(pygame.K_RETURN)
        elif (hint := program.session.hint) and hint.action in program.session.observation().actions:
            program.session.decide(hint.action)
    program.app.title()
    assert len(taught) > 3
    assert not set(tips_in(program, "rush", seed=5)) & set(taught)
