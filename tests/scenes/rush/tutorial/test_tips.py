"""Tips in a player's first games: each once, switchable, and never for those who do not want them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame

from tests.scenes.program import QUICK, Program
from wotrush.ai.registry import make_agent
from wotrush.games import GAMES
from wotrush.scenes.rush.table.scene import TableScene
from wotrush.scenes.rush.tutorial.lessons import LESSONS
from wotrush.scenes.tutorial.lesson_scene import LessonScene
from wotrush.settings import Settings

TIPS = {lesson.key for lesson in LESSONS if lesson.tip}


def tips_in(program: Program, seed: int, steps: int = 500) -> list[str]:
    """Play a game as the recruit would, and read whatever comes up."""
    reported = []
    recruit = make_agent(GAMES["rush"], "recruit")
    program.new_game(seed)
    for _ in range(steps):
        program.pilot.stack.update()
        program.clock.advance(0.2)
        top = program.stack.top
        if isinstance(top, LessonScene):
            reported.append(top.lesson.key)
            program.pilot.key(pygame.K_RETURN)
        elif isinstance(top, TableScene) and program.session.may_decide:
            o = program.session.observation()
            program.session.decide(recruit.choose(o, Random(program.session.match.opponent_seed())).action)
    program.app.title()
    program.pilot.step()
    return reported


def test_every_tip_comes_once_in_a_lifetime(tmp_path: Path) -> None:
    program = Program(tmp_path, QUICK.model_copy(update={"tips": True}))
    first = tips_in(program, seed=5)
    assert len(first) > 5
    assert len(set(first)) == len(first)
    assert set(first) <= TIPS
    assert set(program.app.context.settings.tips_told) >= set(first)
    assert not set(tips_in(program, seed=6)) & set(first)


def test_tips_are_off_unless_somebody_wants_them(tmp_path: Path) -> None:
    assert Settings().tips is False
    assert tips_in(Program(tmp_path), seed=5, steps=120) == []


def test_what_the_tutorial_has_taught_is_no_tip_any_more(tmp_path: Path) -> None:
    program = Program(tmp_path, QUICK.model_copy(update={"tips": True}))
    program.app.tutorial()
    taught = []
    for _ in range(60):
        program.pilot.stack.update()
        program.clock.advance(0.2)
        if isinstance(top := program.stack.top, LessonScene):
            taught.append(top.lesson.key)
            program.pilot.key(pygame.K_RETURN)
        elif program.session.may_decide and program.session.hint is not None:
            program.session.decide(program.session.hint.action)
    program.app.title()
    assert len(taught) > 3
    assert not set(tips_in(program, seed=5)) & set(taught)
