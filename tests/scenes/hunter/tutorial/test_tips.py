"""Tips in a player's first games of Tank Hunter, kept apart from those of the other game."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame

from tests.scenes.program import QUICK, Program
from wotrush.ai.registry import make_agent
from wotrush.games import game_entry
from wotrush.scenes.hunter.info import INFO
from wotrush.scenes.hunter.table.scene import BattleTable
from wotrush.scenes.hunter.tutorial.lessons import LESSONS
from wotrush.scenes.rush.info import INFO as RUSH
from wotrush.scenes.tutorial.lesson_scene import LessonScene
from wotrush.scenes.tutorial.tips import tips_given
from wotrush.stage.input.pilot import FRAME

TIPS = {lesson.key for lesson in LESSONS if lesson.tip}


def tips_in(program: Program, seed: int) -> list[str]:
    """Play the first rounds of a game as a recruit would, and read whatever comes up."""
    read = []
    recruit = make_agent(game_entry(INFO.name), "recruit")
    program.new_game(seed)
    for _ in range(300):
        program.pilot.step(0.2)
        top = program.stack.top
        if isinstance(top, LessonScene):
            read.append(top.lesson.key)
            program.pilot.key(pygame.K_RETURN)
        elif isinstance(top, BattleTable) and program.session.may_decide:
            o = program.session.observation()
            program.session.decide(recruit.choose(o, Random(program.session.match.opponent_seed())).action)
    program.app.title()
    program.pilot.step()
    return read


def test_every_tip_comes_once_in_a_lifetime(tmp_path: Path) -> None:
    program = Program(tmp_path, QUICK.model_copy(update={"tips": True, "game": INFO.name}))

    def blind(seconds: float = FRAME) -> None:
        program.clock.advance(seconds)
        program.stack.update()

    program.pilot.step = blind  # type: ignore[method-assign]
    first = tips_in(program, seed=5)
    assert {"hidden", "actions", "attack"} <= set(first) <= TIPS
    assert len(set(first)) == len(first)
    assert not set(tips_in(program, seed=6)) & set(first)
    settings = program.app.context.settings
    assert set(tips_given(INFO, settings)) >= set(first)
    assert tips_given(RUSH, settings) == ()
