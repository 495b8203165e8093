"""What is special about Rush's tutorial: its instructor, its places, and a learner who does otherwise."""

from __future__ import annotations

from pathlib import Path

import pygame

from tests.scenes.rush.tutorial.rush_learner import RushLearner
from wotrush.ai.registry import make_agent
from wotrush.games import GAMES
from wotrush.match.seats import Human, Opponent
from wotrush.scenes.rush.info import INFO
from wotrush.scenes.rush.tutorial.contents import AGENT
from wotrush.scenes.rush.tutorial.spots import LessonSpot, lesson_rect
from wotrush.scenes.rush.tutorial.table import LessonTable
from wotrush.scenes.session.advice import adviser_of
from wotrush.scenes.tutorial.lesson_scene import LessonScene


def test_a_learner_may_do_otherwise(tmp_path: Path) -> None:
    """The learner ends every turn at once, sure of it when asked; lessons still come, and nothing breaks."""
    learner = RushLearner(tmp_path)
    learner.start()
    for _ in range(120):
        learner.pilot.wait(0.4)
        top = learner.pilot.stack.top
        if isinstance(top, LessonScene):
            learner.read.append(top.lesson.key)
            learner.pilot.key(pygame.K_ESCAPE)
        elif isinstance(top, LessonTable):
            learner.pilot.key(pygame.K_e)
    assert "welcome" in learner.read
    assert len(learner.read) == len(set(learner.read))
    assert learner.program.session.observation().round > 5


def test_everything_a_lesson_speaks_of_has_its_place(tmp_path: Path) -> None:
    learner = RushLearner(tmp_path, size=(1920, 1080))
    learner.start()
    learner.pilot.wait(0.5)
    view = next(s for s in learner.program.stack.each() if isinstance(s, LessonTable)).view
    for spot in LessonSpot:
        rect = lesson_rect(view, spot)
        assert rect is not None
        assert view.frame.area.contains(rect)


def test_whoever_teaches_is_asked_for_hints_and_the_strongest_at_every_other_table() -> None:
    pupil, drill, rival = Human("Ada"), Opponent("Drill", AGENT), Opponent("Lynx", "ace")
    assert adviser_of(INFO, [pupil, drill]) == "veteran"
    assert adviser_of(INFO, [pupil, rival]) == list(INFO.levels)[-1]


def test_the_game_is_short_and_the_instructor_only_damages(tmp_path: Path) -> None:
    """It shoots so that there is something to see, and destroys nothing on its own account."""
    learner = RushLearner(tmp_path)
    learner.start()
    learner.go_on("mouse", until=learner.finished)
    assert learner.program.session.match.turn // 2 <= 12, "few enough rounds for six minutes"
    assert learner.program.session.observation().bases_destroyed[1] == 0
    assert make_agent(GAMES["rush"], AGENT)
